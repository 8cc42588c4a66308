import { type OpeningState, openingState } from '#domain/wallet/connectStep'
import type { ConnectOutcome } from '#domain/wallet/connectWizard'
import type { WalletRow } from '#domain/wallet/walletRows'
import type { InstructionStep } from '#domain/wallet/wallet'

export const CONTINUE = '繼續'
export const RETRY = '重試'
export const RELOAD = '重新載入'
export const GET = '取得'
export const getLabel = (wallet: string) => `取得 ${wallet}`
export const getWallet = (wallet: string) => `取得 ${wallet}`

const opening = (name: string) => `正在開啟 ${name}`
const TITLES: Record<OpeningState, (name: string) => string> = {
  notInstalled: (name) => `${name} 未安裝`,
  notAvailable: (name) => `${name} 無法使用`,
  ready: (name) => `${name} 已就緒`,
  inPopUp: opening,
  inExtension: opening,
  inWallet: opening,
  pairing: opening,
  ended: (name) => name,
}
export const openingTitle = (wallet: WalletRow, outcome: ConnectOutcome) =>
  TITLES[openingState(wallet, outcome)](wallet.name)

const TEXTS: Record<OpeningState, (name: string) => string | null> = {
  notInstalled: (name) => `你的瀏覽器未安裝 ${name} 擴充功能`,
  notAvailable: (name) => `${name} 無法在此裝置上使用`,
  ready: () => null,
  inPopUp: (name) => `請在 ${name} 視窗中確認連接。`,
  inExtension: () => '請在擴充功能中確認連接。',
  inWallet: () => '請在你的錢包中確認連接。',
  pairing: () => null,
  ended: () => null,
}
export const openingText = (wallet: WalletRow, outcome: ConnectOutcome) =>
  TEXTS[openingState(wallet, outcome)](wallet.name)

export const WAITING = '正在等待連接'
export const NOTHING_OPENED = '沒有開啟任何視窗？請尋找錢包的圖示或視窗；錢包可能已鎖定。'
export const ASK_AGAIN = '再次請求'
export const DECLINED = '你拒絕了請求。'
export const CONNECT_FAILED = '連接時發生錯誤，請重試。'
export const afterInstall = (wallet: string) => `安裝 ${wallet} 後，請回到這裡並重新載入頁面。`

export const HOME_TITLE = '你的代幣之家'
export const HOME_TEXT = '錢包可在區塊鏈上傳送、接收、存放和顯示代幣。只有你持有它的金鑰。'
export const SIGN_IN_TITLE = '全新的登入方式'
export const SIGN_IN_TEXT = '連接你的錢包，而不必在每個網站建立帳號和密碼。'
/** Says what a visitor without a wallet can do. */
export const WITHOUT_WALLET = '沒有錢包也可以查看價格和圖表、取得報價並閱讀常見問題。'

export const BROWSER_EXTENSION = '瀏覽器擴充功能'
export const MOBILE_WALLET = '手機錢包'

export const ABOUT = '錢包可傳送、接收、存放和顯示代幣。它還讓你無需帳號或密碼即可登入。'

export const HAVE_ANOTHER = '有其他錢包？'
export const PICK_FROM_LIST = '請從左側的清單中選擇。'

export const GET_ON_PHONE = '「取得」會開啟 App Store 或 Google Play，以適合此手機的為準。'
export const GET_ON_COMPUTER = '「取得」會開啟該錢包應用程式的頁面，然後你可以將它安裝到手機上。'

export const DOWNLOAD_TITLE = '掃描以下載'
export const DOWNLOAD_TEXT = '用你的手機掃描，在 iOS 或 Android 上下載'
export const guideTitle = (wallet: string) => `開始使用 ${wallet}`
export const downloadQrLabel = (wallet: string) => `開啟 ${wallet} 下載頁面的 QR 碼`

export const guideSteps = (wallet: string): InstructionStep[] => [
  {
    step: 'install',
    title: `開啟 ${wallet} 應用程式`,
    description: `將 ${wallet} 加入主畫面，方便開啟。`,
  },
  {
    step: 'create',
    title: '建立或匯入錢包',
    description: '請備份你的錢包，絕不要與任何人分享它的助記詞。',
  },
  {
    step: 'scan',
    title: '點按掃描按鈕',
    description: '掃描後，你的手機會要求你確認連接。',
  },
]

export const scanTitle = (wallet: string | null) => `用${wallet === null ? '你的手機' : ` ${wallet} `}掃描`
export const qrLabel = (wallet: string) => `用於連接 ${wallet} 的 QR 碼。如果無法掃描，請改為複製連結。`
export const LINK_TOO_LONG = '此連結太長，無法產生 QR 碼。請複製它並貼到你的錢包中。'
export const linkLabel = (wallet: string) => `用於連接 ${wallet} 的連結`
export const COPY_LINK = '複製連結'
export const COPIED = '已複製'
export const COPY_REFUSED = '無法複製連結。請在這裡選取並複製。'
export const expiryText = (timeLeft: string) => `${timeLeft} 後過期`
export const missingText = (wallet: string) => `沒有 ${wallet}？`
export const openApp = (wallet: string) => `開啟 ${wallet}`
export const OPEN_AGAIN = '再次開啟'
export const OPEN_TO_CONFIRM = '請開啟你的錢包應用程式以確認。'

type Medium = 'code' | 'link'

const MEDIA: Readonly<Record<Medium, string>> = { code: 'QR 碼', link: '連結' }

export const readyText = (medium: Medium) => `${MEDIA[medium]}已就緒。`

const RENEWED = {
  declined: { code: '你拒絕了請求。這是新的 QR 碼。', link: '你拒絕了請求。這是新的連結。' },
  expired: { code: '這是新的 QR 碼。', link: '這是新的連結。' },
} as const
export const renewedText = (medium: Medium, cause: keyof typeof RENEWED) => RENEWED[cause][medium]
