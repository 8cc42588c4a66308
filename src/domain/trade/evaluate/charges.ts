import { dataFee, dataPerByte, dataReserve } from '../../chain/dataFees'
import type { DataFees } from '../../chain/fees'
import { LEG_GAS, type RouteGas, V3_HOP_GAS } from '../gas'
import { guardedHops } from '../guard'
import type { TradePlan } from '../plan'
import type { Charges, Traded } from './cost'

/* What a network charges for the data of a trade's transactions, beside their gas. Loaded on such networks alone. */

/**
 * Bytes of an unsigned transaction that approves, and of one that trades, at most: around the router's calls, with the
 * one that pays out; for each pool, alone or after one of the same protocol; and for each guarded pool.
 */
const SIZES = { approval: 160, trade: 500, pool: 320, furtherPool: 64, guard: 288 } as const
/** The bytes of a trade without a quote yet, through three pools. */
const SIZE_BEFORE_QUOTE = SIZES.trade + 3 * SIZES.pool
/** What one more leg adds. */
const LEG_SIZE = SIZES.pool

function tradeSize({ quote, guard }: Pick<TradePlan, 'quote' | 'guard'>): number {
  const pools = quote.legs.flatMap(({ hops }) =>
    hops.map(({ protocol }, at) => (protocol === hops[at - 1]?.protocol ? SIZES.furtherPool : SIZES.pool)),
  )
  // A wrap is no larger than an approval.
  if (pools.length === 0) return SIZES.approval
  const guards = guard ? guardedHops(quote).length * SIZES.guard : 0
  return pools.reduce<number>((sum, size) => sum + size, SIZES.trade + guards)
}

/** The bytes of a trade's transactions, unsigned, at most: the approvals, then the trade itself. */
export function transactionSizes({ terms, approvals }: Traded): number[] {
  return [...Array<number>(approvals).fill(SIZES.approval), terms ? tradeSize(terms) : SIZE_BEFORE_QUOTE]
}

/** What routes are compared by: calldata counts as so much more for the gas of each pool and each leg. */
function routeGas(fees: DataFees, feePerGas: bigint): RouteGas {
  if (feePerGas <= 0n) return { feePerGas }
  const perByte = dataPerByte(fees)
  return {
    feePerGas: feePerGas + (perByte * BigInt(SIZES.furtherPool)) / BigInt(V3_HOP_GAS),
    legGas: LEG_GAS + Number((perByte * BigInt(LEG_SIZE)) / feePerGas),
    dataGas: (bytes) => Number((perByte * BigInt(bytes)) / feePerGas),
  }
}

/** The rules for fees that were read. */
export const chargesBy = (fees: DataFees): Charges => ({
  cost: (gas, traded) => dataFee(fees, { gas, sizes: transactionSizes(traded) }),
  reserve: (gas, traded) => dataReserve(fees, { gas, sizes: transactionSizes(traded) }),
  routeGas: (feePerGas) => routeGas(fees, feePerGas),
})
