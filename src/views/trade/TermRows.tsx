import type { Term } from '#copy/ui/ui'
import { clsx } from 'clsx'
import { ShortAddress } from '../chain/ShortAddress'
import styles from './ReviewDialog.module.css'

export interface ReviewRow {
  label: string
  value: string
  tone?: 'plain' | 'warn' | 'down' | 'up'
  /** Less prominent text after the value. */
  note?: string
  /** The FAQ entry that explains a term in the label. */
  topic?: Term
  /** An address. It is shown in a shortened form, and screen readers read all of it. */
  address?: string
}

export function Rows({ rows, isParted }: { rows: readonly ReviewRow[]; isParted?: boolean }) {
  return (
    <dl className={clsx(styles.list, isParted && styles.parted)}>
      {rows.map(({ label, value, tone, note, address }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={tone && styles[tone]}>
            {address ? <ShortAddress address={address} /> : value}
            {note && <span className={styles.native}> {note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
