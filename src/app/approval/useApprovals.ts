import { useMemo, useState } from 'react'
import type { FoundApproval, TokenApproval } from '#domain/approval/approval'
import type { Address } from '#domain/chain/address'
import { withProgress } from '#store/readHook'
import { useTradeChain } from '#store/hooks'
import { useGetApprovalsQuery, useGetFoundApprovalsQuery, useSearchApprovalsQuery } from '#store/approval/approvalReads'
import { directSpendersOf } from '#config/spenders'
import { openApproval, openApprovals } from '#domain/approval/openApprovals'
import { LISTED_BALANCES_READ } from '#domain/token/limits'
import type { Token } from '#domain/token/token'
import { useGetHeadQuery } from '#store/chain/headReads'
import { useGetTokensQuery } from '#store/token/lists'
import { type useHoldings, useKnownTokens } from '../market/useHoldings'
import { useUsdPrices } from '../market/useUsdPrices'

const NOT_BEGUN = { searched: null, end: null, isFailed: false, found: [] } as const
const NOT_READ: { open: readonly FoundApproval[]; unread: number } = { open: [], unread: 0 }

/**
 * Searches all blocks for approvals of any token for any contract, on request and until the visitor leaves the screen.
 */
function useFoundApprovals(account: Address | null) {
  const { id: chainId } = useTradeChain()
  const [attempt, setAttempt] = useState(0)
  const of = { chainId, account: account ?? '0x' } as const
  const isRequested = account !== null && attempt > 0
  const { currentData: search } = useSearchApprovalsQuery({ ...of, attempt }, { skip: !isRequested })
  const { searched, end, isFailed, found: places } = search ?? NOT_BEGUN
  const isOver = end !== null || isFailed
  const isAnyFound = isOver && places.length > 0
  const found = useGetFoundApprovalsQuery(
    { ...of, places },
    { skip: !isRequested || !isAnyFound, selectFromResult: withProgress },
  )
  const { open, unread } = found.currentData ?? NOT_READ

  function state(): 'idle' | 'searching' | 'over' | 'failed' {
    if (!isRequested) return 'idle'
    if (found.hasFailed || (isFailed && searched === null)) return 'failed'
    return isOver && (found.currentData || !isAnyFound) ? 'over' : 'searching'
  }
  return {
    open,
    unread,
    isFetching: found.isFetching,
    state: state(),
    /** The inclusive range of blocks searched so far; null before the first result. */
    searched,
    end,
    begin: () => {
      setAttempt((last) => last + 1)
    },
    refetch() {
      if (isRequested && isAnyFound) found.refetch()
    },
  }
}

const NOTHING: readonly TokenApproval[] = []

/** All known tokens or, if there are too many to read every balance, the first ones of the list and those held. */
function useCheckedTokens(tokens: readonly Token[], holdings: ReturnType<typeof useHoldings>['holdings']) {
  const isLong = tokens.length > LISTED_BALANCES_READ
  const held = isLong ? holdings.map(({ token }) => token.address).join() : ''
  const addresses = useMemo(() => {
    const first = tokens.slice(0, LISTED_BALANCES_READ).map(({ address }) => address)
    return held === '' ? first : [...new Set([...first, ...(held.split(',') as Address[])])]
  }, [tokens, held])
  return { addresses, isLong }
}

function useKnownApprovals(account: Address | null, tokens: readonly Address[]) {
  const { id: chainId } = useTradeChain()
  const spenders = useMemo(() => directSpendersOf(chainId).map(({ address }) => address), [chainId])
  const isListAwaited = useGetTokensQuery(undefined).isLoading
  const skip = !account || isListAwaited || tokens.length === 0 || spenders.length === 0
  const read = useGetApprovalsQuery(
    { chainId, account: account ?? '0x', spenders, tokens },
    { skip, selectFromResult: withProgress },
  )
  const isAnswered = read.currentData !== undefined || (skip && !isListAwaited)
  return {
    open: read.currentData?.open ?? NOTHING,
    unread: read.currentData?.unread ?? 0,
    isFetching: read.isFetching,
    status: read.hasFailed ? 'failed' : isAnswered ? 'ready' : 'loading',
    refetch() {
      if (!skip) read.refetch()
    },
  } as const
}

/** An account's approvals of known tokens for known contracts, and all others that a search of all blocks found. */
export function useApprovals(
  account: Address | null,
  { holdings, balances }: Pick<ReturnType<typeof useHoldings>, 'holdings' | 'balances'>,
) {
  const { id: chainId } = useTradeChain()
  const tokens = useKnownTokens()
  const { addresses, isLong } = useCheckedTokens(tokens, holdings)
  const read = useKnownApprovals(account, addresses)
  const search = useFoundApprovals(account)
  const now = useGetHeadQuery({ chainId }, { skip: !account }).currentData?.timestamp ?? 0
  const byAddress = useMemo(() => new Map(tokens.map((token, place) => [token.address, { token, place }])), [tokens])
  const known = new Map(holdings.map((holding) => [holding.token.address, holding]))
  const { open, leftOut } = openApprovals(read.open, search.open, (token) => byAddress.has(token))
  // Decimals are read together with prices, which are read only for held tokens. The missing decimals are read here.
  const withoutDecimals = open.filter(
    ({ token, decimals }) => decimals === null && !known.has(token) && byAddress.get(token)?.token.decimals === null,
  )
  const priced = useUsdPrices(withoutDecimals.map(({ token }) => token)).prices?.tokens
  const approvals = open.map((approval) => {
    const { token } = approval
    const facts = {
      token: byAddress.get(token)?.token,
      holding: known.get(token),
      balance: balances?.[token],
      pricedDecimals: priced?.find((each) => each.token === token)?.decimals,
    }
    return openApproval(approval, facts, now)
  })
  return {
    approvals,
    knownToken: (address: Address) => byAddress.get(address),
    unread: read.unread + search.unread,
    isFetching: read.isFetching || search.isFetching,
    /** Whether the list was too long, so that only its first tokens and the tokens held were checked. */
    isLong,
    search,
    /** The number of approvals left out because their tokens are neither listed nor held. */
    leftOut,
    status: read.status,
    refetch() {
      read.refetch()
      search.refetch()
    },
  }
}
