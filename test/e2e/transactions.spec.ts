import type { Page } from '@playwright/test'
import { bundleTestWallet } from '../wallet/bundleScript'
import { alice, type Chain, connect, expect, storeConnection, test, tradeUrl, visitConnected, type Wallet } from './app'
import { axeFindings } from './axeFindings'
import { CHAIN_URL } from './chains'
import { freeze, pass, watchNode } from './watchNode'
import { hex } from '../chain/hex'

declare global {
  interface Window {
    __shown?: string[]
  }
}

/** Longer than the interval at which the page polls for a transaction, in milliseconds. */
const LOOK = 13_000
const SWAP = 'Swap 1 ETH for UNI'

interface Sent {
  from: string
  to: string
  value: string
  input: string
  gas: string
  nonce: string
  maxFeePerGas: string
  maxPriorityFeePerGas: string
}

// The node mines only on request, so that each test decides when a block is mined.
test.beforeEach(async ({ chain }) => {
  await chain.rpc('evm_setAutomine', false)
})

const mine = (chain: Chain, blocks = 1) => chain.rpc('anvil_mine', hex(blocks))

/** Replaces a pending transaction with another one that has the same nonce and twice the fee. */
async function outbid(chain: Chain, hash: string, change: Partial<Sent> = {}): Promise<string> {
  const sent = { ...((await chain.rpc('eth_getTransactionByHash', hash)) as Sent), ...change }
  const dearer = (fee: string) => hex(BigInt(fee) * 2n + 1_000_000_000n)
  return String(
    await chain.rpc('eth_sendTransaction', {
      ...callOf(sent),
      maxFeePerGas: dearer(sent.maxFeePerGas),
      maxPriorityFeePerGas: dearer(sent.maxPriorityFeePerGas),
    }),
  )
}

/** The fields for sending a transaction again, which gives the same hash. */
function callOf({ from, to, value, input, gas, nonce, maxFeePerGas, maxPriorityFeePerGas }: Sent) {
  return { from, to, value, data: input, gas, nonce, maxFeePerGas, maxPriorityFeePerGas }
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('tidemark.transactions') ?? '')
const hashesIn = (text: string) => [...text.matchAll(/"hash":"(0x[0-9a-f]{64})"/g)].map(([, hash]) => hash ?? '')

async function review(page: Page) {
  await page.getByRole('button', { name: 'Review swap', exact: true }).click()
  const confirm = page.getByRole('dialog', { name: 'Review swap' }).getByRole('button', { name: 'Confirm swap' })
  await confirm.click()
}

async function swap(page: Page, wallet: Wallet, arrive: typeof visitConnected = visitConnected): Promise<string> {
  await arrive(page, tradeUrl('ETH', 'UNI', '1'))
  await review(page)
  await wallet.confirm()
  await expect(page.getByRole('heading', { name: 'Swap sent' })).toBeVisible()
  // The stored nonce shows that the page has found the transaction on the network.
  await expect.poll(() => stored(page)).toContain('"nonce"')
  const [hash = ''] = hashesIn(await stored(page))
  return hash
}

async function openAccount(page: Page, name = 'alice.eth') {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account/ })
    .click()
  return page.getByRole('dialog', { name })
}

/** Once the swap has been mined and read, its row in the activity has the amounts in place of the request. */
const row = (page: Page, description = SWAP) =>
  page.getByRole('listitem').filter({ hasText: description === SWAP ? /Swap 1 ETH for UNI|1\sETH → / : description })

async function expectWords(page: Page, words: string | RegExp, description = SWAP) {
  await openAccount(page)
  await expect(row(page, description)).toContainText(words)
  await page.getByRole('dialog').getByRole('link', { name: 'Activity' }).click()
  await expect(page).toHaveURL('/profile#activity')
  await expect(row(page, description)).toContainText(words)
}

const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' })

