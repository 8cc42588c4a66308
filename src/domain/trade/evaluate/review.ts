import type { DataSize } from '../../chain/dataFees'
import { divideUp } from '../../integers'
import { sameData } from '../../browser/sameData'
import { MILLION } from '../../token/millionths'
import { NATIVE } from '../../token/token'
import { isByUniversalRouter } from '../exposure'
import { needsAcceptance, tradeKey, type TradeValue, type ValueInputs, valueOf } from '../loss'
import {
  type BalanceChange,
  type Excess,
  excessOf,
  isPriceOld,
  mostSold,
  showsBothSides,
  type Terms,
  termsOf,
  type TradePlan,
} from '../plan'
import { asTried, type HookedTrial, isThroughHook, type NoReturn, returnProblem } from '../hookedTrial'
import type { RevertReason } from '../revertReason'
import { requestOfPlan } from '../draft'
import type { Quote } from '../quote'
import { type Fees, reserveByEstimate, stepsCost } from './cost'
import type { LiveQuote } from './liveQuote'

/** The part of a simulation's result that the review depends on. A plan is simulated with all its steps. */
export interface TriedPlan {
  blockNumber: number
  steps: readonly unknown[]
  simulation:
    | { state: 'reverted'; reason: RevertReason }
    | { state: 'done'; changes: readonly BalanceChange[] }
    | { state: 'unsupported' }
  /** The chain's gas estimate for each step; null without an estimate. */
  gas: readonly string[] | null
  /** The account's balance in wei before the trade; null if the plan could not be simulated. */
  ether: string | null
  /** The data size of each step, on networks that charge for data. */
  data?: readonly DataSize[] | null
  /** Present if the plan goes through a pool with a hook. */
  hooked?: HookedTrial
}

/** All data on which the review of a trade depends, as last read. */
export interface ReviewInputs extends ValueInputs {
  plan: TradePlan
  live: LiveQuote
  fees: Fees
  isGuardOn: boolean
  /** The last simulation of the plan; null before the first simulation. */
  tried: TriedPlan | null
  /** Whether the last attempt to simulate the plan got no result. */
  isTrialFailed: boolean
  /** The oldest block whose simulation is still valid; null while no block is known. */
  trialSince: number | null
  /** Whether the last simulation is too old by the device's clock. */
  isTrialOld: boolean
  /** Whether the visitor agrees to continue without a simulation if the node does not support simulations. */
  isUntriedAccepted: boolean
}

export interface NewerTerms {
  /** `worse`: the price is worse. `route`: only another route works. `age`: the reviewed price is too old. */
  why: 'worse' | 'route' | 'age'
  terms: Terms
  /**
   * The side of the trade whose amount was not typed can change between two quotes. `worse` is the number of base units
   * by which its new amount is worse than the reviewed one; zero or negative if it is not worse.
   */
  worse: bigint
  /** `worse` in millionths of the reviewed amount, rounded up; zero if the new amount is not worse. */
  share: bigint
}

export type ReviewProblem =
  | { cause: 'reverts'; reason: RevertReason }
  /** The ether does not cover the amount sold plus the network cost that wallets require. Amounts are in wei. */
  | { cause: 'noEtherForCost'; reserve: bigint; ether: bigint; isEtherSold: boolean }
  /** In the simulation, more left the account or less arrived than the terms allow. */
  | ({ cause: 'beyondTerms' } & Excess)
  /** What would be bought through a hook could not be sold back, or only at a great loss. */
  | NoReturn
  /** The reviewed price is too old, and no newer one has been read yet. */
  | { cause: 'oldPrice' }

/**
 * The state of a plan's simulation. `pending`: there is no result for the newest blocks yet. `failed`: the result could
 * not be read. `impossible`: the node does not simulate the plan, or does not return the balance changes of both sides.
 */
export type Trial = 'pending' | 'failed' | 'impossible' | 'done'

export interface Review extends TradeValue {
  /** In wei at the latest block's fees, by the chain's estimate or the gas table; null if unknown. */
  networkCost: bigint | null
  /** The part of `networkCost` that is for approvals; null while unknown. */
  approvalCost: bigint | null
  /** The part of `networkCost` that is charged in addition to gas; null on a network that charges only for gas. */
  dataCost: bigint | null
  /** Whether only a sponsor can pay the network cost, because the account's ether does not cover it. */
  needsSponsor: boolean
  change: NewerTerms | null
  problem: ReviewProblem | null
  isRisky: boolean
  isBlocked: boolean
  trial: Trial
  canConfirm: boolean
}

/** If the price gets worse by more than this share, in millionths, the visitor must accept it again. */
const WORSE_MAX = 1_000n

/** Quotes are compared by the amount of the side that is not fixed. */
const openSide = ({ kind, amountIn, amountOut }: Quote) => BigInt(kind === 'exactIn' ? amountOut : amountIn)

export function planProblem(plan: TradePlan, tried: TriedPlan | null, fees: Fees): ReviewProblem | null {
  if (!tried) return null
  const { simulation } = tried
  const noReturn = returnProblem(plan, tried.hooked)
  if (noReturn) return noReturn
  if (simulation.state === 'reverted') return { cause: 'reverts', reason: simulation.reason }
  const excess = simulation.state === 'done' ? excessOf(plan, simulation.changes) : null
  if (excess) return { cause: 'beyondTerms', ...excess }
  return plan.costPayer === undefined ? etherShort(plan, tried, fees) : null
}

