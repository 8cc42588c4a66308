import { clsx } from 'clsx'
import { useId } from 'react'
import type { Term } from '#copy/ui/ui'
import { TRANSACTION } from '#copy/trade/outcome'
import { ShortAddress } from '../chain/ShortAddress'
import { Icon } from '../ui/icon/Icon'
import { TextLink } from '../ui/text/TextLink'
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

export interface HashRowProps {
  short: string
  /** The transaction's page on a block explorer; null if the chain has no explorer. */
  href: string | null
}

export function HashRow({ short, href }: HashRowProps) {
  return (
    <dl className={styles.list}>
      <div>
        <dt>{TRANSACTION}</dt>
        <dd>
          {href === null ? (
            short
          ) : (
            <TextLink href={href}>
              {short}
              <Icon name="ext" size={16} />
            </TextLink>
          )}
        </dd>
      </div>
    </dl>
  )
}

export interface WalletRequest {
  title: string
  rows: readonly ReviewRow[]
  /** A warning that says what to do if the wallet shows anything else. */
  warning: string
}

/** What the wallet should show. The user can compare both while a request to the wallet is pending. */
export function WalletRequestFacts({ title, rows, warning }: WalletRequest) {
  const id = useId()
  return (
    <section className={styles.terms} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p className={styles.native}>{warning}</p>
      <Rows rows={rows} />
    </section>
  )
}
