import { say, type Sentences } from '#domain/browser/sentences'
import type { TextSize } from '#domain/browser/text'
import { counted, sentences } from '../browser/grammar'

export const SETTINGS = { title: 'Pengaturan', about: 'Untuk setiap perdagangan di browser ini' } as const
export const NODE = { title: 'Node', about: 'Dari mana harga dan saldo dibaca' } as const
export const LISTS = { title: 'Daftar', about: 'Dari mana token dan pasangan berasal' } as const
export const LOCAL_DATA = { title: 'Data lokal', about: 'Apa yang disimpan situs ini di browser Anda' } as const
export const DIAGNOSTICS = { title: 'Diagnostik', about: 'Untuk laporan tentang sesuatu yang bermasalah' } as const
export const DIAGNOSTICS_HINT =
  'Apa yang terjadi di sini sejak halaman dimuat, sebagai teks yang Anda lihat sebelum disalin. Teks itu tidak pergi ke mana pun sampai Anda menempelkannya.'

export const THEME = 'Tema'
export const THEMES = { light: 'Terang', dark: 'Gelap', system: 'Sama dengan sistem' } as const

export const STORED = {
  session: 'Dompet yang terakhir terhubung',
  recentWallets: 'Dompet yang baru digunakan',
  transactions: 'Transaksi',
  clearings: 'Kapan transaksi dibersihkan',
  openRequests: 'Permintaan yang belum dijawab dompet',
  settings: 'Pengaturan perdagangan',
  theme: 'Tema',
  language: 'Bahasa',
  systemNotifications: 'Notifikasi sistem',
  tradeChain: 'Jaringan tempat token diperdagangkan',
  walletLink: 'Tautan ke aplikasi dompet',
  lastReads: 'Nama dan saldo yang terakhir diketahui',
  addressBook: 'Buku alamat',
  tokenChoices: 'Token favorit, yang terakhir dipakai, dan yang Anda izinkan',
  ownNodes: 'Node Anda',
  terms: 'Ketentuan yang disepakati',
  reset: 'Pengaturan ulang yang sedang berjalan',
} as const
export const WALLET_SOFTWARE = 'Apa yang disimpan perangkat lunak dompet sendiri'

const SIZES: Sentences<TextSize> = {
  bytes: ({ figure }) => `${figure}\u00a0B`,
  kilobytes: ({ figure }) => `${figure}\u00a0kB`,
}
export const sizeText = (size: TextSize) => say(SIZES, size)

export const NOTHING_STORED = {
  title: 'Tidak ada yang disimpan',
  text: 'Browser Anda tidak mengizinkan situs ini menyimpan apa pun. Pilihan Anda berlaku sampai Anda menutup halaman.',
} as const

export const WHAT = 'Apa'
export const HOW_MUCH = 'Berapa banyak'
export const NOTHING_YET = 'Belum ada.'

export const HINT =
  'Data ini tidak pernah meninggalkan browser ini dengan sendirinya. File yang diekspor memuat semua di atas kecuali apa yang disimpan perangkat lunak dompet sendiri, di sini atau di basis datanya sendiri. Siapa pun yang memiliki file itu dapat melihat akun mana yang Anda gunakan, dan alamat node Anda beserta kunci apa pun di dalamnya.'
export const EXPORT = 'Ekspor'
export const RESET = 'Atur ulang'

export const RESET_QUESTION = 'Hapus semua yang disimpan situs ini di sini?'
export const DELETE = 'Hapus semuanya'
export const KEEP = 'Biarkan'

export const resetText = (pendingCount: number | null) =>
  sentences(
    'Koneksi dompet Anda diputuskan. Pengaturan, favorit, dan daftar transaksi Anda dihapus. Tidak ada yang berubah di blockchain.',
    pendingCount !== null &&
      counted(pendingCount, {
        other: `${pendingCount} transaksi masih menunggu dan masih dapat terlaksana, tetapi situs ini tidak akan memberi tahu Anda lagi.`,
      }),
  )
