import { sameData } from '../../page/sameData'
import { NATIVE } from '../../token/token'
import { needsAcceptance, tradeKey } from '../loss'
import { MILLION } from '../millionths'
import { estimatedGas, networkReserve } from '../networkCost'
import { mostSold, type Terms, type TradePlan } from '../plan'
import type { Quote } from '../quote'
import type { RevertReason } from '../revertReason'
import { costAt, stepsGas } from './cost'
import type { LiveQuote } from './liveQuote'
import { requestOfPlan } from './request'
import { termsOf } from './terms'
import { type TradeValue, type ValueInputs, valueOf } from './value'

/** What came of trying out a plan with all its steps, as far as it decides about the review. */
export interface TriedPlan {
  steps: readonly unknown[]
  simulation: { state: 'reverted'; reason: RevertReason } | { state: 'done' | 'unsupported' }
  /** What each step takes as the chain estimates it; null where it does not tell. */
  gas: readonly string[] | null
  /** Wei that the account had before; null where the plan could not be tried out. */
  ether: string | null
}

/** Everything that a trade depends on while it is under review, as it was read last. */
export interface ReviewInputs extends ValueInputs {
  plan: TradePlan
  /** The newest quote of the plan's request. */
  live: LiveQuote
  /** Null while the plan is being tried out. */
  tried: TriedPlan | null
}

/** Newer terms that must be accepted before anything is confirmed. */
export interface NewerTerms {
  terms: Terms
  /** By how much the side that is not fixed is worse, in its base units; zero or less where it is no worse. */
  worse: bigint
  /** The same in millionths of the reviewed amount, rounded up. */
  share: bigint
}

/** Why the reviewed plan would not go through. */
export type ReviewProblem =
  | { cause: 'reverts'; reason: RevertReason }
  /** Ether is there for what is sold, if any, and not for the network cost that wallets ask for. In wei. */
  | { cause: 'noEtherForCost'; reserve: bigint; ether: bigint; isEtherSold: boolean }

export interface Review extends TradeValue {
  /** Wei by the latest block's fees: as the chain estimates it, else by the table. Null while it is not known. */
  networkCost: bigint | null
  /** Null where the reviewed terms still stand. */
  change: NewerTerms | null
  problem: ReviewProblem | null
  isRisky: boolean
  isBlocked: boolean
  canConfirm: boolean
}

/** A price that is worse by more than this part, in millionths, needs a new yes. */
const WORSE_MAX = 1_000n

/** The side that is not fixed, by which a newer quote is compared. */
const openSide = ({ kind, amountIn, amountOut }: Quote) => BigInt(kind === 'exactIn' ? amountOut : amountIn)

/**
 * What shows that a plan would not do what it promises; null when nothing does.
 * @param maxFeePerGas - wei that wallets ask for; null while it is not known
 */
export function planProblem(
  plan: TradePlan,
  tried: TriedPlan | null,
  maxFeePerGas: bigint | null,
): ReviewProblem | null {
  if (!tried) return null
  const { simulation, gas, ether } = tried
  if (simulation.state === 'reverted') return { cause: 'reverts', reason: simulation.reason }
  if (gas === null || ether === null || maxFeePerGas === null) return null
  const reserve = networkReserve(estimatedGas(gas, plan), maxFeePerGas)
  const isEtherSold = plan.sell.id === NATIVE
  const needed = reserve + (isEtherSold ? mostSold(plan) : 0n)
  return BigInt(ether) >= needed ? null : { cause: 'noEtherForCost', reserve, ether: BigInt(ether), isEtherSold }
}

/** Terms of the newest verified quote, where these must be accepted in place of the reviewed ones. */
function changeOf({ plan, live }: ReviewInputs, problem: ReviewProblem | null): NewerTerms | null {
  const { quote, sell, wrap, slippageBps, guard } = plan
  const newest = live.state === 'ready' && live.check !== 'computed' ? live.quote : null
  if (!newest) return null
  const [reviewed, now] = [openSide(quote), openSide(newest)]
  const worse = quote.kind === 'exactIn' ? reviewed - now : now - reviewed
  const isMuchWorse = worse * MILLION > reviewed * WORSE_MAX
  // Where the reviewed route would fail, any other is better than none.
  const isOtherRoute = !sameData(newest.legs, quote.legs)
  if (!isMuchWorse && !(problem !== null && isOtherRoute)) return null
  return {
    terms: termsOf(newest, {
      sell: sell.id,
      wrap,
      slippageBps,
      isGuardWanted: guard !== null,
      snapshot: live.snapshot,
    }),
    worse,
    share: reviewed > 0n ? (worse * MILLION + reviewed - 1n) / reviewed : 0n,
  }
}

/** What a reviewed plan loses and costs, whether its price still stands, and whether it can be confirmed. */
export function reviewOf(inputs: ReviewInputs): Review {
  const { plan, tried, fees } = inputs
  const value = valueOf({ ...plan, sides: plan }, tradeKey(requestOfPlan(plan), plan.account), inputs)
  const { loss, consent } = value
  const problem = planProblem(plan, tried, fees.maxFeePerGas)
  const change = changeOf(inputs, problem)
  const isRisky = loss !== null && needsAcceptance(loss)
  const isBlocked = loss?.tier === 'blocked'
  const isAccepted = loss !== null && !isBlocked && (!isRisky || consent.acceptance !== null)
  const gas = stepsGas(plan, { estimate: tried?.gas ?? null, approvals: (tried?.steps.length ?? 1) - 1 })
  return {
    ...value,
    networkCost: costAt(gas, fees),
    change,
    problem,
    isRisky,
    isBlocked,
    canConfirm: isAccepted && change === null && problem === null,
  }
}
