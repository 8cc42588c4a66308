import { describe, expect, jest, test } from '@jest/globals'
import { createRegistry, type FoundWallets } from '#connectors/registry'
import type { WalletReach } from '#domain/wallet/wallet'
import type { WalletEvent } from '#events'
import { announce, fakePage, type FakePage } from '../support/fakePage'
import { ALICE, BOB, fakeWallet } from '../support/fakeWallet'
import { settle } from '../support/walletStore'

function look(page: FakePage = fakePage(), lastUsed: string | null = null) {
  const reports: FoundWallets[] = []
  const events: WalletEvent[] = []
  const registry = createRegistry({ page, report: (event) => void events.push(event) })
  registry.discover((found) => void reports.push(found), lastUsed)
  const list = () => reports.at(-1)?.wallets ?? []
  return { page, registry, told: reports, events, list, ids: () => list().map(({ id }) => id) }
}

test('what the list of wallets needs is prepared, but not in a page inside another one', () => {
  const prepare = jest.fn()
  const adapters = [{ id: 'far', reach: () => null, open: async () => null, prepare }]
  const framed = Object.assign(fakePage(), { top: null })
  createRegistry({ page: framed, report: () => undefined, adapters }).prepare(() => true)
  expect(prepare).not.toHaveBeenCalled()
  createRegistry({ page: fakePage(), report: () => undefined, adapters }).prepare(() => true)
  expect(prepare).toHaveBeenCalledTimes(1)
})

test('only a wallet that is not in this browser is preloaded, and none in a page inside another one', () => {
  const preload = jest.fn()
  const adapters = ['metaMask', 'far'].map((id) => ({ id, reach: () => null, open: async () => null, preload }))
  const page = fakePage()
  announce(page, fakeWallet().provider, { rdns: 'io.metamask', name: 'MetaMask' })
  const registry = createRegistry({ page, report: () => undefined, adapters })
  registry.discover(() => undefined, null)
  registry.preload('metaMask')
  registry.preload('unknown')
  expect(preload).not.toHaveBeenCalled()
  registry.preload('far')
  expect(preload).toHaveBeenCalledTimes(1)
  const framed = Object.assign(fakePage(), { top: null })
  createRegistry({ page: framed, report: () => undefined, adapters }).preload('far')
  expect(preload).toHaveBeenCalledTimes(1)
})

const bomb = () => {
  const explode = () => {
    throw new Error('touched')
  }
  return new Proxy(
    {},
    { get: explode, has: explode, getPrototypeOf: explode, ownKeys: explode, getOwnPropertyDescriptor: explode },
  )
}

