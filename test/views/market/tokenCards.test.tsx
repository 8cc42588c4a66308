import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { BalanceCard } from '../../../src/views/market/BalanceCard'
import { MarketFigures } from '../../../src/views/market/MarketFigures'
import { SafetyFacts } from '../../../src/views/market/SafetyFacts'
import { Tiles } from '../../../src/views/market/Tiles'

const nothing = () => undefined

test('tiles say what they could not read', () => {
  render(
    <Tiles
      tiles={[
        { label: 'Total supply', value: '1b', unit: 'LINK' },
        { label: '24 h low', value: null, unit: 'LINK' },
      ]}
    />,
  )
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['1b LINK', '–not available'])
})

test('market figures carry their change or their note', () => {
  render(
    <MarketFigures
      figures={[
        { label: 'Ether', value: '$3,411.43', change: { direction: 'down', text: '1.24%' } },
        { label: 'Network fee', value: '14 gwei', note: '$1.84 a swap' },
        { label: 'Latest block', value: null, note: '8 s ago' },
      ]}
    />,
  )
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '$3,411.43down 1.24%',
    '14 gwei$1.84 a swap',
    '–not available',
  ])
})

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

test('safety facts carry their source and give no verdict', () => {
  render(
    <SafetyFacts
      facts={[{ kind: 'good', statement: 'On the public token list', source: 'Symbol and name match the contract' }]}
    />,
  )
  expect(screen.getByRole('listitem').textContent).toBe('On the public token listSymbol and name match the contract')
  screen.getByText('Read from the chain. This is not advice.')
})
