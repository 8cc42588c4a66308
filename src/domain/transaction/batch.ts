import type { Address } from '../chain/address'
import type { SafeKind } from '../wallet/accountKind'

/** One call of a batch: `value` in wei, as a decimal string. */
export interface BatchCall {
  to: Address
  value: string
  data: string
}

/** The account's nonce and block when its wallet was asked. Nothing mined before can be the requested transaction. */
export interface AccountMoment {
  /** The account's next nonce. */
  nonce: number
  /** The newest block. */
  block: number
}

/** What a Safe was when its wallet was asked. */
export type SafeMoment = Omit<SafeKind, 'kind'>

/**
 * Calls that a wallet was asked to carry out as one request. The hash of the transaction that carries them is not known
 * until it is found on the chain.
 */
export interface SentBatch extends AccountMoment {
  walletId: string
  /**
   * The wallet's name for them: an id (EIP-5792), or a hash, of which it does not say whether it is the transaction's.
   * Absent until it answers, which it may do when nobody listens any more.
   */
  id?: string
  /** Present where the account is a Safe. */
  safe?: SafeMoment
  /** In order. The last one is what the batch is for. */
  calls: BatchCall[]
  /** The key of the trade that it executes, which all trades of the same tokens share. */
  trade: string
}

/** What a wallet says of a batch: a hint where to look and for how long, and never an outcome. */
export interface BatchHint {
  /** `dropped`: it says that it will not send it; `ended`: that it was mined, whatever came of it. */
  word: 'pending' | 'dropped' | 'ended'
  /** The hashes of transactions that it says belong to it. */
  hashes: readonly string[]
  /** How many owners of a Safe it says have signed. */
  signed?: number
}

/**
 * `notSent`: the wallet says that it dropped the calls, and the chain has no transaction with them; `partial`: only some
 * of them took effect; `unclear`: the wallet says that it is done, and the chain does not show how; `undecided`: they were
 * carried out together with other calls of the account, which ended differently.
 */
export type BatchOutcome = 'notSent' | 'partial' | 'unclear' | 'undecided'

/** The outcome of a batch that a wallet accepted and that did not succeed. Its text is in `copy/…/wallet/batch.ts`. */
export class BatchFailure extends Error {
  constructor(
    readonly outcome: BatchOutcome,
    /** Its transaction, if one is known. */
    readonly hash: string | null = null,
  ) {
    super(outcome)
    this.name = 'BatchFailure'
  }
}
