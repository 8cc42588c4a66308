import type { NotificationType } from '#domain/browser/notification'
import { say, type Sentences } from '#domain/browser/sentences'
import type { Span } from '#domain/browser/time'
import type { ClockError } from '#domain/chain/blockTime'
import { counted } from '../browser/grammar'
import { grouped } from '#domain/browser/locale'

/** The bars at the top and the bottom, and what is shown where a screen cannot be. */

export const SKIP = '本文へ移動'
export const SKIP_TO_TRADE = '取引カードへ移動'

/** What the browser's tab is called on each screen. */
export const PAGE_TITLES = { swap: '取引', token: 'トークン', profile: 'プロフィール' }

/** The name of the link to the start page. */
export const brandLabel = (brandName: string) => `${brandName}、ホーム`
export const TRADE_LINK = '取引'
export const PROFILE_LINK = 'プロフィール'

export const FOOTER = 'フッター'
export const PREVIEW = 'プレビュー'
export const SWITCH_THEME = 'ライトとダークを切り替える'
export const FAQ_LINK = 'よくある質問'
export const IMPRINT_LINK = '運営者情報'
export const OFFLINE = 'オフライン'
export const NO_NODE = '応答するノードがありません'
export const SCREEN_WAITS = '接続が回復すると、この画面が読み込まれます。'
/** The link to the settings for a node of the visitor's own. */
export const OWN_NODE_LINK = '自分のノードを使う'
export const NODE_BLOCKED = 'このサイトのポリシーによりブロックされています'
export const OWN_NODE_OFFLINE = '自分のノードがオフラインです'
/** For screen readers, once the block turns amber. `block`: for example "Block 19,482,113". */
export const noNewBlock = (block: string) => `${block}、1分間新しいブロックなし`
/** The newest block; null before the first one. */
export const headBlockText = (number: number | null) => `ブロック${number === null ? '–' : grouped(String(number))}`

const SPANS: Sentences<Span> = {
  minutes: ({ count }) => counted(count, { other: `${count}分` }),
  hours: ({ count }) => `${count}時間`,
  days: ({ count }) => `${count}日`,
}

/** Says how wrong the device's clock is. */
export const wrongClockText = ({ isFast, by }: ClockError) =>
  `端末の時計が${say(SPANS, by)}${isFast ? '進んでいます' : '遅れています'}`

export const NOTIFICATIONS = '通知'
/** For screen readers: the title of a notification with its type. */
export const NOTIFIED: Readonly<Record<NotificationType, (title: string) => string>> = {
  info: (title) => `お知らせ：${title}`,
  success: (title) => `成功：${title}`,
  warning: (title) => `警告：${title}`,
  error: (title) => `エラー：${title}`,
  pending: (title) => `処理待ち：${title}`,
}
export const DISMISS = '閉じる'

export const PART_MISSING = 'このページの一部を読み込めませんでした'
/** A part was loaded, and then failed. */
export const PART_BROKEN = 'このページの一部が動作を停止しました'
/** Shown while another tab has a later release of the site. */
export const PAGE_OUTDATED = 'このページは別のタブのページより古いものです'
export const RELOAD_FOR_NEWER =
  '別のタブで、このサイトの新しいバージョンが表示されています。ここでの変更は保存されません。新しいバージョンを使うには、再読み込みしてください。'
export const PAGE_BROKEN = 'このページが動作を停止しました'
export const MAYBE_NEW_VERSION = 'このページの新しいバージョンがある可能性があります。'
export const STOPPED_BY_POLICY = 'このサイトのセキュリティポリシーがこれをブロックしています。'
export const CHANGED_FILE =
  'このサイトのファイルの1つがビルド時のものと異なるため、ブラウザはそれを実行しませんでした。'
export const NOTHING_ELSE_SENT =
  'ウォレットですでに確認したものは、このページがなくても続行されます。それ以外は何も送信されていません。'
export const RELOAD = '再読み込み'

export const NOT_FOUND = 'ページが見つかりません'
export const NO_PAGE = 'このアドレスにページはありません。アドレスを確認するか、ペアの一覧から始めてください。'
export const GO_TO_START = 'スタートページへ'

export const TITLE = 'ウォレットから直接トークンを取引'
export const LEAD =
  '価格はオンチェーンのプールから取得します。署名する前に費用の全額が表示され、署名するまで何も動きません。'
export const KEYS = '鍵はウォレットから出ません'
export const APPROVALS = '承認は初期設定で正確な数量のみ'
export const FIGURES = 'すべての数値をチェーンから読み取り'
