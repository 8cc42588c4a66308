import { depthTitle, depthTotal, moreThan, NO_DEPTH, UP_TO_HOOK } from '#copy/market/poolTable'
import { poolLabel } from '#copy/pool/pools'
import type { Address } from '#domain/chain/address'
import { priceText, shownPrice, usdCompactText, usdShortText } from '#domain/market/money'
import { inversePrice, isReversed, type UnitTokens } from '#domain/market/pair'
import { depthFacts, type DepthUsd, depthUsdOf, liquidityOf, totalDepth } from '#domain/market/poolLiquidity'
import { tradeAmount, withSymbol } from '#domain/token/amount'
import type { TokenScale } from '#domain/token/token'
import { MILLION, percentFromMillionths } from '#domain/token/millionths'
import type { Depth, TokenDepths } from '#domain/pool/depth'
import { isHooked } from '#domain/pool/hooks'
import type { Services } from '#store/services'
import type { TokenFace } from '../../views/token/TokenIcon'
import type { PoolRow } from '../../views/market/poolRow'

type TokenPool = Awaited<ReturnType<Services['chain']['tokenPools']>>['pools'][number]

function dollars(value: bigint, isAtLeast: boolean): string {
  const text = usdCompactText(value)
  return isAtLeast ? moreThan(text) : text
}

interface PoolRowsInput {
  token: TokenScale & { address: Address; symbol: string }
  pools: readonly TokenPool[]
  depths: TokenDepths | 'reading' | 'unreadable'
  faceOf: (token: Address) => TokenFace
  /** The multiplier of a pool's other token; null if it has none, undefined while unknown. */
  multiplierOf: (token: Address) => string | null | undefined
  /** The tokens in which prices are given; undefined if the network's contracts are unknown. */
  units: UnitTokens | undefined
  /** The reason why `unreadable` figures could not be read. */
  noAnswer: string
}

/** The trade size that moves a pool's price, in dollars and in tokens, or the reason why the size is unknown. */
function depthIn(
  { pool, quoteDecimals, quoteUsd }: TokenPool,
  { token, depths, noAnswer }: PoolRowsInput,
): { usd: DepthUsd; title: string } | { reason: string } {
  if (depths === 'unreadable') return { reason: noAnswer }
  if (depths === 'reading') return { reason: NO_DEPTH.loading }
  const depth = depths.get(pool.id)
  if (!depth) return { reason: isHooked(pool) ? UP_TO_HOOK : NO_DEPTH.unused }
  if (quoteUsd === null) return { reason: NO_DEPTH.unpriced }
  const tokens = ({ isAtLeast }: Depth, units: bigint) => {
    const text = withSymbol(tradeAmount(units, token), token.symbol)
    return isAtLeast ? moreThan(text) : text
  }
  const title = depthTitle(tokens(depth.sell, depth.sell.amountIn), tokens(depth.buy, depth.buy.amountOut))
  return { usd: depthUsdOf(depth, quoteDecimals, quoteUsd), title }
}

/** A pool's two tokens, and the price of the first in the second: the stablecoin or wrapped coin, if there is one. */
function shownPair({ quote, price }: TokenPool, { token, faceOf, multiplierOf, units }: PoolRowsInput) {
  const isTurned = units !== undefined && isReversed(token.address, quote, units)
  const [tokenA, tokenB] = isTurned ? [quote, token.address] : [token.address, quote]
  const multiplier = multiplierOf(quote)
  const face = faceOf(tokenB)
  const other = multiplier ? { uiMultiplier: multiplier } : {}
  const [base, unit] = isTurned ? [other, token] : [token, other]
  const shown = (ofPool: string) => shownPrice(isTurned ? inversePrice(BigInt(ofPool)) : BigInt(ofPool), base, unit)
  return {
    tokenA: faceOf(tokenA),
    tokenB: face,
    price: multiplier === undefined || price === null ? null : withSymbol(priceText(shown(price)), face.symbol),
  }
}

/**
 * The rows of a token's pools, each with its dollar value. `total` is the text about the trade size that moves the
 * price in all pools together.
 */
export function poolRows(input: PoolRowsInput): {
  rows: (PoolRow & { value: bigint | null })[]
  total: string | null
} {
  const { pools } = input
  const { liquidity } = liquidityOf(pools)
  const known: DepthUsd[] = []
  const rows = pools.map((each) => {
    const { pool, liquidityUsd } = each
    const value = liquidityUsd === null ? null : BigInt(liquidityUsd)
    const depth = depthIn(each, input)
    if ('usd' in depth) known.push(depth.usd)
    return {
      id: pool.id,
      ...shownPair(each, input),
      pool: poolLabel(pool),
      ...(isHooked(pool) && { isHooked: true }),
      liquidity: value === null ? null : usdShortText(value),
      share: value === null || !liquidity ? null : percentFromMillionths((value * MILLION) / liquidity),
      depth:
        'usd' in depth
          ? {
              sell: dollars(depth.usd.sell, depth.usd.isSellMore),
              buy: dollars(depth.usd.buy, depth.usd.isBuyMore),
              title: depth.title,
            }
          : depth,
      value,
    }
  })
  if (known.length === 0) return { rows, total: null }
  return { rows, total: depthTotal(depthFacts(rows.length, known.length, totalDepth(known))) }
}
