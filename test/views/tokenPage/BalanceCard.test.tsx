import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BalanceCard, type Holding } from '../../../src/views/tokenPage/BalanceCard'

const nothing = () => undefined

const show = (holding: Partial<Holding>) =>
  render(
    <BalanceCard
      symbol="LINK"
      holding={{
        amount: '310.4',
        exact: '310.456',
        why: 'the node did not respond',
        fiat: '$5,729.98',
        sellHref: '/swap?sell=LINK',
        onSend: () => undefined,
        allowances: [],
        isPartial: false,
        revokeHref: '/profile#approvals',
        ...holding,
      }}
      onConnect={nothing}
    />,
  )

test('the balance needs a wallet', async () => {
  const onConnect = jest.fn()
  render(<BalanceCard symbol="LINK" holding={null} onConnect={onConnect} />)
  screen.getByText('Connect a wallet to see your balance')
  await userEvent.click(screen.getByRole('button', { name: 'Connect' }))
  expect(onConnect).toHaveBeenCalledTimes(1)
})

test('while the balance is read it holds the place', () => {
  const { container } = render(<BalanceCard symbol="LINK" holding="reading" onConnect={nothing} />)
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull()
})

test('the balance can be sold', () => {
  show({})
  expect(screen.getByRole('link', { name: 'Sell LINK' }).getAttribute('href')).toBe('/swap?sell=LINK')
  screen.getByRole('region', { name: 'Your balance' })
  screen.getByText('No contract known here may move your LINK.')
})

test('what cannot be read is no zero, and nothing is nothing to sell', () => {
  show({ amount: null, fiat: null, sellHref: null, isPartial: true })
  screen.getByText('not available: the node did not respond')
  screen.getByText('Could not check who else may move your LINK.')
  expect(screen.queryByRole('link')).toBeNull()
})

test('while approvals are read nothing is said of them', () => {
  show({ allowances: 'reading' })
  expect(screen.queryByText(/may move/)).toBeNull()
})

test('approvals that are known are reported though others could not be read', () => {
  show({ allowances: [{ id: 'a', spender: 'Some router', amount: '20.5 LINK' }], isPartial: true })
  screen.getByText('Some router may move 20.5 LINK')
  screen.getByText('Other approvals could not be loaded.')
})

test('says who may move the token, and leads to where that is taken back', () => {
  show({
    allowances: [
      { id: 'a', spender: 'Some router', amount: '20.5 LINK' },
      { id: 'b', spender: '0x12…3456', amount: null },
    ],
  })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Some router may move 20.5 LINK',
    '0x12…3456 may move all your LINK',
  ])
  expect(screen.getByRole('link', { name: 'Manage approvals' }).getAttribute('href')).toBe('/profile#approvals')
})
