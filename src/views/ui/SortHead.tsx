import { Icon } from './icon/Icon'
import styles from './table.module.css'

export interface Sort<Column extends string> {
  column: Column
  direction: 'ascending' | 'descending'
}

interface SortHeadProps<Column extends string> {
  column: Column
  label: string
  sort: Sort<Column>
  onSort: (column: Column) => void
}

/** The head of a column of figures; pressing it sorts by the column. */
export function SortHead<Column extends string>({ column, label, sort, onSort }: SortHeadProps<Column>) {
  const isSorted = sort.column === column
  return (
    <th scope="col" className={styles.right} aria-sort={isSorted ? sort.direction : undefined}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => {
          onSort(column)
        }}
      >
        {label}
        {isSorted && (
          <span className={sort.direction === 'ascending' ? `${styles.arrow} ${styles.ascending}` : styles.arrow}>
            <Icon name="arrdown" size={14} />
          </span>
        )}
      </button>
    </th>
  )
}
