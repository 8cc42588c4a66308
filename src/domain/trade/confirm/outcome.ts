import { NodeError, type NodeFailure } from '../../chain/nodeError'
import { Altered } from '../../transaction/altered'
import { Superseded } from '../../transaction/superseded'
import type { StoredTransaction } from '../../transaction/transaction'
import { BatchFailure, type BatchOutcome } from '../../wallet/batch'
import { isNoFunds } from '../../wallet/insufficientFunds'
import { toWalletError, type WalletProblem } from '../../wallet/walletError'
import type { ContractsFault } from '../plan'
import type { MovedAmount } from '../received'
import type { RevertReason } from '../revertReason'

/** Causes that need no more facts. */
export type PlainStop =
  /** The person said no in the wallet. */
  | 'rejected'
  /** The wallet does not take several calls as one after all. */
  | 'oneByOne'
  /** Account, network or wallet are others than those of the review. */
  | 'walletChanged'
  /** The person has closed the dialog. */
  | 'dialogClosed'
  | 'executorChanged'
  /** The token does not report its approval. */
  | 'allowanceUnreadable'
  | 'impactTooHigh'
  | 'tooMuchGas'
  | 'headTooOld'
  /** The wallet gave up on a batch that it had taken. */
  | 'batchNotSent'
  /** Something was sent, and nobody knows its outcome. */
  | 'unclear'
  | 'unexpected'

/** Why a run of a trade ended without its swap having been mined. */
export type StopCause =
  | { cause: PlainStop }
  /** The chain does not hold the contracts that carry trades out. */
  | { cause: 'contracts'; reason: ContractsFault }
  | { cause: 'wallet'; problem: WalletProblem }
  | { cause: 'node'; failure: NodeFailure }
  /** The next transaction would fail. */
  | { cause: 'wouldFail'; reason: RevertReason }
  /** The old approval was not reset to 0: its amount was changed in the wallet. */
  | { cause: 'notReset'; transaction: StoredTransaction }
  /** The new approval does not cover the trade; `transaction` is null where its amount was not seen to be changed. */
  | { cause: 'approvalTooLow'; transaction: StoredTransaction | null }
  | { cause: 'superseded'; resolution: Superseded['resolution'] }

/** Why a transaction of a trade did not succeed that was mined, or taken by the wallet as a batch. */
export type TradeFailure =
  | { cause: 'reverted'; reason: RevertReason }
  | { cause: 'batch'; outcome: Exclude<BatchOutcome, 'notSent' | 'unclear'> }

/** How a run of a trade ends. Costs are in wei, as decimal strings. */
export type TradeOutcome =
  | { kind: 'confirmed'; hash: string; sold: MovedAmount; received: MovedAmount; cost: string }
  | { kind: 'failed'; hash: string | null; failure: TradeFailure; cost: string | null }
  /** The wallet sent something else; `sentFrom` is the address that sent it, where that is not the account. */
  | { kind: 'altered'; hash: string; sentFrom: string | undefined }
  | { kind: 'stopped'; stop: StopCause }

/** What a step of a run comes to: what the next one goes on with, or the end of the run. */
export type StepResult<T> = { value: T } | { end: TradeOutcome }

/** What a run has done so far. */
export interface RunProgress {
  /** A transaction is with the network, and its outcome is not known yet. */
  isOpen: boolean
  /** A step before the swap was mined. */
  isMined: boolean
  /** The last one that was mined was the approval. */
  isApproved: boolean
}

/** A token does not report what it allows a contract to take. */
export class AllowanceUnreadable extends NodeError {
  constructor() {
    super('malformed', 'The allowance of the token cannot be read.')
  }
}

/** The end of a run for a cause. */
export const stopped = (stop: StopCause): { end: TradeOutcome } => ({ end: { kind: 'stopped', stop } })

/** The outcome of a batch that did not succeed, as far as one is known. */
function batchOutcome({ outcome, hash }: BatchFailure): TradeOutcome | null {
  if (outcome === 'unclear') return null
  if (outcome === 'notSent') return stopped({ cause: 'batchNotSent' }).end
  return { kind: 'failed', hash, failure: { cause: 'batch', outcome }, cost: null }
}

/** The outcome that an error stands for, by what is with the network. */
export function outcomeOfError(error: unknown, { isOpen }: Pick<RunProgress, 'isOpen'>): TradeOutcome {
  const ofBatch = error instanceof BatchFailure ? batchOutcome(error) : null
  if (ofBatch) return ofBatch
  if (error instanceof Altered) return { kind: 'altered', hash: error.hash, sentFrom: error.sentFrom }
  if (error instanceof Superseded) return stopped({ cause: 'superseded', resolution: error.resolution }).end
  if (isOpen) return stopped({ cause: 'unclear' }).end
  if (error instanceof AllowanceUnreadable) return stopped({ cause: 'allowanceUnreadable' }).end
  return stopped(error instanceof NodeError ? { cause: 'node', failure: error.failure } : { cause: 'unexpected' }).end
}

/** What an error of the wallet means for a run. */
export function walletStop(error: unknown): StopCause {
  const { failure, problem } = toWalletError(error, 'sendFailed')
  if (failure === 'rejected') return { cause: 'rejected' }
  if (failure === 'failed' && isNoFunds(error)) {
    return { cause: 'wouldFail', reason: { cause: 'noEther', text: null } }
  }
  return { cause: 'wallet', problem }
}

/**
 * Whether a run that stopped goes back to its review rather than to the card. A review does not outlive its account and
 * network (`isHere`), nor a no to the first request.
 */
export function returnsToReview(stop: StopCause, { isMined }: Pick<RunProgress, 'isMined'>, isHere: boolean): boolean {
  if (!isHere || (stop.cause === 'rejected' && !isMined)) return false
  return stop.cause !== 'wallet' || stop.problem !== 'changed'
}
