import { type Address, sameAddress } from '../domain/chain/address'
import type { Deployment } from '../domain/chain/network'
import { networkOf } from './settings'

export function deploymentOf(chainId: number): Deployment | undefined {
  return networkOf(chainId)?.deployment
}

/** Whether a token's own events can be trusted. */
export function isCommonToken({ weth, bases, stables }: Deployment, token: Address): boolean {
  return [weth, ...bases, ...stables].some((common) => sameAddress(common, token))
}
