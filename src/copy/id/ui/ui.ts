export const TRY_AGAIN = 'Coba lagi'
export const ACTION = 'Tindakan'
export const BACK = 'Kembali'
export const CLOSE = 'Tutup'

export const COPY_ADDRESS = 'Salin alamat'
export const ADDRESS_COPIED = 'Disalin!'
export const EXPLORER = 'Penjelajah blok'

export const DETAILS = 'Detail'
export const COPY = 'Salin'
export const COPIED = 'Disalin'
export const COPY_REFUSED = 'Browser tidak mengizinkan penyalinan. Pilih teksnya lalu salin.'

/** Replaces an unknown figure. */
const NOT_AVAILABLE = 'tidak tersedia'

/** The reason is a clause or a sentence. */
export const notAvailable = (why: string | undefined) => (!why ? NOT_AVAILABLE : `${NOT_AVAILABLE}: ${why}`)

/** For screen readers: the text of a link that opens a new tab. */
export const opensNewTab = (link: string) => `${link} (terbuka di tab baru)`

export const EXACT_AMOUNT = 'Jumlah persis'

export const WHAT_IS = {
  slippage: 'Apa itu slippage?',
  sandwich: 'Apa itu sandwich?',
  approvals: 'Apa itu persetujuan?',
  pending: 'Apa yang dapat saya lakukan?',
  costs: 'Berapa biaya sebuah swap?',
  pools: 'Apa itu pool?',
  nodes: 'Apa itu node?',
  'test-networks': 'Apa itu jaringan uji?',
} as const

export type Term = keyof typeof WHAT_IS
