import { addressOf, REVIEW, TO } from '#copy/transfer/send'
import type { ReactNode } from 'react'
import type { Address } from '#domain/chain/address'
import { type ReviewRow, Rows, ScrollArea } from '../trade/DialogParts'
import { type MainAction, MainButton } from '../trade/NextStep'
import { Dialog } from '../ui/Dialog'
import { Notice } from '../ui/Notice'
import { type TokenFace, TokenIcon } from '../token/TokenIcon'
import { GroupedAddress } from './GroupedAddress'
import styles from './SendReview.module.css'

interface SendReviewProps {
  /** The amount that leaves the account, with its symbol. */
  amount: string
  /** The same amount in dollars; null without a price. */
  fiat: string | null
  token: TokenFace
  recipient: Address
  /** The name of the recipient in the address book; null if it has none. */
  ownName: string | null
  /** The ENS name that led to the address; null if an address was entered. */
  name: string | null
  /** Who else was told the name, and may have chosen the address; null if nobody. */
  source: string | null
  rows: readonly ReviewRow[]
  note: string
  notices: ReactNode
  message: string | null
  main: MainAction
  onBack: () => void
  onClose: () => void
}

/** The last part before the wallet is asked: what leaves, what arrives, where, and what it costs. */
export function SendReview(props: SendReviewProps) {
  const { amount, fiat, token, recipient, ownName, name, source, rows, note, notices, message, main, onBack, onClose } =
    props
  return (
    <Dialog title={REVIEW} onBack={onBack} onClose={onClose}>
      <ScrollArea>
        <div className={styles.amount}>
          <span className={styles.figures}>
            <strong>
              <bdi dir="ltr">{amount}</bdi>
            </strong>
            {fiat !== null && <small>{fiat}</small>}
          </span>
          <TokenIcon {...token} size={36} />
        </div>
        <section className={styles.to} aria-label={TO}>
          <small>{TO}</small>
          {ownName !== null && <b>{ownName}</b>}
          {name !== null && <span>{addressOf(name)}</span>}
          <GroupedAddress address={recipient} />
          {source}
        </section>
        <div className={styles.rows}>
          <Rows rows={rows} />
          <p className={styles.note}>{note}</p>
        </div>
        <div className={styles.notices}>{notices}</div>
      </ScrollArea>
      {message !== null && (
        <div className={styles.notices}>
          <Notice role="note">{message}</Notice>
        </div>
      )}
      <div className={styles.main}>
        <MainButton {...main} />
      </div>
    </Dialog>
  )
}
