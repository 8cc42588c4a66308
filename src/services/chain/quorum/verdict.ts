import { NodeError } from '#domain/chain/nodeError'

/**
 * The error of a call that no node executed. It is a revert if every node reports either a revert or that the call
 * exceeds its time or gas limits. Otherwise it is the error of a node whose limits the call exceeds, or else the first
 * error.
 */
export function verdict(failures: readonly NodeError[]): NodeError | undefined {
  const capped = failures.find(({ failure }) => failure === 'capped')
  if (!capped) return failures[0]
  const isEach = failures.every(({ failure }) => failure === 'capped' || failure === 'reverted')
  return isEach ? new NodeError('reverted', capped.message, capped.data) : capped
}
