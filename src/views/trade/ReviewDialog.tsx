import { clsx } from 'clsx'
import type { SyntheticEvent } from 'react'
import type { CallWords } from '../../domain/trade/decodedCall'
import { boundLabel, CALLS, CHANGES, EXACT_AMOUNT, MEANINGS, YOU_RECEIVE, YOU_SELL } from '#copy/trade/review'
import { TermLink } from '../ui/text/TermLink'
import { Dialog } from '../ui/Dialog'
import { Icon } from '../ui/icon/Icon'
import { Notice } from '../ui/Notice'
import { TokenIcon } from '../token/TokenIcon'
import { CallTree } from './CallTree'
import { type CostSummary, CostTotal } from './CostTotal'
import { type MainAction, MainButton, pressMain } from './MainButton'
import styles from './ReviewDialog.module.css'
import { ScrollArea } from './ScrollArea'
import { type SwapStep, SwapSteps } from './SwapSteps'
import { type ReviewRow, Rows } from './TermRows'
import type { LegToken } from './TradeLeg'
import { type WalletRequest, WalletRequestFacts } from './WalletRequest'
import { type TradeNotice, TradeNoticeView } from './TradeNoticeView'

export interface ReviewAmount {
  /** In short, with its symbol. */
  amount: string
  /** The whole amount with its symbol; null where nothing is cut. */
  exact: string | null
  fiat: string | null
  token: LegToken
}

export interface ReviewTerms {
  /** The level that the side which is not fixed cannot pass. Null for a wrap, whose rate is fixed. */
  bound: { amount: string; kind: 'least' | 'most'; slippage: string } | null
  /** The approval that it requests; none where it requests none. */
  approval: readonly ReviewRow[]
  /** Everything that it costs. Null for a wrap. */
  total: CostSummary | null
  /** Further facts about the cost. */
  costs: readonly ReviewRow[]
  /** How it is carried out. */
  rows: readonly ReviewRow[]
}

/** The simulated effect of the trade. */
export interface ReviewPreview {
  /**
   * The change of each balance. Empty without a readable simulation result, and if the changes are exactly the amounts
   * in the head.
   */
  changes: readonly ReviewRow[]
  /** The source of the figures, or why there are none. */
  note: string
  /** The calls that the wallet is asked to sign, as text. */
  calls: readonly CallWords[]
}

interface ReviewDialogProps {
  /** For example "Review swap". */
  title: string
  sell: ReviewAmount
  receive: ReviewAmount
  terms: ReviewTerms
  /** Why the last attempt failed, for example "You rejected the request. Nothing was sent." */
  message: string | null
  /** A newer price that has to be accepted first, for example "You would now receive 13.37 USDC less (0.39%)." */
  priceChange: { title: string; text: string } | null
  /** Warnings that do not prevent confirming. */
  notices: readonly (TradeNotice | null)[]
  /** Why the main button does not confirm, or what it needs for that: these stand beside it, in view wherever one has scrolled. */
  reasons: readonly (TradeNotice | null)[]
  preview: ReviewPreview
  /** Once started, the steps replace the terms. */
  steps: readonly SwapStep[] | null
  /** What the wallet is to show, while it asks. */
  request: WalletRequest | null
  /** How many confirmations follow, and of what; null once they do. */
  confirmations: string | null
  main: MainAction
  onClose: () => void
}

/** The opened part is below the fold. */
function showOpened({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
  if (currentTarget.open) currentTarget.scrollIntoView({ block: 'start' })
}

/** Everything about a swap before the wallet is asked, and the steps once it is. */
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
    // A newer price is accepted by its own button alone.
    if (priceChange === null) pressMain(main)
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <ScrollArea>
        <div className={styles.legs}>
          <Amount label={YOU_SELL} {...sell} />
          <Icon name="arrdown" className={styles.arrow} />
          <Amount label={YOU_RECEIVE} {...receive} isMain />
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
            {/* Always rendered: a scrolling area must contain something that the keyboard can reach. */}
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

/** Above this many characters an amount is set in smaller type. */
const LONG = 20

function Amount({ label, amount, exact, fiat, token, isMain }: ReviewAmount & { label: string; isMain?: boolean }) {
  return (
    <div className={styles.leg}>
      <span className={styles.figures}>
        <small>{label}</small>
        <strong className={clsx(isMain && amount.length <= LONG && styles.large)}>{amount}</strong>
        {fiat !== null && <small>{fiat}</small>}
        {exact !== null && (
          <details>
            <summary>{EXACT_AMOUNT}</summary>
            {exact}
          </details>
        )}
      </span>
      <TokenIcon symbol={token.symbol} address={token.address} logoURI={token.logoURI} size={36} />
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

/** Links to what the terms in the rows mean: folded away, as each would be one more key on the way to the main button. */
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
