import { Fragment, type ReactNode, useId, useState } from 'react'
import { labelled, phrases } from '#copy/browser/grammar'
import { ABOUT, aboutLabel, BOUNDS, hopsText, LOSS, partsText, QUOTE, ROUTE } from '#copy/trade/quoteDetails'
import { Hidden } from '../ui/text/Hidden'
import { Icon } from '../ui/icon/Icon'
import { TokenIcon } from '../token/TokenIcon'
import { AboutMark } from '../ui/text/AboutMark'
import { type CostSummary, CostTotal } from './CostTotal'
import styles from './QuoteBar.module.css'
import type { LegToken } from './TradeLeg'

/** One path of a trade, with a pool between each token and the next one. */
export interface RouteStops {
  /** The share of the trade on this path, for example "70%"; null if this is the only path. */
  share: string | null
  tokens: readonly LegToken[]
  pools: readonly string[]
}

export interface QuoteDetailsProps {
  total: CostSummary
  /**
   * The loss on which the warnings about the trade are based, for example "−8.91%". Null if another row already shows
   * the same figure.
   */
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
  /** The explanation, shown on demand; undefined if the label needs none. */
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
