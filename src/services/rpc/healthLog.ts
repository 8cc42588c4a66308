import { block, readResult } from '../../boundary/node'
import { isRefusal, NodeError } from '../../domain/chain/nodeError'
import type { EndpointHealth } from '../../domain/chain/nodeHealth'
import { hostOf } from '../../domain/chain/nodeUrl'

const MINUTE_MS = 60_000

/** Notes how an endpoint does, in passing: it asks for nothing itself. */
export function createHealthLog(url: string) {
  const host = hostOf(url)
  /** When requests were sent, oldest first. */
  let sentAt: number[] = []
  let sent = 0
  /** The request whose failure was counted: all its calls fail together. */
  let failed = 0
  const health: Omit<EndpointHealth, 'host' | 'isFirst' | 'requestsInLastMinute'> = {
    answeredAt: null,
    answerMs: null,
    block: null,
    failures: 0,
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

  /** A result; what it is of is only looked at where it is the newest block. */
  function noteResult(method: string, [tag]: readonly unknown[], result: unknown) {
    noteAnswer()
    if (method !== 'eth_getBlockByNumber' || tag !== 'latest') return
    try {
      const { number, timestamp } = readResult(block, result, 'the latest block')
      health.block = { number, timestamp }
    } catch {
      // Whoever asked for it is told.
    }
  }

  function noteError(error: unknown) {
    if (!(error instanceof NodeError)) return
    if (isRefusal(error) || error.failure === 'reverted') {
      noteAnswer()
      return
    }
    health.lastFailure = error.failure
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
      requestsInLastMinute: inLastMinute().length,
    }),
  }
}
