import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { type ProfileAccount, ProfileScreen, type ProfileWallet } from '../../../src/views/page/ProfileScreen'

const nothing = () => undefined
const ACCOUNT: ProfileAccount = {
  address: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F',
  displayName: 'marina.eth',
  avatar: null,
  balance: '1.28',
  exactBalance: '1.289',
  coin: { name: 'Ether', symbol: 'ETH' },
  totalValue: null,
  gaps: null,
  explorerHref: null,
  isCopied: false,
  onCopy: nothing,
}

function show(wallet: ProfileWallet) {
  return render(
    <MemoryRouter initialEntries={['/profile']}>
      <ProfileScreen
        wallet={wallet}
        section="tokens"
        search="?address=0x71"
        settings={<p>choices</p>}
        faq={<p>answers</p>}
        imprint={<p>operator</p>}
      />
    </MemoryRouter>,
  )
}

const connected: ProfileWallet = {
  state: 'connected',
  account: ACCOUNT,
  ownHref: null,
  tokens: <p>tokens</p>,
  activity: <p>activity</p>,
  approvals: <p>approvals</p>,
  approvalCount: 3,
}

test('shows the account, and leads to its sections', () => {
  const { container } = show(connected)
  screen.getByRole('heading', { level: 1, name: 'marina.eth' })
  expect(document.body.textContent).toContain('Ether balance1.28 ETH')
  expect(document.body.textContent).toContain('Total value–not available')
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/profile?address=0x71#tokens',
    '/profile?address=0x71#activity',
    '/profile?address=0x71#approvals',
    '/profile?address=0x71#settings',
    '/profile?address=0x71#faq',
    '/profile?address=0x71#imprint',
  ])
  expect(links[0]?.getAttribute('aria-current')).toBe('true')
  expect(links[2]?.textContent).toBe('Approvals3')
  for (const id of ['tokens', 'activity', 'approvals', 'settings', 'faq', 'imprint'])
    expect(container.querySelectorAll(`#${id}`)).toHaveLength(1)
})

test('says in words what the total leaves out', () => {
  show({ ...connected, account: { ...ACCOUNT, totalValue: '$12.00', gaps: '1 of 4 tokens has no price' } })
  expect(document.body.textContent).toContain('Total value$12.001 of 4 tokens has no price')
})

test('an account that is only viewed says so, and leads back', () => {
  show({ ...connected, ownHref: '/profile', activity: null })
  expect(document.body.textContent).toContain(`Viewing 0x71…976F${ACCOUNT.address}, read only.`)
  expect(screen.getByRole('link', { name: 'Back to your own account' }).getAttribute('href')).toBe('/profile')
  screen.getByText('Swaps and approvals are kept in the browser that made them.')
})

test.each([
  ['malformed', 'This is no account address'],
  ['checksum', 'This address is mistyped'],
] as const)('an address that is %s is reported, with a link to one’s own account', (reason, title) => {
  show({ state: 'wrongAddress', reason, ownHref: '/profile' })
  screen.getByText(title)
  screen.getByRole('link', { name: 'Back to your own account' })
})

test('without a wallet it asks for one', async () => {
  const onConnect = jest.fn()
  show({ state: 'disconnected', onConnect })
  screen.getByText('Connect a wallet to see your tokens')
  await userEvent.click(screen.getByRole('button', { name: 'Connect Wallet' }))
  expect(onConnect).toHaveBeenCalledTimes(1)
})

test('on another network it offers the switch', async () => {
  const onSwitch = jest.fn()
  show({ state: 'wrongNetwork', chainName: 'Ropsten', onSwitch, foot: <p>account</p> })
  screen.getByText('Your wallet is on another network')
  screen.getByText('account')
  await userEvent.click(screen.getByRole('button', { name: 'Switch to Ropsten' }))
  expect(onSwitch).toHaveBeenCalledTimes(1)
})

test.each<ProfileWallet>([
  connected,
  { state: 'disconnected', onConnect: nothing },
  { state: 'connecting' },
  { state: 'wrongNetwork', chainName: 'Ropsten', onSwitch: nothing, foot: null },
  { state: 'wrongAddress', reason: 'malformed', ownHref: '/profile' },
])('settings, FAQ and imprint stay in every state: $state', (wallet) => {
  show(wallet)
  screen.getByText('choices')
  expect(screen.getByRole('region', { name: 'FAQ' }).textContent).toContain('answers')
  expect(screen.getByRole('region', { name: 'Imprint' }).textContent).toContain('operator')
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})
