import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import { parseEther } from 'ethers'
import { contentSecurityPolicy } from '../../src/build/contentSecurityPolicy'
import { nodeRpc, type NodeRpc } from '../chain/nodeRpc'
import { accounts, tokenOf } from '../chain/world'
import { localSettings } from '../support/localSettings'
import { attachCoinbase, type CoinbaseWallet } from '../wallet/coinbase/attachCoinbase'
import { bundleScript } from '../wallet/bundleScript'
import { CHAIN_URL, OWN_CHAIN_URL } from './chains'

const APP_ORIGIN = 'https://app.tidemark.test'
const [alice, bob] = accounts.map(({ address }) => address) as [string, string]

const HEADERS = {
  'content-security-policy': contentSecurityPolicy({ ...localSettings(CHAIN_URL), customRpc: false }).header,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

const CLOSED_BY_VISITOR = { error: { code: 4001, message: 'Request rejected', isError: false } }
const REFUSED = { error: { code: 4001, message: 'User rejected the request.', isError: false } }

const WATCH_UNI = {
  type: 'ERC20',
  options: { address: tokenOf('UNI').address, symbol: 'UNI', decimals: 18 },
}
const ADD_RINKEBY = [
  {
    chainId: '0x4',
    chainName: 'Rinkeby',
    rpcUrls: ['https://rinkeby.example.org'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  },
]

type Outcome = { value: unknown } | { error: { code: unknown; message: unknown; isError: boolean } }
type SdkProvider = ReturnType<ReturnType<NonNullable<Window['createCoinbaseWalletSDK']>>['getProvider']>

interface Kept {
  provider: SdkProvider
  events: [name: string, payload: unknown][]
  outcomes: Promise<Outcome>[]
  settled: boolean[]
}

declare global {
  interface Window {
    __sdk?: Kept
    __allowPopups?: () => void
  }
}

interface Started {
  /** Whether `window.open` was called before the request returned its promise. */
  opensAtOnce: boolean
  outcome(): Promise<Outcome>
  isSettled(): Promise<boolean>
}

/** The real SDK on an empty page with the app's headers. */
interface Sdk {
  wallet: CoinbaseWallet
  start(method: string, params?: unknown): Promise<Started>
  /** Sends a request that needs no approval of the wallet's owner. */
  request(method: string, params?: unknown): Promise<Outcome>
  connect(): Promise<void>
  events(): Promise<[name: string, payload: unknown][]>
  storedKeys(): Promise<string[]>
  /** Returns and clears the policy violations and uncaught errors so far. A test fails if any of them are left. */
  takeProblems(): string[]
}

async function serveApp(context: BrowserContext) {
  const script = await bundleScript('test/wallet/coinbase/sdkPage.ts')
  const page = '<!doctype html><title>App</title><body><script src="/sdk.js"></script></body>'
  await context.route(`${APP_ORIGIN}/**`, (route) =>
    new URL(route.request().url()).pathname === '/sdk.js'
      ? route.fulfill({ contentType: 'text/javascript', headers: HEADERS, body: script })
      : route.fulfill({ contentType: 'text/html', headers: HEADERS, body: page }),
  )
}

/** Creates the provider in the same way as the app, and records its events. */
async function makeProvider(page: Page, chainId = 3) {
  await page.evaluate((id) => {
    const provider = window.createCoinbaseWalletSDK!({
      appName: 'Tidemark',
      appLogoUrl: null,
      appChainIds: [id],
      preference: { options: 'all' },
    }).getProvider()
    const session: Kept = { provider, events: [], outcomes: [], settled: [] }
    window.__sdk = session
    for (const name of ['connect', 'disconnect', 'chainChanged', 'accountsChanged'] as const) {
      provider.on(name, (payload: unknown) => {
        session.events.push([name, payload])
      })
    }
  }, chainId)
}

function sdkOn(page: Page, wallet: CoinbaseWallet, problems: string[]): Sdk {
  const start: Sdk['start'] = async (method, params) => {
    const { opensAtOnce, index } = await page.evaluate(
      ([name, given]) => {
        const session = window.__sdk!
        const { open } = window
        let opensAtOnce = false
        window.open = (...args) => {
          opensAtOnce = true
          return open.apply(window, args)
        }
        const request = session.provider.request(
          given === undefined ? { method: name } : { method: name, params: given },
        )
        window.open = open
        const outcome = request.then(
          (value) => ({ value }),
          (error: unknown) => {
            const { code, message } = error as { code: unknown; message: unknown }
            return { error: { code, message, isError: error instanceof Error } }
          },
        )
        const index = session.outcomes.push(outcome) - 1
        session.settled[index] = false
        void outcome.then(() => {
          session.settled[index] = true
        })
        return { opensAtOnce, index }
      },
      [method, params as object | undefined] as const,
    )
    return {
      opensAtOnce,
      outcome: () => page.evaluate((at) => window.__sdk!.outcomes[at] as Promise<Outcome>, index),
      isSettled: () => page.evaluate((at) => window.__sdk!.settled[at] === true, index),
    }
  }
  return {
    wallet,
    start,
    request: async (method, params) => (await start(method, params)).outcome(),
    async connect() {
      const { outcome } = await start('eth_requestAccounts')
      await wallet.approveConnect()
      expect(await outcome()).toEqual({ value: [alice] })
    },
    events: () =>
      page.evaluate(() => {
        const { events } = window.__sdk!
        return JSON.parse(JSON.stringify(events)) as [string, unknown][]
      }),
    storedKeys: () => page.evaluate(() => Object.keys(localStorage).sort()),
    takeProblems: () => problems.splice(0),
  }
}

interface Fixtures {
  chain: NodeRpc
  appChain: number
  sdk: Sdk
}

const test = base.extend<Fixtures>({
  appChain: [3, { option: true }],

  chain: async ({}, use) => {
    const chain = nodeRpc(OWN_CHAIN_URL)
    const before = await chain.send('evm_snapshot')
    await use(chain)
    await chain.send('evm_revert', [before])
    chain.close()
  },

  sdk: async ({ page, appChain }, use) => {
    const problems: string[] = []
    page.on('pageerror', ({ message }) => problems.push(`uncaught: ${message}`))
    await page.exposeFunction('reportViolation', (text: string) => problems.push(`policy: ${text}`))
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        window.reportViolation!(`${violatedDirective} ${blockedURI}`)
      })
    })
    const context = page.context()
    await context.route('**/*', (route) => {
      problems.push(`foreign request: ${route.request().url()}`)
      return route.abort()
    })
    await serveApp(context)
    const wallet = await attachCoinbase(context, { rpcUrl: OWN_CHAIN_URL, chains: [1, 3] })
    await page.goto(APP_ORIGIN)
    await makeProvider(page, appChain)
    await use(sdkOn(page, wallet, problems))
    expect(problems).toEqual([])
  },
})

