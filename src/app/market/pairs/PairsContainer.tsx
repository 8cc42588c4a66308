import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { pricesNote } from '#copy/market/pairs'
import { swapHref, tokenHref } from '../../../config/links'
import { dollarSymbol } from '../../../domain/chain/network'
import { nextTask } from '../../../domain/page/timeSlices'
import { bySort, nextSort, type Sort } from '../../../domain/page/sort'
import { type CurrencyId, NATIVE } from '../../../domain/token/token'
import { useCommonTokens, useTradeChain } from '../../../store/hooks'
import type { PairColumn } from '../../../views/market/pairRow'
import { PairTable } from '../../../views/market/PairTable'
import { TopPairs } from '../../../views/market/TopPairs'
import { useRefetch } from '../../page/browser/useRefetch'
import { LateDialog } from '../../LateDialog'
import { LateTokenSelect } from '../../token/search/lateTokenSelect'
import { useHandler, useStableRows } from '../../page/browser/useStableValue'
import { useNoAnswer } from '../../useNoAnswer'
import { pairRow, pairsWithoutPool } from './pairRows'
import { usePairs } from './usePairs'

/** The table's rows, which change with what they show and not with each block. */
function useRows({ column, direction }: Sort<PairColumn>) {
  const { pairs, priced, blockNumber, lookalikes, status, historyStatus, dayOf } = usePairs()
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
        (found && pairRow({ place, pair, priced: found, lookalikes, day, hasDayFailed, coin, dollar, chainId })) ?? []
      )
    })
    rows.sort((a, b) => bySort(a.figures[column], b.figures[column], direction))
    return rows.map(({ row }) => row)
  }, [pairs, priced, lookalikes, hasDayFailed, dayOf, coin, dollar, chainId, column, direction])
  return {
    rows: useStableRows(sorted),
    poolless: useMemo(() => pairsWithoutPool(pairs, priced ?? [], chainId), [pairs, priced, chainId]),
    blockNumber,
    status,
  }
}

/** About as many as a window shows. */
const ROWS_PER_STEP = 6

/** The first rows, and from one task to the next some more: to lay out all at once would hold up the visitor. */
function useInSteps<Row>(rows: readonly Row[]): readonly Row[] {
  const [count, setCount] = useState(ROWS_PER_STEP)
  useEffect(() => {
    if (count < rows.length)
      void nextTask().then(() => {
        setCount(count + ROWS_PER_STEP)
      })
  }, [count, rows.length])
  return useMemo(() => rows.slice(0, count), [rows, count])
}

/** The pairs of the pair list with the figures of their pools. */
export function PairsContainer() {
  const navigate = useNavigate()
  const refetch = useRefetch()
  const { id: chainId } = useTradeChain()
  const [isFinding, setFinding] = useState(false)
  const stopFinding = () => {
    setFinding(false)
  }
  const find = useHandler(() => {
    setFinding(true)
  })
  const [sort, setSort] = useState<Sort<PairColumn>>({ column: 'liquidity', direction: 'descending' })
  const { rows: all, poolless, blockNumber, status } = useRows(sort)
  const { sentence } = useNoAnswer()
  const open = (on: number, id: CurrencyId) =>
    void navigate(id === NATIVE ? swapHref(NATIVE, null, on) : tokenHref(id, on))
  const sortBy = useHandler((column: PairColumn) => {
    setSort(nextSort(sort, column))
  })
  // Rendered in slices, between which the page answers the visitor; and not at all by a block that changes no row.
  const shown = useDeferredValue(
    useMemo(() => ({ rows: all, poolless, status, noAnswer: sentence, sort }), [all, poolless, status, sentence, sort]),
  )
  const rows = useInSteps(shown.rows)
  const table = useMemo(
    () => <PairTable {...shown} rows={rows} onSort={sortBy} onRetry={refetch} />,
    [shown, rows, sortBy, refetch],
  )

  return (
    <>
      <TopPairs note={pricesNote(blockNumber)} onRefresh={refetch} onFindToken={find}>
        {table}
      </TopPairs>
      {isFinding && (
        <LateDialog onMissing={stopFinding}>
          <LateTokenSelect
            side="find"
            other={null}
            onChoose={(id) => {
              open(chainId, id)
            }}
            onChooseOn={open}
            onClose={stopFinding}
          />
        </LateDialog>
      )}
    </>
  )
}
