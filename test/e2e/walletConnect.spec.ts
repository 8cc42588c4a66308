import type { BrowserContext, Page } from '@playwright/test'
import { Interface, parseEther } from 'ethers'
import { shortAddress } from '#domain/chain/address'
import { createSafe, placeSafes, sendAs } from '../chain/smartAccounts'
import { accountOf, tokenOf } from '../chain/world'
import { attachMetaMask } from '../wallet/metaMask/attach'
import { createMetaMask } from '../wallet/metaMask/background'
import { createSafeWallet, type SafeWallet } from '../wallet/safe/safeWallet'
import { readQr } from '../wallet/walletConnect/qr'
import { startRelay, type Relay } from '../wallet/walletConnect/relay'
import { answerVerify } from '../wallet/walletConnect/verify'
import { startWalletKitWallet, type WalletKitWallet } from '../wallet/walletConnect/wallet'
import { alice, type Chain, connect as connectTestWallet, expect, test as appTest, tradeUrl } from './app'
import { OWN_CHAIN_URL } from './chains'
import { accountButton, confirmSwap, connectButton, connectDialog, requestRopsten, wrongNetwork } from './places'
import { expectRejected } from './tradeReview'

const RELAY = /^wss:\/\/relay\.walletconnect\.org\//
const LINK = 'WALLETCONNECT_DEEPLINK_CHOICE'
const OUT_OF_REACH = 'WalletConnect cannot be reached. Check your connection and retry.'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const ERC20 = new Interface(['function transfer(address to, uint256 value)'])

/** `pocket` is a wallet on a phone, initially on Ethereum, which `relay` connects with the page. */
const test = appTest.extend<{ relay: Relay; pocket: WalletKitWallet }>({
  relay: [
    async ({ page }, use) => {
      const relay = await startRelay()
      await answerVerify(page.context())
      await page.context().routeWebSocket(RELAY, (route) => {
        relay.connectRoute(route)
      })
      await use(relay)
      await relay.close()
    },
    { auto: true },
  ],
  pocket: async ({ relay }, use) => {
    const wallet = await startWalletKitWallet({
      relayUrl: relay.url,
      rpcUrl: OWN_CHAIN_URL,
      accounts: [alice],
      chains: [1, 3],
    })
    await use(wallet)
    await wallet.close()
  },
})
test.use({ walletOptions: null })

const code = (page: Page) => connectDialog(page).getByRole('img', { name: /^QR code to connect/ })

async function choose(page: Page, name: string) {
  await connectButton(page).click()
  await connectDialog(page).getByRole('button', { name, exact: true }).click()
}

async function scan(page: Page): Promise<string> {
  await expect(code(page)).toBeVisible()
  return readQr(await page.screenshot())
}

async function pairWith(pocket: WalletKitWallet, uri: string) {
  await pocket.pair(uri)
  await pocket.nextProposal()
}

async function connectByCode(page: Page, pocket: WalletKitWallet, name = 'WalletConnect') {
  await choose(page, name)
  await pairWith(pocket, await scan(page))
  await pocket.approve({ chainIds: [3] })
  await expect(accountButton(page)).toContainText('alice.eth')
}

async function disconnect(page: Page) {
  await accountButton(page).click()
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await expect(connectButton(page)).toBeVisible()
}

function fetchedForPairing(page: Page): string[] {
  const urls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/assets/walletConnect')) urls.push(request.url())
  })
  return urls
}

async function grantRopsten(page: Page, pocket: WalletKitWallet) {
  const granted = await requestRopsten(page)
  await pocket.nextRequest()
  await pocket.approveRequest()
  await expect(granted).toBeHidden()
  await expect(accountButton(page)).toContainText('alice.eth')
}

async function swap(page: Page, pocket: WalletKitWallet, chain: Chain) {
  const before = await chain.balance('UNI', alice)
  await confirmSwap(page)
  const { method, params, chainId } = await pocket.nextRequest()
  expect([method, chainId]).toEqual(['eth_sendTransaction', 3])
  expect(params).toMatchObject([{ from: alice, value: `0x${parseEther('1').toString(16)}`, chainId: '0x3' }])
  await pocket.approveRequest()
  await expect(page.getByRole('heading', { name: /^You received 373\.\d+ UNI$/ })).toBeVisible()
  expect(await chain.balance('UNI', alice)).toBeGreaterThan(before)
  await page.getByRole('button', { name: 'New swap' }).click()
}

