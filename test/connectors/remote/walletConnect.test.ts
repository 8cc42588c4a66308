import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { EthereumProvider } from '@walletconnect/ethereum-provider'
import { readSettings } from '../../../src/build/settings'
import type { Connector } from '#connectors/connector'
import { APP_PICTURE } from '#config/paths'
import { createRegistry } from '#connectors/registry'
import { remoteWallets } from '#connectors/remote/remoteWallets'
import type { Address } from '#domain/chain/address'
import { PAIRING_CODE_MS, PAIRING_MS, PAIRING_RENEWAL_MS } from '#domain/wallet/limits'
import { pairingReady, type WalletEvent } from '#events'
import { connectWallet, selectWallet } from '#store/wallet/connectWallet'
import { disconnectWallet } from '#store/wallet/disconnectWallet'
import { switchChain } from '#store/wallet/switchChain'
import { selectCanSwitchChain, selectWalletChainId, selectSwitchError } from '#store/chain/walletChain'
import { selectAccount, selectSessionEnd, selectStatus, selectWalletId } from '#store/wallet/connection'
import { selectWizard } from '#store/wallet/connectWizard'
import { modalClosed, modalOpened } from '#store/browser/modals'
import { selectPairing } from '#store/wallet/pairing'
import { startAnvil, type Anvil } from '../../chain/anvil'
import { accountOf } from '../../chain/world'
import { fakePage, type FakePage } from '../../support/fakePage'
import { walletStore } from '../../support/walletStore'
import { until } from '../../support/until'
import { startRelay, type Relay } from '../../wallet/walletConnect/relay'
import {
  chainsOf,
  methodsOf,
  startWalletKitWallet,
  type Grant,
  type WalletKitWallet,
} from '../../wallet/walletConnect/wallet'
import { conformance, type Subject } from '../conformance'

const ALICE = accountOf('alice').address as Address
const BOB = accountOf('bob').address as Address
const OUT_OF_REACH = 'WalletConnect cannot be reached. Check your connection and retry.'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148'
/** The SDK reconnects to a relay within this time. It abandons a message only after more than a minute. */
const RELAY_BACK_MS = 30_000

/** The database entries that a browser keeps for the SDK between two visits; null for a browser without a database. */
let mockEntries: Map<string, string> | null = null

// This fake database holds `mockEntries`. The browser tests cover the real database.
jest.mock('idb-keyval', () => {
  const lent = () => {
    if (!mockEntries) throw new Error('There is no database.')
    return mockEntries
  }
  const read = (text: string | undefined): unknown => (text === undefined ? undefined : JSON.parse(text))
  return {
    createStore: lent,
    keys: (store: Map<string, string>) => Promise.resolve([...store.keys()]),
    entries: (store: Map<string, string>) => Promise.resolve([...store].map(([key, text]) => [key, read(text)])),
    get: (key: string, store: Map<string, string>) => Promise.resolve(read(store.get(key))),
    set: (key: string, value: unknown, store: Map<string, string>) =>
      Promise.resolve(void store.set(key, JSON.stringify(value))),
    del: (key: string, store: Map<string, string>) => Promise.resolve(void store.delete(key)),
  }
})

type Sdk = Awaited<ReturnType<typeof EthereumProvider.init>>

let anvil: Anvil
let relay: Relay
let wallet: WalletKitWallet
const sdks: Promise<Sdk>[] = []
const wallets: WalletKitWallet[] = []
const apps: Pick<ReturnType<typeof walletStore>, 'dispatch'>[] = []

beforeAll(async () => {
  // These variables give each page its own WalletConnect core, as in real pages.
  process.env.IS_VITEST = 'true'
  process.env.DISABLE_GLOBAL_CORE = 'true'
  anvil = await startAnvil({ chainId: 3, port: 0 })
})
afterAll(() => anvil.stop())

beforeEach(async () => {
  mockEntries = null
  const init = EthereumProvider.init.bind(EthereumProvider)
  jest.spyOn(EthereumProvider, 'init').mockImplementation((options) => {
    const started = init(options)
    sdks.push(started)
    return started
  })
  relay = await startRelay()
  wallet = await startWallet()
})

afterEach(async () => {
  await closePages()
  for (const each of wallets.splice(0)) await each.close()
  if (jest.isMockFunction(setTimeout)) jest.clearAllTimers()
  jest.useRealTimers()
  jest.restoreAllMocks()
  await relay.close()
})

