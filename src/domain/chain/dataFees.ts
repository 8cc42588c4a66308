import { divideUp } from '../divideUp'
import type { DataFees } from './fees'
import { BYTE_GAS } from './limits'

/* What some networks charge for a transaction's data, in addition to its gas. Loaded on those alone. */

/** The size of an unsigned transaction as networks charge for it. */
export interface DataSize {
  /** Bytes after compression by FastLZ: since Fjord. */
  compressed: number
  /** Gas of all its bytes as calldata: before Fjord. */
  calldataGas: number
}

/**
 * The sizes, in bytes that cannot be compressed, of the two unsigned transactions whose data fee is read. The fee is
 * proportional in between and beyond.
 */
export const DATA_SIZES = { small: 128, large: 638 } as const
/** The amount of gas whose operator fee is read. */
export const OPERATOR_GAS = 1_000_000n

/**
 * Fjord's upper bound for the compressed size of a transaction: one byte in 255 more, with 68 bytes for the signature.
 */
const compressedAtMost = (bytes: number) => bytes + Math.floor((bytes + 68) / 255) + 16

/** The sizes of these two by either measure. */
const MEASURED = {
  compressed: [compressedAtMost(DATA_SIZES.small), compressedAtMost(DATA_SIZES.large)],
  calldataGas: [DATA_SIZES.small * BYTE_GAS.other, DATA_SIZES.large * BYTE_GAS.other],
} as const

/** The usage of several transactions: their total gas, and the size of each. */
interface Usage {
  gas: bigint
  sizes: readonly DataSize[]
}

const larger = (a: bigint, b: bigint) => (a > b ? a : b)

/** The wei that more data of a transaction costs. */
export function dataWorth({ by, small, large }: DataFees, further: DataSize): bigint {
  const [from, to] = MEASURED[by]
  return ((BigInt(large) - BigInt(small)) * BigInt(further[by])) / BigInt(to - from)
}

/** Wei for the data of one transaction, by the line through the two that were read. */
function feeOf({ by, least, small, large }: DataFees, size: DataSize): bigint {
  const [from, to] = MEASURED[by]
  const [before, after] = [BigInt(size[by] - from), BigInt(to - size[by])]
  const sum = BigInt(small) * after + BigInt(large) * before
  return larger(BigInt(least), sum > 0n ? divideUp(sum, BigInt(to - from)) : 0n)
}

/** What transactions cost in addition to their gas, in wei. */
export function dataFee(fees: DataFees, { gas, sizes }: Usage): bigint {
  const fixed = BigInt(fees.fixed)
  const byOperator = divideUp((BigInt(fees.forGas) - fixed) * gas, OPERATOR_GAS)
  return sizes.reduce((sum, size) => sum + feeOf(fees, size) + fixed, byOperator)
}

/** The same with a quarter more, for what must stay: the price of data changes with Ethereum's. */
export const dataReserve = (fees: DataFees, usage: Usage): bigint => {
  const fee = dataFee(fees, usage)
  return fee + divideUp(fee, 4n)
}