test('the SDK connects through its pop-up, opened while the click still counts', async ({ sdk }) => {
  const { opensAtOnce, outcome } = await sdk.start('eth_requestAccounts')
  expect(opensAtOnce).toBe(true)
  await sdk.wallet.approveConnect()
  expect(await outcome()).toEqual({ value: [alice] })

  expect(await sdk.request('eth_accounts')).toEqual({ value: [alice] })
  expect(await sdk.request('eth_chainId')).toEqual({ value: '0x3' })
  expect(await sdk.events()).toEqual([
    ['chainChanged', '0x3'],
    ['accountsChanged', [alice]],
    ['connect', { chainId: '0x3' }],
  ])
  expect(await sdk.storedKeys()).toEqual([
    '-CBWSDK:SCWKeyManager:ownPrivateKey',
    '-CBWSDK:SCWKeyManager:ownPublicKey',
    '-CBWSDK:SCWKeyManager:peerPublicKey',
    '-CBWSDK:SCWStateManager:accounts',
    '-CBWSDK:SCWStateManager:activeChain',
    '-CBWSDK:SCWStateManager:availableChains',
    '-CBWSDK:SCWStateManager:walletCapabilities',
    '-CBWSDK:SignerConfigurator:SignerType',
    '-CBWSDK:VERSION',
  ])
  const metadata = { appName: 'Tidemark', appLogoUrl: '', appChainIds: [3] }
  expect(sdk.wallet.opened).toEqual([
    { version: '4.4.0', metadata, preference: { options: 'all' }, location: `${APP_ORIGIN}/` },
  ])
  expect(sdk.wallet.requests).toEqual([
    { isConnect: true, method: 'eth_requestAccounts', params: metadata, origin: APP_ORIGIN, chainId: null },
  ])
})

