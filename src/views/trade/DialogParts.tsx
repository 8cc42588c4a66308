import { type ReactNode, useId } from 'react'
import { clsx } from 'clsx'
import { MORE_BELOW } from '#copy/trade/review'
import { PROGRESS, STEP_TITLES } from '#copy/trade/steps'
import type { Term } from '#copy/ui/ui'
import { TRANSACTION } from '#copy/trade/outcome'
import { PLACE } from '#domain/browser/sentences'
import { Icon } from '../ui/icon/Icon'
import { Placed } from '../ui/text/Placed'
import { Spinner } from '../ui/Spinner'
import { ShortAddress } from '../chain/ShortAddress'
import { TextLink } from '../ui/text/TextLink'
import styles from './DialogParts.module.css'
import terms from './ReviewDialog.module.css'

/** The button at the edge is not shown if the height of the hidden content below the edge is at most this, in px. */
const SLACK = 12

function watchEdge(area: HTMLElement | null) {
  if (!area) return
  const mark = () => {
    area.toggleAttribute('data-more', area.scrollHeight - area.scrollTop - area.clientHeight > SLACK)
  }
  const observer = new ResizeObserver(mark)
  observer.observe(area)
  if (area.firstElementChild) observer.observe(area.firstElementChild)
  area.addEventListener('scroll', mark, { passive: true })
  return () => {
    observer.disconnect()
    area.removeEventListener('scroll', mark)
  }
}

/** A button at the lower edge shows that there is more content below, and scrolls down when pressed. */
export function ScrollArea({ children }: { children: ReactNode }) {
  return (
    <div ref={watchEdge} className={styles.area}>
      <div>{children}</div>
      {/* The button is hidden from screen readers and the keyboard, which can reach the content without scrolling. */}
      <button
        type="button"
        className={styles.more}
        tabIndex={-1}
        aria-hidden="true"
        onClick={({ currentTarget: { parentElement } }) => {
          parentElement?.scrollBy({ top: parentElement.clientHeight / 2 })
        }}
      >
        {MORE_BELOW}
        <Icon name="arrdown" size={16} />
      </button>
    </div>
  )
}

export interface SwapStep {
  id: string
  title: string
  /** An explanation, for example "This exact amount, for this swap only". */
  text?: string
  /** `todo`: a later step. `current`: the next step. `busy`: in progress. */
  state: 'todo' | 'current' | 'busy' | 'done' | 'failed'
}

function Mark({ state, number }: { state: SwapStep['state']; number: number }) {
  if (state === 'busy') return <Spinner />
  if (state === 'done') return <Icon name="check" size={16} />
  if (state === 'failed') return <Icon name="close" size={16} />
  return number
}

export function SwapSteps({ steps }: { steps: readonly SwapStep[] }) {
  const now = steps.find(({ state }) => state === 'busy' || state === 'current' || state === 'failed')
  return (
    <ol className={styles.steps} aria-label={PROGRESS}>
      {steps.map(({ id, title, text, state }, index) => (
        <li key={id} className={styles[state]} aria-current={id === now?.id ? 'step' : undefined}>
          <span className={styles.dot}>
            <Mark state={state} number={index + 1} />
          </span>
          <span>
            <b>
              <Placed text={STEP_TITLES[state](PLACE)} className="vh">
                {title}
              </Placed>
            </b>
            {text && <small>{text}</small>}
          </span>
        </li>
      ))}
    </ol>
  )
}

export interface ReviewRow {
  label: string
  value: string
  tone?: 'plain' | 'warn' | 'down' | 'up'
  /** Shown less prominently after the value. */
  note?: string
  /** The FAQ entry that explains a term in the label. */
  topic?: Term
  /** An address. Its shortened form is shown, but screen readers read the whole address. */
  address?: string
}

export function Rows({ rows, isParted }: { rows: readonly ReviewRow[]; isParted?: boolean }) {
  return (
    <dl className={clsx(terms.list, isParted && terms.parted)}>
      {rows.map(({ label, value, tone, note, address }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={tone && terms[tone]}>
            {address ? <ShortAddress address={address} /> : value}
            {note && <span className={terms.native}> {note}</span>}
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
    <dl className={terms.list}>
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
  warning: string
}

/**
 * The facts that the wallet should show too, so that the visitor can compare them while a request to the wallet is
 * pending.
 */
export function WalletRequestFacts({ title, rows, warning }: WalletRequest) {
  const id = useId()
  return (
    <section className={terms.terms} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p className={terms.native}>{warning}</p>
      <Rows rows={rows} />
    </section>
  )
}
