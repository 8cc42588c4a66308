import { Skeleton } from '../ui/Skeleton'
import tiles from '../ui/Tiles.module.css'
import styles from './MarketFigures.module.css'

/** The market's figures before they can be read: as many, and as high. */
export function FiguresSkeleton() {
  return (
    <dl className={styles.figures} aria-busy="true">
      {[0, 1, 2].map((figure) => (
        <div key={figure}>
          <dt>
            <Skeleton width={72} />
          </dt>
          <dd>
            <Skeleton width={84} height={18} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The four tiles of a pool or a token before it is known. */
export function TilesSkeleton() {
  return (
    <dl className={tiles.tiles} aria-busy="true">
      {[0, 1, 2, 3].map((tile) => (
        <div key={tile}>
          <dt>
            <Skeleton width={72} />
          </dt>
          <dd>
            <Skeleton width={96} height={20} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
