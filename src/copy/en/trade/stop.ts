import { leftToRight } from '#domain/browser/locale'
import { say, type Sentences } from '#domain/browser/sentences'
import type {
  ExcessFacts,
  FailureFacts,
  ReturnFacts,
  RevertFacts,
  StopFacts,
  Unsent,
} from '#domain/trade/confirm/stopFacts'
import type { BatchOutcome } from '#domain/transaction/batch'
import type { ChangedApproval } from '#domain/transaction/status'
import { counted, sentences } from '../browser/grammar'
import { durationText } from '../browser/time'
import { effectText } from '../transaction/effect'
import { nodeText } from '../transaction/node'
import { approvedInsteadText } from '../transaction/status'
import { mayBeSentText, walletErrorText } from '../wallet/errors'
import { CONTRACTS, MULTIPLIER_CHANGED } from './notices'

/** Texts that say why a swap failed or would fail. */

/**
 * Says why a transaction failed or would fail, but not which tokens were spent. `symbol`: the symbol of the token that
 * caused the failure.
 */
const REVERTS: Sentences<RevertFacts> = {
  slippage: ({ percent }) => `The price moved past your ${percent} slippage limit.`,
  /** The transaction was mined after its deadline, so it had no effect. */
  notInTime: ({ minutes }) =>
    counted(minutes, {
      one: 'It was not confirmed within 1 minute.',
      other: `It was not confirmed within ${minutes} minutes.`,
    }),
  /** Used instead of `notInTime` for a day or more: "24 h", "7 days". */
  notInLongTime: ({ minutes }) => `It was not confirmed within ${durationText(minutes)}.`,
  deadlinePassed: 'Its deadline had passed before it could be sent.',
  transferRefused: ({ symbol }) =>
    `The ${symbol} contract refused the transfer: the balance or approval is too low, or its own rules forbid it.`,
  allowanceExpired: ({ symbol }) => `The approval of ${symbol} through Permit2 has expired. Start again to renew it.`,
  payoutRefused: ({ symbol }) =>
    `The ${symbol} could not be paid out: a contract refused the transfer under its own rules.`,
  /** `text`: the contract's own error message, in any language, or the code of its error; null without either. */
  hookRefused: ({ text }) =>
    `A contract that this pool calls, its hook, refused the swap${text === null ? '' : `: “${text}”`}.`,
  takesFee: 'A token on this route takes a fee on each transfer, which its pool does not allow.',
  noLiquidity: 'The pools no longer hold enough for this amount.',
  guard: 'Somebody moved the price in the same block, so the sandwich guard made the swap fail.',
  noHistory:
    'A pool on this route keeps no record of its price, which the sandwich guard needs. Turn the guard off for this swap.',
  zeroAmount: 'The amount is too small to swap.',
  locked: 'A pool on this route is locked by another call in the same transaction.',
  /** `code`: the name of the error, for example "overflow"; null if the error has no name. */
  panic: ({ code }) => `A contract on this route stopped with an internal error${code === null ? '' : ` (${code})`}.`,
  coded: ({ code }) => `The contract gave no message, only the error code ${code}.`,
  /** `coin`: the name of the coin in which the network cost is paid: "ether", "BNB". */
  noCoin: ({ coin }) => `There is not enough ${coin} in the account for the network cost.`,
  /** `text`: the contract's own error message, in any language. */
  returned: ({ text }) => `The contract returned: “${text}”.`,
  noReason: 'The network gave no reason.',
}

export const revertText = (revert: RevertFacts) => say(REVERTS, revert)

/** Texts about the simulation of a trade before it is signed. */

export const SIMULATING = 'Simulating on the network…'
/**
 * Says that the trade was not simulated.
 * @param cause - why the network did not respond, as a clause
 */
export const notSimulated = (cause: string) => `Not simulated: ${cause}.`
export const CANNOT_SIMULATE = 'Not simulated: the node cannot do that.'
/** Shown if the simulation could not read how the account's balances changed. */
export const BALANCE_UNREAD = 'Simulated just now, but not all balances could be read afterwards.'
export const NOT_SIMULATED = 'Not simulated'
/** Shown before the visitor continues without a simulation. Says why there is no simulation, and what that means. */
export const UNTRIED = {
  unsupported: 'The node cannot simulate this, so the amounts above are not confirmed.',
  unread: 'Not all balances could be read in the simulation, so the amounts above are not confirmed.',
  hook: 'Only a complete simulation shows what the hook of a pool does, and the node did not give one. This swap cannot be confirmed.',
}
export const FAILS = 'Simulated just now: it fails.'
export const SIMULATED_AS_QUOTED = 'Simulated just now: exactly these amounts would move, plus the network cost.'
export const SIMULATED = 'Simulated just now. The network cost comes on top.'
/**
 * Shown in place of the simulation’s result if the result is not new.
 * @param age - "35 s ago"
 */
