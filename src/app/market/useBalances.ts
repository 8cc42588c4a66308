import { useMemo, useState } from 'react'
import type { Address } from '#domain/chain/address'
import { LISTED_BALANCES_READ } from '#domain/token/limits'
import { type Balances, heldAmong, unreadBalances } from '#domain/market/holdings'
import { useGetTokenBalancesQuery } from '#store/token/tokenReads'
import { useTradeChain } from '#store/hooks'

/** The balances after the list's first `LISTED_BALANCES_READ`: all of them once, then those held at every block. */
function useLaterBalances(account: Address | null, tokens: readonly Address[]) {
  const { id: chainId } = useTradeChain()
  const of = { chainId, account: account ?? '0x' } as const
  const isNeeded = account !== null && tokens.length > 0
  const all = useGetTokenBalancesQuery({ ...of, tokens, isReadRarely: true }, { skip: !isNeeded, isReadAnew: true })
  const heldTokens = useMemo(() => heldAmong(tokens, all.currentData), [tokens, all.currentData])
  const held = useGetTokenBalancesQuery({ ...of, tokens: heldTokens }, { skip: !account || heldTokens.length === 0 })
  return {
    balances: useMemo(() => ({ ...all.currentData, ...held.currentData }), [all.currentData, held.currentData]),
    // `error` is used instead of `isError`, because each new attempt resets `isError`.
    isSettled: !isNeeded || all.currentData !== undefined || all.hasFailed,
    unread: isNeeded && !all.currentData ? tokens.length : 0,
    refetch() {
      if (isNeeded) all.refetch()
    },
  }
}

/** Returns the account's last balances on a network while the balances of a newer token list are being read. */
function useLastBalances(account: Address | null, answered: Balances | undefined, canStay: boolean) {
  const { id: chainId } = useTradeChain()
  const [last, setLast] = useState({ chainId, account, balances: answered })
  const isSame = last.account === account && last.chainId === chainId
  const balances = answered ?? (isSame && canStay ? last.balances : undefined)
  if (!isSame || last.balances !== balances) setLast({ chainId, account, balances })
  return balances
}

/**
 * Balances by token; undefined until all are read. The balances of the list's first tokens are read at every block. The
 * balances of a long list's other tokens are read when a page opens and after the account's own transactions, and at
 * every block if the account holds the token.
 */
export function useBalances(account: Address | null, tokens: readonly Address[]) {
  const { id: chainId } = useTradeChain()
  const [first, later] = useMemo(
    () => [tokens.slice(0, LISTED_BALANCES_READ), tokens.slice(LISTED_BALANCES_READ)],
    [tokens],
  )
  const often = useGetTokenBalancesQuery(
    { chainId, account: account ?? '0x', tokens: first },
    { skip: !account || first.length === 0 },
  )
  const others = useLaterBalances(account, later)
  const isError = often.hasFailed && others.isSettled
  const answered = useMemo(
    () => (others.isSettled && often.currentData ? { ...others.balances, ...often.currentData } : undefined),
    [others.isSettled, others.balances, often.currentData],
  )
  const balances = useLastBalances(account, answered, !isError && first.length > 0)
  return {
    balances,
    unread: unreadBalances(balances, balances ? others.unread : isError ? tokens.length : 0),
    isError,
    refetch() {
      often.refetch()
      others.refetch()
    },
  }
}
