import type { Chain } from '../domain/chain/chain'
import { chainById, supportedChain } from './chains'

const isOnThisMachine = supportedChain.rpcUrls.default.every((url) => url.startsWith('http:'))

/**
 * Where names of accounts are read: mainnet, whatever chain the wallet is on, because on test networks anybody can
 * take any name. A chain on this very machine stands in for all networks. Undefined: there are no names.
 */
export const namesChain: Chain | undefined = isOnThisMachine ? supportedChain : chainById(1)
