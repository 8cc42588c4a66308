import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { TRADE } from '#copy/trade/card'
import { Card } from '../ui/Card'
import { Hidden } from '../ui/text/Hidden'
import styles from '../ui/columns.module.css'

interface SwapScreenProps {
  /** The chart of the pair's price. Null while no pair is selected. */
  chart: ReactNode
  figures: ReactNode
  trade: ReactNode
}

export function SwapScreen({ chart, figures, trade }: SwapScreenProps) {
  const hasMarket = Boolean(chart) || Boolean(figures)
  return (
    <>
      <h1>
        <Hidden>{TRADE}</Hidden>
      </h1>
      <div className={clsx('wrap', hasMarket ? styles.columns : styles.alone)}>
        {hasMarket && (
          <div className={styles.stack}>
            {chart && (
              <Card flush className={styles.chart}>
                {chart}
              </Card>
            )}
            {figures && (
              <Card flush className={styles.figures}>
                {figures}
              </Card>
            )}
          </div>
        )}
        <div className={clsx(styles.side, styles.tradeFirst)}>{trade}</div>
      </div>
    </>
  )
}
