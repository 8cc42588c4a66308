import type { Address } from '../chain/address'
import type { Token } from '../token/token'
import type { TokenApproval, FoundApproval } from './approval'

/** An approval that can be revoked, with the facts of its token. Amounts are base units. */
export interface OpenApproval {
  token: { address: Address; symbol: string | null; logoURI: string | null; isKnown: boolean }
  spender: Address
  amount: bigint
  /** Set where the contract spends through Permit2: what Permit2 itself may spend, and the last second it is valid. */
  permit2: { allowed: bigint; until: number } | null
  /** Whether its time is over: nothing can be taken by it. */
  isExpired: boolean
  /** As the token reports them; null where neither it nor the list does. */
  decimals: number | null
  /** The account's balance; null where it could not be read. */
  balance: bigint | null
  /** Dollars for one whole token, with 18 decimals; null where there is no price. */
  usd: bigint | null
}

/** Identifies one approval among all of an account. */
export const approvalId = (token: string, spender: string, isThroughPermit2: boolean) =>
  `${token}:${spender}${isThroughPermit2 ? ':permit2' : ''}`.toLowerCase()

/** Details of a token. A search reads them only for the tokens that it finds. */
const withoutFacts = (approval: TokenApproval): FoundApproval => {
  return { ...approval, symbol: null, decimals: null, balance: null }
}

/**
 * The approvals to list: those read for known tokens and those found by a search, each once. Any contract can emit that
 * any account approved something, so a found token that is neither listed nor held is left out and counted.
 */
export function openApprovals(
  read: readonly TokenApproval[],
  found: readonly FoundApproval[],
  isKnownToken: (token: Address) => boolean,
): { open: FoundApproval[]; leftOut: number } {
  const relevant = found.filter(({ token, balance }) => isKnownToken(token) || BigInt(balance ?? 0) > 0n)
  const byId = new Map<string, FoundApproval>()
  for (const approval of [...read.map(withoutFacts), ...relevant]) {
    const id = approvalId(approval.token, approval.spender, approval.permit2 !== undefined)
    if (!byId.has(id)) byId.set(id, approval)
  }
  return { open: [...byId.values()], leftOut: found.length - relevant.length }
}

/**
 * Approvals in the order of the token list, those of other tokens last: neither time nor state counts, so that one that
 * is revoked keeps its place.
 * @param placeOf - the place of its token in the list
 */
export const inListOrder = <T extends { id: string }>(
  approvals: readonly T[],
  placeOf: (approval: T) => number | undefined,
): T[] =>
  [...approvals].sort((a, b) => {
    const [first, second] = [placeOf(a) ?? Infinity, placeOf(b) ?? Infinity]
    return first === second ? a.id.localeCompare(b.id) : first - second
  })

/** What else is known about an approved token. */
interface TokenFacts {
  /** Undefined for a token that is neither listed nor accepted. */
  token: Token | undefined
  /** Undefined when none is held. */
  holding: { decimals: number | null; usd: bigint | null } | undefined
  /** As a decimal string; null or undefined where it could not be read. */
  balance: string | null | undefined
  /** As read with the token's price. */
  pricedDecimals: number | null | undefined
}

/** Valid until its last second, as Permit2 counts; a token's own approval has no end. All in Unix seconds. */
const hasExpired = (permit2: FoundApproval['permit2'], now: number) => permit2 !== undefined && permit2.until < now

/**
 * An approval with what is known about its token.
 * @param now - the chain's time, in Unix seconds
 */
export function openApproval(approval: FoundApproval, facts: TokenFacts, now: number): OpenApproval {
  const { spender, amount, permit2 } = approval
  const { token, holding, pricedDecimals } = facts
  const balance = facts.balance ?? approval.balance
  return {
    token: {
      address: approval.token,
      symbol: token?.symbol ?? approval.symbol,
      logoURI: token?.logoURI ?? null,
      isKnown: token !== undefined,
    },
    spender,
    amount: BigInt(amount),
    permit2: permit2 ? { allowed: BigInt(permit2.allowed), until: permit2.until } : null,
    isExpired: hasExpired(permit2, now),
    decimals: holding ? holding.decimals : (token?.decimals ?? approval.decimals ?? pricedDecimals ?? null),
    balance: balance === null ? null : BigInt(balance),
    usd: holding?.usd ?? null,
  }
}

/**
 * The lowest of allowances and balance, in base units; null where the balance is unknown. Nothing once it has expired.
 */
export function movableUnits({ amount, permit2, isExpired, balance }: OpenApproval): bigint | null {
  if (isExpired) return 0n
  if (balance === null) return null
  return [amount, permit2?.allowed ?? amount].reduce((least, each) => (each < least ? each : least), balance)
}

/** The year 2100: an approval that lasts until then counts as unlimited in time. */
const ENDLESS_FROM_S = 4_102_444_800

/** Whether an expiry, in seconds since 1970, means that there is none. */
export const isEndless = (until: number) => until >= ENDLESS_FROM_S

/** The progress of a search of all blocks, in whole percent, rounded down. */
export const searchedPercent = (searched: { from: number; to: number } | null) =>
  searched ? Math.floor((100 * (searched.to - searched.from + 1)) / (searched.to + 1)) : 0
