import { UINT128_MAX } from '#domain/chain/limits'
import type { V4Deployment } from '#domain/chain/network'
import type { V4Place } from '#domain/pool/pool'
import { MAX_SQRT_RATIO, MAX_TICK, MIN_SQRT_RATIO, MIN_TICK } from '#domain/pool/tickMath'
import { v4SwapFees } from '#domain/pool/v4Key'
import { DYNAMIC_FEE, type Fraction, v3Price } from '#domain/pool/route'
import type { CallResult, ContractCall } from '../../chain/multicall'
import type { V4Now } from '../pools'
import { loadCalls, loadedWords, priceSlots } from './storage'

/** The number of storage words of a pool's state: slot0 and liquidity. */
const WORDS = 2
/** A fee of 100 %, in millionths. */
const FEE_MAX = 1_000_000
/** The maximum protocol fee, in millionths (v4-core, ProtocolFeeLibrary.MAX_PROTOCOL_FEE). */
const PROTOCOL_FEE_MAX = 1_000

export const v4StateCalls = ({ poolManager }: V4Deployment, places: readonly V4Place[]): ContractCall[] =>
  loadCalls(
    poolManager,
    places.flatMap(({ id }) => priceSlots(id)),
  )

/** Parses slot0: from the lowest bit, sqrtPriceX96 (160 bits), tick (24), protocolFee (24) and lpFee (24). */
function stateOf(place: V4Place, slot0: bigint, liquidity: bigint): V4Now | null {
  const sqrtPriceX96 = BigInt.asUintN(160, slot0)
  const tick = Number(BigInt.asIntN(24, slot0 >> 160n))
  const protocolFee = Number(BigInt.asUintN(24, slot0 >> 184n))
  const fee = Number(BigInt.asUintN(24, slot0 >> 208n))
  const isPriced =
    sqrtPriceX96 >= MIN_SQRT_RATIO && sqrtPriceX96 < MAX_SQRT_RATIO && tick >= MIN_TICK && tick < MAX_TICK
  const isCharged = [protocolFee & 0xfff, protocolFee >> 12].every((part) => part <= PROTOCOL_FEE_MAX)
  // Only a hook can change a pool's fee, and only if the pool's key allows it. Otherwise a different fee, or a set bit
  // above the fee, means an invalid response.
  const isOwn = (place.fee === DYNAMIC_FEE ? fee <= FEE_MAX : fee === place.fee) && slot0 >> 232n === 0n
  if (!isPriced || !isCharged || !isOwn || liquidity > UINT128_MAX) return null
  return { ...place, ...v4SwapFees(fee, protocolFee), sqrtPriceX96, tick, liquidity }
}

/** Parses the results of `v4StateCalls`. Leaves out pools that do not exist. */
export function readV4States(places: readonly V4Place[], results: readonly (CallResult | undefined)[]): V4Now[] {
  const words = loadedWords(results, places.length * WORDS)
  return places.flatMap((place, at) => {
    const [slot0, liquidity] = [words[at * WORDS] ?? null, words[at * WORDS + 1] ?? null]
    return (slot0 !== null && liquidity !== null && stateOf(place, slot0, liquidity)) || []
  })
}

/** A pool's price from the results of its own calls; null without liquidity, because the price is then meaningless. */
export function readV4Price(place: V4Place, results: readonly (CallResult | undefined)[]): Fraction | null {
  const [now] = readV4States([place], results)
  return now && now.liquidity > 0n ? v3Price(now.sqrtPriceX96) : null
}
