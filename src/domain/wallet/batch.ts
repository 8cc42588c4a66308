/**
 * Whether a wallet executes several calls as one: it does, or it would after the user allows an upgrade of the account
 * (EIP-7702).
 */
export type AtomicSupport = 'supported' | 'ready'

/** A wallet's report on a batch that it accepted (https://eips.ethereum.org/EIPS/eip-5792). It proves nothing. */
export interface CallsStatus {
  /**
   * `failed`: it was not sent and will not be; `reverted`: it was mined and changed nothing; `partial`: some of it took
   * effect.
   */
  status: 'pending' | 'confirmed' | 'failed' | 'reverted' | 'partial'
  /** False for a wallet that executes the calls one by one. */
  atomic: boolean
  /** The transactions it was mined in, in order. Null where the wallet does not report how one ended. */
  transactions: { hash: `0x${string}`; succeeded: boolean | null }[]
  /** How many owners of the account have signed it; absent where the wallet does not say. */
  signed?: number
}
