import type { NodeFailure } from '../../domain/chain/nodeError'

/** Whether a query failed with the given node error. */
export const hasFailure = (error: unknown, failure: NodeFailure) =>
  typeof error === 'object' && error !== null && 'failure' in error && error.failure === failure
