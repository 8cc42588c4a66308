import { configuredChain } from '../../../config/chains'
import { NATIVE } from '../../../domain/token/token'
import type { TradePlan } from '../../../domain/trade/plan'
import { useTradeChain } from '../../../store/hooks'
import { useUsdPrices } from '../../market/useUsdPrices'

/**
 * The network that a trade was made on, which need not be the one that is traded on by now, and its coin's price in
 * dollars, with 18 decimals; null where none is read.
 */
export function useOutcomeChain({ chainId }: Pick<TradePlan, 'chainId'>) {
  const isActive = useTradeChain().id === chainId
  const { etherUsd } = useUsdPrices([NATIVE])
  return { chain: configuredChain(chainId), etherUsd: isActive ? etherUsd : null }
}
