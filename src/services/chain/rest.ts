import { NODE_BACK_OFF_MAX_MS, NODE_REST_MS } from '#domain/chain/limits'
import { isRefusal, NodeError, type NodeFailure } from '#domain/chain/nodeError'
import { pausedError } from './rpcRequest'

/** Failures that are likely to repeat. An answer with such a failure is useless. */
const USELESS: readonly NodeFailure[] = ['malformed', 'tooLarge', 'refused', 'denied', 'wrongChain']

/** The number of consecutive useless answers that are tolerated, because they may be accidental. */
const USELESS_ALLOWED = 1
/** The number of consecutive oversized responses that are tolerated, because smaller requests may follow. */
const TOO_LARGE_ALLOWED = 3

/** Pauses the requests to a node: ever longer while its answers are useless, or for as long as the node asks. */
export interface Rest {
  /** Throws a NodeError while requests to the node are paused. */
  check(): void
  /**
   * Runs a request and records whether its answer was useful. An answer of null counts as neither useful nor useless.
   * After a useless answer, requests run one at a time until there is a useful answer. Throws a NodeError without
   * running the request while requests are paused.
   */
  pass<T>(signal: AbortSignal, run: () => Promise<T>): Promise<T>
  /** Records the error of a request that was sent at `sentAt` (`performance.now`). */
  noteError(error: unknown, sentAt: number): void
  /** The node has refused a batch: requests run one at a time until there is a useful answer. */
  doubt(): void
}

function settledOrAborted(promise: Promise<unknown>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      signal.removeEventListener('abort', end)
      resolve()
    }
    signal.addEventListener('abort', end)
    promise.then(end, end)
  })
}

/** The error while requests are paused. `tooLarge` is replaced, because it would make the caller split its request. */
const sameAs = ({ failure, message }: NodeError) => new NodeError(failure === 'tooLarge' ? 'refused' : failure, message)

/** `isKnown`: whether the node has proved that it serves its chain. Before, any refusal counts as a useless answer. */
export function createRest(isKnown: () => boolean): Rest {
  let until = -Infinity
  let reason: NodeError | null = null
  let failures = 0
  let failedAt = -Infinity
  let answeredAt = -Infinity
  let isDoubted = false
  let trial: Promise<unknown> | null = null

  function check() {
    if (reason && performance.now() < until) throw reason
  }

  function leaveAlone(error: NodeError, ms: number) {
    const end = performance.now() + Math.min(ms, NODE_BACK_OFF_MAX_MS)
    if (end < until) return
    until = end
    reason = error
  }

  function noteUse() {
    answeredAt = performance.now()
    failures = 0
    isDoubted = false
    if (reason?.failure === 'limited') return
    reason = null
    until = -Infinity
  }

  function noteError(error: unknown, sentAt: number) {
    if (!(error instanceof NodeError)) return
    const { failure, retryAfterMs } = error
    if (failure === 'limited' && retryAfterMs !== null) leaveAlone(pausedError(), retryAfterMs)
    const isRefused = failure === 'reverted' || failure === 'capped' || isRefusal(error)
    if (isRefused && isKnown()) noteUse()
    // Calls that were sent together fail together, but a part of the response may still be usable.
    const isUseless = isRefused || USELESS.includes(failure)
    if (!isUseless || sentAt <= Math.max(failedAt, answeredAt)) return
    failedAt = performance.now()
    failures += 1
    isDoubted = true
    const over = failures - (failure === 'tooLarge' ? TOO_LARGE_ALLOWED : USELESS_ALLOWED)
    if (over > 0) leaveAlone(sameAs(error), NODE_REST_MS * 2 ** (over - 1))
  }

  async function noted<T>(run: () => Promise<T>): Promise<T> {
    const sentAt = performance.now()
    try {
      const result = await run()
      if (result !== null) noteUse()
      return result
    } catch (error) {
      noteError(error, sentAt)
      throw error
    }
  }

  async function pass<T>(signal: AbortSignal, run: () => Promise<T>): Promise<T> {
    while (isDoubted && trial && !signal.aborted) await settledOrAborted(trial, signal)
    check()
    if (!isDoubted) return noted(run)
    const own = noted(run)
    trial = own
    try {
      return await own
    } finally {
      if (trial === own) trial = null
    }
  }

  return {
    check,
    pass,
    noteError,
    doubt() {
      isDoubted = true
    },
  }
}
