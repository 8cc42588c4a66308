import { LOADING } from '#copy/market/chartSkeleton'
import { Skeleton } from '../ui/Skeleton'
import { Hidden } from '../ui/text/Hidden'
import styles from './PriceChart.module.css'

/** The line of a chart, in the size of the plot that follows. */
export function PlotSkeleton() {
  return (
    <div className={styles.bones} aria-busy="true">
      <Skeleton width="100%" height={284} />
      <Hidden>{LOADING}</Hidden>
    </div>
  )
}

/** A whole chart before its pair is known: title, price, ranges, line and source. */
export function ChartSkeleton() {
  return (
    <>
      <div className={styles.head}>
        <div className={styles.about}>
          <Skeleton width={120} height={24} />
          <p className={styles.price}>
            <Skeleton width={180} height={40} />
          </p>
        </div>
        <div className={styles.ranges}>
          <Skeleton width={246} height={40} />
        </div>
      </div>
      <PlotSkeleton />
      <div className={styles.foot}>
        <Skeleton width={220} height={18} />
      </div>
    </>
  )
}
