import { dateText } from '#domain/browser/time'

export const CLOSE = '閉じる'
export const COPY_ADDRESS = 'アドレスをコピー'
export const COPIED = 'コピーしました'
export const DISCONNECT = '切断'
export const BALANCE_MISSING = '残高を取得できません'
/** For screen readers: a balance that was read during an earlier visit. */
export const asLastRead = (balance: string) => `${balance}、前回の読み取り時点`
export const COPY_REFUSED = 'ブラウザがコピーを許可しませんでした'
export const copyByHand = (address: string) => `アドレスを手動でコピーしてください：${address}`
/** `at`: in milliseconds since 1970. */
export const sessionEndText = (at: number) => `セッションは${dateText(at)}に終了します`

export const TITLE = '最近のトランザクション'
export const EMPTY = 'トランザクションはここに表示されます。'

/** What is one's own: the tabs of the profile, and the links that lead to them. */
export const TAB_NAMES = {
  tokens: 'トークン',
  activity: 'アクティビティ',
  approvals: '承認',
  settings: '設定',
} as const
export const YOUR_ACCOUNT = '自分のアカウント'
