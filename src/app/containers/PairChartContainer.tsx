import { significant } from '../../domain/amount'
import { grouped } from '../../domain/grouped'
import type { CurrencyId } from '../../domain/token'
import { poolLabel } from '../../domain/trade/route'
import { PriceChart } from '../../views/market/PriceChart'
import { TokenPairIcon } from '../../views/ui/TokenPairIcon'
import { usePairMarket } from '../hooks/usePairMarket'
import { NO_HISTORY, NO_RANGES } from './priceHistory'

/** The price of a pair in its deepest pool. */
export function PairChartContainer({ sell: sellId, buy: buyId }: { sell: CurrencyId; buy: CurrencyId }) {
  const { figures, blockNumber, sell, buy, unit } = usePairMarket(sellId, buyId)
  if (!sell || !buy) return null
  const title = `${sell.symbol}/${buy.symbol}`
  return (
    <PriceChart
      title={title}
      icon={
        <TokenPairIcon
          tokenA={{ symbol: sell.symbol, address: sell.id, logoURI: sell.logoURI }}
          tokenB={{ symbol: buy.symbol, address: buy.id, logoURI: buy.logoURI }}
          size={20}
        />
      }
      price={{ value: figures?.price ? significant(BigInt(figures.price), 18, 6, 2) : null, unit, change: null }}
      ranges={NO_RANGES}
      line={{ reason: figures && !figures.pool ? 'No pool holds both tokens directly.' : NO_HISTORY }}
      source={figures?.pool ? `${title} ${poolLabel(figures.pool).replace('Pool', 'pool')}` : title}
      block={blockNumber === null ? '' : `Block ${grouped(String(blockNumber))}`}
    />
  )
}
