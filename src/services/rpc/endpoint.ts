import { NODE_BATCH_SIZES, NODE_FAULT_KEPT_MS, NODE_REST_MAX_MS } from '../../domain/limits'
import { NodeError } from '../../domain/chain/nodeError'
import type { Allowance } from './allowance'
import {
  type Answered,
  type BatchRefusal,
  type Call,
  type HttpAnswer,
  loneResult,
  type Outcome,
  outcomeOf,
  post,
  restingError,
  resultOf,
  rpcCall,
} from './rpcRequest'

/** One address of a node. Calls that are asked for at about the same time travel in one request, as a JSON-RPC batch. */
export interface Endpoint {
  /** What the node says to one call, within the turn that the allowance has begun. Throws a NodeError. */
  ask(method: string, params: readonly unknown[], allowance: Allowance): Promise<unknown>
}

interface Asker {
  call: Call
  allowance: Allowance
  /** Null when it must be sent alone. */
  settle: (answered: Answered | null) => void
  fail: (error: unknown) => void
}

/** So long a call waits for others. A multicall gathers for a timer's turn, and then joins what asked for it. */
const GATHER_MS = 5
const [LARGEST] = NODE_BATCH_SIZES

/** Whether another endpoint might do better. What a contract refused here, it refuses everywhere. */
export function isEndpointsFault(error: unknown): error is NodeError {
  return error instanceof NodeError && error.failure !== 'reverted'
}

/** Aborts when the last one does. */
function allOver(signals: readonly AbortSignal[]): AbortSignal {
  const [only, ...others] = signals
  if (only && others.length === 0) return only
  const controller = new AbortController()
  let left = signals.length
  for (const signal of signals) {
    const count = () => {
      left -= 1
      if (left === 0) controller.abort()
    }
    if (signal.aborted) count()
    else signal.addEventListener('abort', count, { once: true })
  }
  return controller.signal
}

/** Parts of a list, of so many each. */
function partsOf<T>(list: readonly T[], size: number): T[][] {
  const parts: T[][] = []
  for (let from = 0; from < list.length; from += size) parts.push(list.slice(from, from + size))
  return parts
}

/**
 * An endpoint whose chain id is asked for with the first calls, and handed to `verify`, which throws when it is the
 * wrong one, before anything else that the endpoint says is looked at.
 */
