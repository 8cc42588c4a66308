import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PoolTable } from '../../../src/views/market/PoolTable'
import { partsOf } from '../../support/partsOf'

const ROW = {
  id: 'a',
  tokenA: { symbol: 'LINK', address: '0x514910771AF9Ca656af840dff83E8264EcF986CA', logoURI: null },
  tokenB: { symbol: 'WETH', address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', logoURI: null },
  pool: 'Pool 0.30%',
  price: '0.00541 WETH',
  liquidity: null,
  share: null,
  depth: { reason: 'loading' },
}
const SORT = { column: 'liquidity', direction: 'ascending' } as const
const nothing = () => undefined
const cells = () => screen.getAllByRole('cell').map(partsOf)

test('lists the pools and sorts them; what is not known is a dash with its reason', async () => {
  const onSort = jest.fn()
  render(
    <PoolTable noAnswer="" status="ready" rows={[ROW]} sort={SORT} onSort={onSort} total={null} source="At block 12" />,
  )
  screen.getByRole('rowheader', { name: 'LINK / WETH Pool 0.30%' })
  expect(cells()).toEqual([
    ['0.00541 WETH'],
    ['not available: loading'],
    ['not available: one of the two tokens has no price in dollars'],
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Liquidity' }))
  expect(onSort).toHaveBeenCalledWith('liquidity')
})

test('tells each pool’s share and depth, and that of all', () => {
  const depth = { sell: '$120k', buy: '$119k', title: '6,500 LINK into the pool' }
  render(
    <PoolTable
      noAnswer=""
      status="ready"
      rows={[{ ...ROW, liquidity: '$31.5m', share: '85.00%', depth }]}
      sort={SORT}
      onSort={nothing}
      total="In all pools."
      source="At block 12"
    />,
  )
  expect(cells()).toEqual([
    ['0.00541 WETH', '1%: $120k / $119k'],
    ['sell $120k', 'buy $119k'],
    ['$31.5m', '85.00%'],
  ])
  screen.getByText('In all pools. At block 12.')
  expect(screen.getAllByTitle('6,500 LINK into the pool')).toHaveLength(3)
})

test('holds the place while pools are read, and says when they cannot be', () => {
  const shared = { rows: [], sort: SORT, onSort: nothing, total: null, source: '', noAnswer: 'Nobody answered.' }
  const { rerender } = render(<PoolTable status="loading" {...shared} />)
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
  rerender(<PoolTable status="failed" {...shared} />)
  screen.getByText('The pools could not be loaded')
  screen.getByText('Nobody answered. Trying again with the next block.')
  expect(screen.queryByRole('table')).toBeNull()
})
