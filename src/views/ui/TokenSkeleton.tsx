import { Skeleton } from './Skeleton'
import table from './table.module.css'

/** The placeholder of a token's icon, symbol and name in a loading table; the width in px. */
export function TokenSkeleton({ nameWidth }: { nameWidth: number }) {
  return (
    <span className={table.link}>
      <Skeleton width={36} height={36} round />
      <span className={table.bones}>
        <Skeleton width={52} />
        <Skeleton width={nameWidth} height={12} />
      </span>
    </span>
  )
}
