import type { MinedLog } from '#boundary/node'
import { type Address, sameAddress } from '#domain/chain/address'
import { isRefusal, NodeError, type NodeFailure } from '#domain/chain/nodeError'
import { usdValue } from '#domain/market/money'
import { readPrices } from '#services/market/prices'
import type { LogReach } from '#services/pool/logWindows'
import { type PoolIdentity, identifyContracts, identifyV4, type ReachSource } from './identify'
import { parseState, type ReachState, type StateFile, stateText } from './reachState'
import { addSwaps, type PoolSwaps, SWAP_TOPICS, swapOf } from './swapEvents'

/** A failure that is told in plain words. What was read until then is kept. */
export class ReachError extends Error {
  override readonly name = 'ReachError'
}

export interface Measurement extends ReachSource {
  /** The number of the newest swaps that count. */
  wanted: number
  file: StateFile
  /** Whether no further request may be made. */
  isSpent: () => boolean
  progress: (line: string) => void
}

export interface MeasuredPool {
  swaps: PoolSwaps
  identity: PoolIdentity
  /** The value of all its swaps in dollars with 18 decimals; null if neither of its tokens has a price. */
  usd: bigint | null
}

export interface Reach {
  fromBlock: number
  toBlock: number
  pools: readonly MeasuredPool[]
  /** Whether the prices of the coin and of other tokens could be read. Without, only dollar tokens have a value. */
  hasPrices: boolean
}

/** The range of blocks that a run begins with, and the most that it reads at once. */
const WINDOW_FIRST = 16
const WINDOW_MAX = 50_000
/** A range with fewer events than this is followed by one of twice its size. */
const EVENTS_FEW = 400
/** The number of pools that are identified at once. */
const POOLS_AT_ONCE = 100

/** Errors after which a smaller range may succeed. Many nodes refuse a range with an error of their own. */
const RANGE_FAILURES: readonly NodeFailure[] = ['tooMany', 'tooLarge', 'timedOut', 'capped', 'rpc', 'refused']

/**
 * Reads the events of a range that ends with a block. The range is halved until the node returns it.
 * @throws ReachError if the node returns no events, or not even those of a single block
 */
async function readRange(
  { node, chainId }: ReachSource,
  toBlock: number,
  window: number,
): Promise<{ logs: MinedLog[]; fromBlock: number }> {
  for (let blocks = Math.min(window, toBlock + 1); ; blocks = Math.ceil(blocks / 2)) {
    const fromBlock = toBlock - blocks + 1
    try {
      return { fromBlock, logs: await node.logs(chainId, { topics: SWAP_TOPICS, fromBlock, toBlock }) }
    } catch (error) {
      if (!(error instanceof NodeError)) throw error
      if (error.failure === 'unsupported')
        throw new ReachError(`The node does not return events (eth_getLogs): ${error.message}`, { cause: error })
      if (!RANGE_FAILURES.includes(error.failure)) throw error
      if (blocks === 1)
        throw new ReachError(`The node does not even return the events of block ${toBlock}: ${error.message}`, {
          cause: error,
        })
    }
  }
}

const countOf = (pools: readonly PoolSwaps[]) => pools.reduce((sum, { count }) => sum + count, 0)

/** A state of this many seconds ago is left out. */
const STATE_MAX_S = 86_400

/**
 * Whether the node still has a state's newest block: a reorganisation may have dropped it, or a local chain begun anew.
 */
async function isOnChain({ node, chainId }: ReachSource, { head }: ReachState): Promise<boolean> {
  try {
    const { hash, timestamp } = await node.block(chainId, head.number)
    return hash === head.hash && Date.now() / 1_000 - timestamp <= STATE_MAX_S
  } catch (error) {
    if (isRefusal(error) || (error instanceof NodeError && error.failure === 'malformed')) return false
    throw error
  }
}

async function begin(measurement: Measurement, measured: string): Promise<ReachState> {
  const { node, chainId, file, progress } = measurement
  const content = file.read()
  if (content !== null) {
    const known = parseState(content, measured)
    if (known && (await isOnChain(measurement, known))) return known
    file.remove()
    progress('What an earlier run has read does not fit and is left out.')
  }
  const { number, hash } = await node.head(chainId)
  return { measured, head: { number, hash }, next: number, window: WINDOW_FIRST, pools: [], identities: [] }
}

