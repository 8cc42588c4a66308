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

/** The contract that executes a plan, and that the token to sell is approved for. */
export function executorOf({ executor }: Pick<TradePlan, 'executor'>, deployment: Deployment): Address {
  return executor === 'v2Router' ? deployment.v2Router : deployment.swapRouter
}

/** Hash of the pair's creation code, from @uniswap/v2-core 1.0.1. */
export const V2_INIT_CODE_HASH = '0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f'
/** Hash of the pool's creation code, from @uniswap/v3-core 1.0.1. */
export const V3_INIT_CODE_HASH = '0xe34f199b19b2b4f47f68442619d555527d244f78a3297ea89325f843f87b8b54'
