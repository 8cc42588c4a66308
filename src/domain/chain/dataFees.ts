import { divideUp, larger } from '../integers'
import type { DataFees } from './fees'
import { BYTE_GAS } from './limits'

/*
 * The fee that rollups charge for a transaction's data, in addition to the gas of its execution: OP-stack networks as a
 * fee of its own, Arbitrum as further gas. This module is loaded only on such networks.
 */

/** The size of an unsigned transaction in two measures. A network charges for one of them. */
export interface DataSize {
  /** The number of bytes after FastLZ compression, which determines the fee since the Fjord upgrade. */
  compressed: number
  /** The calldata gas of all bytes, which determined the fee before the Fjord upgrade. */
  calldataGas: number
}

/**
 * The sizes, in bytes, of two unsigned transactions of incompressible data for which the fee is read. The fee of any
 * other size lies on the straight line through the two fees.
 */
export const DATA_SIZES = { small: 128, large: 638 } as const
/** The amount of gas for which the operator fee is read. */
export const OPERATOR_GAS = 1_000_000n

/**
 * Fjord's upper bound for the compressed size of a transaction of incompressible data: the size itself, plus one byte
 * for every 255 bytes of the transaction including its 68-byte signature, plus 16 bytes.
 */
const compressedAtMost = (bytes: number) => bytes + Math.floor((bytes + 68) / 255) + 16

const MEASURED = {
  compressed: [compressedAtMost(DATA_SIZES.small), compressedAtMost(DATA_SIZES.large)],
  calldataGas: [DATA_SIZES.small * BYTE_GAS.other, DATA_SIZES.large * BYTE_GAS.other],
} as const

interface Usage {
  gas: bigint
  sizes: readonly DataSize[]
}

/** The additional data fee, in wei, of `further` data in a transaction. */
export function dataWorth({ by, small, large }: DataFees, further: DataSize): bigint {
  const [from, to] = MEASURED[by]
  return ((BigInt(large) - BigInt(small)) * BigInt(further[by])) / BigInt(to - from)
}

/** The data fee of one transaction in wei, from the line through the two fees that were read. */
function feeOf({ by, least, small, large }: DataFees, size: DataSize): bigint {
  const [from, to] = MEASURED[by]
  const [before, after] = [BigInt(size[by] - from), BigInt(to - size[by])]
  const sum = BigInt(small) * after + BigInt(large) * before
  return larger(BigInt(least), sum > 0n ? divideUp(sum, BigInt(to - from)) : 0n)
}

/** The data and operator fees of several transactions, in wei. The price of their gas is not included. */
export function dataFee(fees: DataFees, { gas, sizes }: Usage): bigint {
  const fixed = BigInt(fees.fixed)
  const byOperator = divideUp((BigInt(fees.forGas) - fixed) * gas, OPERATOR_GAS)
  return sizes.reduce((sum, size) => sum + feeOf(fees, size) + fixed, byOperator)
}

/** A quarter more than the fee, because the price of data follows Ethereum's base fee. */
export const dataReserve = (fees: DataFees, usage: Usage): bigint => {
  const fee = dataFee(fees, usage)
  return fee + divideUp(fee, 4n)
}
