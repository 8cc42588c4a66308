import { ZERO_ADDRESS } from '#domain/chain/address'
import { NodeError, type NodeFailure } from '#domain/chain/nodeError'
import type { CallResult, ContractCall } from './multicall'
import type { Node } from './node'

/** What a node says of a call that is too much for it. */
const REFUSALS: readonly NodeFailure[] = ['capped', 'tooLarge', 'rpc']
const REFUSED: CallResult = { success: false, data: '0x' }

/**
 * Calls a contract that may be hostile, in a call of its own: in a multicall, it could use up the gas of the other calls,
 * or make the answer too large to be read. A revert, or an answer that the node or this app refuses, is a result. Throws
 * a NodeError if the node does not respond.
 */
export async function callAlone(
  node: Node,
  chainId: number,
  { to, data }: Pick<ContractCall, 'to' | 'data'>,
  blockNumber?: number,
): Promise<CallResult> {
  try {
    return {
      success: true,
      data: await node.simulate(chainId, { from: ZERO_ADDRESS, to, value: 0n, data }, blockNumber),
    }
  } catch (error) {
    if (!(error instanceof NodeError)) throw error
    if (error.failure === 'reverted') return { success: false, data: error.data ?? '0x' }
    if (REFUSALS.includes(error.failure)) return REFUSED
    throw error
  }
}
