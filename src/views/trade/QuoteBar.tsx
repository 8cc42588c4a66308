import { type ReactElement, type ReactNode, Suspense, useId, useState } from 'react'
import { costLabel, detailsLabel, invertLabel, NOT_AVAILABLE, READING_POOLS } from '#copy/trade/card'
import { PLACE } from '../../domain/browser/sentences'
import { Spinner } from '../ui/Spinner'
import { Placed } from '../ui/text/Placed'
import { Hidden } from '../ui/text/Hidden'
import { Icon } from '../ui/icon/Icon'
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

export interface QuoteFacts {
  /** The time until the next quote: a `Countdown`, `refreshing`, or `fixed` if the rate never changes. */
  left: ReactElement | 'refreshing' | 'fixed' | null
  rate: string
  /** Null if the rate cannot be inverted. */
  onInvert: (() => void) | null
  /** Null while the cost is unknown. */
  cost: string | null
  /** The details, shown on demand; null if there are none. */
  details: ReactElement | null
  /** Called when the pointer or the focus reaches the button that opens the details. */
  onNear?: () => void
  /** A notice about the prices, shown instead of the rate and the cost. */
  notice?: readonly ReactNode[]
}

interface CountdownProps {
  /** The total time, and the time that had already passed when the ring appeared, both in milliseconds. */
  wholeMs: number
  spentMs: number
}

/**
 * A ring that shrinks until the time is over. Its left half rotates out of view first, and then its right half. The
 * rotations run on the compositor, so they need no script and no style computation.
 */
export function Countdown({ wholeMs, spentMs }: CountdownProps) {
  const half = wholeMs / 2
  const turning = (afterMs: number) => ({ animationDuration: `${half}ms`, animationDelay: `${afterMs - spentMs}ms` })
  return (
    <span className={styles.ring} aria-hidden="true">
      <span>
        <i style={turning(0)} />
      </span>
      <span>
        <i style={turning(half)} />
      </span>
    </span>
  )
}

function Lead({ left }: { left: QuoteFacts['left'] }) {
  if (left === 'refreshing') return <Spinner size={16} />
  if (left === 'fixed') return <Icon name="info" size={16} className={styles.quiet} />
  return left
}

/** The rate and the cost of a quote. The details are shown on demand. */
export function QuoteBar({ quote }: { quote: QuoteFacts }) {
  const [isOpen, setOpen] = useState(false)
  const detailsId = useId()
  const { left, rate, onInvert, cost, details, onNear, notice = [] } = quote
  const price = (
    <>
      <Icon name="gas" size={16} />
      {cost ?? <MissingCost />}
    </>
  )
  return (
    <div className={styles.quote}>
      {notice.length > 0 ? (
        <div className={styles.brief}>{notice}</div>
      ) : (
        <div className={styles.bar}>
          <Lead left={left} />
          {onInvert ? (
            <button type="button" className={styles.rate} onClick={onInvert}>
              <Placed text={invertLabel(PLACE)} className="vh">
                {rate}
              </Placed>
            </button>
          ) : (
            <span>{rate}</span>
          )}
          {details ? (
            <button
              type="button"
              className={styles.cost}
              aria-expanded={isOpen}
              aria-controls={isOpen ? detailsId : undefined}
              onPointerEnter={onNear}
              onFocus={onNear}
              onClick={() => {
                setOpen(!isOpen)
              }}
            >
              <Placed text={detailsLabel(PLACE)} className="vh">
                {price}
              </Placed>
              <Icon name="down" size={16} className={isOpen ? styles.turned : undefined} />
            </button>
          ) : (
            <span className={styles.cost}>
              <Placed text={costLabel(PLACE)} className="vh">
                {price}
              </Placed>
            </span>
          )}
        </div>
      )}
      {details && isOpen && (
        <div id={detailsId}>
          <Suspense>{details}</Suspense>
        </div>
      )}
    </div>
  )
}

function MissingCost() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <Hidden>{NOT_AVAILABLE}</Hidden>
    </>
  )
}