/** Reads one more range. The oldest events beyond the wanted number are left out. */
async function readMore(source: ReachSource, state: ReachState, left: number): Promise<ReachState> {
  const { logs, fromBlock } = await readRange(source, state.next, state.window)
  const swaps = logs.flatMap((log) => swapOf(log) ?? []).reverse()
  const blocks = state.next - fromBlock + 1
  const isCut = blocks < Math.min(state.window, state.next + 1)
  const window = isCut ? blocks : Math.min(WINDOW_MAX, logs.length < EVENTS_FEW ? blocks * 2 : blocks)
  return { ...state, next: fromBlock - 1, window, pools: addSwaps(state.pools, swaps.slice(0, left)) }
}

const hasIds = ({ kind }: PoolSwaps) => kind === 'v4'

async function identifyMore(
  source: ReachSource,
  state: ReachState,
  isPriced: (token: Address) => boolean,
  reach: LogReach,
): Promise<ReachState> {
  const due = state.pools.slice(state.identities.length, state.identities.length + POOLS_AT_ONCE)
  const told = new Map([
    ...(await identifyContracts(
      source,
      due.filter((pool) => !hasIds(pool)),
      isPriced,
    )),
    ...(await identifyV4(source, due.filter(hasIds), reach)),
  ])
  return { ...state, identities: [...state.identities, ...due.flatMap((pool) => told.get(pool) ?? [])] }
}

/** Dollars for one whole token with 18 decimals, and the token's decimals. */
interface Anchor {
  token: Address
  usd: bigint
  decimals: number
}

/** The tokens whose amounts give a swap its value: dollar tokens count as a dollar, others as the site prices them. */
async function readAnchors({
  node,
  chainId,
  deployment,
}: ReachSource): Promise<{ anchors: Anchor[]; hasPrices: boolean }> {
  const { weth, usdc, stables, bases, intermediaries } = deployment
  const dollars = [usdc, ...stables]
  const tokens = [...new Set([weth, ...dollars, ...bases, ...intermediaries])]
  const prices = await readPrices(node, chainId, tokens)
  const anchors = prices.tokens.flatMap(({ token, usd, decimals }): Anchor[] => {
    const price = dollars.some((each) => sameAddress(each, token)) ? 10n ** 18n : usd === null ? null : BigInt(usd)
    return price === null || decimals === null ? [] : [{ token, usd: price, decimals }]
  })
  return { anchors, hasPrices: prices.etherUsd !== null }
}

/** The lower value of a pool's two sides; null if neither side has a price. */
export function usdOfSwaps({ sums }: PoolSwaps, { tokens }: PoolIdentity, anchors: readonly Anchor[]): bigint | null {
  if (!sums || !tokens) return null
  const values = tokens.flatMap((token, side) => {
    const anchor = anchors.find((each) => sameAddress(each.token, token))
    return anchor ? [usdValue(sums[side] ?? 0n, anchor.decimals, anchor.usd)] : []
  })
  return values.reduce<bigint | null>((least, value) => (least === null || value < least ? value : least), null)
}

/**
 * Reads the newest swaps of a network back from its head, and what their pools are. Null if the bounds are reached
 * first; the next run then continues. Every run reads something.
 * @throws ReachError and NodeError
 */
export async function measureReach(measurement: Measurement): Promise<Reach | null> {
  const { chainId, wanted, deployment, file, isSpent, progress } = measurement
  let state = await begin(measurement, JSON.stringify([chainId, wanted, SWAP_TOPICS, deployment]))
  const keep = (next: ReachState) => {
    state = next
    file.write(stateText(state))
  }
  for (let seen = countOf(state.pools); seen < wanted && state.next >= 0; seen = countOf(state.pools)) {
    progress(`${seen} of ${wanted} swaps, back to block ${state.next + 1}`)
    keep(await readMore(measurement, state, wanted - seen))
    if (isSpent()) return null
  }
  const { anchors, hasPrices } = await readAnchors(measurement)
  const isPriced = (token: Address) => anchors.some((anchor) => sameAddress(anchor.token, token))
  const reach: LogReach = { blocks: null }
  while (state.identities.length < state.pools.length) {
    progress(`${state.identities.length} of ${state.pools.length} pools identified`)
    keep(await identifyMore(measurement, state, isPriced, reach))
    if (isSpent() && state.identities.length < state.pools.length) return null
  }
  file.remove()
  const pools = state.pools.flatMap((swaps, index): MeasuredPool[] => {
    const identity = state.identities[index]
    return identity ? [{ swaps, identity, usd: usdOfSwaps(swaps, identity, anchors) }] : []
  })
  return { fromBlock: state.next + 1, toBlock: state.head.number, pools, hasPrices }
}
