import { APPROVALS, FIGURES, KEYS, LEAD, TITLE } from '#copy/shell/shell'
import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { Icon, type IconName } from '../ui/icon/Icon'
import styles from './HomeScreen.module.css'

interface HomeScreenProps {
  /** The market figures, shown only on wide screens. */
  figures: ReactNode
  /** The total value of a connected visitor's tokens. Its space is reserved, so that nothing moves. */
  own: ReactNode
  trade: ReactNode
  pairs: ReactNode
}

const FACTS: readonly { icon: IconName; text: string }[] = [
  { icon: 'key', text: KEYS },
  { icon: 'shield', text: APPROVALS },
  { icon: 'pool', text: FIGURES },
]

export function HomeScreen({ figures, own, trade, pairs }: HomeScreenProps) {
  return (
    <>
      <div className={styles.hero}>
        <div className={clsx('wrap', styles.columns)}>
          <div>
            <h1>{TITLE}</h1>
            <p className={styles.lead}>{LEAD}</p>
            <ul className={styles.facts}>
              {FACTS.map(({ icon, text }) => (
                <li key={icon}>
                  <Icon name={icon} />
                  {text}
                </li>
              ))}
            </ul>
            <div className={styles.figures}>{figures}</div>
            {own}
          </div>
          {trade}
        </div>
        {/* The water is the last child, because browsers paint a page while it arrives: on narrow screens, the position of
            the water depends on the height of the content before it. */}
        <Water />
      </div>
      <div>{pairs}</div>
    </>
  )
}

function Water() {
  const gradient = useId()
  return (
    <svg className={styles.water} viewBox="0 0 1440 320" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="currentColor" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path
        fill={`url(#${gradient})`}
        opacity=".6"
        d="M0 26C200 18 380 18 560 24S960 30 1140 14 1370 0 1440 8V320H0z"
      />
      <path fill={`url(#${gradient})`} d="M0 34C200 48 380 46 560 34S960 20 1140 34 1370 48 1440 40V320H0z" />
      <path className={styles.line} d="M0 34C200 48 380 46 560 34S960 20 1140 34 1370 48 1440 40" />
    </svg>
  )
}
