import type { NodeFailure } from '#domain/chain/nodeError'

export const hasFailure = (error: unknown, failure: NodeFailure) =>
  typeof error === 'object' && error !== null && 'failure' in error && error.failure === failure
