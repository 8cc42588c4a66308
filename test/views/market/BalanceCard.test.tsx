import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { BalanceCard } from '../../../src/views/market/BalanceCard'

const nothing = () => undefined

test('the balance needs a wallet', async () => {
  const onConnect = jest.fn()
  render(<BalanceCard holding={null} onConnect={onConnect} />)
  screen.getByText('Connect a wallet to see your balance')
  await userEvent.click(screen.getByRole('button', { name: 'Connect' }))
  expect(onConnect).toHaveBeenCalledTimes(1)
})

test('the balance can be sold', () => {
  render(
    <MemoryRouter>
      <BalanceCard
        holding={{ amount: '310.4', symbol: 'LINK', fiat: '$5,729.98', sellHref: '/swap?sell=LINK' }}
        onConnect={nothing}
      />
    </MemoryRouter>,
  )
  expect(screen.getByRole('link', { name: 'Sell LINK' }).getAttribute('href')).toBe('/swap?sell=LINK')
  screen.getByRole('region', { name: 'Your balance' })
})
