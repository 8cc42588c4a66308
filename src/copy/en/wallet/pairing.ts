/** Connecting by WalletConnect's code, or by a link on a phone. */

/** `wallet`: null for WalletConnect, which any wallet can scan. */
export const scanTitle = (wallet: string | null) => `Scan with ${wallet ?? 'your phone'}`
export const qrLabel = (wallet: string) => `QR code to connect ${wallet}. Copy the link instead if you cannot scan.`
export const LINK_TOO_LONG = 'This link is too long for a QR code. Copy it and paste it into your wallet.'
export const linkLabel = (wallet: string) => `Link to connect ${wallet}`
export const COPY_LINK = 'Copy link'
export const COPIED = 'Copied'
export const COPY_REFUSED = 'The link could not be copied. Select it here and copy it.'
/** `timeLeft`: for example "4:05". */
export const expiryText = (timeLeft: string) => `Expires in ${timeLeft}`
export const missingText = (wallet: string) => `Don’t have ${wallet}?`
export const openApp = (wallet: string) => `Open ${wallet}`
export const OPEN_AGAIN = 'Open again'
/** For WalletConnect itself, which is no app. */
export const OPEN_TO_CONFIRM = 'Open your wallet’s app to confirm.'

type Medium = 'code' | 'link'

export const readyText = (medium: Medium) => `The ${medium} is ready.`

/** A code or link that replaces another one. */
export function renewedText(medium: Medium, cause: 'declined' | 'expired'): string {
  const text = `This is a new ${medium}.`
  return cause === 'declined' ? `You declined the request. ${text}` : text
}
