import type { Deployment } from '#domain/chain/network'
import { type Address, sameAddress } from '#domain/chain/address'
import { changeOver, HISTORY_RANGES, type PriceChange, type SeriesRequest } from '#domain/market/history'
import { usdSeries } from '#domain/market/pastSeries'
import { useTokenList } from '../../token/useTokenList'
import { useStableValue } from '../../browser/useStableValue'
import { useHistories, useHistoryStart } from './useHistories'
import type { useUsdPrices } from '../useUsdPrices'
import { useDeployment } from '../../useDeployment'

const RANGE = '24h'

/** Null if price changes must not be read. */
type Prices = ReturnType<typeof useUsdPrices>['prices'] | null

/** One request for a price history per token that has a price. */
function seriesOf(prices: Prices, deployment: Deployment | undefined): SeriesRequest[] {
  if (!prices || !deployment) return []
  return prices.tokens.flatMap(({ token, usd, pool }) => {
    if (usd === null) return []
    const source = sameAddress(token, deployment.weth) ? 'feed' : pool
    return usdSeries(token, source, deployment) ?? []
  })
}

/** The changes of dollar prices over a day, by token. A token whose price is unknown has no entry. */
export function useDayChanges(prices: Prices): ReadonlyMap<Address, PriceChange> {
  const deployment = useDeployment()
  // The data that all histories need is read together with the balances. Once the prices are known, only the histories
  // themselves have to be read.
  const isListAwaited = useTokenList().isLoading
  useHistoryStart(isListAwaited || prices !== undefined)
  const requests = useStableValue(seriesOf(prices, deployment))
  const { series } = useHistories(requests, RANGE, 1)
  const changes = new Map<Address, PriceChange>()
  for (const [index, { token }] of requests.entries()) {
    const usd = prices?.tokens.find((price) => price.token === token)?.usd
    const readings = series?.[index]?.readings
    if (!prices || !usd || !readings) continue
    const { blockNumber, timestamp } = prices
    const change = changeOver(readings, { blockNumber, timestamp, price: BigInt(usd) }, HISTORY_RANGES[RANGE].seconds)
    if (change) changes.set(token, change)
  }
  return changes
}
