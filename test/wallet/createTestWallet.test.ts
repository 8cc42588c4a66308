/** @jest-environment jsdom */
import { createTestWallet, type Approval, type ApprovalRequest, type TestWalletOptions } from './createTestWallet'
import { ACCOUNTS, startFakeNode, TRANSACTION_HASH } from './fakeNode'

const [FIRST = '', SECOND = ''] = ACCOUNTS
const TO = '0x5555555555555555555555555555555555555555'
const ADDED = {
  chainId: '0x89',
  chainName: 'Polygon',
  rpcUrls: ['https://polygon.example'],
  blockExplorerUrls: ['https://explorer.example'],
  nativeCurrency: { name: 'Pol', symbol: 'POL', decimals: 18 },
}

function open(answer: (request: ApprovalRequest) => Approval = () => ({}), options: Partial<TestWalletOptions> = {}) {
  const requested: ApprovalRequest[] = []
  const events: [string, unknown][] = []
  const wallet = createTestWallet({
    rpcUrl: 'http://127.0.0.1:8545',
    approve: async (request) => {
      requested.push(request)
      return answer(request)
    },
    ...options,
  })
  for (const event of ['connect', 'disconnect', 'accountsChanged', 'chainChanged']) {
    wallet.provider.on(event, (payload) => events.push([event, payload]))
  }
  const request = (method: string, params?: unknown) => wallet.provider.request({ method, params })
  return { wallet, requested, events, request }
}

let node: ReturnType<typeof startFakeNode>

beforeEach(() => {
  localStorage.clear()
  node = startFakeNode()
})

describe('connecting', () => {
  test('offers the first three accounts and permits the chosen one', async () => {
    const { request, requested, events } = open(() => ({ account: SECOND }))
    expect(await request('eth_accounts')).toEqual([])
    expect(await request('eth_requestAccounts')).toEqual([SECOND])
    expect(requested).toMatchObject([
      { kind: 'connect', method: 'eth_requestAccounts', accounts: ACCOUNTS.slice(0, 3) },
    ])
    expect(requested[0]).toMatchObject({ origin: 'localhost', chain: { id: 3, name: 'Ropsten' } })
    expect(events).toEqual([
      ['connect', { chainId: '0x3' }],
      ['accountsChanged', [SECOND]],
    ])
    expect(await request('eth_accounts')).toEqual([SECOND])
  })

  test('asks once: a permitted origin is answered at once, also for two requests together', async () => {
    const { request, requested } = open()
    expect(await Promise.all([request('eth_requestAccounts'), request('eth_requestAccounts')])).toEqual([
      [FIRST],
      [FIRST],
    ])
    await request('eth_requestAccounts')
    expect(requested).toHaveLength(1)
  })

  test('rejection is the plain object of EIP-1193, and permits nothing', async () => {
    const { request, events } = open(() => null)
    const error: unknown = await request('eth_requestAccounts').catch((thrown: unknown) => thrown)
    expect(error).toEqual({ code: 4001, message: 'User rejected the request.' })
    expect(error).not.toBeInstanceOf(Error)
    expect(await request('eth_accounts')).toEqual([])
    expect(events.map(([name]) => name)).toEqual(['connect'])
  })

  test('an account that was never offered is not permitted', async () => {
    const { request } = open(() => ({ account: TO }))
    expect(await request('eth_requestAccounts')).toEqual([FIRST])
  })

  test('the permission and the chain outlive a reload', async () => {
    const before = open()
    await before.request('eth_requestAccounts')
    await before.request('wallet_switchEthereumChain', [{ chainId: '0x1' }])
    expect(Object.keys(localStorage).every((key) => key.startsWith('testWallet.'))).toBe(true)

    const after = open()
    expect(await after.request('eth_requestAccounts')).toEqual([FIRST])
    expect(await after.request('eth_chainId')).toBe('0x1')
    expect(after.requested).toEqual([])
  })

  test('broken memory is forgotten', async () => {
    localStorage.setItem('testWallet.accounts', '["<b>",7,null]')
    localStorage.setItem('testWallet.chainId', '{')
    localStorage.setItem('testWallet.chains', '[[null,"x"],5]')
    const { request } = open()
    expect(await request('eth_accounts')).toEqual([])
    expect(await request('eth_chainId')).toBe('0x3')
  })

  test('works where storage is denied', async () => {
    const denied = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const { request } = open()
    expect(await request('eth_requestAccounts')).toEqual([FIRST])
    expect(await request('eth_accounts')).toEqual([FIRST])
    denied.mockRestore()
  })

  test('permissions can be asked for again, read and revoked', async () => {
    const { request, events } = open()
    await request('eth_requestAccounts')
    expect(await request('wallet_requestPermissions', [{ eth_accounts: {} }])).toMatchObject([
      { parentCapability: 'eth_accounts', caveats: [{ type: 'restrictReturnedAccounts', value: [FIRST] }] },
    ])
    expect(await request('wallet_getPermissions')).toHaveLength(1)
    expect(await request('wallet_revokePermissions', [{ eth_accounts: {} }])).toBeNull()
    expect(await request('wallet_getPermissions')).toEqual([])
    expect(events.at(-1)).toEqual(['accountsChanged', []])
    await expect(request('wallet_revokePermissions', [{ snaps: {} }])).rejects.toMatchObject({ code: -32602 })
  })

  test('another page of the origin tells this one', async () => {
    const { request, events } = open()
    await request('eth_requestAccounts')
    localStorage.setItem('testWallet.accounts', '[]')
    localStorage.setItem('testWallet.chainId', '1')
    window.dispatchEvent(new StorageEvent('storage', { key: 'testWallet.accounts' }))
    expect(events.slice(-2)).toEqual([
      ['accountsChanged', []],
      ['chainChanged', '0x1'],
    ])
  })
})

