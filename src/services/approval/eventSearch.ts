import type { MinedLog } from '#boundary/node'
import { HEAD_POLL_MS } from '#domain/chain/limits'
import { isUnreachable, NodeError } from '#domain/chain/nodeError'
import type { LogFilter, Node } from '../chain/node'
import { readAfterProbe } from '../market/history/probe'

// This module searches all blocks for events. It runs only when the visitor starts a search.

/** The windows, in blocks, to try in turn if a node refuses all blocks at once. Smaller ones would take too long. */
const WINDOWS = [100_000, 10_000, 1_000]
const TOGETHER = 8
const REQUESTS_MAX = 200

export interface EventSearch<Found> {
  /** The range of blocks searched so far, inclusive; null if none. */
  searched: { from: number; to: number } | null
  found: Found[]
  /**
   * Why the search ended. `whole`: all blocks were searched. `limit`: searching the older blocks would take too many
   * requests. `many`: there were more findings than `most`. Null while the search continues.
   */
  end: 'whole' | 'limit' | 'many' | null
}

interface WantedEvents<Found> {
  filters: readonly Omit<LogFilter, 'fromBlock' | 'toBlock'>[]
  /** Converts an event to a finding, with a key that identifies the finding; null for an event of another kind. */
  read: (log: MinedLog) => readonly [key: string, found: Found] | null
  most: number
}

type Window = readonly [from: number, to: number]

function windowsUpTo(newest: number, size: number): Window[] {
  const windows: Window[] = []
  for (let to = newest; to >= 0 && windows.length < TOGETHER; to -= size) windows.push([Math.max(0, to - size + 1), to])
  return windows
}

const inOrder = (logs: readonly MinedLog[]) =>
  [...logs].sort((a, b) => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex)

/**
 * Searches the chain from the newest block backwards: all blocks at once or, if the node refuses, in windows. Yields
 * its progress after each request. Throws a NodeError if the node did not answer for any block.
 */
export async function* searchEvents<Found>(
  node: Node,
  chainId: number,
  { filters, read, most }: WantedEvents<Found>,
): AsyncGenerator<EventSearch<Found>> {
  const { number: newest } = await node.head(chainId, HEAD_POLL_MS)
  const found = new Map<string, Found>()
  const refusals: NodeError[] = []
  let requested = 0
  let next = newest

  async function logsOf([fromBlock, toBlock]: Window): Promise<MinedLog[] | null> {
    try {
      const answers = await Promise.all(filters.map((each) => node.logs(chainId, { ...each, fromBlock, toBlock })))
      return inOrder(answers.flat())
    } catch (error) {
      if (!(error instanceof NodeError)) throw error
      refusals.push(error)
      return null
    }
  }

  const step = (end: EventSearch<Found>['end']): EventSearch<Found> => ({
    searched: next < newest ? { from: next + 1, to: newest } : null,
    found: [...found.values()].slice(0, most),
    end,
  })

  /** Resolves to false if the node did not answer for all windows. */
  async function searchWindows(windows: readonly Window[]): Promise<boolean> {
    requested += windows.length * filters.length
    const answers = await readAfterProbe(node, chainId, {
      calls: windows,
      read: logsOf,
      isAnswer: (answer) => answer !== null,
    })
    for (const [index, [from]] of windows.entries()) {
      const logs = answers[index]
      // Windows after an unanswered one do not count as searched.
      if (!logs) return false
      for (const each of logs.reverse().map(read)) if (each && !found.has(each[0])) found.set(...each)
      next = from - 1
    }
    return true
  }

  for (const size of [newest + 1, ...WINDOWS.filter((window) => window <= newest)]) {
    let isAnswered = true
    while (isAnswered && requested < REQUESTS_MAX) {
      isAnswered = await searchWindows(windowsUpTo(next, size))
      const end = found.size > most ? 'many' : next < 0 ? 'whole' : null
      yield step(end)
      if (end) return
    }
    // A node that is unreachable or limits requests will not answer for smaller windows either.
    const last = refusals.at(-1)
    if (last && isUnreachable(last)) break
  }
  if (next === newest && refusals[0]) throw refusals[0]
  yield step('limit')
}
