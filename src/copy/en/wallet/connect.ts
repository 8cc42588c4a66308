import type { ConnectOutcome } from '../../../domain/wallet/connectDialog'
import type { WalletGroupName } from '../../../domain/wallet/wallet'
import type { WalletRow } from '../../../domain/wallet/walletRows'

/** The connect dialog. */

export const TITLE = 'Connect a Wallet'
export const GET_A_WALLET = 'Get a Wallet'
export const WHAT_IS_A_WALLET = 'What is a Wallet?'
export const LEARN_MORE = 'Learn More'
export const BACK = 'Back'
export const CLOSE = 'Close'
export const CONNECT = 'Connect'
export const CONTINUE = 'Continue'
export const RETRY = 'RETRY'
export const RELOAD = 'Reload'
export const GET = 'GET'
export const INSTALL = 'INSTALL'

const GROUPS: Readonly<Record<WalletGroupName, string>> = {
  recent: 'Recent',
  popular: 'Popular',
  installed: 'Installed',
}
export const groupName = (name: WalletGroupName): string => GROUPS[name]
export const RECENT = GROUPS.recent
export const INSTALLED = GROUPS.installed
export const NOT_READY = '(unsupported)'
/** After the name of a wallet, for screen readers. */
export const NOT_INSTALLED = ' Not installed'
export const UNVERIFIED = 'Unverified'

export const getLabel = (wallet: string) => `GET ${wallet}`
export const getWallet = (wallet: string) => `Get ${wallet}`
export const installLabel = (wallet: string) => `Install ${wallet}`

/** Why a wallet may not be what it claims to be; null without doubts. */
export function unverifiedText({ name, duplicate, unverified }: WalletRow): string | null {
  if (duplicate) return `Another program here claims to be ${name}. Connect only if you know which one this is.`
  if (unverified)
    return `This program calls itself ${name}, but nothing proves that it is. Connect only if you know it.`
  return null
}

/** The step of one wallet that is not paired. */
export function openingTitle({ name, ready, downloadUrls }: WalletRow, outcome: ConnectOutcome): string {
  if (!ready)
    return downloadUrls.browserExtension === undefined ? `${name} is not available` : `${name} is not installed`
  if (outcome === 'idle') return `${name} is ready`
  return outcome === 'waiting' ? `Opening ${name}` : name
}

/** The user's next action there; null where the title is sufficient. */
export function openingText(
  { name, ready, reachedBy, downloadUrls }: WalletRow,
  outcome: ConnectOutcome,
): string | null {
  const isExtension = downloadUrls.browserExtension !== undefined
  if (!ready)
    return isExtension
      ? `The ${name} extension is not installed in your browser`
      : `${name} is not available on this device`
  if (outcome !== 'waiting' || reachedBy === 'pairing') return null
  if (reachedBy === 'popUp') return `Confirm the connection in the ${name} window.`
  return `Confirm the connection in ${isExtension ? 'the extension' : 'your wallet'}.`
}

export const WAITING = 'Waiting for connection'
export const DECLINED = 'You declined the request.'
export const CONNECT_FAILED = 'Error connecting, please retry!'
/** The wallet's own words about a failure, folded away. */
export const DETAILS = 'Details'
export const COPY = 'Copy'
export const COPIED = 'Copied'
export const COPY_REFUSED = 'The browser did not allow copying. Select the text and copy it.'
export const afterInstall = (wallet: string) => `Once ${wallet} is installed, come back here and reload the page.`