describe('networks', () => {
  test('an unknown chain is 4902, without a question', async () => {
    const { request, requested } = open()
    await expect(request('wallet_switchEthereumChain', [{ chainId: '0x89' }])).rejects.toEqual({
      code: 4902,
      message: 'Unrecognized chain ID "0x89". Try adding the chain using wallet_addEthereumChain first.',
    })
    expect(requested).toEqual([])
  })

  test('a switch asks, then tells the page before it answers', async () => {
    const { wallet, request, requested, events } = open()
    const order: string[] = []
    wallet.provider.on('chainChanged', () => order.push('told'))
    await request('wallet_switchEthereumChain', [{ chainId: '0x7a69' }]).then(() => order.push('answered'))
    expect(order).toEqual(['told', 'answered'])
    expect(requested).toMatchObject([{ kind: 'switch', target: { id: 31337 }, chain: { id: 3 } }])
    expect(events.at(-1)).toEqual(['chainChanged', '0x7a69'])
    expect(await request('eth_chainId')).toBe('0x7a69')
    expect(await request('net_version')).toBe('31337')
    expect(await request('wallet_switchEthereumChain', [{ chainId: '0x7a69' }])).toBeNull()
    expect(requested).toHaveLength(1)
  })

  test('a refused switch changes nothing', async () => {
    const { request } = open(() => null)
    await expect(request('wallet_switchEthereumChain', [{ chainId: '0x1' }])).rejects.toMatchObject({ code: 4001 })
    expect(await request('eth_chainId')).toBe('0x3')
  })

  test.each([[undefined], [[]], [[{ chainId: 1 }]], [[{ chainId: '0x01' }]], [[{ chainId: '0x0' }]], [['0x1']]])(
    'refuses to switch to %j',
    async (params) => {
      await expect(open().request('wallet_switchEthereumChain', params)).rejects.toMatchObject({ code: -32602 })
    },
  )

  test('an added chain is switched to and known from then on', async () => {
    const { request, requested, events } = open()
    expect(await request('wallet_addEthereumChain', [ADDED])).toBeNull()
    expect(requested).toMatchObject([{ kind: 'add', added: { chainId: 137, chainName: 'Polygon' } }])
    expect(events.at(-1)).toEqual(['chainChanged', '0x89'])
    await request('wallet_switchEthereumChain', [{ chainId: '0x3' }])
    await open().request('wallet_switchEthereumChain', [{ chainId: '0x89' }])
  })

  test('adding a known chain only asks to switch', async () => {
    const { request, requested } = open()
    await request('wallet_addEthereumChain', [{ ...ADDED, chainId: '0x1' }])
    expect(requested).toMatchObject([{ kind: 'switch', target: { id: 1, name: 'Ethereum' } }])
  })

  test.each([
    ['no list', undefined],
    ['a padded id', [{ ...ADDED, chainId: '0x089' }]],
    ['an unknown key', [{ ...ADDED, rpcUrl: 'https://a.example' }]],
    ['no name', [{ ...ADDED, chainName: '' }]],
    ['no node', [{ ...ADDED, rpcUrls: [] }]],
    ['a plain http node', [{ ...ADDED, rpcUrls: ['http://polygon.example'] }]],
    ['a bad explorer', [{ ...ADDED, blockExplorerUrls: ['explorer'] }]],
    ['a long symbol', [{ ...ADDED, nativeCurrency: { name: 'a', symbol: 'ABCDEFG', decimals: 18 } }]],
    ['other decimals', [{ ...ADDED, nativeCurrency: { name: 'a', symbol: 'AB', decimals: 6 } }]],
    ["the wallet's node, which serves another chain", [{ ...ADDED, rpcUrls: ['http://127.0.0.1:8545'] }]],
  ])('refuses to add a chain with %s', async (_fault, params) => {
    const { request, requested } = open()
    await expect(request('wallet_addEthereumChain', params)).rejects.toMatchObject({ code: -32602 })
    expect(requested).toEqual([])
  })
})

