import { Address } from '../ui/Address'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { Icon } from '../ui/Icon'
import { Notice } from '../ui/Notice'
import { TokenIcon } from '../ui/TokenIcon'
import { type MainAction, MainButton } from './MainButton'
import styles from './ReviewDialog.module.css'
import { type SwapStep, SwapSteps } from './SwapSteps'
import type { LegToken } from './TradeLeg'
import { type TradeNotice, TradeNoticeView } from './TradeNoticeView'

export interface ReviewAmount {
  /** The whole amount with its symbol, nothing cut. */
  amount: string
  fiat: string | null
  token: LegToken
}

export interface ReviewTerms {
  /** What is expected, and the level it cannot pass. Null for a wrap, where both are the same. */
  marks: { expected: string; bound: string; kind: 'least' | 'most'; slippage: string } | null
  rate: string
  /** Null leaves the row out. */
  impact: { text: string; tone: 'plain' | 'warn' | 'down' } | null
  /** How much less the received side is worth, as "−8.91%". Null leaves the row out. */
  difference: { text: string; tone: 'plain' | 'warn' | 'down' } | null
  /** In money, and in the chain's coin. Null while it is not known. */
  cost: { fiat: string | null; native: string } | null
  /** As "Pool 0.05%, 1 hop". */
  route: string | null
  /** Who gets the tokens. */
  recipient: string
  /** The contract that takes them. */
  contract: string
}

interface ReviewDialogProps {
  /** As "Review swap". */
  title: string
  sell: ReviewAmount
  receive: ReviewAmount
  terms: ReviewTerms
  /** Why the last try came back, as "You rejected the request. Nothing was sent." */
  message: string | null
  /** A worse price that has to be accepted first, as "You would now receive 13.37 USDC less (0.39%)." */
  priceChange: { text: string; onAccept: () => void } | null
  /** What the trade loses, with what must be ticked or typed first. */
  loss: TradeNotice | null
  /** Once started, the steps stand in place of the terms. */
  steps: readonly SwapStep[] | null
  main: MainAction
  onClose: () => void
}

/** Everything about a swap before the wallet is asked, and the steps once it is. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { title, sell, receive, terms, message, priceChange, loss, steps, main, onClose } = props
  const isDisabled = main.disabled === true || priceChange !== null
  const press = () => {
    if (!isDisabled && !main.busy) main.onPress()
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles.scroll}>
        <div className={styles.legs}>
          <Amount label="You sell" {...sell} />
          <Icon name="arrdown" className={styles.arrow} />
          <Amount label="You receive" {...receive} />
        </div>
        {message !== null && (
          <div className={styles.notice}>
            <Notice role="status">{message}</Notice>
          </div>
        )}
        {priceChange && (
          <div className={styles.notice}>
            <Notice
              kind="warn"
              title="The price changed"
              role="status"
              action={
                <Button kind="filled" size="sm" onClick={priceChange.onAccept}>
                  Accept new price
                </Button>
              }
            >
              {priceChange.text}
            </Notice>
          </div>
        )}
        {loss && (
          <div className={styles.notice}>
            <TradeNoticeView notice={loss} onEnter={press} />
          </div>
        )}
        {steps ? <SwapSteps steps={steps} /> : <Terms terms={terms} />}
      </div>
      <div className={styles.main}>
        <MainButton {...main} disabled={isDisabled} />
      </div>
    </Dialog>
  )
}

/** Above this many characters an amount is set smaller. */
const LONG = 20

function Amount({ label, amount, fiat, token }: ReviewAmount & { label: string }) {
  return (
    <div className={styles.leg}>
      <span className={styles.figures}>
        <small>{label}</small>
        <strong className={amount.length > LONG ? styles.long : undefined}>{amount}</strong>
        {fiat !== null && <small>{fiat}</small>}
      </span>
      <TokenIcon symbol={token.symbol} address={token.address} logoURI={token.logoURI} size={36} />
    </div>
  )
}

function Terms({
  terms: { marks, rate, impact, difference, cost, route, recipient, contract },
}: {
  terms: ReviewTerms
}) {
  return (
    <div className={styles.terms}>
      {marks && (
        <dl className={styles.marks}>
          <div>
            <dt>Expected</dt>
            <dd>{marks.expected}</dd>
          </div>
          <div>
            <dt>{`At ${marks.kind}, with ${marks.slippage} slippage`}</dt>
            <dd>{marks.bound}</dd>
          </div>
        </dl>
      )}
      <dl className={marks ? `${styles.list} ${styles.parted}` : styles.list}>
        <div>
          <dt>Rate</dt>
          <dd>{rate}</dd>
        </div>
        {impact && (
          <div>
            <dt>Price impact</dt>
            <dd className={styles[impact.tone]}>{impact.text}</dd>
          </div>
        )}
        {difference && (
          <div>
            <dt>Dollar value</dt>
            <dd className={styles[difference.tone]}>{difference.text}</dd>
          </div>
        )}
        <div>
          <dt>Network cost</dt>
          <dd>
            {cost ? (
              <>
                {cost.fiat}{' '}
                <span className={styles.native}>{cost.fiat === null ? cost.native : `(${cost.native})`}</span>
              </>
            ) : (
              'Not known'
            )}
          </dd>
        </div>
        {route && (
          <div>
            <dt>Route</dt>
            <dd>{route}</dd>
          </div>
        )}
        <div>
          <dt>Recipient</dt>
          <dd>
            Your account <Address address={recipient} />
          </dd>
        </div>
        <div>
          <dt>Contract</dt>
          <dd>
            <Address address={contract} />
          </dd>
        </div>
      </dl>
    </div>
  )
}
