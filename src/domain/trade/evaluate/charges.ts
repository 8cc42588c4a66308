import { dataFee, dataReserve, type DataSize, dataWorth } from '../../chain/dataFees'
import type { DataFees } from '../../chain/fees'
import { USUAL_SWAP_SIZE } from '../../market/usualSwap'
import { LEG_GAS, type RouteGas, V3_HOP_GAS } from '../gas'
import { approvalSizes, FURTHER_POOL_SIZE, LEG_SIZE, tradeSize } from '../search/dataSize'
import type { Charges, Traded } from './cost'

/*
 * The fees that a network charges for the data of a trade's transactions, in addition to their gas. This module is
 * loaded only on such networks.
 */

/**
 * The data sizes of a trade's transactions: measured if the transactions have been encoded, and otherwise estimated.
 * The sizes of the approvals come first, then the size of the trade.
 */
export function transactionSizes({ terms, approvals, data }: Traded): readonly DataSize[] {
  if (data) return data
  const legs = terms?.quote.legs ?? []
  const trade = terms ? tradeSize(terms.quote, terms.guard) : USUAL_SWAP_SIZE
  return [...approvalSizes(legs, approvals), trade]
}

/** The gas with which routes are compared. The fee for calldata is added to the gas of each pool and each leg. */
function routeGas(fees: DataFees, feePerGas: bigint): RouteGas {
  if (feePerGas <= 0n) return { feePerGas }
  const perGas = feePerGas + dataWorth(fees, FURTHER_POOL_SIZE) / BigInt(V3_HOP_GAS)
  // The data fee, expressed as gas at the price `perGas`.
  const dataGas = (size: DataSize) => Number(dataWorth(fees, size) / perGas)
  return { feePerGas: perGas, legGas: LEG_GAS + dataGas(LEG_SIZE), dataGas }
}

export const chargesBy = (fees: DataFees): Charges => ({
  cost: (gas, traded) => dataFee(fees, { gas, sizes: transactionSizes(traded) }),
  reserve: (gas, traded) => dataReserve(fees, { gas, sizes: transactionSizes(traded) }),
  routeGas: (feePerGas) => routeGas(fees, feePerGas),
})
