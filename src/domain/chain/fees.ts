/** What a unit of gas costs, in wei (EIP-1559). */
export interface GasFees {
  /** By the latest block: its base fee and the tip. */
  feePerGas: bigint
  /** What wallets ask for: twice the base fee, and the tip. */
  maxFeePerGas: bigint
}

/** The fees by a block's base fee and the suggested tip, both in wei. */
export function gasFees(baseFee: bigint, tip: bigint): GasFees {
  return { feePerGas: baseFee + tip, maxFeePerGas: 2n * baseFee + tip }
}
