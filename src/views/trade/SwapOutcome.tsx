import { TITLE } from '#copy/trade/outcome'
import type { Term } from '#copy/ui/ui'
import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { Button, ButtonLink, type ButtonKind } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { Icon } from '../ui/icon/Icon'
import { Spinner } from '../ui/Spinner'
import { type TokenFace, TokenIcon } from '../token/TokenIcon'
import { TermLink } from '../ui/text/TermLink'
import { type CostSummary, CostTotal } from './CostTotal'
import { HashRow, type HashRowProps, Rows, ScrollArea, type SwapStep, SwapSteps } from './DialogParts'
import terms from './ReviewDialog.module.css'
import styles from './SwapOutcome.module.css'

export interface OutcomeRow {
  label: string
  value: string
  tone?: 'up' | 'down'
}

/** A button, or a link to the block explorer if there is an `href`. */
export type OutcomeAction = { label: string; kind?: ButtonKind } & (
  | { onPress: () => void; href?: undefined }
  | { href: string; onPress?: undefined }
)

interface SwapOutcomeProps {
  /**
   * `waiting`: for signatures of others, which may take days. `ended`: cancelled or replaced in the wallet, no failure.
   */
  kind: 'waiting' | 'pending' | 'confirmed' | 'failed' | 'ended'
  /** The title of the dialog. Absent for a swap. */
  heading?: string
  title: string
  text: string
  /** The token that came in, with its value in dollars; absent if that is unknown. */
  income?: { token: TokenFace; fiat: string } | null
  /** The FAQ entry that explains the text. */
  topic?: Term
  steps?: readonly SwapStep[]
  rows?: readonly OutcomeRow[]
  total?: CostSummary | null
  transaction: HashRowProps | null
  actions: readonly OutcomeAction[]
  /** The height that the dialog needs at least, in px. It keeps it, so that nothing moves. Absent for a swap. */
  leastHeight?: number
  /** Shown below the rows. */
  children?: ReactNode
  onClose: () => void
}

/** The height that a pending swap needs, in px. The dialog keeps this height after the swap has ended. */
const LEAST_HEIGHT = 496

const ICONS = { waiting: 'clock', confirmed: 'check', failed: 'close', ended: 'ban' } as const

function Actions({ actions }: Pick<SwapOutcomeProps, 'actions'>) {
  return (
    <div className={clsx(styles.actions, actions.length > 1 && styles.two)}>
      {actions.map((action) =>
        action.href === undefined ? (
          <Button key={action.label} kind={action.kind} onClick={action.onPress}>
            {action.label}
          </Button>
        ) : (
          <ButtonLink key={action.label} kind={action.kind} href={action.href}>
            {action.label}
            <Icon name="ext" size={16} />
          </ButtonLink>
        ),
      )}
    </div>
  )
}

function Facts({ rows = [], total, transaction }: Pick<SwapOutcomeProps, 'rows' | 'total' | 'transaction'>) {
  if (rows.length === 0 && !total && !transaction) return null
  return (
    <div className={terms.terms}>
      {rows.length > 0 && <Rows rows={rows} />}
      {total && (
        <CostTotal {...total}>
          <Rows rows={total.rows} />
        </CostTotal>
      )}
      {transaction && <HashRow {...transaction} />}
    </div>
  )
}

/** The state of a swap that has been sent. Closing the dialog does not affect the swap. */
export function SwapOutcome(props: SwapOutcomeProps) {
  const {
    kind,
    heading = TITLE,
    title,
    text,
    income,
    topic,
    steps = [],
    rows,
    total,
    transaction,
    actions,
    leastHeight = LEAST_HEIGHT,
    children,
    onClose,
  } = props
  const headingId = useId()
  return (
    <Dialog title={heading} headingId={headingId} leastHeight={leastHeight} onClose={onClose}>
      <ScrollArea>
        <div className={styles.outcome}>
          <span className={clsx(styles.mark, styles[kind])}>
            {kind === 'pending' ? <Spinner size={40} /> : <Icon name={ICONS[kind]} size={32} />}
          </span>
          <h3 id={headingId} tabIndex={-1} data-initial-focus>
            {title}
          </h3>
          {income && (
            <p className={styles.income}>
              <TokenIcon {...income.token} size={20} />
              {income.fiat}
            </p>
          )}
          <p>{text}</p>
          {topic && <TermLink topic={topic} />}
        </div>
        {steps.length > 0 && <SwapSteps steps={steps} />}
        <Facts rows={rows} total={total} transaction={transaction} />
        {children && <div className={styles.below}>{children}</div>}
      </ScrollArea>
      {actions.length > 0 && <Actions actions={actions} />}
    </Dialog>
  )
}
