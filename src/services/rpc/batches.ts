import { NODE_BATCH_SIZES, NODE_FAULT_KEPT_MS } from '../../domain/chain/limits'
import { NodeError } from '../../domain/chain/nodeError'
import type { RequestBudget } from './requestBudget'
import {
  type Answered,
  type BatchRefusal,
  type Call,
  type HttpAnswer,
  loneResult,
  type Outcome,
  requestOutcome,
  post,
  resultOf,
  rpcCall,
} from './rpcRequest'

/** A call that is to travel with others. */
export interface PendingCall {
  call: Call
  budget: RequestBudget
  /** Null when it must be sent alone. */
  settle: (answered: Answered | null) => void
  fail: (error: unknown) => void
}

/** How calls travel to one address in batches of a size that it takes. */
export interface Batches {
  /** Sends calls in as few requests as it takes. Each settles, or fails. */
  submit(pending: readonly PendingCall[]): void
  /** Whether calls are to be sent together at all. */
  acceptsBatches(): boolean
}

const [LARGEST] = NODE_BATCH_SIZES

/** Aborts when the last one does. */
function whenAllAbort(signals: readonly AbortSignal[]): AbortSignal {
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

/** Signals of those who have a request left; the others fail. */
function takeTurns(pending: readonly PendingCall[]): { left: PendingCall[]; signal: AbortSignal } {
  const signals: AbortSignal[] = []
  const left = pending.filter(({ budget, fail }) => {
    try {
      signals.push(budget.take())
      return true
    } catch (error) {
      fail(error)
      return false
    }
  })
  return { left, signal: whenAllAbort(signals) }
}

function settleAll(pending: readonly PendingCall[], answered: Answered | null) {
  for (const { settle } of pending) settle(answered)
}

/** Posts calls to one address, with the chain id's as long as `verify` has not accepted it. */
function createSender(url: string, verify: (chainId: unknown) => void) {
  let isVerified = false

  function check(chainId: unknown) {
    verify(chainId)
    isVerified = true
  }

  /** Sends calls together, with the chain id's as long as that is not known. Throws what befell them all. */
  async function send(pending: readonly PendingCall[], signal: AbortSignal): Promise<Outcome> {
    const chainCall = isVerified ? null : rpcCall('eth_chainId', [])
    const calls = [...(chainCall ? [chainCall] : []), ...pending.map(({ call }) => call)]
    let answer: HttpAnswer
    try {
      answer = await post(url, calls, signal)
    } catch (error) {
      const isTooLarge = error instanceof NodeError && error.failure === 'tooLarge' && pending.length > 1
      if (isTooLarge) return { refused: 'tooLarge' }
      throw error
    }
    const outcome = requestOutcome(answer, calls)
    if (!('replies' in outcome)) return outcome
    if (chainCall) check(resultOf(outcome, chainCall.id))
    return outcome
  }

  /** Asks for the chain id alone. Throws when that is not answered: then it was not for the number of calls. */
  async function verifyChain(pending: readonly PendingCall[]) {
    const { left, signal } = takeTurns(pending)
    if (left.length === 0) return
    const call = rpcCall('eth_chainId', [])
    check(loneResult(await post(url, call, signal), call.id))
  }

  return { send, prove: verifyChain, isVerified: () => isVerified }
}

/** The chain id is handed to `verify` with the first calls, which throws when it is the wrong one. */
export function createBatches(url: string, verify: (chainId: unknown) => void): Batches {
  const { send, prove: verifyChain, isVerified } = createSender(url, verify)
  /** So many calls it takes in one request, as far as is known. */
  let size: number = LARGEST
  let sizeFoundAt = -Infinity
  /** Only one at a time finds out how many calls it takes. */
  let finding: Promise<void> = Promise.resolve()

  /** Notes how many calls it takes. */
  function setSize(found: number) {
    size = found
    sizeFoundAt = performance.now()
  }

  /**
   * Finds out how many calls it takes, after it refused so many, by sending the first ones in ever smaller requests,
   * which do not count against the calls. Unless it spoke of their number, all of them are sent once more before: one
   * stray error is no reason to ask for less. What is left of the calls comes back.
   */
  async function findSize(
    pending: readonly PendingCall[],
    refused: number,
    isCertain: boolean,
  ): Promise<readonly PendingCall[]> {
    const smallerSizes = NODE_BATCH_SIZES.filter((smaller) => smaller > 1 && smaller < refused)
    const sizes = isCertain ? smallerSizes : new Set([pending.length, ...smallerSizes])
    for (const tried of sizes) {
      const first = pending.slice(0, tried)
      const outcome = await send(first, whenAllAbort(first.map(({ budget }) => budget.signal)))
      if (!('replies' in outcome)) continue
      if (isCertain || tried < pending.length) setSize(tried)
      settleAll(first, outcome)
      return pending.slice(tried)
    }
    setSize(1)
    return pending
  }

  /** Sends calls that were refused in one request in several. */
  async function divide(pending: readonly PendingCall[], refused: number, { isAlive, isCertain }: BatchRefusal) {
    let rest = pending
    if (!isVerified() || !isAlive) await verifyChain(pending)
    if (pending.length === 1) {
      settleAll(pending, null)
      return
    }
    if (size >= refused) rest = await findSize(pending, refused, isCertain)
    if (size === 1) settleAll(rest, null)
    else for (const part of partsOf(rest, size)) void submitPart(part)
  }

  /** One request for all who have one left. */
  async function submitPart(pending: readonly PendingCall[]) {
    try {
      if (isVerified() && (size === 1 || pending.length === 1)) {
        settleAll(pending, null)
        return
      }
      const { left, signal } = takeTurns(pending)
      if (left.length === 0) return
      const sent = left.length + (isVerified() ? 0 : 1)
      const outcome = await send(left, signal)
      if ('replies' in outcome) settleAll(left, outcome)
      else if (outcome.refused === 'tooLarge') {
        if (!isVerified()) await verifyChain(left)
        settleAll(left, null)
      } else {
        const turn = finding.then(() => divide(left, sent, outcome))
        finding = turn.catch(() => undefined)
        await turn
      }
    } catch (error) {
      for (const { fail } of pending) fail(error)
    }
  }

  return {
    submit(pending) {
      const room = Math.max(1, isVerified() ? size : size - 1)
      for (const part of partsOf(pending, room)) void submitPart(part)
    },
    acceptsBatches() {
      // What refused more calls may have passed: they are tried again after a while.
      if (size < LARGEST && performance.now() - sizeFoundAt >= NODE_FAULT_KEPT_MS) size = LARGEST
      return !isVerified() || size > 1
    },
  }
}
