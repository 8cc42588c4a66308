import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { WalletButton, type AccountFacts, type WalletButtonState } from '../../../src/views/shell/WalletButton'

const account: AccountFacts = {
  address: '0x7151aD97b5c8A4e5b35d0Ea3b1cB1FaE60f89f3E',
  displayName: 'marina.eth',
  avatar: null,
  loading: false,
  balance: '1.28 ETH',
  pending: 0,
}
const chain = { name: 'Ropsten', iconUrl: null, iconBackground: '#484c50' }

type Options = Omit<Parameters<typeof WalletButton>[0], 'state' | 'onConnect' | 'onNetwork' | 'onAccount'>

function show(state: WalletButtonState, options: Options = {}) {
  const on = { onConnect: jest.fn(), onNetwork: jest.fn(), onAccount: jest.fn() }
  render(<WalletButton state={state} {...options} {...on} />)
  return on
}
const connected = (facts: Partial<AccountFacts> = {}): WalletButtonState => ({
  status: 'connected',
  chain,
  account: { ...account, ...facts },
})
const names = () => screen.getAllByRole('button').map((button) => button.textContent)

test('not connected, it opens the connect dialog; its label is Connect Wallet unless told otherwise', async () => {
  const { onConnect } = show({ status: 'disconnected' })
  await userEvent.click(screen.getByRole('button', { name: 'Connect Wallet' }))
  expect(onConnect).toHaveBeenCalledTimes(1)
})

test('the label can be given', () => {
  show({ status: 'disconnected' }, { connectLabel: 'connect wallet' })
  expect(names()).toEqual(['connect wallet'])
})

test('while connecting it says so and still opens the dialog', async () => {
  const { onConnect } = show({ status: 'connecting' })
  await userEvent.click(screen.getByRole('button', { name: 'connecting' }))
  expect(onConnect).toHaveBeenCalledTimes(1)
})

test('on any other network it reads Wrong network and opens the network dialog', async () => {
  const { onNetwork } = show({ status: 'wrongNetwork' })
  await userEvent.click(screen.getByRole('button', { name: 'Wrong network' }))
  expect(onNetwork).toHaveBeenCalledTimes(1)
})

test('connected, it shows the network and the account, each with its dialog', async () => {
  const { onNetwork, onAccount } = show(connected())
  await userEvent.click(screen.getByRole('button', { name: 'Network: Ropsten' }))
  expect(onNetwork).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: 'Account, 1.28 ETH marina.eth' }))
  expect(onAccount).toHaveBeenCalledTimes(1)
})

test('the address shows at once while name and balance are read', () => {
  show(connected({ loading: true, balance: null }))
  expect(names()[1]).toBe('Account, 0x71…9f3E')
})

test('a pending transaction takes the place of the name', () => {
  show(connected({ pending: 2 }))
  expect(names()[1]).toBe('Account, 1.28 ETH2 pending')
})

test('without the chain only the account is shown', () => {
  show(connected(), { chainStatus: 'none', showBalance: false })
  expect(names()).toEqual(['Account, marina.eth'])
})

test('as an address it shows no name', () => {
  show(connected(), { accountStatus: 'address' })
  expect(names()[1]).toBe('Account, 1.28 ETH0x71…9f3E')
})

test('small and large screens may differ', () => {
  show(connected(), {
    accountStatus: { smallScreen: 'avatar', largeScreen: 'full' },
    chainStatus: { smallScreen: 'none', largeScreen: 'name' },
  })
  const { dataset } = screen.getByRole('button', { name: /Ropsten/ }).parentElement!
  expect(dataset).toMatchObject({
    accountSmall: 'avatar',
    accountLarge: 'full',
    chainSmall: 'none',
    chainLarge: 'name',
    balanceSmall: 'false',
    balanceLarge: 'true',
  })
})