/** Null if the account's ether covers the sale and the network cost, or is unknown. */
function etherShort(plan: TradePlan, { gas, ether, data }: TriedPlan, fees: Fees): ReviewProblem | null {
  const reserve = reserveByEstimate(gas, plan, fees, data)
  if (ether === null || reserve === null) return null
  const isEtherSold = plan.sell.id === NATIVE
  const needed = reserve + (isEtherSold ? mostSold(plan) : 0n)
  return BigInt(ether) >= needed ? null : { cause: 'noEtherForCost', reserve, ether: BigInt(ether), isEtherSold }
}

const NO_ROUTE: ReviewProblem = { cause: 'reverts', reason: { cause: 'noLiquidity', text: null } }

const newestOf = (live: LiveQuote) => (live.state === 'ready' && live.check !== 'computed' ? live.quote : null)

/** Whether the reviewed price is too old for a comparison with the pools and dollar prices that were read later. */
function isOutdated({ plan, live, prices }: ReviewInputs): boolean {
  const { sell = null, buy = null } = prices === 'reading' ? {} : prices
  const times = [live.snapshot, sell, buy].map((read) => read?.timestamp ?? 0)
  return isPriceOld(plan, Math.max(...times))
}

/** The problem of a reviewed trade. A missing route takes precedence, unless a simulation has succeeded. */
function problemOf(inputs: ReviewInputs): ReviewProblem | null {
  const { plan, live, tried, fees } = inputs
  if (live.state === 'noRoute' && tried?.simulation.state !== 'done') return NO_ROUTE
  const problem = planProblem(plan, tried, fees)
  return problem === null && newestOf(live) === null && isOutdated(inputs) ? { cause: 'oldPrice' } : problem
}

function worseThan(reviewed: Quote, now: Quote): Pick<NewerTerms, 'worse' | 'share'> {
  const [before, after] = [openSide(reviewed), openSide(now)]
  const worse = reviewed.kind === 'exactIn' ? before - after : after - before
  return { worse, share: worse > 0n ? divideUp(worse * MILLION, before) : 0n }
}

/**
 * The terms by which a trade through a hook is as its trial was; null if the trial was not much worse than the quote. The
 * least of the trade then follows from the trial.
 */
function triedTerms({ plan, live, tried }: ReviewInputs): NewerTerms | null {
  const { quote, sell, wrap, slippageBps } = plan
  const moved = tried?.hooked?.moved
  if (!moved || returnProblem(plan, tried.hooked)) return null
  const now = asTried(quote, moved)
  const difference = worseThan(quote, now)
  if (difference.share <= WORSE_MAX) return null
  const terms = termsOf(now, { sell: sell.id, wrap, slippageBps, isGuardOn: false, snapshot: live.snapshot })
  return { why: 'worse', terms, ...difference }
}

function changeOf(inputs: ReviewInputs, problem: ReviewProblem | null): NewerTerms | null {
  const { plan, live, isGuardOn } = inputs
  const { quote, sell, wrap, slippageBps, guard } = plan
  const byTrial = triedTerms(inputs)
  if (byTrial) return byTrial
  const newest = newestOf(live)
  if (!newest) return null
  const difference = worseThan(quote, newest)
  const isMuchWorse = difference.share > WORSE_MAX
  const isOtherRoute = !sameData(newest.legs, quote.legs)
  const isBetterWay = problem !== null && isOtherRoute
  if (!isMuchWorse && !isBetterWay && !isOutdated(inputs)) return null
  return {
    why: isMuchWorse || (isBetterWay && difference.worse > 0n) ? 'worse' : isBetterWay ? 'route' : 'age',
    terms: termsOf(newest, {
      sell: sell.id,
      wrap,
      slippageBps,
      // A plan through the Universal Router never has a guard. In that case the setting decides whether the newer terms use one.
      isGuardOn: guard !== null || (isGuardOn && isByUniversalRouter(quote)),
      snapshot: live.snapshot,
    }),
    ...difference,
  }
}

/** From the chain's estimate and the encoded transactions, or otherwise the tables of gas and data sizes. */
function reviewedCost({ plan, tried, fees }: ReviewInputs): Pick<Review, 'networkCost' | 'approvalCost' | 'dataCost'> {
  const approvals = (tried?.steps.length ?? 1) - 1
  const data = tried?.data ?? null
  const { gas, ...cost } = stepsCost(plan, { estimate: tried?.gas ?? null, approvals, data }, fees)
  return { ...cost, dataCost: fees.charges?.cost(gas, { terms: plan, approvals, data }) ?? null }
}

function trialOf({ plan, tried, trialSince, isTrialOld, isTrialFailed }: ReviewInputs): Trial {
  const isValid = trialSince !== null && !isTrialOld
  if (!tried || !isValid || tried.blockNumber < trialSince) return isTrialFailed ? 'failed' : 'pending'
  const { simulation, hooked } = tried
  if (simulation.state === 'reverted') return 'done'
  if (hooked?.returned?.state === 'unknown') return 'impossible'
  return simulation.state === 'done' && showsBothSides(plan, simulation.changes) ? 'done' : 'impossible'
}

/** Only a trial shows what a hook does, so a trade through one is never sent without. */
const isTried = (trial: Trial, { plan, isUntriedAccepted }: ReviewInputs): boolean =>
  trial === 'done' || (trial === 'impossible' && isUntriedAccepted && !isThroughHook(plan.quote))

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

export type MovedPrice = 'receiveLess' | 'receiveMore' | 'payLess' | 'payMore'

export function movedPrice(isExactIn: boolean, isWorse: boolean): MovedPrice {
  if (isExactIn) return isWorse ? 'receiveLess' : 'receiveMore'
  return isWorse ? 'payMore' : 'payLess'
}
