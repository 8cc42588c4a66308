import { dateText } from '../../../domain/browser/time'

export const CLOSE = 'Tutup'
export const COPY_ADDRESS = 'Salin alamat'
export const COPIED = 'Disalin!'
export const DISCONNECT = 'Putuskan'
export const BALANCE_MISSING = 'Saldo tidak tersedia'
export const AS_LAST_READ = ', menurut pembacaan terakhir'
export const COPY_REFUSED = 'Browser tidak mengizinkan penyalinan'
export const COPY_BY_HAND = 'Salin alamatnya secara manual: '
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
