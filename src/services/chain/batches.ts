import { NODE_BATCH_BULK, NODE_BATCH_SIZES, NODE_CHAIN_TTL_MS, NODE_FAULT_TTL_MS } from '#domain/chain/limits'
import { isAboutCall, NodeError } from '#domain/chain/nodeError'
import type { RequestBudget } from './requestBudget'
import {
  type Answered,
  type BatchRefusal,
  type Call,
  type HttpAnswer,
  isCutOff,
  loneResult,
  type Outcome,
  requestOutcome,
  resultOf,
  rpcCall,
} from './rpcRequest'

export interface PendingCall {
  call: Call
  budget: RequestBudget
  /** Settles with the replies of the batch, or with null if the call must be sent alone. */
  settle: (answered: Answered | null) => void
  fail: (error: unknown) => void
}

/** Sends calls to one endpoint in batches of a size that it accepts. */
export interface Batches {
  submit(pending: readonly PendingCall[]): void
  acceptsBatches(): boolean
  /** The number of calls that the endpoint is known or assumed to accept in one request. */
  size(): number
  /** Whether the endpoint has ever returned a chain id that `verify` accepts. */
  isKnown(): boolean
  /** Requests the chain id unless it is verified. Required before a call that is sent alone. */
  verifyChain(signal: AbortSignal): Promise<void>
  /** Records the time of a call. If the last one was long ago, the chain id must be verified again. */
  noteCall(): void
  /**
   * Runs a request. If it fails, the chain id must be verified again, because the next answer may come from another
   * node behind the same gateway.
   */
  orDoubt<T>(request: () => Promise<T>): Promise<T>
}

const [FIRST_SIZE] = NODE_BATCH_SIZES

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

const signalOf = (pending: readonly PendingCall[]) => whenAllAbort(pending.map(({ budget }) => budget.signal))

function partsOf<T>(list: readonly T[], size: number): T[][] {
  const parts: T[][] = []
  for (let from = 0; from < list.length; from += size) parts.push(list.slice(from, from + size))
  return parts
}

/** Deducts one request from the budget of each call. Calls whose budget is spent fail; the others are returned. */
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

/** Settles the calls of a batch. Those that a node left out because its response was full must be sent alone. */
function settleAll(pending: readonly PendingCall[], answered: Answered | null) {
  for (const { call, settle } of pending) settle(answered && isCutOff(answered, call.id) ? null : answered)
}

export type Post = (body: Call | Call[], signal: AbortSignal) => Promise<HttpAnswer>

/**
 * Creates the sender of one endpoint. It sends eth_chainId together with the calls until `verify` has accepted the
 * result. Requests that contain only eth_chainId do not count against a call's budget.
 */
