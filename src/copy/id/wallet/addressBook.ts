export const ADDRESS_BOOK = { title: 'Buku alamat', about: 'Nama untuk alamat, hanya disimpan di browser ini' } as const

export const NO_ADDRESSES = 'Belum ada alamat.'
export const NAME = 'Nama'
export const ADDRESS = 'Alamat'
export const ADD = 'Simpan alamat'
export const removeLabel = (name: string) => `Hapus ${name}`
export const REMOVE = 'Hapus'
export const IMPORT = 'Impor'
export const EXPORT = 'Ekspor'
export const UNDO = 'Urungkan'

export const saved = (name: string) => `${name} disimpan.`
export const removed = (name: string) => `${name} dihapus.`

export const imported = (added: number, kept: number, left: number) =>
  `Ditambahkan: ${added}. Sudah bernama di sini: ${kept}. Dilewati: ${left}.`

export const PROBLEMS = {
  noName: 'Masukkan nama.',
  malformed: 'Alamat terdiri atas 0x diikuti 40 angka atau huruf dari a sampai f.',
  checksum: 'Alamat ini salah ketik: huruf besarnya tidak cocok dengan bagian lainnya.',
  full: 'Buku alamat penuh.',
  tooLarge: 'File ini terlalu besar untuk sebuah buku alamat.',
  unreadable: 'File ini bukan buku alamat.',
} as const
