import { NodeError } from '../../domain/chain/nodeError'

/**
 * What is told of a call that no node carried out: that the contract refuses it, when it takes more time or gas than
 * any of them gives; otherwise that it was too much for one, or else what befell the first.
 */
export function verdict(failures: readonly NodeError[]): NodeError | undefined {
  const capped = failures.find(({ failure }) => failure === 'capped')
  if (!capped) return failures[0]
  const isEach = failures.every(({ failure }) => failure === 'capped' || failure === 'reverted')
  return isEach ? new NodeError('reverted', capped.message, capped.data) : capped
}
