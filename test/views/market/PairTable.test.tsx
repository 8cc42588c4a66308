import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import type { PairRow } from '../../../src/views/market/pairRow'
import { PairTable } from '../../../src/views/market/PairTable'
import { partsOf } from '../../support/partsOf'

const WETH = { symbol: 'WETH', address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', logoURI: null }
const USDC = { symbol: 'USDC', address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', logoURI: null }

const DAY = {
  line: [
    { x: 0, y: 0 },
    { x: 0.5, y: 1 },
    { x: 1, y: 0.7 },
  ],
  change: { direction: 'up', text: '1.24%', title: 'Since block 19,474,913' },
} satisfies PairRow['day']

const FULL: PairRow = {
  id: 'weth-usdc',
  tokenA: WETH,
  tokenB: USDC,
  pool: 'Pool 0.05%',
  price: '3,411.77',
  fiat: { text: '$3,411.43' },
  liquidity: { text: '$182.4m' },
  day: DAY,
  tokenHref: `/token?address=${WETH.address}`,
  tradeHref: `/swap?sell=${WETH.address}&buy=${USDC.address}`,
}
const why = (text: string) => ({ text: null, why: text })
const EMPTY: PairRow = {
  ...FULL,
  id: 'empty',
  fiat: why('No dollars.'),
  liquidity: why('Too shallow.'),
  day: { line: null, why: 'Too young.' },
}

function show(changes: Partial<ComponentProps<typeof PairTable>> = {}) {
  const handlers = { onSort: jest.fn(), onRetry: jest.fn() }
  render(
    <PairTable
      rows={[FULL, EMPTY]}
      poolless={[]}
      status="ready"
      sort={{ column: 'liquidity', direction: 'descending' }}
      noAnswer="The node did not respond."
      {...handlers}
      {...changes}
    />,
  )
  return handlers
}

test('a row leads to the token and to the trade', () => {
  show({ rows: [FULL] })
  expect(screen.getByRole('link', { name: /^WETH ?\/ ?USDC/ }).getAttribute('href')).toBe(FULL.tokenHref)
  expect(screen.getByRole('link', { name: 'Trade WETH/USDC' }).getAttribute('href')).toBe(FULL.tradeHref)
  expect(screen.getAllByText('up')).toHaveLength(2)
})

test('a change tells the block that it is measured from', () => {
  show({ rows: [FULL] })
  expect(partsOf(screen.getAllByTitle('Since block 19,474,913')[0]!)).toEqual(['up 1.24%'])
})

test('what could not be read is a dash, and says why', () => {
  show({ rows: [EMPTY] })
  const [, row] = screen.getAllByRole('row')
  if (!row) throw new Error('There is a row')
  for (const text of ['No dollars.', 'Too shallow.']) within(row).getByText(`not available: ${text}`)
  expect(within(row).getAllByText('not available: Too young.')).toHaveLength(2)
  expect(within(row).getByText('No history').title).toBe('Too young.')
})

test('a price without dollars, and a day whose start is unknown', () => {
  show({ rows: [{ ...FULL, fiat: why('No dollars.'), day: { ...DAY, change: null } }] })
  expect(screen.getAllByText('3,411.77 USDC')).toHaveLength(2)
  screen.getByText('not available: No dollars.')
  expect(screen.getAllByText('not available: No price from 24 hours ago.')).toHaveLength(2)
  expect(screen.queryByText('No history')).toBeNull()
})

test('while the day is read its place is held, and the prices stand already', () => {
  show({ rows: [{ ...FULL, day: 'loading' }] })
  expect(screen.getAllByText('3,411.77 USDC')).toHaveLength(2)
  expect(screen.queryByText(/not available|No history/)).toBeNull()
})

test('heads sort', async () => {
  const { onSort } = show()
  expect(screen.getByRole('columnheader', { name: 'Liquidity' }).getAttribute('aria-sort')).toBe('descending')
  expect(screen.getByRole('columnheader', { name: 'Price' }).getAttribute('aria-sort')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '24 h' }))
  expect(onSort).toHaveBeenCalledWith('change')
})

test('while loading the table is in its size', () => {
  show({ status: 'loading', rows: [] })
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
  expect(screen.getAllByRole('row', { hidden: true }).length).toBeGreaterThan(3)
})

test('when prices cannot be read it says so and offers to try again', async () => {
  const { onRetry } = show({ status: 'failed', rows: [] })
  screen.getByText('Pool prices could not be loaded')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('when the list of pairs cannot be read it says so, not that there are none', async () => {
  const { onRetry } = show({ status: 'unlisted', rows: [] })
  screen.getByText('The pair list could not be loaded')
  expect(screen.queryByText('No pairs to show')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('without pairs it says where to look', () => {
  show({ rows: [] })
  screen.getByText('No pairs to show')
  screen.getByText('Search for a token or paste its address instead.')
})

test('pairs without a pool fold into one line, and each leads to its trade', async () => {
  const poolless = [
    { name: 'DAI/USDT', tradeHref: '/swap?a' },
    { name: 'PAXG/USDC', tradeHref: '/swap?b' },
  ]
  show({ poolless })
  expect(screen.getAllByRole('row')).toHaveLength(3)
  await userEvent.click(screen.getByText('2 pairs without a pool of their own'))
  expect(screen.getByRole('link', { name: 'PAXG/USDC' }).getAttribute('href')).toBe('/swap?b')
  cleanup()
  show({ poolless: poolless.slice(1), rows: [] })
  screen.getByText('1 pair without a pool of its own')
})

test('a change that rounds to nothing is neither up nor down', () => {
  show({ rows: [{ ...FULL, day: { ...DAY, change: { direction: 'none', text: '0.00%' } } }] })
  expect(screen.getAllByText('unchanged')).toHaveLength(2)
  expect(screen.queryByText(/^(up|down)$/)).toBeNull()
})
