import type { ConnectOutcome } from '../../../domain/wallet/connectDialog'
import type { WalletRow } from '../../../domain/wallet/walletRows'

/** The steps of the connect dialog that follow a choice. */

export const CONTINUE = 'Continue'
export const RETRY = 'RETRY'
export const RELOAD = 'Reload'
export const GET = 'GET'
export const getLabel = (wallet: string) => `GET ${wallet}`
export const getWallet = (wallet: string) => `Get ${wallet}`

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
export const afterInstall = (wallet: string) => `Once ${wallet} is installed, come back here and reload the page.`
