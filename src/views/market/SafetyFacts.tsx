import { Icon } from '../ui/Icon'
import styles from './SafetyFacts.module.css'

export interface SafetyFact {
  /** A tick when good, an info mark when neutral, an alert when it needs care. */
  kind: 'good' | 'neutral' | 'care'
  statement: string
  source: string
}

const ICONS = { good: 'ok', neutral: 'info', care: 'alert' } as const

/** Statements about a token, each with its source. No score and no verdict. */
export function SafetyFacts({ facts }: { facts: readonly SafetyFact[] }) {
  return (
    <>
      <ul className={styles.facts}>
        {facts.map(({ kind, statement, source }) => (
          <li key={statement} className={styles[kind]}>
            <Icon name={ICONS[kind]} />
            <span>
              <b>{statement}</b>
              {source}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>Read from the chain. This is not advice.</p>
    </>
  )
}
