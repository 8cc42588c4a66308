import { isRefusal, isSilence, NodeError } from '#domain/chain/nodeError'

/** Creates handlers that give a value in place of an error of a node that meets a condition, and throw any other. */
export const fallback =
  (isMet: (error: NodeError) => boolean) =>
  <T>(value: T) =>
  (error: unknown): T => {
    if (error instanceof NodeError && isMet(error)) return value
    throw error
  }

/** For what a node refuses to read, or has too much of. Any other failure means that the node did not respond. */
export const ifRefused = fallback((error) => error.failure === 'tooLarge' || isRefusal(error))

/** For an error that a node answered. */
export const unlessSilent = fallback((error) => !isSilence(error))

/** For what is used only if it can be read. */
export const ifFailed = fallback(() => true)
