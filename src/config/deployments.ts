import { type Address, sameAddress } from '../domain/chain/address'
import type { Deployment } from '../domain/chain/network'

/** No part of the settings, because the first load has those. The build inserts the tables here, once. */
const deployments = __DEPLOYMENTS__

/** The contracts of a network, always the same object; undefined for one that the build does not list. */
export const deploymentOf = (chainId: number): Deployment | undefined => deployments[chainId]

/** Whether a token's own events can be trusted. */
export function isCommonToken({ weth, bases, stables }: Deployment, token: Address): boolean {
  return [weth, ...bases, ...stables].some((common) => sameAddress(common, token))
}
