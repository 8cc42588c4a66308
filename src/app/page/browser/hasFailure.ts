import type { NodeFailure } from '../../../domain/chain/nodeError'

/** Whether a query ended in such an error of a node. */
export const hasFailure = (error: object, failure: NodeFailure) => 'failure' in error && error.failure === failure
