import { DAY_MINUTES } from '../../browser/time'
import { coinWord } from '../../chain/chain'
import type { NodeFailure } from '../../chain/nodeError'
import { exactText, tradeAmount, tradeAmountAtMost, withSymbol } from '../../token/amount'
import type { BatchOutcome } from '../../transaction/batch'
import { isWholeEffect } from '../../transaction/effect'
import { type EffectFacts, effectFacts, type EffectNames } from '../../transaction/effectFacts'
import { type ChangedApproval, changedApproval } from '../../transaction/status'
import type { WalletProblem } from '../../wallet/walletError'
import { REVIEWED_PRICE_MAX_S } from '../limits'
import { type ContractsFault, type Excess, mostSold, type TradePlan } from '../plan'
import type { RevertCause, RevertReason } from '../revertReason'
import type { NoReturn } from '../hookedTrial'
import { lossPercent } from '../../token/millionths'
import { slippagePercent } from '../slippage'
import type { Wrap } from '../quote'
import { isOneByOne, type PlainStop, type RunProgress, type StopCause, type TradeFailure } from './outcome'

type PlainRevert = 'takesFee' | 'noLiquidity' | 'guard' | 'noHistory' | 'zeroAmount' | 'locked'

export type RevertFacts =
  | { kind: PlainRevert | 'deadlinePassed' | 'noReason' }
  | { kind: 'slippage'; percent: string }
  | { kind: 'notInTime' | 'notInLongTime'; minutes: number }
  | { kind: 'transferRefused' | 'allowanceExpired' | 'payoutRefused'; symbol: string }
  | { kind: 'hookRefused'; text: string | null }
  | { kind: 'panic'; code: string | null }
  | { kind: 'coded'; code: string }
  | { kind: 'noCoin'; coin: string }
  | { kind: 'returned'; text: string }

/**
 * @param isSent - whether the swap was mined
 * @param coin - the symbol of the native coin
 */
export function revertFacts(
  { cause, text }: RevertReason,
  { sell, buy, slippageBps, deadlineMinutes }: Pick<TradePlan, 'sell' | 'buy' | 'slippageBps' | 'deadlineMinutes'>,
  isSent: boolean,
  coin = 'ETH',
): RevertFacts {
  const inTime = deadlineMinutes < DAY_MINUTES ? 'notInTime' : 'notInLongTime'
  const facts: { [Cause in Exclude<RevertCause, PlainRevert>]: RevertFacts } = {
    slippage: { kind: 'slippage', percent: slippagePercent(slippageBps) },
    deadline: isSent ? { kind: inTime, minutes: deadlineMinutes } : { kind: 'deadlinePassed' },
    transferRefused: { kind: 'transferRefused', symbol: sell.symbol },
    allowanceExpired: { kind: 'allowanceExpired', symbol: sell.symbol },
    payoutRefused: { kind: 'payoutRefused', symbol: buy.symbol },
    hookRefused: { kind: 'hookRefused', text: text || null },
    panic: { kind: 'panic', code: text || null },
    coded: { kind: 'coded', code: text ?? '' },
    noEther: { kind: 'noCoin', coin: coinWord(coin) },
    unknown: text ? { kind: 'returned', text } : { kind: 'noReason' },
  }
  return cause in facts ? facts[cause as keyof typeof facts] : { kind: cause as PlainRevert }
}

/**
 * A trade that would take more, or give less, than the review allows. Amounts are formatted with their symbols; `token`
 * is the address of a token that is not traded.
 */
export type ExcessFacts =
  | { kind: 'lessArrives' | 'moreLeaves'; moved: string; allowed: string }
  | { kind: 'alsoLeaves'; token: string }

export function excessFacts(excess: Excess, { sell, buy }: Pick<TradePlan, 'sell' | 'buy'>): ExcessFacts {
  if (excess.side === 'other') return { kind: 'alsoLeaves', token: excess.token }
  const { side, moved, allowed } = excess
  const currency = side === 'buy' ? buy : sell
  const write = side === 'buy' ? tradeAmount : tradeAmountAtMost
  const text = (units: bigint) => withSymbol(write(units, currency), currency.symbol)
  return { kind: side === 'buy' ? 'lessArrives' : 'moreLeaves', moved: text(moved), allowed: text(allowed) }
}

/**
 * What came of selling back at once what was bought, in a simulation. `percent` is what was lost of the amount sold, and
 * `fees` what the pools' fees explain; null if hooks set them.
 */
export type ReturnFacts =
  | { kind: 'refused'; symbol: string; revert: RevertFacts }
  | { kind: 'costs'; symbol: string; percent: string; fees: string | null }

export function returnFacts(problem: NoReturn, plan: TradePlan, coin: string): ReturnFacts {
  const { symbol } = plan.buy
  if (problem.lost === null) return { kind: 'refused', symbol, revert: revertFacts(problem.reason, plan, false, coin) }
  return {
    kind: 'costs',
    symbol,
    percent: lossPercent(problem.lost),
    fees: problem.fees === null ? null : lossPercent(problem.fees),
  }
}

/** The part of a trade that was not sent. `swap` means that an earlier step has been mined. */
export type Unsent = 'nothing' | 'swap'

const unsentOf = ({ isMined }: RunProgress): Unsent => (isMined ? 'swap' : 'nothing')

