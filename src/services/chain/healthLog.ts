import { block, readResult } from '#boundary/node'
import { isRefusal, NodeError } from '#domain/chain/nodeError'
import type { EndpointHealth } from '#domain/chain/nodeHealth'
import { hostOf } from '#domain/chain/nodeUrl'

const MINUTE_MS = 60_000

/** An endpoint's newest block. `at`: when it was reported, in milliseconds since 1970; `lag`: blocks behind others. */
interface NamedHead {
  number: number
  at: number
  lag: number
}

/** Newest blocks reported within this time are compared, because the endpoints of a quorum are called together. */
const TOGETHER_MS = 2_000

export function createHeadComparison() {
  const heads = new Map<string, NamedHead>()
  return {
    note(endpoint: string, number: number, at: number) {
      const highest = Math.max(number, ...[...heads.values()].map((head) => head.number))
      for (const head of heads.values())
        if (at - head.at <= TOGETHER_MS) head.lag = Math.max(head.lag, number - head.number)
      heads.set(endpoint, { number, at, lag: highest - number })
    },
    /** How many blocks an endpoint was behind the others in its last report; null without a report. */
    lagOf: (endpoint: string): number | null => heads.get(endpoint)?.lag ?? null,
  }
}

export type HeadComparison = ReturnType<typeof createHeadComparison>

/** Records the health of an endpoint without sending any requests. */
export function createHealthLog(url: string, heads: HeadComparison) {
  const host = hostOf(url)
  let sentAt: number[] = []
  let sent = 0
  /** The value of `sent` at the last failure: all calls of one request fail together, and count as one failure. */
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

  function noteResult(method: string, [tag]: readonly unknown[], result: unknown) {
    noteAnswer()
    if (method !== 'eth_getBlockByNumber' || tag !== 'latest') return
    try {
      const { number, timestamp } = readResult(block, result, 'the latest block')
      health.block = { number, timestamp }
      heads.note(url, number, Date.now())
    } catch {
      // The error is ignored here, because the caller also receives it.
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
