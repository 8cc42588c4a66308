import { all, counted } from '../browser/grammar'
import type { ImprintSettings } from '#domain/profile/imprint'
import { coinWord } from '#domain/chain/chain'
import { grouped } from '#domain/browser/locale'

/**
 * Titles and descriptions of the two sections below the tabs. The imprint names the operator of the site, as some
 * countries require by law.
 */
export const FAQ_TITLE = 'FAQ'
export const IMPRINT_TITLE = 'Imprint'
export const ABOUT_FAQ = 'Short answers to common questions'
export const ABOUT_IMPRINT = 'Who runs this site'

/** The heading of the page while no account is shown. Only screen readers read it. */
export const PROFILE = 'Profile'

/** Texts around the address of another account: "Viewing 0xf3…2266, read only." */
export const SHOW_PICTURE = 'Show picture'
/** Says that the account on the screen is not the connected account. */
export const viewing = (address: string) => `Viewing ${address}, read only.`
export const BACK_TO_OWN = 'Back to your own account'

/** Problems with the address of an account. */
export const WRONG_ADDRESS = {
  checksum: {
    title: 'This address is mistyped',
    text: 'Its capital letters do not match the rest of it. Copy it again from a source you trust.',
  },
  malformed: {
    title: 'This is not an account address',
    text: 'An address is 0x followed by 40 digits or letters from a to f.',
  },
} as const

export const CONNECTING = {
  title: 'Connecting to your wallet',
  text: 'Your tokens appear as soon as it responds.',
} as const

export const DISCONNECTED = {
  title: 'Connect a wallet to see your tokens',
  text: 'Balances and approvals are read from the chain through a node, which sees the address. What you send from here is listed by this browser alone.',
  action: 'Connect',
} as const

/**
 * Shown if the wallet is on the wrong network.
 * @param walletNetwork - the name of the wallet's network
 */
export const wrongNetwork = (walletNetwork: string, chainName: string) => ({
  title: `Your wallet is on ${walletNetwork}`,
  text: `Switch to ${chainName} to see your tokens here.`,
  action: `Switch to ${chainName}`,
})

export const FOREIGN_ACTIVITY = {
  title: 'What was sent from here is not shown',
  text: 'It is listed only by the browser that sent it. Swaps are public, and can be found on the chain below.',
} as const

export const coinBalance = (coinName: string) => `${coinName} balance`
export const TOTAL_VALUE = 'Total value'
/** Says how many tokens the total does not include, for example "1 of 4 tokens has no price". */
export const withoutPrice = (unpriced: number, tokens: number) =>
  counted(tokens, {
    one: `${unpriced} of ${tokens} token has no price`,
    other: counted(unpriced, {
      one: `${unpriced} of ${tokens} tokens has no price`,
      other: `${unpriced} of ${tokens} tokens have no price`,
    }),
  })

/** Names the networks whose tokens the total does not include. */
export const stillRead = (networks: readonly string[]) => `Still loading: ${all(networks)}`
export const unreadNetworks = (networks: readonly string[]) => `Could not be loaded: ${all(networks)}`

export const LABELS: Readonly<Record<keyof ImprintSettings, string>> = {
  operator: 'Operator',
  address: 'Address',
  contact: 'Contact',
  register: 'Register entry',
  responsible: 'Responsible for content',
}
/** Shown beside a field of the imprint that the operator has not filled in. */
export const PLACEHOLDER = 'Placeholder'

/** Texts of the table of an account's tokens. */
export const profileTokens = {
  title: 'Tokens',
  retry: 'Try again',
  failed: 'Balances could not be loaded',
  token: 'Token',
  price: 'Price',
  balance: 'Balance',
  value: 'Value',
  action: 'Action',
  trade: 'Trade',
  boughtNote:
    '“Bought for” is the average cost, at the prices of that time, in the swaps sent from this browser or found under Activity, without network costs. What it leaves out was not bought in these swaps.',
}

/**
 * What the visitor paid for a token, shown under the token's value: "Bought for $95.00". It is followed by the change
 * since the purchase: "up 4.12%". `part` is the amount that was bought in known swaps; `whole` is the whole balance.
 */
export const boughtFor = (paid: string) => `Bought for ${paid}`
export const partBoughtFor = (part: string, whole: string, paid: string) => `${part} of ${whole} bought for ${paid}`

export const noReliablePrice = 'No pool or price feed gives a reliable price.'

/**
 * The source of the prices. `coin`: the symbol of the network's own coin. `hasFeed`: whether the coin's price comes
 * from a price feed.
 */
export const pricesFrom = (blockNumber: number, coin: string, hasFeed: boolean) =>
  `Prices of the deepest pools${hasFeed ? ` and the ${coinWord(coin)} price feed` : ''} at block ${grouped(String(blockNumber))}`

/** The value of the tokens that an account holds, with the balances and prices of a day ago. `value`: "$12,300.10". */
export const worthDayAgo = (value: string, blockNumber: number) =>
  `A day ago, these tokens were worth ${value}, with the balances and prices of block ${grouped(String(blockNumber))}. Tokens that are no longer held are not included.`

export const withBalance = (count: number) => `${count} with a balance`

/**
 * Buttons that hide and show the balances that are worth less than an amount. `limit`: "$1.00". `count`: the number of
 * hidden balances.
 */
export const hideSmall = (limit: string) => `Hide balances below ${limit}`
export const showSmall = (limit: string, count: number) => `Show balances below ${limit} (${count})`

/** The notice about balances that could not be read. `balances`: the number of these balances. */
export const balancesUnread = (balances: number) => ({
  title: counted(balances, {
    one: '1 balance could not be loaded',
    other: `${balances} balances could not be loaded`,
  }),
  text: counted(balances, { one: 'The total leaves it out.', other: 'The total leaves them out.' }),
})

export const noTokens = (chainName: string) => ({
  title: `No tokens in this wallet on ${chainName}`,
  text: 'Tokens you receive or buy will be listed here.',
  action: 'Go to trade',
})

export const tradeToken = (symbol: string) => `Trade ${symbol}`

/**
 * Names the networks on which the account has none of the tokens that this site knows. Shown only if the site has
 * several networks.
 */
export const nothingOn = (networks: readonly string[]) => `No tokens on ${all(networks)}`
