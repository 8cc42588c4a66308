import { hexData, readResult, type Hex } from '#boundary/node'
import type { Address } from '#domain/chain/address'
import { isOutOfTime } from '#domain/chain/nodeAnswer'
import { NodeError, type NodeFailure } from '#domain/chain/nodeError'
import { blockTag } from './blockTag'
import type { Transport } from './transport'
import { addressWord, bytesTail, callData, dynamicParts, uintWord, uintAt } from './words'

export interface ContractCall {
  to: Address
  data: Hex
  /** The approximate gas of the call, if it is expensive. */
  gas?: number
  /** Excludes the call from deduplication, so that it stays after the preceding calls of the same requester. */
  isUnshared?: true
}

/** A call to an address without code succeeds and returns no data. */
export interface CallResult {
  success: boolean
  data: Hex
}

/** Errors of a whole batch that may have been caused by a single call. */
const BATCH_FAILURES: readonly NodeFailure[] = ['reverted', 'capped', 'tooLarge']
const FAILED: CallResult = { success: false, data: '0x' }

/** Multicall3.aggregate3((address,bool,bytes)[]), each call allowed to fail. */
const AGGREGATE3 = '0x82ad56cb'
/** The maximum number of requests for bisecting a batch that a node cannot execute; fewer for past blocks. */
const SPLITS_MAX = 64
const PAST_SPLITS_MAX = 24
/** For a batch that took too long: enough for its quarters. Each part that succeeds permits one more split. */
const SLOW_SPLITS_MAX = 6
/** The maximum number of calls in one multicall. */
const BATCH_MAX = 600
/** Nodes allow 50 million or more per call; the difference is a margin for inaccurate estimates. */
export const BATCH_GAS_MAX = 35_000_000
const USUAL_GAS = 15_000

export const gasOf = (calls: Iterable<ContractCall>): number => {
  let sum = 0
  for (const { gas = USUAL_GAS } of calls) sum += gas
  return sum
}

/** Encodes the calldata of aggregate3. https://github.com/mds1/multicall */
export function encodeAggregate3(calls: readonly ContractCall[]): Hex {
  const tuples = calls.map(({ to, data }) => addressWord(to) + uintWord(1) + uintWord(96) + bytesTail(data.slice(2)))
  return callData(AGGREGATE3, uintWord(32), uintWord(calls.length), dynamicParts(tuples))
}

const ZEROS = '0'.repeat(56)

/** Reads a length or an offset, fast, because most words are one. Throws a NodeError if it is not below 2^32. */
function smallAt(data: Hex, at: number): number {
  const start = 2 + at * 2
  const isSmall = data.length >= start + 64 && data.startsWith(ZEROS, start)
  if (!isSmall) throw new NodeError('malformed', 'A batch came back garbled.')
  return parseInt(data.slice(start + 56, start + 64), 16)
}

/** The results of aggregate3, in the order of the calls. Throws a NodeError if their number is not `count`. */
export function decodeAggregate3(data: Hex, count: number): CallResult[] {
  const array = smallAt(data, 0)
  if (smallAt(data, array) !== count) {
    throw new NodeError('malformed', 'A batch came back with another length.')
  }
  const elements = array + 32
  /**
   * The number of hex digits that the remaining results may have in total. Without this limit, every tuple of a hostile
   * answer could point to the same long data.
   */
  let left = data.length
  return Array.from({ length: count }, (_, index) => {
    const tuple = elements + smallAt(data, elements + index * 32)
    const bytes = tuple + smallAt(data, tuple + 32)
    const start = 2 + bytes * 2 + 64
    const end = start + smallAt(data, bytes) * 2
    left -= end - start
    if (end > data.length || left < 0) throw new NodeError('malformed', 'A batch came back cut off.')
    return { success: smallAt(data, tuple) === 1, data: `0x${data.slice(start, end)}` }
  })
}

export interface Multicall {
  /**
   * Runs calls on the state after a block, the latest by default. All calls for one block made in the same tick are
   * deduplicated and sent together. With `maxDelayMs`, the calls may wait that long to be sent with another request.
   */
  calls: (calls: readonly ContractCall[], blockNumber?: number, maxDelayMs?: number) => Promise<CallResult[]>
}

