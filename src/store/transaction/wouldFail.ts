import { NodeError } from '#domain/chain/nodeError'

/** Whether the error of a call means that the call would fail as a transaction. */
export const wouldFail = (error: unknown): error is NodeError =>
  error instanceof NodeError && (error.failure === 'reverted' || error.failure === 'rpc')

/** Null for such an error. Throws any other. */
export function nullIfItWouldFail(error: unknown): null {
  if (wouldFail(error)) return null
  throw error
}
