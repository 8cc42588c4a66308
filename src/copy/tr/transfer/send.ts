import { say, type Sentences } from '#domain/browser/sentences'
import type { RefusedRecipient } from '#domain/transfer/recipient'
import type { CautionFacts, StoppedFacts } from '#domain/transfer/transferFacts'
import { all, sentences } from '../browser/grammar'
import { beyondTermsWords, revertText, stopText } from '../trade/stop'

export const SEND = 'Gönder'
export const REVIEW = 'Göndermeden önce gözden geçir'
export const RECIPIENT_HINT = 'Adres veya ad'
export const SUGGESTIONS = { named: 'Adres defteri', paid: 'Daha önce ödenenler', own: 'Hesaplarınız' } as const

export const CONNECT_TO_SEND = 'Göndermek için cüzdan bağla'
export const SELECT_TOKEN = 'Gönderilecek bir token seçin'
export const ENTER_RECIPIENT = 'Bir alıcı girin'
export const CHECK_RECIPIENT = 'Alıcıyı kontrol edin'
export const READING_RECIPIENT = 'Alıcı kontrol ediliyor'
export const sendLabel = (amount: string) => `${amount} gönder`
export const sendAnywayLabel = (amount: string) => `Yine de ${amount} gönder`

export const noAddressFor = (name: string) => `${name} hiçbir adrese götürmüyor.`
export const addressOf = (name: string) => `${name} adının adresi`

export const REFUSALS: Readonly<Record<RefusedRecipient, string>> = {
  self: 'Bu, gönderim yaptığınız hesaptır.',
  nobody: 'Bu adresin anahtarı kimsede yok. Oraya gönderilen kaybolur.',
  ownToken: 'Bu, tokenın kendi sözleşmesidir. Oraya gönderilen kaybolur.',
  token: 'Bu, bir tokenın sözleşmesidir. Oraya gönderilen genellikle kaybolur.',
  siteContract: 'Bu, borsanın bir sözleşmesidir. Oraya gönderilen kaybolur.',
}

export const STOPPED = {
  title: 'Bu, bildiğiniz adres değil',
  text: 'İkisi de aynı başlıyor ve aynı bitiyor, ama farklılar. Biri bunu, yanlışlıkla kopyalamanız için oluşturmuş olabilir.',
  entered: 'Girdiğiniz',
  known: 'Bildiğiniz',
  use: 'Bildiğiniz adresi kullan',
} as const

const CAUTIONS: Sentences<CautionFacts, { title: string; text: string }> = {
  alike: ({ known }) => ({
    title: `Bu adres şuna benziyor: ${known}`,
    text: 'Bunlar farklı adresler. Her karakteri karşılaştırın.',
  }),
  first: {
    title: 'Bu adrese ilk ödeme',
    text: 'Bu tarayıcı daha önceki bir ödeme bilmiyor. Bir ödeme geri alınamaz.',
  },
  contract: {
    title: 'Alıcı bir sözleşme',
    text: 'Sözleşmenin, gönderdiğinizi dışarı aktarmasının bir yolu yoksa gönderdiğiniz kaybolur.',
  },
  elsewhere: ({ networks, network }) => ({
    title: `Alıcı, ${network} ağında olmayan bir sözleşme`,
    text: `Şu ağlarda var: ${all(networks)}. ${network} ağında gönderdiğinizi belki de hiç kimse asla hareket ettiremez.`,
  }),
  unread: {
    title: 'Alıcı kontrol edilemedi',
    text: 'Düğüm bunun bir sözleşme olup olmadığını bildirmedi.',
  },
}
export const cautionWords = (caution: CautionFacts) => say(CAUTIONS, caution)
export const CONSENT = 'Her karakteri karşılaştırdım ve alıcı bana bu adresi bu ağda kullanmamı söyledi'

export const TO = 'Kime'
export const ARRIVES = 'Ulaşan'
export const ARRIVED = 'Ulaştı'
export const KEPT = 'Tokenın alıkoyduğu'

const NOTHING_SENT = 'Hiçbir şey gönderilmedi.'

const STOPS: Sentences<StoppedFacts> = {
  shared: ({ stop }) => stopText(stop),
  reverts: ({ revert }) => sentences(revertText(revert), NOTHING_SENT),
  coinRefused: sentences('Bu adresteki sözleşme bu ödemeyi kabul etmiyor.', NOTHING_SENT),
  refused: ({ symbol }) => sentences(`${symbol} sözleşmesi bu ödemeyi reddediyor.`, NOTHING_SENT),
  nothingArrives: ({ symbol }) => sentences(`Bir simülasyonda alıcıya hiç ${symbol} ulaşmadı.`, NOTHING_SENT),
  lessArrives: ({ received, reviewed }) =>
    sentences(`Bir simülasyonda alıcıya ${reviewed} yerine ${received} ulaştı.`, NOTHING_SENT),
  moreLeaves: ({ excess }) => sentences(beyondTermsWords(excess).text, NOTHING_SENT),
  alsoLeaves: ({ token }) =>
    sentences(`Bir simülasyonda başka bir token da cüzdanınızdan çıktı: ${token}.`, NOTHING_SENT),
  unexpected: sentences('Bir şeyler ters gitti.', NOTHING_SENT),
}
export const transferStopText = (stop: StoppedFacts) => say(STOPS, stop)

export const SENT = 'Ağa gönderildi'
export const SENT_TEXT = 'Bu pencereyi kapatabilirsiniz; ödeme devam eder.'
export const arrivedText = (received: string) => `Alıcıya ${received} ulaştı.`
