import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { pricesNote } from '#copy/market/pairs'
import { swapHref, tokenHref } from '../../../config/paths'
import { bySort, nextSort, type Sort } from '../../../domain/page/sort'
import { NATIVE } from '../../../domain/token/token'
import type { PairColumn } from '../../../views/market/pairRow'
import { PairTable } from '../../../views/market/PairTable'
import { TopPairs } from '../../../views/market/TopPairs'
import { useRefetch } from '../../page/browser/useRefetch'
import { TokenSelectContainer } from '../../token/search/TokenSelectContainer'
import { useNoAnswer } from '../../useNoAnswer'
import { pairRow, pairsWithoutPool } from './pairRows'
import { usePairs } from './usePairs'

/** The pairs of the pair list with the figures of their pools. */
export function PairsContainer() {
  const navigate = useNavigate()
  const refetch = useRefetch()
  const [isFinding, setFinding] = useState(false)
  const [sort, setSort] = useState<Sort<PairColumn>>({ column: 'liquidity', direction: 'descending' })
  const { pairs, prices, lookalikes, status, historyStatus, dayOf } = usePairs()
  const noAnswer = useNoAnswer()

  const rows = pairs.flatMap((pair, place) => {
    const pool = prices?.pairs[place]?.pool
    const day = pool ? dayOf(pair.tokenA.address, pool.address) : null
    const row = prices && pairRow({ place, pair, prices, lookalikes, day, hasDayFailed: historyStatus === 'failed' })
    return row ?? []
  })
  rows.sort((a, b) => bySort(a.figures[sort.column], b.figures[sort.column], sort.direction))

  return (
    <>
      <TopPairs
        note={pricesNote(prices?.blockNumber ?? null)}
        onRefresh={refetch}
        onFindToken={() => {
          setFinding(true)
        }}
      >
        <PairTable
          rows={rows.map(({ row }) => row)}
          poolless={prices ? pairsWithoutPool(pairs, prices) : []}
          status={status}
          noAnswer={noAnswer.sentence}
          sort={sort}
          onSort={(column) => {
            setSort(nextSort(sort, column))
          }}
          onRetry={refetch}
        />
      </TopPairs>
      {isFinding && (
        <TokenSelectContainer
          side="find"
          other={null}
          onChoose={(id) => void navigate(id === NATIVE ? swapHref(NATIVE, null) : tokenHref(id))}
          onClose={() => {
            setFinding(false)
          }}
        />
      )}
    </>
  )
}