describe('tokens', () => {
  const asset = { type: 'ERC20', options: { address: TO, symbol: 'TKN', decimals: 6 } }

  test('a watched token is asked about, then true', async () => {
    const { request, requested } = open()
    expect(await request('wallet_watchAsset', asset)).toBe(true)
    expect(requested).toMatchObject([
      { kind: 'watch', asset: { address: TO, symbol: 'TKN', decimals: 6, image: null } },
    ])
    await expect(open(() => null).request('wallet_watchAsset', asset)).rejects.toMatchObject({ code: 4001 })
  })

  test.each([
    ['a list', [asset]],
    ['another type', { ...asset, type: 'ERC721' }],
    ['no address', { ...asset, options: { ...asset.options, address: '0x1' } }],
    ['a long symbol', { ...asset, options: { ...asset.options, symbol: 'ABCDEFGHIJKL' } }],
    ['too many decimals', { ...asset, options: { ...asset.options, decimals: 37 } }],
  ])('refuses %s', async (_fault, params) => {
    await expect(open().request('wallet_watchAsset', params)).rejects.toMatchObject({ code: -32602 })
  })
})

describe('sending', () => {
  const transaction = { from: FIRST, to: TO, value: '0xde0b6b3a7640000', data: '0x', chainId: '0x3', gas: '0x5208' }

  async function connected(answer?: (request: ApprovalRequest) => Approval) {
    const opened = open((request) => (request.kind === 'send' && answer ? answer(request) : {}))
    await opened.request('eth_requestAccounts')
    return opened
  }
  const sent = () => node.calls.filter(({ method }) => method === 'eth_sendTransaction')

  test('hands the node exactly what the page gave', async () => {
    const { request, requested } = await connected()
    expect(await request('eth_sendTransaction', [transaction])).toBe(TRANSACTION_HASH)
    expect(sent()).toEqual([{ method: 'eth_sendTransaction', params: [transaction] }])
    expect(requested.at(-1)).toMatchObject({ kind: 'send', transaction: { to: TO, value: '0xde0b6b3a7640000' } })
  })

  test('a refusal sends nothing', async () => {
    const { request } = await connected(() => null)
    await expect(request('eth_sendTransaction', [transaction])).rejects.toMatchObject({ code: 4001 })
    expect(sent()).toEqual([])
  })

  test('only from the permitted account', async () => {
    const { request } = await connected()
    const from = { ...transaction, from: SECOND }
    await expect(request('eth_sendTransaction', [from])).rejects.toMatchObject({ code: 4100 })
    const stranger = open(undefined, { storagePrefix: 'other.' })
    await expect(stranger.request('eth_sendTransaction', [transaction])).rejects.toMatchObject({ code: 4100 })
    expect(sent()).toEqual([])
  })

  test("only for the wallet's own chain", async () => {
    const { request } = await connected()
    await expect(request('eth_sendTransaction', [{ ...transaction, chainId: '0x1' }])).rejects.toMatchObject({
      code: -32602,
    })
    expect(sent()).toEqual([])
  })

  test('only while the node serves that chain', async () => {
    const { request, wallet, requested } = await connected()
    wallet.setChain(1)
    await expect(request('eth_sendTransaction', [{ ...transaction, chainId: '0x1' }])).rejects.toEqual({
      code: -32603,
      message: 'This wallet is on chain 1, but its node serves chain 3. Nothing was sent.',
    })
    expect(requested.filter(({ kind }) => kind === 'send')).toEqual([])
    expect(sent()).toEqual([])
  })

  test('not when the account changed while the window was open', async () => {
    const { request, wallet } = await connected(() => {
      wallet.setAccounts([SECOND])
      return {}
    })
    await expect(request('eth_sendTransaction', [transaction])).rejects.toMatchObject({ code: 4100 })
    expect(sent()).toEqual([])
  })

  test.each([
    ['no from', { to: TO }],
    ['a decimal value', { ...transaction, value: '1' }],
    ['half a byte of data', { ...transaction, data: '0x123' }],
    ['two different calls', { ...transaction, data: '0x12', input: '0x34' }],
    ['nowhere to go', { from: FIRST }],
  ])('refuses a transaction with %s', async (_fault, params) => {
    const { request } = await connected()
    await expect(request('eth_sendTransaction', [params])).rejects.toMatchObject({ code: -32602 })
  })

  test("the node's own refusal keeps its code, text and data", async () => {
    const error = { code: 3, message: 'execution reverted', data: '0x08c379a0' }
    node.results.eth_sendTransaction = { error }
    const { request } = await connected()
    await expect(request('eth_sendTransaction', [transaction])).rejects.toEqual(error)
  })
})

