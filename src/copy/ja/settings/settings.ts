import { say, type Sentences } from '#domain/browser/sentences'
import type { TextSize } from '#domain/browser/text'
import { counted, sentences } from '../browser/grammar'

/** The sections of the settings, each with a description. */
export const SETTINGS = { title: '設定', about: 'このブラウザでのすべての取引に適用' } as const
export const NODE = { title: 'ノード', about: '価格と残高の読み取り元' } as const
export const LISTS = { title: 'リスト', about: 'トークンとペアの取得元' } as const
export const LOCAL_DATA = { title: 'ローカルデータ', about: 'このサイトがブラウザに保存しているもの' } as const
export const DIAGNOSTICS = { title: '診断情報', about: '問題を報告するための情報' } as const
export const DIAGNOSTICS_HINT =
  'ページを読み込んでからここで起きたことを、テキストで示します。コピーする前に内容を確認できます。貼り付けるまで、どこにも送られません。'

export const THEME = 'テーマ'
export const THEMES = { light: 'ライト', dark: 'ダーク', system: 'システムと同じ' } as const

/** What this site keeps in the browser: names of what is listed under "Local data". */
export const STORED = {
  session: '最後に接続したウォレット',
  recentWallets: '最近使用したウォレット',
  transactions: 'トランザクション',
  clearings: 'トランザクションを消去した日時',
  openRequests: 'ウォレットが応答していないリクエスト',
  settings: '取引設定',
  theme: 'テーマ',
  language: '言語',
  systemNotifications: 'システム通知',
  tradeChain: 'トークンを取引するネットワーク',
  walletLink: 'ウォレットのアプリへのリンク',
  lastReads: '最後に読み取った名前と残高',
  addressBook: 'アドレス帳',
  tokenChoices: 'お気に入り、最近使用、確認済みのトークン',
  ownNodes: '自分のノード',
  terms: '同意した規約',
  reset: '進行中のリセット',
} as const
export const WALLET_SOFTWARE = 'ウォレット自身のソフトウェアが保存しているもの'

const SIZES: Sentences<TextSize> = {
  bytes: ({ figure }) => `${figure} B`,
  kilobytes: ({ figure }) => `${figure}\u00a0kB`,
}
/** The size of a record, for example "1.2 kB". */
export const sizeText = (size: TextSize) => say(SIZES, size)

/** Shown if the browser denies storage. */
export const NOTHING_STORED = {
  title: '何も保存されません',
  text: 'ブラウザがこのサイトの保存を許可していません。選んだ内容は、ページを閉じるまで有効です。',
} as const

export const WHAT = '内容'
export const HOW_MUCH = 'サイズ'
export const NOTHING_YET = 'まだ何もありません。'

export const HINT =
  'これらがこのブラウザから勝手に送られることはありません。エクスポートしたファイルには、上記のすべてが含まれます。ただし、ウォレット自身のソフトウェアがここや独自のデータベースに保存しているものは除きます。ファイルを入手した人は誰でも、使用しているアカウントと、キーを含めたノードのアドレスを見ることができます。'
export const EXPORT = 'エクスポート'
export const RESET = 'リセット'

export const RESET_QUESTION = 'このサイトがここに保存しているものをすべて削除しますか？'
export const DELETE = 'すべて削除'
export const KEEP = '残しておく'

/** Says what a reset does. `pendingCount`: how many transactions are still pending; null if none is. */
export const resetText = (pendingCount: number | null) =>
  sentences(
    'ウォレットは切断されます。設定、お気に入り、トランザクションの一覧は削除されます。チェーン上のものは何も変わりません。',
    pendingCount !== null &&
      counted(pendingCount, {
        other: `${pendingCount}件のトランザクションがまだ処理待ちで、今後も実行される可能性がありますが、このサイトはもうお知らせしません。`,
      }),
  )