interface PendingRequest {
  /** The calls without duplicates. Each key is the call's content. `keys` lists the keys of all calls in order. */
  calls: ReadonlyMap<string, ContractCall>
  keys: readonly string[]
  blockNumber: number | undefined
  resolve: (results: CallResult[]) => void
  reject: (error: unknown) => void
}

interface Batch {
  requests: PendingRequest[]
  calls: Map<string, ContractCall>
}

interface Splits {
  left: number
  isSlow: boolean
}

function splitsAfter({ message }: NodeError, blockNumber: number | undefined): Splits {
  const isSlow = isOutOfTime(message)
  const most = blockNumber === undefined ? SPLITS_MAX : PAST_SPLITS_MAX
  return { left: isSlow ? SLOW_SPLITS_MAX : most, isSlow }
}

const halvesOf = <T>(list: readonly T[]) => [list.slice(0, list.length >> 1), list.slice(list.length >> 1)]

function batchesOf(requests: readonly PendingRequest[]): Batch[] {
  const batches: Batch[] = []
  for (const request of requests) {
    const last = batches.at(-1)
    const added = [...request.calls].flatMap(([key, call]) => (last?.calls.has(key) ? [] : [call]))
    const isRoom =
      last !== undefined &&
      last.calls.size + added.length <= BATCH_MAX &&
      gasOf(last.calls.values()) + gasOf(added) <= BATCH_GAS_MAX
    // The calls of one requester stay together so that all of them run at the same block.
    if (last && isRoom) {
      last.requests.push(request)
      for (const [key, call] of request.calls) last.calls.set(key, call)
    } else batches.push({ requests: [request], calls: new Map(request.calls) })
  }
  return batches
}

/** Creates a multicall, which combines the calls of one tick into one `eth_call`. */
export function createMulticall(transport: Transport, multicall: Address): Multicall {
  let waiting: PendingRequest[] = []
  let unshared = 0
  let scheduled = { at: Infinity, timer: 0 as ReturnType<typeof setTimeout> | number }

  function aggregate(calls: readonly ContractCall[], tag: string): Promise<CallResult[]> {
    const call = { to: multicall, data: encodeAggregate3(calls) }
    return transport.call('eth_call', [call, tag], (answer) => {
      const data = readResult(hexData, answer, 'a batch of calls')
      if (data === '0x') throw new NodeError('notConfigured', 'This network lacks the Multicall3 contract.')
      return decodeAggregate3(data, calls.length)
    })
  }

  /** Whether even an empty batch reverts at a block, so that no call can be the cause. Any other error is thrown. */
  async function refusesAll(tag: string): Promise<boolean> {
    try {
      await aggregate([], tag)
      return false
    } catch (error) {
      if (error instanceof NodeError && error.failure === 'reverted') return true
      throw error
    }
  }

  /**
   * Runs a batch. A batch that fails is bisected, because one call can make the whole batch fail. The parts may run at
   * different blocks if no block number is given. If even an empty batch fails, the node has dropped the block's state.
   */
  async function answer(
    calls: readonly ContractCall[],
    blockNumber: number | undefined,
    splits?: Splits,
  ): Promise<CallResult[]> {
    const tag = blockTag(blockNumber)
    try {
      const results = await aggregate(calls, tag)
      if (splits?.isSlow) splits.left += 2
      return results
    } catch (error) {
      if (!(error instanceof NodeError) || !BATCH_FAILURES.includes(error.failure)) throw error
      const isFirst = !splits
      splits ??= splitsAfter(error, blockNumber)
      if (isFirst && !splits.isSlow && error.failure === 'reverted' && (await refusesAll(tag))) {
        throw blockNumber === undefined ? error : new NodeError('noState', 'The node has no state of the block.')
      }
      splits.left -= 2
      if (splits.left < 0) throw error
      if (calls.length === 1) return [FAILED]
      return (await Promise.all(halvesOf(calls).map((half) => answer(half, blockNumber, splits)))).flat()
    }
  }

  async function run({ requests, calls }: Batch) {
    try {
      const results = await answer([...calls.values()], requests[0]?.blockNumber)
      const resultOf = new Map([...calls.keys()].map((key, index) => [key, results[index] ?? FAILED]))
      for (const { keys, resolve } of requests) resolve(keys.map((key) => resultOf.get(key) ?? FAILED))
    } catch (error) {
      for (const { reject } of requests) reject(error)
    }
  }

  function keyOf({ to, data, isUnshared }: ContractCall): string {
    if (!isUnshared) return to + data
    unshared += 1
    return `${to}${data} ${unshared}`
  }

  function scheduleFlush(ms: number) {
    const at = performance.now() + ms
    if (at >= scheduled.at) return
    clearTimeout(scheduled.timer)
    scheduled = { at, timer: setTimeout(flush, ms) }
  }

  function flush() {
    scheduled = { at: Infinity, timer: 0 }
    const byBlock = new Map<number | undefined, PendingRequest[]>()
    for (const request of waiting)
      byBlock.set(request.blockNumber, [...(byBlock.get(request.blockNumber) ?? []), request])
    waiting = []
    for (const requests of byBlock.values()) for (const batch of batchesOf(requests)) void run(batch)
  }

  return {
    calls: (calls, blockNumber, maxDelayMs = 0) =>
      new Promise((resolve, reject) => {
        if (calls.length === 0) {
          resolve([])
          return
        }
        const keys = calls.map(keyOf)
        const keyed = new Map(calls.map((call, index) => [keys[index] ?? '', call]))
        waiting.push({ calls: keyed, keys, blockNumber, resolve, reject })
        scheduleFlush(maxDelayMs)
      }),
  }
}