async function startWallet(chains: readonly number[] = [3, 1]) {
  const started = await startWalletKitWallet({ relayUrl: relay.url, rpcUrl: anvil.url, accounts: [ALICE], chains })
  wallets.push(started)
  return started
}

/** Waits until no more calls reach the relay. An interrupted call would keep its timer for a minute. */
async function relayIsQuiet() {
  for (let quiet = 0, calls = relay.log.length; quiet < 50; quiet += 1) {
    await new Promise(setImmediate)
    if (relay.log.length === calls) continue
    calls = relay.log.length
    quiet = 0
  }
}

async function closePages() {
  await relayIsQuiet()
  for (const app of apps.splice(0)) app.dispatch(modalClosed())
  for (const started of sdks.splice(0)) {
    const { client } = (await started).signer
    // Expire the proposals, because their timers would otherwise outlive the page.
    for (const { id } of client.proposal.getAll()) client.core.expirer.set(id, 0)
    client.core.heartbeat.stop()
    client.core.relayer.transportExplicitlyClosed = true
    await client.core.relayer.transportClose()
  }
}

/** Stops the clock, so that only the test advances it. Sockets and promises still work. */
const stopClock = () => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] })

/**
 * Advances the clock by up to `ms` in small steps, and lets sockets do their work between the steps. Stops early once
 * `enough` returns true.
 */
async function passTime(ms: number, enough: () => boolean = () => false) {
  for (let passed = 0; passed < ms && !enough(); passed += 500) {
    await jest.advanceTimersByTimeAsync(500)
    await new Promise(setImmediate)
  }
}

interface VisitOptions {
  before?: FakePage
  userAgent?: string
  projectId?: string
}

function makePage(before: FakePage = fakePage(), userAgent = 'Mozilla/5.0 (X11; Linux x86_64)'): FakePage {
  const entries = Object.fromEntries(
    ['tidemark.session', 'WALLETCONNECT_DEEPLINK_CHOICE'].flatMap((key) => {
      const text = before.localStorage.getItem(key)
      return text === null ? [] : [[key, text]]
    }),
  )
  return Object.assign(fakePage(entries), { location: { origin: 'https://tidemark.test' }, navigator: { userAgent } })
}

const settingsOf = (projectId = 'a'.repeat(32)) => ({
  ...readSettings({}),
  walletConnectProjectId: projectId === '' ? null : projectId,
  walletConnectRelayUrl: relay.url,
})

function visit({ before, userAgent, projectId }: VisitOptions = {}) {
  const page = makePage(before, userAgent)
  const app = walletStore(page, {
    device: { isPhone: userAgent !== undefined, system: 'ios', extensionStore: null },
    adapters: (report) => remoteWallets(page, report, settingsOf(projectId), () => 3),
  })
  apps.push(app)
  app.start()
  const code = () => selectPairing(app.state())
  const uri = async () => {
    await until(() => code() !== null)
    return code()?.uri ?? ''
  }
  return {
    ...app,
    code,
    uri,
    /** Waits until the pairing URI on the screen differs from `former`, and returns the new URI. */
    async uriAfter(former: string) {
      await until(() => (code()?.uri ?? former) !== former)
      return uri()
    },
    status: () => selectStatus(app.state()),
    account: () => selectAccount(app.state()),
    chainId: () => selectWalletChainId(app.state()),
    outcome: () => selectWizard(app.state()),
    open: () => app.dispatch(modalOpened({ modal: 'connect' })),
    choose(id = 'walletConnect') {
      app.dispatch(modalOpened({ modal: 'connect' }))
      return app.dispatch(selectWallet(id))
    },
  }
}
type App = ReturnType<typeof visit>

async function scan(app: App, by = wallet) {
  await by.pair(await app.uri())
  return by.nextProposal()
}

async function connected(grant: Grant = {}, options: VisitOptions & { id?: string } = {}) {
  const app = visit(options)
  const done = app.choose(options.id)
  await scan(app)
  await wallet.approve(grant)
  await done
  expect(app.status()).toBe('connected')
  return app
}

const connector = (app: App, id = 'walletConnect'): Connector => app.wallets.get(id)
const send = (app: App) =>
  connector(app).sendTransaction({ from: ALICE, chainId: 3, to: BOB, value: 1n, data: '0x', gas: 21_000n })
