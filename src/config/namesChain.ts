import type { Chain } from '../domain/chain/chain'
import { chainById, supportedChains } from './chains'

const isOnThisMachine = ({ rpcUrls }: Chain) => rpcUrls.default.every((url) => url.startsWith('http:'))

/**
 * Where account names are read: mainnet, whatever chain is traded on, because on test networks anyone can take any
 * name. A chain on this machine stands in for all networks; where there are several, the usual one. Undefined when there
 * are no names.
 */
export function namesChainOf(traded: Chain): Chain | undefined {
  if (!isOnThisMachine(traded)) return chainById(1)
  const [usual] = supportedChains
  return isOnThisMachine(usual) ? usual : traded
}
