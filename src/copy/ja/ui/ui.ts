export const TRY_AGAIN = '再試行'
/** The heading of a column of buttons, for screen readers alone: a noun. */
export const ACTION = '操作'
export const BACK = '戻る'
export const CLOSE = '閉じる'

export const COPY_ADDRESS = 'アドレスをコピー'
export const ADDRESS_COPIED = 'コピーしました'
export const EXPLORER = 'エクスプローラー'

/** Opens and copies what a wallet itself says about a failure. */
export const DETAILS = '詳細'
export const COPY = 'コピー'
export const COPIED = 'コピーしました'
export const COPY_REFUSED = 'ブラウザがコピーを許可しませんでした。テキストを選択してコピーしてください。'

/** Replaces an unknown figure. */
const NOT_AVAILABLE = '取得できません'

/** With the reason as a clause or a sentence, for example "not available: No pool holds both tokens." */
export const notAvailable = (why: string | undefined) => (!why ? NOT_AVAILABLE : `${NOT_AVAILABLE}：${why}`)

/** For screen readers: the text of a link that opens a new tab. */
export const opensNewTab = (link: string) => `${link}（新しいタブで開きます）`

/** The name of a button: a press on a rounded figure shows it in full. */
export const EXACT_AMOUNT = '正確な数量'

/** Links that explain a term, each the question that it answers. Sandwich: an attack on a swap by trades before and after it. */

export const WHAT_IS = {
  slippage: 'スリッページとは？',
  sandwich: 'サンドイッチ攻撃とは？',
  approvals: '承認とは？',
  pending: 'どうすればよいですか？',
  costs: 'スワップの費用は？',
  pools: 'プールとは？',
  nodes: 'ノードとは？',
  'test-networks': 'テストネットとは？',
} as const

/** A term that has an explanation. */
export type Term = keyof typeof WHAT_IS
