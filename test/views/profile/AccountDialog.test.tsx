import { dateText } from '#domain/browser/time'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type AccountBalance, type AccountDetails, AccountDialog } from '../../../src/views/profile/AccountDialog'
import { AccountHistory } from '../../../src/views/profile/AccountHistory'
import { partsOf } from '../../support/partsOf'
import { installDialogElement } from '../dialogElement'

beforeAll(installDialogElement)

const address = '0x7151aD97b5c8A4e5b35d0Ea3b1cB1FaE60f89f3E'
type Props = Parameters<typeof AccountDialog>[0]

const balance: AccountBalance = { text: '1.28 ETH', exact: '1.2839 ETH', stale: false }
const account: AccountDetails = {
  ensName: 'marina.eth',
  ensAvatar: null,
  balance,
}
const transactions = [
  {
    hash: '0x1',
    description: 'Swap 1 ETH for USDC',
    mark: 'pending',
    words: 'Pending since 14:02',
    url: 'https://explorer.example/tx/0x1',
    canStop: false,
  },
  {
    hash: '0x2',
    description: 'Swap 500 USDC for ETH',
    mark: 'confirmed',
    words: 'Confirmed, sped up',
    url: null,
    canStop: false,
  },
  { hash: '0x3', description: 'Swap 40 ENS for USDC', mark: 'failed', words: 'Failed', url: null, canStop: false },
  { hash: '0x4', description: 'Approve 1 USDC', mark: 'ended', words: 'Cancelled', url: null, canStop: false },
] as const

function show({ account: read, ...props }: Partial<Props & { account: AccountDetails }> = {}) {
  const on = {
    onCopy: jest.fn(),
    onSend: jest.fn(),
    onReceive: jest.fn(),
    onDisconnect: jest.fn(),
    onClose: jest.fn(),
  }
  render(
    <AccountDialog
      address={address}
      details={read ?? account}
      copied={false}
      copyFailed={false}
      sessionEnd={null}
      tabHref={(tab) => `/own#${tab}`}
      history={<p>history</p>}
      diagnostics={<p>diagnostics</p>}
      {...on}
      {...props}
    />,
  )
  return on
}

const explorerUrl = 'https://explorer.example/address/0x71'

function showHistory(props: Partial<Parameters<typeof AccountHistory>[0]> = {}) {
  const on = { onStop: jest.fn(), onClearAll: jest.fn() }
  render(<AccountHistory transactions={transactions} hidden={0} explorerUrl={explorerUrl} {...on} {...props} />)
  return on
}

test('is named by the account and shows its balance, with the exact one beside it', () => {
  show()
  expect(screen.getByRole('dialog', { name: 'marina.eth' })).toBeTruthy()
  for (const text of ['1.28 ETH', '1.2839 ETH']) screen.getByText(text)
})

test('a remembered balance says that it is one', () => {
  show({ account: { ...account, balance: { ...balance, stale: true } } })
  screen.getByText(', as last read')
})

test('a balance that cannot be read is not waited for', () => {
  show({ account: { ...account, balance: 'missing' } })
  expect(screen.getByText('Balance not available')).toBeTruthy()
})

test('without a name it shows the short address, with the whole one at hand', () => {
  show({ account: { ...account, ensName: null, balance: 'loading' } })
  expect(screen.getByRole('heading', { name: '0x71…9f3E' }).title).toBe(address)
})

test('copies, disconnects and closes', async () => {
  const on = show()
  await userEvent.click(screen.getByRole('button', { name: 'Copy Address' }))
  await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(on.onCopy).toHaveBeenCalledTimes(1)
  expect(on.onDisconnect).toHaveBeenCalledTimes(1)
  expect(on.onClose).toHaveBeenCalledTimes(1)
})

test('leads to each part of the account’s page, and closes on the way', async () => {
  const on = show()
  const links = within(screen.getByRole('navigation', { name: 'Your account' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Tokens', '/own#tokens'],
    ['Activity', '/own#activity'],
    ['Approvals', '/own#approvals'],
    ['Settings', '/own#settings'],
  ])
  await userEvent.click(links[2]!)
  expect(on.onClose).toHaveBeenCalledTimes(1)
})

test('shows that the address was copied', () => {
  show({ copied: true })
  expect(screen.getByRole('button', { name: 'Copied!' })).toBeTruthy()
  expect(screen.queryByText('Copy Address')).toBeNull()
})

test('U13: where copying is not allowed, the address stands there to be selected', () => {
  show({ copyFailed: true })
  within(screen.getByRole('alert')).getByText(address)
  expect(screen.queryByText('Copied!')).toBeNull()
})

test('says when the wallet ends the connection, and warns a day ahead', () => {
  const at = new Date(2026, 10, 25, 14, 2).getTime()
  show({ sessionEnd: at })
  const end = screen.getByText(`Session ends on ${dateText(at)}`)
  expect(end.querySelector('svg')).toBeNull()
  cleanup()
  show({ sessionEnd: at, sessionEndsSoon: true })
  const soon = screen.getByText(/^Session ends on/)
  expect(soon.querySelector('svg')).not.toBeNull()
})

test('lists transactions with their outcome, linked where there is an explorer', async () => {
  const on = showHistory()
  expect(screen.getByRole('heading', { name: 'Recent Transactions' })).toBeTruthy()
  expect(screen.getAllByRole('listitem').map(partsOf)).toEqual([
    ['Swap 1 ETH for USDC', 'Pending since 14:02'],
    ['Swap 500 USDC for ETH', 'Confirmed, sped up'],
    ['Swap 40 ENS for USDC', 'Failed'],
    ['Approve 1 USDC', 'Cancelled'],
  ])
  expect(screen.getByRole('link', { name: /Swap 1 ETH/ }).getAttribute('href')).toBe('https://explorer.example/tx/0x1')
  expect(screen.getByRole('link', { name: 'View more on Explorer' }).getAttribute('href')).toBe(explorerUrl)
  await userEvent.click(screen.getByRole('button', { name: 'Clear All' }))
  expect(on.onClearAll).toHaveBeenCalledTimes(1)
  // The focused button has disappeared with the rows, so the focus has moved to the section's title.
  expect(document.activeElement?.textContent).toBe('Recent Transactions')
})

test('without transactions it says where they will be', () => {
  showHistory({ transactions: [], explorerUrl: null })
  expect(screen.getByText('Your transactions will appear here.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Clear All' })).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})

test('what was sent recently is in it, and can be left out', () => {
  show()
  expect(screen.getByText('history')).toBeTruthy()
  cleanup()
  show({ history: null })
  expect(screen.getByRole('button', { name: 'Disconnect' })).toBeTruthy()
})

test('one that no node has known for long need not be watched any longer; the focus stays in the list', async () => {
  const long = { ...transactions[0], words: 'Not seen by the network for over 10 minutes', canStop: true }
  const { onStop } = showHistory({ transactions: [long, ...transactions.slice(1)] })
  await userEvent.click(screen.getByRole('button', { name: /^Stop watching/ }))
  expect(onStop.mock.calls).toEqual([['0x1']])
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Recent Transactions' }))
})
