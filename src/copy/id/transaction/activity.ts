import { grouped } from '#domain/browser/locale'

export const CLEAR_ALL = 'Bersihkan'
export const STOP_WATCHING = 'Berhenti memantau'
export const stopWatchingLabel = (description: string) => `Berhenti memantau ${description}`
export const moreTransactions = (count: number) =>
  `${grouped(String(count))} lagi. Ekspor CSV di halaman profil memuat semuanya.`
export const RECEIPT = 'Tanda terima'
export const receiptLabel = (description: string) => `Tanda terima: ${description}`
export const VIEW_ON_EXPLORER = 'Lihat lainnya di penjelajah blok'

export const TITLE = 'Aktivitas'
export const EMPTY_TITLE = 'Belum ada aktivitas'
export const EMPTY_TEXT =
  'Swap dan persetujuan yang Anda lakukan di sini dicatat oleh browser ini. Yang sebelumnya ada di blockchain.'
export const EXPORT = 'Ekspor CSV'

export const EARLIER = 'Swap sebelumnya'

export const COLUMNS = ['Waktu (UTC)', 'Transaksi', 'Hasil', 'Hash', 'Jaringan', 'Akun'] as const
