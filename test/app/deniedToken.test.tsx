import { screen } from '@testing-library/react'
import { settings } from '#config/settings'
import { NATIVE } from '#domain/token/token'
import { selectTrade } from '#store/trade/trade'
import { FACTS, WETH, UNI, USDC } from '../support/fakeServices'
import { BOB } from '../support/fakeWallet'
import { pass, setUpBrowser } from './renderApp'
import { connected, swap } from './swapPage'

setUpBrowser()
const LENIENT = { tokensDenied: [], tokensAllowed: null, pairsDenied: [], importUnlisted: true }
afterEach(() => void Object.assign(settings, LENIENT))

test.each([
  ['denied', { tokensDenied: [UNI] }],
  ['not among those that are allowed', { tokensAllowed: [USDC] }],
])('a token that is %s is not traded, and whoever opens its address reads why', async (_, policy) => {
  Object.assign(settings, policy)
  await connected(swap('ETH', UNI, '1'))
  await pass()
  expect(screen.getAllByText(/^0x.* is not offered on this site: its operator has left it out/)).not.toEqual([])
  expect(screen.queryByRole('button', { name: /^Review swap/ })).toBeNull()
})

test('its page says so, too', async () => {
  Object.assign(settings, { tokensDenied: [UNI] })
  await connected(`/token?address=${UNI}`)
  await pass()
  expect(screen.getByText('This token is not offered here')).toBeTruthy()
})

test('any other is traded as before', async () => {
  Object.assign(settings, { tokensDenied: [WETH] })
  await connected(swap('ETH', USDC, '1'))
  await pass()
  expect(screen.getByRole('button', { name: /^Review swap/ })).toBeTruthy()
})

test.each([
  ['ETH', USDC],
  [USDC, 'ETH'],
  [WETH, USDC],
])(
  'a pair that is denied is not traded, in either direction and for the wrapped coin: %s for %s',
  async (sell, buy) => {
    Object.assign(settings, { pairsDenied: [[NATIVE, USDC]] })
    const { store } = await connected(swap(sell, buy, '1'))
    await pass()
    expect(
      screen.getAllByText(/is not offered for the other token: the operator of this site has left the pair out/),
    ).not.toEqual([])
    expect(screen.queryByRole('button', { name: /^Review swap/ })).toBeNull()
    expect(selectTrade(store.getState()).status).toBe('idle')
  },
)

test('where only listed tokens are traded, a link to another one says so, and it cannot be accepted', async () => {
  Object.assign(settings, { importUnlisted: false })
  await connected(swap('ETH', BOB, '1'), ({ services }) => {
    services.chain.tokenFacts = async (_chainId, token) =>
      FACTS[token] ?? { symbol: 'XX', name: 'Something', decimals: 6, totalSupply: 1n }
  })
  await pass()
  expect(
    screen.getAllByText(/was not found on the token list, and the operator of this site allows no other/),
  ).not.toEqual([])
  expect(screen.queryByRole('button', { name: 'Use this token' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Review swap/ })).toBeNull()
})
