import { POOL_PRICES, TOP_PAIRS } from '#copy/market/pairsHead'
import { Card } from '../ui/Card'
import { Skeleton } from '../ui/Skeleton'
import styles from './TopPairs.module.css'

/** The pairs before they can be read: heading and card, without the code of the table that follows. */
export function PairsSkeleton() {
  return (
    <section className="wrap" aria-busy="true">
      <div className={styles.head}>
        <div>
          <h2>{TOP_PAIRS}</h2>
          <p>{POOL_PRICES}</p>
        </div>
      </div>
      <Card>
        <Skeleton width="100%" height={420} />
      </Card>
    </section>
  )
}
