import { useMemo } from 'react'
import { coverText } from '#copy/market/chart'
import { pooledText } from '#copy/market/poolTable'
import { shortBalance } from '../../../domain/token/amount'
import { coverageOf, HISTORY_RANGES } from '../../../domain/market/history'
import { priceRangeOver } from '../../../domain/market/priceRange'
import { usdShortText, usdText } from '../../../domain/market/money'
import { Tiles } from '../../../views/ui/Tiles'
import { useHistories } from '../../market/history/useHistories'
import { useTokenMarket, type ViewedToken } from '../../market/useTokenMarket'
import { useTokenSeries } from '../../market/history/useTokenSeries'
import { useNoAnswer } from '../../useNoAnswer'

const DAY_S = HISTORY_RANGES['24h'].seconds

/** Four figures of a token, by its pools, its past day and itself. */
export function TokenFiguresContainer({ token }: { token: ViewedToken }) {
  const { pools, isPoolsError, price, prices, isPriceError, liquidity, priced } = useTokenMarket(token)
  const ask = useTokenSeries(token)
  const noAnswer = useNoAnswer()
  const { series, status, isLimited } = useHistories(
    useMemo(() => (ask ? [ask] : []), [ask]),
    '24h',
  )
  const readings = series?.[0]?.readings ?? []
  const live = price === null || !prices ? null : { ...prices, price }
  const day = live && priceRangeOver(readings, live, DAY_S)
  const coverage = live && coverageOf(readings, live, DAY_S)
  const count = pools?.length
  const noLiquidity = isPoolsError
    ? noAnswer.clause
    : pools === undefined
      ? 'being read'
      : count === 0
        ? 'no pool holds this token'
        : 'what the pools hold has no price in dollars'
  const noRange =
    isLimited || series?.[0]?.reason === 'limited'
      ? 'the network provider limits requests'
      : isPriceError || status === 'failed' || series?.[0]?.reason === 'unanswered'
        ? noAnswer.clause
        : prices !== undefined && price === null
          ? 'there is no price'
          : status === 'loading'
            ? 'being read'
            : live && coverage && !coverage.isWhole
              ? `prices are known only ${coverText(coverage, live)}`
              : 'there is no price history'
  return (
    <Tiles
      tiles={[
        {
          label: count === undefined ? 'Liquidity' : `Liquidity, ${pooledText(count, priced)}`,
          value: liquidity === null ? null : usdShortText(liquidity),
          why: noLiquidity,
        },
        { label: '24 h high', value: day && usdText(day.high), why: noRange },
        { label: '24 h low', value: day && usdText(day.low), why: noRange },
        { label: 'Total supply', value: shortBalance(token.totalSupply, token.decimals), unit: token.symbol },
      ]}
    />
  )
}
