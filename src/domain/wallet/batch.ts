/** Support for atomic batches (EIP-5792). `ready`: after the visitor allows an upgrade of the account (EIP-7702). */
export type AtomicSupport = 'supported' | 'ready'

/** A wallet's report on a batch that it accepted (https://eips.ethereum.org/EIPS/eip-5792). The report may be wrong. */
export interface CallsStatus {
  /**
   * `failed`: the batch was not sent and will not be. `reverted`: the batch was mined and changed nothing. `partial`:
   * only some of its calls took effect.
   */
  status: 'pending' | 'confirmed' | 'failed' | 'reverted' | 'partial'
  /** False for a wallet that executes the calls one by one. */
  atomic: boolean
  /** The batch's transactions, in order. `succeeded` is null if the wallet does not report it. */
  transactions: { hash: `0x${string}`; succeeded: boolean | null }[]
  /** The number of owners who have signed; absent if the wallet does not report it. */
  signed?: number
}
