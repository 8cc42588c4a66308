import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ProfileTab } from '#domain/profile/profileTab'
import {
  ForeignActivity,
  type ProfileAccount,
  ProfileOwn,
  ProfileScreen,
  type ProfileWallet,
} from '../../../src/views/profile/ProfileScreen'
import { partsOf } from '../../support/partsOf'
import { valueOf } from '../../support/valueOf'

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
  isReading: false,
  waiting: null,
  explorerHref: null,
  isCopied: false,
  onCopy: nothing,
  onSend: () => undefined,
}

function show(
  wallet: ProfileWallet,
  seen: readonly ProfileTab[] = ['tokens'],
  onTab: (tab: ProfileTab) => void = nothing,
) {
  return render(
    <ProfileScreen
      place="account"
      content={() => (
        <ProfileOwn wallet={wallet} seen={seen} search="?address=0x71" settings={<p>choices</p>} onTab={onTab} />
      )}
    />,
  )
}

const connected: Extract<ProfileWallet, { state: 'connected' }> = {
  state: 'connected',
  account: ACCOUNT,
  ownHref: null,
  parts: { tokens: <p>of tokens</p>, activity: <p>of activity</p>, approvals: <p>of approvals</p> },
  approvalCount: 3,
}

test('what is still being read has its shape, and is not called unavailable', () => {
  show({ ...connected, account: { ...ACCOUNT, balance: null, exactBalance: null, isReading: true } })
  const figures = screen.getByText('Total value').closest('dl')!
  expect(within(figures).queryByText(/not available/)).toBeNull()
  expect(figures.querySelectorAll('dd .skeleton')).toHaveLength(2)
})

test('the account of the last visit has its shape before its wallet says which it is', () => {
  show({ state: 'reconnecting', coinName: 'Ether', parts: connected.parts })
  screen.getByRole('heading', { level: 1, name: 'Profile' })
  const figures = screen.getByText('Ether balance').closest('dl')!
  expect(figures.querySelectorAll('dd .skeleton')).toHaveLength(2)
  screen.getByText('of tokens')
})

test('shows the account, and one of its parts at a time, each with an address', () => {
  const { container } = show(connected, ['activity', 'tokens'])
  screen.getByRole('heading', { level: 1, name: 'marina.eth' })
  expect(valueOf(document.body, 'Ether balance')).toMatch(/^1\.28 ETH/)
  expect(valueOf(document.body, 'Total value')).toBe('not available')
  const tabs = within(screen.getByRole('tablist', { name: 'Profile' })).getAllByRole('tab')
  expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual([
    '/profile?address=0x71#tokens',
    '/profile?address=0x71#activity',
    '/profile?address=0x71#approvals',
    '/profile?address=0x71#settings',
  ])
  expect(tabs.map(partsOf)).toEqual([['Tokens'], ['Activity'], ['Approvals', '3'], ['Settings']])
  expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['false', 'true', 'false', 'false'])
  expect(tabs.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1, -1])
  for (const tab of tabs) {
    const panel = container.querySelector(`#${tab.getAttribute('aria-controls')}`)
    expect(panel?.getAttribute('aria-labelledby')).toBe(tab.id)
  }
  within(screen.getByRole('tabpanel', { name: 'Activity' })).getByText('of activity')
  // Tabs that the visitor has opened stay rendered. Tabs that were never opened are not rendered.
  expect(screen.getByText('of tokens').closest('[hidden]')).not.toBeNull()
  expect(screen.queryByText('of approvals')).toBeNull()
  expect(screen.queryByText('choices')).toBeNull()
})

test.each<[from: ProfileTab, key: string, to: ProfileTab | null]>([
  ['tokens', '{ArrowRight}', 'activity'],
  ['tokens', '{ArrowLeft}', 'settings'],
  ['settings', '{ArrowRight}', 'tokens'],
  ['approvals', '{Home}', 'tokens'],
  ['approvals', '{End}', 'settings'],
  ['approvals', '{ArrowDown}', null],
  ['approvals', '{Control>}{ArrowLeft}{/Control}', null],
])('from %s the key %s leads to %s', async (from, key, to) => {
  const onTab = jest.fn()
  const { container } = show(connected, [from], onTab)
  container.querySelector<HTMLElement>(`#${from}`)?.focus()
  await userEvent.keyboard(key)
  expect(onTab.mock.calls).toEqual(to === null ? [] : [[to]])
  expect(document.activeElement?.id).toBe(to ?? from)
})

test('says in words what the total leaves out', () => {
  show({ ...connected, account: { ...ACCOUNT, totalValue: '$12.00', gaps: '1 of 4 tokens has no price' } })
  screen.getByText('$12.00')
  screen.getByText('1 of 4 tokens has no price')
})

test('an account that is only viewed says so, and leads back', () => {
  show({ ...connected, ownHref: '/profile', parts: { ...connected.parts, tokens: <ForeignActivity /> } })
  expect(partsOf(document.body)).toContain(`Viewing ${ACCOUNT.address}, read only. Back to your own account`)
  expect(screen.getByRole('link', { name: 'Back to your own account' }).getAttribute('href')).toBe('/profile')
  screen.getByText(
    'It is listed only by the browser that sent it. Swaps are public, and can be found on the chain below.',
  )
})

test.each([
  ['malformed', 'This is not an account address'],
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
  await userEvent.click(screen.getByRole('button', { name: 'Connect' }))
  expect(onConnect).toHaveBeenCalledTimes(1)
})

test('on another network it offers the switch', async () => {
  const onSwitch = jest.fn()
  show({ state: 'wrongNetwork', walletNetwork: 'Polygon', chainName: 'Ropsten', onSwitch, foot: <p>account</p> })
  screen.getByText('Your wallet is on Polygon')
  screen.getByText('account')
  await userEvent.click(screen.getByRole('button', { name: 'Switch to Ropsten' }))
  expect(onSwitch).toHaveBeenCalledTimes(1)
})

test.each<ProfileWallet>([
  connected,
  { state: 'disconnected', onConnect: nothing },
  { state: 'connecting' },
  { state: 'reconnecting', coinName: 'Ether', parts: connected.parts },
  { state: 'wrongNetwork', walletNetwork: 'Polygon', chainName: 'Ropsten', onSwitch: nothing, foot: null },
  { state: 'wrongAddress', reason: 'malformed', ownHref: '/profile' },
])('the settings are there in every state: $state', (wallet) => {
  show(wallet, ['settings'])
  screen.getByText('choices')
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})

test.each([
  ['faq', 'FAQ'],
  ['imprint', 'Imprint'],
] as const)('%s has a place of its own, which its link leads to', (place, name) => {
  const { container } = render(<ProfileScreen place={place} content={(shown) => <p>content of {shown}</p>} />)
  const region = screen.getByRole('region', { name })
  within(region).getByText(`content of ${place}`)
  expect(container.querySelector(`#${place}`)).toBe(region)
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})
