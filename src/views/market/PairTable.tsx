import { Link } from 'react-router-dom'
import { Button, ButtonLink } from '../ui/Button'
import { Delta } from '../ui/text/Delta'
import { Hidden } from '../ui/text/Hidden'
import { Icon } from '../ui/icon/Icon'
import { Skeleton } from '../ui/Skeleton'
import { TokenPairIcon } from '../ui/icon/TokenPairIcon'
import { Figure } from '../ui/Figure'
import { PairSparkline, type SparkPoint } from './PairSparkline'
import type { Change } from './PriceChart'
import { type Sort, SortHead } from '../ui/SortHead'
import { StateMessage } from '../ui/StateMessage'
import styles from '../ui/table.module.css'

/** What a token's icon and name need. */
export interface TokenFace {
  symbol: string
  address: string
  logoURI: string | null
}

/** A figure, or null and why it is not there. */
export type Told = { text: string; why?: undefined } | { text: null; why: string }

/** A pair as a row shows it. */
export interface PairRow {
  id: string
  tokenA: TokenFace
  tokenB: TokenFace
  /** Where the price comes from, as "Pool 0.05%", or that there is no pool. */
  pool: string
  /** In the second token, without its symbol. */
  price: Told
  fiat: Told
  liquidity: Told
  /** The last day: being read, or its line or why there is none, and how the price changed if that is known. */
  day: 'reading' | { line: readonly SparkPoint[]; change: Change | null } | { line: null; why: string; change?: Change }
  tokenHref: string
  tradeHref: string
}

export type PairColumn = 'price' | 'change' | 'liquidity'

interface PairTableProps {
  rows: readonly PairRow[]
  /** `unlisted`: the pair list could not be read, so that nobody knows which pairs there are. */
  status: 'loading' | 'failed' | 'unlisted' | 'ready'
  /** Why nothing could be read, as a sentence. */
  noAnswer: string
  sort: Sort<PairColumn>
  onSort: (column: PairColumn) => void
  onRetry: () => void
}

const ROWS_WHILE_LOADING = 6

/** The pairs with their figures. Under 768 px each row is two lines and one link. */
export function PairTable({ rows, status, noAnswer, sort, onSort, onRetry }: PairTableProps) {
  const retry = (
    <Button onClick={onRetry}>
      <Icon name="refresh" />
      Try again
    </Button>
  )
  if (status === 'failed') {
    return (
      <StateMessage
        icon="offline"
        title="Pool prices cannot be read right now"
        text={`${noAnswer} Trading is paused until prices are live again.`}
        action={retry}
      />
    )
  }
  if (status === 'unlisted') {
    return (
      <StateMessage
        icon="list"
        title="The pair list cannot be read right now"
        text="Search for a token or paste its address instead."
        action={retry}
      />
    )
  }
  if (status === 'ready' && rows.length === 0) {
    return <StateMessage icon="list" title="No pairs to show" text="Search for a token or paste its address instead." />
  }
  return (
    <table className={styles.table} aria-busy={status === 'loading'}>
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">Pair</th>
          <SortHead column="price" label="Price" sort={sort} onSort={onSort} />
          <SortHead column="change" label="24 h" sort={sort} onSort={onSort} />
          <th scope="col" className={`${styles.charts} ${styles.hideMedium}`}>
            High and low, 24 h
          </th>
          <SortHead column="liquidity" label="Liquidity" sort={sort} onSort={onSort} />
          <th scope="col">
            <Hidden>Action</Hidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {status === 'loading'
          ? Array.from({ length: ROWS_WHILE_LOADING }, (_, index) => <LoadingRow key={index} number={index + 1} />)
          : rows.map((row, index) => <Row key={row.id} row={row} number={index + 1} />)}
      </tbody>
    </table>
  )
}

/** So far back no price is known, though there are later ones. */
const NO_START = 'No price from 24 hours ago.'