test.each(['personal_sign', 'eth_sign', 'eth_signTypedData_v4', 'eth_signTransaction'])(
  '%s is refused',
  async (method) => {
    const { request, requested } = open()
    await request('eth_requestAccounts')
    await expect(request(method, [FIRST, '0x00'])).rejects.toMatchObject({ code: 4200 })
    expect(requested).toHaveLength(1)
  },
)

test('reads pass to the node, and nothing else does', async () => {
  node.results.eth_getBalance = '0x10'
  const { request } = open()
  expect(await request('eth_getBalance', [FIRST, 'latest'])).toBe('0x10')
  expect(node.calls).toEqual([{ method: 'eth_getBalance', params: [FIRST, 'latest'] }])
  for (const method of ['anvil_setBalance', 'wallet_sendCalls', 'constructor']) {
    await expect(request(method)).rejects.toMatchObject({ code: -32601 })
  }
  await expect(request('')).rejects.toMatchObject({ code: -32600 })
  expect(node.calls).toHaveLength(1)
})

describe('several calls at once', () => {
  const CALLS = [
    { to: TO, value: '0x0', data: '0x1234' },
    { to: SECOND, value: '0xa' },
  ]
  const params = { version: '2.0.0', from: FIRST, chainId: '0x3', atomicRequired: true, calls: CALLS }
  const receipt = { transactionHash: TRANSACTION_HASH, status: '0x1', logs: [] }
  const able = async (answer?: (request: ApprovalRequest) => Approval) => {
    Object.assign(node.results, { eth_getCode: '0x60', eth_estimateGas: '0x100' })
    const wallet = open(answer, { batches: true, accounts: [FIRST, SECOND] })
    wallet.wallet.setAccounts([FIRST])
    return wallet
  }
  const sent = () => node.calls.filter(({ method }) => method === 'eth_sendTransaction')

  test('X30: a wallet that was not told to do them has none of the methods', async () => {
    const { request, requested } = open()
    for (const method of ['wallet_getCapabilities', 'wallet_sendCalls', 'wallet_getCallsStatus'])
      await expect(request(method, [params])).rejects.toMatchObject({ code: -32601 })
    expect(requested).toEqual([])
  })

  test('it says so of the chain that it is connected to, and only where the code is', async () => {
    const { request } = await able()
    const supported = { '0x3': { atomic: { status: 'supported' } } }
    expect(await request('wallet_getCapabilities', [FIRST, ['0x3', '0x1']])).toEqual(supported)
    expect(await request('wallet_getCapabilities', [FIRST])).toEqual(supported)
    expect(await request('wallet_getCapabilities', [FIRST, ['0x1']])).toEqual({})
    node.results.eth_getCode = '0x'
    expect(await request('wallet_getCapabilities', [FIRST])).toEqual({})
    await expect(request('wallet_getCapabilities', [SECOND])).rejects.toMatchObject({ code: 4100 })
  })

  test('one window for all of them, one transaction from the account to itself, and how it ended', async () => {
    const { request, requested } = await able()
    const { id } = (await request('wallet_sendCalls', [params])) as { id: string }
    expect(requested).toMatchObject([{ kind: 'batch', method: 'wallet_sendCalls', from: FIRST, calls: CALLS }])
    expect(sent()).toMatchObject([{ params: [{ from: FIRST, to: FIRST, value: '0x0', chainId: '0x3', gas: '0x180' }] }])
    expect(await request('wallet_getCallsStatus', [id])).toMatchObject({ id, status: 100 })
    node.results.eth_getTransactionReceipt = receipt
    expect(await request('wallet_getCallsStatus', [id])).toMatchObject({
      status: 200,
      atomic: true,
      receipts: [{ transactionHash: TRANSACTION_HASH }],
    })
  })

  test.each<[string, Record<string, unknown>, number]>([
    ['a draft version', { version: '1.0' }, -32602],
    ['no calls', { calls: [] }, -32602],
    ['a call to nowhere', { calls: [{ data: '0x' }] }, -32602],
    ['no sender', { from: undefined }, -32602],
    ['atomicRequired left open', { atomicRequired: undefined }, -32602],
    ['another account', { from: SECOND }, 4100],
    ['an unknown chain', { chainId: '0x99' }, 5710],
    ['a capability', { capabilities: { paymasterService: {} } }, 5700],
    ['too many', { calls: Array.from({ length: 21 }, () => CALLS[0]) }, 5740],
  ])('refuses %s without asking', async (_, changes, code) => {
    const { request, requested } = await able()
    await expect(request('wallet_sendCalls', [{ ...params, ...changes }])).rejects.toMatchObject({ code })
    expect([requested, sent()]).toEqual([[], []])
  })

  test('X30: where the code is not, 5760; a no is a no', async () => {
    const { request } = await able(() => null)
    await expect(request('wallet_sendCalls', [params])).rejects.toMatchObject({ code: 4001 })
    node.results.eth_getCode = '0x'
    await expect(request('wallet_sendCalls', [params])).rejects.toMatchObject({ code: 5760 })
    expect(sent()).toEqual([])
  })

  test('an id of the page is kept to, and taken once', async () => {
    const { request } = await able()
    expect(await request('wallet_sendCalls', [{ ...params, id: 'mine' }])).toEqual({ id: 'mine' })
    await expect(request('wallet_sendCalls', [{ ...params, id: 'mine' }])).rejects.toMatchObject({ code: 5720 })
    await expect(request('wallet_getCallsStatus', ['other'])).rejects.toMatchObject({ code: 5730 })
  })
})

