import { screen } from '@testing-library/react'
import { settings } from '../../src/config/settings'
import { WETH, UNI, USDC } from '../support/fakeServices'
import { pass, setUpBrowser } from './renderApp'
import { connected, swap } from './swapPage'

setUpBrowser()
afterEach(() => void Object.assign(settings, { tokensDenied: [], tokensAllowed: null }))

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
