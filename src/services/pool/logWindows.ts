import type { MinedLog } from '../../boundary/node'
import { HEAD_POLL_MS } from '../../domain/chain/limits'
import { isSilence, isUnreachable, NodeError } from '../../domain/chain/nodeError'
import type { LogFilter, Node } from '../chain/node'

/**
 * The window sizes, in blocks, that are tried in turn when a node refuses a search of all blocks at once. Smaller
 * windows would take too long.
 */
const WINDOWS = [100_000, 10_000]
/** The maximum number of windows of one search. */
const WINDOWS_MAX = 8

/** The number of blocks whose events a node returns at once; null before the first try, 0 if it returns no events. */
export interface LogReach {
  blocks: number | null
}

/**
 * Reads the events of several filters, as far back as a few requests reach. Empty if the node does not support this.
 * Throws a NodeError if the node does not respond, because that says nothing about what the node supports.
 */
export async function readLogWindows(
  node: Node,
  chainId: number,
  filters: readonly Omit<LogFilter, 'fromBlock' | 'toBlock'>[],
  reach: LogReach,
): Promise<MinedLog[]> {
  if (reach.blocks === 0) return []
  const { number: newest } = await node.head(chainId, HEAD_POLL_MS)
  const known = reach.blocks
  const sizes = [newest + 1, ...WINDOWS.filter((size) => size <= newest)].filter(
    (size) => known === null || size <= known,
  )
  async function read(size: number, at: number) {
    const toBlock = newest - at * size
    const fromBlock = Math.max(0, toBlock - size + 1)
    const found = await Promise.all(filters.map((filter) => node.logs(chainId, { ...filter, fromBlock, toBlock })))
    return found.flat()
  }
  let lastFailure: NodeError | null = null
  for (const size of sizes) {
    try {
      const first = await read(size, 0)
      reach.blocks = size > newest ? Infinity : size
      const count = Math.min(WINDOWS_MAX, Math.ceil((newest + 1) / size))
      const others = await Promise.allSettled(Array.from({ length: count - 1 }, (_, at) => read(size, at + 1)))
      return [first, ...others.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))].flat()
    } catch (error) {
      if (!(error instanceof NodeError)) throw error
      if (isUnreachable(error)) throw error
      if (isSilence(error)) lastFailure = error
    }
  }
  if (lastFailure) throw lastFailure
  reach.blocks = 0
  return []
}
