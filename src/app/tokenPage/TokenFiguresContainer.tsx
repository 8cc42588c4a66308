import { pooledText } from '#copy/market/poolTable'
import { tokenTitle } from '#copy/browser/browser'
import { figureLabels, type NoLiquidity, noLiquidity, noMarketValue } from '#copy/tokenPage/tokenPage'
import { usdPriceText, usdShortText, usdValue } from '../../domain/market/money'
import { shortBalance } from '../../domain/token/amount'
import { type Tile, Tiles } from '../../views/ui/Tiles'
import { useTokenMarket, type ViewedToken } from '../market/useTokenMarket'
import { useNoAnswer } from '../useNoAnswer'
import { useTitlePart } from '../title'

const titleOf = ({ symbol }: ViewedToken, price: bigint | null) =>
  tokenTitle(symbol, price === null ? null : usdPriceText(price))

type Market = ReturnType<typeof useTokenMarket>

/** The figures of a token: from its pools and its contract. High and low of the day are the chart's. */
export function TokenFiguresContainer({ token }: { token: ViewedToken }) {
  const market = useTokenMarket(token)
  const { pools, price, liquidity, priced } = market
  useTitlePart('subject', titleOf(token, price))
  const noAnswer = useNoAnswer().clause
  const tiles: Tile[] = [
    {
      label: figureLabels.liquidity(pools ? pooledText(pools.length, priced) : null),
      value: liquidity === null ? null : usdShortText(liquidity),
      why: noLiquidity(noLiquidityCause(market), noAnswer),
    },
  ]
  return <Tiles isLoading={isReading(market)} tiles={[...tiles, ...supplyTiles(token, market, noAnswer)]} />
}

/** What all of a token is worth at its price, and how much of it there is; nothing of a coin that no contract counts. */
function supplyTiles({ totalSupply, decimals, symbol }: ViewedToken, market: Market, noAnswer: string): Tile[] {
  if (totalSupply === null) return []
  const { price, isPriceError } = market
  return [
    {
      label: figureLabels.marketValue,
      value: price === null ? null : usdShortText(usdValue(totalSupply, decimals, price)),
      why: noMarketValue(isPriceError ? noAnswer : null),
    },
    { label: figureLabels.supply, value: shortBalance(totalSupply, decimals), unit: symbol },
  ]
}

/** Something of the figures is still on its way. */
const isReading = ({ pools, isPoolsError, prices, isPriceError }: Market): boolean =>
  (!pools && !isPoolsError) || (!prices && !isPriceError)

function noLiquidityCause({ pools, isPoolsError }: Market): NoLiquidity {
  if (isPoolsError) return 'unread'
  if (pools === undefined) return 'reading'
  return pools.length === 0 ? 'noPool' : 'noPrice'
}
