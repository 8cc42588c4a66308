import { counted } from '../browser/grammar'
import { coinWord } from '../../../domain/chain/chain'
import { type TradePlan, type Excess, mostSold } from '../../../domain/trade/plan'
import type { RevertReason } from '../../../domain/trade/revertReason'
import { slippagePercent } from '../../../domain/trade/slippage'
import { tradeAmount, tradeAmountAtMost, exactText } from '../../../domain/token/amount'
import type { BatchOutcome } from '../../../domain/transaction/batch'
import type { PlainStop, RunProgress, StopCause, TradeFailure } from '../../../domain/trade/confirm/outcome'
import { REVIEWED_PRICE_MAX_S } from '../../../domain/trade/limits'
import { isWholeEffect } from '../../../domain/transaction/effect'
import type { StoredTransaction } from '../../../domain/transaction/transaction'
import { effectFacts, type EffectNames } from '../../../domain/transaction/effectFacts'
import { effectText } from '../transaction/effect'
import { durationText } from '../browser/time'
import { nodeText } from '../transaction/node'
import { CONTRACTS } from './notices'
import { mayBeSentText, walletErrorText } from '../wallet/errors'
import { changedApproval } from '../../../domain/transaction/status'
import { approvedInsteadText } from '../transaction/status'

/** Words for why a swap failed or would fail. */

/**
 * What happened, or with `isSent` false would happen. Says nothing of what left the wallet.
 * @param coin - the symbol of the network's own coin
 */
export function happenedText({ cause, text }: RevertReason, plan: TradePlan, isSent: boolean, coin = 'ETH'): string {
  const { sell, buy, slippageBps, deadlineMinutes } = plan
  return {
    slippage: `The price moved past your ${slippagePercent(slippageBps)} slippage limit.`,
    deadline: isSent
      ? counted(deadlineMinutes, {
          one: 'It was not confirmed within 1 minute.',
          other: `It was not confirmed within ${deadlineMinutes < 1_440 ? `${deadlineMinutes} minutes` : durationText(deadlineMinutes)}.`,
        })
      : 'Its deadline had passed before it could be sent.',
    transferRefused: `The ${sell.symbol} contract refused the transfer: the balance or approval is too low, or its own rules forbid it.`,
    allowanceExpired: `The approval of ${sell.symbol} through Permit2 has expired. Start again to renew it.`,
    payoutRefused: `The ${buy.symbol} could not be paid out: a contract refused the transfer under its own rules.`,
    takesFee: 'A token on this route takes a fee on each transfer, which its pool does not allow.',
    noLiquidity: 'The pools no longer hold enough for this amount.',
    guard: 'Somebody moved the price in the same block, so the sandwich guard made the swap fail.',
    noHistory:
      'A pool on this route keeps no record of its price, which the sandwich guard needs. Turn the guard off for this swap.',
    zeroAmount: 'The amount is too small to swap.',
    locked: 'A pool on this route is locked by another call in the same transaction.',
    panic: `A contract on this route stopped with an internal error${text ? ` (${text})` : ''}.`,
    coded: `The contract gave no message, only the error code ${text ?? ''}.`,
    noEther: `There is not enough ${coinWord(coin)} in the account for the network cost.`,
    unknown: text ? `The contract returned: “${text}”.` : 'The network gave no reason.',
  }[cause]
}

/** The same, and that nothing was sent where nothing was. `isSent` tells whether a transaction was mined. */
export function failureText(reason: RevertReason, plan: TradePlan, isSent: boolean, coin?: string): string {
  const happened = happenedText(reason, plan, isSent, coin)
  return isSent ? happened : `${happened} Nothing was sent.`
}

/** Words for what a trade did when it was simulated before it is signed. */

export const SIMULATING = 'Running a test on the network…'
/** @param cause - why the network gave no answer, as a clause */
export const notSimulated = (cause: string) => `Not simulated: ${cause}.`
export const CANNOT_SIMULATE = 'Not simulated: the network provider cannot do that.'
/** Where a token does not tell the simulation what moved. */
export const BALANCE_UNREAD = 'Test run just now, but not all balances could be read afterwards.'
export const NOT_SIMULATED = 'Not simulated'
/** Before the visitor goes on without a simulation: why there is none, and what that means. */
export const UNTRIED = {
  unsupported: 'The network provider cannot simulate this, so the amounts above are not confirmed.',
  unread: 'Not all balances could be read in the simulation, so the amounts above are not confirmed.',
}
export const FAILS = 'Test run just now: it fails.'
export const SIMULATED_AS_QUOTED = 'Test run just now: exactly these amounts would move, plus the network cost.'
export const SIMULATED = 'Test run just now. The network cost comes on top.'