function ChangeCell({ day }: { day: PairRow['day'] }) {
  if (day === 'reading') return <Skeleton width={56} />
  if (!day.change) return <Figure text={null} why={day.line === null ? day.why : NO_START} />
  const { direction, text, title } = day.change
  return (
    <span title={title}>
      <Delta direction={direction} text={text} />
    </span>
  )
}

function DayCell({ day }: { day: PairRow['day'] }) {
  if (day === 'reading') return <Skeleton width={124} height={28} />
  if (day.line) return <PairSparkline line={day.line} />
  return (
    <span className={styles.quiet} title={day.why}>
      No history
    </span>
  )
}

function Row({ row, number }: { row: PairRow; number: number }) {
  const { tokenA, tokenB, pool, price, fiat, liquidity, day, tokenHref, tradeHref } = row
  const name = `${tokenA.symbol}/${tokenB.symbol}`
  return (
    <tr>
      <td className={`${styles.number} ${styles.hideNarrow}`}>{number}</td>
      <td>
        <Link className={styles.link} to={tokenHref}>
          <TokenPairIcon tokenA={tokenA} tokenB={tokenB} />
          <span className={styles.names}>
            {tokenA.symbol}
            <i>/</i>
            {tokenB.symbol}
            <small>
              {pool}
              {liquidity.text !== null && <span className={styles.onlyNarrow}>{` · ${liquidity.text}`}</span>}
            </small>
          </span>
        </Link>
      </td>
      <td className={`${styles.right} ${styles.strong} ${styles.hideNarrow}`}>
        {price.text === null ? <Figure {...price} /> : <Figure text={`${price.text} ${tokenB.symbol}`} />}
        <small>{price.text === null ? <span title={price.why}>not available</span> : <Figure {...fiat} />}</small>
      </td>
      <td className={`${styles.right} ${styles.hideNarrow}`}>
        <ChangeCell day={day} />
      </td>
      <td className={`${styles.charts} ${styles.hideNarrow} ${styles.hideMedium}`}>
        <DayCell day={day} />
      </td>
      <td className={`${styles.right} ${styles.hideNarrow}`}>
        <Figure {...liquidity} />
      </td>
      <td className={`${styles.right} ${styles.onlyNarrow}`}>
        {/* Not the dollars: the change under it is the pair's own. Its unit stands in the pair's name. */}
        <span className={styles.strong}>
          {price.text === null ? (
            'not available'
          ) : (
            <>
              <Figure {...price} />
              <Hidden> {tokenB.symbol}</Hidden>
            </>
          )}
        </span>
        <small>
          <ChangeCell day={day} />
        </small>
      </td>
      <td className={`${styles.right} ${styles.hideNarrow}`}>
        <ButtonLink size="sm" to={tradeHref} aria-label={`Trade ${name}`}>
          Trade
        </ButtonLink>
      </td>
    </tr>
  )
}

function LoadingRow({ number }: { number: number }) {
  return (
    <tr>
      <td className={`${styles.number} ${styles.hideNarrow}`}>{number}</td>
      <td>
        <span className={styles.link}>
          <Skeleton width={32} height={32} round />
          <span className={styles.bones}>
            <Skeleton width={96} />
            <Skeleton width={60} height={12} />
          </span>
        </span>
      </td>
      <td className={`${styles.right} ${styles.hideNarrow}`}>
        <Skeleton width={110} />
      </td>
      <td className={`${styles.right} ${styles.hideNarrow}`}>
        <Skeleton width={56} />
      </td>
      <td className={`${styles.charts} ${styles.hideNarrow} ${styles.hideMedium}`}>
        <Skeleton width={124} height={28} />
      </td>
      <td className={styles.right}>
        <Skeleton width={64} />
      </td>
      <td className={`${styles.right} ${styles.hideNarrow}`}>
        <Skeleton width={64} height={30} />
      </td>
    </tr>
  )
}
