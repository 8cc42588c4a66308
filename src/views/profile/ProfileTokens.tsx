import { onNetwork } from '#copy/chain/chain'
import {
  balancesUnread,
  noReliablePrice,
  nothingOn,
  noTokens,
  profileTokens,
  tradeToken,
  withBalance,
} from '#copy/profile/profile'
import { clsx } from 'clsx'
import { Children, type ReactNode } from 'react'
import { Figure } from '../ui/Figure'
import type { ShownChange } from '../market/chartLine'
import type { HoldingColumn } from '#domain/market/heldAssets'
import type { Sort } from '#domain/browser/sort'
import { type Column, DataTable } from '../ui/DataTable'
import { StateMessage } from '../ui/StateMessage'
import table from '../ui/table.module.css'
import { Button, ButtonLink } from '../ui/Button'
import { Card } from '../ui/Card'
import { Delta } from '../market/Delta'
import { ExactFigure } from '../ui/text/ExactFigure'
import { Hidden } from '../ui/text/Hidden'
import { Notice } from '../ui/Notice'
import { Skeleton } from '../ui/Skeleton'
import { TokenSkeleton } from '../ui/TokenSkeleton'
import { TextButton } from '../ui/text/TextLink'
import { type ShownNetwork, TokenOnNetwork } from '../token/TokenOnNetwork'
import styles from './ProfileTokens.module.css'
import columns from '../ui/columns.module.css'

export interface ProfileTokenRow {
  id: string
  symbol: string
  name: string
  address: string
  logoURI: string | null
  price: string | null
  change: ShownChange | null
  /** Null if the token does not report its decimals. */
  balance: string | null
  exactBalance: string | null
  value: string | null
  /** The purchase cost of the token, and the change of its value since the purchase; null if unknown. */
  gain: { text: string; change: ShownChange } | null
  /** Null for the native currency, which has no token page. */
  tokenHref: string | null
  tradeHref: string
  /** The token's network, if the page also shows tables of other networks. */
  network?: ShownNetwork | undefined
}

interface ProfileTokensProps {
  status: 'loading' | 'ready' | 'failed'
  noAnswer: string
  rows: readonly ProfileTokenRow[]
  /** The number of assets, including those that are hidden. */
  count: number
  /** Hides or shows the small balances; null if there is nothing to hide. */
  small: { label: string; onPress: () => void } | null
  unread: number
  /** What the tokens were worth a day ago; null if unknown. */
  dayAgo?: string | null
  /** The source of the prices; null while no price is known. */
  source: string | null
  chainName: string
  /** The total value of the tokens on this network, if the page also shows tables of other networks. */
  worth?: string | null
  isOneOfSeveral?: boolean
  tradeHref: string
  /** The first steps for an account without tokens, shown instead of the link to trade. */
  start?: ReactNode
  sort: Sort<HoldingColumn>
  onSort: (column: HoldingColumn) => void
  onRetry: () => void
}

export function ProfileTokens(props: ProfileTokensProps) {
  const { status, noAnswer, rows, count, small, unread, source, chainName, tradeHref, sort, onSort, onRetry } = props
  const { isOneOfSeveral, worth, dayAgo, start } = props
  const none = noTokens(chainName)
  return (
    <Card
      title={isOneOfSeveral ? onNetwork(profileTokens.title, chainName) : profileTokens.title}
      flush
      end={
        status === 'ready' &&
        rows.length > 0 && (
          <span className={styles.count} title={source ?? undefined}>
            {isOneOfSeveral && worth ? `${worth} · ${withBalance(count)}` : withBalance(count)}
          </span>
        )
      }
    >
      {status !== 'failed' && unread > 0 && (
        <div className={styles.notice}>
          <Notice kind="warn" role="status" title={balancesUnread(unread).title}>
            {balancesUnread(unread).text} <TextButton onClick={onRetry}>{profileTokens.retry}</TextButton>
          </Notice>
        </div>
      )}
      <DataTable
        columns={COLUMNS}
        rows={rows}
        status={status}
        skeletonRows={SKELETON_ROWS}
        failed={
          <StateMessage
            icon="offline"
            title={profileTokens.failed}
            text={noAnswer}
            action={<Button onClick={onRetry}>{profileTokens.retry}</Button>}
          />
        }
        empty={
          unread === 0
            ? start || (
                <StateMessage
                  icon="empty"
                  title={none.title}
                  text={none.text}
                  action={<ButtonLink to={tradeHref}>{none.action}</ButtonLink>}
                />
              )
            : undefined
        }
        sort={sort}
        onSort={onSort}
      />
      {small && (
        <p className={table.foot}>
          <TextButton onClick={small.onPress}>{small.label}</TextButton>
        </p>
      )}
      {dayAgo && <p className={table.foot}>{dayAgo}</p>}
      {rows.some(({ gain }) => gain !== null) && <p className={table.foot}>{profileTokens.boughtNote}</p>}
    </Card>
  )
}

