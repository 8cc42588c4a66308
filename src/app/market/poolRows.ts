import { depthTitle, depthTotal, moreThan, NO_DEPTH } from '#copy/market/poolTable'
import { poolLabel } from '#copy/trade/pools'
import type { Address } from '../../domain/chain/address'
import { USD_DECIMALS, usdShortText, usdText } from '../../domain/market/money'
import { type DepthUsd, depthUsdOf, liquidityOf, totalDepth } from '../../domain/market/poolLiquidity'
import { shortBalance, significant, tradeAmount } from '../../domain/token/amount'
import { MILLION, percentFromMillionths } from '../../domain/trade/millionths'
import type { Depth, TokenDepths } from '../../domain/trade/pools/depth'
import type { Services } from '../../store/services'
import type { TokenFace } from '../../views/market/pairRow'
import type { PoolRow } from '../../views/market/poolRow'

type TokenPool = Awaited<ReturnType<Services['chain']['tokenPools']>>['pools'][number]

/** From this value on, cents are left out. */
const SHORT_FROM = 10_000n * 10n ** BigInt(USD_DECIMALS)

/** "$4,618.81", and "$97.3k" from ten thousand on. */
function dollars(value: bigint, isAtLeast: boolean): string {
  const text = value < SHORT_FROM ? usdText(value) : `$${shortBalance(value, USD_DECIMALS)}`
  return isAtLeast ? moreThan(text) : text
}

interface PoolRowsInput {
  token: { address: Address; symbol: string; decimals: number }
  pools: readonly TokenPool[]
  depths: TokenDepths | 'reading' | 'unreadable'
  faceOf: (token: Address) => TokenFace
  /** Why `unreadable` figures could not be read. */
  noAnswer: string
}

/** What it takes to move the price in a pool, in dollars and in tokens; or why that is unknown. */
function depthIn(
  { pool, quoteDecimals, quoteUsd }: TokenPool,
  { token, depths, noAnswer }: PoolRowsInput,
): { usd: DepthUsd; title: string } | { reason: string } {
  if (depths === 'unreadable') return { reason: noAnswer }
  if (depths === 'reading') return { reason: NO_DEPTH.loading }
  const depth = depths.get(pool.address)
  if (!depth) return { reason: NO_DEPTH.unused }
  if (quoteUsd === null) return { reason: NO_DEPTH.unpriced }
  const tokens = ({ isAtLeast }: Depth, units: bigint) => {
    const text = `${tradeAmount(units, token.decimals)} ${token.symbol}`
    return isAtLeast ? moreThan(text) : text
  }
  const title = depthTitle(tokens(depth.sell, depth.sell.amountIn), tokens(depth.buy, depth.buy.amountOut))
  return { usd: depthUsdOf(depth, quoteDecimals, quoteUsd), title }
}

/** The pools of a token as rows, each with its dollar value, and what it takes to move the price in all of them. */
export function poolRows(input: PoolRowsInput): {
  rows: (PoolRow & { value: bigint | null })[]
  total: string | null
} {
  const { token, pools, faceOf } = input
  const { liquidity } = liquidityOf(pools)
  const known: DepthUsd[] = []
  const rows = pools.map((each) => {
    const { pool, quote, price, liquidityUsd } = each
    const value = liquidityUsd === null ? null : BigInt(liquidityUsd)
    const depth = depthIn(each, input)
    if ('usd' in depth) known.push(depth.usd)
    return {
      id: pool.address,
      tokenA: faceOf(token.address),
      tokenB: faceOf(quote),
      pool: poolLabel(pool),
      price: `${significant(BigInt(price), 18, 6, 2)} ${faceOf(quote).symbol}`,
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
  const { sell, buy, isSellMore, isBuyMore } = totalDepth(known)
  return { rows, total: depthTotal(rows.length, known.length, dollars(sell, isSellMore), dollars(buy, isBuyMore)) }
}
