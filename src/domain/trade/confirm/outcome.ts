import { NodeError, type NodeFailure } from '../../chain/nodeError'
import { BatchFailure, type BatchOutcome } from '../../transaction/batch'
import type { TransactionEffect } from '../../transaction/effect'
import type { StoredTransaction } from '../../transaction/transaction'
import { isNoFunds } from '../../wallet/insufficientFunds'
import { toWalletError, type WalletProblem, walletReason } from '../../wallet/walletError'
import { lossOf, type TradeLoss } from '../loss'
import { type ContractsCheck, type ContractsFault, type Excess, hasExecutor, mostSold, type TradePlan } from '../plan'
import type { MovedAmount } from '../received'
import type { RevertReason } from '../revertReason'
import { Altered, Superseded } from '../../transaction/otherMined'

/** Causes that stop a trade and have no further data. */
export type PlainStop =
  | 'rejected'
  /** The wallet refused a batch although it had reported support, so the steps must be confirmed one by one. */
  | 'oneByOne'
  /** The visitor refused to upgrade the account, which a batch requires. */
  | 'notUpgraded'
  /** The router's allowance in Permit2 may expire before the swap is mined. */
  | 'permit2Ended'
  /** The account, network or wallet differs from that of the review. */
  | 'walletChanged'
  | 'dialogClosed'
  | 'executorChanged'
  /** A token's multiplier differs from that of the review, see `TokenScale`. */
  | 'multiplierChanged'
  | 'allowanceUnreadable'
  | 'lossTooHigh'
  | 'tooMuchGas'
  | 'headTooOld'
  /** The earlier steps took so long that the reviewed price is out of date. */
  | 'priceTooOld'
  /** The node cannot simulate the trade, and the visitor has not agreed to continue without a simulation. */
  | 'untried'
  /** The simulation took so long that its result is for an older block. */
  | 'trialTooOld'
  | 'walletTooSlow'
  /** The wallet accepted a batch but then dropped it, and the chain does not contain it. */
  | 'batchNotSent'
  /** The wallet reports that a batch has ended, but it was not found on the chain. */
  | 'batchUnclear'
  /** The batch was mined together with other calls of the account, and its own outcome is unclear. */
  | 'batchUndecided'
  /** A transaction was sent, and its outcome is unknown. */
  | 'unclear'
  | 'unexpected'

/** Why a run (the execution of a trade's transactions, one after another) ended before the swap was mined. */
export type StopCause =
  | { cause: PlainStop }
  /** The contracts that execute trades are not on the chain. */
  | { cause: 'contracts'; reason: ContractsFault }
  | { cause: 'wallet'; problem: WalletProblem }
  /** The wallet returned an error, but may have sent the request. `details`: the wallet's message. */
  | { cause: 'mayBeSent'; problem: WalletProblem; details: string | null }
  | { cause: 'node'; failure: NodeFailure }
  | { cause: 'wouldFail'; reason: RevertReason }
  /** In the simulation, the next transaction took more or gave less than the terms allow. */
  | ({ cause: 'beyondTerms' } & Excess)
  /** The old approval was not reset to 0, because the amount was changed in the wallet. */
  | { cause: 'notReset'; transaction: StoredTransaction }
  /** The new approval does not cover the trade; `transaction` is null if no changed amount was seen. */
  | { cause: 'approvalTooLow'; transaction: StoredTransaction | null }

/** Why a transaction of a trade failed after it was mined, or after the wallet accepted it as a batch. */
export type TradeFailure =
  | { cause: 'reverted'; reason: RevertReason }
  | { cause: 'batch'; outcome: Extract<BatchOutcome, 'partial'> }
  /** Another transaction of the account replaced this one. `effect`: what the other one did; null if unknown. */
  | { cause: 'superseded'; resolution: Superseded['resolution']; effect: TransactionEffect | null }

/** The way in which a failed trade ended. It determines the text about the trade's cost and the next action. */
export type TradeEnd = 'failed' | 'expired' | Superseded['resolution']

export function endOfFailure(failure: TradeFailure): TradeEnd {
  if (failure.cause === 'superseded') return failure.resolution
  return failure.cause === 'reverted' && failure.reason.cause === 'deadline' ? 'expired' : 'failed'
}

/** The result of executing a trade. Costs are in wei, as decimal strings; null if unknown. */
export type TradeOutcome =
  | { kind: 'confirmed'; hash: string; sold: MovedAmount; received: MovedAmount; cost: string | null }
  | { kind: 'failed'; hash: string | null; failure: TradeFailure; cost: string | null }
  /** The wallet sent a different transaction. `sentFrom`: the other account that sent it and paid the fee, if any. */
  | {
      kind: 'altered'
      hash: string
      sentFrom: string | undefined
      effect: TransactionEffect | null
      cost: string | null
    }
  | { kind: 'stopped'; stop: StopCause }
  /** The wallet returned an error, and no transaction has been seen. The request stays open. */
  | { kind: 'unseen' }

