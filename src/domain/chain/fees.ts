/**
 * How a network prices a transaction, where that is not by EIP-1559 alone.
 *
 * - `gasPrice`: the base fee is zero; all of the price is what the node suggests.
 * - `tipFloor`: validators take no transaction with a tip below 25 gwei.
 * - `tipPriced`: the base fee is next to nothing; the tip is the price and changes like a base fee.
 * - `opStack`: the data of a transaction is charged beside its gas, see `DataFees`.
 * - `dataInGas`: it is charged as gas, which only an estimate by the node includes; tips are not taken.
 */
export type FeeModel = 'gasPrice' | 'tipFloor' | 'tipPriced' | 'opStack' | 'dataInGas'

/** What a unit of gas costs, in wei. */
export interface GasFees {
  /** By the latest block: its base fee and the tip. */
  feePerGas: bigint
  /** What wallets ask for: twice the base fee, and the tip. */
  maxFeePerGas: bigint
}

/** Polygon's validators require this tip, in wei. */
const TIP_FLOOR = 25_000_000_000n
/** The least price that BNB Smart Chain's validators accept, in wei. */
const PRICE_FLOOR = 50_000_000n

const larger = (a: bigint, b: bigint) => (a > b ? a : b)

/**
 * The fees by a block's base fee and the tip that the node suggests, or its gas price where that is all; in wei.
 * @param model - absent where it is EIP-1559 alone
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

/** What an estimate of gas without the node has to be multiplied by: it leaves out what is charged as gas for data. */
export const tableFactor = (model?: FeeModel): bigint => (model === 'dataInGas' ? 2n : 1n)

/** What an OP-stack network charges in addition to gas, after a block: wei in decimal strings. */
export interface DataFees {
  /** What the data of a transaction is measured by: its length after compression, or what its bytes cost as calldata. */
  by: 'compressed' | 'calldataGas'
  /** For the data of any transaction, at least. */
  least: string
  /** For the data of the two unsigned transactions of DATA_SIZES. */
  small: string
  large: string
  /** The operator's fee without gas, and for OPERATOR_GAS. */
  fixed: string
  forGas: string
}
