import { POOL_PRICES, TOP_PAIRS } from '#copy/market/pairsHead'
import { clsx } from 'clsx'
import { Card } from '../ui/Card'
import { Skeleton } from '../ui/Skeleton'
import table from '../ui/table.module.css'
import { TokenSkeleton } from '../ui/TokenSkeleton'
import styles from './TopPairs.module.css'

const ROWS = Array.from({ length: 6 }, (_, row) => (
  <tr key={row}>
    <td className={clsx(table.number, table.hideNarrow)}>{row + 1}</td>
    <td>
      <TokenSkeleton size={32} nameWidth={60} />
    </td>
    <td className={table.right}>
      <Skeleton width={64} />
    </td>
  </tr>
))

/** The pairs before they can be read: as many rows as the table that follows begins with, without its code. */
export function PairsSkeleton() {
  return (
    <section className="wrap" aria-busy="true">
      <div className={styles.head}>
        <div>
          <h2>{TOP_PAIRS}</h2>
          <p>{POOL_PRICES}</p>
        </div>
      </div>
      <Card flush>
        <table className={table.table} aria-hidden="true">
          <thead>
            <tr>
              <th className={table.number} />
            </tr>
          </thead>
          <tbody>{ROWS}</tbody>
        </table>
      </Card>
    </section>
  )
}
