import { larger } from '../integers'

/**
 * How a network's fees differ from plain EIP-1559.
 *
 * - `gasPrice`: the base fee is zero, so the whole price is the gas price that the node suggests.
 * - `tipFloor`: validators reject tips below 25 gwei.
 * - `tipPriced`: the base fee is negligible, so the tip is the price and changes like a base fee.
 * - `opStack`: the data of a transaction costs a fee in addition to its gas, see `DataFees`.
 * - `dataInGas`: the data of a transaction is charged as further gas, which a simulation does not show, see `DataFees`.
 *   Tips are ignored.
 */
export type FeeModel = 'gasPrice' | 'tipFloor' | 'tipPriced' | 'opStack' | 'dataInGas'

export type FeeParts = 'gasPrice' | 'baseFee' | 'baseFeeAndTip' | 'baseFeeTipAndData'

export function feeParts(model?: FeeModel): FeeParts {
  if (model === 'gasPrice') return 'gasPrice'
  if (model === 'dataInGas') return 'baseFee'
  return model === 'opStack' ? 'baseFeeTipAndData' : 'baseFeeAndTip'
}

/** The price of a unit of gas, in wei. */
interface GasFees {
  /** The latest block's base fee plus the tip. */
  feePerGas: bigint
  /** The limit that wallets usually set: twice the base fee, plus the tip. */
  maxFeePerGas: bigint
}

/** Polygon's validators require at least this tip, in wei. */
const TIP_FLOOR = 25_000_000_000n
/** The lowest gas price that BNB Smart Chain's validators accept, in wei. */
const PRICE_FLOOR = 50_000_000n

/**
 * The fees per gas, in wei.
 * @param baseFee - the latest block's base fee
 * @param suggested - the tip that the node suggests; under the `gasPrice` model, its gas price
 * @param model - absent for plain EIP-1559
 */
export function gasFees(baseFee: bigint, suggested: bigint, model?: FeeModel): GasFees {
  if (model === 'gasPrice') {
    const price = larger(larger(suggested, baseFee), PRICE_FLOOR)
    return { feePerGas: price, maxFeePerGas: price }
  }
  const tip = model === 'tipFloor' ? larger(suggested, TIP_FLOOR) : model === 'dataInGas' ? 0n : suggested
  const feePerGas = baseFee + tip
  return { feePerGas, maxFeePerGas: feePerGas + (model === 'tipPriced' ? feePerGas : baseFee) }
}

/** Whether a transaction's data is charged for in addition to the gas that a simulation shows. */
export const chargesForData = (model?: FeeModel): boolean => model === 'opStack' || model === 'dataInGas'

/** The fees of a network in addition to the gas of the execution, read at one block: wei in decimal strings. */
export interface DataFees {
  /** Whether the data is charged as gas, so that it is part of a transaction's gas limit. Present only if true. */
  isInGas?: true
  /** The measure of a transaction's data: its compressed length, or the calldata gas of its bytes. */
  by: 'compressed' | 'calldataGas'
  /** The minimum data fee of a transaction. */
  least: string
  /** The data fees of the two unsigned transactions of DATA_SIZES. */
  small: string
  large: string
  /** The operator fees for zero gas (`fixed`) and for OPERATOR_GAS (`forGas`). */
  fixed: string
  forGas: string
}
