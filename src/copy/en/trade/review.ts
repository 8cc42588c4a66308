import type { MovedPrice } from '#domain/trade/evaluate/review'
import type { GuardObstacle } from '#domain/trade/slippage'
import type { Wrap } from '#domain/trade/quote'
import { all, sentences } from '../browser/grammar'
import { durationText } from '../browser/time'
import { REVIEW_SWAP } from './card'

/** Texts of the review dialog: its rows, its button and its steps. */

export const reviewTitle = (wrap: Wrap | null) => (wrap === null ? REVIEW_SWAP : `Review ${wrap}`)

export const YOU_SELL = 'You sell'
export const YOU_RECEIVE = 'You receive'

export const PRICE_CHANGED = 'The price changed'
export const PRICE_OLD = 'This price is old'
/**
 * The label of the main button while the visitor must accept a newer price. `amount`: the amount that is received or
 * paid at the newer price, with its symbol.
 */
export const acceptPriceLabel = (amount: string) => `Accept new price: ${amount}`

/** The name of the button that shows all digits of a rounded figure. */
export const EXACT_AMOUNT = 'Exact amount'
/**
 * The label of the button that scrolls to the rest of the review. Shown while a part of the review is below the lower
 * edge.
 */
export const MORE_BELOW = 'More below'
/**
 * The label of the minimum received amount or the maximum sold amount.
 * @param slippage - for example "0.5%"
 */
export const boundLabel = (kind: 'least' | 'most', slippage: string) => `At ${kind}, with ${slippage} slippage`

export const CHANGES = 'What changes in your wallet'
/** The title of links that explain the terms above them. */
export const MEANINGS = 'What these terms mean'
export const CALLS = 'What your wallet is asked to do'

export const RATE = 'Rate'
export const DEADLINE = 'Deadline'
export const SANDWICH_GUARD = 'Sandwich guard'
export const RECIPIENT = 'Recipient'
export const CONTRACT = 'Contract'
/** The label of an amount as the token’s contract counts it: "2.5 × 4 = 10 CRWD". */
export const inContract = (symbol: string) => `${symbol} in the contract`
export const NOT_KNOWN = 'Not known'

export const deadlineText = (minutes: number) => `${durationText(minutes)} after you confirm`
export const SIGNATURES = 'Signatures'
/**
 * Says how many owners of a Safe must sign.
 * @param signers - the number of owners who must sign, more than one
 */
export const signaturesText = (signers: number) =>
  `${signers} owners of the Safe have to sign before the deadline. The price shown is the current one: if it is beyond your limit when the last of them signs, the swap cannot be executed.`
/**
 * Says why the sandwich guard is off.
 * @param coin - the symbol of the network's coin; the guard cannot be used when this coin is sold
 */
export const guardOff = (why: GuardObstacle | 'setting', coin: string): string =>
  ({
    coin: `Off: not for sales of ${coin}`,
    v4: 'Off: V4 keeps no price record',
    router: 'Off: this route’s router has no such check',
    v2: 'Off: V2 keeps no price record',
    record: 'Off: a pool keeps no price record',
    setting: 'Off in the trade settings',
  })[why]
/**
 * Says that the sandwich guard is on.
 * @param percent - the maximum change of a pool's price within the block, for example "0.25%"
 */
export const guardText = (percent: string) => `On, ${percent}`

/** Labels of the main button: while the trade is simulated, and if the node cannot simulate it. */
export const CHECKING = 'Checking…'
export const GO_ON_UNTRIED = 'Continue without a simulation'
export const ASK_AGAIN = 'Ask again anyway'
/** Labels of the main button of a review that can be confirmed. `risky`: for a swap with a large loss. */
export const CONFIRM_LABELS: Readonly<Record<Wrap | 'swap' | 'risky', string>> = {
  swap: 'Confirm swap',
  risky: 'Confirm swap anyway',
  wrap: 'Confirm wrap',
  unwrap: 'Confirm unwrap',
}

