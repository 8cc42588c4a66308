import { type Address, sameAddress } from '../domain/chain/address'
import type { Deployment } from '../domain/chain/network'
import type { TradePlan } from '../domain/trade/plan'
import { networkOf } from './settings'

export function deploymentOf(chainId: number): Deployment | undefined {
  return networkOf(chainId)?.deployment
}

/** Whether a token's own events can be trusted. */
export function isCommonToken({ weth, bases, stables }: Deployment, token: Address): boolean {
  return [weth, ...bases, ...stables].some((common) => sameAddress(common, token))
}

/** The contract that executes a plan. */
export function executorOf(
  { executor }: Pick<TradePlan, 'executor'>,
  { swapRouter, v2Router, v4 }: Deployment,
): Address {
  if (executor === 'universalRouter' && v4) return v4.universalRouter
  return executor === 'v2Router' ? v2Router : swapRouter
}
