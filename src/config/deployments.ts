import { type Address, sameAddress } from '../domain/chain/address'
import type { Deployment } from '../domain/chain/network'
import { configuredChain } from './chains'

/** The build inserts the tables here. They are not in the settings, because those are part of the first load. */
const deployments = __DEPLOYMENTS__

/** The contracts of a network, always the same object; undefined for one that the build does not list. */
export const deploymentOf = (chainId: number): Deployment | undefined => deployments[chainId]

/** Whether a token's own events can be trusted. */
export function isCommonToken({ weth, bases, stables }: Deployment, token: Address): boolean {
  return [weth, ...bases, ...stables].some((common) => sameAddress(common, token))
}

/** Whether a token's balances change by themselves. A local chain that stands in for mainnet uses mainnet's list. */
export const isRebasing = (chainId: number, token: Address): boolean =>
  __REBASING_TOKENS__[configuredChain(chainId).listChainId]?.includes(token.slice(2, 10).toLowerCase()) ?? false
