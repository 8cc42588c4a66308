import { dateText } from '#domain/browser/time'

export const CLOSE = 'Kapat'
export const COPY_ADDRESS = 'Adresi kopyala'
export const COPIED = 'Kopyalandı!'
export const DISCONNECT = 'Bağlantıyı kes'
export const BALANCE_MISSING = 'Bakiye mevcut değil'
/** For screen readers: a balance that was read during an earlier visit. */
export const asLastRead = (balance: string) => `${balance}, son okunan değer`
export const COPY_REFUSED = 'Tarayıcı kopyalamaya izin vermedi'
export const copyByHand = (address: string) => `Adresi elle kopyalayın: ${address}`
export const sessionEndText = (at: number) => `Oturumun bitişi: ${dateText(at)}`

export const TITLE = 'Son işlemler'
export const EMPTY = 'İşlemleriniz burada görünecek.'

export const TAB_NAMES = {
  tokens: 'Tokenlar',
  activity: 'Etkinlik',
  approvals: 'İzinler',
  settings: 'Ayarlar',
} as const
export const YOUR_ACCOUNT = 'Hesabınız'