/**
 * Says what a newer price changes. `amount`: the difference, for example "3.5 USDC". Each text can begin a sentence.
 */
const MOVED: Readonly<Record<MovedPrice, (amount: string) => string>> = {
  receiveLess: (amount) => `You would now receive ${amount} less`,
  receiveMore: (amount) => `You would now receive ${amount} more`,
  payLess: (amount) => `You would now pay ${amount} less`,
  payMore: (amount) => `You would now pay ${amount} more`,
}
/**
 * Says that the price is worse.
 * @param percent - the difference as a share, "0.31%"
 */
export const worsePrice = (moved: MovedPrice, amount: string, percent: string) =>
  `${MOVED[moved](amount)} (${percent}).`
/**
 * Says that the price in the review is old.
 * @param minutes - the price is older than this many minutes
 */
export const agedPrice = (minutes: number, moved: MovedPrice, amount: string) =>
  `It is over ${minutes} minutes old. ${MOVED[moved](amount)}.`
export const agedSamePrice = (minutes: number) => `It is over ${minutes} minutes old. The newest price is the same.`
export const rereadingPrice = (minutes: number) => `It is over ${minutes} minutes old, and there is no newer one yet.`
export const OTHER_ROUTE = 'Another route is now available at the same price or better.'

/** Says what a step is waiting for. */
export const PHASES = {
  preparing: 'Checking with the network',
  wallet: 'Confirm in your wallet',
  chain: 'Waiting for the network',
}

/** The label of the main button while a step above it says what the visitor must confirm in the wallet. */
export const WAITING_FOR_WALLET = 'Waiting for your wallet'

export interface StepFacts {
  symbol: string
  /** The maximum amount that is sold, for example "100 USDC". */
  amount: string
  isUnlimited: boolean
  /** Whether less than `amount` may be sold, so that a part of the approved amount may remain. */
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

/** The texts of each step that the visitor must confirm in the wallet. */
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

/**
 * The notice that a batch for the same trade is pending. Nothing is sent unless the visitor requests the trade again.
 */
export const pendingDuplicate = (request: string) => ({
  title: 'Your wallet has already accepted this',
  text: `“${request}” is pending, and its outcome is not known yet. If you ask again, both could go through.`,
})

/**
 * The notice that the wallet has not answered a request for the same trade. Nothing is sent unless the visitor requests
 * the trade again.
 */
export const waitingDuplicate = (request: string) => ({
  title: 'A request for this is still waiting in your wallet',
  text: `“${request}” has not been answered. If you ask again, you could confirm both, and both would go through.`,
})

/** Offers to confirm all steps at once. For this, the wallet must upgrade the account (EIP-7702). */
export const UPGRADE = {
  title: 'One confirmation is possible',
  text: 'This upgrades your account on this network: a contract that your wallet chooses may then act for the account in everything that you sign. Your address, keys and tokens stay the same. The upgrade stays until you undo it in your wallet, and it adds to the network cost once.',
  label: (steps: number) => `Upgrade my account, and do all ${steps} steps in one confirmation`,
}

/** Shown after the text about a request that failed in the wallet. */
export const BOTH_MINED = 'If you ask again, both requests could be mined.'

interface HookFacts {
  hooks: readonly string[]
  tried: string | null
  isUpgradeable: boolean
}

/**
 * The notice that pools of the route have hooks, contracts that take part in each swap.
 * @param hooks - the addresses of the contracts
 * @param tried - the number of the block at which the swap was simulated, "20,114"; null until then
 */
export const hookWords = ({ hooks, tried, isUpgradeable }: HookFacts) => ({
  title: 'A pool of this route has rules of its own',
  text: sentences(
    `A contract, its hook, takes part in each swap: ${all(hooks)}. Its rules may differ for buying and selling, by account and over time.`,
    isUpgradeable && 'The code of the hook can be replaced.',
    tried !== null && `This swap was tried at block ${tried}.`,
  ),
})
