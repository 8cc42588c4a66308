/** What a swap costs in all. `amounts`: in the currencies that they are known in; `share`: "0.31%" of what is sold. */
export type CostFacts =
  | { kind: 'nothing' | 'networkAlone'; isPaid: boolean }
  | { kind: 'inAll' | 'besidesNetwork'; amounts: readonly string[]; share: string | null; isPaid: boolean }

/**
 * @param share - null where the amounts cannot be added
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
