import { asSentence, sentences } from '#copy/browser/grammar'
import { clsx } from 'clsx'
import {
  buyFor,
  depthBelowPrice,
  depthInShort,
  HEADS,
  NO_LIQUIDITY,
  POOLS_FAILED,
  RETRY_WITH_BLOCK,
  sellFor,
  UP_TO_HOOK,
} from '#copy/market/poolTable'
import type { Sort } from '#domain/browser/sort'
import { type Column, DataTable } from '../ui/DataTable'
import { Figure } from '../ui/Figure'
import { TokenPairIcon } from '../token/TokenPairIcon'
import { Skeleton } from '../ui/Skeleton'
import { TermLink } from '../ui/text/TermLink'
import { StateMessage } from '../ui/StateMessage'
import styles from '../ui/table.module.css'
import type { PoolRow } from './poolRow'

interface PoolTableProps {
  status: 'loading' | 'ready' | 'failed'
  noAnswer: string
  rows: readonly PoolRow[]
  sort: Sort<'liquidity'>
  onSort: (column: 'liquidity') => void
  /** The trade size that moves the price in all pools together, as text; null if unknown. */
  total: string | null
  source: string
}

export function PoolTable({ status, noAnswer, rows, sort, onSort, total, source }: PoolTableProps) {
  return (
    <>
      <DataTable
        columns={COLUMNS}
        rows={rows}
        status={status}
        skeletonRows={1}
        failed={<StateMessage icon="offline" title={POOLS_FAILED} text={`${noAnswer} ${RETRY_WITH_BLOCK}`.trim()} />}
        sort={sort}
        onSort={onSort}
      />
      {status === 'ready' && (
        <p className={styles.foot}>
          {sentences(total, asSentence(source))} <TermLink topic="pools" />
        </p>
      )}
    </>
  )
}

function PoolCell({ tokenA, tokenB, pool, depth }: PoolRow) {
  return (
    <span className={styles.link}>
      <TokenPairIcon tokenA={tokenA} tokenB={tokenB} size={28} />
      <span className={styles.names}>
        {tokenA.symbol}
        <i>/</i>
        {tokenB.symbol}
        <small>{pool}</small>
        {!('reason' in depth) && (
          <small className={styles.onlyNarrow} title={depth.title}>
            {depthInShort(depth.sell, depth.buy)}
          </small>
        )}
      </span>
    </span>
  )
}

/** The price. On narrow screens, which have no column for the depth, the depth is shown below it. */
function PriceCell({ price, depth, isHooked }: PoolRow) {
  return (
    <>
      <Figure text={price} why={isHooked ? UP_TO_HOOK : undefined} />
      {!('reason' in depth) && (
        <small className={styles.onlyBeside} title={depth.title}>
          {depthBelowPrice(depth.sell, depth.buy)}
        </small>
      )}
    </>
  )
}

function DepthCell({ depth }: PoolRow) {
  if ('reason' in depth) return <Figure text={null} why={depth.reason} />
  return (
    <>
      <small>{sellFor(depth.sell)}</small>
      <small>{buyFor(depth.buy)}</small>
    </>
  )
}

function LiquidityCell({ liquidity, share, isHooked }: PoolRow) {
  return (
    <>
      <span className={styles.strong}>
        <Figure text={liquidity} why={isHooked ? UP_TO_HOOK : NO_LIQUIDITY} />
      </span>
      {share !== null && <small>{share}</small>}
    </>
  )
}

const COLUMNS: readonly Column<PoolRow, 'liquidity'>[] = [
  {
    head: HEADS.pair,
    isRowHead: true,
    cell: PoolCell,
    skeleton: (
      <span className={styles.link}>
        <Skeleton width={44} height={28} round />
        <Skeleton width={120} />
      </span>
    ),
  },
  {
    head: HEADS.price,
    headClass: styles.right,
    cellClass: clsx(styles.right, styles.strong, styles.hideNarrow),
    cell: PriceCell,
    skeleton: <Skeleton width={90} />,
  },
  {
    head: HEADS.depth,
    headClass: clsx(styles.right, styles.wide, styles.hideBeside),
    cellClass: clsx(styles.right, styles.hideBeside, styles.hideNarrow),
    cell: DepthCell,
    cellTitle: ({ depth }) => ('reason' in depth ? undefined : depth.title),
    skeleton: <Skeleton width={90} />,
  },
  {
    head: HEADS.liquidity,
    sort: 'liquidity',
    headClass: styles.wide,
    cellClass: styles.right,
    cell: LiquidityCell,
    skeleton: <Skeleton width={64} />,
  },
]
