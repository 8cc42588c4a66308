import type { Hex, MinedLog } from '#boundary/node'
import { isUnreachable, NodeError } from '#domain/chain/nodeError'
import type { PoolPlace } from '#domain/pool/pool'
import { V4_SWAP } from '#domain/pool/v4Key'
import { type Fraction, v2Price, v3Price } from '#domain/pool/route'
import { readAfterProbe } from './probe'
import type { Node } from '../../chain/node'
import type { Pace } from './pace'
import { nullIfGarbled, uintAt } from '../../chain/words'
import { deploymentOf } from '#config/deployments'

/** Sync(uint112 reserve0, uint112 reserve1) of a V2 pair. */
export const SYNC = '0x1c411e9a96e071241c2f21f7726b17ae89e3cab4c78be50e062b03a9fffbbad1'
/** Swap(address,address,int256 amount0,int256 amount1,uint160 sqrtPriceX96,uint128 liquidity,int24) of a V3 pool. */
export const V3_SWAP = '0xc42079f94a6350d7e6235f29174924f928cc2ac818eb64fed8004e115fbcca67'
/** Swap(address sender, uint amount0In, uint amount1In, uint amount0Out, uint amount1Out, address to) of a V2 pair. */
export const V2_SWAP = '0xd78ad95fa46c994b6551d0da85fc275fe613ce37657fb8d5e3d130840159d822'
/** The same event of a V3 pool of PancakeSwap, with the protocol's shares of the fee as two more words. */
export const PANCAKE_SWAP = '0x19b47279256b2a23a1665c810c8d55a1758940ee09377d4f8d26497a3577dc83'
/** The number of blocks per request that even the strictest nodes accept. */
export const WINDOW_BLOCKS = 10

/** The Swap events of the V3 pools that a network may have. */
export const v3SwapsOf = (chainId: number): readonly Hex[] =>
  deploymentOf(chainId)?.pancake ? [V3_SWAP, PANCAKE_SWAP] : [V3_SWAP]

/** The id of an event's pool. V4's PoolManager emits the events of all pools, with the pool's id as a topic. */
export const poolOfLog = ({ address, topics: [topic, first] }: MinedLog): string =>
  (topic === V4_SWAP ? first : address)?.toLowerCase() ?? ''

/**
 * Reads the events of pools in a range of blocks (inclusive), in one request and in the order of the chain. `topics`
 * are the topics of V2 and V3. Throws a NodeError.
 */
export async function poolLogs(
  node: Node,
  chainId: number,
  { places, topics, fromBlock, toBlock }: PoolEvents,
): Promise<MinedLog[]> {
  const poolManager = deploymentOf(chainId)?.v4?.poolManager
  const range = { fromBlock: Math.max(0, fromBlock), toBlock }
  const contracts = places.filter(({ protocol }) => protocol !== 'v4').map(({ id }) => id)
  const [own, ...others] = await Promise.all([
    contracts.length > 0 ? node.logs(chainId, { addresses: contracts, topics, ...range }) : [],
    ...places.flatMap(({ protocol, id }) =>
      protocol === 'v4' && poolManager
        ? [node.logs(chainId, { addresses: [poolManager], topics: [V4_SWAP], indexed: id, ...range })]
        : [],
    ),
  ])
  return others.length === 0 ? own : [own, ...others].flat().sort((a, b) => a.blockNumber - b.blockNumber)
}

interface PoolEvents {
  places: readonly Pick<PoolPlace, 'protocol' | 'id'>[]
  topics: readonly Hex[]
  fromBlock: number
  toBlock: number
}

const V3_SWAPS: readonly (string | undefined)[] = [V3_SWAP, PANCAKE_SWAP]

/** The price after an event; null if the event has none, as the Swap of a V2 pair. */
export function priceOf({ protocol }: PoolPlace, { topics: [topic], data }: MinedLog): Fraction | null {
  return nullIfGarbled(() => {
    if (protocol === 'v2') {
      const [reserve0, reserve1] = [uintAt(data, 0), uintAt(data, 1)]
      return topic === SYNC && reserve0 > 0n && reserve1 > 0n ? v2Price(reserve0, reserve1) : null
    }
    const [sqrtPriceX96, liquidity] = [uintAt(data, 2), uintAt(data, 3)]
    return (protocol === 'v4' ? topic === V4_SWAP : V3_SWAPS.includes(topic)) && sqrtPriceX96 > 0n && liquidity > 0n
      ? v3Price(sqrtPriceX96)
      : null
  })
}

