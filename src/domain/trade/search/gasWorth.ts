import { sameAddress } from '../../chain/address'
import { smaller } from '../../integers'
import { edgePrice, type Edge, type PoolGraph } from './poolGraph'
import type { Fraction } from '../../pool/route'

interface DeepPrice {
  price: Fraction
  /** The depth of the pool, converted into wei of the native token at the pool's price. */
  depth: bigint
}

/**
 * A pool's reserve of the input token. For V3 and V4 it is the virtual reserve, which assumes that the current
 * liquidity covers all prices.
 */
function depthOfInput({ pool, isDown }: Edge): bigint {
  if (pool.protocol === 'v2') return isDown ? pool.reserve0 : pool.reserve1
  if (pool.sqrtPriceX96 === 0n) return 0n
  return isDown ? (pool.liquidity << 96n) / pool.sqrtPriceX96 : (pool.liquidity * pool.sqrtPriceX96) >> 96n
}

function deepest(graph: PoolGraph, tokenIn: string, tokenOut: string): DeepPrice | null {
  let best: DeepPrice | null = null
  for (const edge of graph.between(tokenIn.toLowerCase(), tokenOut.toLowerCase())) {
    const depth = depthOfInput(edge)
    const price = edgePrice(edge)
    const isPriced = price.numerator > 0n && price.denominator > 0n
    if (isPriced && depth > 0n && (best === null || depth > best.depth)) best = { price, depth }
  }
  return best
}

/**
 * The price of one wei of the wrapped native token, in base units of a token. It is taken from the deepest pool of the
 * two tokens, or from two pools with a base token in between if these pools are deeper. Null if there is no such pool.
 */
export function coinPrice(graph: PoolGraph, weth: string, token: string, bases: readonly string[]): Fraction | null {
  if (sameAddress(token, weth)) return { numerator: 1n, denominator: 1n }
  let best = deepest(graph, weth, token)
  for (const base of bases) {
    if (sameAddress(base, weth) || sameAddress(base, token)) continue
    const first = deepest(graph, weth, base)
    const second = deepest(graph, base, token)
    if (!first || !second) continue
    const depth = smaller(first.depth, (second.depth * first.price.denominator) / first.price.numerator)
    if (best !== null && depth <= best.depth) continue
    best = {
      price: {
        numerator: first.price.numerator * second.price.numerator,
        denominator: first.price.denominator * second.price.denominator,
      },
      depth,
    }
  }
  return best?.price ?? null
}

/** Converts gas into base units of a token. Results are cached; they are zero if the price or the fee is unknown. */
export function createGasWorth(price: Fraction | null, feePerGas: bigint): (gas: number) => bigint {
  if (!price || feePerGas <= 0n) return () => 0n
  const known = new Map<number, bigint>()
  const perGas = feePerGas * price.numerator
  return (gas) => {
    const found = known.get(gas)
    if (found !== undefined) return found
    const worth = (BigInt(gas) * perGas) / price.denominator
    known.set(gas, worth)
    return worth
  }
}
