import { dateText } from '../../../domain/browser/time'

export const CLOSE = 'Kapat'
export const COPY_ADDRESS = 'Adresi kopyala'
export const COPIED = 'Kopyalandı!'
export const DISCONNECT = 'Bağlantıyı kes'
export const BALANCE_MISSING = 'Bakiye mevcut değil'
/** After a balance that was read during an earlier visit, for screen readers. */
export const AS_LAST_READ = ', son okunan değer'
export const COPY_REFUSED = 'Tarayıcı kopyalamaya izin vermedi'
/** Before the address. */
export const COPY_BY_HAND = 'Adresi elle kopyalayın: '
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
