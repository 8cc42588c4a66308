import { useState } from 'react'
import { shortBalance, significant, tradeAmount } from '../../domain/amount'
import { grouped } from '../../domain/grouped'
import { usdShortText, usdText, usdValue } from '../../domain/money'
import { bySort, nextSort, type Sort } from '../../domain/sort'
import type { Depth } from '../../domain/trade/depth'
import { percentFromMillionths } from '../../domain/trade/impact'
import { poolLabel } from '../../domain/trade/route'
import { PoolTable } from '../../views/market/PoolTable'
import { useTokenDepth } from '../hooks/useTokenDepth'
import { useTokenFaces, useTokenMarket, type ViewedToken } from '../hooks/useTokenMarket'

const MILLION = 1_000_000n

const USD = 10n ** 18n

/** "$4,618.81", from ten thousand on "$97.3k". */
function dollars(value: bigint, isAtLeast: boolean): string {
  const text = value < 10_000n * USD ? usdText(value) : `$${shortBalance(value, 18)}`
  return isAtLeast ? `more than ${text}` : text
}

/** What a trade gives or takes of the pool's other token, in dollars with 18 decimals. */
function worth({ quoteDecimals, quoteUsd }: { quoteDecimals: number; quoteUsd: string | null }, units: bigint) {
  return quoteUsd === null ? null : usdValue(units, quoteDecimals, BigInt(quoteUsd))
}

/** The pools that hold a token: their prices and liquidity, and how much it takes to move them. */
export function TokenPoolsContainer({ token }: { token: ViewedToken }) {
  const { address, symbol, decimals } = token
  const { pools, poolsBlock, liquidity, isPoolsError } = useTokenMarket(token)
  const depths = useTokenDepth(address)
  const faceOf = useTokenFaces(token)
  const [sort, setSort] = useState<Sort<'liquidity'>>({ column: 'liquidity', direction: 'descending' })

  const total = { sell: 0n, buy: 0n, isAtLeast: false, pools: 0 }
  const rows = (pools ?? []).map((each) => {
    const { pool, quote, price, liquidityUsd } = each
    const value = liquidityUsd === null ? null : BigInt(liquidityUsd)
    const depth = depths?.get(pool.address)
    const [sell, buy] = depth ? [worth(each, depth.sell.amountOut), worth(each, depth.buy.amountIn)] : [null, null]
    if (depth && sell !== null && buy !== null) {
      total.sell += sell
      total.buy += buy
      total.isAtLeast ||= depth.sell.isAtLeast || depth.buy.isAtLeast
      total.pools += 1
    }
    const tokens = ({ isAtLeast }: Depth, units: bigint) =>
      `${isAtLeast ? 'more than ' : ''}${tradeAmount(units, decimals)} ${symbol}`
    return {
      id: pool.address,
      tokenA: faceOf(address),
      tokenB: faceOf(quote),
      pool: poolLabel(pool),
      price: `${significant(BigInt(price), 18, 6, 2)} ${faceOf(quote).symbol}`,
      liquidity: value === null ? null : usdShortText(value),
      share:
        value === null || liquidity === null || liquidity === 0n
          ? null
          : percentFromMillionths((value * MILLION) / liquidity),
      depth:
        depth && sell !== null && buy !== null
          ? {
              sell: dollars(sell, depth.sell.isAtLeast),
              buy: dollars(buy, depth.buy.isAtLeast),
              title: `${tokens(depth.sell, depth.sell.amountIn)} into the pool lower its price by 1%, ${tokens(depth.buy, depth.buy.amountOut)} out of it raise it by 1%`,
            }
          : null,
      value,
    }
  })
  rows.sort((a, b) => bySort(a.value, b.value, sort.direction))
  const counted =
    rows.length === 1
      ? 'the pool'
      : `${total.pools === rows.length ? 'all' : `${total.pools} of ${rows.length}`} pools together`

  return (
    <PoolTable
      status={pools ? 'ready' : isPoolsError ? 'failed' : 'loading'}
      rows={rows}
      sort={sort}
      onSort={(column) => {
        setSort(nextSort(sort, column))
      }}
      total={
        total.pools === 0
          ? null
          : `In ${counted} the price moves by 1% when somebody sells for ${dollars(total.sell, total.isAtLeast)}, or buys for ${dollars(total.buy, total.isAtLeast)}.`
      }
      source={poolsBlock === null ? '' : `Reserves and ticks at block ${grouped(String(poolsBlock))}`}
    />
  )
}