/** Switches from another network, swaps, reloads and disconnects. The first switch and swap are rejected. */
async function useWallet(page: Page, pocket: WalletKitWallet, chain: Chain) {
  const refused = await requestRopsten(page)
  expect(await pocket.nextRequest()).toMatchObject({
    method: 'wallet_switchEthereumChain',
    params: [{ chainId: '0x3' }],
  })
  await expect(refused.getByRole('button', { name: /Ropsten.*Confirm in Wallet/ })).toBeVisible()
  await pocket.rejectRequest()
  await expect(refused).toBeHidden()
  await expect(wrongNetwork(page)).toBeVisible()
  const before = await chain.balance('UNI', alice)
  await grantRopsten(page, pocket)
  await confirmSwap(page)
  await pocket.nextRequest()
  await pocket.rejectRequest()
  await expectRejected(page)
  expect(await chain.balance('UNI', alice)).toBe(before)
  await swap(page, pocket, chain)

  await page.reload()
  await expect(accountButton(page)).toContainText('alice.eth')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const over = pocket.sessionDeleted()
  await disconnect(page)
  await over
  expect(pocket.hasSession()).toBe(false)
  await page.reload()
  await expect(connectButton(page)).toBeVisible()
}

test('a visitor scans, declines and agrees, changes network, swaps, comes back and leaves', async ({
  page,
  chain,
  relay,
  pocket,
}) => {
  const fetched = fetchedForPairing(page)
  await page.goto(tradeUrl('ETH', 'UNI', '1'))
  await connectButton(page).click()
  const row = connectDialog(page).getByRole('button', { name: 'WalletConnect', exact: true })
  await expect(row).toBeEnabled()
  await page.waitForLoadState('networkidle')
  expect([fetched, relay.clients()]).toEqual([[], 0])

  await row.click()
  await expect(connectDialog(page).getByRole('heading', { name: 'Scan with your phone' })).toBeFocused()
  const first = await scan(page)
  expect(fetched.length).toBeGreaterThan(0)
  await pairWith(pocket, first)
  await pocket.reject()
  await expect(connectDialog(page)).toContainText('You rejected the request. This is a new code.')
  const second = await scan(page)
  expect(second).not.toBe(first)
  await pairWith(pocket, second)
  await pocket.approve({ chainIds: [1] })
  await expect(connectDialog(page)).toBeHidden()

  await useWallet(page, pocket, chain)
})

/** Responds to every request as Safe's app does. */
async function answerAsSafe(pocket: WalletKitWallet, { provider }: SafeWallet) {
  for (;;) {
    const { method, params } = await pocket.nextRequest()
    await pocket.answerRequest(await provider.request({ method, params }))
  }
}

test('what a Safe was asked for is found again by a page that was closed between signature and execution', async ({
  page,
  chain,
  pocket,
}) => {
  const node = {
    rpc: (method: string, params: unknown[] = []) => chain.rpc(method, ...params),
    chainId: 3,
    url: OWN_CHAIN_URL,
  }
  const owners = [alice, accountOf('bob').address]
  await placeSafes(node, '1.4.1')
  const address = await createSafe(node, { version: '1.4.1', owners, threshold: 2 })
  const data = ERC20.encodeFunctionData('transfer', [address, 100_000_000n])
  await sendAs(node, { from: alice, to: tokenOf('USDC').address, data })
  const safe = createSafeWallet(node, { address, version: '1.4.1', owners })

  await page.goto(tradeUrl('USDC', 'ETH', '100'))
  await choose(page, 'WalletConnect')
  await pairWith(pocket, await scan(page))
  const methods = ['eth_sendTransaction', 'wallet_getCapabilities', 'wallet_sendCalls', 'wallet_getCallsStatus']
  await pocket.approve({ accounts: [address], chainIds: [3], methods })
  void answerAsSafe(pocket, safe)
  await expect(accountButton(page)).toContainText(shortAddress(address))
  await page.getByRole('button', { name: 'Review swap' }).click()
  await page.getByRole('dialog', { name: 'Review swap' }).getByRole('button', { name: 'Confirm swap' }).click()
  await expect(page.getByRole('heading', { name: 'In the queue of the Safe' })).toBeVisible()
  expect(safe.queue).toHaveLength(1)
  await page.goto('about:blank')

  const before = await chain.ether(address)
  await safe.execute()
  await chain.rpc('anvil_mine', '0x3', '0xc')
  await page.goto('/profile#activity')
  const row = page.getByRole('listitem').filter({ hasText: /Swap 100 USDC for ETH|100\sUSDC → / })
  await expect(row).toContainText('Confirmed')
  expect(await chain.ether(address)).toBeGreaterThan(before)
  expect(await chain.balance('USDC', address)).toBe(0n)
})

