import type { Term } from '#copy/ui/ui'
import { clsx } from 'clsx'
import { ShortAddress } from '../chain/ShortAddress'
import styles from './ReviewDialog.module.css'

export interface ReviewRow {
  label: string
  /** The value, or for example "Not known". */
  value: string
  tone?: 'plain' | 'warn' | 'down' | 'up'
  /** Quieter text after the value. */
  note?: string
  /** The FAQ entry that explains a term in the label. */
  topic?: Term
  /** An address, shown shortened and read out in full. */
  address?: string
}

/** Terms of a trade, each with its value. */
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
