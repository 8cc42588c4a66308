import { LOADING } from '#copy/market/chart'
import { clsx } from 'clsx'
import { Skeleton } from '../ui/Skeleton'
import { Hidden } from '../ui/text/Hidden'
import styles from './PriceChart.module.css'

export function PlotSkeleton() {
  return (
    <div className={styles.bones} aria-busy="true">
      <Skeleton width="100%" height={284} />
      <Hidden>{LOADING}</Hidden>
    </div>
  )
}

/** The placeholder of a price and its change, which have a row each. */
export function PriceSkeleton() {
  return (
    <p className={styles.price}>
      <Skeleton width={180} height={34} />
      <span className={styles.facts} />
    </p>
  )
}

/** The placeholder of a whole chart, shown until its pair is known. */
export function ChartSkeleton() {
  return (
    <>
      <div className={styles.head}>
        <div className={styles.about}>
          <div className={styles.title}>
            <Skeleton width={120} height={22} />
          </div>
          <PriceSkeleton />
        </div>
        <div className={styles.ranges}>
          <Skeleton width={246} height={40} />
        </div>
      </div>
      <PlotSkeleton />
      <div className={styles.foot}>
        <span className={clsx(styles.source, styles.old)}>
          <Skeleton width={220} height={18} />
        </span>
        <Skeleton width={80} height={18} />
      </div>
    </>
  )
}
