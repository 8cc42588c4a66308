import { useState } from 'react'
import { supportedChain } from '../../config/chains'
import { deploymentOf } from '../../config/deployments'
import { swapHref, tokenHref } from '../../config/paths'
import { useNavigate } from 'react-router-dom'
import { shortAddress } from '../../domain/address'
import { grouped, significant } from '../../domain/amount'
import { usdShortText, usdText, usdValue } from '../../domain/money'
import type { TokenPair } from '../../domain/pair'
import { NATIVE } from '../../domain/token'
import { poolLabel } from '../../domain/trade/route'
import { useGetPriorityFeeQuery } from '../../store/queries/chainReads'
import { useGetPairsQuery, useGetTokensQuery } from '../../store/queries/lists'
import { type PairColumn, type PairRow, PairTable } from '../../views/market/PairTable'
import { nextSort, type Sort } from '../../domain/sort'
import { MarketFigures } from '../../views/market/MarketFigures'
import { HomeScreen } from '../../views/screens/HomeScreen'
import { useHead } from '../hooks/useHead'
import { useNow } from '../hooks/useNow'
import { usePairs } from '../hooks/usePairs'
import type { TradeDraft } from '../hooks/useTrade'
import { useUsdPrices } from '../hooks/useUsdPrices'
import { TokenSelectContainer } from './TokenSelectContainer'
import { TradeContainer } from './TradeContainer'

const { nativeCurrency } = supportedChain
const FIRST_DRAFT: TradeDraft = {
  sell: NATIVE,
  buy: deploymentOf(supportedChain.id)?.usdc ?? null,
  typed: '1',
  kind: 'exactIn',
}
/** What a swap through one V3 pool usually takes. */
const USUAL_SWAP_GAS = 150_000n
const GWEI_DECIMALS = 9
const CLOCK_MS = 5_000

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

/** Home: the trade card, figures of the market, and the pairs of the pair list. */
export function HomeContainer() {
  const navigate = useNavigate()
  const [draft, setDraft] = useState(FIRST_DRAFT)
  const [isFinding, setFinding] = useState(false)
  const [sort, setSort] = useState<Sort<PairColumn>>({ column: 'liquidity', direction: 'descending' })
  const tokens = useGetTokensQuery(undefined)
  const pairList = useGetPairsQuery(undefined)
  const { pairs, prices, isError, refetch } = usePairs()
  const { head } = useHead()
  const now = useNow(CLOCK_MS)
  const { etherUsd } = useUsdPrices([NATIVE])
  const tip = useGetPriorityFeeQuery({ chainId: supportedChain.id }).data

  const gasPrice = head && tip !== undefined ? BigInt(head.baseFee) + BigInt(tip) : null
  const swapCost = gasPrice !== null && etherUsd !== null ? usdValue(gasPrice * USUAL_SWAP_GAS, nativeCurrency.decimals, etherUsd) : null

  const figuresOf = new Map(pairs.map((pair, index) => [pair, prices?.pairs[index]]))
  const sorted = [...pairs].sort((a, b) => {
    const difference = sortValue(figuresOf.get(b), sort.column) - sortValue(figuresOf.get(a), sort.column)
    const order = difference === 0n ? 0 : difference > 0n ? 1 : -1
    return sort.direction === 'descending' ? order : -order
  })
  const areListsHere = tokens.data !== undefined && pairList.data !== undefined
  const failed = tokens.isError || pairList.isError || (isError && !prices)

  return (
    <>
      <HomeScreen
        figures={
          <MarketFigures
            figures={[
              { label: nativeCurrency.symbol === 'ETH' ? 'Ether' : nativeCurrency.name, value: etherUsd === null ? null : usdText(etherUsd) },
              {
                label: 'Network fee',
                value: gasPrice === null ? null : `${significant(gasPrice, GWEI_DECIMALS, 3)} gwei`,
                note: swapCost === null ? undefined : `about ${usdText(swapCost)} a swap`,
              },
              {
                label: 'Latest block',
                value: head ? grouped(String(head.number)) : null,
                note: head ? `${Math.max(0, Math.round(now / 1000 - head.timestamp))} s ago` : undefined,
              },
            ]}
          />
        }
        trade={<TradeContainer draft={draft} onDraft={setDraft} />}
        pairs={
          <PairTable
            rows={sorted.map((pair) => pairRow(pair, figuresOf.get(pair)))}
            status={failed ? 'failed' : areListsHere && (prices !== undefined || pairs.length === 0) ? 'ready' : 'loading'}
            sort={sort}
            onSort={(column) => setSort(nextSort(sort, column))}
            onRetry={() => void refetch()}
          />
        }
        pairsNote={prices ? `Pool prices at block ${grouped(String(prices.blockNumber))}` : 'Pool prices'}
        onRefresh={() => void refetch()}
        onFindToken={() => setFinding(true)}
      />
      {isFinding && (
        <TokenSelectContainer
          side="find"
          other={null}
          onChoose={(id) => void navigate(id === NATIVE ? swapHref(NATIVE, null) : tokenHref(id))}
          onClose={() => setFinding(false)}
        />
      )}
    </>
  )
}
