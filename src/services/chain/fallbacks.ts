import { isRefusal, isSilence, NodeError } from '#domain/chain/nodeError'

const fallback =
  (isMet: (error: NodeError) => boolean) =>
  <T>(value: T) =>
  (error: unknown): T => {
    if (error instanceof NodeError && isMet(error)) return value
    throw error
  }

/**
 * Creates a handler that gives `value` in place of what a node refuses to read, or has too much of. Any other failure
 * means that the node did not respond, and is thrown.
 */
export const ifRefused = fallback((error) => error.failure === 'tooLarge' || isRefusal(error))

/** Creates a handler that gives `value` in place of an error that a node answered. That of a silent node is thrown. */
export const unlessSilent = fallback((error) => !isSilence(error))
