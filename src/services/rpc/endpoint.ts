import { NODE_BACK_OFF_MAX_MS } from '../../domain/chain/limits'
import { NodeError } from '../../domain/chain/nodeError'
import type { EndpointHealth } from '../../domain/chain/nodeHealth'
import type { RequestBudget } from './requestBudget'
import { type PendingCall, type Post, createBatches } from './batches'
import { createHealthLog, type HeadComparison } from './healthLog'
import { type Answered, type Call, loneResult, post, pausedError, resultOf, rpcCall } from './rpcRequest'

/** One endpoint of a node. Calls made at about the same time are sent in one request, as a JSON-RPC batch. */
export interface Endpoint {
  /** What the node says to one call, within the turn that the budget has begun. Throws a NodeError. */
  send(method: string, params: readonly unknown[], budget: RequestBudget): Promise<unknown>
  /** The number of calls the node accepts in one request, as far as is known. */
  batchSize(): number
  /** How it does. */
  health(isFirst: boolean): EndpointHealth
}

/**
 * How long a call waits for others. A multicall is sent after a timer, and then joins the calls that were made with it.
 */
const BATCH_DELAY_MS = 5

/** Whether another endpoint might succeed. A revert is the same everywhere. */
export function isEndpointsFault(error: unknown): error is NodeError {
  return error instanceof NodeError && error.failure !== 'reverted'
}

/**
 * An endpoint that requests the chain id with the first calls and passes it to `verify`, which throws when it is the
 * wrong one, before any other result is used. `heads` compares it with the chain's others.
 */
export function createEndpoint(url: string, verify: (chainId: unknown) => void, heads: HeadComparison): Endpoint {
  const log = createHealthLog(url, heads)
  const send: Post = (body, signal) => log.timed(() => post(url, body, signal))
  const batches = createBatches(send, verify)
  let waiting: PendingCall[] = []
  let pausedUntil = -Infinity

  /** Remembers how long the node asks not to be called. */
  function noteRetryAfter(error: unknown) {
    if (!(error instanceof NodeError) || error.failure !== 'limited' || error.retryAfterMs === null) return
    pausedUntil = Math.max(pausedUntil, performance.now() + Math.min(error.retryAfterMs, NODE_BACK_OFF_MAX_MS))
  }

  function flush() {
    const all = waiting
    waiting = []
    batches.submit(all)
  }

  /** Waits for other calls, but no longer than its own turn. */
  function joinBatch(call: Call, budget: RequestBudget): Promise<Answered | null> {
    return new Promise((settle, fail) => {
      const { signal } = budget
      const giveUp = () => {
        fail(new NodeError('timedOut', 'The node did not answer in time.'))
      }
      if (signal.aborted) {
        giveUp()
        return
      }
      signal.addEventListener('abort', giveUp, { once: true })
      // The signal lasts as long as the turn might have: with the listener it would keep the call and its answer.
      const ending =
        <Value>(end: (value: Value) => void) =>
        (value: Value) => {
          signal.removeEventListener('abort', giveUp)
          end(value)
        }
      // The second timer fires after all that were due when a busy page got to the first.
      if (waiting.length === 0) setTimeout(() => setTimeout(flush, 0), BATCH_DELAY_MS)
      waiting.push({ call, budget, settle: ending(settle), fail: ending(fail) })
    })
  }

  async function resultOfCall(call: Call, budget: RequestBudget): Promise<unknown> {
    if (batches.acceptsBatches()) {
      const answered = await joinBatch(call, budget)
      if (answered) return resultOf(answered, call.id)
    }
    return loneResult(await send(call, budget.take()), call.id)
  }

  return {
    async send(method, params, budget) {
      if (performance.now() < pausedUntil) throw pausedError()
      try {
        const result = await resultOfCall(rpcCall(method, params), budget)
        log.noteResult(method, params, result)
        return result
      } catch (error) {
        noteRetryAfter(error)
        log.noteError(error)
        throw error
      }
    },
    batchSize: () => batches.size(),
    health: log.read,
  }
}
