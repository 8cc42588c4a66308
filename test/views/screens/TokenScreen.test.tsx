import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { type TokenHead, TokenScreen, type TokenScreenProps } from '../../../src/views/screens/TokenScreen'

const nothing = () => undefined
const ADDRESS = '0x514910771AF9Ca656af840dff83E8264EcF986CA'
const SLOTS = {
  chart: <p>chart</p>,
  figures: <p>figures</p>,
  pools: <p>pools</p>,
  trade: <p>trade</p>,
  balance: <p>balance</p>,
  safety: <p>safety</p>,
}

const head = (changes: Partial<TokenHead> = {}): TokenHead => ({
  name: 'ChainLink Token',
  symbol: 'LINK',
  address: ADDRESS,
  logoURI: null,
  isListed: true,
  explorerHref: `https://etherscan.io/token/${ADDRESS}`,
  isCopied: false,
  onCopy: nothing,
  add: { state: 'ready', onPress: nothing },
  ...changes,
})

const show = (props: TokenScreenProps) =>
  render(
    <MemoryRouter>
      <TokenScreen {...props} />
    </MemoryRouter>,
  )

test('names the token and gives each part its place', () => {
  show({ state: 'token', head: head(), slots: SLOTS })
  screen.getByRole('heading', { level: 1, name: 'ChainLink Token LINK' })
  screen.getByText('On the token list')
  screen.getByText(ADDRESS)
  screen.getByText('0x51…86CA')
  expect(screen.getByRole('link', { name: 'Explorer' }).getAttribute('href')).toContain(ADDRESS)
  for (const text of Object.keys(SLOTS)) screen.getByText(text)
  screen.getByRole('region', { name: 'Safety facts' })
  screen.getByRole('region', { name: 'Pools' })
})

test('a token that is not on the list comes with a warning', () => {
  show({ state: 'token', head: head({ isListed: false }), slots: SLOTS })
  screen.getByText('Not on the token list')
  screen.getByText('Check this address before you trade')
})

test('copies the address and says so', async () => {
  const onCopy = jest.fn()
  const { rerender } = show({ state: 'token', head: head({ onCopy }), slots: SLOTS })
  await userEvent.click(screen.getByRole('button', { name: 'Copy address' }))
  expect(onCopy).toHaveBeenCalledTimes(1)
  rerender(
    <MemoryRouter>
      <TokenScreen state="token" head={head({ isCopied: true })} slots={SLOTS} />
    </MemoryRouter>,
  )
  expect(screen.getByRole('status').textContent).toBe('Copied!')
})

test.each([
  ['ready', 'Add to wallet'],
  ['asking', 'Confirm in your wallet'],
  ['added', 'Added to wallet'],
] as const)('adding to the wallet, %s: %s', async (state, label) => {
  const onPress = jest.fn()
  show({ state: 'token', head: head({ add: { state, onPress } }), slots: SLOTS })
  await userEvent.click(screen.getByRole('button', { name: label }))
  expect(onPress).toHaveBeenCalledTimes(state === 'ready' ? 1 : 0)
})

test('without a wallet nothing can be added', () => {
  show({ state: 'token', head: head({ add: null, explorerHref: null }), slots: SLOTS })
  expect(screen.queryByRole('button', { name: 'Add to wallet' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Explorer' })).toBeNull()
})

test('without a pool there is no price to show', () => {
  show({ state: 'token', head: head(), slots: { ...SLOTS, chart: null, pools: null } })
  screen.getByText('No pool holds this token')
  screen.getByText('There is no on-chain price to show, and it cannot be traded here.')
})

test.each<[TokenScreenProps, string]>([
  [{ state: 'malformed', homeHref: '/' }, 'This is not a token address'],
  [{ state: 'noContract', chainName: 'Ethereum', explorerHref: null }, 'No token at this address on Ethereum'],
  [{ state: 'notToken', chainName: 'Ethereum', explorerHref: null }, 'No token at this address on Ethereum'],
  [{ state: 'unreadable', onRetry: nothing }, 'This token cannot be read right now'],
])('says why there is no token: %j', (props, title) => {
  show(props)
  screen.getByText(title)
  screen.getByRole('heading', { level: 1 })
})

test('while loading it holds the place', () => {
  const { container } = show({ state: 'loading' })
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull()
  screen.getByRole('heading', { level: 1, name: 'Reading the token' })
})
