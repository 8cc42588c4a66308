import { say, type Sentences } from '#domain/browser/sentences'
import type { TextSize } from '#domain/browser/text'
import { counted, sentences } from '../browser/grammar'

/** The sections of the settings, each with a description. */
export const SETTINGS = { title: 'Settings', about: 'For every trade in this browser' } as const
export const NODE = { title: 'Node', about: 'Where prices and balances are read from' } as const
export const LISTS = { title: 'Lists', about: 'Where the tokens and pairs come from' } as const
export const LOCAL_DATA = { title: 'Local data', about: 'What this site keeps in your browser' } as const
export const DIAGNOSTICS = { title: 'Diagnostics', about: 'For a report of something that went wrong' } as const
export const DIAGNOSTICS_HINT =
  'What happened here since the page was loaded, as text that you see before it is copied. It goes nowhere until you paste it.'

export const THEME = 'Theme'
export const THEMES = { light: 'Light', dark: 'Dark', system: 'Same as system' } as const

/** The names of the data that this site stores in the browser, listed under "Local data". */
export const STORED = {
  session: 'Last connected wallet',
  recentWallets: 'Recently used wallets',
  transactions: 'Transactions',
  clearings: 'When transactions were cleared',
  openRequests: 'Requests that the wallet has not answered',
  settings: 'Trade settings',
  theme: 'Theme',
  language: 'Language',
  systemNotifications: 'System notifications',
  tradeChain: 'Network that tokens are traded on',
  walletLink: 'Link to a wallet’s app',
  lastReads: 'Last known names and balances',
  addressBook: 'Address book',
  tokenChoices: 'Favourite, recent and accepted tokens',
  ownNodes: 'Your node',
  terms: 'Accepted terms',
  reset: 'A reset in progress',
} as const
export const WALLET_SOFTWARE = 'What wallets’ own software keeps'

const SIZES: Sentences<TextSize> = {
  bytes: ({ figure }) => `${figure} B`,
  kilobytes: ({ figure }) => `${figure}\u00a0kB`,
}
/** The size of stored data, for example "1.2 kB". */
export const sizeText = (size: TextSize) => say(SIZES, size)

/** Shown if the browser does not allow the site to store data. */
export const NOTHING_STORED = {
  title: 'Nothing is stored',
  text: 'Your browser does not let this site store anything. What you choose lasts until you close the page.',
} as const

export const WHAT = 'What'
export const HOW_MUCH = 'How much'
export const NOTHING_YET = 'Nothing yet.'

export const HINT =
  'It never leaves this browser on its own. The exported file holds everything above except what wallets’ own software keeps, here or in its own database. Anyone who has the file can see which accounts you use, and the address of your node with any key in it.'
export const EXPORT = 'Export'
export const RESET = 'Reset'

export const RESET_QUESTION = 'Delete everything that this site keeps here?'
export const DELETE = 'Delete everything'
export const KEEP = 'Keep it'

/**
 * Says what a reset does. `pendingCount`: the number of transactions that are still pending; null if there are none.
 */
export const resetText = (pendingCount: number | null) =>
  sentences(
    'Your wallet is disconnected. Settings, favourites and the list of your transactions are deleted. Nothing on the chain changes.',
    pendingCount !== null &&
      counted(pendingCount, {
        one: 'One transaction is still pending and can still go through, but this site will no longer tell you.',
        other: `${pendingCount} transactions are still pending and can still go through, but this site will no longer tell you.`,
      }),
  )
