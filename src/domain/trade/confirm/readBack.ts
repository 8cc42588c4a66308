import { type Address, sameAddress } from '../../chain/address'
import { sameCurrency } from '../../token/token'
import type { Intent, IntentHop, TradeIntent } from '../decodedCall'
import { guardedHops } from '../slippage'
import type { FeeTerms } from '../siteFee'
import { leastReceived, mostSold, type TradePlan } from '../plan'

/** The placeholder address that Uniswap's routers replace with the sender of the transaction. */
const SENDER = '0x0000000000000000000000000000000000000001'

const legText = (hops: readonly IntentHop[], amount: string) =>
  [
    ...hops.map((hop) => {
      const { protocol, fee, tokenIn, tokenOut } = hop
      const own = hop.protocol === 'v4' ? [hop.tickSpacing, hop.coin, hop.hooks] : hop.venue
      return [protocol, fee, tokenIn, tokenOut, own].join()
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

/** What the calldata must contain in addition to the plan. */
export interface ReadBackTerms {
  /** In Unix seconds. */
  deadline: number
  withoutGuard?: true
  /** The balance of the bought token, in base units, that the account must have at the end; null without such a check. */
  floor?: bigint | null
  /** Whether all of the sold coin must be wrapped before a pool is called. */
  isWrappedFirst?: boolean
}

/** Whether the calldata has what keeps tokens from taking more, and nothing else of the kind. */
function isAsSafe(
  { account, buy }: TradePlan,
  { floor: found, isWrappedFirst: isWrapped }: TradeIntent,
  { floor = null, isWrappedFirst = false }: ReadBackTerms,
): boolean {
  if ((isWrapped ?? false) !== isWrappedFirst) return false
  if (!found || floor === null) return !found && floor === null
  return sameAddress(found.owner, account) && sameCurrency(found.token, buy.id) && found.least === floor.toString()
}

const areOwn = (recipients: readonly Address[], account: Address) =>
  recipients.length > 0 && recipients.every((each) => sameAddress(each, account) || each === SENDER)

/**
 * Whether a trade's decoded calldata agrees with the plan: tokens, amounts and limits, routes, recipients, deadline,
 * guard, fee, and what keeps tokens from taking more.
 */
export function isAsPlanned(plan: TradePlan, intent: Intent | null, terms: ReadBackTerms): boolean {
  if (!intent || !('legs' in intent)) return false
  const { quote, sell, buy, account } = plan
  if (!sameCurrency(intent.sell, sell.id) || !sameCurrency(intent.buy, buy.id)) return false
  if (plan.wrap) return isWrap(plan, intent)
  const ticks = terms.withoutGuard ? null : guardTicksOf(plan)
  const planned = quote.legs.map(({ hops, amountIn, amountOut }) => ({
    hops,
    amount: quote.kind === 'exactIn' ? amountIn : amountOut,
  }))
  return (
    intent.kind === quote.kind &&
    intent.mostSold === mostSold(plan).toString() &&
    intent.leastReceived === leastReceived(plan).toString() &&
    areOwn(intent.recipients, account) &&
    intent.deadline === terms.deadline.toString() &&
    intent.guard === ticks &&
    isSameFee(intent.fee, quote.siteFee) &&
    isAsSafe(plan, intent, terms) &&
    legsText(intent.legs) === legsText(planned)
  )
}