const failureOf = (requested: Promise<unknown>) =>
  requested.then(
    () => null,
    (error: unknown) => error,
  )

describe('connecting', () => {
  test('a wallet that scans the code and approves is connected, with the accounts of all chains', async () => {
    const app = visit()
    const done = app.choose()
    const proposal = await scan(app)
    expect(app.status()).toBe('connecting')
    expect(chainsOf(proposal)).toEqual(readSettings({}).chainIds)
    expect(methodsOf(proposal).filter((method) => /sign/i.test(method))).toEqual([])
    expect(proposal.proposer.metadata).toMatchObject({
      name: 'Tidemark',
      url: 'https://tidemark.test',
      icons: [`https://tidemark.test${APP_PICTURE}`],
    })
    await wallet.approve({ accounts: [BOB.toLowerCase(), ALICE] })
    await done
    expect(app.state().connection.accounts).toEqual([BOB, ALICE])
    expect([app.status(), app.code(), selectWalletId(app.state())]).toEqual(['connected', null, 'walletConnect'])
    const days = ((selectSessionEnd(app.state()) ?? 0) - Date.now()) / 86_400_000
    expect([days > 6.9, days <= 7]).toEqual([true, true])
  })

  test('the accounts of the chain that the wallet is on come first', async () => {
    const app = await connected({ accounts: [`eip155:3:${BOB}`, `eip155:1:${ALICE}`] })
    expect([app.chainId(), app.state().connection.accounts]).toEqual([3, [BOB, ALICE]])
    await app.dispatch(switchChain(1))
    await until(() => app.account() === ALICE)
    expect(app.state().connection.accounts).toEqual([ALICE, BOB])
  })

  test('a rejection gives a fresh code that says so, and the attempt goes on', async () => {
    const app = visit()
    const done = app.choose()
    const first = await app.uri()
    expect(app.code()?.isNew).toBeNull()
    await scan(app)
    await wallet.reject()
    await app.uriAfter(first)
    expect(app.code()?.isNew).toBe('declined')
    expect([app.status(), app.outcome().outcome]).toEqual(['connecting', null])
    await scan(app)
    await wallet.approve()
    await done
    expect(app.status()).toBe('connected')
  })

  test('a code is renewed before its end, and the new one works', async () => {
    stopClock()
    const app = visit()
    const done = app.choose()
    const first = await app.uri()
    const life = (app.code()?.expiresAt ?? 0) - Date.now()
    expect(Math.abs(life - (PAIRING_MS - PAIRING_RENEWAL_MS))).toBeLessThan(2_000)
    await passTime(life + 1_000)
    expect(await app.uriAfter(first)).toMatch(/^wc:/)
    expect(app.code()?.isNew).toBe('expired')
    // If the SDK's work for the first code were not ended properly, an unhandled rejection would occur in this period.
    await passTime(PAIRING_RENEWAL_MS + 5_000)
    await scan(app)
    await wallet.approve()
    await done
    expect(app.status()).toBe('connected')
  })

  test('a code that nobody looks at any more is not renewed', async () => {
    stopClock()
    const app = visit()
    void app.choose()
    await app.uri()
    app.dispatch(modalClosed())
    await passTime(PAIRING_MS + 5_000)
    expect([app.code(), app.status()]).toEqual([null, 'disconnected'])
  })

  test('W03: an approval that nobody waits for connects nothing, and the wallet hears that it is over', async () => {
    const app = visit()
    const done = app.choose()
    await scan(app)
    app.dispatch(modalClosed())
    const over = wallet.sessionDeleted()
    await wallet.approve()
    await Promise.all([over, done])
    expect([app.status(), app.code(), wallet.hasSession()]).toEqual(['disconnected', null, false])
    expect(app.types()).not.toContain('wallet/connected')
    const again = app.choose()
    await scan(app)
    await wallet.approve()
    await again
    expect(app.status()).toBe('connected')
  })

  test('two wallets that pair share one code, which counts for the one chosen last', async () => {
    const app = visit()
    const first = app.choose('rainbow')
    const code = await app.uri()
    const second = app.dispatch(selectWallet('walletConnect'))
    await scan(app)
    expect(app.code()?.uri).toBe(code)
    await wallet.approve()
    await Promise.all([first, second])
    expect([app.status(), selectWalletId(app.state())]).toEqual(['connected', 'walletConnect'])
    expect(relay.log.filter(({ method }) => method === 'wc_proposeSession')).toHaveLength(1)
  })

  test('without a place to keep anything it works as long as the page lasts', async () => {
    expect(globalThis).not.toHaveProperty('indexedDB')
    await connected()
  })

  test('without a project id it is not there', async () => {
    const app = visit({ projectId: '' })
    expect([connector(app).isReady(), connector(app).reach()]).toEqual([false, null])
    await app.choose()
    await app.dispatch(connectWallet('walletConnect'))
    expect(app.outcome()).toMatchObject({ outcome: 'gone' })
    expect(sdks).toEqual([])
  })
})

