import { POOL_PRICES, TOP_PAIRS } from '#copy/market/pairs'
import { Card } from '../ui/Card'
import { Skeleton } from '../ui/Skeleton'
import table from './PairsSkeleton.module.css'
import styles from './TopPairs.module.css'

const ROW_COUNT = 6

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
          <tbody>
            {Array.from({ length: ROW_COUNT }, (_, row) => (
              <tr key={row}>
                <td className={table.number}>{row + 1}</td>
                <td>
                  <span className={table.pair}>
                    <Skeleton width={32} height={32} round />
                    <span className={table.names}>
                      <Skeleton width={52} />
                      <Skeleton width={60} height={12} />
                    </span>
                  </span>
                </td>
                <td className={table.end}>
                  <Skeleton width={64} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </section>
  )
}