test('requests that ask wait for each other', async () => {
  const shown: string[] = []
  const settle: ((approval: Approval) => void)[] = []
  const { provider } = createTestWallet({
    rpcUrl: 'http://127.0.0.1:8545',
    accounts: ACCOUNTS,
    approve: ({ kind }) => {
      shown.push(kind)
      return new Promise((resolve) => settle.push(resolve))
    },
  })
  const connect = provider.request({ method: 'eth_requestAccounts' })
  const first = provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x1' }] })
  const again = provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x1' }] })
  await new Promise(process.nextTick)
  expect(shown).toEqual(['connect'])
  settle.shift()?.(null)
  await expect(connect).rejects.toMatchObject({ code: 4001 })
  await new Promise(process.nextTick)
  expect(shown).toEqual(['connect', 'switch'])
  settle.shift()?.({})
  expect(await first).toBeNull()
  expect(await again).toBeNull()
  expect(shown).toEqual(['connect', 'switch'])
})

describe('events', () => {
  test('a node that stops answering disconnects, and connects again', async () => {
    const { request, events } = open()
    await request('eth_blockNumber')
    node.isDown = true
    await expect(request('eth_blockNumber')).rejects.toMatchObject({ code: -32603 })
    await expect(request('eth_blockNumber')).rejects.toMatchObject({ code: -32603 })
    node.isDown = false
    await request('eth_blockNumber')
    expect(events).toEqual([
      ['connect', { chainId: '0x3' }],
      ['disconnect', { code: 1013, message: 'Disconnected from chain. Attempting to connect.' }],
      ['connect', { chainId: '0x3' }],
    ])
  })

  test('a removed listener is silent, and the owner can send anything', () => {
    const { wallet, events } = open()
    const listener = jest.fn()
    wallet.provider.on('chainChanged', listener)
    wallet.emit('chainChanged', {})
    wallet.provider.removeListener('chainChanged', listener)
    wallet.emit('chainChanged', 'abc')
    expect(listener.mock.calls).toEqual([[{}]])
    expect(events).toEqual([
      ['chainChanged', {}],
      ['chainChanged', 'abc'],
    ])
  })

  test('the owner changes account and network without being asked', async () => {
    const { wallet, events, request, requested } = open()
    wallet.setAccounts([SECOND])
    wallet.setChain(10)
    expect(events).toEqual([
      ['accountsChanged', [SECOND]],
      ['chainChanged', '0xa'],
    ])
    expect(await request('eth_accounts')).toEqual([SECOND])
    expect(requested).toEqual([])
  })
})