describe('on a phone', () => {
  test('the code is there before a wallet is chosen, and a tap takes it', async () => {
    const app = visit({ userAgent: IPHONE })
    app.open()
    const code = await app.uri()
    expect(app.status()).toBe('disconnected')
    const done = app.dispatch(selectWallet('metaMask'))
    await scan(app)
    expect(app.code()?.uri).toBe(code)
    await wallet.approve()
    await done
    expect([app.status(), selectWalletId(app.state())]).toEqual(['connected', 'metaMask'])
  })

  test('on a desktop nothing is fetched for it', async () => {
    const app = visit()
    app.open()
    await new Promise(setImmediate)
    expect([sdks.length, relay.clients()]).toEqual([0, 0])
  })
})

describe('a relay out of reach', () => {
  const WAYS: [string, (on: boolean) => void][] = [
    [
      'refuses',
      (on) => {
        relay.refuse(on)
      },
    ],
    [
      'hangs',
      (on) => {
        relay.hang(on)
      },
    ],
  ]
  test.each(WAYS)('one that %s is told of in time, and once it is back a retry works', async (_way, trouble) => {
    stopClock()
    trouble(true)
    const app = visit()
    const started = Date.now()
    const done = app.choose()
    await passTime(2 * PAIRING_CODE_MS, () => app.outcome().outcome !== null)
    await done
    expect(app.outcome()).toMatchObject({ outcome: 'failed', message: OUT_OF_REACH })
    expect(Date.now() - started).toBeLessThanOrEqual(PAIRING_CODE_MS + 2_000)

    // The relay now publishes the abandoned proposal. The proposal's URI must not be mistaken for the new URI.
    trouble(false)
    const again = app.dispatch(connectWallet('walletConnect'))
    await passTime(RELAY_BACK_MS, () => app.code() !== null)
    await passTime(RELAY_BACK_MS, () => relay.log.filter(({ method }) => method === 'wc_proposeSession').length > 2)
    await scan(app)
    await wallet.approve()
    await until(() => app.status() === 'connected')
    await again
  })

  test('a proposal that was abandoned and goes out later leads to nothing', async () => {
    stopClock()
    relay.hang(true)
    const app = visit()
    const done = app.choose()
    await passTime(2 * PAIRING_CODE_MS, () => app.outcome().outcome !== null)
    await done
    relay.hang(false)
    await passTime(RELAY_BACK_MS)
    const [{ client }] = (await Promise.all(sdks)).map(({ signer }) => signer) as [Sdk['signer']]
    expect([app.code(), client.proposal.length]).toEqual([null, 0])
  })
})

