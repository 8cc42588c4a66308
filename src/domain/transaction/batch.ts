import type { Address } from '../chain/address'
import type { SafeKind } from '../wallet/accountKind'

/** One call of a batch: `value` in wei, as a decimal string. */
export interface BatchCall {
  to: Address
  value: string
  data: string
}

/**
 * The account's nonce and the newest block when the request went to the wallet. A transaction that was mined before
 * then cannot be the requested one.
 */
export interface AccountMoment {
  nonce: number
  block: number
}

/** The state of a Safe when the request went to its wallet. */
export type SafeMoment = Omit<SafeKind, 'kind'>

/**
 * Calls sent to a wallet as one request. The hash of the transaction that contains the calls is unknown until the
 * transaction is found on the chain.
 */
export interface SentBatch extends AccountMoment {
  walletId: string
  /**
   * The wallet's id for the batch (EIP-5792), or a hash that may or may not be the transaction's hash. Absent until the
   * wallet answers, which may be after the page was closed.
   */
  id?: string
  safe?: SafeMoment
  /** The calls in order. The last one is the purpose of the batch; the other calls prepare it. */
  calls: BatchCall[]
  /** The key of the trade that the batch executes. All trades of the same tokens share one key. */
  trade: string
}

/** A wallet's report on a batch. The report only guides the search on the chain, and never decides the outcome. */
export interface BatchHint {
  /** `dropped`: the wallet will not send the batch. `ended`: the batch was mined, successfully or not. */
  report: 'pending' | 'dropped' | 'ended'
  hashes: readonly string[]
  signed?: number
}

/**
 * `notSent`: the wallet reports that it dropped the calls, and the chain has no transaction with these calls.
 * `partial`: only some of the calls took effect. `unclear`: the wallet reports that the batch has ended, but the
 * outcome was not found on the chain. `undecided`: the transaction also contained other calls of the account, with a
 * different outcome.
 */
export type BatchOutcome = 'notSent' | 'partial' | 'unclear' | 'undecided'

/** A wallet accepted the batch, but it did not succeed. The texts are in `copy/…/wallet/batch.ts`. */
export class BatchFailure extends Error {
  constructor(
    readonly outcome: BatchOutcome,
    readonly hash: string | null = null,
  ) {
    super(outcome)
    this.name = 'BatchFailure'
  }
}
