import { durationText } from '../browser/time'
import { grouped } from '#domain/browser/locale'
import { wrappedSymbol } from '#domain/chain/chain'

/** Texts of the page of one token, and reasons why the page cannot be shown. */
/** The link to the trade card in the bar at the bottom of a phone's screen. */
export const swapToken = (symbol: string) => `Swap ${symbol}`

export const tokenPage = {
  title: 'Token',
  loading: 'Loading the token',
  home: 'Back to home',
  explorer: 'View on Explorer',
  retry: 'Try again',
  pools: 'Pools',
  safety: 'Safety facts',
}

/** Why the link does not identify a token. */
export const noAddress = {
  missing: {
    title: 'Which token?',
    text: 'This link does not name a token. Search for one by its symbol, or paste its address, at the top of the page.',
  },
  malformed: {
    title: 'This is not a token address',
    text: 'A token address is 0x followed by 40 characters. Check that it was copied in full.',
  },
  checksum: {
    title: 'This address has a mistake in it',
    text: 'Its capital letters do not match the rest of it, so at least one character is wrong. Copy it again from its source.',
  },
}

/** Why there is no token at the address. */
export const noToken = {
  noContract: (chainName: string) => ({
    title: `No token at this address on ${chainName}`,
    text: 'The address is valid but holds no token contract on this network. If it is somebody’s wallet, it has no token page.',
  }),
  notOffered: () => ({
    title: 'This token is not offered here',
    text: 'The operator of this site has left it out. That says nothing about the token itself.',
  }),
  notToken: (chainName: string) => ({
    title: `This is not a token on ${chainName}`,
    text: 'The address holds a contract, but it does not respond like a token.',
  }),
}

/** Shown if the token could not be read. `noAnswer`: the reason, as a sentence. */
export const tokenUnread = (noAnswer: string) => ({
  title: 'This token could not be loaded',
  text: noAnswer,
})

export const noPool = {
  title: 'No pool holds this token',
  text: 'There is no on-chain price to show, and it cannot be traded here.',
}

/** The source of the table of pools, shown below it. */
export const poolsSource = (blockNumber: number) => `Pools read at block ${grouped(String(blockNumber))}`

/** Shown beside the name of the network's own coin: "Ethereum’s own coin". */
export const coinTag = (chainName: string) => `${chainName}’s own coin`

/** Said of a token that the list lacks, and that the configuration of its network names. */
export const NAMED_HERE = 'Known to this site'

/** Whether the token is on the list; null if the list could not be read. */
export const listTag = (isListed: boolean | null) =>
  isListed === null ? 'Token list not loaded' : isListed ? 'On the token list' : 'Not on the token list'

export const lookalikeNote = { sharedSymbol: 'Symbol used twice', similarSymbol: 'Looks like another' }

export const favouriteHint = 'Favourites come first wherever you choose a token'

export const addToWallet = { idle: 'Add to wallet', busy: 'Confirm in your wallet' }

export const checkAddress = 'Check this address before you trade'

/** Shown below `checkAddress`, or below the name of the token that an unlisted token could be mistaken for. */
export const namesCanBeCopied =
  'Name and symbol come from the contract itself and can imitate another token. Compare the address with the project’s own site.'

/** Names the token that this token could be mistaken for. The keys are the kinds of similarity. */
export const lookalikeTitle = {
  address: (symbol: string) => `This address only looks like that of ${symbol}`,
  unlisted: (symbol: string) => `This is not the ${symbol} of the token list`,
  coin: (symbol: string) => `This is not ${symbol}`,
  sharedSymbol: (symbol: string) => `Another listed token is also called ${symbol}`,
  similarSymbol: (symbol: string) => `This symbol looks like ${symbol}, which is another token`,
}

export const thisAddress = (address: string) => `This page: ${address}`

export const otherAddress = (symbol: string, address: string) => `${symbol}: ${address}`

export const coinHasNoAddress = (symbol: string) => `${symbol} is the network’s own coin and has no address.`

/** The title of the chart of a token's price in dollars. */
export const chartTitle = 'Price'

