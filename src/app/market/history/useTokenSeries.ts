import { useMemo } from 'react'
import type { SeriesAsk } from '../../../domain/market/history'
import { useDeployment } from '../../../store/hooks'
import { useTokenMarket, type ViewedToken } from '../useTokenMarket'

/** Which past prices are a token's: those of the pool or the feed that its present price comes from. */
export function useTokenSeries({ address }: Pick<ViewedToken, 'address'>): SeriesAsk | null {
  const deployment = useDeployment()
  const { pricePool, isFed } = useTokenMarket({ address })
  const { address: pool, protocol, fee, quoteIsWeth } = pricePool ?? {}
  return useMemo((): SeriesAsk | null => {
    if (isFed) return { token: address, pool: null, unit: 'usd' }
    if (!pool || !protocol || fee === undefined || !deployment) return null
    const quote = quoteIsWeth ? deployment.weth : deployment.usdc
    return { token: address, pool: { address: pool, protocol, fee, quote }, unit: 'usd' }
  }, [deployment, address, isFed, pool, protocol, fee, quoteIsWeth])
}
