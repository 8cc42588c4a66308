import { poolLabel } from '#copy/trade/pools'
import type { Address } from '../../domain/chain/address'
import { shortBalance, significant, tradeAmount } from '../../domain/token/amount'
import { usdShortText, usdText, usdValue } from '../../domain/market/money'
import type { Depth, TokenDepths } from '../../domain/trade/pools/depth'
import { MILLION, percentFromMillionths } from '../../domain/trade/impact'
import type { Services } from '../../store/services'
import type { TokenFace } from '../../views/market/pairRow'
import type { PoolRow } from '../../views/market/poolRow'

type TokenPool = Awaited<ReturnType<Services['chain']['tokenPools']>>['pools'][number]

const USD = 10n ** 18n

const NO_DEPTH = {
  reading: 'being read',
  unused: 'trades do not go through this pool, or it was not read',
  unpriced: 'the other token has no price in dollars',
}

/** "$4,618.81", from ten thousand on "$97.3k". */
function dollars(value: bigint, isAtLeast: boolean): string {
  const text = value < 10_000n * USD ? usdText(value) : `$${shortBalance(value, 18)}`
  return isAtLeast ? `more than ${text}` : text
}

/** Dollars with 18 decimals in pools, all together and the most in one: of those in which both sides have a price. */
export function heldIn(pools: readonly Pick<TokenPool, 'liquidityUsd'>[]): {
  liquidity: bigint | null
  deepest: bigint | null
  /** Of how many pools it is known. */
  priced: number
} {
  const known = pools.flatMap(({ liquidityUsd }) => (liquidityUsd === null ? [] : [BigInt(liquidityUsd)]))
  if (known.length === 0) return { liquidity: null, deepest: null, priced: 0 }
  return {
    liquidity: known.reduce((sum, each) => sum + each),
    deepest: known.reduce((most, each) => (each > most ? each : most)),
    priced: known.length,
  }
}

/** "4 pools", or "3 of 4 pools" where the liquidity of so many is known. */
export function pooledText(count: number, known: number): string {
  const pooled = count === 1 ? '1 pool' : `${count} pools`
  return known === 0 || known === count ? pooled : `${known} of ${pooled}`
}

interface PoolRowsAsk {
  token: { address: Address; symbol: string; decimals: number }
  pools: readonly TokenPool[]
  depths: TokenDepths | 'reading' | 'unreadable'
  faceOf: (token: Address) => TokenFace
  /** Why what is `unreadable` could not be read. */
  noAnswer: string
}

/** The pools of a token in words, each with the dollars that it holds, and what moves the price in all of them. */
export function poolRows({ token, pools, depths, faceOf, noAnswer }: PoolRowsAsk): {
  rows: (PoolRow & { value: bigint | null })[]
  total: string | null
} {
  const { address, symbol, decimals } = token
  const { liquidity } = heldIn(pools)
  const tokens = ({ isAtLeast }: Depth, units: bigint) =>
    `${isAtLeast ? 'more than ' : ''}${tradeAmount(units, decimals)} ${symbol}`
  const all = { sell: 0n, buy: 0n, isSellMore: false, isBuyMore: false, pools: 0 }

  const depthOf = ({ pool, quoteDecimals, quoteUsd }: TokenPool): PoolRow['depth'] => {
    if (depths === 'unreadable') return { reason: noAnswer }
    if (depths === 'reading') return { reason: NO_DEPTH.reading }
    const depth = depths.get(pool.address)
    if (!depth) return { reason: NO_DEPTH.unused }
    if (quoteUsd === null) return { reason: NO_DEPTH.unpriced }
    const worth = (units: bigint) => usdValue(units, quoteDecimals, BigInt(quoteUsd))
    const [sell, buy] = [worth(depth.sell.amountOut), worth(depth.buy.amountIn)]
    all.sell += sell
    all.buy += buy
    all.isSellMore ||= depth.sell.isAtLeast
    all.isBuyMore ||= depth.buy.isAtLeast
    all.pools += 1
    return {
      sell: dollars(sell, depth.sell.isAtLeast),
      buy: dollars(buy, depth.buy.isAtLeast),
      title: `${tokens(depth.sell, depth.sell.amountIn)} into the pool lower its price by 1%, ${tokens(depth.buy, depth.buy.amountOut)} out of it raise it by 1%`,
    }
  }

  const rows = pools.map((each) => {
    const { pool, quote, price, liquidityUsd } = each
    const value = liquidityUsd === null ? null : BigInt(liquidityUsd)
    return {
      id: pool.address,
      tokenA: faceOf(address),
      tokenB: faceOf(quote),
      pool: poolLabel(pool),
      price: `${significant(BigInt(price), 18, 6, 2)} ${faceOf(quote).symbol}`,
      liquidity: value === null ? null : usdShortText(value),
      share: value === null || !liquidity ? null : percentFromMillionths((value * MILLION) / liquidity),
      depth: depthOf(each),
      value,
    }
  })
  const part = all.pools === rows.length ? 'all' : `${all.pools} of ${rows.length}`
  const counted = rows.length === 1 ? 'the pool' : `${part} pools${all.pools === 1 ? '' : ' together'}`
  return {
    rows,
    total:
      all.pools === 0
        ? null
        : `In ${counted} the price moves by 1% when somebody sells for ${dollars(all.sell, all.isSellMore)}, or buys for ${dollars(all.buy, all.isBuyMore)}.`,
  }
}