describe('requests', () => {
  test('a transaction is approved, and another one rejected', async () => {
    const app = await connected()
    const sent = send(app)
    expect(await wallet.nextRequest()).toMatchObject({ method: 'eth_sendTransaction', chainId: 3 })
    const hash = await wallet.approveRequest()
    expect(await sent).toBe(hash)
    const refused = failureOf(send(app))
    await wallet.nextRequest()
    await wallet.rejectRequest()
    expect(await refused).toMatchObject({ failure: 'rejected' })
  })

  test('to a chain of the session it goes without asking', async () => {
    const app = await connected()
    await app.dispatch(switchChain(1))
    expect([app.chainId(), selectSwitchError(app.state())]).toEqual([1, null])
  })

  test('for any other chain the wallet is asked: rejected, and then not', async () => {
    const app = await connected({ chainIds: [3] })
    const refused = app.dispatch(switchChain(1))
    expect((await wallet.nextRequest()).method).toBe('wallet_switchEthereumChain')
    await wallet.rejectRequest()
    await refused
    expect([app.chainId(), selectSwitchError(app.state())]).toEqual([3, null])
    const done = app.dispatch(switchChain(1))
    await wallet.nextRequest()
    await wallet.approveRequest()
    await done
    expect(app.chainId()).toBe(1)
  })

  test('a chain that the wallet does not know is added', async () => {
    const app = await connected({ chainIds: [3] })
    const done = app.dispatch(switchChain(4))
    await wallet.nextRequest()
    await wallet.rejectRequest({ code: 4902, message: 'Unrecognized chain.' })
    const { method, params } = await wallet.nextRequest()
    expect([method, params]).toMatchObject(['wallet_addEthereumChain', [{ chainId: '0x4', chainName: 'Rinkeby' }]])
    await wallet.approveRequest()
    await done
    expect(app.chainId()).toBe(4)
  })

  test('what the wallet did not allow is not asked of it', async () => {
    const app = await connected({ chainIds: [3, 1], methods: [] })
    expect(selectCanSwitchChain(app.state())).toBe(true)
    expect(await failureOf(send(app))).toMatchObject({ failure: 'unsupported' })
    const asset = { address: BOB, symbol: 'TDM', decimals: 18, image: null }
    expect(await failureOf(connector(app).watchAsset(asset))).toMatchObject({ failure: 'unsupported' })
    await app.dispatch(switchChain(4))
    expect(selectSwitchError(app.state())).toMatch(/^Your wallet does not support switching to Rinkeby/)
    expect(selectCanSwitchChain(app.state())).toBe(true)
    await app.dispatch(switchChain(1))
    expect(app.chainId()).toBe(1)
  })

  test('a wallet with one chain and no way to switch says so', async () => {
    const app = await connected({ chainIds: [3], methods: ['eth_sendTransaction'] })
    expect(selectCanSwitchChain(app.state())).toBe(false)
  })
})

describe('news', () => {
  test('other accounts by an event outlast a look at the wallet, until the session says otherwise', async () => {
    const app = await connected()
    await wallet.emitAccounts([BOB], 3)
    await until(() => app.account() === BOB)
    await connector(app).refresh()
    expect(app.account()).toBe(BOB)
    await wallet.updateSession({ accounts: [BOB, ALICE] })
    await until(() => app.state().connection.accounts.length === 2)
    await wallet.updateSession({ accounts: [ALICE] })
    await until(() => app.account() === ALICE)
  })

  test('another chain of the session', async () => {
    const app = await connected()
    await wallet.emitChain(1)
    await until(() => app.chainId() === 1)
  })

  test('a chain outside the session is shown, and nothing is asked of the wallet', async () => {
    const app = await connected()
    await wallet.emitChain(137, 3)
    await until(() => app.chainId() === 137)
    const sent = send(app)
    expect(await failureOf(sent)).toMatchObject({ failure: 'changed' })
    const done = app.dispatch(switchChain(4))
    // The wallet gets no request before this one.
    expect(await wallet.nextRequest()).toMatchObject({ params: [{ chainId: '0x4' }] })
    await wallet.approveRequest()
    await done
    expect(app.chainId()).toBe(4)
  })

  test('the wallet ends the session', async () => {
    const app = await connected()
    await wallet.deleteSession()
    await until(() => app.status() === 'disconnected')
    expect(await failureOf(send(app))).toMatchObject({ failure: 'gone' })
  })
})

