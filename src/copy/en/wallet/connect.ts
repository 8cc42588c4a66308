import type { WalletGroupName } from '#domain/wallet/wallet'
import { sameName } from '#domain/wallet/namesake'
import type { WalletRow } from '#domain/wallet/walletRows'

/** Texts of the connect dialog. */

export const TITLE = 'Connect a Wallet'
export const GET_A_WALLET = 'Get a Wallet'
export const WHAT_IS_A_WALLET = 'What is a Wallet?'
export const LEARN_MORE = 'Learn More'
export const BACK = 'Back'
export const CLOSE = 'Close'
export const CONNECT = 'Connect'
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
/** For screen readers: a wallet that must be installed first. */
export const notInstalled = (wallet: string) => `${wallet} Not installed`
export const UNVERIFIED = 'Unverified'

/** Shown if connecting failed for any reason. */
export const CONNECT_FAILED = 'Error connecting, please retry!'

export const installLabel = (wallet: string) => `Install ${wallet}`

/** Says why a wallet may not be genuine; null if there is no reason for doubt. */
export const unverifiedText = ({ name, duplicate, unverified }: WalletRow): string | null =>
  duplicate
    ? `Another program here claims to be ${name}. Connect only if you know which one this is.`
    : unverified
      ? `This program calls itself ${name}, but nothing proves that it is. Connect only if you know it.`
      : null

export const SHOW = 'Show'
export const HIDE = 'Hide'

/**
 * Says how many other wallets claim to be the wallet `name`. The rows of these other wallets are collapsed under the
 * row of that wallet.
 */
export function namesakesText({ name }: WalletRow, namesakes: readonly WalletRow[]): string {
  const areEqual = namesakes.every((other) => sameName(other.name, name))
  return `${namesakes.length} more ${areEqual ? 'with this name' : `that claim to be ${name}`}`
}
export const namesakesLabel = (isOpen: boolean, text: string) => `${isOpen ? HIDE : SHOW} ${text}`

export const FRAMED = 'This page is shown inside another one'
export const FRAMED_WHY =
  'The page around it could cover what you see here, or move it under your pointer. So no wallet is connected here, and nothing is sent.'

/** Shown instead of the list of wallets until the operator's terms are accepted. */
export const TERMS_FIRST = 'Before you connect a wallet, the operator of this site asks you to accept its terms.'
export const readTerms = (version: string) => `Read the terms (version ${version})`
export const acceptTermsLabel = (appName: string) => `I accept the terms of ${appName}`

/** The link that opens this page in a tab of its own. Shown if this page is embedded in another page. */
export const openByItself = (appName: string) => `Open ${appName} in its own tab`
