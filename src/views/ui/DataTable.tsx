import { clsx } from 'clsx'
import { memo, type ReactNode } from 'react'
import type { Sort } from '#domain/browser/sort'
import { Icon } from './icon/Icon'
import styles from './table.module.css'

export interface Column<Row, Key extends string = never> {
  /** Absent for a column that replaces others on narrow screens, where the table has no column heads. */
  head?: ReactNode
  sort?: Key
  headClass?: string
  /** Whether the column's cells are row headers, for screens that show no column heads. */
  isRowHead?: true
  cellClass?: string
  cell: (row: Row, index: number) => ReactNode
  cellTitle?: (row: Row) => string | undefined
  /** Shown in the column's cells while rows are loading. A function is called with the row's index, from 0. */
  skeleton: ReactNode | ((index: number) => ReactNode)
}

interface DataTableProps<Row, Key extends string> {
  columns: readonly Column<Row, Key>[]
  rows: readonly Row[]
  status: 'loading' | 'failed' | 'ready'
  skeletonRows: number
  failed: ReactNode
  /** Replaces the table if there are no rows. If `empty` is absent, the column heads are shown without rows. */
  empty?: ReactNode
  sort?: Sort<Key>
  onSort?: (column: Key) => void
}

/** A table of figures with sortable columns. The column heads are shown even while the rows are loading. */
export function DataTable<Row extends { id: string }, Key extends string = never>({
  columns,
  rows,
  status,
  skeletonRows,
  failed,
  empty,
  sort,
  onSort,
}: DataTableProps<Row, Key>) {
  if (status === 'failed') return failed
  if (status === 'ready' && rows.length === 0 && empty !== undefined) return empty
  return (
    <table className={styles.table} aria-busy={status === 'loading'}>
      <thead>
        <tr>
          {columns.map((column, index) =>
            column.head === undefined ? null : (
              <Head key={index} column={column} {...(sort && { sort })} {...(onSort && { onSort })} />
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {status === 'loading'
          ? Array.from({ length: skeletonRows }, (_, row) => (
              // The placeholder is hidden from screen readers, because empty row headers have no text. The key has a
              // prefix, because a row's id may equal the index, and React would then reuse the placeholder's element.
              <tr key={`loading-${row}`} aria-hidden>
                {columns.map((column, index) => (
                  <Cell key={index} column={column}>
                    {typeof column.skeleton === 'function' ? column.skeleton(row) : column.skeleton}
                  </Cell>
                ))}
              </tr>
            ))
          : rows.map((row, number) => <TableRow key={row.id} columns={columns} row={row} number={number} />)}
      </tbody>
    </table>
  )
}

interface CellProps<Row, Key extends string> {
  column: Column<Row, Key>
  title?: string | undefined
  children: ReactNode
}

function Cell<Row, Key extends string>({ column: { isRowHead, cellClass }, title, children }: CellProps<Row, Key>) {
  if (isRowHead)
    return (
      <th scope="row" className={cellClass} title={title}>
        {children}
      </th>
    )
  return (
    <td className={cellClass} title={title}>
      {children}
    </td>
  )
}

interface TableRowProps<Row, Key extends string> {
  columns: readonly Column<Row, Key>[]
  row: Row
  number: number
}

function PlainRow<Row, Key extends string>({ columns, row, number }: TableRowProps<Row, Key>) {
  return (
    <tr>
      {columns.map((column, index) => (
        <Cell key={index} column={column} title={column.cellTitle?.(row)}>
          {column.cell(row, number)}
        </Cell>
      ))}
    </tr>
  )
}

/** Memoised, so that a row renders again only for a new row object. */
const TableRow = memo(PlainRow) as typeof PlainRow

interface HeadProps<Row, Key extends string> {
  column: Column<Row, Key>
  sort?: Sort<Key>
  onSort?: (column: Key) => void
}

function Head<Row, Key extends string>({ column, sort, onSort }: HeadProps<Row, Key>) {
  const { head, sort: key, headClass } = column
  if (key === undefined) {
    return (
      <th scope="col" className={headClass}>
        {head}
      </th>
    )
  }
  const direction = sort?.column === key ? sort.direction : undefined
  return (
    <th scope="col" className={clsx(styles.right, headClass)} aria-sort={direction}>
      <button type="button" className={styles.sort} onClick={() => onSort?.(key)}>
        {head}
        {direction && (
          <span className={clsx(styles.arrow, direction === 'ascending' && styles.ascending)}>
            <Icon name="arrdown" size={14} />
          </span>
        )}
      </button>
    </th>
  )
}