describe('the next visit', () => {
  beforeEach(() => void (mockEntries = new Map()))

  test('finds the session again, with its chain, and without a word to the wallet', async () => {
    const { page, dispatch } = await connected()
    await dispatch(switchChain(1))
    await closePages()
    const app = visit({ before: page })
    await until(() => app.status() === 'connected')
    expect([app.account(), app.chainId(), app.code()]).toEqual([ALICE, 1, null])
    const switched = app.dispatch(switchChain(3))
    await switched
    const sent = send(app)
    await wallet.nextRequest()
    await wallet.approveRequest()
    expect(await sent).toMatch(/^0x/)
  })

  test('has no end to show where the wallet names one that is no date', async () => {
    const { page } = await connected()
    await closePages()
    for (const [key, text] of mockEntries ?? [])
      if (key.endsWith('//session')) mockEntries?.set(key, text.replace(/"expiry":\d+/, '"expiry":1e15'))
    const app = visit({ before: page })
    await until(() => app.status() === 'connected')
    expect(selectSessionEnd(app.state())).toBeNull()
  })

  test('drops a session whose time is over', async () => {
    const { page, state } = await connected()
    await closePages()
    stopClock()
    jest.setSystemTime((selectSessionEnd(state()) ?? 0) + 1_000)
    const app = visit({ before: page })
    expect(app.status()).toBe('reconnecting')
    await passTime(5_000)
    expect([app.status(), mockEntries?.get('wc@2:client:0.3//session')]).toEqual(['disconnected', '[]'])
  })

  test('learns that the wallet has ended the session meanwhile', async () => {
    const { page } = await connected()
    await closePages()
    await wallet.deleteSession()
    const app = visit({ before: page })
    await until(() => app.types().includes('wallet/disconnected'))
    expect(app.status()).toBe('disconnected')
  })

  test('finds the newest of several sessions', async () => {
    // The page is closed before it can tell the wallet that the first session has ended.
    await connected()
    await closePages()
    const first = wallet
    wallet = await startWallet()
    const over = first.sessionDeleted()
    const { page } = await connected({ accounts: [BOB] })
    await over
    await closePages()
    const app = visit({ before: page })
    await until(() => app.status() === 'connected')
    expect(app.account()).toBe(BOB)
  })

  test('a session that the visitor has ended is over for the wallet, and does not come back', async () => {
    const { page, dispatch } = await connected()
    const over = wallet.sessionDeleted()
    await dispatch(disconnectWallet())
    await over
    await closePages()
    expect(mockEntries?.get('wc@2:client:0.3//session')).toBe('[]')
    const app = visit({ before: page })
    expect(app.status()).toBe('disconnected')
  })

  test('what an ended session allowed is not requested again', async () => {
    const app = await connected({ chainIds: [3, 137] })
    const over = wallet.sessionDeleted()
    await app.dispatch(disconnectWallet())
    await over
    void app.choose()
    expect(chainsOf(await scan(app))).toEqual(readSettings({}).chainIds)
  })

  test('W27: one that was ended while the relay was out of reach does not come back, nor does its end reach a newer one', async () => {
    stopClock()
    const app = await connected()
    relay.hang(true)
    const done = app.dispatch(disconnectWallet())
    await passTime(2_000)
    await done
    expect([app.status(), mockEntries?.get('wc@2:client:0.3//session')]).toEqual(['disconnected', '[]'])
    relay.hang(false)
    wallet = await startWallet()
    const again = app.choose()
    await passTime(RELAY_BACK_MS, () => app.code() !== null)
    await scan(app)
    await wallet.approve({ accounts: [BOB] })
    await again
    // The app now succeeds in telling the wallet that the first session has ended.
    await passTime(90_000)
    expect([app.status(), app.account()]).toEqual(['connected', BOB])
    const requested = connector(app).watchAsset({ address: BOB, symbol: 'TDM', decimals: 18, image: null })
    await wallet.nextRequest()
    await wallet.approveRequest()
    expect(await requested).toBe(true)
  })
})