test('T02, T03: one that is sped up is followed under its new hash, and a cancelled one says what it cost and what to do', async ({
  page,
  chain,
  wallet,
}) => {
  const before = await chain.balance('UNI', alice)
  const hash = await swap(page, wallet)
  const faster = await outbid(chain, hash)
  await mine(chain)
  const outcome = page.getByRole('dialog', { name: /^(Swap sent|You received|The swap)/ })
  await expect(outcome.getByRole('heading', { name: /^You received 373\.\d+ UNI$/ })).toBeVisible()
  await expect(outcome).toContainText(faster.slice(-4), { ignoreCase: true })
  expect(await chain.balance('UNI', alice)).toBeGreaterThan(before)
  await outcome.getByRole('button', { name: 'New swap' }).click()

  await test.step('a cancelled swap, in every size', async () => {
    await page.getByLabel('You sell', { exact: true }).fill('2')
    await review(page)
    await wallet.confirm()
    await expect(outcome.getByRole('heading', { name: 'Swap sent' })).toBeVisible()
    await expect.poll(async () => (await stored(page)).match(/"nonce"/g)?.length).toBe(2)
    const second = hashesIn(await stored(page)).find((each) => ![hash, faster].includes(each)) ?? ''
    await outbid(chain, second, { to: alice, value: '0x0', input: '0x' })
    await mine(chain)
    await expect(outcome.getByRole('heading', { level: 3 })).toHaveText('The swap was cancelled')
    await expect(outcome).toContainText('You cancelled the transaction in your wallet. The swap did not take place.')
    // A swap that the visitor cancelled in the wallet is not shown as a failure.
    await expect(outcome.locator('div:has(> h3) svg circle')).toHaveCount(1)
    await expect(outcome.locator('dl').first()).toHaveText(
      /Your 2 ETHNot sold, still in your walletNetwork cost paid0\.\d+ ETH \(\$\d/,
    )
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ colorScheme: width === 320 ? 'dark' : 'light' })
      await expect(outcome.getByRole('button', { name: 'Try again' })).toBeInViewport()
      expect(await axeFindings(page)).toEqual([])
    }
    await page.keyboard.press('Escape')
  })
  await expectWords(page, 'Confirmed, sped up')
})

test('T05: one whose block is taken back is pending again, and confirmed in another', async ({
  page,
  chain,
  wallet,
}) => {
  await page.clock.install()
  const before = await chain.rpc('evm_snapshot')
  const hash = await swap(page, wallet)
  const sent = (await chain.rpc('eth_getTransactionByHash', hash)) as Sent
  await mine(chain)
  await expect(page.getByRole('heading', { name: /^You received/ })).toBeVisible()
  await page.getByRole('button', { name: 'New swap' }).click()

  await chain.rpc('evm_revert', before)
  await mine(chain, 2)
  await page.clock.fastForward(LOOK)
  await expect(notifications(page)).toContainText('pending again, because its block was reverted by the network')
  await openAccount(page)
  await expect(row(page)).toContainText(/Pending since \d\d:\d\d$/)

  expect(await chain.rpc('eth_sendTransaction', callOf(sent))).toBe(hash)
  await mine(chain)
  await page.clock.fastForward(LOOK)
  await expect(row(page)).toContainText(/Confirmed(?:Receipt)?$/)
  await expect(row(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expectWords(page, /Confirmed(?:Receipt)?$/)
})

test(
  'what settles while the page is hidden is told in the title, and by the system if that was switched on',
  { tag: '@whole-browser' },
  async ({ page, chain, wallet, context }) => {
    await page.addInitScript(() => {
      window.__shown = []
      window.Notification = class extends Notification {
        constructor(title: string, options?: NotificationOptions) {
          super(title, options)
          window.__shown?.push(`${title}: ${options?.body}`)
        }
      }
    })
    await page.goto('/profile#settings')
    const setting = page.getByRole('radiogroup', { name: 'System notifications' })
    await setting.getByRole('radio', { name: 'On' }).click()
    await expect(page.getByText('Your browser blocks notifications from this site.')).toBeVisible()
    await expect(setting.getByRole('radio', { name: 'Off' })).toBeChecked()
    await context.grantPermissions(['notifications'])
    await setting.getByRole('radio', { name: 'On' }).click()
    await expect(setting.getByRole('radio', { name: 'On' })).toBeChecked()
    await expect(page.getByText('Your browser blocks notifications from this site.')).toBeHidden()

    await swap(page, wallet, async (_, url) => {
      await page.goto(url)
      await connect(page, wallet)
    })
    await expect(page).toHaveTitle(/^1 pending · UNI\/ETH \| /)
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: true })
    })
    await mine(chain)
    await expect(page).toHaveTitle(new RegExp(`^${SWAP}: Confirmed · UNI/ETH \\| `))
    await expect.poll(() => page.evaluate(() => window.__shown)).toEqual([`${SWAP}: Confirmed`])
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: false })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect(page).toHaveTitle(/^UNI\/ETH \| /)
  },
)

