import { withSymbol } from '#domain/token/amount'
import { HEADS, NO_HISTORY, NO_PRICE_A_DAY_AGO, TRADE } from '#copy/market/pairs'
import { tradePair } from '#copy/token/token'
import { ACTION } from '#copy/ui/ui'
import { clsx } from 'clsx'
import { ButtonLink } from '../ui/Button'
import type { Column } from '../ui/DataTable'
import { Figure } from '../ui/Figure'
import { TokenPairIcon } from '../token/TokenPairIcon'
import { Skeleton } from '../ui/Skeleton'
import { TokenSkeleton } from '../ui/TokenSkeleton'
import styles from '../ui/table.module.css'
import { Delta } from './Delta'
import { Hidden } from '../ui/text/Hidden'
import type { PairColumn, PairRow } from './pairRow'
import { PairSparkline } from './PairSparkline'

const WIDE = clsx(styles.right, styles.hideNarrow)

function PairCell({ tokenA, tokenB, pool, liquidity, tokenHref }: PairRow) {
  return (
    <a className={styles.link} href={tokenHref}>
      <TokenPairIcon tokenA={tokenA} tokenB={tokenB} />
      <span className={styles.names}>
        {tokenA.symbol}
        <i>/</i>
        {tokenB.symbol}
        <small className={clsx(liquidity.text !== null && styles.hideNarrow)}>{pool}</small>
        {liquidity.text !== null && (
          // If the price has many digits, the column is too narrow to show both the pool and the liquidity.
          <small className={styles.onlyNarrow}>
            {HEADS.liquidity} {liquidity.text}
          </small>
        )}
      </span>
    </a>
  )
}

function PriceCell({ tokenB, price, fiat }: PairRow) {
  return (
    <>
      <Figure text={withSymbol(price, tokenB.symbol)} />
      <small>
        <Figure {...fiat} />
      </small>
    </>
  )
}

function ChangeCell({ day }: Pick<PairRow, 'day'>) {
  if (day === 'loading') return <Skeleton width={56} />
  if (!day.change) return <Figure text={null} why={day.line === null ? day.why : NO_PRICE_A_DAY_AGO} />
  const { direction, text, title } = day.change
  return <Delta direction={direction} text={text} title={title} />
}

function ChartCell({ day }: PairRow) {
  if (day === 'loading') return <Skeleton width={124} height={28} />
  if (day.line) return <PairSparkline line={day.line} />
  return (
    <span className={styles.quiet} title={day.why}>
      {NO_HISTORY}
    </span>
  )
}

/** The change of the price in the pair's second token, whose symbol is therefore shown. */
function DayCell({ tokenB, day }: PairRow) {
  return (
    <>
      <ChangeCell day={day} />
      {day !== 'loading' && day.change && (
        <small>
          <bdi>{tokenB.symbol}</bdi>
        </small>
      )}
    </>
  )
}

/** Shown on narrow screens. The price is expressed in the pair's second token. */
function NarrowCell({ tokenB, price, day }: PairRow) {
  return (
    <>
      <span className={styles.strong}>
        <Figure text={withSymbol(price, tokenB.symbol)} />
      </span>
      <small>
        <ChangeCell day={day} />
      </small>
    </>
  )
}

export const PAIR_COLUMNS: readonly Column<PairRow, PairColumn>[] = [
  {
    head: HEADS.number,
    headClass: styles.number,
    cellClass: clsx(styles.number, styles.hideNarrow),
    cell: (_, index) => index + 1,
    skeleton: (index) => index + 1,
  },
  { head: HEADS.pair, isRowHead: true, cell: PairCell, skeleton: <TokenSkeleton size={32} nameWidth={60} /> },
  {
    head: HEADS.price,
    sort: 'price',
    headClass: styles.wide,
    cellClass: clsx(styles.right, styles.strong, styles.hideNarrow),
    cell: PriceCell,
    skeleton: <Skeleton width={110} />,
  },
  {
    head: HEADS.change,
    sort: 'change',
    headClass: styles.narrow,
    cellClass: WIDE,
    cell: DayCell,
    skeleton: <Skeleton width={56} />,
  },
  {
    head: HEADS.chart,
    headClass: clsx(styles.charts, styles.hideMedium),
    cellClass: clsx(styles.charts, styles.hideNarrow, styles.hideMedium),
    cell: ChartCell,
    skeleton: <Skeleton width={124} height={28} />,
  },
  {
    head: HEADS.liquidity,
    sort: 'liquidity',
    headClass: styles.narrow,
    cellClass: WIDE,
    cell: ({ liquidity }) => <Figure {...liquidity} />,
    skeleton: <Skeleton width={64} />,
  },
  {
    cellClass: clsx(styles.right, styles.onlyNarrow),
    cell: NarrowCell,
    skeleton: <Skeleton width={64} />,
  },
  {
    head: <Hidden>{ACTION}</Hidden>,
    headClass: styles.action,
    cellClass: WIDE,
    cell: ({ tokenA, tokenB, tradeHref }) => (
      <ButtonLink size="sm" to={tradeHref} aria-label={tradePair(`${tokenA.symbol}/${tokenB.symbol}`)}>
        {TRADE}
      </ButtonLink>
    ),
    skeleton: <Skeleton width={64} height={30} />,
  },
]
