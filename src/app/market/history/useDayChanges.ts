import { useMemo } from 'react'
import type { Deployment } from '../../../config/deployments'
import { type Address, sameAddress } from '../../../domain/chain/address'
import { changeOver, HISTORY_RANGES, type PriceChange, type SeriesAsk } from '../../../domain/market/history'
import { useDeployment } from '../../../store/hooks'
import { useGetTokensQuery } from '../../../store/token/lists'
import { useHistories, useHistoryStart } from './useHistories'
import type { useUsdPrices } from '../useUsdPrices'

const RANGE = '24h'

type Price = NonNullable<ReturnType<typeof useUsdPrices>['prices']>['tokens'][number]

/** How the past of a price is found: where the price itself is from. */
function askOf({ token, usd, pool }: Price, deployment: Deployment | undefined): SeriesAsk[] {
  if (!deployment || usd === null) return []
  if (sameAddress(token, deployment.weth)) return [{ token, pool: null, unit: 'usd' }]
  if (!pool) return []
  const { address, protocol, fee, quoteIsWeth } = pool
  const quote = quoteIsWeth ? deployment.weth : deployment.usdc
  return [{ token, pool: { address, protocol, fee, quote }, unit: 'usd' }]
}

/** How dollar prices changed over a day, by token; nothing for a token while it is read, or where it cannot be. */
export function useDayChanges(prices: ReturnType<typeof useUsdPrices>['prices']): ReadonlyMap<Address, PriceChange> {
  const deployment = useDeployment()
  // With the balances, so that only the past itself is left for after the prices.
  const isListAwaited = useGetTokensQuery(undefined).isLoading
  useHistoryStart(isListAwaited || prices !== undefined)
  // The asks stay the same from block to block, and then so must their list.
  const written = JSON.stringify((prices?.tokens ?? []).flatMap((price) => askOf(price, deployment)))
  const asks = useMemo(() => JSON.parse(written) as SeriesAsk[], [written])
  const { series } = useHistories(asks, RANGE, 1)
  const changes = new Map<Address, PriceChange>()
  for (const [index, { token }] of asks.entries()) {
    const usd = prices?.tokens.find((price) => price.token === token)?.usd
    const readings = series?.[index]?.readings
    if (!prices || !usd || !readings) continue
    const { blockNumber, timestamp } = prices
    const change = changeOver(readings, { blockNumber, timestamp, price: BigInt(usd) }, HISTORY_RANGES[RANGE].seconds)
    if (change) changes.set(token, change)
  }
  return changes
}
