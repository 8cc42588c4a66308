import { isRefusal, NodeError } from '#domain/chain/nodeError'

/**
 * Creates a handler that gives `value` in place of what a node refuses to read, or has too much of. Any other failure
 * means that the node did not respond, and is thrown.
 */
export const ifRefused =
  <T>(value: T) =>
  (error: unknown): T => {
    if (error instanceof NodeError && (error.failure === 'tooLarge' || isRefusal(error))) return value
    throw error
  }