const SKELETON_ROWS = 4

export function ProfileTokensSkeleton() {
  return (
    <Card title={profileTokens.title} flush>
      <DataTable columns={COLUMNS} rows={[]} status="loading" skeletonRows={SKELETON_ROWS} failed={null} />
    </Card>
  )
}

export function NothingOn({ networks }: { networks: readonly string[] }) {
  return networks.length === 0 ? null : <p className={table.foot}>{nothingOn(networks)}</p>
}

const Gain = ({ gain }: Pick<ProfileTokenRow, 'gain'>) =>
  gain && (
    <small>
      {gain.text} <Delta {...gain.change} />
    </small>
  )

function TokenCell({ symbol, name, address, logoURI, tokenHref, tradeHref, network }: ProfileTokenRow) {
  return (
    <a className={table.link} href={tokenHref ?? tradeHref}>
      <TokenOnNetwork network={network} symbol={symbol} address={address} logoURI={logoURI} size={36} />
      <span className={table.names}>
        {symbol}
        <small className={table.cut}>{name}</small>
      </span>
    </a>
  )
}

const COLUMNS: readonly Column<ProfileTokenRow, HoldingColumn>[] = [
  {
    head: profileTokens.token,
    isRowHead: true,
    cell: TokenCell,
    skeleton: <TokenSkeleton nameWidth={80} />,
  },
  {
    head: profileTokens.price,
    sort: 'price',
    headClass: table.wide,
    cellClass: clsx(table.right, table.hideNarrow),
    cell: ({ price, change }) => (
      <>
        <Figure text={price} why={noReliablePrice} />
        {change && (
          <small title={change.title}>
            <Delta direction={change.direction} text={change.text} />
          </small>
        )}
      </>
    ),
    skeleton: <Skeleton width={64} />,
  },
  {
    head: profileTokens.balance,
    sort: 'balance',
    headClass: table.wide,
    cellClass: clsx(table.right, table.strong, table.hideNarrow),
    cell: ({ balance, exactBalance }) => (
      <>
        <Figure text={balance} />
        {exactBalance !== null && exactBalance !== balance && (
          <small className={styles.whole}>
            <bdi dir="ltr">{exactBalance}</bdi>
          </small>
        )}
      </>
    ),
    skeleton: <Skeleton width={52} />,
  },
  {
    head: profileTokens.value,
    sort: 'value',
    headClass: table.wide,
    cellClass: clsx(table.right, table.strong, table.hideNarrow, styles.whole),
    cell: ({ value, gain }) => (
      <>
        <Figure text={value} why={noReliablePrice} />
        <Gain gain={gain} />
      </>
    ),
    skeleton: <Skeleton width={80} />,
  },
  {
    cellClass: clsx(table.right, table.onlyNarrow),
    cell: ({ symbol, balance, exactBalance, value, gain }) => (
      <>
        <span className={clsx(table.strong, styles.whole)}>
          <Figure text={value} why={noReliablePrice} />
        </span>
        <small>
          <bdi dir="ltr">
            <ExactFigure text={balance} exact={exactBalance} /> {symbol}
          </bdi>
        </small>
        <Gain gain={gain} />
      </>
    ),
    skeleton: <Skeleton width={80} />,
  },
  {
    head: <Hidden>{profileTokens.action}</Hidden>,
    headClass: table.action,
    cellClass: clsx(table.right, table.hideNarrow),
    cell: ({ symbol, tradeHref }) => (
      <ButtonLink size="sm" to={tradeHref} aria-label={tradeToken(symbol)}>
        {profileTokens.trade}
      </ButtonLink>
    ),
    skeleton: <Skeleton width={64} height={30} />,
  },
]

/** Shows the tables of several networks one below another. A single table is returned unchanged. */
export function NetworkStack({ children }: { children: ReactNode }) {
  return Children.count(children) > 1 ? <div className={columns.stack}>{children}</div> : children
}
