import { all, counted } from '../browser/grammar'
import type { ImprintSettings } from '#domain/profile/imprint'
import { coinWord } from '#domain/chain/chain'
import { grouped } from '#domain/browser/locale'

export const FAQ_TITLE = 'Tanya jawab'
export const IMPRINT_TITLE = 'Info operator'
export const ABOUT_FAQ = 'Jawaban singkat atas pertanyaan umum'
export const ABOUT_IMPRINT = 'Siapa yang menjalankan situs ini'

export const PROFILE = 'Profil'

export const SHOW_PICTURE = 'Tampilkan gambar'
/** Says that the shown account is another one than the connected one. */
export const viewing = (address: string) => `Melihat ${address}, hanya baca.`
export const BACK_TO_OWN = 'Kembali ke akun Anda sendiri'

export const WRONG_ADDRESS = {
  checksum: {
    title: 'Alamat ini salah ketik',
    text: 'Huruf besarnya tidak cocok dengan bagian lainnya. Salin lagi dari sumber yang Anda percayai.',
  },
  malformed: {
    title: 'Ini bukan alamat akun',
    text: 'Alamat terdiri atas 0x diikuti 40 angka atau huruf dari a sampai f.',
  },
} as const

export const CONNECTING = {
  title: 'Menghubungkan ke dompet Anda',
  text: 'Token Anda muncul begitu dompet merespons.',
} as const

export const DISCONNECTED = {
  title: 'Hubungkan dompet untuk melihat token Anda',
  text: 'Saldo dan persetujuan dibaca dari blockchain melalui node, yang melihat alamatnya. Apa yang Anda kirim dari sini hanya dicatat oleh browser ini.',
  action: 'Hubungkan',
} as const

export const wrongNetwork = (walletNetwork: string, chainName: string) => ({
  title: `Dompet Anda berada di ${walletNetwork}`,
  text: `Beralihlah ke ${chainName} untuk melihat token Anda di sini.`,
  action: `Beralih ke ${chainName}`,
})

export const FOREIGN_ACTIVITY = {
  title: 'Apa yang dikirim dari sini tidak ditampilkan',
  text: 'Itu hanya dicatat oleh browser yang mengirimnya. Swap bersifat publik, dan di bawah ini dapat dicari di blockchain.',
} as const

export const coinBalance = (coinName: string) => `Saldo ${coinName}`
export const TOTAL_VALUE = 'Nilai total'
export const withoutPrice = (unpriced: number, tokens: number) =>
  counted(tokens, { other: `${unpriced} dari ${tokens} token tidak memiliki harga` })

export const stillRead = (networks: readonly string[]) => `Masih memuat: ${all(networks)}`
export const unreadNetworks = (networks: readonly string[]) => `Tidak dapat dimuat: ${all(networks)}`

export const LABELS: Readonly<Record<keyof ImprintSettings, string>> = {
  operator: 'Operator',
  address: 'Alamat',
  contact: 'Kontak',
  register: 'Nomor registrasi',
  responsible: 'Penanggung jawab isi',
}
export const PLACEHOLDER = 'Belum diisi'

export const profileTokens = {
  title: 'Token',
  retry: 'Coba lagi',
  failed: 'Saldo tidak dapat dimuat',
  token: 'Token',
  price: 'Harga',
  balance: 'Saldo',
  value: 'Nilai',
  action: 'Tindakan',
  trade: 'Berdagang',
  boughtNote:
    '“Dibeli seharga” adalah biaya rata-rata, dengan harga saat itu, dalam swap yang dikirim dari browser ini atau ditemukan di Aktivitas, tanpa biaya jaringan. Yang tidak termasuk tidak dibeli dalam swap tersebut.',
}

export const boughtFor = (paid: string) => `Dibeli seharga ${paid}`
export const partBoughtFor = (part: string, whole: string, paid: string) =>
  `${part} dari ${whole} dibeli seharga ${paid}`

export const noReliablePrice = 'Tidak ada pool atau feed harga yang memberikan harga andal.'

export const pricesFrom = (blockNumber: number, coin: string, hasFeed: boolean) =>
  `Harga dari pool terdalam${hasFeed ? ` dan feed harga ${coinWord(coin)}` : ''} pada blok ${grouped(String(blockNumber))}`

export const worthDayAgo = (value: string, blockNumber: number) =>
  `Sehari lalu, token ini bernilai ${value}, dengan saldo dan harga pada blok ${grouped(String(blockNumber))}. Token yang tidak lagi dimiliki tidak disertakan.`

export const withBalance = (count: number) => `${count} dengan saldo`

export const hideSmall = (limit: string) => `Sembunyikan saldo di bawah ${limit}`
export const showSmall = (limit: string, count: number) => `Tampilkan saldo di bawah ${limit} (${count})`

export const balancesUnread = (balances: number) => ({
  title: counted(balances, { other: `${balances} saldo tidak dapat dimuat` }),
  text: counted(balances, { other: 'Nilai total tidak menyertakannya.' }),
})

export const noTokens = (chainName: string) => ({
  title: `Tidak ada token dalam dompet ini di ${chainName}`,
  text: 'Token yang Anda terima atau beli akan tercantum di sini.',
  action: 'Mulai berdagang',
})

export const tradeToken = (symbol: string) => `Berdagang ${symbol}`

export const nothingOn = (networks: readonly string[]) => `Tidak ada token di ${all(networks)}`
