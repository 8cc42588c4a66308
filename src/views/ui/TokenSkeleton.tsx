import { Skeleton } from './Skeleton'
import table from './table.module.css'

/** The placeholder of a token's icon, symbol and name in a loading table. The sizes are in px. */
export function TokenSkeleton({ nameWidth, size = 36 }: { nameWidth: number; size?: number }) {
  return (
    <span className={table.link}>
      <Skeleton width={size} height={size} round />
      <span className={table.bones}>
        <Skeleton width={52} />
        <Skeleton width={nameWidth} height={12} />
      </span>
    </span>
  )
}
