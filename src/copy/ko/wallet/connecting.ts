import { type OpeningState, openingState } from '#domain/wallet/connectStep'
import type { ConnectOutcome } from '#domain/wallet/connectWizard'
import type { WalletRow } from '#domain/wallet/walletRows'
import type { InstructionStep } from '#domain/wallet/wallet'

export const CONTINUE = '계속'
export const RETRY = '다시 시도'
export const RELOAD = '새로고침'
export const GET = '받기'
export const getLabel = (wallet: string) => `${wallet} 받기`
export const getWallet = (wallet: string) => `${wallet} 받기`

const opening = (name: string) => `${name} 여는 중`
const TITLES: Record<OpeningState, (name: string) => string> = {
  notInstalled: (name) => `${name}: 설치되지 않음`,
  notAvailable: (name) => `${name}: 사용할 수 없음`,
  ready: (name) => `${name} 준비 완료`,
  inPopUp: opening,
  inExtension: opening,
  inWallet: opening,
  pairing: opening,
  ended: (name) => name,
}
export const openingTitle = (wallet: WalletRow, outcome: ConnectOutcome) =>
  TITLES[openingState(wallet, outcome)](wallet.name)

const TEXTS: Record<OpeningState, (name: string) => string | null> = {
  notInstalled: (name) => `${name} 확장 프로그램이 브라우저에 설치되어 있지 않습니다`,
  notAvailable: (name) => `이 기기에서는 ${name} 지갑을 사용할 수 없습니다`,
  ready: () => null,
  inPopUp: (name) => `${name} 창에서 확인하면 연결됩니다.`,
  inExtension: () => '확장 프로그램에서 확인하면 연결됩니다.',
  inWallet: () => '지갑에서 확인하면 연결됩니다.',
  pairing: () => null,
  ended: () => null,
}
export const openingText = (wallet: WalletRow, outcome: ConnectOutcome) =>
  TEXTS[openingState(wallet, outcome)](wallet.name)

export const WAITING = '연결을 기다리는 중'
export const NOTHING_OPENED =
  '아무것도 열리지 않았나요? 지갑의 아이콘이나 창을 찾아보세요. 지갑이 잠겨 있을 수 있습니다.'
export const ASK_AGAIN = '다시 요청'
export const DECLINED = '사용자가 요청을 거부했습니다.'
export const CONNECT_FAILED = '연결 중 오류가 발생했습니다. 다시 시도하세요!'
export const afterInstall = (wallet: string) => `${wallet} 설치가 끝나면 여기로 돌아와 페이지를 새로고침하세요.`

export const HOME_TITLE = '내 토큰을 위한 집'
export const HOME_TEXT =
  '지갑은 블록체인의 토큰을 보내고, 받고, 보관하고, 보여 줍니다. 지갑의 키는 본인만 가지고 있습니다.'
export const SIGN_IN_TITLE = '새로운 로그인 방식'
export const SIGN_IN_TEXT = '사이트마다 계정과 비밀번호를 만드는 대신 지갑을 연결하세요.'
/** Says what a visitor without a wallet can do. */
export const WITHOUT_WALLET = '지갑이 없어도 가격과 차트를 보고, 견적을 받고, FAQ를 읽을 수 있습니다.'

export const BROWSER_EXTENSION = '브라우저 확장 프로그램'
export const MOBILE_WALLET = '모바일 지갑'

export const ABOUT = '지갑은 토큰을 보내고, 받고, 보관하고, 보여 줍니다. 계정이나 비밀번호 없이 로그인할 수도 있습니다.'

export const HAVE_ANOTHER = '다른 지갑이 있나요?'
export const PICK_FROM_LIST = '왼쪽 목록에서 선택하세요.'

export const GET_ON_PHONE = '“받기”를 누르면 이 휴대폰에 맞는 App Store 또는 Google Play가 열립니다.'
export const GET_ON_COMPUTER =
  '“받기”를 누르면 지갑 앱의 페이지가 열립니다. 그런 다음 휴대폰에 앱을 설치할 수 있습니다.'

export const DOWNLOAD_TITLE = '스캔하여 다운로드'
export const DOWNLOAD_TEXT = '휴대폰으로 스캔하여 iOS 또는 Android에 다운로드하세요'
export const guideTitle = (wallet: string) => `${wallet} 시작하기`
export const downloadQrLabel = (wallet: string) => `${wallet} 다운로드를 여는 QR 코드`

export const guideSteps = (wallet: string): InstructionStep[] => [
  {
    step: 'install',
    title: `${wallet} 앱 열기`,
    description: `쉽게 찾을 수 있도록 ${wallet} 앱을 홈 화면에 추가하세요.`,
  },
  {
    step: 'create',
    title: '지갑 만들기 또는 가져오기',
    description: '지갑을 백업하고, 시드 구문을 절대 누구에게도 알려 주지 마세요.',
  },
  {
    step: 'scan',
    title: '스캔 버튼 누르기',
    description: '스캔하면 연결할지 묻는 확인 요청이 휴대폰에 표시됩니다.',
  },
]

export const scanTitle = (wallet: string | null) =>
  wallet === null ? '휴대폰으로 스캔하세요' : `${wallet} 지갑으로 스캔하세요`
export const qrLabel = (wallet: string) => `${wallet} 연결용 QR 코드. 스캔할 수 없으면 대신 링크를 복사하세요.`
export const LINK_TOO_LONG = '이 링크는 QR 코드로 만들기에 너무 깁니다. 복사해서 지갑에 붙여 넣으세요.'
export const linkLabel = (wallet: string) => `${wallet} 연결용 링크`
export const COPY_LINK = '링크 복사'
export const COPIED = '복사됨'
export const COPY_REFUSED = '링크를 복사하지 못했습니다. 여기에서 선택해 복사하세요.'
export const expiryText = (timeLeft: string) => `만료까지 ${timeLeft}`
export const missingText = (wallet: string) => `${wallet} 지갑이 없나요?`
export const openApp = (wallet: string) => `${wallet} 열기`
export const OPEN_AGAIN = '다시 열기'
export const OPEN_TO_CONFIRM = '지갑 앱을 열고 확인하면 연결됩니다.'

type Medium = 'code' | 'link'

const READY: Readonly<Record<Medium, string>> = { code: '코드가 준비되었습니다.', link: '링크가 준비되었습니다.' }
export const readyText = (medium: Medium) => READY[medium]

const RENEWED = {
  declined: {
    code: '사용자가 요청을 거부했습니다. 이것은 새 코드입니다.',
    link: '사용자가 요청을 거부했습니다. 이것은 새 링크입니다.',
  },
  expired: { code: '이것은 새 코드입니다.', link: '이것은 새 링크입니다.' },
} as const
export const renewedText = (medium: Medium, cause: keyof typeof RENEWED) => RENEWED[cause][medium]
