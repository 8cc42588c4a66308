import { NODE_REQUESTS_PER_CALL } from '#domain/chain/limits'
import { NodeError } from '#domain/chain/nodeError'

/** The time and the requests that one call may use. A request with several calls counts for each of them. */
export class RequestBudget {
  private left = NODE_REQUESTS_PER_CALL
  private readonly end: number
  private turn = AbortSignal.abort()

  constructor(deadlineMs: number) {
    this.end = performance.now() + deadlineMs
  }

  get spent() {
    return this.left <= 0 || performance.now() >= this.end
  }

  /** Aborts when the current endpoint's turn is over. */
  get signal() {
    return this.turn
  }

  /** Starts an endpoint's turn, an equal part of the remaining time: a silent endpoint leaves time for the others. */
  begin(endpointsLeft: number) {
    const turns = Math.min(endpointsLeft, this.left)
    this.turn = AbortSignal.timeout(Math.max(0, Math.ceil((this.end - performance.now()) / turns)))
  }

  /** Uses up one request, and returns the turn's signal. Throws a NodeError if the turn is over or none is left. */
  take(): AbortSignal {
    if (this.turn.aborted) throw new NodeError('timedOut', 'The node did not respond in time.')
    if (this.left <= 0) throw new NodeError('network', 'No node gave a usable answer.')
    this.left -= 1
    return this.turn
  }
}
