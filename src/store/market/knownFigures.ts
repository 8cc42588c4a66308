import type { Address } from '#domain/chain/address'
import type { Deployment } from '#domain/chain/network'
import { combinedReadings } from '#domain/market/combinedSeries'
import { changeOver, DAY_S, type LivePrice, type PriceChange, type PriceReading } from '#domain/market/history'
import { type CurrencyId, NATIVE } from '#domain/token/token'
import type { AppThunk, RootState } from '../types'
import { marketReads } from './marketReads'

/** A token's price in dollars with 18 decimals, and its change over a day; the change is null if unknown. */
export interface KnownFigure {
  price: bigint
  change: PriceChange | null
}

/** The maximum age in seconds of the ether price that is used to convert a reading in ether to dollars. */
const ETHER_STALE_S = DAY_S / 8

function knownPrices(state: RootState, chainId: number): Map<CurrencyId, LivePrice> {
  const { endpoints, util } = marketReads
  const prices = new Map<CurrencyId, LivePrice>()
  const add = (id: CurrencyId, usd: string | null, { blockNumber, timestamp }: Omit<LivePrice, 'price'>) => {
    if (usd === null || (prices.get(id)?.blockNumber ?? -1) >= blockNumber) return
    prices.set(id, { blockNumber, timestamp, price: BigInt(usd) })
  }
  for (const args of util.selectCachedArgsForQuery(state, 'getPrices')) {
    const data = args.chainId === chainId ? endpoints.getPrices.select(args)(state).data : undefined
    if (!data) continue
    add(NATIVE, data.etherUsd, data)
    for (const { token, usd } of data.tokens) add(token, usd, data)
  }
  for (const args of util.selectCachedArgsForQuery(state, 'getPairPrices')) {
    const data = args.chainId === chainId ? endpoints.getPairPrices.select(args)(state).data : undefined
    if (data) for (const { token, usd } of data.tokens) add(token, usd, data)
  }
  return prices
}

function knownDays(state: RootState, chainId: number, { weth, usdc }: Deployment) {
  const { endpoints, util } = marketReads
  const dollars = new Map<Address, readonly PriceReading[]>()
  const ether = new Map<Address, readonly PriceReading[]>()
  for (const args of util.selectCachedArgsForQuery(state, 'getHistories')) {
    if (args.chainId !== chainId || args.span.seconds !== DAY_S) continue
    const series = endpoints.getHistories.select(args)(state).data ?? []
    for (const [index, { token, pool, unit }] of args.requests.entries()) {
      const readings = series[index]?.readings ?? []
      if (readings.length === 0) continue
      if (unit === 'usd' || pool?.quote === usdc) dollars.set(token, readings)
      else if (pool?.quote === weth) ether.set(token, readings)
    }
  }
  return { dollars, ether }
}

/**
 * The figures of all tokens with a cached price, for the token search. Sends no request. A past price in ether is
 * converted to dollars with the price of ether at that time.
 */
export const knownFigures =
  (chainId: number, deployment: Deployment | undefined): AppThunk<ReadonlyMap<CurrencyId, KnownFigure>> =>
  (_dispatch, getState) => {
    const state = getState()
    const figures = new Map<CurrencyId, KnownFigure>()
    if (!deployment) return figures
    const { dollars, ether } = knownDays(state, chainId, deployment)
    const etherDay = dollars.get(deployment.weth) ?? []
    const dayOf = (id: CurrencyId): readonly PriceReading[] => {
      const token = id === NATIVE ? deployment.weth : id
      const inEther = ether.get(token)
      return (
        dollars.get(token) ??
        (inEther ? combinedReadings(inEther, etherDay, (price, usd) => (price * usd) / 10n ** 18n, ETHER_STALE_S) : [])
      )
    }
    for (const [id, live] of knownPrices(state, chainId))
      figures.set(id, { price: live.price, change: changeOver(dayOf(id), live, DAY_S) })
    return figures
  }
