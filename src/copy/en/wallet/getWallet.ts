/** How to get a wallet. */

export const BROWSER_EXTENSION = 'Browser Extension'
export const MOBILE_WALLET = 'Mobile Wallet'

/** What a wallet is for, on a phone. */
export const ABOUT =
  'A wallet sends, receives, stores and shows tokens. It also lets you sign in without an account or password.'

export const HAVE_ANOTHER = 'Have another wallet?'
export const PICK_FROM_LIST = 'Pick it from the list on the left.'

/** Where GET leads on a narrow screen. */
export const GET_ON_PHONE = 'GET opens the App Store or Google Play, whichever fits this phone.'
export const GET_ON_COMPUTER = 'GET opens the page of the wallet’s app, which you can then install on your phone.'

export const DOWNLOAD_TITLE = 'Scan to download'
export const DOWNLOAD_TEXT = 'Scan with your phone to download on iOS or Android'
export const guideTitle = (wallet: string) => `Get started with ${wallet}`
export const downloadQrLabel = (wallet: string) => `QR code that opens the download of ${wallet}`
