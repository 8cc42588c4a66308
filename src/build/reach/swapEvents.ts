import type { Hex, MinedLog } from '#boundary/node'
import type { Address } from '#domain/chain/address'
import { NodeError } from '#domain/chain/nodeError'
import { keccak256 } from '#services/chain/hash'
import { addressAt, intAt, uintAt } from '#services/chain/words'

/** How an event gives its tokens and amounts; see `readEvent`. */
type Shape = 'inAndOut' | 'signed' | 'signedOfId' | 'tokensInTopics' | 'tokensInData' | 'unread'

interface SwapEvent {
  /** Whose event it is, for people. */
  name: string
  signature: string
  shape: Shape
}

/**
 * The Swap events that are counted. Forks have the event of what they are a fork of. Sources: IUniswapV2Pair,
 * IUniswapV3PoolEvents, IPoolManager of v4-core, IPancakeV3PoolEvents, IPool of Aerodrome, IAlgebraPoolEvents (Integral),
 * ICLPoolManager and IBinPoolManager of PancakeSwap Infinity, IVault and IVaultEvents of Balancer, ILBPair, FluidDexT1,
 * Curve's StableSwap and CryptoSwap, DVMTrader of DODO.
 */
export const SWAP_EVENTS = {
  v2: { name: 'V2', signature: 'Swap(address,uint256,uint256,uint256,uint256,address)', shape: 'inAndOut' },
  v3: { name: 'V3', signature: 'Swap(address,address,int256,int256,uint160,uint128,int24)', shape: 'signed' },
  pancakeV3: {
    name: 'PancakeSwap V3',
    signature: 'Swap(address,address,int256,int256,uint160,uint128,int24,uint128,uint128)',
    shape: 'signed',
  },
  v4: {
    name: 'V4',
    signature: 'Swap(bytes32,address,int128,int128,uint160,uint128,int24,uint24)',
    shape: 'signedOfId',
  },
  aerodrome: {
    name: 'Aerodrome, Velodrome',
    signature: 'Swap(address,address,uint256,uint256,uint256,uint256)',
    shape: 'inAndOut',
  },
  algebra: {
    name: 'Algebra Integral',
    signature: 'Swap(address,address,int256,int256,uint160,uint128,int24,uint24,uint24)',
    shape: 'signed',
  },
  infinity: {
    name: 'PancakeSwap Infinity',
    signature: 'Swap(bytes32,address,int128,int128,uint160,uint128,int24,uint24,uint16)',
    shape: 'signedOfId',
  },
  infinityBins: {
    name: 'PancakeSwap Infinity, bins',
    signature: 'Swap(bytes32,address,int128,int128,uint24,uint24,uint16)',
    shape: 'signedOfId',
  },
  balancerV2: {
    name: 'Balancer V2',
    signature: 'Swap(bytes32,address,address,uint256,uint256)',
    shape: 'tokensInTopics',
  },
  balancerV3: {
    name: 'Balancer V3',
    signature: 'Swap(address,address,address,uint256,uint256,uint256,uint256)',
    shape: 'tokensInTopics',
  },
  liquidityBook: {
    name: 'Liquidity Book',
    signature: 'Swap(address,address,uint24,bytes32,bytes32,uint24,bytes32,bytes32)',
    shape: 'unread',
  },
  fluid: { name: 'Fluid', signature: 'Swap(bool,uint256,uint256,address)', shape: 'unread' },
  curve: { name: 'Curve', signature: 'TokenExchange(address,int128,uint256,int128,uint256)', shape: 'unread' },
  curveCrypto: {
    name: 'Curve, volatile',
    signature: 'TokenExchange(address,uint256,uint256,uint256,uint256)',
    shape: 'unread',
  },
  curveCryptoNg: {
    name: 'Curve, volatile, NG',
    signature: 'TokenExchange(address,uint256,uint256,uint256,uint256,uint256,uint256)',
    shape: 'unread',
  },
  dodo: { name: 'DODO', signature: 'DODOSwap(address,address,uint256,uint256,address,address)', shape: 'tokensInData' },
} as const satisfies Readonly<Record<string, SwapEvent>>