describe('announced wallets', () => {
  test('those that were there first are listed at once, the catalogue under its own ids', () => {
    const page = fakePage()
    announce(page, fakeWallet().provider, { rdns: 'io.metamask', name: 'MetaMask' })
    announce(page, fakeWallet().provider, { rdns: 'org.example' })
    expect(look(page).ids()).toEqual(['metaMask', 'rdns:org.example'])
  })

  test('D14: one that comes late is listed too', async () => {
    const { page, ids, told: reports } = look()
    expect(ids()).toEqual([])
    announce(page, fakeWallet().provider, { rdns: 'me.rainbow' })
    await settle()
    expect(ids()).toEqual(['rainbow'])
    expect(reports).toHaveLength(2)
  })

  test('D12: the same provider announced again is one row, and no news', async () => {
    const { page, told: reports } = look()
    const { provider } = fakeWallet()
    announce(page, provider, { uuid: 'u' })
    await settle()
    announce(page, provider, { uuid: 'v' })
    page.dispatchEvent(new Event('eip6963:requestProvider'))
    await settle()
    expect(reports).toHaveLength(2)
  })

  test('D01: broken announcements are ignored, the others stay', async () => {
    const { page, ids } = look()
    const details = [null, {}, { info: {} }, { provider: {} }, bomb(), { info: bomb(), provider: bomb() }]
    for (const detail of details) page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    announce(page, fakeWallet().provider)
    await settle()
    expect(ids()).toEqual(['rdns:org.example.wallet'])
  })

  test('D02: two thousand wallets are fifty, never without the catalogue and the last used, told in one go', async () => {
    const { page, ids, list, told: reports } = look(fakePage(), 'rdns:com.last')
    for (let n = 0; n < 2_000; n++) announce(page, fakeWallet().provider, { rdns: `org.flood${n}` })
    announce(page, fakeWallet().provider, { rdns: 'io.metamask' })
    announce(page, fakeWallet().provider, { rdns: 'com.last' })
    for (let n = 0; n < 100; n++) announce(page, fakeWallet().provider, { rdns: 'io.metamask' })
    await settle()
    expect(list().filter(({ behind }) => behind === undefined)).toHaveLength(50)
    expect(ids()).toEqual(expect.arrayContaining(['metaMask', 'rdns:com.last', 'rdns:org.flood0']))
    expect(list().filter(({ behind }) => behind === 'rdns:io.metamask')).toHaveLength(99)
    expect(reports).toHaveLength(2)
  })

  test('D04: two that claim one name are both listed and both marked', () => {
    const page = fakePage()
    announce(page, fakeWallet().provider, { rdns: 'io.metamask', name: 'Spoof' })
    announce(page, fakeWallet().provider, { rdns: 'IO.MetaMask', name: 'MetaMask' })
    announce(page, fakeWallet().provider, { rdns: 'org.example' })
    expect(
      look(page)
        .list()
        .map(({ id, duplicate }) => [id, duplicate]),
    ).toEqual([
      ['metaMask', true],
      ['rdns:io.metamask', true],
      ['rdns:org.example', false],
    ])
  })

  test('D06: two that share a session id are both listed and both marked', () => {
    const page = fakePage()
    announce(page, fakeWallet().provider, { uuid: 'same', rdns: 'org.one' })
    announce(page, fakeWallet().provider, { uuid: 'same', rdns: 'org.two' })
    expect(
      look(page)
        .list()
        .map(({ id, duplicate }) => [id, duplicate]),
    ).toEqual([
      ['rdns:org.one', true],
      ['rdns:org.two', true],
    ])
  })

  test('D13: one that announces itself with the session id of another never takes its place, and both are marked', async () => {
    const page = fakePage()
    const own = fakeWallet()
    const other = fakeWallet({ accounts: [BOB] })
    const info = { uuid: 'u', rdns: 'io.metamask', name: 'MetaMask' }
    announce(page, own.provider, info)
    const { registry, list, events } = look(page)
    await registry.get('metaMask').connect(() => 1)
    announce(page, other.provider, info)
    await settle()
    expect(list().map(({ id, duplicate }) => [id, duplicate])).toEqual([
      ['metaMask', true],
      ['rdns:io.metamask', true],
    ])
    own.emit('accountsChanged', [BOB, ALICE])
    expect(events.at(-1)).toMatchObject({ type: 'wallet/accountsChanged', payload: { accounts: [BOB, ALICE] } })
    await registry.get('metaMask').connect(() => 2)
    expect(other.calls).toEqual([])
  })
})

describe('window.ethereum', () => {
  const flagged = (...flags: string[]) =>
    Object.assign(fakeWallet().provider, Object.fromEntries(flags.map((flag) => [flag, true])))
  const at = (ethereum: unknown) => Object.assign(fakePage(), { ethereum })

  test.each([
    [['isMetaMask'], 'metaMask'],
    [['isCoinbaseWallet', 'isMetaMask'], 'coinbase'],
    [['isBraveWallet', 'isMetaMask'], 'brave'],
    [['isMetaMask', 'isBraveWallet', 'isCoinbaseWallet'], 'brave'],
    [['isMetaMask', 'isTokenary'], 'injected'],
    [[], 'injected'],
  ])('D10: the flags %j make it %s, once', (flags, id) => {
    expect(look(at(flagged(...flags))).ids()).toEqual([id])
  })

  test('an unknown one is called what its flags say', () => {
    expect(look(at(flagged('isTrust', 'isMetaMask'))).list()).toMatchObject([{ id: 'injected', name: 'Trust Wallet' }])
    expect(look(at(flagged())).list()).toMatchObject([{ id: 'injected', name: 'Injected Wallet' }])
  })

  test('D10: the object of an announced wallet is listed once', () => {
    const page = at(flagged('isMetaMask'))
    announce(page, page.ethereum, { rdns: 'io.metamask' })
    expect(look(page).ids()).toEqual(['metaMask'])
  })

  test('flags that name an announced wallet are not believed', () => {
    const page = at(flagged('isMetaMask'))
    announce(page, fakeWallet().provider, { rdns: 'io.metamask' })
    expect(look(page).list()).toMatchObject([{ id: 'metaMask' }, { id: 'injected', name: 'Injected Wallet' }])
  })

  test('D09: one that throws whatever is done to it is not offered', () => {
    expect(look(at(bomb())).ids()).toEqual([])
    const page = fakePage()
    Object.defineProperty(page, 'ethereum', {
      get() {
        throw new Error('touched')
      },
    })
    expect(look(page).ids()).toEqual([])
  })

  test('D11: junk and cycles in its list of providers are skipped', () => {
    const inner = flagged('isMetaMask')
    const ethereum: { providers: unknown[]; request: () => void } = { providers: [], request: () => undefined }
    ethereum.providers = [null, 7, 'x', {}, bomb(), inner, ethereum]
    const { ids } = look(at(ethereum))
    expect(ids()).toEqual(['metaMask'])
  })

  test('one that comes late is found when it says so, or when the page is looked at', () => {
    const { page, ids } = look()
    page.ethereum = flagged('isMetaMask')
    page.dispatchEvent(new Event('ethereum#initialized'))
    expect(ids()).toEqual(['metaMask'])
    page.ethereum = undefined
    page.dispatchEvent(new Event('focus'))
    expect(ids()).toEqual([])
  })
})

