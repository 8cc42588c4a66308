import { dateText } from '#domain/browser/time'

export const CLOSE = 'Tutup'
export const COPY_ADDRESS = 'Salin alamat'
export const COPIED = 'Disalin!'
export const DISCONNECT = 'Putuskan'
export const BALANCE_MISSING = 'Saldo tidak tersedia'
/** For screen readers: a balance that was read during an earlier visit. */
export const asLastRead = (balance: string) => `${balance}, menurut pembacaan terakhir`
export const COPY_REFUSED = 'Browser tidak mengizinkan penyalinan'
export const copyByHand = (address: string) => `Salin alamatnya secara manual: ${address}`
export const sessionEndText = (at: number) => `Sesi berakhir pada ${dateText(at)}`

export const TITLE = 'Transaksi terbaru'
export const EMPTY = 'Transaksi Anda akan muncul di sini.'

export const TAB_NAMES = {
  tokens: 'Token',
  activity: 'Aktivitas',
  approvals: 'Persetujuan',
  settings: 'Pengaturan',
} as const
export const YOUR_ACCOUNT = 'Akun Anda'
