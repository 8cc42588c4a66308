import { say, type Sentences } from '#domain/browser/sentences'
import { either } from '../browser/grammar'
import { ambiguousReadings } from '#domain/token/amount'
import type { NotTraded } from '#domain/token/token'
import type { Assessment } from '#domain/trade/evaluate/assess'
import { type ReadyContext, type ReadyFacts, readyFacts } from '#domain/trade/evaluate/noticeFacts'
import { blockedLabel } from './loss'

export const TRADE = 'Berdagang'
export const SWAP = 'Tukar'
export const SWITCH_SIDES = 'Balikkan sisi jual dan sisi terima'
export const CONFIRM_NOTE = 'Anda mengonfirmasi setiap langkah di dompet Anda'
export const TEST_NETWORK = 'Jaringan uji'
export const NO_REAL_MONEY = '– bukan uang sungguhan'
export const TEST_NETWORK_TITLE = `${TEST_NETWORK} ${NO_REAL_MONEY}`
/** For screen readers: the button that opens the settings. `slippage`: for example "0.5% slippage". */
export const settingsLabel = (slippage: string) => `Pengaturan perdagangan, ${slippage}`

export const slippageText = (limit: string) => `Slippage ${limit}`

export const SIDES = {
  sell: { label: 'Anda menjual', token: 'Token untuk dijual' },
  receive: { label: 'Anda menerima', token: 'Token untuk diterima' },
  send: { label: 'Anda mengirim', token: 'Token untuk dikirim' },
}
export const SELECT_TOKEN = 'Pilih token'
export const READING_AMOUNT = 'Memuat jumlah'
export const balanceText = (amount: string) => `Saldo ${amount}`

export const CONNECT_TO_SWAP = 'Hubungkan dompet untuk menukar'
export const READING_PRICES = 'Memuat harga'
export const READING_POOLS = 'Memuat harga pool'

/** For screen readers: the rate is a button. */
export const invertLabel = (rate: string) => `${rate}, tampilkan kebalikannya`
/** For screen readers: the cost is a button that shows the details of the quote. */
export const detailsLabel = (cost: string) => `Detail penawaran harga, biaya jaringan ${cost}`
export const costLabel = (cost: string) => `Biaya jaringan ${cost}`
export const NOT_AVAILABLE = 'tidak tersedia'

export const fixedRate = (rate: string) => `${rate}, selalu`

export const estimateText = (sold: string, received: string) => `${sold} menjadi sekitar ${received}`

/** These follow "Paling buruk". */
export const worstReceived = (amount: string, symbol: string) => `Anda menerima ${amount} ${symbol}`
export const worstPaid = (amount: string, symbol: string) => `Anda membayar ${amount} ${symbol}`

export interface ButtonFacts extends ReadyContext {
  nativeSymbol: string
  /** The possible meanings of an ambiguous amount: "1.234 atau 1234". */
  readings: string
}

type Labels = { [Step in Assessment['step']]: (assessment: Assessment & { step: Step }, facts: ButtonFacts) => string }

export const MAX_PART = 'Maks'
/** For screen readers: an amount is a button that changes the unit in which the amount is entered. */
export const UNIT_LABELS = {
  dollars: (amount: string) => `${amount}, masukkan jumlah dalam dolar`,
  token: (amount: string) => `${amount}, masukkan jumlah token`,
}

export const GETTING_PRICE = 'Mencari harga terbaik'
const TRY_AGAIN = 'Coba lagi'
const CONFIRM_SWITCH = 'Konfirmasi di dompet'
export const REVIEW_SWAP = 'Tinjau swap'
const REVIEW_ANYWAY = 'Tetap tinjau swap'

const BAD_AMOUNT = {
  malformed: () => 'Masukkan angka',
  ambiguous: ({ readings }: ButtonFacts) => `Masukkan ${readings}`,
  tooManyDecimals: () => 'Terlalu banyak desimal',
  tooLarge: () => 'Jumlah terlalu besar',
}

const CHECKING = { contracts: 'Memeriksa kontrak swap', tokenList: 'Memuat daftar token' }

const isNotHere = (symbol: string, chainName: string) => `${symbol} tidak ada di ${chainName}`
const isNotTraded = (symbol: string) => `${symbol} tidak dapat diperdagangkan di sini`
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
  wrap: ({ amount }) => `Bungkus ${amount}`,
  unwrap: ({ amount }) => `Buka bungkus ${amount}`,
  elsewhere: ({ chainName }) => `Beralih ke ${chainName} dan tinjau`,
  switching: CONFIRM_SWITCH,
}

const LABELS: Labels = {
  chooseSell: () => 'Pilih token untuk dijual',
  chooseBuy: () => 'Pilih token untuk diterima',
  switchNetwork: (_, { chainName }) => `Beralih ke ${chainName}`,
  connect: () => CONNECT_TO_SWAP,
  notTradable: ({ why, symbol }, { chainName }) => NOT_TRADABLE[why](symbol, chainName),
  noContracts: () => 'Perdagangan nonaktif di jaringan ini',
  enterAmount: () => 'Masukkan jumlah',
  badAmount: ({ error }, facts) => BAD_AMOUNT[error](facts),
  reading: () => GETTING_PRICE,
  quoting: () => GETTING_PRICE,
  checking: ({ what }) => CHECKING[what],
  noRoute: () => 'Rute tidak ditemukan',
  unchecked: () => TRY_AGAIN,
  readFailed: () => TRY_AGAIN,
  refresh: () => 'Segarkan harga',
  unlisted: ({ currency }) => `Periksa ${currency.symbol} dulu`,
  trap: ({ symbol }) => isNotTraded(symbol),
  stale: () => 'Menunggu blok baru',
  notEnough: ({ symbol }) => notEnough(symbol),
  notEnoughForCost: (_, { nativeSymbol }) => `${nativeSymbol} kurang untuk biaya jaringan`,
  lossBlocked: ({ loss }) => blockedLabel(loss),
  acceptLoss: () => REVIEW_ANYWAY,
  ready: (assessment, facts) => say(READY, readyFacts(assessment, facts)),
}

export function buttonLabel(assessment: Assessment, facts: ButtonFacts): string {
  const label = LABELS[assessment.step] as (assessment: Assessment, facts: ButtonFacts) => string
  return label(assessment, facts)
}

export const notEnough = (symbol: string) => `${symbol} tidak cukup`

export const sellAmount = (amount: string) => `Gunakan ${amount}`

export const bothReadings = (typed: string) => either(ambiguousReadings(typed))

export const AMOUNT_ERRORS = {
  malformed: () => 'Gunakan angka dan satu pemisah desimal.',
  ambiguous: (readings: string) => `Masukkan ${readings}.`,
  tooManyDecimals: () => 'Desimalnya lebih banyak daripada milik token.',
  tooLarge: () => 'Jumlahnya terlalu besar.',
}

export const leftByMax = (amount: string) => `Menyisakan ${amount} untuk biaya jaringan`
