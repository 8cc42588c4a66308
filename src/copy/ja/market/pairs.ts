import { counted } from '../browser/grammar'
import type { PriceSeries } from '#domain/market/history'
import { coinWord } from '#domain/chain/chain'
import { grouped } from '#domain/browser/locale'

/** The heading above the pairs; shown even before they have been read. */
export const TOP_PAIRS = '主要ペア'
/** Under the heading, while no block is known. */
export const POOL_PRICES = 'プール価格'

/**
 * Why figures of a pair are not there.
 * @param coin - the symbol of the network's own
 * @param dollar - the symbol of the dollars that prices are by
 */
export const noDollars = (coin: string, dollar: string) =>
  `ドル建ての価格を出せるほど厚みのある、${coinWord(coin)}または${dollar}のプールがありません。`
export const NO_LIQUIDITY = '片方のトークンにドル建ての価格がありません。'
export const TOO_FEW_PRICES = '過去24時間の価格が十分に分かっていません。'

const NO_PAST = '過去24時間の価格を読み込めませんでした。'
/** Why a pair has no past day. */
export const NO_DAY: Readonly<Record<NonNullable<PriceSeries['reason']>, string>> = {
  noArchive: 'ノードはこのプールの履歴を保存していません。',
  unanswered: NO_PAST,
  limited: 'ノードがリクエスト数を制限しています。過去24時間の価格は後で読み込まれます。',
  young: 'プールができてから1日経っていません。',
}
/** `since`: for example "since 14:02". */
export const knownOnly = (since: string) => `${since}の価格しか分かりません。`

const LOOKALIKES = { similarSymbol: '酷似', sameSymbol: '同じシンボル' } as const
/** After the name of a pool whose symbols do not identify its tokens: "same symbol, 0xAb…12 / 0xCd…34". */
export const pairIdentity = (kind: keyof typeof LOOKALIKES, addressA: string, addressB: string) =>
  `${LOOKALIKES[kind]}、${addressA} / ${addressB}`

/** Under the heading of the table. */
export const pricesNote = (blockNumber: number | null) =>
  blockNumber === null ? POOL_PRICES : `${POOL_PRICES}、ブロック${grouped(String(blockNumber))}`

/** The figures of one pair. */
export const ALL_LIQUIDITY = '全プールの流動性'
export const POOL_FEE = 'プール手数料'
export const DAY_HIGH = '24時間高値'
export const DAY_LOW = '24時間安値'

/** Where no pool holds both tokens: the liquidity of the smaller pool on the way between them, and its depth. */
export const ROUTE = { liquidity: 'ルートの流動性', depth: '価格が1%動く数量' }
/** Why it is not known what moves the price, as a clause. */
export const UNKNOWN_DEPTH = {
  unread: '数量を入力すると分かります',
  unused: 'このペアのどの取引も、価格の基になるプールを使いません',
}

export type NoRange = 'limited' | 'unread' | 'reading' | 'partial' | 'noHistory'

/** Why the high and the low of a day are not known, as a clause; `covered`: the known part, for example "since 10:00". */
export const noRange = (why: NoRange, noAnswer: string, covered: string) =>
  ({
    limited: 'ノードがリクエスト数を制限しています',
    unread: noAnswer,
    reading: '読み込み中',
    partial: `${covered}の価格しか分かりません`,
    noHistory: '価格の履歴がありません',
  })[why]

export const FIND_TOKEN = 'トークンを探す'
export const REFRESH = '価格を更新'

export const HEADS = {
  number: '#',
  pair: 'ペア',
  price: '価格',
  change: '24時間',
  chart: '24時間の高値と安値',
  liquidity: '流動性',
} as const

export const TRADE = '取引'

export const NO_HISTORY = '履歴なし'
/** The earliest known price is later than that. */
export const NO_PRICE_A_DAY_AGO = '24時間前の価格がありません。'

/** Under the table: pairs that are traded through other tokens. */
export const withoutPool = (pairs: number) => counted(pairs, { other: `専用プールのないペア${pairs}件` })

export const PRICES_FAILED = 'プール価格を読み込めませんでした'
/** After the sentence with the reason. */
export const TRADING_PAUSED = '価格が再び更新されるまで、取引は停止されます。'
/** Where the trade card says why. */
export const NO_PRICES = '価格なし'
export const LIST_FAILED = 'ペアリストを読み込めませんでした'
export const NO_PAIRS = '表示できるペアがありません'
export const SEARCH_INSTEAD = '代わりにトークンを検索するか、アドレスを貼り付けてください。'
