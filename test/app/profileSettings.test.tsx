import { screen, within } from '@testing-library/react'
import { settings } from '#config/settings'
import { HEAD_POLL_MS, NODE_BACK_MS } from '#domain/chain/limits'
import type { NodeReport } from '#domain/chain/nodeReport'
import { NodeError } from '#domain/chain/nodeError'
import { selectTradeSettings } from '#store/trade/tradeSettings'
import { transactionAdded } from '#store/transaction/transactions'
import { appStore } from '../support/appStore'
import { endpointHealth } from '../support/endpointHealth'
import { fakePage } from '../support/fakePage'
import { ALICE } from '../support/fakeWallet'
import { partsOf } from '../support/partsOf'
import { setUpBrowser, pass, renderApp } from './renderApp'
import { storedTransaction } from '../support/storedTransaction'

const REPORT: NodeReport = {
  host: 'node.example',
  blockNumber: 1_234_567,
  ageSeconds: 4,
  answerMs: 112,
  abilities: [
    { ability: 'chain', isAble: true, finding: { kind: 'network', chainName: 'Ropsten', chainId: 3 } },
    { ability: 'batches', isAble: true, finding: { kind: 'batches', calls: 20 } },
    { ability: 'overrides', isAble: false, finding: { kind: 'refused' } },
    { ability: 'archive', isAble: false, finding: { kind: 'statesBack', age: '24h' } },
    { ability: 'logs', isAble: true, finding: { kind: 'logs', blocks: 1_000 } },
  ],
}
const URL = 'https://node.example/v2/key-of-mine'

setUpBrowser()

async function show(app = appStore()) {
  const shown = await renderApp('/profile#settings', app)
  const region = (name: string) => within(screen.getByRole('region', { name }))
  return { ...shown, node: region('Node'), lists: region('Lists'), data: region('Local data'), region }
}

const field = () => screen.getByRole('textbox', { name: 'A node of your own' })

test('a node is tried before it can be used, and its report says what is missing', async () => {
  const app = appStore()
  const requested: (string | null)[] = []
  app.services.nodes = {
    ...app.services.nodes,
    testNode: async (_chain, url) => {
      requested.push(url)
      return REPORT
    },
  }
  const { node, user, services } = await show(app)
  expect(node.queryByRole('button', { name: 'Use this node' })).toBeNull()
  await user.type(field(), `  ${URL}`)
  await user.keyboard('{Enter}')
  await pass()
  expect(requested).toEqual([URL])
  expect(node.getByRole('status').textContent).toBe('node.example can be used. 2 abilities are missing.')
  expect(node.getByText('1,234,567')).toBeTruthy()
  const row = node.getByRole('row', { name: /^State override/ })
  within(row).getByText(/The review shows no balance changes/)
  within(row).getByText(/No/)
  within(node.getByRole('row', { name: /^State of past blocks/ })).getByText(/24 hours back, no further/)

  await user.click(node.getByRole('button', { name: 'Use this node' }))
  await pass()
  expect(services.readThrough).toEqual([URL])
  expect(node.getByText('Your node')).toBeTruthy()
  expect(node.getByText(/No other node is used/)).toBeTruthy()
  expect(node.getByRole('button', { name: 'In use' }).getAttribute('aria-disabled')).toBe('true')
  // The typed URL, which contains the key, stays in the field and is shown nowhere else.
  expect((field() as HTMLInputElement).value).toBe(`  ${URL}`)
  expect(screen.queryByText(/key-of-mine/)).toBeNull()

  await user.click(node.getByRole('button', { name: 'Use the site’s nodes' }))
  await pass()
  expect(services.readThrough).toEqual([URL, null])
  expect(document.activeElement).toBe(field())
})

test('another address than the tried one cannot be used', async () => {
  const { node, user } = await show()
  await user.type(field(), URL)
  await user.keyboard('{Enter}')
  await pass()
  expect(node.getByRole('button', { name: 'Use this node' })).toBeTruthy()
  await user.type(field(), 'x')
  expect(node.queryByRole('button', { name: 'Use this node' })).toBeNull()
})

