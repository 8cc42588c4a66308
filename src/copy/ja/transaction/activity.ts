import { grouped } from '#domain/browser/locale'

/** Words that lists of transactions share. */
export const CLEAR_ALL = 'すべて消去'
export const STOP_WATCHING = '監視をやめる'
export const stopWatchingLabel = (description: string) => `「${description}」の監視をやめる`
/** Below a list that does not draw all of them. */
export const moreTransactions = (count: number) =>
  `他${grouped(String(count))}件。プロフィールページのCSVエクスポートにはすべて含まれます。`
export const RECEIPT = 'レシート'
/** @param description - for example "Swap 1 ETH for UNI" */
export const receiptLabel = (description: string) => `レシート：${description}`
export const VIEW_ON_EXPLORER = 'エクスプローラーで続きを見る'

export const TITLE = 'アクティビティ'
export const EMPTY_TITLE = 'アクティビティはまだありません'
export const EMPTY_TEXT =
  'ここで行ったスワップと承認は、このブラウザの一覧に残ります。それ以前のものはチェーン上にあります。'
export const EXPORT = 'CSVをエクスポート'

/** Those that a search of the chain finds. */
export const EARLIER = '以前のスワップ'

/** The columns of the exported table. */
export const COLUMNS = ['時刻（UTC）', 'トランザクション', '結果', 'ハッシュ', 'ネットワーク', 'アカウント'] as const
