import type { Address } from '../chain/address'
import type { Token } from '../token/token'
import { usdValue } from './money'

/** An account's holdings and their value. Amounts are base units, prices and values dollars with 18 decimals. */

/** By token, as decimal strings; null where a token did not answer. */
export type Balances = Readonly<Record<Address, string | null>>

export interface TokenHolding {
  token: Token
  units: bigint
  /** As the token reports them, or until then as its list does; null where neither does. */
  decimals: number | null
  /** For one whole token; null where there is no price. */
  usd: bigint | null
  value: bigint | null
}

/** The chain's native currency. */
export interface CoinHolding {
  units: bigint
  usd: bigint | null
  value: bigint | null
}

/** A token's price as it was read: a decimal string, and the decimals that the token itself reports. */
interface ReadPrice {
  usd: string | null
  decimals: number | null
}

const unitsOf = (balances: Balances | undefined, token: Address) => BigInt(balances?.[token] ?? 0)

/** The tokens with a non-zero balance. */
export const heldAmong = (tokens: readonly Address[], balances: Balances | undefined) =>
  tokens.filter((token) => unitsOf(balances, token) > 0n)

export function tokenHolding(token: Token, balances: Balances | undefined, price: ReadPrice | undefined): TokenHolding {
  const units = unitsOf(balances, token.address)
  const decimals = price ? price.decimals : token.decimals
  const usd = price?.usd ? BigInt(price.usd) : null
  return {
    token,
    units,
    decimals,
    usd,
    value: usd === null || decimals === null ? null : usdValue(units, decimals, usd),
  }
}

/** `units` are null while unknown. */
export function coinHolding(units: bigint | null, decimals: number, usd: bigint | null): CoinHolding | null {
  return units === null ? null : { units, usd, value: usd === null ? null : usdValue(units, decimals, usd) }
}

/** How many balances are missing: failed or not read. */
export function unreadBalances(balances: Balances | undefined, notRead: number): number {
  return Object.values(balances ?? {}).filter((units) => units === null).length + notRead
}

/** How much of an account has been read. */
export interface HoldingsProgress {
  isListLoading: boolean
  coin: 'loading' | 'failed' | 'read'
  /** `none`: there are no tokens to read. */
  tokens: 'none' | 'loading' | 'failed' | 'read'
  arePricesLoading: boolean
}

/** The progress of reading the tokens; known balances stay known when a later read fails. */
export function tokensProgress(
  hasTokens: boolean,
  balances: Balances | undefined,
  isError: boolean,
): HoldingsProgress['tokens'] {
  if (!hasTokens) return 'none'
  if (balances) return 'read'
  return isError ? 'failed' : 'loading'
}

export interface HoldingsSummary {
  /** The total of what could be priced; null until everything was read once, and when nothing is known. */
  totalUsd: bigint | null
  /** The number of holdings, and how many of them the total leaves out because they have no price. */
  count: number
  unpriced: number
  /** Whether everything was read once; failed reads are counted elsewhere. */
  isRead: boolean
  /** Nothing could be read. */
  isError: boolean
}

/** The total value of an account's holdings, as far as they have been read. */
export function holdingsSummary(
  coin: CoinHolding | null,
  holdings: readonly TokenHolding[],
  progress: HoldingsProgress,
): HoldingsSummary {
  const values = [...(coin && coin.units > 0n ? [coin.value] : []), ...holdings.map(({ value }) => value)]
  const priced = values.filter((value) => value !== null)
  const { isListLoading, arePricesLoading } = progress
  const isEachRead = !isListLoading && progress.coin !== 'loading' && progress.tokens !== 'loading'
  const isRead = isEachRead && (!arePricesLoading || values.length === 0)
  const isAnyRead = progress.coin === 'read' || progress.tokens === 'read'
  const isWorthUnknown = values.length > 0 && priced.length === 0
  return {
    totalUsd: !isRead || !isAnyRead || isWorthUnknown ? null : priced.reduce((sum, value) => sum + value, 0n),
    count: values.length,
    unpriced: values.length - priced.length,
    isRead,
    isError: isEachRead && !isAnyRead,
  }
}

export interface NetworkHoldings extends HoldingsSummary {
  /** The network's name. */
  name: string
}

/** What an account holds on several networks together. */
export interface HoldingsOfAll extends Pick<HoldingsSummary, 'totalUsd' | 'count' | 'unpriced'> {
  /** Nothing can be said yet. */
  isReading: boolean
  /** The networks that the total leaves out: those that are still being read, and those that could not be. */
  reading: readonly string[]
  failed: readonly string[]
}

/** The sum over networks, as far as they have been read: a slow network does not hold up the others. */
export function holdingsOfAll(networks: readonly NetworkHoldings[]): HoldingsOfAll {
  const read = networks.filter(({ isRead }) => isRead)
  const known = read.flatMap(({ totalUsd }) => totalUsd ?? [])
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
  const namesOf = (some: readonly NetworkHoldings[]) => some.map(({ name }) => name)
  // For a single network the screen says the same elsewhere.
  const isSingle = networks.length === 1
  return {
    totalUsd: known.length === 0 ? null : known.reduce((all, value) => all + value, 0n),
    count: sum(read.map(({ count }) => count)),
    unpriced: sum(read.map(({ unpriced }) => unpriced)),
    isReading: read.length === 0,
    reading: isSingle ? [] : namesOf(networks.filter(({ isRead }) => !isRead)),
    failed: isSingle ? [] : namesOf(read.filter(({ isError }) => isError)),
  }
}
