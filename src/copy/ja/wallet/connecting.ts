import { type OpeningState, openingState } from '#domain/wallet/connectStep'
import type { ConnectOutcome } from '#domain/wallet/connectWizard'
import type { WalletRow } from '#domain/wallet/walletRows'
import type { InstructionStep } from '#domain/wallet/wallet'

/** The steps of the connect dialog that follow a choice. */

export const CONTINUE = '続ける'
export const RETRY = '再試行'
export const RELOAD = '再読み込み'
export const GET = '入手'
export const getLabel = (wallet: string) => `${wallet}を入手`
export const getWallet = (wallet: string) => `${wallet}を入手`

const opening = (name: string) => `${name}を開いています`
const TITLES: Record<OpeningState, (name: string) => string> = {
  notInstalled: (name) => `${name}はインストールされていません`,
  notAvailable: (name) => `${name}は利用できません`,
  ready: (name) => `${name}の準備ができました`,
  inPopUp: opening,
  inExtension: opening,
  inWallet: opening,
  pairing: opening,
  ended: (name) => name,
}
/** The title of the step that connects a wallet without a pairing code. */
export const openingTitle = (wallet: WalletRow, outcome: ConnectOutcome) =>
  TITLES[openingState(wallet, outcome)](wallet.name)

const TEXTS: Record<OpeningState, (name: string) => string | null> = {
  notInstalled: (name) => `${name}の拡張機能がブラウザにインストールされていません`,
  notAvailable: (name) => `${name}はこの端末では利用できません`,
  ready: () => null,
  inPopUp: (name) => `${name}のウィンドウで接続を確認してください。`,
  inExtension: () => '拡張機能で接続を確認してください。',
  inWallet: () => 'ウォレットで接続を確認してください。',
  pairing: () => null,
  ended: () => null,
}
/** The user's next action in that step; null if the title is sufficient. */
export const openingText = (wallet: WalletRow, outcome: ConnectOutcome) =>
  TEXTS[openingState(wallet, outcome)](wallet.name)

export const WAITING = '接続を待っています'
export const NOTHING_OPENED =
  '何も開きませんでしたか？ウォレットのアイコンまたはウィンドウを探してください。ロックされている可能性があります。'
export const ASK_AGAIN = 'もう一度リクエストする'
export const DECLINED = 'ウォレットでリクエストを拒否しました。'
export const CONNECT_FAILED = '接続中にエラーが発生しました。もう一度お試しください。'
export const afterInstall = (wallet: string) =>
  `${wallet}をインストールしたら、ここに戻ってページを再読み込みしてください。`

/** What a wallet is for, on a wide screen. */
export const HOME_TITLE = 'トークンの置き場所'
export const HOME_TEXT =
  'ウォレットは、ブロックチェーン上のトークンを送り、受け取り、保管し、表示します。その鍵を持つのは本人だけです。'
export const SIGN_IN_TITLE = '新しいサインイン方法'
export const SIGN_IN_TEXT = 'サイトごとにアカウントとパスワードを作る代わりに、ウォレットを接続します。'
/** Says what a visitor without a wallet can do. */
export const WITHOUT_WALLET =
  'ウォレットがなくても、価格とチャートの閲覧、見積もりの取得、よくある質問の閲覧ができます。'

/** How to get a wallet. */

export const BROWSER_EXTENSION = 'ブラウザ拡張機能'
export const MOBILE_WALLET = 'モバイルウォレット'

/** What a wallet is for, on a phone. */
export const ABOUT =
  'ウォレットは、トークンを送り、受け取り、保管し、表示します。アカウントやパスワードなしでサインインすることもできます。'

export const HAVE_ANOTHER = '別のウォレットをお持ちですか？'
export const PICK_FROM_LIST = '左のリストから選んでください。'

/** Where GET leads on a narrow screen. */
export const GET_ON_PHONE = '「入手」を押すと、この端末に合わせてApp StoreまたはGoogle Playが開きます。'
export const GET_ON_COMPUTER =
  '「入手」を押すとウォレットのアプリのページが開き、スマートフォンにインストールできます。'

export const DOWNLOAD_TITLE = 'スキャンしてダウンロード'
export const DOWNLOAD_TEXT = 'スマートフォンでスキャンして、iOSまたはAndroidにダウンロードしてください'
export const guideTitle = (wallet: string) => `${wallet}を始める`
export const downloadQrLabel = (wallet: string) => `${wallet}のダウンロードを開くQRコード`

/** The first steps with a wallet that is an app. */
export const guideSteps = (wallet: string): InstructionStep[] => [
  {
    step: 'install',
    title: `${wallet}アプリを開く`,
    description: `すぐに開けるように、${wallet}をホーム画面に追加してください。`,
  },
  {
    step: 'create',
    title: 'ウォレットを作成またはインポート',
    description: 'ウォレットをバックアップし、リカバリーフレーズは決して誰にも教えないでください。',
  },
  {
    step: 'scan',
    title: 'スキャンボタンをタップ',
    description: 'スキャンすると、接続を確認するようスマートフォンに表示されます。',
  },
]

/** Connecting by WalletConnect's code, or by a link on a phone. */

/** `wallet`: null for WalletConnect, which any wallet can scan. */
export const scanTitle = (wallet: string | null) => `${wallet ?? 'スマートフォン'}でスキャン`
export const qrLabel = (wallet: string) =>
  `${wallet}を接続するQRコード。スキャンできない場合は、リンクをコピーしてください。`
export const LINK_TOO_LONG = 'このリンクはQRコードにするには長すぎます。コピーしてウォレットに貼り付けてください。'
export const linkLabel = (wallet: string) => `${wallet}を接続するリンク`
export const COPY_LINK = 'リンクをコピー'
export const COPIED = 'コピーしました'
export const COPY_REFUSED = 'リンクをコピーできませんでした。ここで選択してコピーしてください。'
/** `timeLeft`: for example "4:05". */
export const expiryText = (timeLeft: string) => `有効期限まで${timeLeft}`
export const missingText = (wallet: string) => `${wallet}をお持ちでない場合`
export const openApp = (wallet: string) => `${wallet}を開く`
export const OPEN_AGAIN = 'もう一度開く'
/** For WalletConnect itself, which is no app. */
export const OPEN_TO_CONFIRM = 'ウォレットのアプリを開いて確認してください。'

type Medium = 'code' | 'link'

export const readyText = (medium: Medium) => `${{ code: 'コード', link: 'リンク' }[medium]}の準備ができました。`

const RENEWED = {
  declined: {
    code: 'ウォレットでリクエストを拒否しました。これは新しいコードです。',
    link: 'ウォレットでリクエストを拒否しました。これは新しいリンクです。',
  },
  expired: { code: 'これは新しいコードです。', link: 'これは新しいリンクです。' },
} as const
/** Says that a new code or link has replaced another one, and why. */
export const renewedText = (medium: Medium, cause: keyof typeof RENEWED) => RENEWED[cause][medium]
