import { type Address, sameAddress } from '../domain/chain/address'
import type { Deployment } from '../domain/chain/network'
import { configuredChain } from './chains'

/** No part of the settings, because the first load has those. The build inserts the tables here, once. */
const deployments = __DEPLOYMENTS__

/** The contracts of a network, always the same object; undefined for one that the build does not list. */
export const deploymentOf = (chainId: number): Deployment | undefined => deployments[chainId]

/** Whether a token's own events can be trusted. */
export function isCommonToken({ weth, bases, stables }: Deployment, token: Address): boolean {
  return [weth, ...bases, ...stables].some((common) => sameAddress(common, token))
}

/** Whether a token's balances change by themselves; where a local chain stands in for mainnet, as on that. */
export const isRebasing = (chainId: number, token: Address): boolean =>
  __REBASING_TOKENS__[configuredChain(chainId).listChainId]?.includes(token.slice(2, 10).toLowerCase()) ?? false

/** Hash of the pair's creation code, from @uniswap/v2-core 1.0.1. */
export const V2_INIT_CODE_HASH = '0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f'
/** Hash of the pool's creation code, from @uniswap/v3-core 1.0.1. */
export const V3_INIT_CODE_HASH = '0xe34f199b19b2b4f47f68442619d555527d244f78a3297ea89325f843f87b8b54'
