import { Skeleton } from '../ui/Skeleton'
import { TokenPairIcon } from '../ui/icon/TokenPairIcon'
import { Figure } from '../ui/Figure'
import type { TokenFace } from './PairTable'
import { type Sort, SortHead } from '../ui/SortHead'
import { StateMessage } from '../ui/StateMessage'
import styles from '../ui/table.module.css'

export interface PoolRow {
  id: string
  tokenA: TokenFace
  tokenB: TokenFace
  /** As "Pool 0.30%". */
  pool: string
  price: string | null
  liquidity: string | null
  /** Of the liquidity that is known, as "85.00%". */
  share: string | null
  /** What is sold, and what is bought for, until the price has moved by 1 %; the title has it in tokens. */
  depth: { sell: string; buy: string; title: string } | { reason: string }
}

interface PoolTableProps {
  status: 'loading' | 'ready' | 'failed'
  /** Why nothing could be read, as a sentence. */
  noAnswer: string
  rows: readonly PoolRow[]
  sort: Sort<'liquidity'>
  onSort: (column: 'liquidity') => void
  /** What moves the price in all pools together; null where it is not known. */
  total: string | null
  /** As "Reserves and ticks at block 19,482,113". */
  source: string
}

/** The pools that hold one token. */
export function PoolTable({ status, noAnswer, rows, sort, onSort, total, source }: PoolTableProps) {
  if (status === 'failed') {
    return (
      <StateMessage
        icon="offline"
        title="The pools cannot be read right now"
        text={`${noAnswer} It is asked again with the next block.`}
      />
    )
  }
  return (
    <>
      <table className={styles.table} aria-busy={status === 'loading'}>
        <thead>
          <tr>
            <th scope="col">Pair</th>
            <th scope="col" className={styles.right}>
              Price
            </th>
            <th scope="col" className={styles.right}>
              For a 1% move
            </th>
            <SortHead column="liquidity" label="Liquidity" sort={sort} onSort={onSort} />
          </tr>
        </thead>
        <tbody>{status === 'loading' ? <LoadingRow /> : rows.map((row) => <Row key={row.id} row={row} />)}</tbody>
      </table>
      {status === 'ready' && (
        <p className={styles.foot}>
          {total} {source}.
        </p>
      )}
    </>
  )
}

function Row({ row: { tokenA, tokenB, pool, price, liquidity, share, depth } }: { row: PoolRow }) {
  return (
    <tr>
      <td>
        <span className={styles.link}>
          <TokenPairIcon tokenA={tokenA} tokenB={tokenB} size={28} />
          <span className={styles.names}>
            {tokenA.symbol}
            <i>/</i>
            {tokenB.symbol}
            <small>{pool}</small>
            {!('reason' in depth) && (
              <span className={styles.onlyNarrow} title={depth.title}>
                <small>
                  1%: sell {depth.sell}, buy {depth.buy}
                </small>
              </span>
            )}
          </span>
        </span>
      </td>
      <td className={`${styles.right} ${styles.strong} ${styles.hideNarrow}`}>
        <Figure text={price} />
      </td>
      <td className={`${styles.right} ${styles.hideNarrow}`} title={'reason' in depth ? undefined : depth.title}>
        {'reason' in depth ? (
          <Figure text={null} why={depth.reason} />
        ) : (
          <>
            <small>sell {depth.sell}</small>
            <small>buy {depth.buy}</small>
          </>
        )}
      </td>
      <td className={styles.right}>
        <span className={styles.strong}>
          <Figure text={liquidity} why="a side of the pool has no price in dollars" />
        </span>
        {share !== null && <small>{share}</small>}
      </td>
    </tr>
  )
}

function LoadingRow() {
  return (
    <tr>
      <td>
        <span className={styles.link}>
          <Skeleton width={44} height={28} round />
          <Skeleton width={120} />
        </span>
      </td>
      <td className={`${styles.right} ${styles.hideNarrow}`}>
        <Skeleton width={90} />
      </td>
      <td className={`${styles.right} ${styles.hideNarrow}`}>
        <Skeleton width={90} />
      </td>
      <td className={styles.right}>
        <Skeleton width={64} />
      </td>
    </tr>
  )
}
