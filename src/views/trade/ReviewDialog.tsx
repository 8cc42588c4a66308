import { clsx } from 'clsx'
import type { SyntheticEvent } from 'react'
import { calledOn } from '#copy/trade/calls'
import { boundLabel, CALLS, CHANGES, EXACT_AMOUNT, MEANINGS, YOU_RECEIVE, YOU_SELL } from '#copy/trade/review'
import { PLACE } from '#domain/browser/sentences'
import type { CallWords } from '#domain/trade/decodedCall'
import { Placed } from '../ui/text/Placed'
import { TermLink } from '../ui/text/TermLink'
import { Dialog } from '../ui/Dialog'
import { Icon } from '../ui/icon/Icon'
import { Notice } from '../ui/Notice'
import { type TokenFace, TokenIcon } from '../token/TokenIcon'
import { type CostSummary, CostTotal } from './CostTotal'
import { type MainAction, MainButton, pressMain, type TradeNotice, TradeNoticeView } from './NextStep'
import {
  type ReviewRow,
  Rows,
  ScrollArea,
  type SwapStep,
  SwapSteps,
  type WalletRequest,
  WalletRequestFacts,
} from './DialogParts'
import styles from './ReviewDialog.module.css'

/** The tree of contract calls, decoded from the transaction's data in the same way as the contracts decode it. */
export function CallTree({ calls }: { calls: readonly CallWords[] }) {
  return (
    <ol className={styles.calls}>
      {calls.map(({ name, contract, address, meaning, args, calls: inner }, index) => (
        <li key={index}>
          <Placed text={calledOn(PLACE, contract)}>
            <b>{name}</b>
          </Placed>
          <small>{address}</small>
          {meaning !== null && <p>{meaning}</p>}
          <dl>
            {args.map((argument) => (
              <div key={argument.name}>
                <dt>{argument.name}</dt>
                <dd>{argument.text}</dd>
              </div>
            ))}
          </dl>
          {inner.length > 0 && <CallTree calls={inner} />}
        </li>
      ))}
    </ol>
  )
}

export interface ReviewAmount {
  amount: string
  /** The exact amount with its symbol; null if `amount` is already exact. */
  exact: string | null
  fiat: string | null
  token: TokenFace
}

export interface ReviewTerms {
  /** The minimum received or the maximum sold. Null for a wrap, whose rate is fixed. */
  bound: { amount: string; kind: 'least' | 'most'; slippage: string } | null
  /** The approval that the trade requests; empty if the trade needs no approval. */
  approval: readonly ReviewRow[]
  /** The total cost. Null for a wrap. */
  total: CostSummary | null
  costs: readonly ReviewRow[]
  rows: readonly ReviewRow[]
}

export interface ReviewPreview {
  /** The change of each balance; empty without a usable result, or if the amounts at the top are the same. */
  changes: readonly ReviewRow[]
  /** The source of the figures, or the reason why there are no figures. */
  note: string
  calls: readonly CallWords[]
}

interface ReviewDialogProps {
  title: string
  sell: ReviewAmount
  receive: ReviewAmount
  terms: ReviewTerms
  /** Why the last attempt failed, for example "You rejected the request. Nothing was sent." */
  message: string | null
  /** A newer price to accept first, for example "You would now receive 13.37 USDC less (0.39%)." */
  priceChange: { title: string; text: string } | null
  /** Warnings that do not prevent the visitor from confirming. */
  notices: readonly (TradeNotice | null)[]
  /** Why the visitor cannot confirm yet. They are above the main button, outside the scrolling area. */
  reasons: readonly (TradeNotice | null)[]
  preview: ReviewPreview
  /** The steps of the trade, which replace the terms when the trade starts; null before that. */
  steps: readonly SwapStep[] | null
  request: WalletRequest | null
  /** Says how many confirmations will follow in the wallet, and for what; null from the first pending request on. */
  confirmations: string | null
  main: MainAction
  onClose: () => void
}

