/**
 * Whether a wallet carries out several calls as one: it does, or it would after an upgrade of the account that the
 * person has to allow first (EIP-7702).
 */
export type AtomicSupport = 'supported' | 'ready'

/** What a wallet says of a batch that it was given (https://eips.ethereum.org/EIPS/eip-5792). */
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

const SENTENCE = {
  notSent: 'Your wallet gave up on this before it reached the network. Nothing was sent.',
  reverted: 'The network refused the transaction. Nothing was changed, but its cost may have been spent.',
  partial: 'Your wallet carried out only a part of this. Look in your wallet before you try again.',
  unclear: 'Your wallet took this, but what came of it could not be read. Look in your wallet before you try again.',
} as const

/** How a batch ended that a wallet had taken and that did not succeed, in a plain sentence that may be shown. */
export class BatchFailure extends Error {
  constructor(
    readonly outcome: keyof typeof SENTENCE,
    /** Its transaction, as far as one is known. */
    readonly hash: `0x${string}` | null = null,
  ) {
    super(SENTENCE[outcome])
    this.name = 'BatchFailure'
  }
}
