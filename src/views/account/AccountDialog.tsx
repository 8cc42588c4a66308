import { displayName } from '../../domain/address'
import type { StoredTransaction, TransactionStatus } from '../../domain/transaction'
import { Avatar } from '../ui/Avatar'
import { Button, ButtonLink } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { Icon } from '../ui/Icon'
import { IconButton } from '../ui/IconButton'
import { Skeleton } from '../ui/Skeleton'
import { Spinner } from '../ui/Spinner'
import styles from './AccountDialog.module.css'

export interface AccountDetails {
  address: string
  ensName: string | null
  ensAvatar: string | null
  /** With its symbol, as "1.28 ETH"; null while it is being read. */
  balance: string | null
}

/** A transaction and its page on the explorer, if there is one. */
export type TransactionRow = Pick<StoredTransaction, 'hash' | 'description' | 'status'> & { url: string | null }

interface AccountDialogProps {
  account: AccountDetails
  /** The address was copied a moment ago. */
  copied: boolean
  /** Newest first. Null leaves the section out. */
  transactions: readonly TransactionRow[] | null
  /** The account on the chain's explorer. */
  explorerUrl: string | null
  onCopy: () => void
  onDisconnect: () => void
  onClearAll: () => void
  onClose: () => void
}

const WORDS: Record<TransactionStatus, string> = { pending: 'Pending', confirmed: 'Confirmed', failed: 'Failed' }

function TransactionLine({ row: { description, status, url } }: { row: TransactionRow }) {
  const content = (
    <>
      <span className={styles[status]}>
        {status === 'pending' ? <Spinner /> : <Icon name={status === 'confirmed' ? 'ok' : 'bad'} />}
      </span>
      <span className={styles.description}>{description}</span>
      <small className={styles[status]}>{WORDS[status]}</small>
    </>
  )
  if (url === null) return <div className={styles.transaction}>{content}</div>
  return (
    <a className={styles.transaction} href={url} target="_blank" rel="noopener noreferrer">
      {content}
    </a>
  )
}

export function AccountDialog(props: AccountDialogProps) {
  const { account, copied, transactions, explorerUrl, onCopy, onDisconnect, onClearAll, onClose } = props
  const name = displayName(account.address, account.ensName)
  return (
    <Dialog title={name} size="sm" onClose={onClose}>
      {({ titleId }) => (
        <>
          <IconButton icon="close" label="Close" className={styles.close} onClick={onClose} />
          <div className={styles.who}>
            <span className={styles.avatar}>
              <Avatar address={account.address} image={account.ensAvatar} size={72} />
            </span>
            <h2 id={titleId} title={account.address} tabIndex={-1} data-initial-focus>
              {name}
            </h2>
            <p>{account.balance ?? <Skeleton width={80} height={16} />}</p>
          </div>
          <div className={styles.actions}>
            <Button className={styles.tile} onClick={onCopy}>
              <Icon name={copied ? 'check' : 'copy'} className={copied ? styles.confirmed : undefined} />
              <span aria-live="polite">{copied ? 'Copied!' : 'Copy Address'}</span>
            </Button>
            <Button className={styles.tile} onClick={onDisconnect}>
              <Icon name="out" />
              Disconnect
            </Button>
          </div>
          {transactions && (
            <div className={styles.transactions}>
              <div className={styles.head}>
                <h3>Recent Transactions</h3>
                {transactions.length > 0 && (
                  <Button kind="text" size="sm" onClick={onClearAll}>
                    Clear All
                  </Button>
                )}
              </div>
              {transactions.length > 0 ? (
                <ul>
                  {transactions.map((row) => (
                    <li key={row.hash}>
                      <TransactionLine row={row} />
                    </li>
                  ))}
                </ul>
              ) : (
                <p className={styles.empty}>Your transactions will appear here.</p>
              )}
              {explorerUrl !== null && (
                <ButtonLink kind="text" size="sm" className={styles.more} href={explorerUrl}>
                  View more on Explorer
                  <Icon name="ext" size={16} />
                </ButtonLink>
              )}
            </div>
          )}
        </>
      )}
    </Dialog>
  )
}
