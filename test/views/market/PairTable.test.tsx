import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { type PairRow, PairTable } from '../../../src/views/market/PairTable'

const WETH = { symbol: 'WETH', address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', logoURI: null }
const USDC = { symbol: 'USDC', address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', logoURI: null }

const FULL: PairRow = {
  id: 'weth-usdc',
  tokenA: WETH,
  tokenB: USDC,
  pool: 'Pool 0.05%',
  price: '3,411.77 USDC',
  fiat: '$3,411.43',
  change: { direction: 'up', text: '1.24%' },
  history: [0, 0.4, 1, 0.7],
  liquidity: '$182.4m',
  tokenHref: `/token?address=${WETH.address}`,
  tradeHref: `/swap?sell=${WETH.address}&buy=${USDC.address}`,
}
const EMPTY: PairRow = { ...FULL, id: 'empty', price: null, fiat: null, change: null, history: null, liquidity: null }

function show(changes: Partial<ComponentProps<typeof PairTable>> = {}) {
  const handlers = { onSort: jest.fn(), onRetry: jest.fn() }
  render(
    <MemoryRouter>
      <PairTable
        rows={[FULL, EMPTY]}
        status="ready"
        sort={{ column: 'liquidity', direction: 'descending' }}
        {...handlers}
        {...changes}
      />
    </MemoryRouter>,
  )
  return handlers
}

test('a row leads to the token and to the trade', () => {
  show({ rows: [FULL] })
  expect(screen.getByRole('link', { name: /^WETH ?\/ ?USDC/ }).getAttribute('href')).toBe(FULL.tokenHref)
  expect(screen.getByRole('link', { name: 'Trade WETH/USDC' }).getAttribute('href')).toBe(FULL.tradeHref)
  expect(screen.getAllByText('up')).toHaveLength(2)
})

test('what could not be read is a dash that says so', () => {
  show({ rows: [EMPTY] })
  const [, row] = screen.getAllByRole('row')
  if (!row) throw new Error('There is a row')
  expect(within(row).getAllByText('not available')).toHaveLength(5)
  within(row).getByText('No history')
})

test('heads sort', async () => {
  const { onSort } = show()
  expect(screen.getByRole('columnheader', { name: 'Liquidity' }).getAttribute('aria-sort')).toBe('descending')
  expect(screen.getByRole('columnheader', { name: 'Price' }).getAttribute('aria-sort')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '24 h' }))
  expect(onSort).toHaveBeenCalledWith('change')
})

test('while loading the table stands in its size', () => {
  show({ status: 'loading', rows: [] })
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
  expect(screen.getAllByRole('row').length).toBeGreaterThan(3)
})

test('when prices cannot be read it says so and offers to try again', async () => {
  const { onRetry } = show({ status: 'failed', rows: [] })
  screen.getByText('Pool prices cannot be read right now')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('without pairs it says where to look', () => {
  show({ rows: [] })
  screen.getByText('No pairs to show')
  screen.getByText('Search for a token or paste its address instead.')
})
