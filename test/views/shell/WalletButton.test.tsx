import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  type AccountStatus,
  type ChainStatus,
  WalletButton,
  type WalletButtonFacts,
} from '../../../src/views/shell/WalletButton'
import { partsOf } from '../../support/partsOf'
import { sampleAccount, sampleChain, sampleConnected } from './walletSample'

type Options = Omit<Parameters<typeof WalletButton>[0], 'state' | 'onConnect' | 'onNetwork' | 'onAccount'>

function show(state: WalletButtonFacts, options: Options = {}) {
  const on = { onConnect: jest.fn(), onNetwork: jest.fn(), onAccount: jest.fn() }
  render(<WalletButton state={state} {...options} {...on} />)
  return on
}
const names = () => screen.getAllByRole('button').map((button) => partsOf(button).join(' '))

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

test('while the last visit is taken up again, it stands beside the network that is expected', async () => {
  const { onConnect } = show({ status: 'reconnecting', chain: sampleChain })
  screen.getByText('Ropsten')
  expect(names()).toEqual(['Ropsten', 'connecting'])
  expect(screen.getByRole('button', { name: /Ropsten/ })).toHaveProperty('disabled', true)
  await userEvent.click(screen.getByRole('button', { name: 'connecting' }))
  expect(onConnect).toHaveBeenCalledTimes(1)
})

test('it says so when that is a wrong network, and never the name of another one', () => {
  show({ status: 'reconnecting', chain: null })
  expect(names()).toEqual(['Wrong network'])
  expect(screen.getByRole('button', { name: 'Wrong network' })).toHaveProperty('disabled', true)
})

test('on any other network it reads Wrong network and opens the network dialog', async () => {
  const { onNetwork } = show({ status: 'wrongNetwork' })
  await userEvent.click(screen.getByRole('button', { name: 'Wrong network' }))
  expect(onNetwork).toHaveBeenCalledTimes(1)
})

test('connected, it shows the network and the account, each with its dialog', async () => {
  const { onNetwork, onAccount } = show(sampleConnected())
  await userEvent.click(screen.getByRole('button', { name: 'Network: Ropsten, switch' }))
  expect(onNetwork).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: 'Account, 1.28 ETH marina.eth' }))
  expect(onAccount).toHaveBeenCalledTimes(1)
})

test('the address shows at once while name and balance are read', () => {
  show(sampleConnected({ loading: true, balance: null }))
  expect(names()[1]).toBe('Account, 0x71…9f3E')
})

test('what waits for owners of a Safe says so without turning for hours', () => {
  show(sampleConnected({ pending: 2, areForOwners: true }))
  expect(names()[1]).toBe('Account, 1.28 ETH marina.eth, 2 waiting for signatures')
  expect(document.querySelector('[class*=spin]')).toBeNull()
})

test('a pending transaction takes the place of the name', () => {
  show(sampleConnected({ pending: 2 }))
  expect(names()[1]).toBe('Account, 1.28 ETH marina.eth, 2 pending')
})

test('a remembered balance is marked until it is read again', () => {
  show(sampleConnected({ stale: true }))
  expect(screen.getByText('1.28 ETH').dataset.stale).toBe('true')
})

test('U12: the whole address is at hand', () => {
  show(sampleConnected())
  expect(screen.getByRole('button', { name: /^Account, / }).title).toBe(sampleAccount.address)
})

const shown = () => Object.fromEntries(Object.entries(document.querySelector<HTMLElement>('.pair')!.dataset))

test('by default narrow screens show the icon of the chain and no balance', () => {
  show(sampleConnected())
  expect(shown()).toEqual({
    accountSmall: 'full',
    accountLarge: 'full',
    chainSmall: 'icon',
    chainLarge: 'full',
    balanceSmall: 'false',
    balanceLarge: 'true',
  })
})

describe.each([
  ['small', 'large'],
  ['large', 'small'],
] as const)('on %s screens', (here, there) => {
  const only = <Value,>(value: Value, other: Value) =>
    ({ [here]: value, [there]: other }) as { small: Value; large: Value }
  const key = (option: string) => option + here.charAt(0).toUpperCase() + here.slice(1)

  test.each(['full', 'avatar', 'address'] as const)('the account as %s', (status) => {
    show(sampleConnected(), { accountStatus: only<AccountStatus>(status, 'full') })
    expect(shown()).toMatchObject({ [key('account')]: status })
    // Only the variants among which the style sheet chooses are rendered.
    screen.getByText('marina.eth')
    expect(screen.queryAllByText('0x71…9f3E')).toHaveLength(status === 'address' ? 1 : 0)
  })

  test.each(['full', 'icon', 'name', 'none'] as const)('the chain as %s', (status) => {
    show(sampleConnected(), { chainStatus: only<ChainStatus>(status, 'none') })
    expect(shown()).toMatchObject({ [key('chain')]: status })
    expect(screen.queryAllByRole('button', { name: 'Network: Ropsten, switch' })).toHaveLength(
      status === 'none' ? 0 : 1,
    )
  })

  test.each([true, false])('the balance: %p', (status) => {
    show(sampleConnected(), { showBalance: only<boolean>(status, false) })
    expect(shown()).toMatchObject({ [key('balance')]: String(status) })
    expect(screen.queryAllByText('1.28 ETH')).toHaveLength(status ? 1 : 0)
  })

  test('a chain without an icon shows its name where the icon alone was wanted', () => {
    const state = sampleConnected()
    show({ ...state, chain: { ...sampleChain, iconUrl: null } } as WalletButtonFacts, {
      chainStatus: only<ChainStatus>('icon', 'full'),
    })
    expect(shown()).toMatchObject({ [key('chain')]: 'name' })
  })
})

test.each<[string, Options, string[]]>([
  ['everything', { showBalance: true }, ['Ropsten', 'Account, 1.28 ETH marina.eth']],
  ['no chain', { chainStatus: 'none', showBalance: false }, ['Account, marina.eth']],
  ['only the address', { chainStatus: 'none', accountStatus: 'address' }, ['Account, 1.28 ETH 0x71…9f3E']],
  ['only the avatar', { chainStatus: 'none', accountStatus: 'avatar', showBalance: false }, ['Account, marina.eth']],
  ['the name of the chain', { chainStatus: 'name', showBalance: false }, ['Ropsten', 'Account, marina.eth']],
])('one value for all screens: %s', (_, options, buttons) => {
  show(sampleConnected(), options)
  expect(names()).toEqual(buttons)
})
