import { type ReactNode, useId } from 'react'
import { Icon, type IconName } from '../ui/icon/Icon'
import styles from './HomeScreen.module.css'

interface HomeScreenProps {
  /** Live figures of the market; wide screens only. */
  figures: ReactNode
  trade: ReactNode
  pairs: ReactNode
}

const FACTS: readonly { icon: IconName; text: string }[] = [
  { icon: 'key', text: 'Your keys stay in your wallet' },
  { icon: 'shield', text: 'Approvals for the exact amount by default' },
  { icon: 'pool', text: 'Every figure is read from the chain' },
]

/** The home page: what this is, the trade card, and the pairs. */
export function HomeScreen({ figures, trade, pairs }: HomeScreenProps) {
  return (
    <div className={styles.page}>
      <div className={styles.hero}>
        <Water />
        <div className={`wrap ${styles.columns}`}>
          <div>
            <h1>Trade tokens straight from your wallet</h1>
            <p className={styles.lead}>
              Prices come from on-chain pools. You see the full cost before you sign, and nothing moves until you do.
            </p>
            <ul className={styles.facts}>
              {FACTS.map(({ icon, text }) => (
                <li key={icon}>
                  <Icon name={icon} />
                  {text}
                </li>
              ))}
            </ul>
            <div className={styles.figures}>{figures}</div>
          </div>
          {trade}
        </div>
      </div>
      {pairs}
    </div>
  )
}

/** The one decoration: still water behind the market figures. */
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