export const simulatedAgo = (age: string) => `Simulated ${age}. The node has not responded since.`

export const WOULD_FAIL = 'This would fail now'

export const balanceLabel = (symbol: string) => `Your ${symbol}`
/**
 * The change of a balance, with its sign.
 * @param amount - the amount without its sign
 */
export const balanceChangeText = (amount: string, isGain: boolean) => leftToRight(`${isGain ? '+' : '−'}${amount}`)

export const notEnoughForCost = (symbol: string) => `Not enough ${symbol} for the network cost`

interface CostShortfall {
  symbol: string
  /**
   * `reserve`: the maximum amount of the coin that the wallet may ask for to pay the network cost. `balance`: the
   * amount that the account has.
   */
  reserve: string
  balance: string
  /** Whether the trade also sells the coin. */
  isSold: boolean
}

export const costShortfall = ({ symbol, reserve, balance, isSold }: CostShortfall) =>
  `Your wallet may ask for up to ${reserve} ${symbol} for the network${isSold ? `, on top of the ${symbol} that you sell` : ''}. Your account has ${balance} ${symbol}.`

/** A trade that would take more, or give less, than the review says. The amounts include their symbols: "5 USDC". */
const EXCESSES: Sentences<ExcessFacts, { title: string; text: string }> = {
  lessArrives: ({ moved, allowed }) => ({
    title: 'Less would arrive than agreed',
    text: `In a simulation, ${moved} arrived instead of at least ${allowed}. The token may keep a share of what is sent to you.`,
  }),
  moreLeaves: ({ moved, allowed }) => ({
    title: 'More would leave your wallet than agreed',
    text: `In a simulation, ${moved} left your wallet instead of at most ${allowed}.`,
  }),
  /** `token`: the address of the token. */
  alsoLeaves: ({ token }) => ({
    title: 'More would leave your wallet than agreed',
    text: `In a simulation, a token that is not part of the swap left your wallet, too: ${token}.`,
  }),
}

export const beyondTermsWords = (excess: ExcessFacts) => say(EXCESSES, excess)

/**
 * A purchase through a pool whose hook does not let the bought token be sold again, or only at a loss. `percent`: the lost
 * share of what is paid. `fees`: the part of it that pools keep.
 */
const RETURNS: Sentences<ReturnFacts, { title: string; text: string }> = {
  refused: ({ symbol, revert }) => ({
    title: `${symbol} could not be sold back`,
    text: sentences(
      `In a simulation, ${symbol} was bought and then sold back at once, and the sale failed.`,
      revertText(revert),
    ),
  }),
  costs: ({ symbol, percent, fees }) => ({
    title: `Selling ${symbol} back would lose ${percent}`,
    text: sentences(
      `In a simulation, ${symbol} was bought and then sold back at once: ${percent} of what you pay did not come back.`,
      fees !== null && `The fees of the pools explain ${fees}.`,
    ),
  }),
}

export const returnWords = (facts: ReturnFacts) => say(RETURNS, facts)

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

/** Says how a batch of calls ended after the wallet had accepted it. */
export const batchFailureText = (outcome: BatchOutcome): string => SENTENCE[outcome]

/** Shown if the wallet answers an earlier request while the visitor is reviewing the same trade again. */
export const EARLIER_REQUEST_SENT =
  'Your wallet sent the earlier request. The review was closed so that nothing is sent twice by mistake.'

/**
 * Shown if the wallet answers a request after the review was closed by a change in the wallet. `request`: for example
 * "Swap 1 ETH for UNI".
 */
export const sentAfterReview = (request: string) =>
  `Your wallet sent “${request}” after the review was closed. See the recent transactions of the account that sent it.`

/** Says what to do after the visitor has closed the review. */
const REVIEW_AGAIN = {
  swap: 'Review the swap to continue.',
  wrap: 'Review the wrap to continue.',
  unwrap: 'Review the unwrap to continue.',
} as const

/** Shown after the reason why a trade was stopped. `swap`: an approval had already been sent. */
const UNSENT: Readonly<Record<Unsent, string>> = {
  nothing: 'Nothing was sent.',
  swap: 'The swap was not sent.',
}

/** Says that an approval is too low. `changed`: see `approvedInsteadText`; null if the approved amount is unknown. */
const tooLittle = (changed: ChangedApproval | null) =>
  changed === null ? 'The approval is too low.' : approvedInsteadText(changed)