function createSender(post: Post, verify: (chainId: unknown) => void) {
  let isVerified = false
  let isKnown = false
  let calledAt = -Infinity
  let verifying: Promise<void> | null = null

  function check(chainId: unknown) {
    verify(chainId)
    isVerified = true
    isKnown = true
  }

  /** Sends calls in one request, with eth_chainId until it is verified. Throws errors that affect all of the calls. */
  async function send(pending: readonly PendingCall[], signal: AbortSignal): Promise<Outcome> {
    const chainCall = isVerified ? null : rpcCall('eth_chainId', [])
    const calls = [...(chainCall ? [chainCall] : []), ...pending.map(({ call }) => call)]
    let answer: HttpAnswer
    try {
      answer = await post(calls, signal)
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

  /** Requests only the chain id. If this fails as well, the number of calls was not the cause: the error is thrown. */
  async function requestChain(signal: AbortSignal) {
    const call = rpcCall('eth_chainId', [])
    check(loneResult(await post(call, signal), call.id))
  }

  function requestChainId(signal: AbortSignal): Promise<void> {
    verifying ??= requestChain(signal).finally(() => {
      verifying = null
    })
    return verifying
  }

  return {
    send,
    requestChainId,
    isVerified: () => isVerified,
    isKnown: () => isKnown,
    async verifyChain(signal: AbortSignal) {
      if (!isVerified) await requestChainId(signal)
    },
    noteCall() {
      const now = performance.now()
      if (now - calledAt >= NODE_CHAIN_TTL_MS) isVerified = false
      calledAt = now
    },
    async orDoubt<T>(request: () => Promise<T>): Promise<T> {
      try {
        return await request()
      } catch (error) {
        if (error instanceof NodeError && !isAboutCall(error)) isVerified = false
        throw error
      }
    },
  }
}

/** `verify` receives the chain id with the first calls, and throws if it is wrong. */
export function createBatches(post: Post, verify: (chainId: unknown) => void): Batches {
  const { send, requestChainId, isVerified, ...chain } = createSender(post, verify)
  let size: number = NODE_BATCH_BULK
  let sizeFoundAt = -Infinity
  let finding: Promise<void> = Promise.resolve()

  function setSize(found: number) {
    size = found
    sizeFoundAt = performance.now()
  }

  /**
   * Finds the batch size that the node accepts after a refusal. Sends the first calls in ever smaller requests, which
   * do not count against the calls' budgets. Unless the error was clearly about the number of calls (`isCertain`), all
   * calls are sent once more first, because a single error does not justify smaller batches. Returns the calls that
   * have not been sent yet.
   */
  async function findSize(
    pending: readonly PendingCall[],
    refused: number,
    isCertain: boolean,
  ): Promise<readonly PendingCall[]> {
    const smallerSizes = NODE_BATCH_SIZES.filter((smaller) => smaller > 1 && smaller < refused)
    const sizes = isCertain ? smallerSizes : new Set([pending.length, ...smallerSizes])
    let isSlow = false
    for (const tried of sizes) {
      const first = pending.slice(0, tried)
      const outcome = await send(first, signalOf(first))
      if (!('replies' in outcome)) {
        isSlow = outcome.refused === 'batch' && outcome.isSlow
        continue
      }
      if (isCertain || tried < pending.length) setSize(tried)
      settleAll(first, outcome)
      return pending.slice(tried)
    }
    // A node that is too slow for a few calls would be even slower with single requests.
    if (isSlow) throw new NodeError('timedOut', 'The node did not respond in time.')
    setSize(1)
    return pending
  }

  async function divide(pending: readonly PendingCall[], refused: number, { isAlive, isCertain }: BatchRefusal) {
    let rest = pending
    if (!isVerified() || !isAlive) await requestChainId(signalOf(pending))
    if (pending.length === 1) {
      settleAll(pending, null)
      return
    }
    if (size >= refused) rest = await findSize(pending, refused, isCertain)
    if (size === 1) settleAll(rest, null)
    else for (const part of partsOf(rest, size)) void submitPart(part)
  }

  async function submitPart(pending: readonly PendingCall[]) {
    try {
      if (size === 1 || (pending.length === 1 && isVerified())) {
        settleAll(pending, null)
        return
      }
      const { left, signal } = takeTurns(pending)
      if (left.length === 0) return
      const sent = left.length + (isVerified() ? 0 : 1)
      const outcome = await send(left, signal)
      if ('replies' in outcome) settleAll(left, outcome)
      else if (outcome.refused === 'tooLarge') {
        await chain.verifyChain(signal)
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
      const room = Math.max(1, isVerified() ? size : Math.min(size, FIRST_SIZE) - 1)
      for (const part of partsOf(pending, room)) void submitPart(part)
    },
    acceptsBatches() {
      // Larger batches are tried again after a while, because the reason for the refusal may be gone.
      if (size < NODE_BATCH_BULK && performance.now() - sizeFoundAt >= NODE_FAULT_TTL_MS) size = NODE_BATCH_BULK
      return size > 1
    },
    size: () => size,
    ...chain,
  }
}
