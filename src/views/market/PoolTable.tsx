import { TokenPairIcon } from '../ui/TokenPairIcon'
import { Figure } from './Figure'
import type { TokenFace } from './PairTable'
import { type Sort, SortHead } from './SortHead'
import styles from './table.module.css'

export interface PoolRow {
  id: string
  tokenA: TokenFace
  tokenB: TokenFace
  /** As "Pool 0.30%". */
  pool: string
  price: string | null
  liquidity: string | null
}

interface PoolTableProps {
  rows: readonly PoolRow[]
  sort: Sort<'liquidity'>
  onSort: (column: 'liquidity') => void
}

/** The pools that hold one token. */
export function PoolTable({ rows, sort, onSort }: PoolTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Pair</th>
          <th scope="col" className={styles.right}>
            Price
          </th>
          <SortHead column="liquidity" label="Liquidity" sort={sort} onSort={onSort} />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, tokenA, tokenB, pool, price, liquidity }) => (
          <tr key={id}>
            <td>
              <span className={styles.link}>
                <TokenPairIcon tokenA={tokenA} tokenB={tokenB} size={28} />
                <span className={styles.names}>
                  {tokenA.symbol}
                  <i>/</i>
                  {tokenB.symbol}
                  <small>{pool}</small>
                </span>
              </span>
            </td>
            <td className={`${styles.right} ${styles.strong} ${styles.hideNarrow}`}>
              <Figure text={price} />
            </td>
            <td className={`${styles.right} ${styles.strong}`}>
              <Figure text={liquidity} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
