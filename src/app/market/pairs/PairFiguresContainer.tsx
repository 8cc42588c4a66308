import { significant } from '../../../domain/token/amount'
import { usdShortText } from '../../../domain/market/money'
import type { CurrencyId } from '../../../domain/token/token'
import { feeLabel } from '../../../domain/trade/search/route'
import { Tiles } from '../../../views/ui/Tiles'
import { usePairMarket } from './usePairMarket'

/** What the pools of a pair say. */
export function PairFiguresContainer({ sell, buy }: { sell: CurrencyId; buy: CurrencyId }) {
  const { figures, unit } = usePairMarket(sell, buy)
  return (
    <Tiles
      tiles={[
        { label: 'Pool price', value: figures?.price ? significant(BigInt(figures.price), 18, 6, 2) : null, unit },
        {
          label: 'Liquidity, all pools',
          value: figures?.liquidityUsd ? usdShortText(BigInt(figures.liquidityUsd)) : null,
        },
        { label: 'Deepest pool', value: figures?.pool ? figures.pool.protocol.toUpperCase() : null },
        { label: 'Pool fee', value: figures?.pool ? feeLabel(figures.pool.fee) : null },
      ]}
    />
  )
}
