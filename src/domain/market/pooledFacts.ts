import { usdShortText } from './money'

/** What is said of the pools of a token. `pools`: "4 pools". Amounts are in dollars, formatted. */
export type PooledFacts =
  | { kind: 'unpriced'; count: number; pools: string }
  | { kind: 'onePool'; liquidity: string; pools: string }
  | { kind: 'several'; liquidity: string; pools: string; deepest: string }

/** `liquidity` and `deepest`: dollars with 18 decimals; null if nothing has a price. */
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
