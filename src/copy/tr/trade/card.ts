import { say, type Sentences } from '#domain/browser/sentences'
import { either } from '../browser/grammar'
import { ambiguousReadings } from '#domain/token/amount'
import type { NotTraded } from '#domain/token/token'
import type { Assessment } from '#domain/trade/evaluate/assess'
import { type ReadyContext, type ReadyFacts, readyFacts } from '#domain/trade/evaluate/noticeFacts'
import { blockedLabel } from './loss'

/** Words of the trade card itself. They are part of the first load. */

export const TRADE = 'Alım satım'
export const SWAP = 'Takas'
export const SWITCH_SIDES = 'Satılacak ve alınacak tokenların yerini değiştir'
export const CONFIRM_NOTE = 'Her adımı cüzdanınızda onaylarsınız'
export const TEST_NETWORK = 'Test ağı'
/** Continues it where there is room. */
export const NO_REAL_MONEY = '– gerçek para yok'
export const TEST_NETWORK_TITLE = `${TEST_NETWORK} ${NO_REAL_MONEY}`
/** For screen readers: the button that opens the settings. `slippage`: for example "0.5% slippage". */
export const settingsLabel = (slippage: string) => `Alım satım ayarları, ${slippage}`

export const slippageText = (limit: string) => `${limit} kayma`

export const SIDES = {
  sell: { label: 'Satacağınız', token: 'Satılacak token' },
  receive: { label: 'Alacağınız', token: 'Alınacak token' },
  send: { label: 'Göndereceğiniz', token: 'Gönderilecek token' },
}
export const SELECT_TOKEN = 'Token seç'
export const READING_AMOUNT = 'Tutar yükleniyor'
export const balanceText = (amount: string) => `Bakiye ${amount}`

export const CONNECT_TO_SWAP = 'Takas için cüzdan bağla'
export const READING_PRICES = 'Fiyatlar yükleniyor'
export const READING_POOLS = 'Havuz fiyatları yükleniyor'

/** For screen readers: the rate is a button. */
export const invertLabel = (rate: string) => `${rate}, tersini göster`
/** For screen readers: the cost is a button that shows the details of the quote. */
export const detailsLabel = (cost: string) => `Fiyat teklifi ayrıntıları, ağ maliyeti ${cost}`
export const costLabel = (cost: string) => `Ağ maliyeti ${cost}`
export const NOT_AVAILABLE = 'mevcut değil'

export const fixedRate = (rate: string) => `${rate}, her zaman`

export const estimateText = (sold: string, received: string) => `${sold} karşılığında yaklaşık ${received}`

/** The worst that a limit lets happen, after "en kötü durumda". */
export const worstReceived = (amount: string, symbol: string) => `${amount} ${symbol} alırsınız`
export const worstPaid = (amount: string, symbol: string) => `${amount} ${symbol} ödersiniz`

export interface ButtonFacts extends ReadyContext {
  nativeSymbol: string
  /** The possible meanings of an ambiguous amount, for example "1.234 or 1234". */
  readings: string
}

type Labels = { [Step in Assessment['step']]: (assessment: Assessment & { step: Step }, facts: ButtonFacts) => string }

export const MAX_PART = 'Maks.'
/** For screen readers: an amount is a button that changes the unit in which the amount is entered. */
export const UNIT_LABELS = {
  dollars: (amount: string) => `${amount}, tutarı dolar olarak gir`,
  token: (amount: string) => `${amount}, tokenın tutarını gir`,
}

export const GETTING_PRICE = 'En iyi fiyat alınıyor'
const TRY_AGAIN = 'Yeniden dene'
const CONFIRM_SWITCH = 'Cüzdanınızda onaylayın'
/** Also the title of the review. */
export const REVIEW_SWAP = 'Takası incele'
const REVIEW_ANYWAY = 'Yine de takası incele'

const BAD_AMOUNT = {
  malformed: () => 'Bir sayı girin',
  ambiguous: ({ readings }: ButtonFacts) => `${readings} girin`,
  tooManyDecimals: () => 'Çok fazla ondalık basamak',
  tooLarge: () => 'Tutar çok büyük',
}

const CHECKING = { contracts: 'Takas sözleşmesi kontrol ediliyor', tokenList: 'Token listesi yükleniyor' }

const isNotHere = (symbol: string, chainName: string) => `${symbol} ${chainName} ağında yok`
const isNotTraded = (symbol: string) => `${symbol} burada alınıp satılamaz`
const NOT_TRADABLE: Record<NotTraded | 'unreadable', (symbol: string, chainName: string) => string> = {
  unreadable: () => TRY_AGAIN,
  noCode: isNotHere,
  notAToken: isNotHere,
  notOffered: isNotTraded,
  pairNotOffered: isNotTraded,
  notListed: isNotTraded,
}

const READY: Sentences<ReadyFacts> = {
  swap: REVIEW_SWAP,
  anyway: REVIEW_ANYWAY,
  wrap: ({ amount }) => `${amount} sar`,
  unwrap: ({ amount }) => `${amount} sarmasını aç`,
  elsewhere: ({ chainName }) => `${chainName} ağına geç ve incele`,
  switching: CONFIRM_SWITCH,
}

const LABELS: Labels = {
  chooseSell: () => 'Satılacak bir token seçin',
  chooseBuy: () => 'Alınacak bir token seçin',
  switchNetwork: (_, { chainName }) => `${chainName} ağına geç`,
  connect: () => CONNECT_TO_SWAP,
  notTradable: ({ why, symbol }, { chainName }) => NOT_TRADABLE[why](symbol, chainName),
  noContracts: () => 'Bu ağda alım satım kapalı',
  enterAmount: () => 'Bir tutar girin',
  badAmount: ({ error }, facts) => BAD_AMOUNT[error](facts),
  // Both states have one label, so that the text does not change between them.
  reading: () => GETTING_PRICE,
  quoting: () => GETTING_PRICE,
  checking: ({ what }) => CHECKING[what],
  noRoute: () => 'Rota bulunamadı',
  unchecked: () => TRY_AGAIN,
  readFailed: () => TRY_AGAIN,
  refresh: () => 'Fiyatı yenile',
  unlisted: ({ currency }) => `Önce kontrol edin: ${currency.symbol}`,
  trap: ({ symbol }) => isNotTraded(symbol),
  stale: () => 'Yeni blok bekleniyor',
  notEnough: ({ symbol }) => notEnough(symbol),
  notEnoughForCost: (_, { nativeSymbol }) => `Ağ maliyeti için ${nativeSymbol} yetersiz`,
  lossBlocked: ({ loss }) => blockedLabel(loss),
  acceptLoss: () => REVIEW_ANYWAY,
  ready: (assessment, facts) => say(READY, readyFacts(assessment, facts)),
}

export function buttonLabel(assessment: Assessment, facts: ButtonFacts): string {
  const label = LABELS[assessment.step] as (assessment: Assessment, facts: ButtonFacts) => string
  return label(assessment, facts)
}

export const notEnough = (symbol: string) => `${symbol} yetersiz`

export const sellAmount = (amount: string) => `${amount} kullan`

export const bothReadings = (typed: string) => either(ambiguousReadings(typed))

export const AMOUNT_ERRORS = {
  malformed: () => 'Rakamlar ve tek bir ondalık ayırıcı kullanın.',
  ambiguous: (readings: string) => `${readings} girin.`,
  tooManyDecimals: () => 'Tokenın sahip olduğundan daha fazla ondalık basamak.',
  tooLarge: () => 'Tutar çok büyük.',
}

export const leftByMax = (amount: string) => `Ağ maliyeti için ${amount} bırakır`
