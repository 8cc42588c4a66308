import { ALL_LIQUIDITY, DEEPEST_POOL, POOL_FEE, POOL_PRICE } from '#copy/market/pairs'
import { priceText, usdShortText } from '../../../domain/market/money'
import type { CurrencyId } from '../../../domain/token/token'
import { feeLabel } from '../../../domain/pool/route'
import { Tiles } from '../../../views/ui/Tiles'
import { usePairMarket } from './usePairMarket'

/** The figures of a pair's pools. */
export function PairFiguresContainer({ sell, buy }: { sell: CurrencyId; buy: CurrencyId }) {
  const { figures, unit, reason, hasFailed } = usePairMarket(sell, buy)
  return (
    <Tiles
      isLoading={!figures && !hasFailed}
      tiles={[
        {
          label: POOL_PRICE,
          value: figures?.pool && figures.price ? priceText(BigInt(figures.price)) : null,
          ...(unit && { unit: unit.symbol }),
        },
        {
          label: ALL_LIQUIDITY,
          value: figures?.liquidityUsd ? usdShortText(BigInt(figures.liquidityUsd)) : null,
        },
        { label: DEEPEST_POOL, value: figures?.pool ? figures.pool.protocol.toUpperCase() : null },
        { label: POOL_FEE, value: figures?.pool ? feeLabel(figures.pool.fee) : null },
      ].map((tile) => ({ ...tile, ...(reason !== null && { why: reason }) }))}
    />
  )
}
