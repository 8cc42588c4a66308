import { useMemo } from 'react'
import { supportedChain } from '../../../config/chains'
import { deploymentOf } from '../../../config/deployments'
import type { SeriesAsk } from '../../../domain/market/history'
import { useTokenMarket, type ViewedToken } from '../useTokenMarket'

const deployment = deploymentOf(supportedChain.id)

/** Which past prices are a token's: those of the pool or the feed that its present price comes from. */
export function useTokenSeries({ address }: Pick<ViewedToken, 'address'>): SeriesAsk | null {
  const { pricePool, isFed } = useTokenMarket({ address })
  const { address: pool, protocol, fee, quoteIsWeth } = pricePool ?? {}
  return useMemo((): SeriesAsk | null => {
    if (isFed) return { token: address, pool: null, unit: 'usd' }
    if (!pool || !protocol || fee === undefined || !deployment) return null
    const quote = quoteIsWeth ? deployment.weth : deployment.usdc
    return { token: address, pool: { address: pool, protocol, fee, quote }, unit: 'usd' }
  }, [address, isFed, pool, protocol, fee, quoteIsWeth])
}
