import type { Address } from '#domain/chain/address'
import { DECIMALS_MAX, TOKEN_NAME_MAX, TOKEN_SYMBOL_MAX } from '#domain/token/limits'
import { type CallResult, type ContractCall, oneWord, readInParts } from '../chain/multicall'
import type { Node } from '../chain/node'
import { addressWord, callData, readText } from '../chain/words'

// This module reads ERC-20 tokens. https://eips.ethereum.org/EIPS/eip-20

const NAME = callData('0x06fdde03')
export const SYMBOL = callData('0x95d89b41')
export const DECIMALS = callData('0x313ce567')
const TOTAL_SUPPLY = callData('0x18160ddd')
const BALANCE_OF = '0x70a08231'
const ALLOWANCE = '0xdd62ed3e'

export interface TokenFacts {
  symbol: string | null
  name: string | null
  decimals: number
  totalSupply: bigint
}

export type NotAToken = 'noCode' | 'notAToken'

export const symbolCall = (token: Address): ContractCall => ({ to: token, data: SYMBOL })

export const decimalsCall = (token: Address): ContractCall => ({ to: token, data: DECIMALS })

export function balanceOfCall(token: Address, owner: Address): ContractCall {
  return { to: token, data: callData(BALANCE_OF, addressWord(owner)) }
}

export function allowanceCall(token: Address, owner: Address, spender: Address): ContractCall {
  return { to: token, data: callData(ALLOWANCE, addressWord(owner), addressWord(spender)) }
}

export const hasNoCode = (result: CallResult | undefined) => !!result?.success && result.data === '0x'

/** Reads a token's metadata from its contract. An address without decimals or supply is not a token. */
export async function readTokenFacts(node: Node, chainId: number, token: Address): Promise<TokenFacts | NotAToken> {
  const results = await node
    .multicall(chainId)
    .calls([NAME, SYMBOL, DECIMALS, TOTAL_SUPPLY].map((data) => ({ to: token, data })))
  const [name, symbol, decimals, supply] = results
  if (results.every(({ success, data }) => success && data === '0x')) return 'noCode'
  const count = oneWord(decimals)
  const totalSupply = oneWord(supply)
  if (count === null || count > BigInt(DECIMALS_MAX) || totalSupply === null) return 'notAToken'
  return {
    symbol: symbol?.success ? readText(symbol.data, TOKEN_SYMBOL_MAX) : null,
    name: name?.success ? readText(name.data, TOKEN_NAME_MAX) : null,
    decimals: Number(count),
    totalSupply,
  }
}

/** Reads balances in base units; null for a token that does not answer, undefined for an address without code. */
export async function readBalances(
  node: Node,
  chainId: number,
  owner: Address,
  tokens: readonly Address[],
): Promise<(bigint | null | undefined)[]> {
  return readInParts(
    node.multicall(chainId),
    tokens.map((token) => ({
      calls: [balanceOfCall(token, owner)],
      read: ([result]) => (hasNoCode(result) ? undefined : oneWord(result)),
    })),
  )
}

interface AllowanceRequest {
  owner: Address
  spender: Address
  tokens: readonly Address[]
}

/** Reads a spender's allowances for an owner's tokens, in base units; null for a token that does not answer. */
export async function readAllowances(
  node: Node,
  chainId: number,
  { owner, spender, tokens }: AllowanceRequest,
): Promise<(bigint | null)[]> {
  const calls = tokens.map((token) => allowanceCall(token, owner, spender))
  return (await node.multicall(chainId).calls(calls)).map(oneWord)
}
