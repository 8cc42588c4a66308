import type { MovedPrice } from '../../../domain/trade/evaluate/movedPrice'
import type { GuardObstacle } from '../../../domain/trade/guard'
import type { Wrap } from '../../../domain/trade/wrap'
import { durationText } from '../browser/time'
import { REVIEW_SWAP } from './card'

/** Words of the review dialog: its rows, button and steps. */

export const reviewTitle = (wrap: Wrap | null) => (wrap === null ? REVIEW_SWAP : `Review ${wrap}`)

export const YOU_SELL = 'You sell'
export const YOU_RECEIVE = 'You receive'

export const PRICE_CHANGED = 'The price changed'
export const PRICE_OLD = 'This price is old'
/** The main button while a newer price has to be accepted. `amount`: what is received or paid by it, with its symbol. */
export const acceptPriceLabel = (amount: string) => `Accept new price: ${amount}`

/** What opens the whole of a figure that is shown cut. */
export const EXACT_AMOUNT = 'Exact amount'
/** Shown while a part of the review lies below the edge of what scrolls. */
export const MORE_BELOW = 'More below'
/** @param slippage - as "0.5%" */
export const boundLabel = (kind: 'least' | 'most', slippage: string) => `At ${kind}, with ${slippage} slippage`

export const CHANGES = 'What changes in your wallet'
/** Opens links to what the terms above it mean. */
export const MEANINGS = 'What these terms mean'
export const CALLS = 'What your wallet is asked to do'

export const RATE = 'Rate'
export const DEADLINE = 'Deadline'
export const SANDWICH_GUARD = 'Sandwich guard'
export const RECIPIENT = 'Recipient'
export const CONTRACT = 'Contract'
export const NOT_KNOWN = 'Not known'

export const deadlineText = (minutes: number) => `${durationText(minutes)} after you confirm`
export const SIGNATURES = 'Signatures'
/** @param signers - how many owners of the Safe have to sign, more than one */
export const signaturesText = (signers: number) =>
  `${signers} owners of the Safe have to sign by then. The price is the one of now: if it is worse than the minimum when the last of them signs, it cannot be executed.`
/** Why the guard is off. @param coin - the network's, which it cannot be used for sales of */
export const guardOff = (why: GuardObstacle | 'setting', coin: string): string =>
  ({
    coin: `Off: not for sales of ${coin}`,
    v4: 'Off: V4 keeps no price record',
    v2: 'Off: V2 keeps no price record',
    record: 'Off: a pool keeps no price record',
    setting: 'Off in the trade settings',
  })[why]
/** @param percent - how far a pool's price may have moved within the block, for example "0.25%" */
export const guardText = (percent: string) => `On, ${percent}`

/** The main button while the trade is simulated, and where the provider cannot do that. */
export const CHECKING = 'Checking…'
export const GO_ON_UNTRIED = 'Continue without a simulation'
export const ASK_AGAIN = 'Ask again anyway'
/** The main button of a review that can be confirmed; `risky`: of a swap that loses much. */
export const CONFIRM_LABELS: Readonly<Record<Wrap | 'swap' | 'risky', string>> = {
  swap: 'Confirm swap',
  risky: 'Confirm swap anyway',
  wrap: 'Confirm wrap',
  unwrap: 'Confirm unwrap',
}

/** What a newer price means. `amount`: the difference, for example "3.5 USDC". Each begins a sentence without its end. */
const MOVED: Readonly<Record<MovedPrice, (amount: string) => string>> = {
  receiveLess: (amount) => `You would now receive ${amount} less`,
  receiveMore: (amount) => `You would now receive ${amount} more`,
  payLess: (amount) => `You would now pay ${amount} less`,
  payMore: (amount) => `You would now pay ${amount} more`,
}
/** @param percent - the difference as a share, "0.31%" */
export const worsePrice = (moved: MovedPrice, amount: string, percent: string) =>
  `${MOVED[moved](amount)} (${percent}).`
/** The price under review is old. @param minutes - over how many minutes */
export const agedPrice = (minutes: number, moved: MovedPrice, amount: string) =>
  `It is over ${minutes} minutes old. ${MOVED[moved](amount)}.`
