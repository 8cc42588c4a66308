import { block, readResult } from '../../boundary/node'
import { isRefusal, NodeError } from '../../domain/chain/nodeError'
import type { EndpointHealth } from '../../domain/chain/nodeHealth'
import { hostOf } from '../../domain/chain/nodeUrl'

const MINUTE_MS = 60_000

/** A block that an endpoint named as the newest, and when, in milliseconds since 1970. */
interface NamedHead {
  number: number
  at: number
  lag: number
}

/** Answers that arrive within this time are to the same question: endpoints of a quorum are asked together. */
const TOGETHER_MS = 2_000

/** Compares the newest blocks that the endpoints of a chain name. */
export function createHeadComparison() {
  const heads = new Map<string, NamedHead>()
  return {
    /** An endpoint named its newest block, at a time in milliseconds since 1970. */
    note(endpoint: string, number: number, at: number) {
      const highest = Math.max(number, ...[...heads.values()].map((head) => head.number))
      for (const head of heads.values())
        if (at - head.at <= TOGETHER_MS) head.lag = Math.max(head.lag, number - head.number)
      heads.set(endpoint, { number, at, lag: highest - number })
    },
    /** How many blocks an endpoint was behind the others when it last named one; null before it did. */
    lagOf: (endpoint: string): number | null => heads.get(endpoint)?.lag ?? null,
  }
}

export type HeadComparison = ReturnType<typeof createHeadComparison>

/** Records how an endpoint performs; it makes no requests of its own. `heads` compares it with the chain's others. */
export function createHealthLog(url: string, heads: HeadComparison) {
  const host = hostOf(url)
  /** When requests were sent, oldest first. */
  let sentAt: number[] = []
  let sent = 0
  /** The request whose failure was counted: all its calls fail together. */
  let failed = 0
  const health: Omit<EndpointHealth, 'host' | 'isFirst' | 'lag' | 'requestsInLastMinute'> = {
    answeredAt: null,
    answerMs: null,
    block: null,
    failures: 0,
    failedAt: null,
    lastFailure: null,
  }

  const inLastMinute = () => (sentAt = sentAt.filter((at) => Date.now() - at < MINUTE_MS))

  /** Sends a request, whose response need not be of use. */
  async function timed<T>(send: () => Promise<T>): Promise<T> {
    const start = Date.now()
    sentAt = [...inLastMinute(), start]
    sent += 1
    const response = await send()
    health.answerMs = Date.now() - start
    return response
  }

  function noteAnswer() {
    health.answeredAt = Date.now()
    health.failures = 0
  }

  /** A result. Its method matters only for the newest block. */
  function noteResult(method: string, [tag]: readonly unknown[], result: unknown) {
    noteAnswer()
    if (method !== 'eth_getBlockByNumber' || tag !== 'latest') return
    try {
      const { number, timestamp } = readResult(block, result, 'the latest block')
      health.block = { number, timestamp }
      heads.note(url, number, Date.now())
    } catch {
      // The caller gets the error.
    }
  }

  function noteError(error: unknown) {
    if (!(error instanceof NodeError)) return
    if (isRefusal(error) || error.failure === 'reverted' || error.failure === 'capped') {
      noteAnswer()
      return
    }
    health.lastFailure = error.failure
    health.failedAt = Date.now()
    if (failed < sent) health.failures += 1
    failed = sent
  }

  return {
    timed,
    noteResult,
    noteError,
    read: (isFirst: boolean): EndpointHealth => ({
      ...health,
      host,
      isFirst,
      lag: heads.lagOf(url),
      requestsInLastMinute: inLastMinute().length,
    }),
  }
}
