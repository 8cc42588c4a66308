import { grouped } from '#domain/browser/locale'
import { say, type Sentences } from '#domain/browser/sentences'
import type { FoundFacts, SearchedFacts } from '#domain/trade/foundFacts'
import type { MarketChange } from '#domain/trade/marketChange'
import { sentences } from '../browser/grammar'

/** Texts of a receipt. A receipt shows what a mined swap paid, received and cost. */

export const TITLE = 'Receipt'
export const COPY_TEXT = 'Copy as text'
/** Hands the receipt, as text, to another app of this device. */
export const SHARE = 'Share'
/** Saves the receipt as a picture. */
export const SAVE_PICTURE = 'Save as picture'
export const READING = 'Loading the receipt'
export const READ_FAILED = 'The receipt could not be loaded'
export const NO_SWAP = {
  title: 'No receipt of a swap',
  text: 'The events and the call of this transaction do not show a swap of this account.',
} as const

export const PAID = 'You paid'
export const RECEIVED = 'You received'
export const PRICE = 'Your price'
export const QUOTED = 'Quoted'
export const LEAST = 'At least, by the call'
export const MOST = 'At most, by the call'
export const MARKET = 'Price of its pools before'
export const AGAINST_MARKET = 'Against that price'
export const POOL_FEES = 'Pool fees in your price'
export const SITE_FEE = 'Site fee in your price'
export const NETWORK_COST = 'Network cost'
export const APPROVAL_COST = 'Approvals before it'
export const TIME = 'Time'
/** The time between the request to the wallet and the swap's block. */
export const TAKEN = 'From request to block'
export const secondsText = (count: number) => `${count}\u00a0s`
export const BLOCK = 'Block'
export const ACCOUNT = 'Account'
export const NETWORK = 'Network'
export const TRANSACTION = 'Transaction'
export const NOT_KNOWN = 'Not known'
/** Shown instead of a figure that can only be read from an old block. Some nodes do not keep old blocks. */
export const NO_STATE = 'Not known: the node no longer has that block'
export const PAID_BY_OTHER = 'Paid by another account'
/** Shown after an amount that is known only from the token's own events. */
export const ONLY_CLAIMED = '(by the token’s own events)'
export const NO_FEES = 'None, one to one'

/** Compares the price that the visitor got with the price of the pools before the swap. `percent`: "0.31%". */
const CHANGES: Sentences<MarketChange> = {
  same: 'The same',
  worse: ({ percent }) => `${percent} worse, with fees and price impact`,
  better: ({ percent }) => `${percent} better, with fees and price impact`,
}
export const againstMarket = (change: MarketChange) => say(CHANGES, change)

/**
 * The pool fees of a route, for example "0.05% + 0.30%". If several routes are given, their fees are joined with "or".
 */
export const feesText = (routes: readonly (readonly string[])[]) =>
  [...new Set(routes.map((fees) => fees.join(' + ')))].join(' or ')

export const blockNumberText = (block: number) => grouped(String(block))

/** Both sides of a swap: "1 ETH → 3,411.77 USDC". */
export const bothSides = (paid: string, received: string) => `${paid} → ${received}`

/**
 * The symbol of a token that is not on any list in use. The symbol is marked as not listed, because anybody can give a
 * token any symbol.
 */
export const unlistedSymbol = (symbol: string) => `${symbol} (not listed)`

/** Texts of the search for earlier swaps. */
export const STOP = 'Stop'

/**
 * Says which blocks were searched, and why the search ended. `from` and `to`: the numbers of the first and the last
 * searched block, "19,000,000".
 */
const SEARCHED: Sentences<SearchedFacts> = {
  none: 'Stopped before any block was searched.',
  whole: 'All blocks were searched.',
  wholeCut: 'All blocks were searched; the newest swaps are listed.',
  stopped: ({ from, to }) => `Blocks ${from} to ${to} were searched; there may be older swaps. You stopped the search.`,
  many: ({ from, to }) => `Blocks ${from} to ${to} were searched; there may be older swaps.`,
  limit: ({ from, to }) =>
    `Blocks ${from} to ${to} were searched; there may be older swaps. Searching further back would take too many requests.`,
}

/** The progress of the search, and the label of the button beside it. `percent`: "12%". */
const FOUND: Sentences<FoundFacts, { words: string; label: string }> = {
  idle: {
    words:
      'Searches the chain for transactions that moved tokens of this account. It asks the node for the account’s own transfers. It finds swaps that the account sent itself, not those that a bundler or the owners of a Safe sent for it.',
    label: 'Find earlier swaps',
  },
  failed: {
    words: 'The search failed: the node did not respond, or does not allow it.',
    label: 'Try again',
  },
  searching: ({ percent }) => ({ words: `Searching: ${percent} of all blocks.`, label: STOP }),
  reading: { words: 'Loading what was found.', label: 'Search again' },
  over: ({ searched, isNothingFound, canGoFurther }) => ({
    words: sentences(say(SEARCHED, searched), isNothingFound && 'No swap that is not above was found.'),
    label: canGoFurther ? 'Search further back' : 'Search again',
  }),
}
export const foundWords = (facts: FoundFacts) => say(FOUND, facts)