test('a slow node does not delay the test of another, and its late result is not shown for the other', async () => {
  const app = appStore()
  const ends = new Map<string | null, (report: NodeReport) => void>()
  app.services.nodes = {
    ...app.services.nodes,
    testNode: (_chain, url) => new Promise((end) => void ends.set(url, end)),
  }
  const { node, user } = await show(app)
  await user.type(field(), 'https://slow.example{Enter}')
  await user.clear(field())
  await user.type(field(), `${URL}{Enter}`)
  ends.get('https://slow.example')?.({ ...REPORT, host: 'slow.example' })
  await pass()
  expect(node.queryByRole('table')).toBeNull()
  ends.get(URL)?.(REPORT)
  await pass()
  within(node.getByRole('status')).getByText(/node\.example can be used/)
  expect(node.getByRole('button', { name: 'Use this node' })).toBeTruthy()
})

test('what could not be determined is neither yes nor no, and a node that is behind says so', async () => {
  const app = appStore()
  const report: NodeReport = {
    ...REPORT,
    ageSeconds: 7_200,
    abilities: [
      { ability: 'chain', isAble: true, finding: { kind: 'network', chainName: 'Ropsten', chainId: 3 } },
      { ability: 'logs', isAble: null, finding: { kind: 'unanswered' } },
    ],
  }
  app.services.nodes = { ...app.services.nodes, testNode: () => Promise.resolve(report) }
  const { node, user } = await show(app)
  await user.type(field(), `${URL}{Enter}`)
  await pass()
  expect(node.getByRole('status').textContent).toBe(
    'node.example can be used. One could not be determined: test it again. Its latest block is more than 3 minutes old; until it catches up, nothing can be traded.',
  )
  const row = node.getByRole('row', { name: /^Logs/ })
  within(row).getByText(/Unclear/)
  within(row).getByText(/Charts where the state of past blocks is missing/)
})

test.each(['node.example', 'http://node.example', 'wss://node.example', 'https://a:b@node.example', ' '])(
  '%j is not asked',
  async (text) => {
    const app = appStore()
    const testNode = jest.fn()
    app.services.nodes = { ...app.services.nodes, testNode }
    const { user } = await show(app)
    await user.type(field(), text)
    await user.keyboard('{Enter}')
    await pass()
    expect(testNode).not.toHaveBeenCalled()
    expect(field().getAttribute('aria-invalid')).toBe('true')
  },
)

test('a node that cannot be used says why', async () => {
  const app = appStore()
  app.services.nodes = {
    ...app.services.nodes,
    testNode: () => Promise.reject(new NodeError('wrongChain', 'The node does not serve Ropsten.')),
  }
  const { node, user } = await show(app)
  await user.type(field(), URL)
  await user.keyboard('{Enter}')
  await pass()
  within(node.getByRole('status')).getByText(/node\.example cannot be used/)
  within(node.getByRole('status')).getByText(/does not serve Ropsten/)
})

test('the node in use can be tried, the site’s too', async () => {
  const { node, user } = await show()
  await user.click(node.getByRole('button', { name: /the node in use/ }))
  await pass()
  expect(node.getByRole('table')).toBeTruthy()
  expect(node.queryByRole('button', { name: 'Use this node' })).toBeNull()
})

