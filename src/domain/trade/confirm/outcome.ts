import { NodeError, type NodeFailure } from '../../chain/nodeError'
import { BatchFailure, type BatchOutcome } from '../../transaction/batch'
import type { TransactionEffect } from '../../transaction/effect'
import type { StoredTransaction } from '../../transaction/transaction'
import { isNoFunds } from '../../wallet/insufficientFunds'
import { toWalletError, type WalletProblem, walletReason } from '../../wallet/walletError'
import type { ContractsFault, Excess } from '../plan'
import type { MovedAmount } from '../received'
import type { RevertReason } from '../revertReason'
import { Altered, Superseded } from '../../transaction/otherMined'

/** Causes without further facts. */
export type PlainStop =
  /** The user rejected the request in the wallet. */
  | 'rejected'
  /** Contrary to what it reported, the wallet does not accept several calls as one. */
  | 'oneByOne'
  /** The user does not want the account upgraded, without which the wallet does not accept several calls as one. */
  | 'notUpgraded'
  /** What Permit2 lets the router take may not last until the swap is mined. */
  | 'permit2Ended'
  /** Account, network or wallet differ from those of the review. */
  | 'walletChanged'
  /** The user closed the dialog. */
  | 'dialogClosed'
  | 'executorChanged'
  /** The token does not report its approval. */
  | 'allowanceUnreadable'
  | 'impactTooHigh'
  | 'tooMuchGas'
  | 'headTooOld'
  /** The steps before took so long that the reviewed price says nothing any more. */
  | 'priceTooOld'
  /** The node does not simulate the trade, and the visitor has not said to go on without that. */
  | 'untried'
  /** Simulating the trade took so long that the result is of an older block. */
  | 'trialTooOld'
  | 'walletTooSlow'
  /** The wallet says that it dropped a batch that it had accepted, and the chain does not show it. */
  | 'batchNotSent'
  /** The wallet says that a batch is over, and the chain does not show it. */
  | 'batchUnclear'
  /** The chain shows a batch together with others of the account, and not how it ended. */
  | 'batchUndecided'
  /** Something was sent, and its outcome is not known. */
  | 'unclear'
  | 'unexpected'

/** Why a run of a trade ended before its swap was mined. */
export type StopCause =
  | { cause: PlainStop }
  /** The contracts that execute trades are not on the chain. */
  | { cause: 'contracts'; reason: ContractsFault }
  | { cause: 'wallet'; problem: WalletProblem }
  /** The wallet failed with a request that it may have sent all the same. `details`: its own words. */
  | { cause: 'mayBeSent'; problem: WalletProblem; details: string | null }
  | { cause: 'node'; failure: NodeFailure }
  /** The next transaction would fail. */
  | { cause: 'wouldFail'; reason: RevertReason }
  /** When simulated, the next transaction took more or gave less than the terms allow. */
  | ({ cause: 'beyondTerms' } & Excess)
  /** The old approval was not reset to 0: its amount was changed in the wallet. */
  | { cause: 'notReset'; transaction: StoredTransaction }
  /** The new approval does not cover the trade; `transaction` is null if no changed amount was seen. */
  | { cause: 'approvalTooLow'; transaction: StoredTransaction | null }

/** Why a transaction of a trade did not succeed after it was mined, or accepted by the wallet as a batch. */
export type TradeFailure =
  | { cause: 'reverted'; reason: RevertReason }
  | { cause: 'batch'; outcome: Extract<BatchOutcome, 'partial'> }
  /** Another transaction of the account took its place; `effect` is what that one did, null when unknown. */
  | { cause: 'superseded'; resolution: Superseded['resolution']; effect: TransactionEffect | null }

/** How a failed trade ended. Its cost and the next action depend on it. */
export type TradeEnd = 'failed' | 'expired' | Superseded['resolution']

export function endOfFailure(failure: TradeFailure): TradeEnd {
  if (failure.cause === 'superseded') return failure.resolution
  return failure.cause === 'reverted' && failure.reason.cause === 'deadline' ? 'expired' : 'failed'
}