/** Scrolls to a part that was opened, because its content may be below the visible area. */
function showOpened({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
  if (currentTarget.open) currentTarget.scrollIntoView({ block: 'start' })
}

/** Shows the terms of a trade until the trade is sent to the wallet, and then the steps of the trade. */
export function ReviewDialog(props: ReviewDialogProps) {
  const {
    title,
    sell,
    receive,
    terms,
    message,
    priceChange,
    notices,
    reasons,
    preview,
    steps,
    request,
    main,
    onClose,
  } = props
  const enter = () => {
    // Enter must not accept a newer price, which has its own button.
    if (priceChange === null) pressMain(main)
  }
  const isLarge = [sell, receive].every(({ amount }) => amount.length <= LONG)
  return (
    <Dialog size="tall" title={title} onClose={onClose}>
      <ScrollArea>
        <div className={styles.legs}>
          <Amount label={YOU_SELL} {...sell} isLarge={isLarge} />
          <Icon name="arrdown" className={styles.arrow} />
          <Amount label={YOU_RECEIVE} {...receive} isLarge={isLarge} />
          {terms.bound && <Bound {...terms.bound} />}
        </div>
        <Notices notices={notices} onEnter={enter} />
        {steps ? (
          <>
            <SwapSteps steps={steps} />
            {request && <WalletRequestFacts {...request} />}
          </>
        ) : (
          <div className={styles.terms}>
            {terms.approval.length > 0 && <Rows rows={terms.approval} />}
            <Costs terms={terms} />
            <Preview preview={preview} />
            <Rows rows={terms.rows} isParted />
            <Meanings terms={terms} />
            {/* The part is always rendered: keyboard users can scroll only an area with a focusable element. */}
            <details onToggle={showOpened}>
              <summary>{CALLS}</summary>
              {preview.calls.length > 0 ? <CallTree calls={preview.calls} /> : <p>{preview.note}</p>}
            </details>
          </div>
        )}
      </ScrollArea>
      {message !== null && (
        <div className={styles.notice}>
          <Notice role="note">{message}</Notice>
        </div>
      )}
      {priceChange && (
        <div className={styles.notice}>
          <Notice kind="warn" title={priceChange.title} role="note">
            {priceChange.text}
          </Notice>
        </div>
      )}
      <Notices notices={reasons} onEnter={enter} />
      <div className={styles.main}>
        {props.confirmations !== null && <p className={styles.native}>{props.confirmations}</p>}
        <MainButton {...main} />
      </div>
    </Dialog>
  )
}

function Notices({ notices, onEnter }: { notices: readonly (TradeNotice | null)[]; onEnter: () => void }) {
  return notices.map(
    (notice, index) =>
      notice && (
        <div key={index} className={styles.notice}>
          <TradeNoticeView notice={notice} onEnter={onEnter} />
        </div>
      ),
  )
}

/** If an amount has more characters than this, both amounts are shown in a smaller font. */
const LONG = 20
/** Exact amounts with more characters than this are collapsed, because they would take more than a line. */
const EXACT_MAX = 40

function Amount({ label, amount, exact, fiat, token, isLarge }: ReviewAmount & { label: string; isLarge: boolean }) {
  return (
    <div className={styles.leg}>
      <span className={styles.figures}>
        <small>{label}</small>
        <strong className={clsx(isLarge && styles.large)}>{amount}</strong>
        {fiat !== null && <small>{fiat}</small>}
        {exact !== null && exact.length <= EXACT_MAX && <small title={EXACT_AMOUNT}>{exact}</small>}
        {exact !== null && exact.length > EXACT_MAX && (
          <details>
            <summary>{EXACT_AMOUNT}</summary>
            {exact}
          </details>
        )}
      </span>
      <TokenIcon {...token} size={36} />
    </div>
  )
}

function Bound({ amount, kind, slippage }: NonNullable<ReviewTerms['bound']>) {
  return (
    <dl className={clsx(styles.list, styles.bound)}>
      <div>
        <dt>{boundLabel(kind, slippage)}</dt>
        <dd>{amount}</dd>
      </div>
    </dl>
  )
}

function Costs({ terms: { approval, total, costs } }: { terms: ReviewTerms }) {
  return (
    <div className={clsx(approval.length > 0 && styles.parted)}>
      {total && (
        <CostTotal {...total}>
          <Rows rows={total.rows} />
        </CostTotal>
      )}
      {costs.length > 0 && <Rows rows={costs} />}
    </div>
  )
}

/** Explanations of terms in the rows. They are collapsed, to be no stops on the way to the main button. */
function Meanings({ terms: { bound, approval, total, costs, rows } }: { terms: ReviewTerms }) {
  const topics = new Set([...approval, ...(total?.rows ?? []), ...costs, ...rows].flatMap(({ topic }) => topic ?? []))
  if (bound) topics.add('slippage')
  if (topics.size === 0) return null
  return (
    <details onToggle={showOpened}>
      <summary>{MEANINGS}</summary>
      {[...topics].map((topic) => (
        <p key={topic}>
          <TermLink topic={topic} />
        </p>
      ))}
    </details>
  )
}

function Preview({ preview: { changes, note } }: { preview: ReviewPreview }) {
  return (
    <section className={styles.parted} aria-label={CHANGES}>
      {changes.length > 0 && <Rows rows={changes} />}
      <p className={styles.native}>{note}</p>
    </section>
  )
}
