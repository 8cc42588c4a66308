import { NodeError } from '../../../domain/chain/nodeError'

/**
 * The error of a call that no node executed: a revert, if it exceeds the time or gas limits of all of them; otherwise
 * that it exceeded one node's limits, or else the first error.
 */
export function verdict(failures: readonly NodeError[]): NodeError | undefined {
  const capped = failures.find(({ failure }) => failure === 'capped')
  if (!capped) return failures[0]
  const isEach = failures.every(({ failure }) => failure === 'capped' || failure === 'reverted')
  return isEach ? new NodeError('reverted', capped.message, capped.data) : capped
}
