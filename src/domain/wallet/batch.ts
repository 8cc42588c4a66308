/**
 * Whether a wallet carries out several calls as one: it does, or it would after an upgrade of the account that the
 * person has to allow first (EIP-7702).
 */
export type AtomicSupport = 'supported' | 'ready'

/** What a wallet reports of a batch that it was given (https://eips.ethereum.org/EIPS/eip-5792). */
export interface CallsStatus {
  /**
   * `failed`: it was not sent and will not be; `reverted`: the chain took it and changed nothing; `partial`: some of it
   * took place.
   */
  status: 'pending' | 'confirmed' | 'failed' | 'reverted' | 'partial'
  /** False for a wallet that carries out the calls one by one. */
  atomic: boolean
  /** Those it was mined in, in their order. Null where the wallet does not say how one ended. */
  transactions: { hash: `0x${string}`; succeeded: boolean | null }[]
}

/**
 * `notSent`: the wallet gave up before the calls reached the network; `unclear`: the wallet took them, and nothing more
 * is known.
 */
export type BatchOutcome = 'notSent' | 'reverted' | 'partial' | 'unclear'

/** How a batch ended that a wallet had taken and that did not succeed. What people read is in `copy/…/wallet/batch.ts`. */
export class BatchFailure extends Error {
  constructor(
    readonly outcome: BatchOutcome,
    /** Its transaction, as far as one is known. */
    readonly hash: `0x${string}` | null = null,
  ) {
    super(outcome)
    this.name = 'BatchFailure'
  }
}
