import type { DataSize } from '../../chain/dataFees'
import { divideUp } from '../../divideUp'
import { sameData } from '../../browser/sameData'
import { MILLION } from '../../token/millionths'
import { NATIVE } from '../../token/token'
import { needsAcceptance, tradeKey } from '../loss'
import {
  type BalanceChange,
  type Excess,
  excessOf,
  isPriceOld,
  mostSold,
  showsBothSides,
  type Terms,
  type TradePlan,
} from '../plan'
import type { RevertReason } from '../revertReason'
import { isThroughV4 } from '../../pool/route'
import { type Fees, reserveByEstimate, stepsCost } from './cost'
import type { LiveQuote } from './liveQuote'
import { requestOfPlan } from './request'
import { termsOf } from './terms'
import { type TradeValue, type ValueInputs, valueOf } from './value'
import type { Quote } from '../quote'

/** The result of simulating a plan with all its steps, as far as the review depends on it. */
export interface TriedPlan {
  /** The block that was the newest when it was simulated. */
  blockNumber: number
  steps: readonly unknown[]
  simulation:
    | { state: 'reverted'; reason: RevertReason }
    | { state: 'done'; changes: readonly BalanceChange[] }
    | { state: 'unsupported' }
  /** The gas of each step as estimated by the chain; null where there is no estimate. */
  gas: readonly string[] | null
  /** The account's wei before the trade; null if the plan could not be simulated. */
  ether: string | null
  /** The size of each step's data, where the network charges for it. */
  data?: readonly DataSize[] | null
}

/** Everything that a trade under review depends on, as last read. */
export interface ReviewInputs extends ValueInputs {
  plan: TradePlan
  /** The newest quote of the plan's request. */
  live: LiveQuote
  /** Whether the sandwich guard is switched on. */
  isGuardOn: boolean
  /** The last result of simulating the plan; null before the first. */
  tried: TriedPlan | null
  /** Whether the last attempt to simulate it got no result. */
  isTrialFailed: boolean
  /** The oldest block whose result still counts; null while no block is known. */
  trialSince: number | null
  /** The visitor goes on without a simulation, where the node provides none. */
  isUntriedAccepted: boolean
}

/** Newer terms that must be accepted before anything can be confirmed. */
export interface NewerTerms {
  /** Because the price is worse, because only another route still works, or because of the reviewed price's age. */
  why: 'worse' | 'route' | 'age'
  terms: Terms
  /** By how much the side that is not fixed is worse, in its base units; zero or less if it is no worse. */
  worse: bigint
  /** The same in millionths of the reviewed amount, rounded up; zero if it is no worse. */
  share: bigint
}

/** Why the reviewed plan would fail. */
export type ReviewProblem =
  | { cause: 'reverts'; reason: RevertReason }
  /** The ether covers the amount sold, if any, but not the network cost that wallets reserve. In wei. */
  | { cause: 'noEtherForCost'; reserve: bigint; ether: bigint; isEtherSold: boolean }
  /** When tried out, more left the account or less arrived than the terms allow. */
  | ({ cause: 'beyondTerms' } & Excess)
  /** The price is too old to be judged, and no newer one has been read yet. */
  | { cause: 'oldPrice' }

/**
 * How far a plan was tried out: there is no result of the newest blocks yet, or none could be read; the node does not
 * simulate it, or does not tell what both sides moved; or there is a result.
 */
export type Trial = 'pending' | 'failed' | 'impossible' | 'done'

export interface Review extends TradeValue {
  /** Wei at the latest block's fees: as estimated by the chain, else from the table. Null while it is not known. */
  networkCost: bigint | null
  /** How much of it is for approvals. Null while it is not known. */
  approvalCost: bigint | null
  /** The part charged in addition to gas; null on a network that charges for gas alone. */
  dataCost: bigint | null
  /** Whether the account's own ether does not cover it, where a sponsor may. */
  needsSponsor: boolean
  /** Null while the reviewed terms are still valid. */
  change: NewerTerms | null
  problem: ReviewProblem | null
  isRisky: boolean
  isBlocked: boolean
  trial: Trial
  canConfirm: boolean
}

/** A price worse by more than this share, in millionths, must be accepted again. */
const WORSE_MAX = 1_000n

/** The side that is not fixed, by which a newer quote is compared. */
const openSide = ({ kind, amountIn, amountOut }: Quote) => BigInt(kind === 'exactIn' ? amountOut : amountIn)

/** Why a plan would not do what it promises; null when nothing is wrong. */
export function planProblem(plan: TradePlan, tried: TriedPlan | null, fees: Fees): ReviewProblem | null {
  if (!tried) return null
  const { simulation } = tried
  if (simulation.state === 'reverted') return { cause: 'reverts', reason: simulation.reason }
  const excess = simulation.state === 'done' ? excessOf(plan, simulation.changes) : null
  if (excess) return { cause: 'beyondTerms', ...excess }
  return plan.costPayer === undefined ? etherShort(plan, tried, fees) : null
}