/** Returns a function that finds a pool's last price up to a block. The events must be in order. */
function pricesBy(logs: readonly MinedLog[]): (place: PoolPlace, blockNumber: number) => Fraction | null {
  const byPool = new Map<string, MinedLog[]>()
  for (const log of logs) {
    // A V2 pair emits Sync before Swap, and only Sync has the price.
    if (log.topics[0] === V2_SWAP) continue
    const key = poolOfLog(log)
    const own = byPool.get(key)
    if (own) own.push(log)
    else byPool.set(key, [log])
  }
  return (place, blockNumber) => {
    const last = byPool.get(place.id.toLowerCase())?.findLast((log) => log.blockNumber <= blockNumber)
    return last ? priceOf(place, last) : null
  }
}

type PriceAfter = (place: PoolPlace, blockNumber: number) => Fraction | null

interface HistoryLogs {
  /**
   * Reads the prices of pools after the given blocks, which must be in order. With `isWhole`, all events of the period
   * are read in one request. Without `isWhole`, or if the node refuses, only the events of each block and of the few
   * blocks before it are read. Throws a NodeError if the node returns no events at all.
   */
  read(places: readonly PoolPlace[], blocks: readonly number[], isWhole: boolean): Promise<HistoryRead>
  /**
   * Reads the trades of pools in a range of blocks (inclusive) in one request, with the amounts that were exchanged.
   * Throws a NodeError.
   */
  trades(places: readonly PoolPlace[], fromBlock: number, toBlock: number): Promise<Trades>
}

interface HistoryRead {
  priceAfter: PriceAfter
  isWhole: boolean
}

export interface Trades {
  /** The first block whose trades were read. */
  fromBlock: number
  /** The events of the pools, in the order of the chain. */
  logs: readonly MinedLog[]
  priceAfter: PriceAfter
}

export function createHistoryLogs(node: Node, chainId: number, pace: Pace): HistoryLogs {
  const readLogs = (places: readonly PoolPlace[], fromBlock: number, toBlock: number, ...more: Hex[]) =>
    poolLogs(node, chainId, { places, topics: [SYNC, ...v3SwapsOf(chainId), ...more], fromBlock, toBlock })

  return {
    async trades(places, fromBlock, toBlock) {
      const logs = (await pace.all([() => readLogs(places, fromBlock, toBlock, V2_SWAP)])).flat()
      return { fromBlock, logs, priceAfter: pricesBy(logs) }
    },
    async read(places, blocks, isWhole) {
      const [oldest, newest] = [blocks[0], blocks.at(-1)]
      if (oldest === undefined || newest === undefined) return { priceAfter: () => null, isWhole }
      if (isWhole) {
        try {
          const logs = await pace.all([() => readLogs(places, oldest - WINDOW_BLOCKS + 1, newest)])
          return { priceAfter: pricesBy(logs.flat()), isWhole }
        } catch (error) {
          if (!(error instanceof NodeError) || isUnreachable(error)) throw error
        }
      }
      const byBlock = new Map<number, PriceAfter>()
      const refusals: NodeError[] = []
      async function readWindow(toBlock: number): Promise<boolean> {
        try {
          byBlock.set(toBlock, pricesBy(await readLogs(places, toBlock - WINDOW_BLOCKS + 1, toBlock)))
          return true
        } catch (error) {
          if (!(error instanceof NodeError)) throw error
          refusals.push(error)
          return false
        }
      }
      await readAfterProbe(node, chainId, { calls: blocks, read: readWindow, isAnswer: (isRead) => isRead, pace })
      if (byBlock.size === 0 && refusals[0]) throw refusals[0]
      const priceAfter: PriceAfter = (place, blockNumber) => byBlock.get(blockNumber)?.(place, blockNumber) ?? null
      return { priceAfter, isWhole: false }
    },
  }
}