/** The result of a step: a value for the next step, or the end of the run. */
export type StepResult<T> = { value: T } | { end: TradeOutcome }

export interface RunProgress {
  /** Whether the outcome of a sent transaction is not known yet. */
  isOpen: boolean
  isMined: boolean
  isApproved: boolean
}

export class AllowanceUnreadable extends NodeError {
  constructor() {
    super('malformed', 'The allowance of the token cannot be read.')
  }
}

export const stopped = (stop: StopCause): { end: TradeOutcome } => ({ end: { kind: 'stopped', stop } })

const BATCH_STOPS = { notSent: 'batchNotSent', unclear: 'batchUnclear', undecided: 'batchUndecided' } as const

function batchOutcome({ outcome, hash }: BatchFailure): TradeOutcome {
  if (outcome !== 'partial') return stopped({ cause: BATCH_STOPS[outcome] }).end
  return { kind: 'failed', hash, failure: { cause: 'batch', outcome }, cost: null }
}

/** `unclear` if a transaction was sent and its outcome is not known yet. */
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

/**
 * The contract fault or the loss that prevents a reviewed plan from being executed; null if there is none.
 * @param loss - the loss shown in the review; the loss due to price impact and transfer taxes is also computed from the
 * quote
 */
export function planStop(
  plan: Pick<TradePlan, 'executor' | 'quote' | 'wrap' | 'sell' | 'buy'>,
  contracts: ContractsCheck,
  loss: TradeLoss | null,
): StopCause | null {
  if (contracts.reason !== null) return { cause: 'contracts', reason: contracts.reason }
  if (!hasExecutor(contracts, plan)) return { cause: 'executorChanged' }
  const byQuote = lossOf({ ...plan, sides: plan }, { sell: null, buy: null })
  return [loss, byQuote].some((each) => each?.tier === 'blocked') ? { cause: 'lossTooHigh' } : null
}

const amountChanged = (transaction: StoredTransaction | undefined): StoredTransaction | null =>
  transaction?.request.approves && transaction.state.approved !== undefined ? transaction : null

/** The stop after a reset of the approval whose amount was changed in the wallet; null if the reset is valid. */
export function resetStop(sent: StoredTransaction | undefined): StopCause | null {
  const transaction = amountChanged(sent)
  return transaction && { cause: 'notReset', transaction }
}

/**
 * The stop after a mined approval that does not cover the trade, because its amount was changed in the wallet.
 * @param allowance - the current allowance in base units, if it can be read
 */
export function approvalStop(
  plan: Pick<TradePlan, 'quote' | 'limit' | 'wrap'>,
  sent: StoredTransaction | undefined,
  allowance: bigint | null | undefined,
): StopCause | null {
  // An allowance that cannot be read counts as none.
  const isEnough = (allowance ?? 0n) >= mostSold(plan)
  return isEnough ? null : { cause: 'approvalTooLow', transaction: amountChanged(sent) }
}

export function walletStop(error: unknown): StopCause {
  const { failure, problem, mayBeSent } = toWalletError(error, 'sendFailed')
  if (failure === 'rejected') return { cause: 'rejected' }
  if (failure === 'failed' && isNoFunds(error)) {
    return { cause: 'wouldFail', reason: { cause: 'noEther', text: null } }
  }
  return mayBeSent ? { cause: 'mayBeSent', problem, details: walletReason(error) } : { cause: 'wallet', problem }
}

export function batchStop(error: unknown): StopCause {
  const stop = walletStop(error)
  if (stop.cause !== 'wallet') return stop
  if (stop.problem === 'upgradeRefused') return { cause: 'notUpgraded' }
  return stop.problem === 'unsupported' ? { cause: 'oneByOne' } : stop
}

export const isOneByOne = ({ cause }: StopCause): boolean => cause === 'oneByOne' || cause === 'notUpgraded'

/**
 * Whether a stopped run returns to its review rather than to the trade card. The card is shown if the first request was
 * rejected, or if the review's account and network are no longer the current ones.
 * @param isHere - whether the account and network are still those of the review
 */
export function returnsToReview(stop: StopCause, { isMined }: Pick<RunProgress, 'isMined'>, isHere: boolean): boolean {
  if (!isHere || (stop.cause === 'rejected' && !isMined)) return false
  return stop.cause !== 'wallet' || stop.problem !== 'changed'
}