describe('several calls at once', () => {
  const METHODS = ['eth_sendTransaction', 'wallet_getCapabilities', 'wallet_sendCalls', 'wallet_getCallsStatus']
  const IDENTITY = '0xba7c4'
  const HASH = `0x${'ab'.repeat(32)}`
  const calls = [
    { to: BOB, value: 0n, data: '0x12' as const },
    { to: BOB, value: 1n, data: '0x' as const },
  ]

  test('a wallet that allows them is asked itself, and no server that it or the SDK could name', async () => {
    const app = await connected({ methods: METHODS })
    const fetched = jest.spyOn(globalThis, 'fetch')
    const support = connector(app).atomicBatch(ALICE, 3)
    expect(await wallet.nextRequest()).toEqual({
      method: 'wallet_getCapabilities',
      params: [ALICE, ['0x3']],
      chainId: 3,
    })
    await wallet.answerRequest({ '0x3': { atomic: { status: 'ready' } } })
    expect(await support).toBe('ready')

    const sent = connector(app).sendCalls({ from: ALICE, chainId: 3, calls })
    expect((await wallet.nextRequest()).params).toEqual([
      {
        version: '2.0.0',
        from: ALICE,
        chainId: '0x3',
        atomicRequired: true,
        calls: [
          { to: BOB, value: '0x0', data: '0x12' },
          { to: BOB, value: '0x1', data: '0x' },
        ],
      },
    ])
    // The wallet reports capabilities that would make the SDK request the receipts from a node.
    await wallet.answerRequest({
      id: IDENTITY,
      capabilities: { caip345: { caip2: 'eip155:3', transactionHashes: [HASH] } },
    })
    expect(await sent).toBe(IDENTITY)

    const status = connector(app).callsStatus(IDENTITY)
    expect(await wallet.nextRequest()).toMatchObject({ method: 'wallet_getCallsStatus', params: [IDENTITY] })
    await wallet.answerRequest({ status: 200, atomic: true, receipts: [{ transactionHash: HASH, status: '0x1' }] })
    expect(await status).toEqual({
      status: 'confirmed',
      atomic: true,
      transactions: [{ hash: HASH, succeeded: true }],
    })
    expect(fetched).not.toHaveBeenCalled()
  })

  test('X30: a refusal with 5760 means that nothing was taken', async () => {
    const app = await connected({ methods: METHODS })
    const sent = failureOf(connector(app).sendCalls({ from: ALICE, chainId: 3, calls }))
    await wallet.nextRequest()
    await wallet.rejectRequest({ code: 5760, message: 'Atomicity not supported' })
    expect(await sent).toMatchObject({ failure: 'unsupported' })
  })

  test("X30: on a phone, where each question would open the wallet's app, nothing is asked", async () => {
    const app = await connected({ methods: METHODS }, { userAgent: IPHONE })
    expect(await connector(app).atomicBatch(ALICE, 3)).toBeNull()
    expect(await failureOf(connector(app).sendCalls({ from: ALICE, chainId: 3, calls }))).toMatchObject({
      failure: 'unsupported',
    })
  })
})

/**
 * A pairing wallet as a conformance subject, with the real SDK and a relay. `reject` also closes the connect dialog, as
 * a visitor would.
 */
async function pairedSubject(id: string): Promise<Subject> {
  mockEntries = new Map()
  const requested: string[] = []

  function load(): Subject {
    const page = makePage()
    const events: WalletEvent[] = []
    const shown: string[] = []
    function report(event: WalletEvent) {
      if (pairingReady.match(event)) shown.push(event.payload.uri)
      events.push(event)
    }
    const registry = createRegistry({ page, report, adapters: remoteWallets(page, report, settingsOf(), () => 3) })
    const real = registry.get(id)
    let isConnecting = false
    let isDeclined = false
    let scanned = 0
    let inUse: readonly Address[] = [ALICE]

    async function propose() {
      await until(() => shown.length > scanned)
      scanned = shown.length
      await wallet.pair(shown.at(-1) ?? '')
      await wallet.nextProposal()
    }
    async function nextRequest() {
      requested.push((await wallet.nextRequest()).method)
    }
    return {
      connector: {
        ...real,
        connect(claim) {
          isConnecting = true
          isDeclined = false
          return real.connect(() => (isDeclined ? null : claim())).finally(() => (isConnecting = false))
        },
      },
      events,
      accounts: [ALICE],
      otherAccount: BOB,
      methods: () => requested,
      async approve() {
        if (!isConnecting) {
          await nextRequest()
          await wallet.approveRequest()
          return
        }
        await propose()
        // The old session must end first. A wallet with two sessions for one page could not tell which session is
        // meant.
        const over = wallet.hasSession() ? wallet.sessionDeleted() : undefined
        await wallet.approve({ chainIds: [3] })
        await over
      },
      async reject() {
        if (!isConnecting) {
          await nextRequest()
          await wallet.rejectRequest()
          return
        }
        await propose()
        isDeclined = true
        await wallet.reject()
      },
      announceAccounts(accounts) {
        inUse = accounts
        return wallet.emitAccounts(accounts, 3)
      },
      async setChain(chainId) {
        await wallet.updateSession({ chainIds: [3, chainId], accounts: inUse })
        await wallet.emitChain(chainId)
      },
      dropConnection: () => wallet.deleteSession(),
      async reload() {
        await closePages()
        return load()
      },
      until,
      end: () => closePages(),
    }
  }
  return load()
}

// The abilities that this subject lacks. `hang` is one of them, because a test of a hanging relay would need a
// controllable clock.
const LACKS = ['clock', 'listeners', 'fail', 'twice', 'forget', 'hang', 'stuck', 'batches'] as const
conformance('WalletConnect', () => pairedSubject('walletConnect'), LACKS)
