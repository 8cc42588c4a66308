import type { Address } from '../domain/address'
import type { TokenFacts, NotAToken } from './erc20'
import { readAllowance, readBalances, readTokenFacts } from './erc20'
import type { Identity } from './ens'
import type { Node } from './node'
import { readPrices, type Prices } from './prices'
import { createQuotes, type Quotes } from './quotes'

/** Everything the product reads from a chain, on top of its node. */
export interface ChainReader extends Quotes {
  tokenFacts(chainId: number, token: Address): Promise<TokenFacts | NotAToken>
  balances(chainId: number, owner: Address, tokens: readonly Address[]): Promise<(bigint | null)[]>
  allowance(chainId: number, token: Address, owner: Address, spender: Address): Promise<bigint | null>
  prices(chainId: number, tokens: readonly Address[]): Promise<Prices>
  identity(chainId: number, account: Address): Promise<Identity>
}

export function createChainReader(node: Node): ChainReader {
  return {
    ...createQuotes(node),
    tokenFacts: (chainId, token) => readTokenFacts(node, chainId, token),
    balances: (chainId, owner, tokens) => readBalances(node, chainId, owner, tokens),
    allowance: (chainId, token, owner, spender) => readAllowance(node, chainId, token, owner, spender),
    prices: (chainId, tokens) => readPrices(node, chainId, tokens),
    async identity(chainId, account) {
      const { readIdentity } = await import(/* webpackChunkName: "ens" */ './ens')
      return readIdentity(node, chainId, account)
    },
  }
}
