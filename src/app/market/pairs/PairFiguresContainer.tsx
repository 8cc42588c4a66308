import { ALL_LIQUIDITY, DEEPEST_POOL, POOL_FEE, POOL_PRICE } from '#copy/market/pairs'
import { significant } from '../../../domain/token/amount'
import { usdShortText } from '../../../domain/market/money'
import type { CurrencyId } from '../../../domain/token/token'
import { feeLabel } from '../../../domain/trade/search/route'
import { Tiles } from '../../../views/ui/Tiles'
import { usePairMarket } from './usePairMarket'

/** The figures of a pair's pools. */
export function PairFiguresContainer({ sell, buy }: { sell: CurrencyId; buy: CurrencyId }) {
  const { figures, unit } = usePairMarket(sell, buy)
  return (
    <Tiles
      tiles={[
        { label: POOL_PRICE, value: figures?.price ? significant(BigInt(figures.price), 18, 6, 2) : null, unit },
        {
          label: ALL_LIQUIDITY,
          value: figures?.liquidityUsd ? usdShortText(BigInt(figures.liquidityUsd)) : null,
        },
        { label: DEEPEST_POOL, value: figures?.pool ? figures.pool.protocol.toUpperCase() : null },
        { label: POOL_FEE, value: figures?.pool ? feeLabel(figures.pool.fee) : null },
      ]}
    />
  )
}
