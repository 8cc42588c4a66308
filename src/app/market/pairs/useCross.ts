import type { Address } from '../../../domain/chain/address'
import { crossPrice } from '../../../domain/market/pair'
import { usdSeries } from '../../../domain/market/pastSeries'
import type { CurrencyId } from '../../../domain/token/token'
import { useDeployment } from '../../useDeployment'
import { useUsdPrices } from '../useUsdPrices'

const NO_TOKENS: readonly CurrencyId[] = []

/**
 * The price of a token in another one by the dollar prices of both, which the trade card reads anyway; null where one of
 * them has none. `ids` are the two as they are chosen, and `tokens` the contracts of the base and of the unit.
 */
export function useCross(isWanted: boolean, ids: readonly CurrencyId[], tokens: readonly [Address, Address]) {
  const deployment = useDeployment()
  const { prices, etherUsd, isReading, priceOf } = useUsdPrices(isWanted ? ids : NO_TOKENS)
  const [base, unit] = tokens
  const price = isWanted ? crossPrice(priceOf(base), priceOf(unit)) : null
  if (price === null || !prices || !deployment) return { cross: null, isReading }
  const sides = tokens.map((token) => {
    const found = prices.tokens.find((each) => each.token === token)
    const pool = found?.pool ?? null
    const hasFeed = token === deployment.weth && deployment.ethUsdFeed !== undefined && etherUsd !== null
    return {
      token,
      pool,
      depthUsd: found?.depthUsd ?? null,
      series: usdSeries(token, hasFeed ? 'feed' : pool, deployment),
    }
  })
  const series = sides.flatMap((side) => side.series ?? [])
  return {
    cross: { price, prices, etherUsd, sides, series: series.length === tokens.length ? series : null },
    isReading,
  }
}

/** Of `useCross`. */
export type Cross = NonNullable<ReturnType<typeof useCross>['cross']>