/**
 * Why a token has no price. Prices come from pools with the network's coin or with the dollar token. The price of the
 * coin itself comes from a feed. `coin`: the symbol of the network's own coin. `dollar`: the symbol of the stablecoin
 * in which dollar prices are measured.
 */
export const noPrice = {
  ether: (coin: string) =>
    `There is no reliable price of ${coin} in dollars right now, so there is none for this token.`,
  shallow: (coin: string, dollar: string) =>
    `No pool of this token with ${wrappedSymbol(coin)} or ${dollar} is deep enough for a reliable price.`,
  /** A contract decides what all or some of the token's pools trade at. */
  hooked: 'This token’s pools have rules of their own, and no reliable price follows from them.',
}

/** Says that the price could not be read. `noAnswer`: the reason, as a sentence. */
export const priceUnread = (noAnswer: string) => `${noAnswer} Trying again with the next block.`

/** Shown below a chart that has no line: the reason. */
export const noPriceSource = {
  unread: 'The price could not be loaded',
  reading: 'Loading the price',
  none: 'No reliable price',
}

/** The block of the price. `time`: the block's time, formatted. */
export const blockLine = (blockNumber: number, time: string) => `Block ${grouped(String(blockNumber))}, ${time}`

/** Labels of the figures of a token. `pools`: for example "4 pools"; null until the pools are read. */
export const figureLabels = {
  liquidity: (pools: string | null) => (pools === null ? 'Liquidity' : `Liquidity, ${pools}`),
  /**
   * `span`: for example "24 h to 14:02"; null until the volume is read. `pools`: the number of pools whose trades are
   * counted, for example "3 of 4 pools"; null if the trades of all pools are counted.
   */
  volume: (span: string | null, pools: string | null) =>
    span === null ? 'Volume' : pools === null ? `Volume, ${span}` : `Volume in ${pools}, ${span}`,
  /** The label says how the value is computed, because a large part of the supply may never be for sale. */
  marketValue: 'Value, supply × price',
  supply: 'Total supply',
}

export type NoFigure = 'unread' | 'reading' | 'noPool' | 'noPrice' | 'refused'

/** Why a figure is unknown, as a clause. `noAnswer`: the reason why something could not be read. */
export const noFigure = (why: NoFigure, noAnswer: string) =>
  ({
    unread: noAnswer,
    reading: 'loading',
    noPool: 'no pool holds this token',
    noPrice: 'what the pools hold has no price in dollars',
    refused: 'the node returns no past trades',
  })[why]

/** A period: "24 h to 14:02". `minutes`: the length of the period. `until`: the time at which the period ended. */
export const volumeSpan = (minutes: number, until: string) => `${durationText(minutes)} to ${until}`

/**
 * Why the total value of a token's supply is unknown, as a clause. `noAnswer`: the reason why the price could not be
 * read; null if the token has no price.
 */
export const noMarketValue = (noAnswer: string | null) => noAnswer ?? 'there is no price'

/** Texts of the card with the connected account's balance of a token. */
export const balanceCard = {
  title: 'Your balance',
  disconnected: 'Connect a wallet to see your balance',
  connect: 'Connect',
  sell: 'Sell',
  wrap: 'Wrap',
  approvals: 'Approvals',
  partial: 'Other approvals could not be loaded.',
  manage: 'Manage approvals',
}

export const tokenSilent = 'the token did not respond'

export const sellToken = (symbol: string) => `Sell ${symbol}`

export const wrapCoin = (symbol: string) => `Wrap ${symbol}`

/** Says that the network's own coin needs no approvals. */
export const noApprovalOf = (symbol: string) =>
  `${symbol} needs no approvals: no contract can take it from your account.`

export const spendersUnread = (symbol: string) => `Could not check who else may move your ${symbol}.`
export const noSpender = (symbol: string) => `No contract known here may move your ${symbol}.`

/** Says how much a contract may spend. `amount` is null if the contract may spend the whole balance. */
export const mayMove = (spender: string, amount: string | null, symbol: string) =>
  `${spender} may move ${amount ?? `all your ${symbol}`}`
