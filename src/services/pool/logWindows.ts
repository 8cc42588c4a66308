import type { MinedLog } from '#boundary/node'
import { HEAD_POLL_MS } from '#domain/chain/limits'
import { isSilence, isUnreachable, NodeError } from '#domain/chain/nodeError'
import type { LogFilter, Node } from '../chain/node'

/** The windows, in blocks, to try in turn if a node refuses all blocks at once. Smaller ones would take too long. */
const WINDOWS = [100_000, 10_000]
const WINDOWS_MAX = 8

/** How many blocks' events a node returns at once; null before the first request, 0 if the node returns no events. */
export interface LogReach {
  blocks: number | null
}

/**
 * Reads the events that match the filters, as far back as WINDOWS_MAX requests reach. Empty if the node does not return
 * events. Throws a NodeError if the node does not respond, because it is then unknown whether the node returns events.
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
