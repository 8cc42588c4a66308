import { TITLE } from '#copy/profile/account'
import { Skeleton } from '../ui/Skeleton'
import styles from './AccountDialog.module.css'

const BONES = [190, 150]

/** The section before the transactions can be followed. */
export function AccountHistorySkeleton() {
  return (
    <div className={styles.transactions} aria-busy="true">
      <div className={styles.head}>
        <h3>{TITLE}</h3>
      </div>
      {BONES.map((width) => (
        <div key={width} className={styles.transaction}>
          <Skeleton width={20} height={20} round />
          <Skeleton width={width} />
          <Skeleton width={64} height={12} />
        </div>
      ))}
    </div>
  )
}
