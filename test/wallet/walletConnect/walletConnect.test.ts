import { EthereumProvider } from '@walletconnect/ethereum-provider'
import { toBuffer } from 'qrcode'
import { startAnvil, type Anvil } from '../../chain/anvil'
import { nodeRpc } from '../../chain/nodeRpc'
import { accounts } from '../../chain/world'
import { readQr } from './qr'
import { startRelay, type Relay } from './relay'
import { chainsOf, methodsOf, startWalletKitWallet, WALLETKIT_NAME, type WalletKitWallet } from './wallet'

// These tests document the facts about the SDK on which the app relies.

const [alice, bob] = accounts.map(({ address }) => address) as [string, string]
const METHODS = ['eth_sendTransaction', 'wallet_switchEthereumChain', 'wallet_addEthereumChain', 'wallet_watchAsset']
const FIVE_MINUTES_MS = 300_000
const PUBLISH_MS = 60_000
/** Five attempts of the SDK to open a socket: each takes up to 15 s, with pauses in between. */
const SOCKET_MS = 100_000

type Dapp = Awaited<ReturnType<typeof EthereumProvider.init>>
type Event = Parameters<Dapp['on']>[0]
type Storage = ReturnType<typeof memoryStorage>

let anvil: Anvil
let relay: Relay
let wallet: WalletKitWallet
const open: { close(): Promise<void> }[] = []

function memoryStorage() {
  const items = new Map<string, string>()
  return {
    items,
    getKeys: async () => [...items.keys()],
    getEntries: async () => [...items].map(([key, text]): [string, never] => [key, JSON.parse(text) as never]),
    getItem: async (key: string) => (items.has(key) ? JSON.parse(items.get(key)!) : undefined) as undefined,
    setItem: async (key: string, value: unknown) => void items.set(key, JSON.stringify(value)),
    removeItem: async (key: string) => void items.delete(key),
  }
}

async function startDapp(storage: Storage = memoryStorage()): Promise<Dapp> {
  const remembered = { storage }
  const dapp = await EthereumProvider.init({
    projectId: 'a'.repeat(32),
    relayUrl: relay.url,
    optionalChains: [3, 4],
    optionalMethods: METHODS,
    optionalEvents: ['accountsChanged', 'chainChanged'],
    rpcMap: { 3: anvil.url, 4: `${anvil.url}/secret` },
    showQrModal: false,
    telemetryEnabled: false,
    logger: 'silent',
    metadata: { name: 'Dapp', description: '', url: 'http://127.0.0.1', icons: [] },
    ...remembered,
  })
  open.push({ close: () => leave(dapp) })
  return dapp
}

/** Closes a page and cleans up what the SDK leaves running. */
async function leave({ signer: { client } }: Dapp) {
  client.core.heartbeat.stop()
  client.core.relayer.transportExplicitlyClosed = true
  await client.core.relayer.transportClose()
}

const next = (dapp: Dapp, event: Event) => new Promise<unknown>((resolve) => void dapp.once(event, resolve))

function listenTo(dapp: Dapp) {
  const reported: unknown[][] = []
  const events = ['connect', 'disconnect', 'accountsChanged', 'chainChanged', 'session_update'] as const
  for (const event of events)
    dapp.on(event, (payload: unknown) => void reported.push(event === 'session_update' ? [event] : [event, payload]))
  return reported
}

async function begin(dapp: Dapp) {
  const shown = next(dapp, 'display_uri')
  const connected = dapp.connect()
  connected.catch(() => undefined)
  return { uri: (await shown) as string, connected }
}

async function connect(dapp: Dapp) {
  const { uri, connected } = await begin(dapp)
  await wallet.pair(uri)
  await wallet.nextProposal()
  await wallet.approve()
  await connected
}

async function connectedDapp(storage?: Storage) {
  const dapp = await startDapp(storage)
  await connect(dapp)
  return { dapp, reported: listenTo(dapp) }
}

const request = (dapp: Dapp, method: string, params?: unknown) => {
  const answer = dapp.request({ method, ...(params === undefined ? {} : { params: params as unknown[] }) })
  answer.catch(() => undefined)
  return answer
}

async function startWallet(chains: readonly number[] = [3, 4, 5]) {
  wallet = await startWalletKitWallet({ relayUrl: relay.url, rpcUrl: anvil.url, accounts: [alice], chains })
  open.push(wallet)
}

/** After this call, only the test advances the clock. Sockets and promises still work. */
const stopClock = () => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] })

