import type { Address } from '../domain/address'
import { type NotAToken, readAllowances, readBalances, readTokenFacts, type TokenFacts } from './erc20'
import type { Identity } from './ens'
import type { Node } from './node'
import { type PairPrices, readPairPrices, readTokenPools, type TokenPool } from './poolMarkets'
import { type Prices, readPrices } from './prices'
import { createQuotes, type Quotes } from './quotes'

/** Everything the product reads from a chain, on top of its node. */
export interface ChainReader extends Quotes {
  tokenFacts(chainId: number, token: Address): Promise<TokenFacts | NotAToken>
  balances(chainId: number, owner: Address, tokens: readonly Address[]): Promise<(bigint | null)[]>
  allowances(chainId: number, owner: Address, spender: Address, tokens: readonly Address[]): Promise<(bigint | null)[]>
  prices(chainId: number, tokens: readonly Address[]): Promise<Prices>
  pairPrices(chainId: number, pairs: readonly (readonly [Address, Address])[]): Promise<PairPrices>
  tokenPools(chainId: number, token: Address): Promise<{ blockNumber: number; pools: TokenPool[] }>
  identity(chainId: number, account: Address): Promise<Identity>
}

export function createChainReader(node: Node): ChainReader {
  return {
    ...createQuotes(node),
    tokenFacts: (chainId, token) => readTokenFacts(node, chainId, token),
    balances: (chainId, owner, tokens) => readBalances(node, chainId, owner, tokens),
    allowances: (chainId, owner, spender, tokens) => readAllowances(node, chainId, owner, spender, tokens),
    prices: (chainId, tokens) => readPrices(node, chainId, tokens),
    pairPrices: (chainId, pairs) => readPairPrices(node, chainId, pairs),
    tokenPools: (chainId, token) => readTokenPools(node, chainId, token),
    async identity(chainId, account) {
      const { readIdentity } = await import(/* webpackChunkName: "ens" */ './ens')
      return readIdentity(node, chainId, account)
    },
  }
}
