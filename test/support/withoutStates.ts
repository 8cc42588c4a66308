import { NodeError } from '#domain/chain/nodeError'
import type { Node } from '#services/chain/node'

const missing = () => new NodeError('noState', 'missing trie node')

/** A node that has no state of past blocks, so that it proves no balance: what is said comes from the events alone. */
export const withoutStates = (node: Node): Node => ({
  ...node,
  multicall(chainId) {
    const { calls, ...rest } = node.multicall(chainId)
    return {
      ...rest,
      calls: async (each, block) => {
        if (block !== undefined) throw missing()
        return calls(each)
      },
    }
  },
  runProgram: async (chainId, code, block) => {
    if (block !== undefined) throw missing()
    return node.runProgram(chainId, code)
  },
})