test('before connecting, asking for accounts throws the session away', async ({ sdk }) => {
  expect(await sdk.storedKeys()).toEqual(['-CBWSDK:VERSION'])
  expect(await sdk.request('eth_accounts')).toEqual({
    error: { code: 4100, message: "Must call 'eth_requestAccounts' before other methods", isError: false },
  })
  expect(await sdk.request('eth_chainId')).toEqual({ value: '0x1' })
  expect(await sdk.events()).toEqual([['disconnect', expect.objectContaining({ code: 4900 })]])
  expect(await sdk.storedKeys()).toEqual([])
})

test('a refused connection is 4001 with the text of the wallet', async ({ sdk }) => {
  const refused = await sdk.start('eth_requestAccounts')
  await sdk.wallet.rejectConnect()
  expect(await refused.outcome()).toEqual(REFUSED)
  expect(await sdk.storedKeys()).not.toContain('-CBWSDK:SignerConfigurator:SignerType')
  await sdk.connect()
})

test('a window closed by the visitor is 4001 with the text of the SDK', async ({ sdk }) => {
  const closed = await sdk.start('eth_requestAccounts')
  await sdk.wallet.closePopup()
  expect(await closed.outcome()).toEqual(CLOSED_BY_VISITOR)
  await sdk.connect()

  const request = await sdk.start('wallet_watchAsset', WATCH_UNI)
  await sdk.wallet.closePopup()
  expect(await request.outcome()).toEqual(CLOSED_BY_VISITOR)
  expect(await sdk.request('eth_accounts')).toEqual({ value: [alice] })
})

test('a blocked pop-up leaves the request open behind a bar that only Retry removes', async ({ sdk, page }) => {
  const bar = page.getByText('Popup was blocked. Try again.')
  await page.evaluate(() => {
    const { open } = window
    window.__allowPopups = () => {
      window.open = open
    }
    window.open = () => null
  })
  const blocked = await sdk.start('eth_requestAccounts')
  await expect(bar).toBeVisible()
  expect(await blocked.isSettled()).toBe(false)
  expect(sdk.takeProblems()).toEqual(['policy: style-src-elem inline'])

  await page.evaluate(() => {
    window.__allowPopups!()
  })
  await page.getByText('Retry').click()
  await sdk.wallet.approveConnect()
  expect(await blocked.outcome()).toEqual({ value: [alice] })
  await expect(bar).toHaveCount(0)

  await page.evaluate(() => {
    window.open = () => null
  })
  const request = await sdk.start('wallet_watchAsset', WATCH_UNI)
  await page.getByText('Retry').click()
  expect(await request.outcome()).toEqual({
    error: { code: -32603, message: 'Popup window was blocked', isError: false },
  })
})

test('a pop-up that never loads is ended by the message that a closing one sends', async ({ sdk, page }) => {
  sdk.wallet.setReachable(false)
  const opening = page.waitForEvent('popup')
  const request = await sdk.start('eth_requestAccounts')
  const popup = await opening
  expect(await request.isSettled()).toBe(false)

  const closed = popup.waitForEvent('close')
  await page.evaluate(() => {
    dispatchEvent(new MessageEvent('message', { origin: 'https://keys.coinbase.com', data: { event: 'PopupUnload' } }))
  })
  await closed
  expect(await request.outcome()).toEqual(CLOSED_BY_VISITOR)
  // The SDK does not handle the rejection of one of its own promises.
  expect(sdk.takeProblems()).toEqual(['uncaught: Request rejected'])

  sdk.wallet.setReachable(true)
  await sdk.connect()
  expect(sdk.wallet.requests).toHaveLength(1)
})

