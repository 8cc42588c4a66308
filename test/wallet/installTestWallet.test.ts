/** @jest-environment jsdom */
import type { Eip1193Provider } from './eip1193'
import { ACCOUNTS, startFakeNode } from './fakeNode'
import { WALLET_NAME, WALLET_RDNS } from './identity'
import { installTestWallet, type InstallOptions } from './installTestWallet'

interface Announcement {
  info: { uuid: string; name: string; icon: string; rdns: string }
  provider: Eip1193Provider
}

function install(options: InstallOptions = {}) {
  const announced: Announcement[] = []
  const record = (event: Event) => announced.push((event as CustomEvent<Announcement>).detail)
  window.addEventListener('eip6963:announceProvider', record)
  const page: Window & { ethereum?: unknown } = window
  const control = installTestWallet(page, { autoApprove: true, ...options })
  const provider = () => {
    const [first] = announced
    if (!first) throw new Error('Nothing was announced')
    return first.provider
  }
  return { control, announced, provider, page }
}

beforeEach(() => {
  localStorage.clear()
  startFakeNode()
})

test('announces itself on load and whenever asked, with an image that needs no network', () => {
  const { announced } = install()
  expect(announced).toHaveLength(1)
  window.dispatchEvent(new Event('eip6963:requestProvider'))
  expect(announced.length).toBeGreaterThan(1)
  expect(announced[1]?.provider).toBe(announced[0]?.provider)
  expect(announced[1]?.info).toEqual(announced[0]?.info)
  expect(announced[0]?.info).toMatchObject({ name: WALLET_NAME, rdns: WALLET_RDNS })
  expect(announced[0]?.info.uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(announced[0]?.info.icon).toMatch(/^data:image\/svg\+xml,/)
  expect(Object.isFrozen(announced[0])).toBe(true)
})

test('can announce late, under another name, and at window.ethereum', async () => {
  const { announced, control, page } = install({
    announce: false,
    name: 'Other wallet',
    rdns: 'local.other',
    chainId: 1,
    injected: true,
  })
  window.dispatchEvent(new Event('eip6963:requestProvider'))
  expect(announced.filter(({ info }) => info.rdns === 'local.other')).toEqual([])
  control.announce()
  control.announce()
  const [mine, ...others] = announced.filter(({ info }) => info.rdns === 'local.other')
  expect(others).toEqual([])
  expect(mine?.info.name).toBe('Other wallet')
  expect(page.ethereum).toBe(mine?.provider)
  expect(await mine?.provider.request({ method: 'eth_chainId' })).toBe('0x1')
  await mine?.provider.request({ method: 'eth_requestAccounts' })
  expect(Object.keys(localStorage).every((key) => key.startsWith('testWallet.local.other.'))).toBe(true)
})

test('records every call and answers as it is told', async () => {
  const { control, provider } = install()
  expect(await provider().request({ method: 'eth_requestAccounts' })).toEqual([ACCOUNTS[0]])
  control.reply('eth_accounts', { value: '<b>' })
  expect(await provider().request({ method: 'eth_accounts' })).toBe('<b>')
  control.reply('eth_accounts', { error: undefined })
  await expect(provider().request({ method: 'eth_accounts' })).rejects.toBeUndefined()
  control.reply('eth_accounts', { never: true })
  const hanging = provider().request({ method: 'eth_accounts' })
  expect(await Promise.race([hanging, Promise.resolve('still waiting')])).toBe('still waiting')
  control.reply('eth_accounts', null)
  expect(await provider().request({ method: 'eth_accounts', params: [] })).toEqual([ACCOUNTS[0]])
  const methods = control.calls.map(({ method }) => method)
  expect(methods).toEqual(['eth_requestAccounts', 'eth_accounts', 'eth_accounts', 'eth_accounts', 'eth_accounts'])
  expect(control.calls.at(-1)).toEqual({ method: 'eth_accounts', params: [] })
})

test('the owner moves it from outside', () => {
  const { control, provider } = install()
  const events: unknown[] = []
  const listener = (payload: unknown) => events.push(payload)
  const events1193 = ['accountsChanged', 'chainChanged', 'disconnect']
  for (const event of events1193) provider().on(event, listener)
  control.setAccounts([ACCOUNTS[2] ?? ''])
  control.setChain(1)
  control.emit('disconnect', { code: 1011, message: 'gone' })
  for (const event of events1193) provider().removeListener(event, listener)
  control.setChain(3)
  expect(events).toEqual([[ACCOUNTS[2]], '0x1', { code: 1011, message: 'gone' }])
})