test('one’s own node that fails leads back to the site’s', async () => {
  const app = appStore(fakePage({ 'tidemark.ownNodes': `{"version":1,"value":{"3":"${URL}"}}` }))
  const { head } = app.services.node
  app.services.node = { ...app.services.node, head: () => Promise.reject(new NodeError('network', 'Gone.')) }
  const { node, user, services } = await show(app)
  await pass()
  expect(node.getByText('Your node does not respond')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Your node is offline' })).toBeTruthy()
  services.node = { ...services.node, head }
  await user.click(node.getByRole('button', { name: 'Use the site’s nodes' }))
  await pass()
  expect(node.queryByText('Your node does not respond')).toBeNull()
})

test('R01: while a silent node is asked once more it is still said to be silent', async () => {
  const app = appStore(fakePage({ 'tidemark.ownNodes': `{"version":1,"value":{"3":"${URL}"}}` }))
  let requested = 0
  const head = () => {
    requested += 1
    return requested === 1 ? Promise.reject(new NodeError('timedOut', 'Silent.')) : new Promise<never>(() => undefined)
  }
  app.services.node = { ...app.services.node, head }
  const { node } = await show(app)
  await pass(HEAD_POLL_MS)
  expect(requested).toBeGreaterThan(1)
  expect(node.getByText('Your node does not respond')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Your node is offline' })).toBeTruthy()
})

test('R02: a node that limits requests is not said to be silent', async () => {
  const app = appStore(fakePage({ 'tidemark.ownNodes': `{"version":1,"value":{"3":"${URL}"}}` }))
  const head = () => Promise.reject(new NodeError('limited', 'Too many requests.'))
  app.services.node = { ...app.services.node, head }
  const { node } = await show(app)
  expect(node.getByText('Your node limits requests')).toBeTruthy()
  expect(node.queryByText('Your node does not respond')).toBeNull()
})

test('R05: a node that has come to serve another network says so', async () => {
  const app = appStore(fakePage({ 'tidemark.ownNodes': `{"version":1,"value":{"3":"${URL}"}}` }))
  const head = () => Promise.reject(new NodeError('wrongChain', 'The node does not serve Ropsten.'))
  app.services.node = { ...app.services.node, head }
  const { node } = await show(app)
  expect(node.getByText('Your node serves another network')).toBeTruthy()
  expect(node.getByRole('button', { name: 'Use the site’s nodes' })).toBeTruthy()
})

test('every node is listed with how it does, to the second, while the settings are shown and the page is visible', async () => {
  const app = appStore()
  let reads = 0
  let failures = 0
  const health = () => {
    reads += 1
    return [
      endpointHealth({
        host: 'first.example',
        failures,
        lastFailure: 'network',
        isFirst: failures === 0,
        answeredAt: 1,
      }),
      endpointHealth({ host: 'second.example', isFirst: failures > 0, answeredAt: Date.now(), answerMs: 80 }),
    ]
  }
  app.services.node = { ...app.services.node, health }
  const { node, user } = await show(app)
  const row = (host: string) => within(node.getByRole('row', { name: new RegExp(`^${host}`) }))
  row('first.example').getByText('In use')
  row('second.example').getByText('Standby')
  failures = 3
  await pass(1_000)
  row('first.example').getByText('The last 3 requests failed: cannot be reached')
  row('second.example').getByText('In use')

  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  reads = 0
  await pass(5_000)
  expect(reads).toBe(0)
  hidden.mockRestore()
  await user.click(screen.getByRole('tab', { name: 'Tokens' }))
  await pass()
  reads = 0
  // The footer reads the state of the nodes with each read of the head, but the next read of the head is not due yet.
  await pass(3_000)
  expect(reads).toBe(0)
})

test('a node that failed over and one that is back are named in the footer', async () => {
  const app = appStore()
  let endpoints = [endpointHealth({ host: 'first.example', isFirst: true, answeredAt: Date.now() })]
  app.services.node = { ...app.services.node, health: () => endpoints }
  await show(app)
  const foot = within(screen.getByRole('contentinfo'))
  expect(foot.queryByRole('link', { name: /first\.example/ })).toBeNull()
  const answering = { isFirst: true, answeredAt: Date.now() }
  endpoints = [
    endpointHealth({ host: 'first.example', failures: 1 }),
    endpointHealth({ host: 'second.example', ...answering }),
  ]
  await pass(HEAD_POLL_MS)
  const link = foot.getByRole('link', { name: 'first.example failed; using second.example instead' })
  expect(link.getAttribute('href')).toBe('/profile#settings')
  endpoints = [endpointHealth({ host: 'first.example', ...answering, failedAt: Date.now() })]
  await pass(HEAD_POLL_MS)
  expect(foot.getByRole('link', { name: 'first.example is back' })).toBeTruthy()
  await pass(NODE_BACK_MS)
  expect(foot.queryByRole('link', { name: /first\.example/ })).toBeNull()
})

test('trade settings and theme are changed here as anywhere', async () => {
  const { user, region, state, services } = await show()
  const settings = region('Settings')
  await user.click(settings.getByRole('radio', { name: 'Unlimited' }))
  await user.type(settings.getByRole('textbox', { name: 'Custom slippage, percent' }), '0.7')
  expect(selectTradeSettings(state())).toMatchObject({ approval: 'unlimited', slippageBps: 70 })
  await user.click(settings.getByRole('radio', { name: 'Dark' }))
  expect(services.storage.read('theme')).toBe('dark')
  expect(settings.getByRole('radio', { name: 'Dark' }).getAttribute('aria-checked')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Switch between light and dark' }))
  expect(settings.getByRole('radio', { name: 'Light' }).getAttribute('aria-checked')).toBe('true')
})

test('lists show their details; a list that cannot be read says so', async () => {
  const app = appStore()
  const { readList } = app.services
  app.services.readList = (urls, parse) =>
    urls.at(-1) === '/lists/pairs.json' ? Promise.reject(new Error('HTTP 500')) : readList(urls, parse)
  const { lists } = await show(app)
  within(lists.getByRole('row', { name: /^Token list/ })).getByText(/Loaded from the copy in this build/)
  within(lists.getByRole('row', { name: /^Pair list/ })).getByText(/could not be loaded/)
})

test('a list that cannot be read again is still there, and that is said', async () => {
  const app = appStore()
  const { lists, user, services } = await show(app)
  const row = within(lists.getByRole('row', { name: /^Token list/ }))
  expect(row.queryByText(/again|reloaded/)).toBeNull()
  services.readList = () => Promise.reject(new Error('HTTP 500'))
  await user.click(lists.getByRole('button', { name: /^Reload/ }))
  await pass()
  row.getByText(/Loaded from the copy in this build\. It could not be reloaded/)
})

test('the stored data is listed with its size, and deleted only after a confirmation', async () => {
  const app = appStore(fakePage({ '-CBWSDK:x': 'secret' }))
  app.services.storage.write('recentWallets', ['rainbow', 'brave'])
  const { data, user, services } = await show(app)
  expect(partsOf(data.getByRole('row', { name: /^Recently used wallets/ }))).toEqual([
    'Recently used wallets',
    '2',
    '41 B',
  ])
  within(data.getByRole('row', { name: /wallets’ own software/ })).getByText(/6 B/)
  await user.click(data.getByRole('button', { name: 'Reset' }))
  expect(document.activeElement).toBe(data.getByRole('button', { name: 'Keep it' }))
  expect(within(data.getByRole('alert')).queryByText(/pending/)).toBeNull()
  await user.click(data.getByRole('button', { name: 'Keep it' }))
  expect(services.storage.read('recentWallets')).not.toBeNull()
  await user.click(data.getByRole('button', { name: 'Reset' }))
  await user.click(data.getByRole('button', { name: 'Delete everything' }))
  await pass()
  expect(services.storage.entries()).toEqual([])
})

test('a reset while a transaction is pending warns that the transaction will go on unwatched', async () => {
  const app = appStore()
  const transaction = storedTransaction({ hash: `0x${'1'.repeat(64)}` })
  app.dispatch(transactionAdded({ account: ALICE, chainId: 3, transaction }))
  const { data, user, services } = await show(app)
  await user.click(data.getByRole('button', { name: 'Reset' }))
  within(data.getByRole('alert')).getByText(/One transaction is still pending/)
  await user.click(data.getByRole('button', { name: 'Delete everything' }))
  await pass(HEAD_POLL_MS)
  expect(services.storage.entries()).toEqual([])
})

test('the FAQ names only wallets that this build can offer', async () => {
  const { user, region } = await show()
  await user.click(screen.getByRole('link', { name: 'faq' }))
  await pass()
  await user.click(region('FAQ').getByRole('button', { name: 'Which wallets and networks work?' }))
  const answer = region('FAQ').getByText(/Brave Wallet/)
  expect(/WalletConnect/.test(answer.textContent)).toBe(settings.walletConnectProjectId !== null)
})

test('where storage is denied that is said', async () => {
  const page = fakePage()
  Object.defineProperty(page, 'localStorage', {
    get() {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  const { data } = await show(appStore(page))
  expect(data.getByText('Nothing is stored')).toBeTruthy()
  expect(data.queryByRole('button')).toBeNull()
})
