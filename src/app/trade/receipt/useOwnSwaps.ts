import { useMemo } from 'react'
import type { Address } from '#domain/chain/address'
import { isOwnSwap } from '#domain/trade/ownTrades'
import type { SwapRecord } from '#domain/trade/swapRecord'
import type { StoredTransaction } from '#domain/transaction/transaction'
import { skipToken } from '#store/chainReads'
import { useAppSelector, useTradeChain } from '#store/hooks'
import { selectTransactionsOf } from '#store/transaction/transactions'
import { sentSwap, useGetFoundSwapsQuery, useGetSentSwapsQuery } from '#store/trade/swapReads'

const NOTHING: readonly SwapRecord[] = []

/**
 * The mined swaps of an account: those sent from this browser for which `isWanted` returns true, and all that a search
 * of the chain has found. Nothing is requested if no swap was sent from this browser.
 */
export function useOwnSwaps(
  account: Address | null,
  isWanted: (sent: StoredTransaction) => boolean,
): readonly SwapRecord[] {
  const { id: chainId } = useTradeChain()
  const stored = useAppSelector((state) => selectTransactionsOf(state, account, chainId))
  const sent = stored.filter((each) => isOwnSwap(each) && isWanted(each)).flatMap((each) => sentSwap(each) ?? [])
  const { data: read } = useGetSentSwapsQuery(account && sent.length > 0 ? { chainId, account, sent } : skipToken)
  const { currentData: found } = useGetFoundSwapsQuery(account ? { chainId, account } : skipToken)
  const hashes = sent.map(({ hash }) => hash).join(' ')
  return useMemo(() => {
    // `data` keeps the last swaps while a new trade is read. Filtering by hash removes the swaps of another account.
    const own = read?.filter(({ hash }) => hashes.includes(hash)) ?? NOTHING
    const others = found?.filter(({ hash }) => !hashes.includes(hash)) ?? NOTHING
    return [...own, ...others]
  }, [read, found, hashes])
}
