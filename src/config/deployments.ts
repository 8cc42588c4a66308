import { type Address, sameAddress } from '#domain/chain/address'
import type { Deployment } from '#domain/chain/network'
import { configuredChain } from './chains'

/** The contracts of the build's networks. Apart from the settings, because only what reads chains needs them. */
const deployments = __DEPLOYMENTS__

/** The contracts of a network; undefined if the build does not list the network. Each call returns the same object. */
export const deploymentOf = (chainId: number): Deployment | undefined => deployments[chainId]

/** Whether a token is one of the network's common tokens, whose events can be trusted. */
export function isCommonToken({ weth, bases, stables }: Deployment, token: Address): boolean {
  return [weth, ...bases, ...stables].some((common) => sameAddress(common, token))
}

/** Whether a token is listed as rebasing. A local chain that poses as mainnet uses mainnet's list. */
export const isRebasing = (chainId: number, token: Address): boolean =>
  __REBASING_TOKENS__[configuredChain(chainId).listChainId]?.includes(token.slice(2, 10).toLowerCase()) ?? false
