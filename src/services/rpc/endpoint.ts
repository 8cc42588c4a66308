import { NODE_REST_MAX_MS } from '../../domain/chain/limits'
import { NodeError } from '../../domain/chain/nodeError'
import type { RequestBudget } from './requestBudget'
import { type PendingCall, createBatches } from './batches'
import { type Answered, type Call, loneResult, post, pausedError, resultOf, rpcCall } from './rpcRequest'

/** One address of a node. Calls that are asked for at about the same time travel in one request, as a JSON-RPC batch. */
export interface Endpoint {
  /** What the node says to one call, within the turn that the budget has begun. Throws a NodeError. */
  send(method: string, params: readonly unknown[], budget: RequestBudget): Promise<unknown>
}

/** So long a call waits for others. A multicall gathers for a timer's turn, and then joins what asked for it. */
const BATCH_DELAY_MS = 5

/** Whether another endpoint might do better. What a contract refused here, it refuses everywhere. */
export function isEndpointsFault(error: unknown): error is NodeError {
  return error instanceof NodeError && error.failure !== 'reverted'
}

/**
 * An endpoint whose chain id is asked for with the first calls, and handed to `verify`, which throws when it is the
 * wrong one, before anything else that the endpoint says is looked at.
 */
export function createEndpoint(url: string, verify: (chainId: unknown) => void): Endpoint {
  const batches = createBatches(url, verify)
  let waiting: PendingCall[] = []
  let pausedUntil = -Infinity

  /** Notes how long it wants to be left alone. */
  function noteRetryAfter(error: unknown) {
    if (!(error instanceof NodeError) || error.failure !== 'limited' || error.retryAfterMs === null) return
    pausedUntil = Math.max(pausedUntil, performance.now() + Math.min(error.retryAfterMs, NODE_REST_MAX_MS))
  }

  function flush() {
    const all = waiting
    waiting = []
    batches.submit(all)
  }

  /** Waits for others that ask, but never longer than the own turn. */
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
      // The second timer comes after all that were due when a busy page had time for the first.
      if (waiting.length === 0) setTimeout(() => setTimeout(flush, 0), BATCH_DELAY_MS)
      waiting.push({ call, budget, settle, fail })
    })
  }

  return {
    async send(method, params, budget) {
      if (performance.now() < pausedUntil) throw pausedError()
      const call = rpcCall(method, params)
      try {
        if (batches.acceptsBatches()) {
          const answered = await joinBatch(call, budget)
          if (answered) return resultOf(answered, call.id)
        }
        return loneResult(await post(url, call, budget.take()), call.id)
      } catch (error) {
        noteRetryAfter(error)
        throw error
      }
    },
  }
}
