import { COST_UNKNOWN, costText, NETWORK_COST_PAID, PAID_BY_OTHER } from '#copy/trade/outcome'
import type { Chain } from '../../../domain/chain/chain'
import { usdTextAtMost, usdValueAtMost } from '../../../domain/market/money'
import { tradeAmountAtMost, withSymbol } from '../../../domain/token/amount'
import type { OutcomeRow } from '../../../views/trade/SwapOutcome'

/**
 * The row for the network cost, or for the fact that it is unknown.
 * @param cost - in wei; null when unknown
 * @param isContract - whether the account is a contract, for which others may pay
 * @param etherUsd - dollars with 18 decimals; null when unknown
 */
export function costRows(
  cost: string | null,
  etherUsd: bigint | null,
  { decimals, symbol }: Chain['nativeCurrency'],
  { label = NETWORK_COST_PAID, isContract = false }: { label?: string; isContract?: boolean } = {},
): OutcomeRow[] {
  if (cost === null) return [{ label, value: COST_UNKNOWN }]
  if (cost === '0' && isContract) return [{ label, value: PAID_BY_OTHER }]
  const units = BigInt(cost)
  const usd = etherUsd === null ? null : usdTextAtMost(usdValueAtMost(units, decimals, etherUsd))
  return [{ label, value: costText(withSymbol(tradeAmountAtMost(units, decimals), symbol), usd) }]
}