type WithSymbol = 'rejectedApproved' | 'permit2Ended' | 'allowanceUnreadable'
type Sent = 'batchNotSent' | 'batchUnclear' | 'batchUndecided'

export type StopFacts =
  | {
      kind: Exclude<PlainStop, WithSymbol | Sent | 'priceTooOld' | 'dialogClosed' | 'oneByOne' | 'unclear'>
      unsent: Unsent
    }
  | { kind: 'notUpgradedLate'; unsent: Unsent }
  | { kind: 'oneByOneLate'; unsent: Unsent }
  | { kind: 'oneByOne' | 'unclear' }
  | { kind: WithSymbol; symbol: string; unsent: Unsent }
  | { kind: 'priceTooOld'; minutes: number; unsent: Unsent }
  | { kind: 'dialogClosed'; trade: Wrap | 'swap' }
  | { kind: 'batch'; outcome: BatchOutcome }
  | { kind: 'contracts'; reason: ContractsFault; unsent: Unsent }
  | { kind: 'wallet' | 'mayBeSent'; problem: WalletProblem }
  | { kind: 'node'; failure: NodeFailure; unsent: Unsent }
  | { kind: 'wouldFail'; revert: RevertFacts; unsent: Unsent }
  | { kind: 'beyondTerms'; excess: ExcessFacts; unsent: Unsent }
  | { kind: 'notReset'; changed: ChangedApproval | null }
  | { kind: 'approvalTooLow'; changed: ChangedApproval | null; needed: string }

const BATCH = { batchNotSent: 'notSent', batchUnclear: 'unclear', batchUndecided: 'undecided' } as const

function plainFacts(cause: PlainStop, { sell, wrap }: TradePlan, progress: RunProgress): StopFacts {
  const unsent = unsentOf(progress)
  const { symbol } = sell
  switch (cause) {
    case 'rejected':
      return progress.isApproved ? { kind: 'rejectedApproved', symbol, unsent } : { kind: 'rejected', unsent }
    case 'permit2Ended':
    case 'allowanceUnreadable':
      return { kind: cause, symbol, unsent }
    case 'priceTooOld':
      return { kind: 'priceTooOld', minutes: REVIEWED_PRICE_MAX_S / 60, unsent }
    case 'dialogClosed':
      return { kind: 'dialogClosed', trade: wrap ?? 'swap' }
    case 'batchNotSent':
    case 'batchUnclear':
    case 'batchUndecided':
      return { kind: 'batch', outcome: BATCH[cause] }
    case 'oneByOne':
    case 'unclear':
      return { kind: cause }
    default:
      return { kind: cause, unsent }
  }
}

export function stopFacts(stop: StopCause, plan: TradePlan, progress: RunProgress, coin?: string): StopFacts {
  const unsent = unsentOf(progress)
  switch (stop.cause) {
    case 'contracts':
      return { kind: 'contracts', reason: stop.reason, unsent }
    case 'wallet':
    case 'mayBeSent':
      return { kind: stop.cause, problem: stop.problem }
    case 'node':
      return { kind: 'node', failure: stop.failure, unsent }
    case 'wouldFail':
      return { kind: 'wouldFail', revert: revertFacts(stop.reason, plan, false, coin), unsent }
    case 'beyondTerms':
      return { kind: 'beyondTerms', excess: excessFacts(stop, plan), unsent }
    case 'notReset':
      return { kind: 'notReset', changed: changedApproval(stop.transaction) }
    case 'approvalTooLow': {
      const changed = stop.transaction && changedApproval(stop.transaction)
      const { sell } = plan
      return { kind: 'approvalTooLow', changed, needed: withSymbol(exactText(mostSold(plan), sell), sell.symbol) }
    }
    default:
      return plainFacts(stop.cause, plan, progress)
  }
}

/**
 * Like `stopFacts`, but for a request that the wallet answered after the review was closed, so that the visitor cannot
 * confirm the steps one by one.
 */
export function lateStopFacts(stop: StopCause, plan: TradePlan, progress: RunProgress, coin?: string): StopFacts {
  if (!isOneByOne(stop)) return stopFacts(stop, plan, progress, coin)
  const unsent = unsentOf(progress)
  return { kind: stop.cause === 'oneByOne' ? 'oneByOneLate' : 'notUpgradedLate', unsent }
}

/** Why a transaction of a trade failed. `effect`: the effect of the transaction that replaced it; null if unknown. */
export type FailureFacts =
  | { kind: 'batch'; outcome: BatchOutcome }
  | { kind: 'cancelled' }
  | { kind: 'replaced'; effect: EffectFacts | null; isWhole: boolean }
  | { kind: 'reverted'; revert: RevertFacts }

export function failureFacts(failure: TradeFailure, plan: TradePlan, names: EffectNames): FailureFacts {
  if (failure.cause === 'batch') return { kind: 'batch', outcome: failure.outcome }
  if (failure.cause === 'reverted') {
    return { kind: 'reverted', revert: revertFacts(failure.reason, plan, true, names.coin.symbol) }
  }
  if (failure.resolution === 'cancelled') return { kind: 'cancelled' }
  const { effect } = failure
  return { kind: 'replaced', effect: effect && effectFacts(effect, names), isWhole: isWholeEffect(effect) }
}