test('U17: the code fits the window and its changes, its link is copied, and a wallet that ends the connection can come back', async ({
  page,
  context,
  pocket,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/profile')
  await choose(page, 'Rainbow')
  const uri = await scan(page)
  expect(uri).toMatch(/^wc:[0-9a-f]{64}@2\?/)
  await connectDialog(page).getByRole('button', { name: 'Copy link' }).click()
  await expect(connectDialog(page).getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(uri)
  for (const [width, side] of [
    [1440, 382],
    [768, 382],
    [767, 382],
    [600, 292],
    [390, 280],
    [1440, 382],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect(connectDialog(page).getByRole('heading', { name: 'Scan with Rainbow' })).toBeVisible()
    await expect.poll(async () => (await code(page).boundingBox())?.width).toBe(side)
    // At the breakpoint, the two layouts replace each other asynchronously, so this step is repeated until it succeeds.
    await expect(async () => {
      await code(page).scrollIntoViewIfNeeded({ timeout: 1_000 })
      expect(await scan(page)).toBe(uri)
    }).toPass()
  }

  await pairWith(pocket, uri)
  await pocket.approve({ chainIds: [3] })
  await expect(accountButton(page)).toContainText('alice.eth')
  await pocket.deleteSession()
  await expect(connectButton(page)).toBeVisible()
  await connectByCode(page, pocket)
})

test.describe('without a relay', () => {
  test.use({ walletOptions: {} })

  test('a wallet that pairs says so, one in the browser connects, a retry works later, and a code is renewed in time', async ({
    page,
    relay,
    wallet,
    pocket,
  }) => {
    relay.refuse(true)
    await page.clock.install()
    const list = page.waitForResponse('**/lists/tokens.json')
    await page.goto('/profile')
    // The list has a time limit of its own.
    await list
    await choose(page, 'Rainbow')
    await expect(connectDialog(page)).toContainText('Waiting for connection')
    // The wallet's time limit starts once its code has loaded, which is not visible, so the clock advances repeatedly.
    await expect(async () => {
      await page.clock.fastForward(16_000)
      await expect(connectDialog(page).getByRole('alert')).toContainText(OUT_OF_REACH, { timeout: 1_000 })
    }).toPass()
    await expect(connectDialog(page).getByRole('button', { name: 'RETRY' })).toBeVisible()
    await page.keyboard.press('Escape')
    await connectTestWallet(page, wallet)
    await disconnect(page)

    relay.refuse(false)
    await choose(page, 'WalletConnect')
    const first = await scan(page)
    await expect(connectDialog(page)).toContainText(/Expires in 4:\d\d/)
    await page.clock.fastForward(295_000)
    await expect(connectDialog(page).getByText('This is a new code.', { exact: true })).toBeVisible()
    const second = await scan(page)
    expect(second).not.toBe(first)
    // The SDK finishes its work for the first code within 20 seconds.
    await page.clock.fastForward(20_000)
    await pairWith(pocket, second)
    await pocket.approve({ chainIds: [3] })
    await expect(accountButton(page)).toContainText('alice.eth')
  })
})

test('where the browser keeps nothing it works as long as the page lasts', async ({ page, pocket }) => {
  await page.addInitScript(() => {
    const deny = {
      get(): never {
        throw new DOMException('denied', 'SecurityError')
      },
    }
    for (const name of ['indexedDB', 'localStorage', 'sessionStorage']) Object.defineProperty(window, name, deny)
  })
  await page.goto('/profile')
  await connectByCode(page, pocket)
})

/** Replaces the web sites of wallets, and returns an array to which the visited URLs are added. */
async function standIn(context: BrowserContext): Promise<string[]> {
  const visited: string[] = []
  await context.route(/^https:\/\/(rnbwapp\.com|metamask\.app\.link)\//, (route) => {
    visited.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>The app opens</title>' })
  })
  return visited
}

const row = (page: Page, name: string) => connectDialog(page).getByRole('link', { name, exact: true })

async function handed(page: Page, name: string): Promise<string> {
  const href = (await row(page, name).getAttribute('href')) ?? ''
  return href.startsWith('wc:') ? href : (new URL(href).searchParams.get('uri') ?? '')
}

test.describe('on an iPhone', () => {
  test.use({ userAgent: IPHONE, ...PHONE })

  const name = 'MetaMask'
  const base = 'https://metamask.app.link'
  const store = 'https://apps.apple.com/us/app/metamask/id1438144202'

  // What a phone has in common with a screen beside it, as coming back or refusing a swap, is in the first test.
  test('a visitor taps, declines and agrees, changes network, swaps and leaves, and each request opens the app', async ({
    page,
    context,
    chain,
    pocket,
  }) => {
    const visited = await standIn(context)
    await page.goto(tradeUrl('ETH', 'UNI', '1'))
    await connectButton(page).tap()
    await expect(row(page, name)).toHaveAttribute('href', /^https:/)
    const first = await handed(page, name)
    expect(first).toMatch(/^wc:[0-9a-f]{64}@2\?/)
    expect(await row(page, name).getAttribute('href')).toBe(`${base}/wc?uri=${encodeURIComponent(first)}`)
    expect(await handed(page, 'WalletConnect')).toBe(first)

    const app = page.waitForEvent('popup')
    await row(page, name).tap()
    await (await app).close()
    expect(visited).toEqual([`${base}/wc?uri=${encodeURIComponent(first)}`])
    const again = connectDialog(page).getByRole('link', { name: 'Open again' })
    await expect(again).toHaveAttribute('href', visited[0] ?? '')
    await expect(connectDialog(page).getByRole('link', { name: `Get ${name}` })).toHaveAttribute('href', store)
    await expect(connectDialog(page).getByRole('button', { name: 'Copy link' })).toBeVisible()

    await pairWith(pocket, first)
    await pocket.reject()
    await expect(connectDialog(page)).toContainText('You rejected the request. This is a new link.')
    const second = await handed(page, name)
    expect(second).not.toBe(first)
    await pairWith(pocket, second)
    await pocket.approve({ chainIds: [1] })
    await expect(connectDialog(page)).toBeHidden()
    const saved = () => page.evaluate((key) => localStorage.getItem(key), LINK)
    expect(JSON.parse((await saved()) ?? '')).toEqual({ href: base, name })

    context.on('page', (opened) => void opened.close())
    await grantRopsten(page, pocket)
    await swap(page, pocket, chain)
    const over = pocket.sessionDeleted()
    await disconnect(page)
    await over
    expect(await saved()).toBeNull()
    // The switch and the swap must have opened the wallet's app.
    expect(visited.slice(1).filter((url) => url.startsWith(`${base}/wc?requestId=`))).toHaveLength(2)
  })

  test('MetaMask: its own browser is asked in the page, not through the relay', async ({ page, relay }) => {
    const metaMask = createMetaMask({ rpcUrl: OWN_CHAIN_URL, chainIds: [3] })
    await attachMetaMask(page, metaMask)
    await page.goto('/profile')
    await connectButton(page).tap()
    await expect(row(page, 'Rainbow')).toBeVisible()
    await connectDialog(page)
      .getByRole('button', { name: /^MetaMask/ })
      .tap()
    await metaMask.approve({ accounts: [alice] })
    await expect(accountButton(page)).toContainText('alice.eth')
    expect(relay.log.filter(({ method }) => method === 'wc_approveSession')).toEqual([])
    metaMask.close()
  })
})

test.describe('on an Android phone', () => {
  test.use({ userAgent: ANDROID, ...PHONE })

  test('each wallet is handed the plain address, and stores are those of Android', async ({ page, pocket }) => {
    // This is the operating system: it takes a tapped link that the page's handlers have ignored, and loads nothing.
    await page.addInitScript(() => {
      addEventListener('click', (event) => {
        const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="wc:"]')
        if (!link || event.defaultPrevented) return
        event.preventDefault()
        document.documentElement.dataset.opened = link.href
      })
    })
    await page.goto('/profile')
    await connectButton(page).tap()
    const uri = await handed(page, 'Rainbow')
    expect(uri).toMatch(/^wc:[0-9a-f]{64}@2\?/)
    for (const name of ['MetaMask', 'WalletConnect', 'Rainbow'])
      await expect(row(page, name)).toHaveAttribute('href', uri)
    await row(page, 'WalletConnect').tap()
    await expect(connectDialog(page)).toContainText('Open your wallet’s app to confirm.')
    await row(page, 'Rainbow').tap()
    expect(await page.locator('html').getAttribute('data-opened')).toBe(uri)
    await expect(connectDialog(page).getByRole('link', { name: 'Open again' })).toHaveAttribute('href', uri)
    await expect(connectDialog(page).getByRole('link', { name: 'Get Rainbow' })).toHaveAttribute(
      'href',
      'https://play.google.com/store/apps/details?id=me.rainbow',
    )
    await pairWith(pocket, uri)
    await pocket.approve({ chainIds: [3] })
    await expect(accountButton(page)).toContainText('alice.eth')
    const over = pocket.sessionDeleted()
    await disconnect(page)
    await over
    expect(await page.evaluate((key) => localStorage.getItem(key), LINK)).toBeNull()
  })
})
