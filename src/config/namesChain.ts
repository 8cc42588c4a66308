import type { Chain } from '../domain/chain/chain'
import { chainById } from './chains'

/**
 * Where account names are read: mainnet, whatever chain is traded on, because on test networks anyone can take any
 * name. A chain on this machine stands in for all networks. Undefined when there are no names.
 */
export function namesChainOf(traded: Chain): Chain | undefined {
  const isOnThisMachine = traded.rpcUrls.default.every((url) => url.startsWith('http:'))
  return isOnThisMachine ? traded : chainById(1)
}
