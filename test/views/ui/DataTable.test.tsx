import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { type Column, DataTable } from '../../../src/views/ui/DataTable'

interface Row {
  id: string
  name: string
  units: number
}

const COLUMNS: Column<Row, 'units'>[] = [
  { head: 'Name', cell: ({ name }) => name, cellTitle: ({ id }) => id, skeleton: (index) => `row ${index}` },
  { head: 'Units', sort: 'units', cell: ({ units }, index) => `${units} in row ${index}`, skeleton: 'loading' },
  { cellClass: 'narrow', cell: ({ name, units }) => `${name}: ${units}`, skeleton: 'loading' },
]
const ROWS = [
  { id: 'a', name: 'LINK', units: 3 },
  { id: 'b', name: 'UNI', units: 2 },
]

function show(changes: Partial<ComponentProps<typeof DataTable<Row, 'units'>>> = {}) {
  const onSort = jest.fn()
  render(
    <DataTable
      columns={COLUMNS}
      rows={ROWS}
      status="ready"
      skeletonRows={3}
      failed="It failed"
      empty="It is empty"
      sort={{ column: 'units', direction: 'ascending' }}
      onSort={onSort}
      {...changes}
    />,
  )
  return onSort
}
const cells = (options?: { hidden: true }) => screen.getAllByRole('cell', options).map(({ textContent }) => textContent)

test('each row has a cell per column; cells that replace others have no head', () => {
  show()
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Name', 'Units'])
  expect(cells()).toEqual(['LINK', '3 in row 0', 'LINK: 3', 'UNI', '2 in row 1', 'UNI: 2'])
  expect(screen.getByText('UNI').title).toBe('b')
  expect(screen.getByText('UNI: 2').className).toBe('narrow')
})

test('only heads that sort are buttons, and the sorted one says in which direction', async () => {
  const onSort = show()
  expect(screen.getAllByRole('button')).toHaveLength(1)
  expect(screen.getByRole('columnheader', { name: 'Units' }).getAttribute('aria-sort')).toBe('ascending')
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Units' }))
  expect(onSort).toHaveBeenCalledWith('units')
})

test('while loading the heads stand over as many placeholder rows, which nobody is read', () => {
  show({ status: 'loading', rows: [] })
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
  expect(screen.getAllByRole('row')).toHaveLength(1)
  expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(4)
  expect(cells({ hidden: true }).slice(0, 4)).toEqual(['row 0', 'loading', 'loading', 'row 1'])
})

test.each([
  ['failed', 'It failed'],
  ['ready', 'It is empty'],
] as const)('%s without rows shows its message in place of the table', (status, text) => {
  show({ status, rows: [] })
  screen.getByText(text)
  expect(screen.queryByRole('table')).toBeNull()
})

test('without such a message the heads stay', () => {
  show({ rows: [], empty: undefined })
  expect(screen.getAllByRole('row')).toHaveLength(1)
})

test('a cell that names its row is the head of it', () => {
  const columns = COLUMNS.map((column, index) => (index === 0 ? { ...column, isRowHead: true as const } : column))
  show({ columns })
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['LINK', 'UNI'])
})