test('a wallet that is not here has a connector that is not ready', async () => {
  const { registry } = look()
  expect(registry.get('metaMask').isReady()).toBe(false)
  await expect(registry.get('metaMask').connect(() => 1)).rejects.toMatchObject({ failure: 'gone' })
})

describe('wallets that need nothing in this browser', () => {
  const far = (id: string, reach: WalletReach | null) => ({
    id,
    reach: () => reach,
    open: jest.fn(async () => ({ provider: fakeWallet().provider })),
    prepare: jest.fn(),
  })

  test('are listed by how they are reached, and those of the browser are not among them', () => {
    const adapters = [far('walletConnect', 'pairing'), far('metaMask', 'browser'), far('rainbow', null)]
    let found: FoundWallets | undefined
    createRegistry({ page: fakePage(), report: () => undefined, adapters: adapters }).discover(
      (news) => (found = news),
      null,
    )
    expect(found?.reachable).toEqual([{ id: 'walletConnect', reach: 'pairing' }])
  })

  test('are used directly where they are in the browser, and else from afar', async () => {
    const [near, remote] = [far('metaMask', 'pairing'), far('rainbow', 'pairing')]
    const page = fakePage()
    const here = fakeWallet()
    announce(page, here.provider, { rdns: 'io.metamask', name: 'MetaMask' })
    const registry = createRegistry({ page, report: () => undefined, adapters: [near, remote] })
    registry.discover(() => undefined, null)
    expect([registry.get('metaMask').reach(), registry.get('rainbow').reach()]).toEqual(['browser', 'pairing'])
    await registry.get('metaMask').connect(() => 1)
    expect(near.open).not.toHaveBeenCalled()
    expect(here.methods()).toContain('eth_requestAccounts')
    await registry.get('rainbow').connect(() => 1)
    expect(remote.open).toHaveBeenCalledTimes(1)
    expect(registry.get('rainbow')).toBe(registry.get('rainbow'))
    expect(registry.get('unknown').reach()).toBeNull()
  })

  test('only those that are not in the browser are prepared', () => {
    const [near, remote] = [far('metaMask', 'pairing'), far('rainbow', 'pairing')]
    const page = fakePage()
    announce(page, fakeWallet().provider, { rdns: 'io.metamask', name: 'MetaMask' })
    const registry = createRegistry({ page, report: () => undefined, adapters: [near, remote] })
    registry.discover(() => undefined, null)
    const isNeeded = () => true
    registry.prepare(isNeeded)
    expect(near.prepare).not.toHaveBeenCalled()
    expect(remote.prepare).toHaveBeenCalledWith(isNeeded)
  })
})

test('the wallet of the last visit is not lost in a flood, whichever of its identity it was', async () => {
  const page = fakePage()
  const { ids } = look(page, 'rdns:org.last#2')
  for (let at = 0; at < 100; at += 1) announce(page, fakeWallet().provider, { rdns: `org.flood.w${at}` })
  announce(page, fakeWallet().provider, { rdns: 'org.last' })
  announce(page, fakeWallet().provider, { rdns: 'org.never' })
  await settle()
  expect(ids()).toContain('rdns:org.last')
  expect(ids()).not.toContain('rdns:org.never')
})

test('an unchanged list is reported once, however often the user returns', () => {
  const { page, told } = look()
  expect(told).toHaveLength(1)
  page.dispatchEvent(new Event('focus'))
  page.dispatchEvent(new Event('ethereum#initialized'))
  expect(told).toHaveLength(1)
})
