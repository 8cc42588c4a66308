import { poolLabel } from '#copy/trade/pools'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { swapHref, tokenHref } from '../../../config/paths'
import { shortAddress } from '../../../domain/chain/address'
import { shortBalance, significant } from '../../../domain/token/amount'
import { grouped } from '../../../domain/page/grouped'
import {
  changeOver,
  coverageOf,
  HISTORY_RANGES,
  type LivePrice,
  picturePoints,
  type PriceChange,
} from '../../../domain/market/history'
import { USD_DECIMALS, usdText } from '../../../domain/market/money'
import type { TokenPair } from '../../../domain/market/pair'
import { bySort, nextSort, type Sort } from '../../../domain/page/sort'
import { NATIVE } from '../../../domain/token/token'
import type { FigureOrReason, PairColumn, PairRow } from '../../../views/market/pairRow'
import { PairTable } from '../../../views/market/PairTable'
import { TopPairs } from '../../../views/market/TopPairs'
import { usePairs } from './usePairs'
import { useReadAgain } from '../../page/browser/useReadAgain'
import { changeWords } from '../history/changeWords'
import { coverText } from '../history/priceHistory'
import { TokenSelectContainer } from '../../token/search/TokenSelectContainer'
import { useNoAnswer } from '../../useNoAnswer'

type Pairs = ReturnType<typeof usePairs>
type PairFigures = NonNullable<Pairs['prices']>['pairs'][number]
type Readings = NonNullable<ReturnType<Pairs['dayOf']>>['readings']

/** A pair with all that is known of it. */
interface PairData {
  /** The place in the pair list: a list may name one pair twice. */
  place: number
  pair: TokenPair
  /** Why the symbols alone do not tell which tokens are meant; null when they do. */
  doubt: string | null
  figures: PairFigures
  live: LivePrice | null
  readings: Readings
  change: PriceChange | null
  /** Why there are no readings; null where there are some, or where they are being read. */
  whyNoDay: string | null
}

const DAY_S = HISTORY_RANGES['24h'].seconds
const NO_POOL = 'No pool holds both tokens directly.'
const NO_DOLLARS = 'No pool with ether or USDC is deep enough to tell the price in dollars.'
const NO_LIQUIDITY = 'One of the tokens has no price in dollars.'
const NO_PAST = 'The prices of the last 24 hours could not be read.'
const NO_COVER = 'Too few prices of the last 24 hours are known.'
const NO_READINGS = {
  noArchive: 'The node does not tell the past of this pool.',
  unanswered: NO_PAST,
  limited: 'The node limits requests: the last 24 hours are read later.',
  young: 'The pool is not a day old.',
} as const

function doubtOf({ tokenA, tokenB, ambiguous }: TokenPair, lookalikes: Pairs['lookalikes']): string | null {
  if ([tokenA, tokenB].some(({ address }) => lookalikes?.[address] === 'similarSymbol')) return 'look-alike'
  return ambiguous ? 'same symbol' : null
}

function dataOf(place: number, pair: TokenPair, figures: PairFigures, all: Pairs): PairData {
  const { prices, historyStatus, dayOf } = all
  const { price, pool } = figures
  const day = pool && dayOf(pair.tokenA.address, pool.address)
  const live =
    price === null || !prices
      ? null
      : { blockNumber: prices.blockNumber, timestamp: prices.timestamp, price: BigInt(price) }
  const readings = day?.readings ?? []
  return {
    place,
    pair,
    doubt: doubtOf(pair, all.lookalikes),
    figures,
    live,
    readings,
    change: live && changeOver(readings, live, DAY_S),
    whyNoDay: !pool
      ? NO_POOL
      : day
        ? day.reason && NO_READINGS[day.reason]
        : historyStatus === 'failed'
          ? NO_PAST
          : null,
  }
}

/** From here on cents are not worth their room. */
const SHORT_FROM = 10_000n * 10n ** BigInt(USD_DECIMALS)

const liquidityText = (usd: bigint) => (usd < SHORT_FROM ? usdText(usd) : `$${shortBalance(usd, USD_DECIMALS)}`)

const figureOr = (text: string | null, why: string): FigureOrReason => (text === null ? { text, why } : { text })

function dayOfRow({ live, readings, change, whyNoDay }: PairData): PairRow['day'] {
  if (whyNoDay !== null) return { line: null, why: whyNoDay }
  if (!live || readings.length === 0) return 'loading'
  const coverage = coverageOf(readings, live, DAY_S)
  if (!coverage?.isWhole) {
    const why = coverage ? `Prices are known only ${coverText(coverage, live)}.` : NO_COVER
    return { line: null, why, ...(change && { change: changeWords(change) }) }
  }
  const prices = readings.map(({ timestamp, price }) => ({ timestamp, price: BigInt(price) }))
  return { line: picturePoints([...prices, live]), change: change && changeWords(change) }
}

function pairRow(data: PairData): PairRow {
  const { tokenA, tokenB } = data.pair
  const { price, usd, pool, liquidityUsd } = data.figures
  return {
    id: String(data.place),
    tokenA,
    tokenB,
    pool: [
      pool ? poolLabel(pool) : 'No pool',
      // A symbol is no identity: where it names several tokens, the address says which one is meant.
      ...(data.doubt ? [`${data.doubt}, ${shortAddress(tokenA.address)} / ${shortAddress(tokenB.address)}`] : []),
    ].join(', '),
    price: figureOr(price && significant(BigInt(price), 18, 6, 2), NO_POOL),
    fiat: figureOr(usd && usdText(BigInt(usd)), NO_DOLLARS),
    liquidity: figureOr(liquidityUsd && liquidityText(BigInt(liquidityUsd)), pool ? NO_LIQUIDITY : NO_POOL),
    day: dayOfRow(data),
    tokenHref: tokenHref(tokenA.address),
    tradeHref: swapHref(tokenA.address, tokenB.address),
  }
}

/** What a pair is sorted by; null where it is not known. Prices in different tokens compare in dollars only. */
function sortValue({ figures, change }: PairData, column: PairColumn): bigint | null {
  if (column === 'change') return change && change.hundredths
  const text = column === 'liquidity' ? figures.liquidityUsd : figures.usd
  return text === null ? null : BigInt(text)
}

/** The pairs of the pair list with what their pools say. */
export function PairsContainer() {
  const navigate = useNavigate()
  const readAgain = useReadAgain()
  const [isFinding, setFinding] = useState(false)
  const [sort, setSort] = useState<Sort<PairColumn>>({ column: 'liquidity', direction: 'descending' })
  const all = usePairs()
  const noAnswer = useNoAnswer()
  const { pairs, prices, status } = all

  const known = pairs.flatMap((pair, index) => {
    const figures = prices?.pairs[index]
    return figures ? [dataOf(index, pair, figures, all)] : []
  })
  known.sort((a, b) => bySort(sortValue(a, sort.column), sortValue(b, sort.column), sort.direction))

  return (
    <>
      <TopPairs
        note={prices ? `Pool prices at block ${grouped(String(prices.blockNumber))}` : 'Pool prices'}
        onRefresh={readAgain}
        onFindToken={() => {
          setFinding(true)
        }}
      >
        <PairTable
          rows={known.map(pairRow)}
          status={status}
          noAnswer={noAnswer.sentence}
          sort={sort}
          onSort={(column) => {
            setSort(nextSort(sort, column))
          }}
          onRetry={readAgain}
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
