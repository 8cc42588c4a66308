import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { swapHref, tokenHref } from '../../config/paths'
import { shortAddress } from '../../domain/address'
import { significant } from '../../domain/amount'
import { grouped } from '../../domain/grouped'
import { usdShortText, usdText } from '../../domain/money'
import type { TokenPair } from '../../domain/pair'
import { byLargest, nextSort, type Sort } from '../../domain/sort'
import { NATIVE } from '../../domain/token'
import { poolLabel } from '../../domain/trade/route'
import { useGetPairsQuery, useGetTokensQuery } from '../../store/queries/lists'
import { type PairColumn, type PairRow, PairTable } from '../../views/market/PairTable'
import { TopPairs } from '../../views/market/TopPairs'
import { usePairs } from '../hooks/usePairs'
import { TokenSelectContainer } from './TokenSelectContainer'

type PairFigures = NonNullable<ReturnType<typeof usePairs>['prices']>['pairs'][number]

function pairRow({ tokenA, tokenB, ambiguous, data }: TokenPair, figures: PairFigures | undefined): PairRow {
  const price = figures?.price ?? null
  return {
    id: data.address ?? data.name,
    tokenA,
    tokenB,
    pool: [
      figures === undefined ? 'Reading' : figures.pool ? poolLabel(figures.pool) : 'No pool',
      // A symbol is no identity: where it names several tokens, the address says which one is meant.
      ...(ambiguous ? [`${shortAddress(tokenA.address)} / ${shortAddress(tokenB.address)}`] : []),
    ].join(', '),
    price: price === null ? null : `${significant(BigInt(price), 18, 6, 2)} ${tokenB.symbol}`,
    fiat: figures?.usd ? usdText(BigInt(figures.usd)) : null,
    change: null,
    history: null,
    liquidity: figures?.liquidityUsd ? usdShortText(BigInt(figures.liquidityUsd)) : null,
    tokenHref: tokenHref(tokenA.address),
    tradeHref: swapHref(tokenA.address, tokenB.address),
  }
}

const sortValue = (figures: PairFigures | undefined, column: PairColumn): bigint => {
  const text = column === 'liquidity' ? figures?.liquidityUsd : column === 'price' ? figures?.usd : null
  return text ? BigInt(text) : -1n
}

/** The pairs of the pair list with what their pools say. */
export function PairsContainer() {
  const navigate = useNavigate()
  const [isFinding, setFinding] = useState(false)
  const [sort, setSort] = useState<Sort<PairColumn>>({ column: 'liquidity', direction: 'descending' })
  const tokens = useGetTokensQuery(undefined)
  const pairList = useGetPairsQuery(undefined)
  const { pairs, prices, isError, refetch } = usePairs()

  const figuresOf = new Map(pairs.map((pair, index) => [pair, prices?.pairs[index]]))
  const sorted = [...pairs].sort((a, b) => {
    const order = byLargest(sortValue(figuresOf.get(a), sort.column), sortValue(figuresOf.get(b), sort.column))
    return sort.direction === 'descending' ? order : -order
  })
  const areListsHere = tokens.data !== undefined && pairList.data !== undefined
  const hasFailed = tokens.isError || pairList.isError || (isError && !prices)
  const isReady = areListsHere && (prices !== undefined || pairs.length === 0)

  return (
    <>
      <TopPairs
        note={prices ? `Pool prices at block ${grouped(String(prices.blockNumber))}` : 'Pool prices'}
        onRefresh={() => void refetch()}
        onFindToken={() => {
          setFinding(true)
        }}
      >
        <PairTable
          rows={sorted.map((pair) => pairRow(pair, figuresOf.get(pair)))}
          status={hasFailed ? 'failed' : isReady ? 'ready' : 'loading'}
          sort={sort}
          onSort={(column) => {
            setSort(nextSort(sort, column))
          }}
          onRetry={() => void refetch()}
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
