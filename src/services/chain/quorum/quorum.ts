import { count, readResult } from '#boundary/node'
import { NodeError } from '#domain/chain/nodeError'
import { RequestBudget } from '../requestBudget'
import { Ballot } from './ballot'
import type { Endpoint } from '../endpoint'

interface CommonBlock {
  number: number
  nodes: readonly Endpoint[]
}

interface QuorumOptions {
  endpoints: readonly Endpoint[]
  quorum: number
  deadlineMs: number
}

/** How long the nodes' common block is reused without a new request. */
const COMMON_BLOCK_MS = 3_000
/** How long to wait for the remaining nodes after enough nodes have reported their block, in milliseconds. */
const LATE_BLOCK_MS = 500

/**
 * Creates a function that calls nodes until enough of them agree. Calls on the latest block are made on the highest
 * block that enough nodes have reached.
 */
export function createQuorum({ endpoints, quorum, deadlineMs }: QuorumOptions) {
  const liars = new Set<Endpoint>()
  let common: { since: number; block: Promise<CommonBlock> } | undefined

  const voters = () => endpoints.filter((endpoint) => !liars.has(endpoint))

  /** Readmits the excluded nodes, because a quorum needs them. They may have been right, for example after a reorg. */
  function noAgreement(failure: NodeError | undefined): NodeError {
    liars.clear()
    common = undefined
    return failure ?? new NodeError('network', 'Too few nodes answered.')
  }

  /** The highest block that enough nodes have reached, and the nodes that have reached it. */
  function findCommonBlock(): Promise<CommonBlock> {
    return new Promise((resolve, reject) => {
      const reached = new Map<Endpoint, number>()
      const queried = voters()
      let left = queried.length
      if (left === 0) reject(noAgreement(undefined))
      let failure: NodeError | undefined
      const conclude = () => {
        const number = [...reached.values()].sort((a, b) => b - a)[quorum - 1]
        if (number === undefined) reject(noAgreement(failure))
        else resolve({ number, nodes: queried.filter((endpoint) => (reached.get(endpoint) ?? -1) >= number) })
      }
      for (const endpoint of queried) {
        const budget = new RequestBudget(deadlineMs)
        budget.begin(2)
        endpoint
          .send('eth_blockNumber', [], budget, (result) => readResult(count, result, 'the block number'))
          .then((blockNumber) => {
            reached.set(endpoint, blockNumber)
            if (reached.size === quorum) setTimeout(conclude, LATE_BLOCK_MS)
          })
          .catch((error: unknown) => {
            if (error instanceof NodeError) failure ??= error
          })
          .finally(() => {
            left -= 1
            if (left === 0) conclude()
          })
      }
    })
  }

  function commonBlock(): Promise<CommonBlock> {
    if (common && performance.now() - common.since < COMMON_BLOCK_MS) return common.block
    const found = { since: performance.now(), block: findCommonBlock() }
    common = found
    found.block.catch(() => {
      if (common === found) common = undefined
    })
    return found.block
  }

  return async function agreedAnswer<T>(
    method: string,
    params: readonly unknown[],
    read: (result: unknown) => T,
  ): Promise<T> {
    const budget = new RequestBudget(deadlineMs)
    const isOfLatest = params.includes('latest')
    const { number, nodes } = isOfLatest ? await commonBlock() : { number: 0, nodes: voters() }
    const queried = nodes.filter((endpoint) => !liars.has(endpoint))
    const pinned = params.map((param) => (param === 'latest' ? `0x${number.toString(16)}` : param))
    const ballot = new Ballot<T>(method, quorum)
    for (const [turn, endpoint] of queried.entries()) {
      if (budget.spent) break
      budget.begin(queried.length - turn)
      try {
        const value = await endpoint.send(method, pinned, budget, read)
        if (!ballot.isAgreed(value, endpoint)) continue
        for (const liar of ballot.liars(value)) liars.add(liar)
        // Reads that follow a receipt must see the receipt's block, so the common block must be found again.
        if (method === 'eth_getTransactionReceipt' && value !== null) common = undefined
        return value
      } catch (error) {
        if (!(error instanceof NodeError)) throw error
        const refusal = ballot.agreedRefusal(error)
        if (refusal) throw refusal
      }
    }
    const outcome = ballot.outcome()
    if ('value' in outcome) return outcome.value
    throw outcome.isFinal ? outcome.failure : noAgreement(outcome.failure)
  }
}
