import { EARLIER, RECEIPT, receiptLabel } from '#copy/transaction/activity'
import type { ReactNode } from 'react'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { Icon, type IconName } from '../ui/icon/Icon'
import { Spinner } from '../ui/Spinner'
import table from '../ui/table.module.css'
import { TextButton } from '../ui/text/TextLink'
import styles from './ActivityList.module.css'

interface FoundSwapRow {
  hash: string
  /** Both sides of the swap, its value and its time. */
  line: ReactNode
  time: string
  onReceipt: () => void
}

/** A swap of which only the hash is known. */
export const UnknownSwap = ({ icon, hash, time }: { icon: IconName; hash: string; time: string }) => (
  <>
    <span className={styles.icon}>
      <Icon name={icon} />
    </span>
    <span className={styles.words}>
      <b>{hash}</b>
      <small>{time}</small>
    </span>
  </>
)

interface FoundSwapsProps {
  rows: readonly FoundSwapRow[]
  words: string
  label: string
  isBusy: boolean
  /** Starts or stops the search; undefined while the search can neither be started nor stopped. */
  onPress: (() => void) | undefined
}

export function FoundSwaps({ rows, words, label, isBusy, onPress }: FoundSwapsProps) {
  return (
    <Card title={EARLIER} flush className={styles.below}>
      {rows.length > 0 && (
        <ul className={styles.list}>
          {rows.map(({ hash, line, time, onReceipt }) => (
            <li key={hash}>
              <div className={styles.row}>
                {line}
                <Button kind="quiet" size="sm" aria-label={receiptLabel(time)} onClick={onReceipt}>
                  {RECEIPT}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <div className={table.foot}>
        {isBusy && <Spinner size={16} />} <span role="status">{words}</span>{' '}
        <TextButton aria-disabled={onPress === undefined || undefined} onClick={onPress}>
          {label}
        </TextButton>
      </div>
    </Card>
  )
}
