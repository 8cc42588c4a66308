import { configuredChain } from '#config/chains'
import type { MinedLog } from '#boundary/node'
import type { Address } from '#domain/chain/address'
import { HEAD_POLL_MS } from '#domain/chain/limits'
import { unlessSilent } from '../chain/fallbacks'
import type { Node } from '../chain/node'
import { isBeforeFirst } from './history/blockPlacement'
import { findBlocks } from './history/blockTimes'
import { poolLogs, poolOfLog, V2_SWAP, v3SwapsOf } from './history/historyLogs'
import { type CountedPool, quoteAmounts } from './history/quoteAmounts'
import type { TimedBlock } from './history/timedBlock'

const HOUR_S = 3_600
const DAY_S = 24 * HOUR_S
/** The error of a period's start may be at most the length of the period divided by this number. */
const START_PART = 50
/** The volume of a whole day is read only if at most this many events (about a megabyte) are expected. */
const EVENTS_MAX = 1_500

interface TradedVolume {
  /** The start and the end of the period, as Unix times in seconds. */
  since: number
  until: number
  /** The amount of the quote token that was bought or sold in each pool, in base units, as decimal strings. */
  traded: readonly string[]
}

function tradedIn(token: Address, counted: CountedPool, logs: readonly MinedLog[]): bigint {
  const amountIn = quoteAmounts(token, counted)
  return logs
    .filter((log) => poolOfLog(log) === counted.pool.id.toLowerCase())
    .reduce((sum, log) => sum + amountIn(log), 0n)
}

/** The last blocks before the last day and before the last hour; on a younger chain, the chain's first block. */
async function startsOf(node: Node, chainId: number, head: TimedBlock): Promise<[day: TimedBlock, hour: TimedBlock]> {
  const { blockSeconds } = configuredChain(chainId)
  const read = async (blockNumber: number) => (await node.block(chainId, blockNumber)).timestamp
  const since = head.timestamp - DAY_S
  const first = isBeforeFirst(head, since, blockSeconds) ? { blockNumber: 0, timestamp: await read(0) } : null
  const times = new Map<number, number>()
  const { blocks } = await findBlocks({
    moments: [DAY_S, HOUR_S].map((each) => ({ timestamp: head.timestamp - each, tolerance: each / START_PART })),
    head,
    first,
    blockSeconds,
    known: [],
    isRead: (blockNumber) => blockNumber === head.blockNumber || times.has(blockNumber),
    async readBlocks(blockNumbers) {
      const answers = await Promise.all(blockNumbers.map(async (each) => [each, await read(each)] as const))
      for (const [blockNumber, timestamp] of answers) times.set(blockNumber, timestamp)
      return new Map(answers.map(([blockNumber, timestamp]) => [blockNumber, { timestamp }]))
    },
  })
  const [day, hour] = blocks
  const earliest = first ?? head
  return [day ?? earliest, hour ?? earliest]
}

/**
 * Reads the traded volume of pools in the last 24 hours, or in the last hour if a day has too many events or the node
 * does not return them. Null if it returns no trade events at all. Throws a NodeError if it does not respond.
 */
export async function readTradedVolume(
  node: Node,
  chainId: number,
  token: Address,
  pools: readonly CountedPool[],
): Promise<TradedVolume | null> {
  const { number, timestamp } = await node.head(chainId, HEAD_POLL_MS)
  const head = { blockNumber: number, timestamp }
  const places = pools.map(({ pool }) => pool)

  async function logsOf(after: TimedBlock, toBlock: number): Promise<MinedLog[] | null> {
    const range = { fromBlock: after.blockNumber + 1, toBlock }
    if (range.fromBlock > toBlock) return []
    const filter = { places, topics: [V2_SWAP, ...v3SwapsOf(chainId)] as const, ...range }
    return poolLogs(node, chainId, filter).catch(unlessSilent(null))
  }

  const [day, hour] = await startsOf(node, chainId, head)
  const newest = await logsOf(hour, number)
  if (!newest) return null
  const isTooMuch = newest.length * (DAY_S / HOUR_S) > EVENTS_MAX
  const earlier = isTooMuch ? null : await logsOf(day, hour.blockNumber)
  const logs = [...(earlier ?? []), ...newest]
  return {
    since: (earlier ? day : hour).timestamp,
    until: timestamp,
    traded: pools.map((each) => tradedIn(token, each, logs).toString()),
  }
}
