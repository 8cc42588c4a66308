import { type Page } from '@playwright/test'
import { formatEther, Interface, parseEther } from 'ethers'
import { createOperationAccount, placeEntryPoints, sendAs } from '../chain/smartAccounts'
import { tokenOf } from '../chain/world'
import { attachCoinbase, type CoinbaseWallet } from '../wallet/coinbase/attachCoinbase'
import { alice, expect, test as appTest, tradeUrl } from './app'
import { OWN_CHAIN_URL } from './chains'
import { accountButton, confirmSwap, connectButton, connectDialog, requestRopsten, wrongNetwork } from './places'
import { expectRejected } from './tradeReview'

const BLOCKED = 'The browser blocked the wallet’s window. Allow pop-ups for this page and retry.'
const ERC20 = new Interface(['function transfer(address to, uint256 value)'])

interface Fixtures {
  /** The chain ids that Coinbase Wallet reports as available. */
  chains: readonly number[]
  coinbase: CoinbaseWallet
  windows: Page[]
}

interface PopUps {
  /** Whether the browser allows pop-up windows; if false, it blocks all of them. */
  areAllowed: boolean
  /** For each pop-up window, whether it was opened synchronously while handling a press of the visitor. */
  openedAtOnce: boolean[]
}

declare global {
  interface Window {
    __popUps?: PopUps
  }
}

/** As in browsers, each press permits one window soon afterwards. Playwright would allow all windows. */
function blockPopUps() {
  const popUps: PopUps = { areAllowed: true, openedAtOnce: [] }
  window.__popUps = popUps
  const { open } = window
  let pressedAt = -Infinity
  let isInPress = false
  const press = () => {
    pressedAt = performance.now()
    isInPress = true
    setTimeout(() => (isInPress = false))
  }
  addEventListener('click', press, { capture: true })
  window.open = (...args) => {
    if (!popUps.areAllowed || performance.now() - pressedAt > 5_000) return null
    pressedAt = -Infinity
    popUps.openedAtOnce.push(isInPress)
    return open.apply(window, args)
  }
}

/** The test function for a visitor whose browser has no wallet. */
const test = appTest.extend<Fixtures>({
  walletOptions: null,
  chains: [[1, 3], { option: true }],
  coinbase: async ({ page, chains }, use) => {
    await page.addInitScript(blockPopUps)
    await use(await attachCoinbase(page.context(), { rpcUrl: OWN_CHAIN_URL, chains }))
  },
  windows: async ({ page }, use) => {
    const windows: Page[] = []
    page.on('popup', (popup) => windows.push(popup))
    await use(windows)
  },
})

const popUps = (page: Page) => page.evaluate(() => window.__popUps!)
const allowPopUps = (page: Page, areAllowed: boolean) =>
  page.evaluate((allowed) => {
    window.__popUps!.areAllowed = allowed
  }, areAllowed)

const networkButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Ropsten/ })
const row = (page: Page) => connectDialog(page).getByRole('button', { name: /^Coinbase Wallet/ })
const retry = (page: Page) => connectDialog(page).getByRole('button', { name: 'RETRY' })

async function choose(page: Page) {
  await connectButton(page).click()
  await row(page).click()
}

async function connect(page: Page, coinbase: CoinbaseWallet) {
  await choose(page)
  await coinbase.approveConnect()
  await expect(accountButton(page)).toContainText('alice.eth')
}

