import { say, type Sentences } from '#domain/browser/sentences'
import type { RefusedRecipient } from '#domain/transfer/recipient'
import type { CautionFacts, StoppedFacts } from '#domain/transfer/transferFacts'
import { all, sentences } from '../browser/grammar'
import { beyondTermsWords, revertText, stopText } from '../trade/stop'

export const SEND = 'Kirim'
export const REVIEW = 'Tinjau sebelum mengirim'
export const RECIPIENT_HINT = 'Alamat atau nama'
export const SUGGESTIONS = { named: 'Buku alamat', paid: 'Pernah dibayar', own: 'Akun Anda' } as const

export const CONNECT_TO_SEND = 'Hubungkan dompet untuk mengirim'
export const SELECT_TOKEN = 'Pilih token untuk dikirim'
export const ENTER_RECIPIENT = 'Masukkan penerima'
export const CHECK_RECIPIENT = 'Periksa penerima'
export const READING_RECIPIENT = 'Memeriksa penerima'
export const sendLabel = (amount: string) => `Kirim ${amount}`
export const sendAnywayLabel = (amount: string) => `Tetap kirim ${amount}`

export const noAddressFor = (name: string) => `${name} tidak mengarah ke alamat apa pun.`
export const addressOf = (name: string) => `Alamat ${name}`

export const REFUSALS: Readonly<Record<RefusedRecipient, string>> = {
  self: 'Ini adalah akun yang Anda gunakan untuk mengirim.',
  nobody: 'Tidak ada yang memegang kunci alamat ini. Yang dikirim ke sana akan hilang.',
  ownToken: 'Ini adalah kontrak token itu sendiri. Yang dikirim ke sana akan hilang.',
  token: 'Ini adalah kontrak sebuah token. Yang dikirim ke sana biasanya hilang.',
  siteContract: 'Ini adalah kontrak bursa. Yang dikirim ke sana akan hilang.',
}

export const STOPPED = {
  title: 'Ini bukan alamat yang Anda kenal',
  text: 'Keduanya berawal dan berakhir sama, tetapi berbeda. Mungkin seseorang membuat alamat ini agar Anda menyalinnya karena keliru.',
  entered: 'Anda memasukkan',
  known: 'Anda kenal',
  use: 'Gunakan alamat yang Anda kenal',
} as const

const CAUTIONS: Sentences<CautionFacts, { title: string; text: string }> = {
  alike: ({ known }) => ({
    title: `Alamat ini mirip dengan ${known}`,
    text: 'Keduanya alamat yang berbeda. Bandingkan setiap karakter.',
  }),
  first: {
    title: 'Pembayaran pertama ke alamat ini',
    text: 'Browser ini tidak mengetahui pembayaran sebelumnya. Pembayaran tidak dapat ditarik kembali.',
  },
  contract: {
    title: 'Penerimanya adalah kontrak',
    text: 'Jika kontrak itu tidak punya cara membayarkan lagi yang Anda kirim, semuanya hilang.',
  },
  elsewhere: ({ networks, network }) => ({
    title: `Penerimanya adalah kontrak yang tidak ada di ${network}`,
    text: `Kontrak itu ada di ${all(networks)}. Di ${network}, mungkin tidak akan pernah ada yang dapat memindahkan yang Anda kirim.`,
  }),
  unread: {
    title: 'Penerima tidak dapat diperiksa',
    text: 'Node tidak menyatakan apakah itu kontrak.',
  },
}
export const cautionWords = (caution: CautionFacts) => say(CAUTIONS, caution)
export const CONSENT =
  'Saya telah membandingkan setiap karakter, dan penerima meminta saya memakai alamat ini di jaringan ini'

export const TO = 'Kepada'
export const ARRIVES = 'Yang tiba'
export const ARRIVED = 'Yang sudah tiba'
export const KEPT = 'Yang ditahan token'

const NOTHING_SENT = 'Tidak ada yang dikirim.'

const STOPS: Sentences<StoppedFacts> = {
  shared: ({ stop }) => stopText(stop),
  reverts: ({ revert }) => sentences(revertText(revert), NOTHING_SENT),
  coinRefused: sentences('Kontrak di alamat ini tidak menerima pembayaran ini.', NOTHING_SENT),
  refused: ({ symbol }) => sentences(`Kontrak ${symbol} menolak pembayaran ini.`, NOTHING_SENT),
  nothingArrives: ({ symbol }) => sentences(`Dalam simulasi, tidak ada ${symbol} yang tiba di penerima.`, NOTHING_SENT),
  lessArrives: ({ received, reviewed }) =>
    sentences(`Dalam simulasi, yang tiba di penerima ${received}, bukan ${reviewed}.`, NOTHING_SENT),
  moreLeaves: ({ excess }) => sentences(beyondTermsWords(excess).text, NOTHING_SENT),
  alsoLeaves: ({ token }) =>
    sentences(`Dalam simulasi, token lain juga keluar dari dompet Anda: ${token}.`, NOTHING_SENT),
  unexpected: sentences('Terjadi kesalahan.', NOTHING_SENT),
}
export const transferStopText = (stop: StoppedFacts) => say(STOPS, stop)

export const SENT = 'Dikirim ke jaringan'
export const SENT_TEXT = 'Anda dapat menutup jendela ini; pembayaran tetap berjalan.'
export const arrivedText = (received: string) => `${received} tiba di penerima.`
