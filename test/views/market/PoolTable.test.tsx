import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PoolTable } from '../../../src/views/market/PoolTable'

test('lists the pools and sorts them', async () => {
  const onSort = jest.fn()
  render(
    <PoolTable
      rows={[
        {
          id: 'a',
          tokenA: { symbol: 'LINK', address: '0x514910771AF9Ca656af840dff83E8264EcF986CA', logoURI: null },
          tokenB: { symbol: 'WETH', address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', logoURI: null },
          pool: 'Pool 0.30%',
          price: '0.00541 WETH',
          liquidity: null,
        },
      ]}
      sort={{ column: 'liquidity', direction: 'ascending' }}
      onSort={onSort}
    />,
  )
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'LWLINK/WETHPool 0.30%',
    '0.00541 WETH',
    '–not available',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Liquidity' }))
  expect(onSort).toHaveBeenCalledWith('liquidity')
})
