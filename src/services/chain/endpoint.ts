import { NodeError } from '#domain/chain/nodeError'
import type { EndpointHealth } from '#domain/chain/nodeHealth'
import type { RequestBudget } from './requestBudget'
import { type PendingCall, type Post, createBatches } from './batches'
import { createHealthLog, type HeadComparison } from './healthLog'
import { createRest } from './rest'
import { type Answered, type Call, loneResult, post, resultOf, rpcCall } from './rpcRequest'

/** One RPC endpoint. Calls made at about the same time are sent in one request, as a JSON-RPC batch. */
export interface Endpoint {
  /**
   * The node's response to one call, parsed by `read`. The call must finish within the endpoint's turn (see
   * `RequestBudget`). Throws a NodeError.
   */
  send<T>(method: string, params: readonly unknown[], budget: RequestBudget, read: (result: unknown) => T): Promise<T>
  batchSize(): number
  health(isFirst: boolean): EndpointHealth
}

/** A call waits long enough for a multicall, which itself waits for a timer, to join the other calls of its tick. */
const BATCH_DELAY_MS = 5

/** Whether another endpoint might succeed. A revert would be the same at every endpoint. */
export function isEndpointsFault(error: unknown): error is NodeError {
  return error instanceof NodeError && error.failure !== 'reverted'
}

/**
 * Creates an endpoint. The endpoint's chain id is requested together with the first calls, and again after an error or
 * a long time without a call. Before any other result is used, `verify` receives the chain id, and throws if it is
 * wrong. `heads` compares the newest blocks of the chain's endpoints.
 */
export function createEndpoint(url: string, verify: (chainId: unknown) => void, heads: HeadComparison): Endpoint {
  const log = createHealthLog(url, heads)
  const rest = createRest(() => batches.isKnown())
  const send: Post = async (body, signal) => {
    rest.check()
    const sentAt = performance.now()
    try {
      return await log.timed(() => post(url, body, signal))
    } catch (error) {
      // The error is recorded here, because the caller may continue with smaller requests and never report it.
      rest.noteError(error, sentAt)
      throw error
    }
  }
  const batches = createBatches(send, verify)
  let waiting: PendingCall[] = []

  function flush() {
    const all = waiting
    waiting = []
    batches.submit(all)
  }

  /** Adds a call to the next batch, and waits for the batch's replies no longer than the endpoint's turn lasts. */
  function joinBatch(call: Call, budget: RequestBudget): Promise<Answered | null> {
    return new Promise((settle, fail) => {
      const { signal } = budget
      const giveUp = () => {
        fail(new NodeError('timedOut', 'The node did not respond in time.'))
      }
      if (signal.aborted) {
        giveUp()
        return
      }
      signal.addEventListener('abort', giveUp, { once: true })
      // Otherwise the listener would keep the call and its answer in memory until the signal's timeout.
      const ending =
        <Value>(end: (value: Value) => void) =>
        (value: Value) => {
          signal.removeEventListener('abort', giveUp)
          end(value)
        }
      // If a busy page runs the first timer late, the second timer still fires after all other timers that were due.
      if (waiting.length === 0) setTimeout(() => setTimeout(flush, 0), BATCH_DELAY_MS)
      waiting.push({ call, budget, settle: ending(settle), fail: ending(fail) })
    })
  }

  async function logged<T>(request: Promise<T>): Promise<T> {
    try {
      return await request
    } catch (error) {
      log.noteError(error)
      throw error
    }
  }

  async function resultInBatch(call: Call, budget: RequestBudget): Promise<{ result: unknown } | null> {
    if (!batches.acceptsBatches()) return null
    const sizeBefore = batches.size()
    const answered = await joinBatch(call, budget)
    if (answered) return { result: resultOf(answered, call.id) }
    if (batches.size() < sizeBefore) rest.doubt()
    return null
  }

  async function resultAlone(call: Call, budget: RequestBudget): Promise<unknown> {
    await batches.verifyChain(budget.signal)
    return loneResult(await send(call, budget.take()), call.id)
  }

  async function answerTo<T>(call: Call, budget: RequestBudget, parsed: (result: unknown) => { value: T }): Promise<T> {
    const attempt = <R>(request: () => Promise<R>) => rest.pass(budget.signal, () => batches.orDoubt(request))
    const together = await attempt(async () => {
      const answer = await logged(resultInBatch(call, budget))
      return answer && parsed(answer.result)
    })
    if (together) return together.value
    const alone = await attempt(async () => parsed(await logged(resultAlone(call, budget))))
    return alone.value
  }

  return {
    send(method, params, budget, read) {
      batches.noteCall()
      const parsed = (result: unknown) => {
        log.noteResult(method, params, result)
        return { value: read(result) }
      }
      return answerTo(rpcCall(method, params), budget, parsed)
    },
    batchSize: () => batches.size(),
    health: log.read,
  }
}
