import { configuredChain } from '#config/chains'
import type { MinedLog } from '#boundary/node'
import { type Address, sameAddress } from '#domain/chain/address'
import { HEAD_POLL_MS } from '#domain/chain/limits'
import { isSilence, NodeError } from '#domain/chain/nodeError'
import type { PoolReference } from '#domain/market/history'
import { sortTokens } from '#domain/pool/route'
import type { Node } from '../chain/node'
import { intAt, uintAt } from '../chain/words'
import { isBeforeFirst } from './history/blockPlacement'
import { findBlocks } from './history/blockTimes'
import { poolLogs, poolOfLog, v3SwapsOf } from './history/historyLogs'
import type { TimedBlock } from './history/timedBlock'

/** Swap(address sender, uint amount0In, uint amount1In, uint amount0Out, uint amount1Out, address to) of a V2 pair. */
const V2_SWAP = '0xd78ad95fa46c994b6551d0da85fc275fe613ce37657fb8d5e3d130840159d822'

const HOUR_S = 3_600
const DAY_S = 24 * HOUR_S
/** The error of a period's start may be at most the length of the period divided by this number. */
const START_PART = 50
/** The volume of a whole day is read only if at most this many events (about a megabyte) are expected. */
const EVENTS_MAX = 1_500

export interface CountedPool {
  pool: PoolReference
  quote: Address
}

export interface TradedVolume {
  /** The start and the end of the period, as Unix times in seconds. */
  since: number
  until: number
  /** The amount of the quote token that was bought or sold in each pool, in base units, as decimal strings. */
  traded: readonly string[]
}

const size = (value: bigint) => (value < 0n ? -value : value)

/**
 * The amount of the pool's first or second token in a swap, net of amounts returned in the same swap, as in a flash
 * loan.
 */
function amountIn({ data }: MinedLog, protocol: PoolReference['protocol'], index: 0 | 1): bigint {
  return size(protocol === 'v2' ? uintAt(data, index) - uintAt(data, index + 2) : intAt(data, index))
}

function indexOfQuote(token: Address, { pool, quote }: CountedPool): 0 | 1 {
  const [first] = pool.protocol === 'v4' ? [pool.token0] : sortTokens(token, quote)
  return sameAddress(first, quote) ? 0 : 1
}

function tradedIn(token: Address, counted: CountedPool, logs: readonly MinedLog[]): bigint {
  const { id, protocol } = counted.pool
  const index = indexOfQuote(token, counted)
  return logs
    .filter((log) => poolOfLog(log) === id.toLowerCase())
    .reduce((sum, log) => sum + amountIn(log, protocol, index), 0n)
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
 * Reads the traded volume of pools in the last 24 hours. If a day has too many events or the node does not return them,
 * reads the last hour instead. Null if the node returns no trade events at all. Throws a NodeError if the node does not
 * respond.
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
    try {
      return await poolLogs(node, chainId, { places, topics: [V2_SWAP, ...v3SwapsOf(chainId)], ...range })
    } catch (error) {
      if (!(error instanceof NodeError) || isSilence(error)) throw error
      return null
    }
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
