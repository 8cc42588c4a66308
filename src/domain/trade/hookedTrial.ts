import type { Address } from '../chain/address'
import { divideUp } from '../integers'
import { decidesAmounts } from '../pool/hooks'
import { type Hop, hooksOf } from '../pool/route'
import { MILLION } from '../token/millionths'
import { NATIVE } from '../token/token'
import { hasUnknownFee, poolFee } from './evaluate/swapCost'
import { RETURN_LOSS_MAX } from './limits'
import type { TradePlan } from './plan'
import type { RevertReason } from './revertReason'
import { beforeFee, siteFeeOn } from './siteFee'
import type { Quote } from './quote'

/*
 * A trade through pools with hooks is what its trial says. The quoter is another caller than the router, and a hook may
 * treat each caller in its own way. So the trial gives the amounts, and a purchase is tried together with selling back at
 * once what was bought: who cannot sell has bought nothing.
 */

/** What the trial of a trade through hooked pools has shown. Amounts are base units, as decimal strings. */
export interface HookedTrial {
  /** The amounts that moved, whatever the trade's limit; null if the trade fails without a limit as well. */
  moved: { sold: string; received: string } | null
  /**
   * What came of selling the bought token back; null if it is a common token, or was not bought. `unknown`: the node did
   * not finish the simulation, which a hook can bring about by its use of gas.
   */
  returned:
    | { state: 'done'; amount: string }
    | { state: 'reverted'; reason: RevertReason }
    | { state: 'unknown' }
    | null
}

export const isThroughHook = (quote: Pick<Quote, 'legs'>): boolean => hooksOf(quote).length > 0

/** Only the chain's quoter knows what such a trade gives: a hook decides the amounts, or something follows a hook. */
export const isQuotedByHook = ({ legs }: Pick<Quote, 'legs'>): boolean =>
  legs.some(({ hops }) =>
    hops.some((hop, at) => hop.protocol === 'v4' && hop.hooks && (decidesAmounts(hop.hooks) || at < hops.length - 1)),
  )

/** Whether what is bought through a hook must be sold back in the trial: there may be no other way to sell it. */
export const mustReturn = ({ quote, buy }: Pick<TradePlan, 'quote' | 'buy'>, isCommon: (token: Address) => boolean) =>
  isThroughHook(quote) && buy.id !== NATIVE && !isCommon(buy.id)

function turned(hop: Hop): Hop {
  const tokens = { tokenIn: hop.tokenOut, tokenOut: hop.tokenIn }
  if (hop.protocol !== 'v4') return { ...hop, ...tokens }
  const { swapFee: _, coin, ...rest } = hop
  return { ...rest, ...tokens, coin: coin === null ? null : coin === 'in' ? 'out' : 'in' }
}

/** The sale of what a plan buys, back along the same route and for any amount. Used in trials only. */
export function returnPlan(plan: TradePlan, received: string): TradePlan {
  const { siteFee: _, ...quote } = plan.quote
  const legs = quote.legs.map(({ hops }) => ({
    hops: hops.map(turned).reverse(),
    amountIn: received,
    amountOut: '1',
    amounts: [],
  }))
  const amounts = { amountIn: received, amountOut: '1' }
  return {
    ...plan,
    sell: plan.buy,
    buy: plan.sell,
    quote: { ...quote, kind: 'exactIn', legs, ...amounts },
    limit: '1',
    executor: 'universalRouter',
    guard: null,
  }
}

/**
 * Why a purchase is not offered: selling it back fails, or loses too much. Shares are millionths of the amount sold. `fees`
 * is null if a hook sets the fee of a pool.
 */
export type NoReturn =
  | { cause: 'noReturn'; lost: null; reason: RevertReason }
  | { cause: 'noReturn'; lost: bigint; fees: bigint | null }

export function returnProblem({ quote }: Pick<TradePlan, 'quote'>, trial: HookedTrial | undefined): NoReturn | null {
  const { moved, returned } = trial ?? {}
  if (!moved || !returned || returned.state === 'unknown') return null
  if (returned.state === 'reverted') return { cause: 'noReturn', lost: null, reason: returned.reason }
  const [sold, back] = [BigInt(moved.sold), BigInt(returned.amount)]
  const lost = sold > back && sold > 0n ? divideUp((sold - back) * MILLION, sold) : 0n
  const once = poolFee(quote).share
  const fees = MILLION - ((MILLION - once) * (MILLION - once)) / MILLION
  if (lost <= fees + RETURN_LOSS_MAX) return null
  return { cause: 'noReturn', lost, fees: hasUnknownFee(quote) ? null : fees }
}

export function asTried(quote: Quote, { sold, received }: NonNullable<HookedTrial['moved']>): Quote {
  if (quote.kind === 'exactOut') return { ...quote, amountIn: sold }
  const { siteFee } = quote
  if (!siteFee) return { ...quote, amountOut: received }
  const amount = siteFeeOn(beforeFee(BigInt(received), siteFee), siteFee).toString()
  return { ...quote, amountOut: received, siteFee: { ...siteFee, amount } }
}
