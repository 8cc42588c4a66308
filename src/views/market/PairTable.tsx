import {
  LIST_FAILED,
  NO_PAIRS,
  NO_PRICES,
  PRICES_FAILED,
  SEARCH_INSTEAD,
  TRADING_PAUSED,
  withoutPool,
} from '#copy/market/pairs'
import type { ReactNode } from 'react'
import { TRY_AGAIN } from '#copy/ui/ui'
import type { Sort } from '#domain/browser/sort'
import { Button, ButtonLink } from '../ui/Button'
import { DataTable } from '../ui/DataTable'
import { Icon } from '../ui/icon/Icon'
import { StateMessage } from '../ui/StateMessage'
import styles from '../ui/table.module.css'
import { PAIR_COLUMNS } from './pairColumns'
import type { PairColumn, PairRow, PoollessPair } from './pairRow'

interface PairTableProps {
  rows: readonly PairRow[]
  /** Pairs without a pool, combined in one line under the rows. */
  poolless: readonly PoollessPair[]
  /** `unlisted`: the list of pairs could not be read. */
  status: 'loading' | 'failed' | 'unlisted' | 'ready'
  /** A sentence that says why nothing could be read; empty if the trade card already says why. */
  noAnswer: string
  sort: Sort<PairColumn>
  onSort: (column: PairColumn) => void
  onRetry: () => void
}

const SKELETON_ROWS = 6

/** The pairs with their figures. On screens narrower than 768 px, each row has two lines and is one link. */
export function PairTable({ rows, poolless, status, noAnswer, sort, onSort, onRetry }: PairTableProps) {
  const retry = (
    <Button onClick={onRetry}>
      <Icon name="refresh" />
      {TRY_AGAIN}
    </Button>
  )
  const failed =
    status === 'unlisted' ? (
      <StateMessage icon="list" title={LIST_FAILED} text={SEARCH_INSTEAD} action={retry} />
    ) : (
      <UnreadPrices noAnswer={noAnswer} retry={retry} />
    )
  return (
    <>
      <DataTable
        columns={PAIR_COLUMNS}
        rows={rows}
        status={status === 'unlisted' ? 'failed' : status}
        skeletonRows={SKELETON_ROWS}
        failed={failed}
        empty={<StateMessage icon="list" title={NO_PAIRS} text={SEARCH_INSTEAD} />}
        sort={sort}
        onSort={onSort}
      />
      {status === 'ready' && poolless.length > 0 && (
        <details className={styles.foot}>
          <summary className={styles.link}>
            {withoutPool(poolless.length)}
            <Icon name="down" size={16} />
          </summary>
          {poolless.map(({ name, tradeHref }) => (
            <ButtonLink size="sm" to={tradeHref} key={tradeHref}>
              {name}
            </ButtonLink>
          ))}
        </details>
      )}
    </>
  )
}

function UnreadPrices({ noAnswer, retry }: { noAnswer: string; retry: ReactNode }) {
  return noAnswer === '' ? (
    <StateMessage icon="offline" title={NO_PRICES} />
  ) : (
    <StateMessage icon="offline" title={PRICES_FAILED} text={`${noAnswer} ${TRADING_PAUSED}`} action={retry} />
  )
}
