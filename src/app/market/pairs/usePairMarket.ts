import { useMemo } from 'react'
import type { Address } from '../../../domain/chain/address'
import type { SeriesRequest } from '../../../domain/market/history'
import { type CurrencyId, NATIVE } from '../../../domain/token/token'
import { useDeployment, useTradeChain } from '../../../store/hooks'
import { useGetPairPricesQuery } from '../../../store/market/marketReads'
import { useStableValue } from '../../page/browser/useStableValue'
import { useSide } from '../../token/useCurrencies'

/** The price of a pair in its deepest pool: the second currency per whole unit of the first. */
export function usePairMarket(sell: CurrencyId, buy: CurrencyId) {
  const { id: chainId } = useTradeChain()
  const weth = useDeployment()?.weth
  const asToken = (id: CurrencyId): Address => (id === NATIVE ? (weth ?? '0x') : id)
  const [from, to] = [asToken(sell), asToken(buy)]
  const pairs = useMemo((): [Address, Address][] => [[from, to]], [from, to])
  const { currentData, error } = useGetPairPricesQuery({ chainId, pairs }, { skip: from === to || !weth })
  const sellSide = useSide(sell)
  const buySide = useSide(buy)
  const figures = currentData?.pairs[0]
  const pool = figures?.pool
  const series = useStableValue<SeriesRequest | null>(
    pool ? { token: from, pool: { ...pool, quote: to }, unit: 'quote' } : null,
  )
  const { blockNumber, timestamp } = currentData ?? { blockNumber: null, timestamp: null }
  const price = figures?.price ?? null
  return {
    figures,
    hasFailed: error !== undefined && !currentData,
    blockNumber,
    /** The pool's price history and its current price. */
    ask: series,
    live: price === null || blockNumber === null ? null : { blockNumber, timestamp, price: BigInt(price) },
    sell: sellSide.state === 'ready' ? sellSide.currency : null,
    buy: buySide.state === 'ready' ? buySide.currency : null,
    unit: buySide.state === 'ready' ? buySide.currency.symbol : undefined,
  }
}
