import { type Address, sameAddress } from '#domain/chain/address'
import type { Deployment } from '#domain/chain/network'
import type { TradePlan } from '#domain/trade/plan'
import { deploymentOf } from './deployments'
import { PERMIT2, PERMIT2_SPENDERS, type Spender, SWAP_PROXY, V3_ROUTER } from './uniswap'

/** Networks without mainnet's contracts on which V3_ROUTER has the same address all the same. */
const V3_ROUTER_CHAINS: readonly number[] = [10, 137, 42161]

/** Listed for each network, because another network may have a different contract at the same address. */
function routersIn({ universalRouters, v4 }: Deployment): readonly Spender[] {
  if (!universalRouters) return PERMIT2_SPENDERS
  const own = v4 ? [[v4.routerVersion ?? '2', v4.universalRouter] as const] : []
  return [...own, ...Object.entries(universalRouters)].map(([version, address]) => ({
    address,
    name: `Uniswap Universal Router ${version}`,
  }))
}

export function permit2SpendersOf(chainId: number): readonly Spender[] {
  const deployment = deploymentOf(chainId)
  return deployment ? routersIn(deployment) : []
}

const directIn = (chainId: number, deployment: Deployment): readonly Spender[] => [
  { address: deployment.swapRouter, name: 'Uniswap SwapRouter02' },
  ...(deployment.pancake ? [{ address: deployment.pancake.swapRouter, name: 'PancakeSwap SmartRouter' }] : []),
  ...(deployment.withoutV2 ? [] : [{ address: deployment.v2Router, name: 'Uniswap V2 router' }]),
  ...(deployment.pancake ? [{ address: deployment.pancake.v2Router, name: 'PancakeSwap V2 router' }] : []),
  ...(!deployment.universalRouters || V3_ROUTER_CHAINS.includes(chainId) ? [V3_ROUTER] : []),
  SWAP_PROXY,
  PERMIT2,
]

/**
 * The contracts whose allowances are read from the tokens themselves. The contracts that this app uses come first.
 * Universal Routers are not included, because they transfer tokens only through Permit2.
 */
export function directSpendersOf(chainId: number): readonly Spender[] {
  const deployment = deploymentOf(chainId)
  return deployment ? directIn(chainId, deployment) : []
}

export const spendersOf = (chainId: number): readonly Spender[] => [
  ...directSpendersOf(chainId),
  ...permit2SpendersOf(chainId),
]

export function executorOf(
  { executor }: Pick<TradePlan, 'executor'>,
  { swapRouter, v2Router, v4, pancake }: Deployment,
): Address {
  if (executor === 'smartRouter' && pancake) return pancake.swapRouter
  if (executor === 'universalRouter' && v4) return v4.universalRouter
  return executor === 'v2Router' ? v2Router : swapRouter
}

/** Permit2 if the executor is the Universal Router, which takes tokens only through it. */
export const spenderOf = (plan: Pick<TradePlan, 'executor'>, deployment: Deployment): Address =>
  plan.executor === 'universalRouter' ? PERMIT2.address : executorOf(plan, deployment)

export function spenderName(chainId: number, address: Address): string | null {
  return spendersOf(chainId).find((spender) => sameAddress(spender.address, address))?.name ?? null
}
