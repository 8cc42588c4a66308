import { usdShortText } from './money'

/** `pools` is formatted text, such as "4 pools". Amounts are formatted, in dollars. */
export type PooledFacts =
  | { kind: 'unpriced'; count: number; pools: string }
  | { kind: 'onePool'; liquidity: string; pools: string }
  | { kind: 'several'; liquidity: string; pools: string; deepest: string }

/** `liquidity` and `deepest` are dollars with 18 decimals; null if no pool has a price. */
export function pooledFacts(
  { count, liquidity, deepest }: { count: number; liquidity: bigint | null; deepest: bigint | null },
  pools: string,
): PooledFacts {
  if (liquidity === null || deepest === null) return { kind: 'unpriced', count, pools }
  const held = usdShortText(liquidity)
  return count === 1
    ? { kind: 'onePool', liquidity: held, pools }
    : { kind: 'several', liquidity: held, pools, deepest: usdShortText(deepest) }
}
