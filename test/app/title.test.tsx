import { act } from '@testing-library/react'
import { UNI, USDC } from '../support/fakeServices'
import { HASH } from '../support/fakeWallet'
import { button, pass, setUpBrowser } from './renderApp'
import { connected, swap } from './swapPage'

setUpBrowser()
afterEach(() => look(false))

function look(isHidden: boolean) {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

async function swapped() {
  const app = await connected(swap('ETH', USDC, '1'))
  await app.user.click(button('Review swap'))
  await pass()
  await app.user.click(button('Confirm swap'))
  await pass()
  return app
}

test('the pair, pending transactions, and outcomes that came while the page was hidden', async () => {
  const { services } = await swapped()
  expect(document.title).toBe('1 pending · ETH/USDC | Tidemark')
  look(true)
  services.receipts.mine(HASH)
  await pass()
  expect(document.title).toBe('Swap 1 ETH for USDC: Confirmed · ETH/USDC | Tidemark')
  look(false)
  expect(document.title).toBe('ETH/USDC | Tidemark')
  expect(services.shown).toEqual([])
})

test('an outcome that the user has seen is not reported again', async () => {
  const { services } = await swapped()
  services.storage.write('systemNotifications', true)
  services.permission.current = 'granted'
  services.receipts.mine(HASH)
  await pass()
  expect(document.title).toBe('ETH/USDC | Tidemark')
  expect(services.shown).toEqual([])
})

test('an outcome in a hidden page is a system notification, if visitor and browser allow it', async () => {
  const { services } = await swapped()
  services.storage.write('systemNotifications', true)
  services.permission.current = 'granted'
  look(true)
  services.receipts.mine(HASH)
  await pass()
  expect(services.shown).toEqual([{ title: 'Swap 1 ETH for USDC', text: 'Confirmed', tag: HASH }])
})

test('the token and its price', async () => {
  await connected(`/token?address=${UNI}`)
  await pass()
  expect(document.title).toMatch(/^UNI \$[\d.,]+ \| Tidemark$/)
})

test('the owner of a profile', async () => {
  await connected('/profile')
  await pass()
  expect(document.title).toMatch(/^Profile of 0x\w{2,4}…\w{4} \| Tidemark$/)
})

test('that there is no such page', async () => {
  await connected('/nothing')
  await pass()
  expect(document.title).toBe('Page not found | Tidemark')
})
