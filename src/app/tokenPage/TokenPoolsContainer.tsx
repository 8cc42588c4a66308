import { poolsSource } from '#copy/tokenPage/page'
import { useState } from 'react'
import { bySort, nextSort, type Sort } from '../../domain/browser/sort'
import { PoolTable } from '../../views/market/PoolTable'
import { useTokenDepth } from './useTokenDepth'
import { useTokenFaces, useTokenMarket, type ViewedToken } from '../market/useTokenMarket'
import { poolRows } from './poolRows'
import { useNoAnswer } from '../useNoAnswer'
import { useDeployment } from '../useDeployment'

/** The pools that hold a token: their prices and liquidity, and what it takes to move the price. */
export function TokenPoolsContainer({ token }: { token: ViewedToken }) {
  const { pools, poolsBlock, isPoolsError } = useTokenMarket(token)
  const depths = useTokenDepth(token.address)
  const noAnswer = useNoAnswer()
  const faceOf = useTokenFaces(token)
  const units = useDeployment()
  const [sort, setSort] = useState<Sort<'liquidity'>>({ column: 'liquidity', direction: 'descending' })
  const { rows, total } = poolRows({ token, pools: pools ?? [], depths, faceOf, units, noAnswer: noAnswer.clause })
  rows.sort((a, b) => bySort(a.value, b.value, sort.direction))

  return (
    <PoolTable
      status={pools ? 'ready' : isPoolsError ? 'failed' : 'loading'}
      noAnswer={noAnswer.sentence}
      rows={rows}
      sort={sort}
      onSort={(column) => {
        setSort(nextSort(sort, column))
      }}
      total={total}
      source={poolsBlock === null ? '' : poolsSource(poolsBlock)}
    />
  )
}
