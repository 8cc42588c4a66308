import { ROUTE, UNKNOWN_DEPTH } from '#copy/market/pairs'
import { usdCompactText, usdShortText } from '#domain/market/money'
import { routeDepth, routeLiquidity } from '#domain/market/routeDepth'
import type { PoolSnapshot } from '#domain/pool/snapshot'
import { type Tile, Tiles } from '../../../views/ui/Tiles'
import { useDeployment } from '../../useDeployment'
import type { usePairMarket } from './usePairMarket'

interface RouteFiguresProps {
  cross: NonNullable<ReturnType<typeof usePairMarket>['cross']>
  /** The pools that a trade of the pair may use; undefined until they are read. */
  snapshot: PoolSnapshot | undefined
  day: readonly Tile[]
}

/** The figures of a pair that has no pool, calculated from the pools on its route. */
export function RouteFigures({ cross, snapshot, day }: RouteFiguresProps) {
  const { sides, etherUsd } = cross
  const usdcDecimals = useDeployment()?.usdcDecimals
  const liquidity = routeLiquidity(sides)
  const depth = snapshot ? routeDepth(sides, snapshot, { etherUsd, usdcDecimals }) : null
  return (
    <Tiles
      tiles={[
        { label: ROUTE.liquidity, value: liquidity === null ? null : usdShortText(liquidity) },
        ...day,
        {
          label: ROUTE.depth,
          value: depth === null ? null : usdCompactText(depth),
          why: UNKNOWN_DEPTH[snapshot ? 'unused' : 'unread'],
        },
      ]}
    />
  )
}
