import { pricesNote } from '#copy/market/pairs'
import { useMemo, useState } from 'react'
import { dollarSymbol } from '#domain/chain/network'
import { bySort, nextSort, type Sort } from '#domain/browser/sort'
import { useCommonTokens, useTradeChain } from '#store/hooks'
import type { PairColumn } from '../../../views/market/pairRow'
import { PairTable } from '../../../views/market/PairTable'
import { TopPairs } from '../../../views/market/TopPairs'
import { useRefetch } from '../../useRefetch'
import { useHandler, useStableRows, useStableValue } from '../../browser/useStableValue'
import { useNoAnswerBesideCard } from '../../useNoAnswer'
import { pairRow, pairsWithoutPool } from './pairRows'
import { usePairs } from './usePairs'

/** Each row object is kept until its content changes, so that a new block does not render every row. */
function useRows({ column, direction }: Sort<PairColumn>) {
  const { pairs, priced, multiplierOf, blockNumber, lookalikes, status, historyStatus, dayOf } = usePairs()
  const { id: chainId, nativeCurrency } = useTradeChain()
  const coin = nativeCurrency.symbol
  const dollar = dollarSymbol(useCommonTokens())
  const hasDayFailed = historyStatus === 'failed'
  const sorted = useMemo(() => {
    const rows = pairs.flatMap((pair, place) => {
      const found = priced?.[place]
      const pool = found?.figures.pool
      const day = pool ? dayOf(pair.tokenA.address, pool.id) : null
      return (
        (found &&
          pairRow({
            place,
            pair,
            priced: found,
            multiplierOf,
            lookalikes,
            day,
            hasDayFailed,
            coin,
            dollar,
            chainId,
          })) ??
        []
      )
    })
    rows.sort((a, b) => bySort(a.figures[column], b.figures[column], direction))
    return rows.map(({ row }) => row)
  }, [pairs, priced, multiplierOf, lookalikes, hasDayFailed, dayOf, coin, dollar, chainId, column, direction])
  return {
    rows: useStableRows(sorted),
    poolless: useStableValue(useMemo(() => pairsWithoutPool(pairs, priced ?? [], chainId), [pairs, priced, chainId])),
    blockNumber,
    status,
  }
}

/** @param onFindToken - opens the dialog that finds a token */
export function PairsContainer({ onFindToken }: { onFindToken: () => void }) {
  const refetch = useRefetch()
  const [sort, setSort] = useState<Sort<PairColumn>>({ column: 'liquidity', direction: 'descending' })
  const { rows, poolless, blockNumber, status } = useRows(sort)
  const { sentence } = useNoAnswerBesideCard()
  const sortBy = useHandler((column: PairColumn) => {
    setSort(nextSort(sort, column))
  })
  // Memoised, so that the table is not rendered for a block that changes no row.
  const table = useMemo(
    () => (
      <PairTable
        rows={rows}
        poolless={poolless}
        status={status}
        noAnswer={sentence}
        sort={sort}
        onSort={sortBy}
        onRetry={refetch}
      />
    ),
    [rows, poolless, status, sentence, sort, sortBy, refetch],
  )

  return (
    <TopPairs note={pricesNote(blockNumber)} onRefresh={refetch} onFindToken={onFindToken}>
      {table}
    </TopPairs>
  )
}