export const agedSamePrice = (minutes: number) => `It is over ${minutes} minutes old. The newest price is the same.`
export const rereadingPrice = (minutes: number) => `It is over ${minutes} minutes old, and there is no newer one yet.`
export const OTHER_ROUTE = 'Another route is now available at the same price or better.'

/** What a step waits for. */
export const PHASES = {
  preparing: 'Checking with the network',
  wallet: 'Confirm in your wallet',
  chain: 'Waiting for the network',
}

/** The main button while the step above it says what to confirm. */
export const WAITING_FOR_WALLET = 'Waiting for your wallet'

export interface StepFacts {
  symbol: string
  /** What is sold at most, for example "100 USDC". */
  amount: string
  isUnlimited: boolean
  /** Whether less than that may be sold, so that a rest may stay approved. */
  isAtMost: boolean
  /** Whether the router takes the token through Permit2. */
  isThroughPermit2: boolean
  wrap: Wrap | null
}

export interface StepWords {
  title: string
  text?: string
}

const EXACT_APPROVED = 'This exact amount, for this swap only'
const MOST_APPROVED = 'The most that this swap may take'
const soldText = ({ amount, isAtMost }: Pick<StepFacts, 'amount' | 'isAtMost'>) =>
  isAtMost ? `at most ${amount}` : amount
const VERBS = { swap: 'Swap', wrap: 'Wrap', unwrap: 'Unwrap' }

/** Each step that the wallet must confirm. */
export const STEPS: Record<'reset' | 'approve' | 'permit2' | 'swap' | 'batch', (facts: StepFacts) => StepWords> = {
  reset: ({ symbol }) => ({
    title: `Reset the ${symbol} approval`,
    text: `${symbol} requires its old approval to be revoked first`,
  }),
  approve: ({ symbol, amount, isUnlimited, isAtMost, isThroughPermit2 }) => {
    const title = `Approve ${isUnlimited ? `${symbol} without limit` : amount}${isThroughPermit2 ? ' for Permit2' : ''}`
    return {
      title,
      text: isUnlimited ? 'As you chose in the trade settings' : isAtMost ? MOST_APPROVED : EXACT_APPROVED,
    }
  },
  permit2: ({ amount, isAtMost }) => ({
    title: `Let the router take ${amount}`,
    text: `Through Permit2, ${isAtMost ? 'the most that this swap may take,' : 'this exact amount'} and only for a while`,
  }),
  batch: ({ symbol, isUnlimited, isThroughPermit2, ...sold }) => ({
    title: isUnlimited
      ? `Approve ${symbol} without limit, swap ${soldText(sold)}`
      : `Approve and swap ${soldText(sold)}`,
    text: `${isThroughPermit2 ? 'All' : 'Both'} in one confirmation, all or nothing`,
  }),
  swap: ({ wrap, isAtMost, amount }) => ({
    title: `${VERBS[wrap ?? 'swap']} ${soldText({ isAtMost, amount })}`,
  }),
}

/** A batch for the same trade is pending: nothing is sent unless it is requested again. */
export const pendingDuplicate = (request: string) => ({
  title: 'Your wallet has already accepted this',
  text: `“${request}” is pending, and its outcome is not known yet. If you ask again, both could go through.`,
})

/** A request for the same trade that the wallet has not answered: nothing is sent unless it is requested again. */
export const waitingDuplicate = (request: string) => ({
  title: 'A request for this is still waiting in your wallet',
  text: `“${request}” has not been answered. If you ask again, you could approve both, and both would go through.`,
})

/** The choice to have all steps in one confirmation, where that takes an upgrade of the account (EIP-7702). */
export const UPGRADE = {
  title: 'One confirmation is possible',
  text: 'This upgrades your account on this network: a contract that your wallet chooses may then act for the account in everything that you sign. Your address, keys and tokens stay the same. The upgrade stays until you undo it in your wallet, and it adds to the network cost once.',
  label: (steps: number) => `Upgrade my account, and do all ${steps} steps in one confirmation`,
}

/** After the words about a request that the wallet failed with. */
export const BOTH_MINED = 'If you ask again, both could be mined.'
