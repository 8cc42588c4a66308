import { PERMIT2 } from '#config/uniswap'
import { isCommonToken } from '#config/deployments'
import { permit2Until } from '#domain/approval/permit2'
import { NATIVE, sameCurrency } from '#domain/token/token'
import { type HookedTrial, isThroughHook, mustReturn, returnPlan } from '#domain/trade/hookedTrial'
import { mostSold, type TradePlan } from '#domain/trade/plan'
import { revertReason } from '#domain/trade/revertReason'
import type { SimulationResult, TrialCall } from '#services/trade/simulate'
import type { EncodedCall } from '#services/trade/tradeAbi'
import type { TradeEncoder } from '#services/trade/tradeEncoder'
import {
  deploymentFor,
  type SingleStep,
  stepCall,
  type StepOptions,
  tokensOf,
  trialCalls,
  type TrialServices,
} from './tradeSteps'

/** The trial of a plan as it is, with what it was made of. */
interface FirstTrial {
  steps: readonly SingleStep[]
  calls: readonly EncodedCall[]
  result: SimulationResult
  encoder: TradeEncoder
  options: StepOptions
}

/** The amounts that a trial moved; null if it does not show both. */
function movedIn({ sell, buy }: TradePlan, result: SimulationResult): HookedTrial['moved'] {
  if (result.state !== 'done') return null
  const changeOf = (id: TradePlan['sell']['id']) => {
    const change = result.changes.find(({ currency }) => sameCurrency(currency, id))
    return change && change.after - change.before
  }
  const [sold, received] = [changeOf(sell.id), changeOf(buy.id)]
  if (sold === undefined || received === undefined || received <= 0n) return null
  return { sold: (-sold).toString(), received: received.toString() }
}

/** Tries a plan again without its limit, to see what it would bring. */
async function moveWithoutLimit(plan: TradePlan, { steps, encoder, options }: FirstTrial, { chain }: TrialServices) {
  const open = { ...plan, limit: '1' }
  const calls = steps.map((step) => stepCall(open, step, encoder, options))
  const trial = trialCalls(plan, steps, calls)
  const tried = await chain.simulate(plan.chainId, plan.account, trial, { tokens: tokensOf(plan), isStrict: true })
  return movedIn(plan, tried)
}

/** The calls that sell what was bought: an approval, an allowance in Permit2, and the swap back. */
function returnCalls(plan: TradePlan, received: string, { encoder, options }: FirstTrial): TrialCall[] {
  const back = returnPlan(plan, received)
  const { id: token } = back.sell
  if (token === NATIVE) return []
  const deployment = deploymentFor(plan)
  const { deadline } = options
  const spender = deployment.v4?.universalRouter ?? deployment.swapRouter
  const grant = { token, spender, amount: mostSold(back), until: permit2Until(deadline) }
  const calls = [
    encoder.encodeApprove(token, PERMIT2.address, mostSold(back)),
    encoder.encodePermit2(grant),
    encoder.encodeTrade(back, deployment, deadline),
  ]
  return trialCalls(back, ['approve', 'permit2', 'swap'], calls)
}

const UNKNOWN = { state: 'unknown' } as const

/**
 * Tries to buy and to sell back in one simulation. The purchase has no limit, because what comes back is to be known even
 * if the purchase fails at its limit.
 */
async function tryReturn(
  plan: TradePlan,
  { received, sold }: NonNullable<HookedTrial['moved']>,
  first: FirstTrial,
  { chain }: TrialServices,
): Promise<HookedTrial['returned']> {
  const { steps, encoder, options } = first
  const open = plan.quote.kind === 'exactIn' ? { ...plan, limit: '1' } : plan
  const purchase = steps.map((step) => stepCall(open, step, encoder, options))
  const calls = [...trialCalls(plan, steps, purchase), ...returnCalls(plan, received, first)]
  const tried = await chain.simulate(plan.chainId, plan.account, calls, { tokens: tokensOf(plan), isStrict: true })
  if (tried.state === 'unsupported') return UNKNOWN
  if (tried.state === 'reverted') return { state: 'reverted', reason: revertReason(tried.data, tried.message) }
  const change = tried.changes.find(({ currency }) => sameCurrency(currency, plan.sell.id))
  return change ? { state: 'done', amount: (change.after - change.before + BigInt(sold)).toString() } : UNKNOWN
}

/**
 * What the trial of a plan through pools with hooks has shown, with at most two further simulations; undefined for a plan
 * without such pools. Throws a NodeError if the node does not respond.
 */
export async function tryHooks(
  plan: TradePlan,
  first: FirstTrial,
  services: TrialServices,
): Promise<HookedTrial | undefined> {
  if (!isThroughHook(plan.quote)) return undefined
  const { result } = first
  const isLimited = result.state === 'reverted' && plan.quote.kind === 'exactIn'
  const moved = isLimited ? await moveWithoutLimit(plan, first, services) : movedIn(plan, result)
  const deployment = deploymentFor(plan)
  const isReturned = moved !== null && mustReturn(plan, (token) => isCommonToken(deployment, token))
  return { moved, returned: isReturned ? await tryReturn(plan, moved, first, services) : null }
}
