import { screen } from '@testing-library/react'
import { settings } from '#config/settings'
import { NATIVE } from '#domain/token/token'
import { UNI, USDC } from '../support/fakeServices'
import { partsOf } from '../support/partsOf'
import { pass, renderApp, setUpBrowser } from './renderApp'
import { swap } from './swapPage'

setUpBrowser()
const chainId = settings.supportedChainIds[0]!
beforeEach(() => void Object.assign(settings, { firstPairs: { [chainId]: [USDC, UNI] } }))
afterEach(() => void Object.assign(settings, { firstPairs: {} }))

const USUAL = ['Token to sell: ETH', 'Token to receive: USDC']

async function pairAt(path: string) {
  await renderApp(path)
  await pass(300)
  return screen.getAllByRole('button', { name: /^Token to / }).map((button) => partsOf(button).join(' '))
}

test.each(['/', '/swap'])("%s begins with the operator's pair", async (path) => {
  expect(await pairAt(path)).toEqual(['Token to sell: USDC', 'Token to receive: UNI'])
})

test('a link to another pair is that pair', async () => {
  expect(await pairAt(swap('ETH', USDC))).toEqual(USUAL)
})

test('without a pair of its own a network begins with its coin for dollars', async () => {
  Object.assign(settings, { firstPairs: { [chainId + 1]: [NATIVE, UNI] } })
  expect(await pairAt('/swap')).toEqual(USUAL)
})