/** How a run of a trade ends. Costs are in wei, as decimal strings. */
export type TradeOutcome =
  | { kind: 'confirmed'; hash: string; sold: MovedAmount; received: MovedAmount; cost: string }
  | { kind: 'failed'; hash: string | null; failure: TradeFailure; cost: string | null }
  /**
   * The wallet sent something else; `sentFrom` is the sender's address, if it is not the account's, which paid for it.
   * `effect` is what it did, null when unknown.
   */
  | {
      kind: 'altered'
      hash: string
      sentFrom: string | undefined
      effect: TransactionEffect | null
      cost: string | null
    }
  | { kind: 'stopped'; stop: StopCause }
  /** The wallet failed with a request, and nothing that it sent has been seen. The request stays open. */
  | { kind: 'unseen' }

/** The result of a step: a value for the next step, or the end of the run. */
export type StepResult<T> = { value: T } | { end: TradeOutcome }

/** The progress of a run. */
export interface RunProgress {
  /** A transaction was sent, and its outcome is not known yet. */
  isOpen: boolean
  /** A step before the swap was mined. */
  isMined: boolean
  /** The last mined step was the approval. */
  isApproved: boolean
}

/** The token does not report an allowance. */
export class AllowanceUnreadable extends NodeError {
  constructor() {
    super('malformed', 'The allowance of the token cannot be read.')
  }
}

/** Ends a run for a cause. */
export const stopped = (stop: StopCause): { end: TradeOutcome } => ({ end: { kind: 'stopped', stop } })

const UNSHOWN = { notSent: 'batchNotSent', unclear: 'batchUnclear', undecided: 'batchUndecided' } as const

/** The outcome of a batch that the chain does not show, or not whole. */
function batchOutcome({ outcome, hash }: BatchFailure): TradeOutcome {
  if (outcome !== 'partial') return stopped({ cause: UNSHOWN[outcome] }).end
  return { kind: 'failed', hash, failure: { cause: 'batch', outcome }, cost: null }
}

/** The outcome that an error stands for, depending on what was sent. */
export function outcomeOfError(error: unknown, { isOpen }: Pick<RunProgress, 'isOpen'>): TradeOutcome {
  if (error instanceof BatchFailure) return batchOutcome(error)
  if (error instanceof Altered) {
    return { kind: 'altered', hash: error.hash, sentFrom: error.sentFrom, effect: null, cost: null }
  }
  if (error instanceof Superseded) {
    const { by, resolution } = error
    return { kind: 'failed', hash: by, failure: { cause: 'superseded', resolution, effect: null }, cost: null }
  }
  if (isOpen) return stopped({ cause: 'unclear' }).end
  if (error instanceof AllowanceUnreadable) return stopped({ cause: 'allowanceUnreadable' }).end
  return stopped(error instanceof NodeError ? { cause: 'node', failure: error.failure } : { cause: 'unexpected' }).end
}

/** What an error of the wallet means for a run. */
export function walletStop(error: unknown): StopCause {
  const { failure, problem, mayBeSent } = toWalletError(error, 'sendFailed')
  if (failure === 'rejected') return { cause: 'rejected' }
  if (failure === 'failed' && isNoFunds(error)) {
    return { cause: 'wouldFail', reason: { cause: 'noEther', text: null } }
  }
  return mayBeSent ? { cause: 'mayBeSent', problem, details: walletReason(error) } : { cause: 'wallet', problem }
}

/** The same for a request of several calls at once. */
export function batchStop(error: unknown): StopCause {
  const { failure, problem } = toWalletError(error, 'sendFailed')
  if (problem === 'upgradeRefused') return { cause: 'notUpgraded' }
  return failure === 'unsupported' ? { cause: 'oneByOne' } : walletStop(error)
}

/** Whether the wallet refuses all steps at once, so that they must be confirmed one at a time. */
export const isOneByOne = ({ cause }: StopCause): boolean => cause === 'oneByOne' || cause === 'notUpgraded'

/**
 * Whether a run that stopped returns to its review rather than to the card. A review ends with its account and network
 * (`isHere`), and when the first request is rejected.
 */
export function returnsToReview(stop: StopCause, { isMined }: Pick<RunProgress, 'isMined'>, isHere: boolean): boolean {
  if (!isHere || (stop.cause === 'rejected' && !isMined)) return false
  return stop.cause !== 'wallet' || stop.problem !== 'changed'
}
