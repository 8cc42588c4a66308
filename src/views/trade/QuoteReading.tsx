import { READING_POOLS } from '#copy/trade/card'
import { Spinner } from '../ui/Spinner'
import styles from './QuoteBar.module.css'

export function QuoteReading() {
  return (
    <div className={styles.quote}>
      <div className={styles.bar}>
        <Spinner size={16} className={styles.calm} />
        <span className={styles.calm}>{READING_POOLS}</span>
      </div>
    </div>
  )
}