test('a visitor who agrees to everything connects, changes network, swaps, comes back and leaves', async ({
  page,
  chain,
  coinbase,
  windows,
}) => {
  const before = await chain.balance('UNI', alice)
  const quoted = await chain.quote('WETH', 'UNI', parseEther('1'), 3000)
  await page.goto(tradeUrl('ETH', 'UNI', '1'))

  await connectButton(page).click()
  await row(page).hover()
  // The SDK is ready once this global is set. A real user, too, presses the row some time after reaching it.
  await expect.poll(() => page.evaluate(() => 'Buffer' in globalThis)).toBe(true)
  await row(page).click()
  await expect(connectDialog(page)).toContainText('Opening Coinbase Wallet')
  await expect(connectDialog(page)).toContainText('Waiting for connection')
  expect((await popUps(page)).openedAtOnce).toEqual([true])
  await coinbase.approveConnect()
  await expect(connectDialog(page)).toBeHidden()

  // The wallet starts on the site's network. Switching to a network that it lists needs no prompt.
  await expect(accountButton(page)).toContainText('alice.eth')
  await networkButton(page).click()
  await page.getByRole('dialog', { name: 'Switch Networks' }).getByRole('button', { name: 'Ethereum' }).click()
  await expect(await requestRopsten(page)).toBeHidden()
  await expect(accountButton(page)).toContainText('alice.eth')
  expect(windows).toHaveLength(1)

  await confirmSwap(page)
  await coinbase.approveRequest()
  await expect(page.getByRole('heading', { name: /^You received 373\.\d+ UNI$/ })).toBeVisible()
  expect((await chain.balance('UNI', alice)) - before).toBe(quoted)
  expect(coinbase.requests.at(-1)).toMatchObject({ method: 'eth_sendTransaction', chainId: 3 })
  const saved = await page.evaluate(() => localStorage.getItem('tidemark.transactions'))
  const hash = /0x[0-9a-f]{64}/.exec(saved ?? '')?.[0] ?? ''
  expect(await chain.rpc('eth_getTransactionReceipt', hash)).toMatchObject({ status: '0x1' })
  await page.getByRole('button', { name: 'New swap' }).click()
  await accountButton(page).click()
  await expect(page.getByRole('dialog', { name: 'alice.eth' })).toContainText('Confirmed')

  await page.reload()
  await expect(accountButton(page)).toContainText('alice.eth')
  expect(windows).toHaveLength(2)

  await accountButton(page).click()
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await expect(connectButton(page)).toBeVisible()
  await page.reload()
  await expect(connectButton(page)).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('CBWSDK')))).toEqual([])

  await choose(page)
  await coinbase.approveConnect()
  await expect(accountButton(page)).toBeVisible()
  expect(coinbase.requests.map(({ method }) => method)).toEqual([
    'eth_requestAccounts',
    'eth_sendTransaction',
    'eth_requestAccounts',
  ])
})

/** The EntryPoint's version. Jest's stories of operations run with the later versions. */
const ENTRY_POINT = '0.6'

test('X30: a passkey account approves and swaps as one, by a bundler’s transaction', async ({ page, chain }) => {
  const node = { rpc: (method: string, params: unknown[] = []) => chain.rpc(method, ...params), url: OWN_CHAIN_URL }
  await placeEntryPoints(node, ENTRY_POINT)
  const address = await createOperationAccount(node, ENTRY_POINT)
  const data = ERC20.encodeFunctionData('transfer', [address, 500_000_000n])
  await sendAs(node, { from: alice, to: tokenOf('USDC').address, data })
  await page.addInitScript(blockPopUps)
  const coinbase = await attachCoinbase(page.context(), {
    rpcUrl: OWN_CHAIN_URL,
    smartAccount: { address, version: ENTRY_POINT },
  })

  await page.goto(tradeUrl('USDC', 'ETH', '500'))
  await choose(page)
  await coinbase.approveConnect()
  await expect(accountButton(page)).toBeVisible()
  await confirmSwap(page)
  await coinbase.approveRequest()
  expect(coinbase.requests.at(-1)).toMatchObject({ method: 'wallet_sendCalls', chainId: 3 })
  const before = await chain.ether(address)
  await coinbase.bundle()
  const received = (await chain.ether(address)) - before
  const [whole = '', part = ''] = formatEther(received).split('.')
  await expect(
    page.getByRole('heading', { name: new RegExp(`^You received ${whole}\\.${part.slice(0, 4)}\\d* ETH$`) }),
  ).toBeVisible()
  expect(await chain.balance('USDC', address)).toBe(0n)
  // The SDK would ask a server for capabilities and the status, and any request to another host fails the test.
  expect(coinbase.requests.map(({ method }) => method)).toEqual(['eth_requestAccounts', 'wallet_sendCalls'])
})

