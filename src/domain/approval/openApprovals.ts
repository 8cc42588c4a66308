import { writtenDate } from '../browser/time'
import type { Address } from '../chain/address'
import { smaller } from '../integers'
import type { Token } from '../token/token'
import type { TokenApproval, FoundApproval } from './approval'

/** An approval that can be revoked, with details of its token. Amounts are in base units. */
export interface OpenApproval {
  token: { address: Address; symbol: string | null; logoURI: string | null; isKnown: boolean }
  spender: Address
  amount: bigint
  /**
   * Set if the contract spends through Permit2. `allowed`: Permit2's own allowance for the token. `until`: the last
   * second in which the approval is valid, in Unix time.
   */
  permit2: { allowed: bigint; until: number } | null
  isExpired: boolean
  /** The token's decimals; null if neither the token nor the list reports them. */
  decimals: number | null
  balance: bigint | null
  /** The dollar price of one whole token, with 18 decimals; null if unknown. */
  usd: bigint | null
}

export const approvalId = (token: string, spender: string, isThroughPermit2: boolean) =>
  `${token}:${spender}${isThroughPermit2 ? ':permit2' : ''}`.toLowerCase()

const withoutFacts = (approval: TokenApproval): FoundApproval => {
  return { ...approval, symbol: null, decimals: null, balance: null }
}

/**
 * The approvals to list, without duplicates: those read for known tokens, and those found by a search. Any contract can
 * emit approval events for any account. Therefore, if a token is unknown and the account holds none of it, its approval
 * is not listed but only counted (`leftOut`).
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
 * Approvals of unlisted tokens come last. The order does not depend on times or states, so that an approval keeps its
 * place while it is revoked.
 */
export const inListOrder = <T extends { id: string }>(
  approvals: readonly T[],
  placeOf: (approval: T) => number | undefined,
): T[] =>
  [...approvals].sort((a, b) => {
    const [first, second] = [placeOf(a) ?? Infinity, placeOf(b) ?? Infinity]
    return first === second ? a.id.localeCompare(b.id) : first - second
  })

interface TokenFacts {
  token: Token | undefined
  /** The account's holding of the token; undefined if the account has none. */
  holding: { decimals: number | null; usd: bigint | null } | undefined
  /** The account's balance as a decimal string; null or undefined if it could not be read. */
  balance: string | null | undefined
  pricedDecimals: number | null | undefined
}

/** An approval is still valid in the second `until`. Times are in Unix seconds. */
const hasExpired = (permit2: FoundApproval['permit2'], now: number) => permit2 !== undefined && permit2.until < now

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

/** In base units: the lowest of allowances and balance; null if the balance is unknown, zero if it has expired. */
export function movableUnits({ amount, permit2, isExpired, balance }: OpenApproval): bigint | null {
  if (isExpired) return 0n
  if (balance === null) return null
  return [amount, permit2?.allowed ?? amount].reduce(smaller, balance)
}

/** The year 2100 in Unix seconds. An approval that is valid until then or longer counts as endless. */
const ENDLESS_FROM_S = 4_102_444_800

/** The terms of an allowance in Permit2. `until`: the date of expiration, formatted. */
export type Permit2Facts = { kind: 'endless' } | { kind: 'current' | 'expired'; until: string }

export function permit2Facts(until: number, isExpired: boolean): Permit2Facts {
  if (until >= ENDLESS_FROM_S) return { kind: 'endless' }
  const date = writtenDate(until * 1_000, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' })
  return { kind: isExpired ? 'expired' : 'current', until: date }
}

/** In whole percent of all blocks, rounded down. The search goes from the newest block backwards. */
export const searchedPercent = (searched: { from: number; to: number } | null) =>
  searched ? Math.floor((100 * (searched.to - searched.from + 1)) / (searched.to + 1)) : 0
