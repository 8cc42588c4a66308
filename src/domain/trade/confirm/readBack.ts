import { type Address, sameAddress } from '../../chain/address'
import { sameCurrency } from '../../token/token'
import type { Intent, IntentHop } from '../decodedCall'
import { guardedHops } from '../slippage'
import type { FeeTerms } from '../siteFee'
import { leastReceived, mostSold, type TradePlan } from '../plan'

/** Compares decoded calldata with the plan from which it was encoded. */

/** The placeholder address that Uniswap's routers replace with the sender of the transaction. */
const SENDER = '0x0000000000000000000000000000000000000001'

const legText = (hops: readonly IntentHop[], amount: string) =>
  [
    ...hops.map((hop) => {
      const { protocol, fee, tokenIn, tokenOut } = hop
      return [protocol, fee, tokenIn, tokenOut, hop.protocol === 'v4' && [hop.tickSpacing, hop.coin]].join()
    }),
    amount,
  ]
    .join()
    .toLowerCase()

/** The legs of a trade as text. They are sorted, because the router's order may differ from the plan's. */
const legsText = (legs: readonly { hops: readonly IntentHop[]; amount: string }[]) =>
  legs
    .map(({ hops, amount }) => legText(hops, amount))
    .sort()
    .join()

function isWrap({ quote, wrap }: TradePlan, { kind, mostSold: sold }: Extract<Intent, { legs: unknown }>): boolean {
  return kind === wrap && sold === quote.amountIn
}

const guardTicksOf = ({ quote, guard }: TradePlan) => (guard && guardedHops(quote).length > 0 ? guard.ticks : null)

const isSameFee = (fee: FeeTerms | null, planned: FeeTerms | undefined) =>
  fee && planned ? fee.bips === planned.bips && sameAddress(fee.recipient, planned.recipient) : !fee === !planned

/**
 * Whether a trade's decoded calldata agrees with the plan: tokens, amounts and limits, routes, recipients, deadline,
 * guard and fee.
 * @param deadline - in Unix seconds
 */
export function isAsPlanned(
  plan: TradePlan,
  intent: Intent | null,
  { deadline, withoutGuard }: { deadline: number; withoutGuard?: true },
): boolean {
  if (!intent || !('legs' in intent)) return false
  const { quote, sell, buy, account } = plan
  if (!sameCurrency(intent.sell, sell.id) || !sameCurrency(intent.buy, buy.id)) return false
  if (plan.wrap) return isWrap(plan, intent)
  const isOwn = (recipient: Address) => sameAddress(recipient, account) || recipient === SENDER
  const areOwn = intent.recipients.length > 0 && intent.recipients.every(isOwn)
  const ticks = withoutGuard ? null : guardTicksOf(plan)
  const planned = quote.legs.map(({ hops, amountIn, amountOut }) => ({
    hops,
    amount: quote.kind === 'exactIn' ? amountIn : amountOut,
  }))
  return (
    intent.kind === quote.kind &&
    intent.mostSold === mostSold(plan).toString() &&
    intent.leastReceived === leastReceived(plan).toString() &&
    areOwn &&
    intent.deadline === deadline.toString() &&
    intent.guard === ticks &&
    isSameFee(intent.fee, quote.siteFee) &&
    legsText(intent.legs) === legsText(planned)
  )
}
