import { type Address, sameAddress } from '../domain/chain/address'
import type { Deployment } from '../domain/chain/network'

/**
 * The contracts of a network; undefined for one that the build does not list. They are no part of the settings, because the
 * first load has those.
 */
export const deploymentOf = (chainId: number): Deployment | undefined => __DEPLOYMENTS__[chainId]

/** Whether a token's own events can be trusted. */
export function isCommonToken({ weth, bases, stables }: Deployment, token: Address): boolean {
  return [weth, ...bases, ...stables].some((common) => sameAddress(common, token))
}