test('S06: ten thousand pending ones of a hostile memory are few rows and few requests', async ({ page }) => {
  await page.clock.install()
  const { requests, quiet } = await watchNode(page, CHAIN_URL)
  const records = Array.from({ length: 10_000 }, (_, index) => ({
    hash: `0x${(index + 1).toString(16).padStart(64, '0')}`,
    description: `Send ${index}`,
    status: 'pending',
    addedAt: Date.now(),
  }))
  const transactions = { version: 1, value: { [`${alice.toLowerCase()}:3`]: records } }
  await storeConnection(page, alice, { 'tidemark.transactions': transactions })
  await page.goto('/profile#activity')
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account/ })).toContainText('10')
  await expect(row(page, 'Send ').first()).toBeVisible()
  expect(await row(page, 'Send ').count()).toBeLessThanOrEqual(60)
  await freeze(page)
  await pass(page, 5, quiet)
  requests.length = 0
  await pass(page, 20, quiet)
  // The page requests transactions in several batches of limited size.
  const sizes = requests.map((methods) => methods.split(' + ').length)
  expect(Math.max(...sizes), sizes.join(' ')).toBeLessThanOrEqual(40)
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(40)
  const dialog = await openAccount(page)
  await expect(dialog).toBeVisible()
  expect(await row(page, 'Send ').count()).toBeLessThanOrEqual(120)
})

async function openTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.addInitScript((rpcUrl) => {
    window.__testWalletOptions = { rpcUrl }
  }, CHAIN_URL)
  await tab.addInitScript(await bundleTestWallet())
  return tab
}

declare global {
  interface Window {
    __toasts?: string[]
  }
}

async function countNews(tab: Page) {
  await tab.evaluate(() => {
    const reports: string[] = []
    const seen = new WeakSet<Element>()
    window.__toasts = reports
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          const toasts = node instanceof Element ? [node, ...node.querySelectorAll('*')] : []
          for (const toast of toasts) {
            // A notification may be moved into a dialog, but must be counted only once.
            if (!toast.closest('[aria-label=Notifications]') || !/^(status|alert)$/.test(toast.role ?? '')) continue
            if (!seen.has(toast)) reports.push(toast.textContent)
            seen.add(toast)
          }
        }
      }
    }).observe(document.body, { childList: true, subtree: true })
  })
  return () => tab.evaluate(() => window.__toasts!)
}

test('two tabs: a swap in one is reported in the other, once, and no record is lost', async ({
  page,
  chain,
  wallet,
}) => {
  const here = await (async () => {
    await swap(page, wallet)
    return countNews(page)
  })()
  const tab = await openTab(page)
  await tab.goto(tradeUrl('ETH', 'UNI', '2'))
  await expect(tab.getByRole('banner').getByRole('button', { name: /^Account/ })).toBeVisible()
  const there = await countNews(tab)
  await mine(chain)
  await expect.poll(there).toEqual([expect.stringContaining(`${SWAP}: confirmed`)])
  await expect(page.getByRole('heading', { name: /^You received/ })).toBeVisible()
  expect(await here()).toEqual([])
  await page.getByRole('button', { name: 'Swap again' }).click()

  await review(tab)
  // The request that waits in the other tab's wallet is for the same tokens, so this one has to be asked for knowingly.
  await page.getByRole('button', { name: 'Review swap', exact: true }).click()
  await page.getByRole('button', { name: 'Ask again anyway' }).click()
  await tab.getByRole('dialog', { name: 'Local test wallet' }).getByRole('button', { name: 'Confirm' }).click()
  await wallet.confirm()
  await expect(tab.getByRole('heading', { name: 'Swap sent' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Swap sent' })).toBeVisible()
  await mine(chain)
  await expect(tab.getByRole('heading', { name: /^You received/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^You received/ })).toBeVisible()
  await expect.poll(async () => hashesIn(await stored(page)).length).toBe(3)
  expect(await stored(tab)).not.toContain('"pending"')
  await expect.poll(async () => (await here()).length).toBe(1)
  await expect.poll(async () => (await there()).length).toBe(2)
  for (const one of [page, tab]) {
    await one.keyboard.press('Escape')
    await one
      .getByRole('banner')
      .getByRole('button', { name: /^Account/ })
      .click()
    await expect(one.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Confirmed' })).toHaveCount(3)
  }
  await tab.close()
})
