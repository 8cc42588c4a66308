import { useRef } from 'react'
import { displayName } from '../../domain/address'
import { Avatar } from '../ui/Avatar'
import { Button, ButtonLink } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { Hidden } from '../ui/Hidden'
import { Icon } from '../ui/Icon'
import { IconButton } from '../ui/IconButton'
import { Notice } from '../ui/Notice'
import { Skeleton } from '../ui/Skeleton'
import { Spinner } from '../ui/Spinner'
import styles from './AccountDialog.module.css'

export interface AccountDetails {
  address: string
  ensName: string | null
  ensAvatar: string | null
  balance: AccountBalance | 'loading' | 'missing'
}

export interface AccountBalance {
  /** With its symbol, as "1.28 ETH". */
  text: string
  /** The same to the last digit. */
  exact: string
  /** Read on an earlier visit, and not yet anew. */
  stale: boolean
}

export interface TransactionRow {
  hash: string
  description: string
  /** What became of it: `ended` is neither good nor bad. */
  mark: 'pending' | 'confirmed' | 'failed' | 'ended'
  /** The same in words. */
  words: string
  /** Its page on the explorer, if there is one. */
  url: string | null
  /** No node has known it for so long that the person may stop waiting for it. */
  canStop: boolean
}

interface AccountDialogProps {
  account: AccountDetails
  /** The address was copied a moment ago. */
  copied: boolean
  /** The browser did not let it be copied. */
  copyFailed: boolean
  /** Newest first. Null leaves the section out. */
  transactions: readonly TransactionRow[] | null
  /** The account on the chain's explorer. */
  explorerUrl: string | null
  /** When the wallet ends the connection by itself, as "Session ends on 18 Nov, 21:15"; null if it never does. */
  sessionEnd: string | null
  /** That is within a day. */
  sessionEndsSoon?: boolean
  onCopy: () => void
  onDisconnect: () => void
  /** Stops watching one transaction. */
  onStop: (hash: string) => void
  onClearAll: () => void
  onClose: () => void
}

const ICONS = { confirmed: 'ok', failed: 'bad', ended: 'ban' } as const

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

function Balance({ balance }: Pick<AccountDetails, 'balance'>) {
  if (balance === 'loading') return <Skeleton width={80} height={16} />
  if (balance === 'missing')
    return (
      <>
        <span aria-hidden="true">–</span>
        <Hidden>Balance not available</Hidden>
      </>
    )
  return (
    <span title={balance.exact} className={balance.stale ? styles.stale : undefined}>
      {balance.text}
      {balance.stale && <Hidden>, as last read</Hidden>}
    </span>
  )
}

/** The connected account, what it sent lately, and the way out. */
export function AccountDialog(props: AccountDialogProps) {
  const { account, copied, copyFailed, transactions, explorerUrl, sessionEnd, sessionEndsSoon = false } = props
  const { onCopy, onDisconnect, onStop, onClearAll, onClose } = props
  const historyRef = useRef<HTMLHeadingElement>(null)
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
            <p>
              <Balance balance={account.balance} />
            </p>
            {sessionEnd !== null && (
              <p className={sessionEndsSoon ? `${styles.session} ${styles.soon}` : styles.session}>
                {sessionEndsSoon && <Icon name="alert" size={16} />}
                {sessionEnd}
              </p>
            )}
          </div>
          <div className={styles.actions}>
            <Button className={styles.tile} onClick={onCopy}>
              <Icon name={copied ? 'check' : 'copy'} className={copied ? styles.confirmed : undefined} />
              {copied ? 'Copied!' : 'Copy Address'}
            </Button>
            <Button className={styles.tile} onClick={onDisconnect}>
              <Icon name="out" />
              Disconnect
            </Button>
          </div>
          {copyFailed && (
            <div className={styles.byHand}>
              <Notice kind="warn" title="The browser did not allow copying" role="alert">
                Copy the address by hand: <span className={styles.address}>{account.address}</span>
              </Notice>
            </div>
          )}
          {transactions && (
            <div className={styles.transactions}>
              <div className={styles.head}>
                <h3 ref={historyRef} tabIndex={-1}>
                  Recent Transactions
                </h3>
                {transactions.length > 0 && (
                  <Button
                    kind="text"
                    size="sm"
                    onClick={() => {
                      // The button goes with the rows.
                      historyRef.current?.focus()
                      onClearAll()
                    }}
                  >
                    Clear All
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
                          aria-label={`Stop watching ${row.description}`}
                          onClick={() => {
                            // The button goes with the press.
                            historyRef.current?.focus()
                            onStop(row.hash)
                          }}
                        >
                          Stop watching
                        </Button>
                      )}
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
