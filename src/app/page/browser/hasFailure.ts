import type { NodeFailure } from '../../../domain/chain/nodeError'

/** Whether a query failed with the given node error. */
export const hasFailure = (error: object, failure: NodeFailure) => 'failure' in error && error.failure === failure
