import { durationText } from '../browser/time'
import { counted, inOrder } from '../browser/grammar'

export const PROGRESS = 'İlerleme'
const plainTitle = (title: string) => title
/** A step's title with its state, for screen readers. */
export const STEP_TITLES = {
  todo: plainTitle,
  current: plainTitle,
  busy: plainTitle,
  done: (title: string) => `tamamlandı: ${title}`,
  failed: (title: string) => `başarısız: ${title}`,
}

export const stepAnnouncement = (state: keyof typeof STEP_TITLES, title: string, text: string | undefined) =>
  `${STEP_TITLES[state](title)}${text ? `. ${text}` : ''}`

export function confirmationsText(requests: readonly string[]): string {
  const order = inOrder(requests)
  return counted(requests.length, {
    one: `1 onay: ${order}`,
    other: `${requests.length} onay: ${order}`,
  })
}
/** The last request, within the sentence of `confirmationsText`. */
export const LAST_REQUESTS = { swap: 'takas et', wrap: 'sar', unwrap: 'sarmayı aç' } as const

export const WALLET_SHOWS = 'Cüzdanınızın göstereceği'
export const WALLET_SHOWS_ELSE = 'Cüzdanınız başka bir şey gösterirse reddedin.'
export const REQUEST_NUMBER = 'İstek'
export const REQUEST_CONTRACT = 'Sözleşme'
export const REQUEST_AMOUNT = 'Tutar'
export const TOKEN_CONTRACT = 'Token sözleşmesi'
export const APPROVED_AMOUNT = 'İzin verilen tutar'
export const REQUEST_COST = 'Ağ maliyeti'
export const requestNumber = (number: number, requests: number) => `${number} / ${requests}`
export const requestCost = (native: string, usd: string | null) =>
  usd === null ? `Yaklaşık ${native}` : `Yaklaşık ${usd} (${native})`

export const APPROVAL = 'İzin'
export const ALREADY_GIVEN = 'Zaten verildi'
export const OLD_APPROVAL = 'Eski izin'
export const RESET_FIRST = 'Önce 0’a sıfırla'
export const YOU_APPROVE = 'İzin verdiğiniz'
export const SPENDER = 'Yetki verilen'
export const THROUGH_PERMIT2 = 'Permit2 üzerinden'
export const PERMIT2_SPENDER = 'Çeken'
/** After the amount: until when. */
export const permit2Note = (minutes: number) => `(onayınızdan ${durationText(minutes)} sonrasına kadar)`
/** After "Already given". */
export const TO_PERMIT2 = '(Permit2 için)'

export const NOTES = { maybe: '(gerekirse)', batch: '(takasla birlikte)' } as const

export const withoutLimit = (symbol: string) => `${symbol}, sınırsız`
export const unlimitedTitle = (symbol: string) => `${symbol} için sınırsız izin veriyorsunuz`
export const unlimitedText = (symbol: string) =>
  `Siz izni kaldırana kadar yetki verilen, daha sonra bile, sizdeki ${symbol} bakiyesinden istediği tutarı çekebilir. Yalnızca bu takas için izin vermek üzere alım satım ayarlarında “Tam tutar” seçin.`
