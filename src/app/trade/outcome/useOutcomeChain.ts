import { configuredChain } from '../../../config/chains'
import { NATIVE } from '../../../domain/token/token'
import type { TradePlan } from '../../../domain/trade/plan'
import { useTradeChain } from '../../../store/hooks'
import { useUsdPrices } from '../../market/useUsdPrices'

/**
 * The network of a trade, which may no longer be the active one, and the price of its native coin in dollars with 18
 * decimals. The price is null if the network is not the active one.
 */
export function useOutcomeChain({ chainId }: Pick<TradePlan, 'chainId'>) {
  const isActive = useTradeChain().id === chainId
  const { etherUsd } = useUsdPrices([NATIVE])
  return { chain: configuredChain(chainId), etherUsd: isActive ? etherUsd : null }
}
