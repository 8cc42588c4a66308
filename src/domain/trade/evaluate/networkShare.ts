import { divideUp } from '../../integers'
import { usdTextAtMost, usdValue, usdValueAtMost } from '../../market/money'
import { tradeAmount, tradeAmountAtMost, withSymbol } from '../../token/amount'
import { type Currency, type CurrencyId, NATIVE } from '../../token/token'
import { lossPercent, MILLION } from '../../token/millionths'
import { usdText } from '../../market/money'
import { NETWORK_TIERS } from '../limits'
import type { QuotedAmounts } from '../quote'

/** The consequence of a network cost that is high for its trade: a note, a warning, or a box to tick. */
type NetworkTier = keyof typeof NETWORK_TIERS

export interface NetworkShare {
  tier: NetworkTier
  /** The network cost in millionths of the value sold, rounded up. */
  share: bigint
  percent: string
  /** The network cost and the value sold as text: in dollars, or in the native coin if that is sold. */
  cost: string
  value: string
}

interface NetworkFacts {
  quote: QuotedAmounts
  sell: Currency
  coin: Pick<Currency, 'symbol' | 'decimals'>
  /** The network cost in wei that the account pays; null if it is unknown, or if another account pays it. */
  networkCost: bigint | null
  usd: { priceOf: (id: CurrencyId) => bigint | null; etherUsd: bigint | null }
}

const TIERS = ['accept', 'warning', 'note'] as const

/** Both amounts in the same unit, and as text; null if they cannot be compared. */
function comparedOf({ quote, sell, coin, networkCost, usd }: NetworkFacts) {
  const sold = BigInt(quote.amountIn)
  if (networkCost === null || sold === 0n) return null
  const price = usd.priceOf(sell.id)
  if (price !== null && price > 0n && usd.etherUsd !== null) {
    const paid = usdValueAtMost(networkCost, coin.decimals, usd.etherUsd)
    const value = usdValue(sold, sell.decimals, price)
    return { paid, value, cost: usdTextAtMost(paid), valueText: usdText(value) }
  }
  if (sell.id !== NATIVE) return null
  const cost = withSymbol(tradeAmountAtMost(networkCost, coin), coin.symbol)
  return { paid: networkCost, value: sold, cost, valueText: withSymbol(tradeAmount(sold, coin), coin.symbol) }
}

/** The network cost as a share of the value sold; null if it is below the first tier, or unknown. */
export function networkShare(facts: NetworkFacts): NetworkShare | null {
  const compared = comparedOf(facts)
  if (!compared || compared.value === 0n) return null
  const { paid, value, cost, valueText } = compared
  const tier = TIERS.find((each) => paid * MILLION >= NETWORK_TIERS[each] * value)
  if (tier === undefined) return null
  const share = divideUp(paid * MILLION, value)
  return { tier, share, percent: lossPercent(share), cost, value: valueText }
}

/** An accepted share covers a later one that is at most half as large again, because the price of gas changes. */
export const coversNetworkShare = (accepted: bigint | null, { share }: NetworkShare): boolean =>
  accepted !== null && share * 2n <= accepted * 3n
