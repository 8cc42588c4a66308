import { useMemo } from 'react'
import { spendersOf } from '../../config/spenders'
import type { Address } from '../../domain/chain/address'
import { LISTED_BALANCES_READ } from '../../domain/limits'
import type { Token } from '../../domain/token/token'
import { useTradeChain } from '../../store/hooks'
import { useGetApprovalsQuery } from '../../store/approval/approvalReads'
import { useGetHeadQuery } from '../../store/chain/headReads'
import { useGetTokensQuery } from '../../store/token/lists'
import { type FoundApproval, useFoundApprovals } from './useFoundApprovals'
import { useKnownTokens, type useHoldings } from '../market/useHoldings'
import { useUsdPrices } from '../market/useUsdPrices'

export interface OpenApproval {
  token: { address: Address; symbol: string; logoURI: string | null; isKnown: boolean }
  spender: Address
  /** Base units. */
  amount: bigint
  /** Where the contract takes through Permit2: what Permit2 may take itself, and the last second of it. */
  permit2: { allowed: bigint; until: number } | null
  /** As the token tells them; null where neither it nor its list does. */
  decimals: number | null
  /** What the account has of it; null where that could not be read. */
  balance: bigint | null
  usd: bigint | null
}

/** What is known of tokens anyway is asked only of those that a search has found. */
const unasked = (approval: Omit<FoundApproval, 'symbol' | 'decimals' | 'balance'>): FoundApproval => {
  return { ...approval, symbol: null, decimals: null, balance: null }
}

/** One approval among all of an account. */
export const approvalId = (token: string, spender: string, isThroughPermit2: boolean) =>
  `${token}:${spender}${isThroughPermit2 ? ':permit2' : ''}`.toLowerCase()

/**
 * The tokens that are looked at: the known ones, or where a list is too long to ask for all its tokens, the first ones
 * and those that are held.
 */
function useLookedAt(tokens: readonly Token[], holdings: ReturnType<typeof useHoldings>['holdings']) {
  const isLong = tokens.length > LISTED_BALANCES_READ
  const held = isLong ? holdings.map(({ token }) => token.address).join() : ''
  const addresses = useMemo(() => {
    const first = tokens.slice(0, LISTED_BALANCES_READ).map(({ address }) => address)
    return held === '' ? first : [...new Set([...first, ...(held.split(',') as Address[])])]
  }, [tokens, held])
  return { addresses, isLong }
}

/**
 * The approvals of an account: of its known tokens for the known contracts, and of any token for any contract that a
 * search has found since.
 */
export function useApprovals(
  account: Address | null,
  { holdings, balances }: Pick<ReturnType<typeof useHoldings>, 'holdings' | 'balances'>,
) {
  const { id: chainId } = useTradeChain()
  const spenders = useMemo(() => spendersOf(chainId).map(({ address }) => address), [chainId])
  const tokens = useKnownTokens()
  const isListAwaited = useGetTokensQuery(undefined).isLoading
  const { addresses, isLong } = useLookedAt(tokens, holdings)
  const skip = !account || isListAwaited || addresses.length === 0 || spenders.length === 0
  const { currentData, error, isFetching, refetch } = useGetApprovalsQuery(
    { chainId, account: account ?? '0x', spenders, tokens: addresses },
    { skip },
  )
  const search = useFoundApprovals(account)
  const head = useGetHeadQuery({ chainId }).data
  const byAddress = useMemo(() => new Map(tokens.map((token, place) => [token.address, { token, place }])), [tokens])
  const known = new Map(holdings.map((holding) => [holding.token.address, holding]))

  // By the chain's own clock, as Permit2 does.
  const now = head?.timestamp ?? 0
  const isOpen = ({ permit2 }: FoundApproval) => !permit2 || permit2.until >= now
  // Anybody's contract can say that it was approved by anybody: a token that is on no list and not held says nothing.
  const isMeant = ({ token, balance }: FoundApproval) => byAddress.has(token) || BigInt(balance ?? 0) > 0n
  const found = search.open.filter(isOpen)
  const meant = found.filter(isMeant)
  const open = new Map<string, FoundApproval>()
  for (const approval of [...(currentData?.open ?? []).map(unasked).filter(isOpen), ...meant]) {
    const id = approvalId(approval.token, approval.spender, approval.permit2 !== undefined)
    if (!open.has(id)) open.set(id, approval)
  }
  // A token that is not held has no price asked for, by which its decimals would be known.
  const odd = [...open.values()].filter(
    ({ token, decimals }) => decimals === null && !known.has(token) && byAddress.get(token)?.token.decimals === null,
  )
  const asked = useUsdPrices(odd.map(({ token }) => token))
  const approvals = [...open.values()].map((approval): OpenApproval => {
    const { spender, amount, permit2, decimals, symbol } = approval
    const { token } = byAddress.get(approval.token) ?? {}
    const holding = known.get(approval.token)
    const units = balances?.[approval.token] ?? approval.balance
    const said = asked.prices?.tokens.find((price) => price.token === approval.token)?.decimals
    return {
      token: {
        address: approval.token,
        symbol: token?.symbol ?? symbol ?? 'Unknown token',
        logoURI: token?.logoURI ?? null,
        isKnown: token !== undefined,
      },
      spender,
      amount: BigInt(amount),
      permit2: permit2 ? { allowed: BigInt(permit2.allowed), until: permit2.until } : null,
      decimals: holding ? holding.decimals : (token?.decimals ?? decimals ?? said ?? null),
      balance: units === null ? null : BigInt(units),
      usd: holding?.usd ?? null,
    }
  })
  return {
    approvals,
    /** A listed or accepted token, and its place among them. */
    knownToken: (address: Address) => byAddress.get(address),
    unread: (currentData?.unread ?? 0) + search.unread,
    isFetching: isFetching || search.isFetching,
    /** Only the first tokens of a long list were looked at, and those that are held. */
    isLong,
    search,
    /** Those found of tokens that are on no list and not held, which are left out. */
    leftOut: found.length - meant.length,
    // An error stays until the next answer, also while that is awaited.
    status: error !== undefined ? 'failed' : currentData || (skip && !isListAwaited) ? 'ready' : 'loading',
    refetch() {
      if (!skip) void refetch()
      search.refetch()
    },
  } as const
}