export const WOULD_FAIL = 'This would fail now'

export const balanceLabel = (symbol: string) => `Your ${symbol}`
/** @param amount - without its sign */
export const balanceChangeText = (amount: string, isGain: boolean) => `${isGain ? '+' : '−'}${amount}`

export const notEnoughForCost = (symbol: string) => `Not enough ${symbol} for the network cost`

interface CostShortfall {
  symbol: string
  /** What the wallet may ask for, and what the account has. */
  reserve: string
  balance: string
  /** Whether the coin is sold, too. */
  isSold: boolean
}

export const costShortfall = ({ symbol, reserve, balance, isSold }: CostShortfall) =>
  `Your wallet may ask for up to ${reserve} ${symbol} for the network${isSold ? `, on top of the ${symbol} that you sell` : ''}. Your account has ${balance} ${symbol}.`

/** The title and text for a trade that would take more, or give less, than the review says. */
export function beyondTermsWords({ side, moved, allowed }: Excess, { sell, buy }: Pick<TradePlan, 'sell' | 'buy'>) {
  const { symbol, decimals } = side === 'buy' ? buy : sell
  const least = (units: bigint) => `${tradeAmount(units, decimals)} ${symbol}`
  const most = (units: bigint) => `${tradeAmountAtMost(units, decimals)} ${symbol}`
  return side === 'buy'
    ? {
        title: 'Less would arrive than agreed',
        text: `In a test run,  ${least(moved)} arrived instead of at least ${least(allowed)}. The token may keep a share of what is sent to you.`,
      }
    : {
        title: 'More would leave your wallet than agreed',
        text: `In a test run,  ${most(moved)} left your wallet instead of at most ${most(allowed)}.`,
      }
}

const SENTENCE: Readonly<Record<BatchOutcome, string>> = {
  notSent:
    'Your wallet says that it dropped this request, and none of its transactions is on the network. It stays in your recent transactions in case one appears.',
  partial:
    'Only a part of this took effect, and the swap did not. An approval may be open: see your approvals before you try again.',
  unclear:
    'Your wallet says that this is finished, but none of its transactions was found on the network. It stays in your recent transactions in case one appears.',
  undecided:
    'This was carried out in one transaction with other requests of your account, and the network does not show which of them succeeded. Check your balances before you try again.',
}

/** How a batch of calls ended that a wallet had accepted. */
export const batchFailureText = (outcome: BatchOutcome): string => SENTENCE[outcome]

/** The wallet has answered a request while the same trade was under review again. */
export const EARLIER_REQUEST_SENT =
  'Your wallet sent the earlier request. The review was closed so that nothing is sent twice by mistake.'

/** The same, if a change in the wallet had closed the review. `request`: for example "Swap 1 ETH for UNI". */
export const sentAfterReview = (request: string) =>
  `Your wallet sent “${request}” after the review was closed. See the recent transactions of the account that sent it.`

const NOTHING_SENT = 'Nothing was sent.'
const SWAP_NOT_SENT = 'The swap was not sent.'
/** "Nothing was sent" is true until a step before the swap was mined. */
const unsent = ({ isMined }: Pick<RunProgress, 'isMined'>) => (isMined ? SWAP_NOT_SENT : NOTHING_SENT)

type Text = (plan: TradePlan, progress: RunProgress) => string

