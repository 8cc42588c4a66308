import { divideUp } from '../divideUp'
import type { DataFees } from './fees'

/*
 * What some networks charge for a transaction's data, beside its gas. Loaded on those alone.
 */

/**
 * The sizes, in bytes, of the unsigned transactions whose data fee is read. It is proportional in between and beyond,
 * but for one byte in 255 that the bound adds; twice 255 lie between the two.
 */
export const DATA_SIZES = { small: 128, large: 638 } as const
/** The amount of gas whose operator fee is read. */
export const OPERATOR_GAS = 1_000_000n

/** What transactions use: the gas of all, and the size of each in bytes, unsigned. */
interface Usage {
  gas: bigint
  sizes: readonly number[]
}

const SPAN = BigInt(DATA_SIZES.large - DATA_SIZES.small)

/** Wei for each further byte of a transaction. */
export const dataPerByte = ({ small, large }: DataFees): bigint => (BigInt(large) - BigInt(small)) / SPAN

/** What transactions cost beside their gas, at most, in wei. */
export function dataFee(fees: DataFees, { gas, sizes }: Usage): bigint {
  const [small, fixed] = [BigInt(fees.small), BigInt(fees.fixed)]
  const bytes = sizes.reduce((sum, size) => sum + Math.max(0, size - DATA_SIZES.small), 0)
  const further = divideUp((BigInt(fees.large) - small) * BigInt(bytes), SPAN)
  const byOperator = divideUp((BigInt(fees.forGas) - fixed) * gas, OPERATOR_GAS)
  return (small + fixed) * BigInt(sizes.length) + further + byOperator
}

/** The same with a quarter more, for what must stay: the price of data changes with Ethereum's. */
export const dataReserve = (fees: DataFees, usage: Usage): bigint => {
  const fee = dataFee(fees, usage)
  return fee + divideUp(fee, 4n)
}