/** Why a trade was stopped before its swap was mined. A sentence about what was not sent follows, if that is known. */
const STOPS: Sentences<StopFacts> = {
  rejected: ({ unsent }) => sentences('You rejected the request.', UNSENT[unsent]),
  rejectedApproved: ({ unsent, symbol }) =>
    sentences('You rejected the request.', UNSENT[unsent], `${symbol} stays approved.`),
  permit2Ended: ({ symbol, unsent }) =>
    sentences(
      `The Permit2 allowance for your ${symbol} has expired, or will expire too soon. Confirm again to renew it.`,
      UNSENT[unsent],
    ),
  /** The wallet does not accept an approval and a swap in one request. */
  oneByOne: 'Your wallet cannot do all steps at once. Confirm again to do them one at a time.',
  /** Used instead of `oneByOne` if there is nothing left to confirm. */
  oneByOneLate: ({ unsent }) => sentences('Your wallet cannot do all steps at once.', UNSENT[unsent]),
  /** The wallet asked to upgrade the account (EIP-7702), and the visitor did not allow it. */
  notUpgraded: ({ unsent }) =>
    sentences('You kept your account as it is.', UNSENT[unsent], 'Confirm again to do the steps one at a time.'),
  notUpgradedLate: ({ unsent }) => sentences('You kept your account as it is.', UNSENT[unsent]),
  walletChanged: ({ unsent }) => sentences('Your wallet changed in the meantime.', UNSENT[unsent]),
  dialogClosed: ({ trade }) => REVIEW_AGAIN[trade],
  executorChanged: ({ unsent }) => sentences('The swap contract has changed since the review.', UNSENT[unsent]),
  multiplierChanged: ({ unsent }) => sentences(MULTIPLIER_CHANGED, UNSENT[unsent]),
  allowanceUnreadable: ({ symbol, unsent }) => sentences(`The approval of ${symbol} cannot be read.`, UNSENT[unsent]),
  lossTooHigh: ({ unsent }) => sentences('This swap would lose too much of its value.', UNSENT[unsent]),
  tooMuchGas: ({ unsent }) => sentences('This needs more gas than one transaction may use.', UNSENT[unsent]),
  headTooOld: ({ unsent }) => sentences('The node is behind: its latest block is too old.', UNSENT[unsent]),
  priceTooOld: ({ minutes, unsent }) =>
    sentences(`Its price was over ${minutes} minutes old before it could be sent.`, UNSENT[unsent]),
  untried: ({ unsent }) => sentences('The node cannot simulate this now.', UNSENT[unsent]),
  trialTooOld: ({ unsent }) =>
    sentences('The node took too long to simulate this: the result is from an older block.', UNSENT[unsent]),
  walletTooSlow: ({ unsent }) =>
    sentences('Your wallet took too long to respond: the simulation is from an older block.', UNSENT[unsent]),
  batch: ({ outcome }) => batchFailureText(outcome),
  unclear:
    'The transaction was sent, but its outcome could not be read. Check your recent transactions before you try again.',
  unexpected: ({ unsent }) => sentences('Something went wrong before the swap was sent.', UNSENT[unsent]),
  contracts: ({ reason, unsent }) => sentences(CONTRACTS[reason], UNSENT[unsent]),
  wallet: ({ problem }) => walletErrorText(problem),
  mayBeSent: ({ problem }) => mayBeSentText(problem),
  node: ({ failure, unsent }) => sentences(nodeText(failure), UNSENT[unsent]),
  wouldFail: ({ revert, unsent }) => sentences(revertText(revert), UNSENT[unsent]),
  beyondTerms: ({ excess, unsent }) => sentences(beyondTermsWords(excess).text, UNSENT[unsent]),
  notReset: ({ changed }) =>
    sentences(
      changed && approvedInsteadText(changed),
      'The old approval has to be reset to 0 first: confirm again and leave the 0 as it is.',
    ),
  /** `needed`: the amount that the swap needs, with its symbol. */
  approvalTooLow: ({ changed, needed }) =>
    sentences(
      tooLittle(changed),
      `The swap needs ${needed}: confirm again and leave the amount as it is, or sell less.`,
    ),
}

export const stopText = (stop: StopFacts) => say(STOPS, stop)

/** Why a transaction of a trade failed after it was sent, or what was done by another transaction that replaced it. */
const FAILURES: Sentences<FailureFacts> = {
  batch: ({ outcome }) => batchFailureText(outcome),
  cancelled: 'You cancelled the transaction in your wallet. The swap did not take place.',
  replaced: ({ effect, isWhole }) =>
    sentences(
      'Another transaction replaced this one in your wallet. The swap did not take place.',
      effect && effectText(effect),
      !isWhole && 'Check in your wallet what the other transaction did before you swap again.',
    ),
  reverted: ({ revert }) => revertText(revert),
}

export const tradeFailureText = (failure: FailureFacts) => say(FAILURES, failure)
