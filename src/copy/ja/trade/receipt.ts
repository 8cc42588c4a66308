import { grouped } from '#domain/browser/locale'
import { say, type Sentences } from '#domain/browser/sentences'
import type { FoundFacts, SearchedFacts } from '#domain/trade/foundFacts'
import type { MarketChange } from '#domain/trade/marketChange'
import { sentences } from '../browser/grammar'

/** Words of a receipt: what a mined swap paid, received and cost. */

export const TITLE = 'レシート'
export const COPY_TEXT = 'テキストでコピー'
export const SHARE = '共有'
export const SAVE_PICTURE = '画像として保存'
export const READING = 'レシートを読み込み中'
export const READ_FAILED = 'レシートを読み込めませんでした'
export const NO_SWAP = {
  title: 'スワップのレシートがありません',
  text: 'このトランザクションのイベントと呼び出しには、このアカウントのスワップが見られません。',
} as const

export const PAID = '支払い'
export const RECEIVED = '受取'
export const PRICE = '実際の価格'
export const QUOTED = '見積もり'
export const LEAST = '下限（呼び出しで指定）'
export const MOST = '上限（呼び出しで指定）'
export const MARKET = '直前のプール価格'
export const AGAINST_MARKET = 'その価格との比較'
export const POOL_FEES = '価格に含まれるプール手数料'
export const SITE_FEE = '価格に含まれるサイト手数料'
export const NETWORK_COST = 'ネットワークコスト'
export const APPROVAL_COST = '事前の承認'
export const TIME = '時刻'
export const TAKEN = 'リクエストからブロックまで'
export const secondsText = (count: number) => `${count}秒`
export const BLOCK = 'ブロック'
export const ACCOUNT = 'アカウント'
export const NETWORK = 'ネットワーク'
export const TRANSACTION = 'トランザクション'
export const NOT_KNOWN = '不明'
/** A node keeps the states of the last blocks alone. */
export const NO_STATE = '不明（ノードにそのブロックが残っていません）'
export const PAID_BY_OTHER = '別のアカウントによる支払い'
/** After an amount that only the token's own events show. */
export const ONLY_CLAIMED = '（トークン自身のイベントによる）'
export const NO_FEES = 'なし（1対1）'

/** The visitor's price against the price that the pools had before. `percent`: "0.31%". */
const CHANGES: Sentences<MarketChange> = {
  same: '同じ',
  worse: ({ percent }) => `手数料と価格への影響を含め、${percent}不利`,
  better: ({ percent }) => `手数料と価格への影響を含め、${percent}有利`,
}
export const againstMarket = (change: MarketChange) => say(CHANGES, change)

/** The fees of one route, for example "0.05% + 0.30%", and of several routes. */
export const feesText = (routes: readonly (readonly string[])[]) =>
  [...new Set(routes.map((fees) => fees.join(' + ')))].join('または')

export const blockNumberText = (block: number) => grouped(String(block))

/** "1 ETH → 3,411.77 USDC" */
export const bothSides = (paid: string, received: string) => `${paid} → ${received}`
/** @param cost - with its symbol */

/** The symbol of a token that is on no list in use: anybody can give a token any symbol. */
export const unlistedSymbol = (symbol: string) => `${symbol}（リスト外）`

/** Words of the search for earlier swaps. */
export const STOP = '停止'

/** Which blocks were searched, and why no others. `from`, `to`: the numbers of the first and the last, "19,000,000". */
const SEARCHED: Sentences<SearchedFacts> = {
  none: 'ブロックを検索する前に停止しました。',
  whole: 'すべてのブロックを検索しました。',
  wholeCut: 'すべてのブロックを検索しました。最新のスワップを表示しています。',
  stopped: ({ from, to }) =>
    `ブロック${from}から${to}までを検索しました。さらに古いスワップがある可能性があります。検索は手動で停止されました。`,
  many: ({ from, to }) => `ブロック${from}から${to}までを検索しました。さらに古いスワップがある可能性があります。`,
  limit: ({ from, to }) =>
    `ブロック${from}から${to}までを検索しました。さらに古いスワップがある可能性があります。これ以上さかのぼると、リクエストが多くなりすぎます。`,
}

/** The progress of the search, and the label of the button beside it. `percent`: "12%". */
const FOUND: Sentences<FoundFacts, { words: string; label: string }> = {
  idle: {
    words:
      'このアカウントのトークンを動かしたトランザクションをチェーンで検索します。アカウント自身の送付をノードに問い合わせます。アカウントが自ら送信したスワップは見つかりますが、バンドラーやSafeの所有者が代わりに送信したものは見つかりません。',
    label: '以前のスワップを探す',
  },
  failed: {
    words: '検索に失敗しました。ノードが応答しなかったか、この検索を許可していません。',
    label: '再試行',
  },
  searching: ({ percent }) => ({ words: `検索中：全ブロックの${percent}。`, label: STOP }),
  reading: { words: '見つかったものを読み込み中です。', label: '再検索' },
  over: ({ searched, isNothingFound, canGoFurther }) => ({
    words: sentences(
      say(SEARCHED, searched),
      isNothingFound && '上に表示されているもの以外のスワップは見つかりませんでした。',
    ),
    label: canGoFurther ? 'さらにさかのぼって検索' : '再検索',
  }),
}
export const foundWords = (facts: FoundFacts) => say(FOUND, facts)