test('a transaction is signed by the wallet and mined by the node', async ({ sdk, chain }) => {
  await sdk.connect()
  const before = BigInt(String(await chain.send('eth_getBalance', [bob, 'latest'])))
  const value = `0x${parseEther('1').toString(16)}`
  const { opensAtOnce, outcome } = await sdk.start('eth_sendTransaction', [{ from: alice, to: bob, value }])
  expect(opensAtOnce).toBe(true)
  await sdk.wallet.approveRequest()
  const { value: hash } = (await outcome()) as { value: string }
  // The test mines a block at once, because the node's automine takes a moment.
  await chain.send('evm_mine')
  expect(await chain.send('eth_getTransactionReceipt', [hash])).toMatchObject({ status: '0x1' })
  expect(await chain.send('eth_getTransactionByHash', [hash])).toMatchObject({
    from: alice.toLowerCase(),
    to: bob.toLowerCase(),
    chainId: '0x3',
  })
  expect(BigInt(String(await chain.send('eth_getBalance', [bob, 'latest']))) - before).toBe(parseEther('1'))
  expect(sdk.wallet.requests.at(-1)).toMatchObject({ isConnect: false, method: 'eth_sendTransaction', chainId: 3 })
})

test('a refused transaction is 4001, one that the node refuses has its error', async ({ sdk, chain }) => {
  await sdk.connect()
  const nonce = await chain.send('eth_getTransactionCount', [alice, 'pending'])
  const refused = await sdk.start('eth_sendTransaction', [{ from: alice, to: bob, value: '0x1' }])
  await sdk.wallet.rejectRequest()
  expect(await refused.outcome()).toEqual(REFUSED)

  const value = `0x${parseEther('1000000000').toString(16)}`
  const poor = await sdk.start('eth_sendTransaction', [{ from: alice, to: bob, value }])
  await sdk.wallet.approveRequest()
  expect(await poor.outcome()).toMatchObject({ error: { message: expect.stringMatching(/insufficient funds/i) } })
  expect(await chain.send('eth_getTransactionCount', [alice, 'pending'])).toBe(nonce)
  expect(await sdk.request('eth_accounts')).toEqual({ value: [alice] })
})

test('a second request joins the open window, one sent while it loads is lost', async ({ sdk, page }) => {
  await sdk.connect()
  const first = await sdk.start('wallet_watchAsset', WATCH_UNI)
  await expect.poll(() => sdk.wallet.requests.length).toBe(2)
  const second = await sdk.start('wallet_watchAsset', WATCH_UNI)
  await expect.poll(() => sdk.wallet.requests.length).toBe(3)
  await sdk.wallet.approveRequest()
  await sdk.wallet.rejectRequest()
  expect(await first.outcome()).toEqual({ value: true })
  expect(await second.outcome()).toEqual(REFUSED)

  const messages = page.evaluate(async (params) => {
    const { provider } = window.__sdk!
    const watch = () =>
      provider.request({ method: 'wallet_watchAsset', params }).then(
        () => 'added',
        (error: unknown) => (error as { message: string }).message,
      )
    const first = watch()
    // The SDK answers this request from memory. When it has done so, the window is open but has not loaded.
    await provider.request({ method: 'eth_accounts' })
    return Promise.all([first, watch()])
  }, WATCH_UNI)
  await sdk.wallet.approveRequest()
  expect(await messages).toEqual(['added', 'Request rejected'])
})

test('a listed chain is switched to without asking, an unlisted one has to be added', async ({ sdk }) => {
  await sdk.connect()
  expect(await sdk.request('wallet_switchEthereumChain', [{ chainId: '0x1' }])).toEqual({ value: null })
  expect(await sdk.request('eth_chainId')).toEqual({ value: '0x1' })
  // The SDK emits the event although the chain does not change.
  expect(await sdk.request('wallet_switchEthereumChain', [{ chainId: '0x1' }])).toEqual({ value: null })
  expect((await sdk.events()).slice(3)).toEqual([
    ['chainChanged', '0x1'],
    ['chainChanged', '0x1'],
  ])
  expect(sdk.wallet.requests).toHaveLength(1)

  expect(await sdk.request('wallet_switchEthereumChain', [{ chainId: '0x4' }])).toEqual({
    error: { code: 4902, message: 'Unrecognized chain ID "0x4".', isError: false },
  })
  const added = await sdk.start('wallet_addEthereumChain', ADD_RINKEBY)
  await sdk.wallet.approveRequest()
  expect(await added.outcome()).toEqual({ value: null })
  expect(await sdk.request('eth_chainId')).toEqual({ value: '0x1' })
  expect(await sdk.request('wallet_switchEthereumChain', [{ chainId: '0x4' }])).toEqual({ value: null })
  expect(await sdk.request('eth_chainId')).toEqual({ value: '0x4' })
})

