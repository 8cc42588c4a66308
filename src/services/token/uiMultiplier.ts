import type { Hex } from '#boundary/node'
import type { Address } from '#domain/chain/address'
import { isRefusal, NodeError, type NodeFailure } from '#domain/chain/nodeError'
import { UI_MULTIPLIER_MAX } from '#domain/token/limits'
import type { Node } from '../chain/node'
import { perChain } from '../chain/perChain'
import { addressWord, uintAt } from '../chain/words'

// This module reads by what number tokens multiply the amounts that they show. https://eips.ethereum.org/EIPS/eip-8056

/** uiMultiplier(). */
const UI_MULTIPLIER = '0xa60bf13d'

/**
 * A program that nodes run as the creation code of a contract, which nothing creates. The addresses of the tokens follow
 * as words. It calls each token with at most 100,000 gas, because some contracts spend all gas on a function that they
 * lack, and keeps 32 bytes of each answer. It returns a word with the selector, then a word for each token, which is zero
 * if the token did not answer.
 *
 *     mstore(0, shl(224, 0xa60bf13d))
 *     codecopy(32, CODE_SIZE, sub(codesize(), CODE_SIZE))
 *     let end := add(32, sub(codesize(), CODE_SIZE))
 *     for { let at := 32 } lt(at, end) { at := add(at, 32) } {
 *       let isAnswered := staticcall(100000, mload(at), 0, 4, at, 32)
 *       mstore(at, mul(mload(at), and(gt(returndatasize(), 31), isAnswered)))
 *     }
 *     return(0, end)
 */
const PROGRAM =
  '0x63a60bf13d60e01b6000526045380380604560203960200160205b81811015604057602081600460008251620186a0fa601f3d11168151028152602001601a565b506000f3'
/** The maximum number of tokens per request, so that a node runs it even if each token spends all its gas. */
const TOKENS_MAX = 100

/** Errors of one call that a token itself can cause. */
const BY_TOKEN: readonly NodeFailure[] = ['reverted', 'capped', 'tooLarge']

const isByToken = (error: unknown) => error instanceof NodeError && BY_TOKEN.includes(error.failure)

/** Whether nodes gave different answers: because of the token, or because its multiplier has just changed. */
const isDisputed = (error: unknown) => error instanceof NodeError && error.failure === 'disagreement'

const isLost = (error: unknown) => error instanceof NodeError && error.failure === 'noState'

/** For nodes that run no programs. Zero if the token does not answer, null if nodes give different answers. */
async function readAlone(node: Node, chainId: number, token: Address, blockNumber?: number): Promise<bigint | null> {
  const call = {
    from: '0x0000000000000000000000000000000000000000',
    to: token,
    value: 0n,
    data: UI_MULTIPLIER,
  } as const
  try {
    const answer = await node.simulate(chainId, call, blockNumber)
    return answer.length >= 66 ? uintAt(answer, 0) : 0n
  } catch (error) {
    if (isByToken(error)) return 0n
    if (isDisputed(error)) return null
    throw error
  }
}

async function readTogether(
  node: Node,
  chainId: number,
  tokens: readonly Address[],
  blockNumber?: number,
): Promise<(bigint | null)[]> {
  const code = (PROGRAM + tokens.map(addressWord).join('')) as Hex
  try {
    const answer = await node.runProgram(chainId, code, blockNumber)
    const isWhole = answer.length === 2 + 64 * (tokens.length + 1) && answer.startsWith(UI_MULTIPLIER)
    if (isWhole) return tokens.map((_, index) => uintAt(answer, index + 1))
  } catch (error) {
    if (isLost(error) || !(isByToken(error) || isDisputed(error) || isRefusal(error))) throw error
  }
  return Promise.all(tokens.map((token) => readAlone(node, chainId, token, blockNumber)))
}

/** The tokens of which it is known whether they have a multiplier. Those without one are asked only once. */
const knownTokens = perChain(() => new Map<Address, boolean>())

/**
 * Reads the multipliers of tokens as decimal strings; null for a token without one. A number that no token can need
 * counts as none. A token that has had a multiplier before and does not answer now, or of which nodes give different
 * answers, is left out, because its amounts are unknown. Throws a NodeError.
 * @param blockNumber - the block after which the state is read, the latest by default
 */
export async function readUiMultipliers(
  node: Node,
  chainId: number,
  tokens: readonly Address[],
  blockNumber?: number,
): Promise<Record<Address, string | null>> {
  const known = knownTokens(node, chainId)
  const asked = [...new Set(tokens)].filter((token) => known.get(token) !== false)
  const parts: Address[][] = []
  for (let at = 0; at < asked.length; at += TOKENS_MAX) parts.push(asked.slice(at, at + TOKENS_MAX))
  const words = (await Promise.all(parts.map((part) => readTogether(node, chainId, part, blockNumber)))).flat()
  const read = new Map<Address, string>()
  const unread = new Set<Address>()
  for (const [index, token] of asked.entries()) {
    const word = words[index] ?? null
    const isMultiplier = word !== null && word > 0n && word <= UI_MULTIPLIER_MAX
    if (isMultiplier) read.set(token, word.toString())
    else if (word === null || (blockNumber === undefined && known.get(token))) unread.add(token)
    if (blockNumber === undefined && !unread.has(token)) known.set(token, isMultiplier)
  }
  return Object.fromEntries(
    tokens.flatMap((token) => (unread.has(token) ? [] : [[token, read.get(token) ?? null] as const])),
  )
}

/** Like `readUiMultipliers` at a past block, or at the latest one if the node has no state of that block. */
export async function readUiMultipliersAt(
  node: Node,
  chainId: number,
  tokens: readonly Address[],
  blockNumber: number,
): Promise<Record<Address, string | null>> {
  try {
    return await readUiMultipliers(node, chainId, tokens, blockNumber)
  } catch (error) {
    if (isLost(error)) return readUiMultipliers(node, chainId, tokens)
    throw error
  }
}