/** Calls that belong together, and the parser of their results. */
export interface CallGroup<T> {
  calls: readonly ContractCall[]
  read: (results: readonly CallResult[]) => T
}

type ResultsOf<Groups> = { -readonly [At in keyof Groups]: Groups[At] extends CallGroup<infer T> ? T : never }

/**
 * Joins groups into one, whose result is the list of their results.
 *
 * @example
 * const [block, pools] = await readGroup(multicall, groups([word(blockNumberCall(deployment)), groups(places.map(poolNow))]))
 */
export const groups = <const Groups extends readonly CallGroup<unknown>[]>(
  all: Groups,
): CallGroup<ResultsOf<Groups>> => ({
  calls: all.flatMap(({ calls }) => calls),
  read(results) {
    let at = 0
    return all.map(({ calls, read }) => read(results.slice(at, (at += calls.length)))) as ResultsOf<Groups>
  },
})

/** A call whose result is parsed later. */
export const single = (call: ContractCall): CallGroup<CallResult | undefined> => ({
  calls: [call],
  read: ([result]) => result,
})

export const word = (call: ContractCall): CallGroup<bigint | null> => ({
  calls: [call],
  read: ([result]) => oneWord(result),
})

/** Makes the calls of a group at one block, the latest by default. */
export async function readGroup<T>({ calls }: Multicall, group: CallGroup<T>, blockNumber?: number): Promise<T> {
  return group.read(await calls(group.calls, blockNumber))
}

/**
 * Makes the calls of many groups in the same tick, in parts small enough for nodes to execute. Each part runs at one
 * block, but different parts may run at different blocks. A group is never split.
 */
export async function readInParts<const Groups extends readonly CallGroup<unknown>[]>(
  { calls }: Multicall,
  all: Groups,
): Promise<ResultsOf<Groups>> {
  const parts: ContractCall[][] = [[]]
  for (const group of all) {
    if ((parts.at(-1)?.length ?? 0) + group.calls.length > BATCH_MAX) parts.push([])
    parts.at(-1)?.push(...group.calls)
  }
  return groups(all).read((await Promise.all(parts.map((part) => calls(part)))).flat())
}

export function oneWord(result: CallResult | undefined): bigint | null {
  return result?.success && result.data.length >= 66 ? uintAt(result.data, 0) : null
}
