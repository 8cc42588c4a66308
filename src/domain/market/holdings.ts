import type { Address } from '../chain/address'
import type { Token } from '../token/token'
import { usdValue } from './money'

/** An account's holdings and their value. Amounts are base units, prices and values dollars with 18 decimals. */

/** The balance of each token, as a decimal string; null if it could not be read. */
export type Balances = Readonly<Record<Address, string | null>>

export interface TokenHolding {
  token: Token
  units: bigint
  /** The decimals that the token reports, or those in the list until they are read; null if neither has them. */
  decimals: number | null
  /** The price of one whole token; null if unknown. */
  usd: bigint | null
  value: bigint | null
}

export interface CoinHolding {
  units: bigint
  usd: bigint | null
  value: bigint | null
}

/** A token's price as read from the chain (a decimal string), and the decimals that the token reports. */
interface ReadPrice {
  usd: string | null
  decimals: number | null
}

const unitsOf = (balances: Balances | undefined, token: Address) => BigInt(balances?.[token] ?? 0)

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

export function coinHolding(units: bigint | null, decimals: number, usd: bigint | null): CoinHolding | null {
  return units === null ? null : { units, usd, value: usd === null ? null : usdValue(units, decimals, usd) }
}

/** Those that could not be read, plus the `notRead` ones that `balances` does not contain. */
export function unreadBalances(balances: Balances | undefined, notRead: number): number {
  return Object.values(balances ?? {}).filter((units) => units === null).length + notRead
}

export interface HoldingsProgress {
  isListLoading: boolean
  coin: 'loading' | 'failed' | 'read'
  /** `none`: there are no tokens to read. */
  tokens: 'none' | 'loading' | 'failed' | 'read'
  arePricesLoading: boolean
}

/** Balances that were read once count as read even if a later read fails. */
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
  /** The total of the holdings with a price; null until everything has been read once, or if nothing is known. */
  totalUsd: bigint | null
  count: number
  unpriced: number
  /** Whether the coin, the tokens and the prices have each been read or failed at least once. */
  isRead: boolean
  isError: boolean
}

/** The holdings that are missing from a total. `noBalances`: no balance could be read. */
export type Omission = { kind: 'unpriced' | 'unread'; count: number } | { kind: 'noBalances' }

type Counts = Pick<HoldingsSummary, 'count' | 'unpriced'> & { unread: number }

export function omissionsOf({ count, unpriced, unread }: Counts): Omission[] {
  const omissions: Omission[] = []
  if (unpriced > 0) omissions.push({ kind: 'unpriced', count: unpriced })
  if (unread > 0) omissions.push(count === 0 ? { kind: 'noBalances' } : { kind: 'unread', count: unread })
  return omissions
}

export const noTotalCause = ({ count, unpriced }: Pick<Counts, 'count' | 'unpriced'>) =>
  count > 0 && unpriced === count ? 'unpriced' : 'unread'

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

interface NetworkHoldings extends HoldingsSummary {
  name: string
}

export interface HoldingsOfAll extends Pick<HoldingsSummary, 'totalUsd' | 'count' | 'unpriced'> {
  isReading: boolean
  /** The names of networks that are still being read, which the total does not include. */
  reading: readonly string[]
  /** The names of networks that could not be read, which the total does not include. */
  failed: readonly string[]
}

/** Sums up the networks that have been read, so that a slow network does not delay the others. */
export function holdingsOfAll(networks: readonly NetworkHoldings[]): HoldingsOfAll {
  const read = networks.filter(({ isRead }) => isRead)
  const known = read.flatMap(({ totalUsd }) => totalUsd ?? [])
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
  const namesOf = (some: readonly NetworkHoldings[]) => some.map(({ name }) => name)
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
