import { timeOn } from '#copy/chain/chain'
import {
  CLEAR_ALL,
  RECEIPT,
  receiptLabel,
  moreTransactions,
  STOP_WATCHING,
  stopWatchingLabel,
  VIEW_ON_EXPLORER,
  EMPTY_TEXT,
  EMPTY_TITLE,
  EXPORT,
  TITLE,
} from '#copy/transaction/activity'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { TransactionMark } from '#domain/transaction/status'
import { StateMessage } from '../ui/StateMessage'
import { Button, ButtonLink } from '../ui/Button'
import { Card } from '../ui/Card'
import { Icon, type IconName } from '../ui/icon/Icon'
import { OnNetwork, type ShownNetwork } from '../token/TokenOnNetwork'
import { Skeleton } from '../ui/Skeleton'
import { Spinner } from '../ui/Spinner'
import { TextButton } from '../ui/text/TextLink'
import styles from './ActivityList.module.css'

export interface ActivityRow {
  hash: string
  description: string
  icon: Extract<IconName, 'swap' | 'wrap' | 'pen' | 'ban' | 'send'>
  /** Renders what is known about a mined trade. `plain` is rendered while nothing is known. */
  line?: (plain: ReactNode) => ReactNode
  /** Opens the transaction's receipt; undefined if it has none. */
  onReceipt?: (() => void) | undefined
  time: string
  mark: TransactionMark
  words: string
  /** The transaction's page on a block explorer; null if the chain has no explorer. */
  href: string | null
  /** Whether the nodes have not known the transaction for so long that the visitor may stop watching it. */
  canStop: boolean
  /** Whether the transaction stays when all are cleared. */
  isKept?: boolean
  /** The transaction's network, if the page also shows transactions of other networks. */
  network?: ShownNetwork | undefined
}

interface ActivityListProps {
  rows: readonly ActivityRow[]
  hidden: number
  onExport: () => void
  onStop: (hash: string) => void
  onClearAll: () => void
  explorerHref: string | null
}

export function ActivityList(props: ActivityListProps) {
  const { rows, hidden, onExport, onStop, onClearAll, explorerHref } = props
  if (rows.length === 0) {
    return (
      <Card title={TITLE} flush>
        <StateMessage icon="clock" title={EMPTY_TITLE} text={EMPTY_TEXT} />
      </Card>
    )
  }
  return (
    <Card
      title={TITLE}
      flush
      end={
        <span className={styles.end}>
          <TextButton onClick={onExport}>{EXPORT}</TextButton>
          {rows.some(({ isKept }) => !isKept) && <TextButton onClick={onClearAll}>{CLEAR_ALL}</TextButton>}
        </span>
      }
    >
      <ul className={styles.list}>
        {rows.map(({ hash, description, onReceipt, mark, words, href, canStop, ...row }) => (
          <li key={hash}>
            <div className={styles.line}>
              <Row href={href}>
                {(row.line ?? ((plain) => plain))(<PlainLine {...row} description={description} mark={mark} />)}
                <span className={clsx(styles.status, styles[mark])}>{words}</span>
              </Row>
              {onReceipt && (
                <Button kind="quiet" size="sm" aria-label={receiptLabel(description)} onClick={onReceipt}>
                  {RECEIPT}
                </Button>
              )}
            </div>
            {canStop && (
              <Button
                kind="text"
                size="sm"
                className={styles.stop}
                aria-label={stopWatchingLabel(description)}
                onClick={({ currentTarget }) => {
                  // Pressing the button removes it, so the focus is moved to the row's link.
                  currentTarget.closest('li')?.querySelector('a')?.focus()
                  onStop(hash)
                }}
              >
                {STOP_WATCHING}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className={styles.hidden}>{moreTransactions(hidden)}</p>}
      {explorerHref !== null && (
        <div className={styles.more}>
          <ButtonLink kind="text" href={explorerHref}>
            {VIEW_ON_EXPLORER}
            <Icon name="ext" size={16} />
          </ButtonLink>
        </div>
      )}
    </Card>
  )
}

function PlainLine({
  network,
  icon,
  mark,
  description,
  time,
}: Pick<ActivityRow, 'network' | 'icon' | 'mark' | 'description' | 'time'>) {
  return (
    <>
      <OnNetwork network={network}>
        <span className={styles.icon}>
          {mark === 'pending' ? <Spinner size={16} /> : <Icon name={mark === 'waiting' ? 'clock' : icon} />}
        </span>
      </OnNetwork>
      <span className={styles.words}>
        <b>{description}</b>
        <small>{network ? timeOn(time, network.name) : time}</small>
      </span>
    </>
  )
}

export function ActivitySkeleton() {
  return (
    <Card title={TITLE} flush>
      <div className={styles.row} aria-busy="true">
        <Skeleton width={36} height={36} />
        <Skeleton width={180} />
        <Skeleton width={64} />
      </div>
    </Card>
  )
}

function Row({ href, children }: { href: string | null; children: ReactNode }) {
  if (href === null) return <div className={styles.row}>{children}</div>
  return (
    <a className={styles.row} href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
