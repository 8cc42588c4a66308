import { Fragment, type ReactElement, type ReactNode, Suspense, useId, useState } from 'react'
import { costLabel, detailsLabel, invertLabel, NOT_AVAILABLE, READING_POOLS } from '#copy/trade/card'
import { labelled, phrases } from '#copy/browser/grammar'
import { ABOUT, aboutLabel, BOUNDS, hopsText, LOSS, partsText, QUOTE, ROUTE } from '#copy/trade/quoteDetails'
import { PLACE } from '#domain/browser/sentences'
import { Spinner } from '../ui/Spinner'
import { Placed } from '../ui/text/Placed'
import { Hidden, Missing } from '../ui/text/Hidden'
import { Icon } from '../ui/icon/Icon'
import { type TokenFace, TokenIcon } from '../token/TokenIcon'
import { AboutMark } from '../ui/text/AboutMark'
import { type CostSummary, CostTotal } from './CostTotal'
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
  cost: string | null
  details: ReactElement | null
  /** A notice about the prices, shown instead of the rate and the cost. */
  notice?: readonly ReactNode[]
}

interface CountdownProps {
  /** The total time, and the time that had already passed when the ring was mounted, both in milliseconds. */
  wholeMs: number
  spentMs: number
}

/**
 * A ring that shrinks: first the left half rotates out of view, then the right half. The browser's compositor runs the
 * rotations, so they need neither scripts nor style computations.
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

export function QuoteBar({ quote }: { quote: QuoteFacts }) {
  const [isOpen, setOpen] = useState(false)
  const detailsId = useId()
  const { left, rate, onInvert, cost, details, notice = [] } = quote
  const price = (
    <>
      <Icon name="gas" size={16} />
      {cost ?? <Missing text={NOT_AVAILABLE} />}
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

interface RouteStops {
  share: string | null
  tokens: readonly TokenFace[]
  pools: readonly string[]
}

export interface QuoteDetailsProps {
  total: CostSummary
  /** The loss that the warnings are about, for example "−8.91%"; null if another row shows the same figure. */
  loss: { text: string; tone: 'plain' | 'warn' | 'down' } | null
  /** The verification status of the quote, for example "Verified at block 20,114". */
  check: { text: string; about: string; tone: 'plain' | 'warn' | 'down' }
  /** The minimum received if the amount to sell is fixed, or the maximum sold if the amount to receive is fixed. */
  bound: { kind: 'minimum' | 'maximum'; amount: string }
  routes: readonly RouteStops[]
}

export function QuoteDetails({ total, loss, check, bound, routes }: QuoteDetailsProps) {
  const [route] = routes
  const isDirect = route !== undefined && routes.length === 1 && route.pools.length === 1
  return (
    <>
      <CostTotal title={total.title} isOpen className={styles.total}>
        <dl className={styles.list}>
          {total.rows.map(({ label, value, note, tone, about }) => (
            <Row key={label} label={label} about={about}>
              <span className={tone && styles[tone]}>{value}</span>
              {note && <span className={styles.calm}> {note}</span>}
            </Row>
          ))}
        </dl>
      </CostTotal>
      <dl className={styles.list}>
        {loss && (
          <Row label={LOSS} about={ABOUT.loss}>
            <span className={styles[loss.tone]}>{loss.text}</span>
          </Row>
        )}
        <Row label={BOUNDS[bound.kind]} about={ABOUT[bound.kind]}>
          {bound.amount}
        </Row>
        <Row label={QUOTE} about={check.about}>
          <span className={styles[check.tone]}>{check.text}</span>
        </Row>
        <Row label={ROUTE} about={ABOUT.route}>
          {isDirect ? (
            <DirectRoute route={route} />
          ) : routes.length > 1 ? (
            partsText(routes.length)
          ) : (
            hopsText(route?.pools.length ?? 0)
          )}
        </Row>
      </dl>
      {!isDirect && routes.map((part, index) => <RouteLine key={index} route={part} />)}
    </>
  )
}

interface RowProps {
  label: string
  /** The explanation that is shown on demand; undefined if the label needs no explanation. */
  about?: string | undefined
  children: ReactNode
}

function Row({ label, about, children }: RowProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div>
      <dt>
        {label}
        {about !== undefined && (
          <AboutMark
            label={aboutLabel(label)}
            textId={id}
            isOpen={isOpen}
            onToggle={() => {
              setOpen(!isOpen)
            }}
          />
        )}
      </dt>
      <dd>{children}</dd>
      {isOpen && (
        <dd id={id} className={styles.explanation}>
          {about}
        </dd>
      )}
    </div>
  )
}

function routeWords({ share, tokens, pools }: RouteStops) {
  const stops = phrases(...tokens.flatMap(({ symbol }, index) => [index > 0 && pools[index - 1], symbol]))
  return share === null ? stops : labelled(share, stops)
}

function DirectRoute({ route }: { route: RouteStops }) {
  const [from, to] = route.tokens
  return (
    <>
      <span className={styles.route} aria-hidden="true">
        {from && <TokenIcon {...from} size={18} />}
        <Icon name="arrright" size={16} className={styles.quiet} />
        <span>{route.pools[0]}</span>
        <Icon name="arrright" size={16} className={styles.quiet} />
        {to && <TokenIcon {...to} size={18} />}
      </span>
      <Hidden>{routeWords(route)}</Hidden>
    </>
  )
}

function RouteLine({ route }: { route: RouteStops }) {
  const [first, ...rest] = route.tokens
  return (
    <div className={styles.line}>
      <span className={styles.stops} aria-hidden="true">
        {route.share !== null && <b>{route.share}</b>}
        {first && <TokenIcon {...first} size={24} />}
        {rest.map((token, index) => (
          <Fragment key={index}>
            <span className={styles.hop}>
              <span>{route.pools[index]}</span>
            </span>
            <TokenIcon {...token} size={24} />
          </Fragment>
        ))}
      </span>
      <Hidden>{routeWords(route)}</Hidden>
    </div>
  )
}
