import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TokenHead, type TokenHeadProps } from '../../../src/views/tokenPage/TokenHead'

const nothing = () => undefined
const ADDRESS = '0x514910771AF9Ca656af840dff83E8264EcF986CA'
const OTHER = '0x51491077100000000000000000000000000086CA'

const head = (changes: Partial<TokenHeadProps> = {}) => (
  <TokenHead
    stop={null}
    name="ChainLink Token"
    symbol="LINK"
    address={ADDRESS}
    chainName="Ethereum"
    logoURI={null}
    isListed
    lookalike={null}
    explorerHref={`https://etherscan.io/token/${ADDRESS}`}
    isCopied={false}
    onCopy={nothing}
    isFavourite={false}
    onFavourite={nothing}
    add={{ isPending: false, onPress: nothing }}
    {...changes}
  />
)

test('names the token, in full and in short', () => {
  render(head())
  screen.getByRole('heading', { level: 1, name: 'ChainLink Token LINK' })
  screen.getByText('On the token list')
  screen.getByText(ADDRESS)
  screen.getByText('0x51…86CA')
  expect(screen.getByRole('link', { name: 'Explorer' }).getAttribute('href')).toContain(ADDRESS)
})

test('a token that the site names is not said to be on the list', () => {
  render(head({ isNamed: true }))
  screen.getByText('Known to this site')
  expect(screen.queryByText('On the token list')).toBeNull()
})

test('the network’s own coin has no address and is on no list', () => {
  render(head({ name: 'Ether', symbol: 'ETH', address: null, isListed: false, add: null }))
  screen.getByText('Ethereum’s own coin')
  expect(screen.queryByRole('link', { name: 'Explorer' })).toBeNull()
  expect(screen.queryByText('Check this address before you trade')).toBeNull()
})

test('a token that is not on the list comes with a warning', () => {
  render(head({ isListed: false }))
  screen.getByText('Not on the token list')
  screen.getByText('Check this address before you trade')
})

test.each([
  ['address', false, 'This address only looks like that of UNI'],
  ['unlisted', false, 'This is not the UNI of the token list'],
  ['sharedSymbol', true, 'Another listed token is also called UNI'],
  ['similarSymbol', true, 'This symbol looks like UNI, which is another token'],
] as const)('L24: a lookalike of kind %s names both addresses in full', (kind, isListed, title) => {
  render(head({ isListed, lookalike: { kind, symbol: 'UNI', address: OTHER, href: '/token?address=0x51' } }))
  screen.getByText(title)
  screen.getByText(`This page: ${ADDRESS}`)
  expect(screen.getByRole('link', { name: OTHER }).getAttribute('href')).toBe('/token?address=0x51')
  screen.getByText(isListed ? 'On the token list' : 'Not on the token list')
})

test('an unlisted lookalike of the chain’s own coin: that one has no address', () => {
  render(head({ isListed: false, lookalike: { kind: 'unlisted', symbol: 'ETH', address: null, href: null } }))
  screen.getByText('This is not ETH')
  screen.getByText('ETH is the network’s own coin and has no address.')
})

test('where the list could not be read, nobody says that the token is not on it', () => {
  render(head({ isListed: null }))
  screen.getByText('Token list not loaded')
  screen.getByText('Check this address before you trade')
  expect(screen.queryByText(/on the token list/i)).toBeNull()
})

test('copies the address and says so', async () => {
  const onCopy = jest.fn()
  const { rerender } = render(head({ onCopy }))
  await userEvent.click(screen.getByRole('button', { name: 'Copy address' }))
  expect(onCopy).toHaveBeenCalledTimes(1)
  rerender(head({ isCopied: true }))
  expect(screen.getByRole('status').textContent).toBe('Copied!')
})

test('a favourite is one that is pressed', async () => {
  const onFavourite = jest.fn()
  const { rerender } = render(head({ onFavourite }))
  const star = screen.getByRole('button', { name: 'Favourite LINK' })
  expect(star.getAttribute('aria-pressed')).toBe('false')
  await userEvent.click(star)
  expect(onFavourite).toHaveBeenCalledTimes(1)
  rerender(head({ isFavourite: true }))
  expect(star.getAttribute('aria-pressed')).toBe('true')
})

test.each([
  [false, 'Add to wallet'],
  [true, 'Confirm in your wallet'],
])('W31: adding to the wallet, asking %s: %s', async (isReconnecting, label) => {
  const onPress = jest.fn()
  render(head({ add: { isPending: isReconnecting, onPress } }))
  await userEvent.click(screen.getByRole('button', { name: label }))
  expect(onPress).toHaveBeenCalledTimes(isReconnecting ? 0 : 1)
})

test('without a wallet nothing can be added', () => {
  render(head({ add: null, explorerHref: null }))
  expect(screen.queryByRole('button', { name: 'Add to wallet' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Explorer' })).toBeNull()
})
