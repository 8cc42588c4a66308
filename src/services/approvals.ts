import type { Address } from '../domain/address'
import { allowanceCall, metNoCode, oneWord } from './erc20'
import { callsInParts } from './multicall'
import type { Node } from './node'

/** What a contract may take of an account's tokens. */
export interface Approval {
  token: Address
  spender: Address
  /** Base units, as a decimal string. Never zero. */
  amount: string
}

/**
 * Every approval of some tokens for some contracts, as the tokens themselves tell them; `unread` counts the answers
 * that could not be had. A token without a contract on the chain is no such case.
 */
export async function readApprovals(
  node: Node,
  chainId: number,
  owner: Address,
  spenders: readonly Address[],
  tokens: readonly Address[],
): Promise<{ open: Approval[]; unread: number }> {
  const asked = tokens.flatMap((token) => spenders.map((spender) => ({ token, spender })))
  const results = await callsInParts(
    node.multicall(chainId),
    asked.map(({ token, spender }) => [allowanceCall(token, owner, spender)]),
  )
  const open: Approval[] = []
  let unread = 0
  for (const [index, { token, spender }] of asked.entries()) {
    const result = results[index]
    const amount = oneWord(result)
    if (amount === null) unread += metNoCode(result) ? 0 : 1
    else if (amount > 0n) open.push({ token, spender, amount: amount.toString() })
  }
  return { open, unread }
}