/** Whether the account's ether covers the network cost besides what is sold. */
function etherShort(plan: TradePlan, { gas, ether, data }: TriedPlan, fees: Fees): ReviewProblem | null {
  const reserve = reserveByEstimate(gas, plan, fees, data)
  if (ether === null || reserve === null) return null
  const isEtherSold = plan.sell.id === NATIVE
  const needed = reserve + (isEtherSold ? mostSold(plan) : 0n)
  return BigInt(ether) >= needed ? null : { cause: 'noEtherForCost', reserve, ether: BigInt(ether), isEtherSold }
}

/** No route takes the whole amount any more. */
const NO_ROUTE: ReviewProblem = { cause: 'reverts', reason: { cause: 'noLiquidity', text: null } }

/** The newest quote that may take the reviewed one's place; null while there is none. */
const newestOf = (live: LiveQuote) => (live.state === 'ready' && live.check !== 'computed' ? live.quote : null)

/** Whether the reviewed price is so old that the dollar prices read since say nothing about it. */
function isOutdated({ plan, live, prices }: ReviewInputs): boolean {
  const { sell = null, buy = null } = prices === 'reading' ? {} : prices
  const times = [live.snapshot, sell, buy].map((read) => read?.timestamp ?? 0)
  return isPriceOld(plan, Math.max(...times))
}

/** The problem of a reviewed trade. That no route is left comes first, unless a simulation has succeeded. */
function problemOf(inputs: ReviewInputs): ReviewProblem | null {
  const { plan, live, tried, fees } = inputs
  if (live.state === 'noRoute' && tried?.simulation.state !== 'done') return NO_ROUTE
  const problem = planProblem(plan, tried, fees)
  return problem === null && newestOf(live) === null && isOutdated(inputs) ? { cause: 'oldPrice' } : problem
}

/** The terms of the newest verified quote, if they must be accepted in place of the reviewed ones. */
function changeOf(inputs: ReviewInputs, problem: ReviewProblem | null): NewerTerms | null {
  const { plan, live, isGuardOn } = inputs
  const { quote, sell, wrap, slippageBps, guard } = plan
  const newest = newestOf(live)
  if (!newest) return null
  const [reviewed, now] = [openSide(quote), openSide(newest)]
  const worse = quote.kind === 'exactIn' ? reviewed - now : now - reviewed
  const isMuchWorse = worse * MILLION > reviewed * WORSE_MAX
  // If the reviewed route would fail, any other is better.
  const isOtherRoute = !sameData(newest.legs, quote.legs)
  const isBetterWay = problem !== null && isOtherRoute
  if (!isMuchWorse && !isBetterWay && !isOutdated(inputs)) return null
  return {
    why: isMuchWorse || (isBetterWay && worse > 0n) ? 'worse' : isBetterWay ? 'route' : 'age',
    terms: termsOf(newest, {
      sell: sell.id,
      wrap,
      slippageBps,
      // No pool of V4 is guarded: whether the guard was wanted says the setting.
      isGuardOn: guard !== null || (isGuardOn && isThroughV4(quote)),
      snapshot: live.snapshot,
    }),
    worse,
    share: worse > 0n && reviewed > 0n ? divideUp(worse * MILLION, reviewed) : 0n,
  }
}

/** What a reviewed plan costs, as estimated by the chain and by the bytes of its transactions, else from the tables. */
function reviewedCost({ plan, tried, fees }: ReviewInputs): Pick<Review, 'networkCost' | 'approvalCost' | 'dataCost'> {
  const approvals = (tried?.steps.length ?? 1) - 1
  const data = tried?.data ?? null
  const { gas, ...cost } = stepsCost(plan, { estimate: tried?.gas ?? null, approvals, data }, fees)
  return { ...cost, dataCost: fees.charges?.cost(gas, { terms: plan, approvals, data }) ?? null }
}

function trialOf({ plan, tried, trialSince, isTrialFailed }: ReviewInputs): Trial {
  if (!tried || trialSince === null || tried.blockNumber < trialSince) return isTrialFailed ? 'failed' : 'pending'
  const { simulation } = tried
  if (simulation.state === 'reverted') return 'done'
  return simulation.state === 'done' && showsBothSides(plan, simulation.changes) ? 'done' : 'impossible'
}

const isTried = (trial: Trial, { isUntriedAccepted }: ReviewInputs): boolean =>
  trial === 'done' || (trial === 'impossible' && isUntriedAccepted)

/** What a reviewed plan loses and costs, whether its price is still valid, and whether it can be confirmed. */
export function reviewOf(inputs: ReviewInputs): Review {
  const { plan } = inputs
  const value = valueOf({ ...plan, sides: plan }, tradeKey(requestOfPlan(plan), plan.account), inputs)
  const { loss, consent } = value
  const problem = problemOf(inputs)
  const change = changeOf(inputs, problem)
  const isRisky = loss !== null && needsAcceptance(loss)
  const isBlocked = loss?.tier === 'blocked'
  const isAccepted = loss !== null && !isBlocked && (!isRisky || consent.acceptance !== null)
  const trial = trialOf(inputs)
  return {
    ...value,
    ...reviewedCost(inputs),
    needsSponsor:
      plan.costPayer === 'accountOrSponsor' &&
      inputs.tried !== null &&
      etherShort(plan, inputs.tried, inputs.fees) !== null,
    change,
    problem,
    isRisky,
    isBlocked,
    trial,
    canConfirm: isTried(trial, inputs) && isAccepted && change === null && problem === null,
  }
}
