import type { PlainStop, RunProgress, StopCause, TradeFailure } from '../../../domain/trade/confirm/outcome'
import { exactText } from '../../../domain/token/amount'
import { REVIEWED_PRICE_MAX_S } from '../../../domain/trade/limits'
import { mostSold, type TradePlan } from '../../../domain/trade/plan'
import { isWholeEffect } from '../../../domain/transaction/effect'
import type { StoredTransaction } from '../../../domain/transaction/transaction'
import { changedApproval } from '../transaction/changed'
import { failureText, happenedText } from './failure'
import { beyondTermsWords } from './preview'
import { CONTRACTS } from '../transaction/contracts'
import { batchFailureText } from '../transaction/batch'
import { type EffectNames, effectText } from '../transaction/effect'
import { nodeText } from '../transaction/node'
import { mayBeSentText, walletErrorText } from '../wallet/errors'

/** The wallet has answered a request while the same trade was under review again. */
export const EARLIER_REQUEST_SENT =
  'Your wallet sent the earlier request. The review was closed so that nothing is sent twice by mistake.'

/** The same once the review had been closed by a change in the wallet. `request`: as "Swap 1 ETH for UNI". */
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
  impactTooHigh: (_, progress) => `This swap would move the price too far. ${unsent(progress)}`,
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
const approvedText = (transaction: StoredTransaction) => `You approved ${changedApproval(transaction) ?? ''}.`

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
    ...(effect ? [effectText(effect, names)] : []),
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
