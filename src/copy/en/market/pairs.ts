import { counted } from '../browser/grammar'
import type { PriceSeries } from '#domain/market/history'
import { coinWord } from '#domain/chain/chain'
import { grouped } from '#domain/browser/locale'

/** The heading above the pairs. It is already shown before the pairs have been read. */
export const TOP_PAIRS = 'Top pairs'
/** Shown under the heading until the number of a block is known. */
export const POOL_PRICES = 'Pool prices'

/**
 * Why figures of a pair are missing.
 * @param coin - the symbol of the network's own coin
 * @param dollar - the symbol of the stablecoin in which dollar prices are measured
 */
export const noDollars = (coin: string, dollar: string) =>
  `No pool with ${coinWord(coin)} or ${dollar} is deep enough for a price in dollars.`
export const NO_LIQUIDITY = 'One of the tokens has no price in dollars.'
export const TOO_FEW_PRICES = 'Too few prices from the last 24 hours are known.'

const NO_PAST = 'The prices of the last 24 hours could not be loaded.'
/** Why a pair has no prices for the last 24 hours. */
export const NO_DAY: Readonly<Record<NonNullable<PriceSeries['reason']>, string>> = {
  noArchive: 'The node keeps no history of this pool.',
  unanswered: NO_PAST,
  limited: 'The node limits requests: the last 24 hours will load later.',
  young: 'The pool is less than a day old.',
}
/** `since`: for example "since 14:02". */
export const knownOnly = (since: string) => `Prices are known only ${since}.`

const LOOKALIKES = { similarSymbol: 'look-alike', sameSymbol: 'same symbol' } as const
/** Shown after the name of a pool if the symbols do not identify its tokens: "same symbol, 0xAb…12 / 0xCd…34". */
export const pairIdentity = (kind: keyof typeof LOOKALIKES, addressA: string, addressB: string) =>
  `${LOOKALIKES[kind]}, ${addressA} / ${addressB}`

/** Shown under the heading of the table of pairs. */
export const pricesNote = (blockNumber: number | null) =>
  blockNumber === null ? POOL_PRICES : `${POOL_PRICES} at block ${grouped(String(blockNumber))}`

/** Labels of the figures of one pair. */
export const ALL_LIQUIDITY = 'Liquidity, all pools'
export const POOL_FEE = 'Pool fee'
export const DAY_HIGH = '24\u00a0h high'
export const DAY_LOW = '24\u00a0h low'

/**
 * Labels of the figures of a pair if no pool holds both tokens. `liquidity`: the liquidity of the smaller pool on the
 * route between the tokens. `depth`: the amount that moves the price of this pool by 1 %.
 */
export const ROUTE = { liquidity: 'Liquidity on the route', depth: 'For a 1% move' }
/** Why the amount that moves the price by 1 % is unknown, as a clause. */
export const UNKNOWN_DEPTH = {
  unread: 'known once an amount is entered',
  unused: 'no trade of this pair uses the pools that price it',
}

export type NoRange = 'limited' | 'unread' | 'reading' | 'partial' | 'noHistory'

/**
 * Why the highest and the lowest price of a day are unknown, as a clause. `covered`: the time for which prices are
 * known, for example "since 10:00".
 */
export const noRange = (why: NoRange, noAnswer: string, covered: string) =>
  ({
    limited: 'the node limits requests',
    unread: noAnswer,
    reading: 'loading',
    partial: `prices are known only ${covered}`,
    noHistory: 'there is no price history',
  })[why]

export const FIND_TOKEN = 'Find a token'
export const REFRESH = 'Refresh prices'

export const HEADS = {
  number: '#',
  pair: 'Pair',
  price: 'Price',
  change: '24 h',
  chart: 'High and low, 24\u00a0h',
  liquidity: 'Liquidity',
} as const

export const TRADE = 'Trade'

export const NO_HISTORY = 'No history'
/** Why there is no change over 24 hours: the earliest known price is less than 24 hours old. */
export const NO_PRICE_A_DAY_AGO = 'No price from 24 hours ago.'

/**
 * Shown under the table of pairs. Names the number of pairs that have no pool of their own and are traded through other
 * tokens.
 */
export const withoutPool = (pairs: number) =>
  counted(pairs, { one: '1 pair without a pool of its own', other: `${pairs} pairs without a pool of their own` })

export const PRICES_FAILED = 'Pool prices could not be loaded'
/** Shown after the sentence that says why prices could not be loaded. */
export const TRADING_PAUSED = 'Trading is paused until prices are live again.'
/** Shown instead of the reason why prices could not be loaded, if the trade card already shows this reason. */
export const NO_PRICES = 'No prices'
export const LIST_FAILED = 'The pair list could not be loaded'
export const NO_PAIRS = 'No pairs to show'
export const SEARCH_INSTEAD = 'Search for a token or paste its address instead.'
