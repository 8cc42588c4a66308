/**
 * The facts for the text about a swap's total cost. `amounts`: the texts of the cost in dollars, and in the sold token
 * or the native coin for parts without a price. `share`: the cost as a percentage of the amount sold, such as "0.31%".
 */
export type CostFacts =
  | { kind: 'nothing' | 'networkAlone'; isPaid: boolean }
  | { kind: 'inAll' | 'besidesNetwork'; amounts: readonly string[]; share: string | null; isPaid: boolean }

/**
 * @param share - null if the amounts cannot be added
 * @param hasNetwork - whether the amounts include the network cost
 */
export function costFacts(
  amounts: readonly string[],
  share: string | null,
  { hasNetwork, isPaid }: { hasNetwork: boolean; isPaid: boolean },
): CostFacts {
  if (amounts.length === 0) return { kind: hasNetwork ? 'nothing' : 'networkAlone', isPaid }
  return { kind: hasNetwork ? 'inAll' : 'besidesNetwork', amounts, share, isPaid }
}