/** Advances the clock by at most `ms` in small steps, and lets the sockets work between the steps. */
async function passTime(ms: number, until: () => boolean = () => false) {
  for (let passed = 0; passed < ms && !until(); passed += 500) {
    await jest.advanceTimersByTimeAsync(500)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

beforeAll(async () => {
  process.env.IS_VITEST = 'true'
  process.env.DISABLE_GLOBAL_CORE = 'true'
  anvil = await startAnvil({ chainId: 3, port: 0 })
})

afterAll(() => anvil.stop())

beforeEach(async () => {
  relay = await startRelay()
})

afterEach(async () => {
  for (const each of open.splice(0)) await each.close()
  if (jest.isMockFunction(setTimeout)) jest.clearAllTimers()
  jest.useRealTimers()
  await relay.close()
})

describe('connecting', () => {
  beforeEach(() => startWallet())

  test('scan, approve, accounts and chain', async () => {
    const dapp = await startDapp()
    expect([relay.clients(), dapp.session]).toEqual([0, undefined])
    const reported = listenTo(dapp)
    const { uri, connected } = await begin(dapp)
    expect(uri).toMatch(/^wc:[0-9a-f]{64}@2\?.*symKey=[0-9a-f]{64}/)
    await wallet.pair(uri)
    const proposal = await wallet.nextProposal()
    expect([chainsOf(proposal), methodsOf(proposal), proposal.proposer.metadata.name]).toEqual([
      [3, 4],
      METHODS,
      'Dapp',
    ])
    expect(JSON.stringify(proposal)).not.toContain('secret')
    await wallet.approve()
    await connected
    expect(reported).toEqual([
      ['chainChanged', '0x3'],
      ['accountsChanged', [alice]],
      ['connect', { chainId: '0x3' }],
    ])
    expect(dapp.session?.peer.metadata.name).toBe(WALLETKIT_NAME)
    expect(dapp.session?.expiry).toBeGreaterThan(Date.now() / 1000 + 6 * 24 * 60 * 60)
    expect([await request(dapp, 'eth_accounts'), await request(dapp, 'eth_chainId')]).toEqual([[alice], 3])
  })

  test('the owner says which accounts, chains and methods', async () => {
    const dapp = await startDapp()
    const { uri, connected } = await begin(dapp)
    await wallet.pair(uri)
    await wallet.nextProposal()
    await wallet.approve({ accounts: [bob, alice], chainIds: [4], methods: ['eth_sendTransaction'] })
    await connected
    expect([dapp.chainId, dapp.accounts]).toEqual([4, [bob, alice]])
    expect(dapp.session?.namespaces.eip155?.methods).toEqual(['eth_sendTransaction'])
    const refusal = /^Missing or invalid\. request\(\) method: wallet_switchEthereumChain$/
    await expect(request(dapp, 'wallet_switchEthereumChain', [{ chainId: '0x3' }])).rejects.toThrow(refusal)
  })

  test('rejected in the wallet, and then not', async () => {
    const dapp = await startDapp()
    const { uri, connected } = await begin(dapp)
    await wallet.pair(uri)
    await wallet.nextProposal()
    await wallet.reject()
    await expect(connected).rejects.toThrow(/^User rejected\.$/)
    await connect(dapp)
    expect(dapp.accounts).toEqual([alice])
  })

  test('nothing can be asked before', async () => {
    const dapp = await startDapp()
    await expect(request(dapp, 'eth_accounts')).rejects.toThrow(/^Please call connect\(\) before request\(\)$/)
  })

  test('a second code makes the first one dead, also for a wallet that has scanned it', async () => {
    const dapp = await startDapp()
    const first = await begin(dapp)
    await wallet.pair(first.uri)
    await wallet.nextProposal()
    const second = await begin(dapp)
    await wallet.approve()
    await wallet.pair(second.uri)
    await wallet.nextProposal()
    await wallet.approve()
    await second.connected
    const { client } = dapp.signer
    expect(client.session.length).toBe(1)
    client.proposal.getAll().forEach(({ id }) => client.core.expirer.set(id, 0))
    await expect(first.connected).rejects.toThrow(/^Proposal expired$/)
  })

  test('an approval that comes after giving up makes no session', async () => {
    const dapp = await startDapp()
    const { uri, connected } = await begin(dapp)
    await wallet.pair(uri)
    await wallet.nextProposal()
    const { client } = dapp.signer
    client.proposal.getAll().forEach(({ id }) => client.core.expirer.set(id, 0))
    await expect(connected).rejects.toThrow(/^Proposal expired$/)
    await wallet.approve()
    await connect(dapp)
    expect(client.session.length).toBe(1)
  })
})

describe('a session', () => {
  beforeEach(() => startWallet())

  test('a transaction is signed in the wallet and sent', async () => {
    const { dapp } = await connectedDapp()
    const node = nodeRpc(anvil.url)
    const before = BigInt(String(await node.send('eth_getBalance', [bob, 'latest'])))
    const sent = request(dapp, 'eth_sendTransaction', [{ from: alice, to: bob, value: '0x7' }])
    expect(await wallet.nextRequest()).toMatchObject({ method: 'eth_sendTransaction', chainId: 3 })
    const hash = await wallet.approveRequest()
    expect(await sent).toBe(hash)
    // The block is mined explicitly, because the node's automine takes a moment.
    await node.send('evm_mine', [])
    expect(BigInt(String(await node.send('eth_getBalance', [bob, 'latest']))) - before).toBe(7n)
    node.close()
  })

  test('a request is rejected with 5000 and no Error', async () => {
    const { dapp } = await connectedDapp()
    const sent = request(dapp, 'eth_sendTransaction', [{ from: alice, to: bob, value: '0x7' }])
    await wallet.nextRequest()
    await wallet.rejectRequest()
    const reason: unknown = await sent.catch((error: unknown) => error)
    expect(reason).toEqual({ code: 5000, message: 'User rejected.' })
    expect(reason).not.toBeInstanceOf(Error)
  })

  test('a chain of the session is switched to without the wallet', async () => {
    const { dapp, reported } = await connectedDapp()
    const calls = relay.log.length
    expect(await request(dapp, 'wallet_switchEthereumChain', [{ chainId: '0x4' }])).toBeNull()
    expect(reported).toEqual([
      ['chainChanged', '0x4'],
      ['accountsChanged', [alice]],
    ])
    expect(relay.log.slice(calls).filter(({ method }) => method === 'irn_publish')).toEqual([])
  })

  test('for any other chain the wallet is asked', async () => {
    const { dapp } = await connectedDapp()
    const refused = request(dapp, 'wallet_switchEthereumChain', [{ chainId: '0x5' }])
    expect(await wallet.nextRequest()).toMatchObject({ method: 'wallet_switchEthereumChain', chainId: 3 })
    await wallet.rejectRequest()
    await expect(refused).rejects.toEqual({ code: 5000, message: 'User rejected.' })
    expect(await request(dapp, 'eth_chainId')).toBe(3)

    const switched = request(dapp, 'wallet_switchEthereumChain', [{ chainId: '0x5' }])
    await wallet.nextRequest()
    await wallet.approveRequest()
    expect(await switched).toBeNull()
    expect([await request(dapp, 'eth_chainId'), await request(dapp, 'eth_accounts')]).toEqual([5, [alice]])
  })

  test('the wallet does not know a chain: 4902 comes as it is', async () => {
    const { dapp } = await connectedDapp()
    const requested = request(dapp, 'wallet_switchEthereumChain', [{ chainId: '0x539' }])
    await wallet.nextRequest()
    await wallet.rejectRequest({ code: 4902, message: 'Unrecognized chain.' })
    await expect(requested).rejects.toEqual({ code: 4902, message: 'Unrecognized chain.' })
    const added = request(dapp, 'wallet_addEthereumChain', [{ chainId: '0x539', chainName: 'Local' }])
    await wallet.nextRequest()
    await wallet.approveRequest()
    expect(await added).toBeNull()
    expect(dapp.session?.namespaces.eip155?.chains).toContain('eip155:1337')
  })

  test('other accounts by an event: said twice, while eth_accounts keeps to the session', async () => {
    const { dapp, reported } = await connectedDapp()
    const received = next(dapp, 'session_event')
    await wallet.emitAccounts([bob], 3)
    await received
    expect(reported).toEqual([
      ['accountsChanged', [bob]],
      ['accountsChanged', [bob]],
    ])
    expect(await request(dapp, 'eth_accounts')).toEqual([alice])
  })

  test('other accounts by an update: only session_update, and eth_accounts follows', async () => {
    const { dapp, reported } = await connectedDapp()
    const received = next(dapp, 'session_update')
    await wallet.updateSession({ accounts: [bob] })
    await received
    expect(reported).toEqual([['session_update']])
    expect([dapp.accounts, await request(dapp, 'eth_accounts')]).toEqual([[alice], [bob]])
  })

  test('another chain by an event', async () => {
    const { dapp, reported } = await connectedDapp()
    const received = next(dapp, 'session_event')
    await wallet.emitChain(4)
    await received
    expect(reported).toContainEqual(['chainChanged', '0x4'])
    expect(await request(dapp, 'eth_chainId')).toBe(4)
  })

  test('survives a reload and a lost relay', async () => {
    const storage = memoryStorage()
    const { dapp } = await connectedDapp(storage)
    await request(dapp, 'wallet_switchEthereumChain', [{ chainId: '0x4' }])
    await leave(dapp)
    const again = await startDapp(storage)
    expect([again.accounts, again.chainId]).toEqual([[alice], 4])
    relay.drop()
    const sent = request(again, 'wallet_watchAsset', { type: 'ERC20', options: { address: bob } })
    expect(await wallet.nextRequest()).toEqual({
      method: 'wallet_watchAsset',
      params: { type: 'ERC20', options: { address: bob } },
      chainId: 4,
    })
    await wallet.approveRequest()
    expect(await sent).toBe(true)
  })
})

describe('the end of a session', () => {
  const GONE = { code: 6000, message: 'User disconnected.', name: 'USER_DISCONNECTED' }
  beforeEach(() => startWallet())

  test('by the wallet', async () => {
    const { dapp } = await connectedDapp()
    const disconnected = next(dapp, 'disconnect')
    await wallet.deleteSession()
    expect(await disconnected).toMatchObject(GONE)
    expect([dapp.session, dapp.accounts]).toEqual([undefined, []])
  })

  test('by the wallet while the tab was closed: connected for a moment', async () => {
    const storage = memoryStorage()
    const { dapp } = await connectedDapp(storage)
    await leave(dapp)
    await wallet.deleteSession()
    const again = await startDapp(storage)
    const disconnected = next(again, 'disconnect')
    expect(again.accounts).toEqual([alice])
    expect(await disconnected).toMatchObject(GONE)
  })

  test('by the app: the wallet hears of it, and the provider says nothing', async () => {
    const { dapp, reported } = await connectedDapp()
    const reports = wallet.sessionDeleted()
    await dapp.disconnect()
    await reports
    expect([wallet.hasSession(), dapp.session, reported]).toEqual([false, undefined, []])
  })

  test('by the app without a relay: a minute, and the session is still there unless deleted here', async () => {
    const storage = memoryStorage()
    stopClock()
    const { dapp } = await connectedDapp(storage)
    relay.refuse(true)
    relay.drop()
    let outcome: unknown
    dapp.disconnect().catch((error: unknown) => (outcome = error))
    await passTime(PUBLISH_MS - 1_000)
    expect(outcome).toBeUndefined()
    await passTime(SOCKET_MS, () => outcome !== undefined)
    expect(String(outcome)).toMatch(/Failed to publish payload, please try again/)
    expect(dapp.session).toBeDefined()
    const { client } = dapp.signer
    await client.session.delete(dapp.session!.topic, { code: 6000, message: 'User disconnected.' })
    expect(storage.items.get('wc@2:client:0.3//session')).toBe('[]')
  })

  test('by time, after seven days', async () => {
    stopClock()
    const { dapp } = await connectedDapp()
    const disconnected = next(dapp, 'disconnect')
    jest.setSystemTime(dapp.session!.expiry * 1000 + 1)
    await jest.advanceTimersByTimeAsync(5_000)
    expect(await disconnected).toMatchObject(GONE)
  })
})

describe('time and trouble', () => {
  async function failure(within: number) {
    stopClock()
    const started = Date.now()
    const dapp = await startDapp()
    const shown: unknown[] = []
    dapp.on('display_uri', (uri) => void shown.push(uri))
    let outcome: unknown
    dapp.connect().catch((error: unknown) => (outcome = error))
    await passTime(within, () => outcome !== undefined)
    return { outcome: String(outcome), shown, after: Date.now() - started }
  }

  test('a code is good for five minutes', async () => {
    stopClock()
    const dapp = await startDapp()
    const { connected } = await begin(dapp)
    const outcome = expect(connected).rejects.toThrow(/^Proposal expired$/)
    // The SDK checks the time every five seconds.
    jest.setSystemTime(Date.now() + FIVE_MINUTES_MS)
    await jest.advanceTimersByTimeAsync(5_000)
    await outcome
  })

  test('a relay that refuses is told of after more than a minute, and no code is shown', async () => {
    relay.refuse(true)
    const { outcome, shown, after } = await failure(PUBLISH_MS + SOCKET_MS)
    expect(outcome).toMatch(/Failed to publish custom payload, please try again/)
    expect(shown).toEqual([])
    expect(after).toBeGreaterThanOrEqual(PUBLISH_MS)
  })

  test('so is a relay that never answers', async () => {
    relay.hang(true)
    const requested = relay.nextCall('wc_proposeSession')
    const { outcome, shown } = await failure(PUBLISH_MS + SOCKET_MS)
    await requested
    expect(outcome).toMatch(/Failed to publish custom payload, please try again/)
    expect(shown).toEqual([])
  })
})

test('a code is read from a picture', async () => {
  const uri = `wc:${'0f'.repeat(32)}@2?relay-protocol=irn&symKey=${'a5'.repeat(32)}&expiryTimestamp=1700000000`
  expect(await readQr(await toBuffer(uri, { errorCorrectionLevel: 'M' }))).toBe(uri)
  await expect(readQr(await toBuffer('x', { color: { dark: '#ffff' } }))).rejects.toThrow(/no QR code/)
})
