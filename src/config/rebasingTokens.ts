import type { Address } from '../domain/chain/address'
import { configuredChain } from './chains'

/** A network's tokens whose balances change by themselves; of one that a local chain stands in for, mainnet's. */
export const rebasingOn = (chainId: number): readonly Address[] =>
  __REBASING_TOKENS__[configuredChain(chainId).listChainId] ?? []
