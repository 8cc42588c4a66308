import { Figure } from './Figure'
import styles from './Tiles.module.css'

export interface Tile {
  label: string
  /** Null where the figure could not be read. */
  value: string | null
  /** Why it could not. */
  why?: string
  unit?: string
}

/** Up to four figures of a pool or a token side by side. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <dl className={styles.tiles}>
      {tiles.map(({ label, value, why, unit }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Figure text={value} {...(why !== undefined && { why })} />
            {value !== null && unit && <span className={styles.unit}> {unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