test('the wallet may refuse a method in its own words', async ({ sdk }) => {
  await sdk.connect()
  sdk.wallet.refuse('wallet_addEthereumChain', { code: -32601, message: 'Not here' })
  expect(await sdk.request('wallet_addEthereumChain', ADD_RINKEBY)).toEqual({
    error: { code: -32601, message: 'Not here', isError: false },
  })
})

test('reading through the SDK asks the endpoint that the wallet listed, which the policy blocks', async ({ sdk }) => {
  await sdk.connect()
  expect(await sdk.request('eth_blockNumber')).toEqual({
    error: { code: -32603, message: 'Failed to fetch', isError: false },
  })
  expect(sdk.takeProblems()).toEqual([
    'policy: connect-src https://chain-proxy.wallet.coinbase.com/?targetName=chain-3',
  ])
})

test('a reload restores the session in silence, disconnecting forgets it', async ({ sdk, page }) => {
  await sdk.connect()
  await page.reload()
  await makeProvider(page)
  expect(await sdk.request('eth_accounts')).toEqual({ value: [alice] })
  expect(await sdk.request('eth_chainId')).toEqual({ value: '0x3' })
  expect(await sdk.events()).toEqual([])
  expect(await sdk.request('eth_requestAccounts')).toEqual({ value: [alice] })
  expect(await sdk.events()).toEqual([['connect', { chainId: '0x3' }]])
  expect(sdk.wallet.requests).toHaveLength(1)

  const watched = await sdk.start('wallet_watchAsset', WATCH_UNI)
  await sdk.wallet.approveRequest()
  expect(await watched.outcome()).toEqual({ value: true })

  await page.evaluate(() => window.__sdk!.provider.disconnect())
  expect(await sdk.storedKeys()).toEqual([])
  expect((await sdk.events()).slice(1)).toEqual([['disconnect', expect.objectContaining({ code: 4900 })]])
})

test.describe('a page whose chain the wallet does not list', () => {
  test.use({ appChain: 4 })

  test('is told its own chain until it asks', async ({ sdk }) => {
    await sdk.connect()
    expect(await sdk.request('eth_chainId')).toEqual({ value: '0x4' })
    expect(await sdk.request('wallet_switchEthereumChain', [{ chainId: '0x4' }])).toMatchObject({
      error: { code: 4902 },
    })
  })
})

test('the extension comes before the pop-up', async ({ sdk, page }) => {
  const reports = await page.evaluate(() => {
    const calls: unknown[] = []
    const extension = { setAppInfo: (...args: unknown[]) => calls.push(args) }
    Object.assign(window, { coinbaseWalletExtension: extension })
    const provider: unknown = window.createCoinbaseWalletSDK!({
      appName: 'Tidemark',
      appLogoUrl: null,
      preference: { options: 'all' },
    }).getProvider()
    return { isExtension: provider === extension, calls }
  })
  expect(reports).toEqual({ isExtension: true, calls: [['Tidemark', '', [], { options: 'all' }]] })
  expect(sdk.wallet.requests).toEqual([])
})

test('denied storage throws while the SDK is made', async ({ sdk, page }) => {
  const thrown = await page.evaluate(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied', 'SecurityError')
      },
    })
    try {
      window.createCoinbaseWalletSDK!({ appName: 'Tidemark' })
      return null
    } catch (error) {
      return (error as Error).name
    }
  })
  expect(thrown).toBe('SecurityError')
  expect(sdk.wallet.opened).toEqual([])
})
