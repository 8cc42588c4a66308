/**
 * Whether a wallet executes several calls as one: it does, or it would after the user allows an upgrade of the account
 * (EIP-7702).
 */
export type AtomicSupport = 'supported' | 'ready'

/** A wallet's report on a batch that it accepted (https://eips.ethereum.org/EIPS/eip-5792). */
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
}

/**
 * `notSent`: the wallet dropped the calls before they reached the network; `unclear`: the wallet accepted them, and
 * nothing more is known.
 */
export type BatchOutcome = 'notSent' | 'reverted' | 'partial' | 'unclear'

/** The outcome of a batch that a wallet accepted and that did not succeed. Its text is in `copy/…/wallet/batch.ts`. */
export class BatchFailure extends Error {
  constructor(
    readonly outcome: BatchOutcome,
    /** Its transaction, if one is known. */
    readonly hash: `0x${string}` | null = null,
  ) {
    super(outcome)
    this.name = 'BatchFailure'
  }
}
