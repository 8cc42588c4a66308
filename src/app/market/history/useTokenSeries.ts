import type { SeriesRequest } from '../../../domain/market/history'
import { usdSeries } from '../../../domain/market/pastSeries'
import { useStableValue } from '../../browser/useStableValue'
import { useTokenMarket, type ViewedToken } from '../useTokenMarket'
import { useDeployment } from '../../useDeployment'

/** The price history of a token: of the pool or the feed that its current price comes from; null while that is unknown. */
export function useTokenSeries({ address }: Pick<ViewedToken, 'address'>): readonly SeriesRequest[] | null {
  const deployment = useDeployment()
  const { pricePool, hasFeed } = useTokenMarket({ address })
  const series = deployment ? usdSeries(address, hasFeed ? 'feed' : pricePool, deployment) : null
  return useStableValue(series && [series])
}