type SwapKind = keyof typeof SWAP_EVENTS

const kinds = new Map(
  (Object.keys(SWAP_EVENTS) as SwapKind[]).map((kind) => [
    keccak256(new TextEncoder().encode(SWAP_EVENTS[kind].signature)),
    kind,
  ]),
)

export const SWAP_TOPICS: readonly Hex[] = [...kinds.keys()]

/** The swaps of one pool. Amounts are in base units, one for each of the pool's tokens. */
export interface PoolSwaps {
  kind: SwapKind
  /** The contract that emitted the events. */
  emitter: Address
  /** The pool's id, if the contract has several pools. */
  id: Hex | null
  /** The tokens that the event itself names. */
  tokens: readonly [Address, Address] | null
  /** The transaction of one of the swaps. */
  transaction: Hex | null
  count: number
  /** The sum of the amounts, and the largest amount; null if the amounts cannot be read. */
  sums: readonly [bigint, bigint] | null
  largest: readonly [bigint, bigint] | null
}

const size = (value: bigint) => (value < 0n ? -value : value)

/**
 * The size of what moved on each side. Amounts that came back in the same swap do not count, as in a flash loan. Throws a
 * NodeError if the event is too short.
 */
function readEvent({ topics, data }: MinedLog, shape: Shape): Pick<PoolSwaps, 'id' | 'tokens' | 'sums'> {
  const [, first = '0x', second = '0x', third = '0x'] = topics
  switch (shape) {
    case 'inAndOut': {
      const net = (side: number) => size(uintAt(data, side) - uintAt(data, side + 2))
      return { id: null, tokens: null, sums: [net(0), net(1)] }
    }
    case 'signed':
      return { id: null, tokens: null, sums: [size(intAt(data, 0)), size(intAt(data, 1))] }
    case 'signedOfId':
      return { id: first, tokens: null, sums: [size(intAt(data, 0)), size(intAt(data, 1))] }
    case 'tokensInTopics':
      return {
        id: first,
        tokens: [addressAt(second, 0), addressAt(third, 0)],
        sums: [uintAt(data, 0), uintAt(data, 1)],
      }
    case 'tokensInData':
      return { id: null, tokens: [addressAt(data, 0), addressAt(data, 1)], sums: [uintAt(data, 2), uintAt(data, 3)] }
    case 'unread':
      return { id: null, tokens: null, sums: null }
  }
}

/** The swap of a log. If the event is garbled, its amounts are null. Null if the log is of no event in the table. */
export function swapOf(log: MinedLog): PoolSwaps | null {
  const { address: emitter, topics, transactionHash: transaction = null } = log
  const kind = topics[0] && kinds.get(topics[0])
  if (!kind) return null
  const base = { kind, emitter, transaction, count: 1 }
  try {
    const read = readEvent(log, SWAP_EVENTS[kind].shape)
    return { ...base, ...read, largest: read.sums }
  } catch (error) {
    if (!(error instanceof NodeError)) throw error
    return { ...base, id: topics[1] ?? null, tokens: null, sums: null, largest: null }
  }
}

const keyOf = ({ kind, emitter, id, tokens, sums }: PoolSwaps) =>
  [kind, emitter, id, tokens?.join('>'), sums === null].join()

type Pair = PoolSwaps['sums']

const both = (a: Pair, b: Pair, join: (x: bigint, y: bigint) => bigint): Pair =>
  a && b && [join(a[0], b[0]), join(a[1], b[1])]

export function addSwaps(pools: readonly PoolSwaps[], swaps: readonly PoolSwaps[]): PoolSwaps[] {
  const byKey = new Map(pools.map((pool) => [keyOf(pool), pool]))
  for (const swap of swaps) {
    const key = keyOf(swap)
    const known = byKey.get(key)
    byKey.set(
      key,
      known
        ? {
            ...known,
            count: known.count + swap.count,
            sums: both(known.sums, swap.sums, (x, y) => x + y),
            largest: both(known.largest, swap.largest, (x, y) => (x > y ? x : y)),
          }
        : swap,
    )
  }
  return [...byKey.values()]
}
