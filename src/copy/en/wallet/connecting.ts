import { type OpeningState, openingState } from '#domain/wallet/connectStep'
import type { ConnectOutcome } from '#domain/wallet/connectWizard'
import type { WalletRow } from '#domain/wallet/walletRows'
import type { InstructionStep } from '#domain/wallet/wallet'

/** Texts of the connect dialog after the visitor has made a choice. */

export const CONTINUE = 'Continue'
export const RETRY = 'RETRY'
export const RELOAD = 'Reload'
export const GET = 'GET'
export const getLabel = (wallet: string) => `GET ${wallet}`
export const getWallet = (wallet: string) => `Get ${wallet}`

const opening = (name: string) => `Opening ${name}`
const TITLES: Record<OpeningState, (name: string) => string> = {
  notInstalled: (name) => `${name} is not installed`,
  notAvailable: (name) => `${name} is not available`,
  ready: (name) => `${name} is ready`,
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
  notInstalled: (name) => `The ${name} extension is not installed in your browser`,
  notAvailable: (name) => `${name} is not available on this device`,
  ready: () => null,
  inPopUp: (name) => `Confirm the connection in the ${name} window.`,
  inExtension: () => 'Confirm the connection in the extension.',
  inWallet: () => 'Confirm the connection in your wallet.',
  pairing: () => null,
  ended: () => null,
}
/** What the visitor must do next, shown below `openingTitle`; null if the title is sufficient. */
export const openingText = (wallet: WalletRow, outcome: ConnectOutcome) =>
  TEXTS[openingState(wallet, outcome)](wallet.name)

export const WAITING = 'Waiting for connection'
/** Shown if the wallet has not answered for a while. */
export const NOTHING_OPENED = 'Nothing opened? Look for your wallet’s icon or window; it may be locked.'
export const ASK_AGAIN = 'Ask again'
export const DECLINED = 'You rejected the request.'
export const CONNECT_FAILED = 'Error connecting, please retry!'
export const afterInstall = (wallet: string) => `Once ${wallet} is installed, come back here and reload the page.`

/** Explains on a wide screen what a wallet is for. */
export const HOME_TITLE = 'A home for your tokens'
export const HOME_TEXT = 'A wallet sends, receives, stores and shows tokens on the blockchain. Only you hold its keys.'
export const SIGN_IN_TITLE = 'A new way to sign in'
export const SIGN_IN_TEXT = 'Connect your wallet instead of creating an account and a password on every site.'
/** Says what a visitor without a wallet can do. */
export const WITHOUT_WALLET = 'Without a wallet you can look at prices and charts, get quotes, and read the FAQ.'

/** Texts about how to get a wallet. */

export const BROWSER_EXTENSION = 'Browser Extension'
export const MOBILE_WALLET = 'Mobile Wallet'

/** Explains on a phone what a wallet is for. */
export const ABOUT =
  'A wallet sends, receives, stores and shows tokens. It also lets you sign in without an account or password.'

export const HAVE_ANOTHER = 'Have another wallet?'
export const PICK_FROM_LIST = 'Pick it from the list on the left.'

/** Says on a narrow screen which page the button GET opens. */
export const GET_ON_PHONE = 'GET opens the App Store or Google Play, whichever fits this phone.'
export const GET_ON_COMPUTER = 'GET opens the page of the wallet’s app, which you can then install on your phone.'

export const DOWNLOAD_TITLE = 'Scan to download'
export const DOWNLOAD_TEXT = 'Scan with your phone to download on iOS or Android'
export const guideTitle = (wallet: string) => `Get started with ${wallet}`
export const downloadQrLabel = (wallet: string) => `QR code that opens the download of ${wallet}`

/** The instructions for installing and connecting a wallet that is an app. */
export const guideSteps = (wallet: string): InstructionStep[] => [
  {
    step: 'install',
    title: `Open the ${wallet} app`,
    description: `Add ${wallet} to your home screen, so that it is easy to reach.`,
  },
  {
    step: 'create',
    title: 'Create or import a wallet',
    description: 'Back up your wallet, and never share its secret phrase with anyone.',
  },
  {
    step: 'scan',
    title: 'Tap the scan button',
    description: 'After you scan, your phone asks you to confirm the connection.',
  },
]

/** Texts about connecting with WalletConnect's code, or with a link on a phone. */

/**
 * The title above a code. `wallet`: the wallet's name; null for WalletConnect's code, which can be scanned with any
 * wallet.
 */
export const scanTitle = (wallet: string | null) => `Scan with ${wallet ?? 'your phone'}`
export const qrLabel = (wallet: string) => `QR code to connect ${wallet}. Copy the link instead if you cannot scan.`
export const LINK_TOO_LONG = 'This link is too long for a QR code. Copy it and paste it into your wallet.'
export const linkLabel = (wallet: string) => `Link to connect ${wallet}`
export const COPY_LINK = 'Copy link'
export const COPIED = 'Copied'
export const COPY_REFUSED = 'The link could not be copied. Select it here and copy it.'
/** Says when a code expires. `timeLeft`: for example "4:05". */
export const expiryText = (timeLeft: string) => `Expires in ${timeLeft}`
export const missingText = (wallet: string) => `Don’t have ${wallet}?`
export const openApp = (wallet: string) => `Open ${wallet}`
export const OPEN_AGAIN = 'Open again'
/** Shown if the visitor has selected WalletConnect, because "WalletConnect" is not the name of an app. */
export const OPEN_TO_CONFIRM = 'Open your wallet’s app to confirm.'

type Medium = 'code' | 'link'

export const readyText = (medium: Medium) => `The ${medium} is ready.`

const RENEWED = {
  declined: {
    code: 'You rejected the request. This is a new code.',
    link: 'You rejected the request. This is a new link.',
  },
  expired: { code: 'This is a new code.', link: 'This is a new link.' },
} as const
/** Says that a new code or link has replaced the previous one, and why. */
export const renewedText = (medium: Medium, cause: keyof typeof RENEWED) => RENEWED[cause][medium]