export function createEndpoint(url: string, verify: (chainId: unknown) => void): Endpoint {
  let isVerified = false
  /** So many calls it takes in one request, as far as is known. */
  let size: number = LARGEST
  let sizeFoundAt = -Infinity
  let waiting: Asker[] = []
  /** Only one at a time finds out how many calls it takes. */
  let finding: Promise<void> = Promise.resolve()
  let restsUntil = -Infinity

  /** Notes how long it wants to be left alone. */
  function heed(error: unknown) {
    if (!(error instanceof NodeError) || error.failure !== 'limited' || error.retryAfterMs === null) return
    restsUntil = Math.max(restsUntil, performance.now() + Math.min(error.retryAfterMs, NODE_REST_MAX_MS))
  }

  /** Notes how many calls it takes. */
  function keepSize(found: number) {
    size = found
    sizeFoundAt = performance.now()
  }

  /** Has more calls tried again after a while: what refused them may have passed. */
  function forgetOldSize() {
    if (size < LARGEST && performance.now() - sizeFoundAt >= NODE_FAULT_KEPT_MS) size = LARGEST
  }

  function check(chainId: unknown) {
    verify(chainId)
    isVerified = true
  }

  /** Signals of those who have a request left; the others fail. */
  function takeAll(askers: readonly Asker[]): { left: Asker[]; signal: AbortSignal } {
    const signals: AbortSignal[] = []
    const left = askers.filter(({ allowance, fail }) => {
      try {
        signals.push(allowance.take())
        return true
      } catch (error) {
        fail(error)
        return false
      }
    })
    return { left, signal: allOver(signals) }
  }

  /** Sends calls together, with the chain id's as long as that is not known. Throws what befell them all. */
  async function send(askers: readonly Asker[], signal: AbortSignal): Promise<Outcome> {
    const chainCall = isVerified ? null : rpcCall('eth_chainId', [])
    const calls = [...(chainCall ? [chainCall] : []), ...askers.map(({ call }) => call)]
    let answer: HttpAnswer
    try {
      answer = await post(url, calls, signal)
    } catch (error) {
      const isTooLarge = error instanceof NodeError && error.failure === 'tooLarge' && askers.length > 1
      if (isTooLarge) return { refused: 'tooLarge' }
      throw error
    }
    const outcome = outcomeOf(answer, calls)
    if (!('replies' in outcome)) return outcome
    if (chainCall) check(resultOf(outcome, chainCall.id))
    return outcome
  }

  /** Asks for the chain id alone. Throws when that is not answered: then it was not for the number of calls. */
  async function prove(askers: readonly Asker[]) {
    const { left, signal } = takeAll(askers)
    if (left.length === 0) return
    const call = rpcCall('eth_chainId', [])
    check(loneResult(await post(url, call, signal), call.id))
  }

  function settleAll(askers: readonly Asker[], answered: Answered | null) {
    for (const { settle } of askers) settle(answered)
  }

  /**
   * Finds out how many calls it takes, after it refused so many, by sending the first ones in ever smaller requests,
   * which do not count against the calls. Unless it spoke of their number, all of them are sent once more before: one
   * stray error is no reason to ask for less. What is left of the calls comes back.
   */
  async function findSize(askers: readonly Asker[], refused: number, isCertain: boolean): Promise<readonly Asker[]> {
    const smallerSizes = NODE_BATCH_SIZES.filter((smaller) => smaller > 1 && smaller < refused)
    const sizes = isCertain ? smallerSizes : new Set([askers.length, ...smallerSizes])
    for (const tried of sizes) {
      const first = askers.slice(0, tried)
      const outcome = await send(first, allOver(first.map(({ allowance }) => allowance.signal)))
      if (!('replies' in outcome)) continue
      if (isCertain || tried < askers.length) keepSize(tried)
      settleAll(first, outcome)
      return askers.slice(tried)
    }
    keepSize(1)
    return askers
  }

  /** Sends calls that were refused in one request in several. */
  async function divide(askers: readonly Asker[], refused: number, { isAlive, isCertain }: BatchRefusal) {
    let rest = askers
    if (!isVerified || !isAlive) await prove(askers)
    if (askers.length === 1) {
      settleAll(askers, null)
      return
    }
    if (size >= refused) rest = await findSize(askers, refused, isCertain)
    if (size === 1) settleAll(rest, null)
    else for (const part of partsOf(rest, size)) void deliver(part)
  }

  /** One request for all who have one left. */
  async function deliver(askers: readonly Asker[]) {
    try {
      if (isVerified && (size === 1 || askers.length === 1)) {
        settleAll(askers, null)
        return
      }
      const { left, signal } = takeAll(askers)
      if (left.length === 0) return
      const sent = left.length + (isVerified ? 0 : 1)
      const outcome = await send(left, signal)
      if ('replies' in outcome) settleAll(left, outcome)
      else if (outcome.refused === 'tooLarge') {
        if (!isVerified) await prove(left)
        settleAll(left, null)
      } else {
        const turn = finding.then(() => divide(left, sent, outcome))
        finding = turn.catch(() => undefined)
        await turn
      }
    } catch (error) {
      for (const { fail } of askers) fail(error)
    }
  }

  function flush() {
    const all = waiting
    waiting = []
    const room = Math.max(1, isVerified ? size : size - 1)
    for (const askers of partsOf(all, room)) void deliver(askers)
  }

  /** Waits for others that ask, but never longer than the own turn. */
  function together(call: Call, allowance: Allowance): Promise<Answered | null> {
    return new Promise((settle, fail) => {
      const { signal } = allowance
      const giveUp = () => {
        fail(new NodeError('timedOut', 'The node did not answer in time.'))
      }
      if (signal.aborted) {
        giveUp()
        return
      }
      signal.addEventListener('abort', giveUp, { once: true })
      // The second timer comes after all that were due when a busy page had time for the first.
      if (waiting.length === 0) setTimeout(() => setTimeout(flush, 0), GATHER_MS)
      waiting.push({ call, allowance, settle, fail })
    })
  }

  return {
    async ask(method, params, allowance) {
      if (performance.now() < restsUntil) throw restingError()
      forgetOldSize()
      const call = rpcCall(method, params)
      try {
        if (!isVerified || size > 1) {
          const answered = await together(call, allowance)
          if (answered) return resultOf(answered, call.id)
        }
        return loneResult(await post(url, call, allowance.take()), call.id)
      } catch (error) {
        heed(error)
        throw error
      }
    },
  }
}
