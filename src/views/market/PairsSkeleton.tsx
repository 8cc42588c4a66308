import { clsx } from 'clsx'
import { POOL_PRICES, TOP_PAIRS } from '#copy/market/pairsHead'
import { Card } from '../ui/Card'
import { Skeleton } from '../ui/Skeleton'
import { TokenSkeleton } from '../ui/TokenSkeleton'
import table from '../ui/table.module.css'
import styles from './TopPairs.module.css'

/** As many as the table has while it reads. */
const ROWS = Array.from({ length: 6 }, (_, row) => row)

/** The pairs before they can be read: heading, head and rows, without the code of the table that follows. */
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
              <th colSpan={3}>
                <Skeleton width={36} />
              </th>
            </tr>
          </thead>
          <tbody>
            {ROWS.map((row) => (
              <tr key={row}>
                <td>
                  <TokenSkeleton size={32} nameWidth={60} />
                </td>
                <td className={table.right}>
                  <Skeleton width={110} />
                </td>
                <td className={clsx(table.right, table.hideNarrow)}>
                  <Skeleton width={64} height={30} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </section>
  )
}
