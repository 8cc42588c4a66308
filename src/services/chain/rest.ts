import { NODE_BACK_OFF_MAX_MS, NODE_REST_MS } from '../../domain/chain/limits'
import { isRefusal, NodeError, type NodeFailure } from '../../domain/chain/nodeError'
import { pausedError } from './rpcRequest'

/** Answers that are of no use, and after which the node is likely to give more of the same. */
const USELESS: readonly NodeFailure[] = ['malformed', 'tooLarge', 'refused', 'denied', 'wrongChain']

/** One answer may be of no use by accident. */
const USELESS_ALLOWED = 1
/** A response may be too large because of its call, and smaller requests follow. This many in a row are allowed. */
const TOO_LARGE_ALLOWED = 3

/** Leaves a node alone for a growing time while its responses are useless, or for as long as it asks. */
export interface Rest {
  /** Throws a NodeError while the node is left alone. */
  check(): void
  /**
   * Runs what asks the node, and notes whether that was of use; null says nothing of it. After an answer of no use one
   * goes at a time, until one is of use. Throws a NodeError without running it while the node is left alone.
   */
  pass<T>(signal: AbortSignal, run: () => Promise<T>): Promise<T>
  /** An error of a request that was sent at a time of `performance.now`. */
  noteError(error: unknown, sentAt: number): void
  /** The node refused calls together: one of them tries it alone before the others. */
  doubt(): void
}

/** Resolves with a promise, whatever becomes of it, or when the signal aborts. */
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

/** The error of calls that are not sent, because of the one that was. No smaller request would help. */
const sameAs = ({ failure, message }: NodeError) => new NodeError(failure === 'tooLarge' ? 'refused' : failure, message)

/** `isKnown` says whether the node has shown that it serves its chain: before, any refusal is of no use. */
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
    // Calls that were sent together fail together, but a part of a response may still be usable.
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
