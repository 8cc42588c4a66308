import type { Address } from '../domain/chain/address'
import { configuredChain } from './chains'

/** Whether a token's balances change by themselves; where a local chain stands in for mainnet, as on that. */
export const isRebasing = (chainId: number, token: Address): boolean =>
  __REBASING_TOKENS__[configuredChain(chainId).listChainId]?.includes(token.slice(2, 10).toLowerCase()) ?? false
