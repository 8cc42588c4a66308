import { phrases } from '#copy/browser/grammar'
import { poolLabel } from '#copy/pool/pools'
import { coverText } from '#copy/market/figures'
import { knownOnly, NO_DAY, noDollars, NO_LIQUIDITY, pairIdentity, TOO_FEW_PRICES } from '#copy/market/pairs'
import { swapHref, tokenHref } from '#config/links'
import { type Address, shortAddress } from '#domain/chain/address'
import {
  changeOver,
  coverageOf,
  DAY_S,
  type LivePrice,
  coveredSince,
  picturePoints,
  type PriceChange,
  type PriceReading,
  type PriceSeries,
} from '#domain/market/history'
import type { PricedAt } from '#domain/market/heldPrices'
import { priceText, shownPrice, usdPriceText, usdShortText } from '#domain/market/money'
import type { TokenPair } from '#domain/market/pair'
import type { LookalikeKind } from '#domain/token/token'
import type { Services } from '#store/services'
import type { FigureOrReason, PairColumn, PairRow, PoollessPair } from '../../../views/market/pairRow'
import { changeText } from '../changeText'

type PairPrices = Awaited<ReturnType<Services['chain']['pairPrices']>>
export type PricedPair = PricedAt<PairPrices['pairs'][number]>

interface PairFacts {
  /** The index in the pair list, which makes the row's id unique: a list may contain the same pair twice. */
  place: number
  pair: TokenPair
  multiplierOf: (token: Address) => string | null | undefined
  priced: PricedPair
  lookalikes: Readonly<Record<string, LookalikeKind>> | undefined
  /** The price history of the last day; null while it is loading. */
  day: PriceSeries | null
  hasDayFailed: boolean
  coin: string
  /** The symbol of the stablecoin on which dollar prices are based. */
  dollar: string
  chainId: number
}

/** A row with the figures by which rows are sorted; null for an unknown figure. */
interface SortablePairRow {
  row: PairRow
  /** All prices here are in dollars, because prices in different tokens cannot be compared. */
  figures: Readonly<Record<PairColumn, bigint | null>>
}

const figureOr = (text: string | null, why: string): FigureOrReason => (text === null ? { text, why } : { text })

const parsed = (units: string | null) => (units === null ? null : BigInt(units))

function poolText({ tokenA, tokenB, ambiguous }: TokenPair, pool: string, lookalikes: PairFacts['lookalikes']): string {
  const isLookalike = [tokenA, tokenB].some(({ address }) => lookalikes?.[address] === 'similarSymbol')
  if (!isLookalike && !ambiguous) return pool
  // A symbol is not unique. If several tokens share a symbol, the text also contains their addresses.
  const kind = isLookalike ? 'similarSymbol' : 'sameSymbol'
  return phrases(pool, pairIdentity(kind, shortAddress(tokenA.address), shortAddress(tokenB.address)))
}

/** The reason why there is no price history of the last day; null if there is a history, or while it is loading. */
function whyNoDay({ day, hasDayFailed }: PairFacts): string | null {
  if (day) return day.reason && NO_DAY[day.reason]
  return hasDayFailed ? NO_DAY.unanswered : null
}

function dayCell(
  why: string | null,
  readings: readonly PriceReading[],
  live: LivePrice,
  change: PriceChange | null,
): PairRow['day'] {
  if (why !== null) return { line: null, why }
  if (readings.length === 0) return 'loading'
  const coverage = coverageOf(readings, live, DAY_S)
  if (!coverage?.isWhole) {
    const reason = coverage ? knownOnly(coverText(coveredSince(coverage, live))) : TOO_FEW_PRICES
    return { line: null, why: reason, ...(change && { change: changeText(change) }) }
  }
  const prices = readings.map(({ timestamp, price }) => ({ timestamp, price: BigInt(price) }))
  return { line: picturePoints([...prices, live]), change: change && changeText(change) }
}

const multiplierScale = (uiMultiplier: string | null | undefined) => (uiMultiplier ? { uiMultiplier } : {})

export function pairRow(facts: PairFacts): SortablePairRow | null {
  const { place, pair, priced, lookalikes, day, chainId } = facts
  const { figures: found, blockNumber, timestamp } = priced
  const [pool, price] = [found.pool, parsed(found.price)]
  if (!pool || price === null) return null
  const { tokenA, tokenB } = pair
  const base = multiplierScale(facts.multiplierOf(tokenA.address))
  const unit = multiplierScale(facts.multiplierOf(tokenB.address))
  const [usd, liquidity] = [parsed(found.usd), parsed(found.liquidityUsd)]
  const live = { blockNumber, timestamp, price }
  const readings = day?.readings ?? []
  const change = changeOver(readings, live, DAY_S)
  return {
    row: {
      id: String(place),
      tokenA,
      tokenB,
      pool: poolText(pair, poolLabel(pool), lookalikes),
      price: priceText(shownPrice(price, base, unit)),
      fiat: figureOr(usd === null ? null : usdPriceText(shownPrice(usd, base)), noDollars(facts.coin, facts.dollar)),
      liquidity: figureOr(liquidity === null ? null : usdShortText(liquidity), NO_LIQUIDITY),
      day: dayCell(whyNoDay(facts), readings, live, change),
      tokenHref: tokenHref(tokenA.address, chainId),
      tradeHref: swapHref(tokenA.address, tokenB.address, chainId),
    },
    figures: { price: usd && shownPrice(usd, base), liquidity, change: change && change.hundredths },
  }
}

/** The pairs that have no pool of their own and are traded through other tokens. Each pair is returned once. */
export function pairsWithoutPool(
  pairs: readonly TokenPair[],
  priced: readonly PricedPair[],
  chainId: number,
): PoollessPair[] {
  const found = pairs.flatMap(({ tokenA, tokenB }, place): PoollessPair[] => {
    const isPoolless = priced[place]?.figures.pool === null
    const name = `${tokenA.symbol}/${tokenB.symbol}`
    return isPoolless ? [{ name, tradeHref: swapHref(tokenA.address, tokenB.address, chainId) }] : []
  })
  return [...new Map(found.map((pair) => [pair.tradeHref, pair])).values()]
}
