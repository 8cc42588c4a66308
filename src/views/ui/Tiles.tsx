import { Figure } from './Figure'
import { Skeleton } from './Skeleton'
import styles from './Tiles.module.css'

export interface Tile {
  label: string
  /** Null if the figure could not be read. */
  value: string | null
  why?: string
  unit?: string
  isLoading?: boolean
}

/** Up to four figures of a pool or a token side by side. */
export function Tiles({ tiles, isLoading = false }: { tiles: readonly Tile[]; isLoading?: boolean }) {
  return (
    <dl className={styles.tiles} aria-busy={isLoading}>
      {tiles.map(({ label, value, why, unit, isLoading: isOwnLoading = false }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {(isLoading || isOwnLoading) && value === null ? (
              <Skeleton width={96} height={20} />
            ) : (
              <bdi dir="ltr">
                <Figure text={value} {...(why !== undefined && { why })} />
                {value !== null && unit && <span className={styles.unit}> {unit}</span>}
              </bdi>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