const PLAIN: Record<PlainStop, Text> = {
  rejected: ({ sell }, progress) =>
    `You rejected the request. ${unsent(progress)}${progress.isApproved ? ` ${sell.symbol} stays approved.` : ''}`,
  permit2Ended: ({ sell }, progress) =>
    `The Permit2 allowance for your ${sell.symbol} has expired, or will expire too soon. Confirm again to renew it. ${unsent(progress)}`,
  oneByOne: () => 'Your wallet cannot do all steps at once. Confirm again to do them one at a time.',
  notUpgraded: (_, progress) =>
    `You kept your account as it is. ${unsent(progress)} Confirm again to do the steps one at a time.`,
  walletChanged: (_, progress) => `Your wallet changed in the meantime. ${unsent(progress)}`,
  dialogClosed: ({ wrap }) => `Review the ${wrap ?? 'swap'} to continue.`,
  executorChanged: (_, progress) => `The swap contract has changed since the review. ${unsent(progress)}`,
  allowanceUnreadable: ({ sell }, progress) => `The approval of ${sell.symbol} cannot be read. ${unsent(progress)}`,
  lossTooHigh: (_, progress) => `This swap would lose too much of its value. ${unsent(progress)}`,
  tooMuchGas: (_, progress) => `This needs more gas than one transaction may use. ${unsent(progress)}`,
  headTooOld: (_, progress) => `The network provider is behind: its latest block is too old. ${unsent(progress)}`,
  priceTooOld: (_, progress) =>
    `Its price was over ${REVIEWED_PRICE_MAX_S / 60} minutes old by then. ${unsent(progress)}`,
  untried: (_, progress) => `The network provider cannot simulate this now. ${unsent(progress)}`,
  trialTooOld: (_, progress) =>
    `The network provider took too long to simulate this: the result is from an older block. ${unsent(progress)}`,
  walletTooSlow: (_, progress) =>
    `Your wallet took too long to respond: the simulation is from an older block. ${unsent(progress)}`,
  batchNotSent: () => batchFailureText('notSent'),
  batchUnclear: () => batchFailureText('unclear'),
  batchUndecided: () => batchFailureText('undecided'),
  unclear: () =>
    'The transaction was sent, but its outcome could not be read. Check your recent transactions before you try again.',
  unexpected: (_, progress) => `Something went wrong before the swap was sent. ${unsent(progress)}`,
}

/** "You approved 50 USDC instead of 100 USDC." */
function approvedText(transaction: StoredTransaction): string {
  const changed = changedApproval(transaction)
  return changed ? approvedInsteadText(changed) : ''
}

function approvalTooLowText(transaction: StoredTransaction | null, plan: TradePlan): string {
  const { symbol, decimals } = plan.sell
  const approved = transaction ? approvedText(transaction) : 'The approval is too low.'
  const needed = `${exactText(mostSold(plan), decimals)} ${symbol}`
  return `${approved} The swap needs ${needed}: confirm again and leave the amount as it is, or sell less.`
}

/**
 * Why a run of a trade ended without its swap having been mined, and what was sent of it.
 * @param coin - the symbol of the network's own coin
 */
export function stopText(stop: StopCause, plan: TradePlan, progress: RunProgress, coin?: string): string {
  switch (stop.cause) {
    case 'contracts':
      return `${CONTRACTS[stop.reason]} ${unsent(progress)}`
    case 'wallet':
      return walletErrorText(stop.problem)
    case 'mayBeSent':
      return mayBeSentText(stop.problem)
    case 'node':
      return `${nodeText(stop.failure)} ${unsent(progress)}`
    case 'wouldFail':
      return `${happenedText(stop.reason, plan, false, coin)} ${unsent(progress)}`
    case 'beyondTerms':
      return `${beyondTermsWords(stop, plan).text} ${unsent(progress)}`
    case 'notReset':
      return `${approvedText(stop.transaction)} The old approval has to be reset to 0 first: confirm again and leave the 0 as it is.`
    case 'approvalTooLow':
      return approvalTooLowText(stop.transaction, plan)
    default:
      return PLAIN[stop.cause](plan, progress)
  }
}

/** The same of a request that outlived its review, so that there is nothing to confirm again. */
export function lateStopText(stop: StopCause, plan: TradePlan, progress: RunProgress, coin?: string): string {
  if (stop.cause === 'oneByOne') return `Your wallet cannot do all steps at once. ${unsent(progress)}`
  if (stop.cause === 'notUpgraded') return `You kept your account as it is. ${unsent(progress)}`
  return stopText(stop, plan, progress, coin)
}

function supersededText(
  { resolution, effect }: Extract<TradeFailure, { cause: 'superseded' }>,
  names: EffectNames,
): string {
  if (resolution === 'cancelled') return 'You cancelled the transaction in your wallet. The swap did not take place.'
  return [
    'Another transaction replaced this one in your wallet. The swap did not take place.',
    ...(effect ? [effectText(effectFacts(effect, names))] : []),
    ...(isWholeEffect(effect) ? [] : ['Check in your wallet what the other transaction did before you swap again.']),
  ].join(' ')
}

/** Why a transaction of a trade failed, and what another one did that took its place. */
export function tradeFailureText(failure: TradeFailure, plan: TradePlan, names: EffectNames): string {
  if (failure.cause === 'batch') return batchFailureText(failure.outcome)
  return failure.cause === 'superseded'
    ? supersededText(failure, names)
    : failureText(failure.reason, plan, true, names.coin.symbol)
}