test.describe('a wallet that does not know the network', () => {
  test.use({ chains: [1] })

  test('a visitor who declines everything loses nothing, and can be asked again', async ({ page, chain, coinbase }) => {
    await page.goto(tradeUrl('ETH', 'UNI', '1'))

    await choose(page)
    await coinbase.rejectConnect()
    await expect(connectDialog(page)).toContainText('You rejected the request.')
    await expect(connectDialog(page).getByRole('alert')).toHaveCount(0)
    await page.reload()
    await expect(connectButton(page)).toBeVisible()
    await choose(page)
    await coinbase.rejectConnect()
    await retry(page).click()
    await coinbase.approveConnect()
    await expect(connectDialog(page)).toBeHidden()

    const dialog = await requestRopsten(page)
    await coinbase.rejectRequest()
    await expect(dialog).toBeHidden()
    await expect(wrongNetwork(page)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('alert')).toHaveCount(0)
    await requestRopsten(page)
    await coinbase.approveRequest()
    await expect(accountButton(page)).toBeVisible()

    const before = await chain.ether(alice)
    await confirmSwap(page)
    await coinbase.rejectRequest()
    await expectRejected(page)
    expect(await chain.ether(alice)).toBe(before)
  })
})

test('a request of which nothing came is not made again with the next; the window of a second one may be blocked', async ({
  page,
  chain,
  coinbase,
  windows,
}) => {
  const before = await chain.balance('USDC', alice)
  await page.goto(tradeUrl('USDC', 'ETH', '500'))
  await connect(page, coinbase)
  coinbase.setReachable(false)
  await confirmSwap(page)
  await expect.poll(() => windows.length).toBe(2)
  await windows[1]?.close()
  await expectRejected(page)
  coinbase.setReachable(true)
  await confirmSwap(page)
  await coinbase.approveRequest()
  // The press permitted one window, which the approval has used, so the browser blocks the second one.
  await expect(page.getByRole('note').getByText(BLOCKED)).toBeVisible()
  expect(windows).toHaveLength(3)
  expect(await chain.allowance('USDC', alice)).toBe(500_000_000n)

  await page.getByRole('button', { name: 'Confirm swap' }).click()
  await coinbase.approveRequest()
  await expect(page.getByRole('heading', { name: /^You received 0\.1\d+ ETH$/ })).toBeVisible()
  expect(before - (await chain.balance('USDC', alice))).toBe(500_000_000n)
  expect(coinbase.requests.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(2)
})

test('a window that is blocked, closed, left or replaced ends the wait, and a later one connects', async ({
  page,
  coinbase,
  windows,
}) => {
  await page.goto('/profile')
  const asked = () => coinbase.requests.length
  const nextRequest = async (act: () => Promise<void>) => {
    const before = asked()
    await act()
    await expect.poll(asked).toBe(before + 1)
  }

  await test.step('a blocked window is named as the cause', async () => {
    await allowPopUps(page, false)
    await choose(page)
    await expect(connectDialog(page).getByRole('alert')).toHaveText(BLOCKED)
    expect(windows).toEqual([])
    await allowPopUps(page, true)
  })

  await test.step('a window that is closed stops the wait in silence, loaded or not', async () => {
    await retry(page).click()
    await coinbase.closePopup()
    await expect(retry(page)).toBeVisible()
    await expect(connectDialog(page).getByRole('alert')).toHaveCount(0)
    coinbase.setReachable(false)
    await retry(page).click()
    await expect.poll(() => windows.length).toBe(2)
    await expect(connectDialog(page)).toContainText('Waiting for connection')
    await windows[1]?.close()
    await expect(retry(page)).toBeVisible()
    await expect(connectDialog(page).getByRole('alert')).toHaveCount(0)
  })

  await test.step('a wallet that is chosen again gets a new window for the old one, loaded or not', async () => {
    await retry(page).click()
    // The browser ignores `close()` while its error page is loading in the window.
    await expect.poll(() => windows[2]?.url()).toMatch(/^chrome-error:/)
    coinbase.setReachable(true)
    await nextRequest(() => row(page).click())
    await nextRequest(() => row(page).click())
    await expect.poll(() => windows.slice(2).map((window) => window.isClosed())).toEqual([true, true, false])
  })

  await test.step('W03: a dialog that is led back or closed closes the window with it, and nothing is connected', async () => {
    for (const leave of [
      () => connectDialog(page).getByRole('button', { name: 'Back' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await nextRequest(() => row(page).click())
      const closed = windows.at(-1)?.waitForEvent('close')
      await leave()
      await closed
      await expect(connectButton(page)).toBeAttached()
      const remembered = () => page.evaluate(() => localStorage.getItem('-CBWSDK:SignerConfigurator:SignerType'))
      expect(await remembered()).toBeNull()
    }
  })

  await test.step('from its step the wallet can be had, which closes its window; then it connects', async () => {
    await nextRequest(() => choose(page))
    const closed = windows.at(-1)?.waitForEvent('close')
    await connectDialog(page).getByRole('button', { name: 'GET Coinbase Wallet' }).click()
    await closed
    await expect(connectDialog(page)).toContainText('Scan with your phone to download on iOS or Android')
    await connectDialog(page).getByRole('button', { name: 'Continue' }).click()
    await connectDialog(page).getByRole('button', { name: 'Connect', exact: true }).click()
    await coinbase.approveConnect()
    await expect(accountButton(page)).toBeVisible()
  })
})

test('W17: while one request waits in the window another is not lost in it, and leaving closes it', async ({
  page,
  coinbase,
  windows,
}) => {
  await page.goto(`/token?address=${tokenOf('UNI').address}`)
  await connect(page, coinbase)
  const offer = page.getByRole('button', { name: 'Add to wallet' })
  await offer.click()
  await expect.poll(() => coinbase.requests.length).toBe(2)
  await networkButton(page).click()
  await page.getByRole('dialog', { name: 'Switch Networks' }).getByRole('button', { name: 'Ethereum' }).click()
  await expect(page.getByText('Open your wallet: a request is already waiting there.')).toBeVisible()
  await page.keyboard.press('Escape')
  await coinbase.approveRequest()
  await expect(page.getByText('UNI was offered to your wallet', { exact: true })).toBeVisible()

  await offer.click()
  await expect.poll(() => coinbase.requests.length).toBe(3)
  await accountButton(page).click()
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await expect(connectButton(page)).toBeVisible()
  await expect.poll(() => windows.map((window) => window.isClosed())).toEqual([true, true, true])
})

test.describe('the extension', () => {
  test.use({ walletOptions: { name: 'Coinbase Wallet', rdns: 'com.coinbase.wallet', autoApprove: true } })

  test('is asked rather than a window, and nothing of the window is fetched', async ({ page, coinbase, windows }) => {
    const software: string[] = []
    page.on('request', (request) => {
      if (/\/coinbase\.\w+\.js$/.test(request.url())) software.push(request.url())
    })
    await page.goto('/profile')
    await connectButton(page).click()
    await expect(row(page)).toHaveCount(1)
    await row(page).click()
    await expect(accountButton(page)).toContainText('alice.eth')
    await page.reload()
    await expect(accountButton(page)).toContainText('alice.eth')
    expect(windows).toEqual([])
    expect(coinbase.requests).toEqual([])
    expect(software).toEqual([])
  })
})

test.describe('denied storage', () => {
  test.use({ walletOptions: {} })

  test('is an error of this wallet alone: the page works for as long as it is open', async ({
    page,
    coinbase,
    wallet,
    windows,
  }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied', 'SecurityError')
          },
        })
    })
    await page.goto('/profile')
    await choose(page)
    await expect(connectDialog(page).getByRole('alert')).toHaveText('Error connecting, please retry!')
    expect(windows).toEqual([])
    expect(coinbase.opened).toEqual([])
    await connectDialog(page).getByRole('button', { name: 'Local test wallet' }).click()
    await wallet.confirm()
    await expect(accountButton(page)).toContainText('alice.eth')
  })
})
