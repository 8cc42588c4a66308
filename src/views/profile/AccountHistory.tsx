import { EMPTY, TITLE } from '#copy/profile/account'
import {
  CLEAR_ALL,
  moreTransactions,
  STOP_WATCHING,
  stopWatchingLabel,
  VIEW_ON_EXPLORER,
} from '#copy/transaction/activity'
import { useRef } from 'react'
import type { TransactionMark } from '#domain/transaction/status'
import { Button, ButtonLink } from '../ui/Button'
import { Icon } from '../ui/icon/Icon'
import { Spinner } from '../ui/Spinner'
import styles from './AccountDialog.module.css'

interface TransactionRow {
  hash: string
  description: string
  mark: TransactionMark
  words: string
  /** The transaction's page on a block explorer; null if the chain has no explorer. */
  url: string | null
  /** Whether the nodes have not known the transaction for so long that the visitor may stop watching it. */
  canStop: boolean
  /** Whether the transaction stays when all are cleared. */
  isKept?: boolean
}

interface AccountHistoryProps {
  transactions: readonly TransactionRow[]
  hidden: number
  explorerUrl: string | null
  onStop: (hash: string) => void
  onClearAll: () => void
}

const ICONS = { waiting: 'clock', confirmed: 'ok', failed: 'bad', ended: 'ban' } as const

function TransactionLine({ row: { description, mark, words, url } }: { row: TransactionRow }) {
  const content = (
    <>
      <span className={styles[mark]}>{mark === 'pending' ? <Spinner /> : <Icon name={ICONS[mark]} />}</span>
      <span className={styles.description}>{description}</span>
      <small className={styles[mark]}>{words}</small>
    </>
  )
  if (url === null) return <div className={styles.transaction}>{content}</div>
  return (
    <a className={styles.transaction} href={url} target="_blank" rel="noopener noreferrer">
      {content}
    </a>
  )
}

export function AccountHistory({ transactions, hidden, explorerUrl, onStop, onClearAll }: AccountHistoryProps) {
  const historyRef = useRef<HTMLHeadingElement>(null)
  return (
    <div className={styles.transactions}>
      <div className={styles.head}>
        <h3 ref={historyRef} tabIndex={-1}>
          {TITLE}
        </h3>
        {transactions.some(({ isKept }) => !isKept) && (
          <Button
            kind="text"
            size="sm"
            onClick={() => {
              // The focused button is removed with the rows, so the focus is moved to the heading.
              historyRef.current?.focus()
              onClearAll()
            }}
          >
            {CLEAR_ALL}
          </Button>
        )}
      </div>
      {transactions.length > 0 ? (
        <ul>
          {transactions.map((row) => (
            <li key={row.hash}>
              <TransactionLine row={row} />
              {row.canStop && (
                <Button
                  kind="text"
                  size="sm"
                  aria-label={stopWatchingLabel(row.description)}
                  onClick={() => {
                    // The pressed button disappears, so the focus is moved to the heading.
                    historyRef.current?.focus()
                    onStop(row.hash)
                  }}
                >
                  {STOP_WATCHING}
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.empty}>{EMPTY}</p>
      )}
      {hidden > 0 && <p className={styles.empty}>{moreTransactions(hidden)}</p>}
      {explorerUrl !== null && (
        <ButtonLink kind="text" size="sm" className={styles.more} href={explorerUrl}>
          {VIEW_ON_EXPLORER}
          <Icon name="ext" size={16} />
        </ButtonLink>
      )}
    </div>
  )
}
