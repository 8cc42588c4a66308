import { Skeleton } from '../ui/Skeleton'
import tiles from '../ui/Tiles.module.css'
import styles from './MarketFigures.module.css'

interface BonesProps {
  className?: string
  count: number
  /** The size of a value, in px. */
  width: number
  height: number
}

/** Figures before they can be read: as many, and as high. */
function Bones({ className, count, width, height }: BonesProps) {
  return (
    <dl className={className} aria-busy="true">
      {Array.from({ length: count }, (_, figure) => (
        <div key={figure}>
          <dt>
            <Skeleton width={72} />
          </dt>
          <dd>
            <Skeleton width={width} height={height} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The market's figures before they are known. */
export const FiguresSkeleton = () => <Bones className={styles.figures} count={3} width={84} height={18} />

/** The four tiles of a pool or a token before it is known. */
export const TilesSkeleton = () => <Bones className={tiles.tiles} count={4} width={96} height={20} />
