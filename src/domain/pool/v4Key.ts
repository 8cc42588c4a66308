import { type Address, sameAddress, ZERO_ADDRESS } from '../chain/address'
import type { RangedTerms, V4Place } from './pool'
import type { V4Hop } from './route'

/**
 * A currency of PoolManager: a token's address, or the zero address for the native coin. This type is not an `Address`,
 * so it cannot be passed to code in which the zero address means "no token".
 */
export interface V4Currency {
  readonly hex: Address
}

const V4_COIN: V4Currency = { hex: ZERO_ADDRESS }

/** PoolManager's Swap(bytes32 indexed, address indexed, int128, int128, uint160, uint128, int24, uint24). */
export const V4_SWAP = '0x40e9cecb9f5f1f1c5b9c97dec2917b7ee92e57ba5563708daca94dd84ad7112f'

/** A PoolKey (v4-core, types/PoolKey.sol). */
interface V4Key {
  currency0: V4Currency
  currency1: V4Currency
  fee: number
  tickSpacing: number
  /** The zero address for a pool without hooks. */
  hooks: Address
}

/** The PoolKey of a pool. The hash of the PoolKey is the pool's id. */
export function v4Key({ token0, token1, isNative, hooks, ...terms }: Omit<V4Place, 'id' | 'protocol'>): V4Key {
  const { fee, tickSpacing } = terms
  const currency0 = isNative ? V4_COIN : { hex: token0 }
  return { currency0, currency1: { hex: token1 }, fee, tickSpacing, hooks: hooks ?? ZERO_ADDRESS }
}

/**
 * The fees of swaps in each direction, in millionths. The protocol fee is deducted first, and the pool's fee is charged
 * on the rest (v4-core, ProtocolFeeLibrary.calculateSwapFee).
 * @param protocolFee - from slot0: 12 bits for each direction, the lower ones for an input of currency0
 */
export function v4SwapFees(fee: number, protocolFee: number): Pick<RangedTerms, 'feeDown' | 'feeUp'> {
  const withPool = (part: number) => part + fee - Math.floor((part * fee) / 1_000_000)
  return { feeDown: withPool(protocolFee & 0xfff), feeUp: withPool((protocolFee >> 12) & 0xfff) }
}

export const otherToken = ({ token0, token1 }: Pick<V4Place, 'token0' | 'token1'>, token: Address): Address =>
  sameAddress(token0, token) ? token1 : token0

export function v4Hop(place: V4Place, tokenIn: Address): V4Hop {
  const { id, fee, tickSpacing, isNative, token0, hooks } = place
  const coin = !isNative ? null : sameAddress(token0, tokenIn) ? 'in' : 'out'
  const tokens = { tokenIn, tokenOut: otherToken(place, tokenIn) }
  return { protocol: 'v4', pool: id, fee, ...tokens, tickSpacing, coin, ...(hooks && { hooks }) }
}
