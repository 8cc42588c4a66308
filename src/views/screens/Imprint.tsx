import { Fragment } from 'react'
import { Tag } from '../ui/Tag'
import styles from './Imprint.module.css'

export interface ImprintRow {
  label: string
  value: string
  /** Stands for something that whoever runs the site still has to fill in. */
  isPlaceholder: boolean
}

/** What an imprint has to name. Whoever runs the site puts the true entries in their place. */
export const IMPRINT_PLACEHOLDERS: readonly ImprintRow[] = [
  { label: 'Operator', value: 'Operator name', isPlaceholder: true },
  { label: 'Address', value: 'Street and number, postcode, city, country', isPlaceholder: true },
  { label: 'Contact', value: 'contact@example.org', isPlaceholder: true },
  { label: 'Register entry', value: 'Court and number, if any', isPlaceholder: true },
  { label: 'Responsible for content', value: 'Name, address as above', isPlaceholder: true },
]

/** Who runs the site. */
export function Imprint({ rows }: { rows: readonly ImprintRow[] }) {
  return (
    <dl className={styles.imprint}>
      {rows.map(({ label, value, isPlaceholder }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>
            <span>{value}</span>
            {isPlaceholder && <Tag tone="warn">Placeholder</Tag>}
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}
