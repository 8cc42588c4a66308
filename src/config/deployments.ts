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
