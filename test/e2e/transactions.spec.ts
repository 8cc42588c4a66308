import type { Page } from '@playwright/test'
import { Interface, parseEther } from 'ethers'
import { accountOf, contracts, tokenOf } from '../chain/world'
import { bundleTestWallet } from '../wallet/bundleScript'
import { type Chain, connect, expect, test, tradeUrl, type Wallet, visitConnected } from './app'
import { axeFindings } from './axeFindings'
import { CHAIN_URL } from './chains'
import { freeze, pass, watchNode } from './watchNode'

declare global {
  interface Window {
    /** What the system was told to show. */
    __shown?: string[]
  }
}

/** The outcomes of transactions, and how the account dialog and the profile show them. */

const alice = accountOf('alice').address
const bob = accountOf('bob').address
const trader = accountOf('trader').address
const MINUTE = 60_000
/** More than the page's interval between two polls of a transaction. */
const LOOK = 13_000
const SWAP = 'Swap 1 ETH for UNI'
const ROUTER = new Interface([
  'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params) payable',
])
const hex = (value: bigint | number) => `0x${value.toString(16)}`

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

// Blocks are mined when a test says so.
test.beforeEach(async ({ chain }) => {
  await chain.rpc('evm_setAutomine', false)
})

const mine = (chain: Chain, blocks = 1) => chain.rpc('anvil_mine', hex(blocks))
const nextNonce = async (chain: Chain) => Number(await chain.rpc('eth_getTransactionCount', alice, 'latest'))

/** The same account's transaction with the same nonce, which pays twice as much. */
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

/** To be sent once more as it is: under the same hash. */
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

/** Sells one ether for UNI. The hash, once the wallet has given it. */
async function swap(page: Page, wallet: Wallet, arrive: typeof visitConnected = visitConnected): Promise<string> {
  await arrive(page, tradeUrl('ETH', 'UNI', '1'))
  await review(page)
  await wallet.confirm()
  await expect(page.getByRole('heading', { name: 'Swap sent' })).toBeVisible()
  // The page has seen it on the network.
  await expect.poll(() => stored(page)).toContain('"nonce"')
  const [hash = ''] = hashesIn(await stored(page))
  return hash
}

const closeOutcome = (page: Page) =>
  page.getByRole('dialog', { name: 'Swap', exact: true }).getByRole('button', { name: 'Close' }).first().click()

/** The account dialog's text for a transaction. Leaves the dialog open. */
async function openAccount(page: Page, name = 'alice.eth') {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account/ })
    .click()
  return page.getByRole('dialog', { name })
}

const row = (page: Page, description = SWAP) => page.getByRole('listitem').filter({ hasText: description })

/** The words of both places. Ends on the profile. */
async function expectWords(page: Page, words: string | RegExp, description = SWAP) {
  await openAccount(page)
  await expect(row(page, description)).toContainText(words)
  await page.keyboard.press('Escape')
  await page.goto('/profile#activity')
  await expect(row(page, description)).toContainText(words)
}

const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' })

test('T01: one that is never mined stays pending, and is said to take longer than usual', async ({ page, wallet }) => {
  await page.clock.install()
  await swap(page, wallet)
  await closeOutcome(page)
  await openAccount(page)
  await expect(row(page)).toContainText(/Pending since \d\d:\d\d$/)
  await page.clock.fastForward(5.5 * MINUTE)
  await expect(row(page)).toContainText(/Pending since .*, longer than usual$/)
  await page.clock.fastForward(24 * 60 * MINUTE)
  await expect(row(page)).toContainText(/Pending since \S+ \S+, \d\d:\d\d, longer than usual$/)
  await page.keyboard.press('Escape')
  await expectWords(page, 'longer than usual')
})

test('T02: one that is sped up is followed under its new hash', async ({ page, chain, wallet }) => {
  const before = await chain.balance('UNI', alice)
  const hash = await swap(page, wallet)
  const faster = await outbid(chain, hash)
  await mine(chain)
  const outcome = page.getByRole('dialog', { name: 'Swap', exact: true })
  await expect(outcome.getByRole('heading', { name: /^You received 373\.\d+ UNI$/ })).toBeVisible()
  await expect(outcome).toContainText(faster.slice(-4), { ignoreCase: true })
  expect(await chain.balance('UNI', alice)).toBeGreaterThan(before)
  await outcome.getByRole('button', { name: 'New swap' }).click()
  await expectWords(page, 'Confirmed, sped up')
})

test('T03: one that is cancelled in the wallet is called so, and nothing is swapped', async ({
  page,
  chain,
  wallet,
}) => {
  const before = await chain.balance('UNI', alice)
  const hash = await swap(page, wallet)
  await outbid(chain, hash, { to: alice, value: '0x0', input: '0x' })
  await mine(chain)
  await expect(
    page.getByText('You cancelled the transaction in your wallet. The swap did not take place.', { exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: /^You received/ })).toBeHidden()
  expect(await chain.balance('UNI', alice)).toBe(before)
  await page.keyboard.press('Escape')
  await expectWords(page, /Cancelled$/)
})

test('T03: another transaction in its place is reported, without a word of success', async ({
  page,
  chain,
  wallet,
}) => {
  const hash = await swap(page, wallet)
  await closeOutcome(page)
  await outbid(chain, hash, { to: bob, value: hex(1n), input: '0x' })
  await mine(chain)
  await expect(notifications(page)).toContainText(`${SWAP}: replaced by another transaction`)
  await expectWords(page, 'Replaced by another transaction')
})

for (const [name, { change, says, costs, next }] of Object.entries({
  cancelled: {
    change: { to: alice, value: '0x0', input: '0x' },
    says: 'You cancelled the transaction in your wallet. The swap did not take place.',
    costs: /Your 1 ETHNot sold, still in your walletNetwork cost paid0\.\d+ ETH \(\$\d/,
    next: ['Try again'],
  },
  replaced: {
    change: { to: bob, value: '0x1', input: '0x' },
    says: 'The swap did not take place. 0.000000000000000001 ETH went to 0x70…79C8.',
    costs: /Your 1 ETHNot sold by this swapNetwork cost paid0\.\d+ ETH \(\$\d/,
    next: ['View on Explorer'],
  },
  expired: {
    change: null,
    says: 'It was not confirmed within 30 minutes.',
    costs: /Your 1 ETHNot sold, still in your walletNetwork cost paid0\.\d+ ETH \(\$\d/,
    next: ['Change deadline', 'Try again'],
  },
}))
  test(`a swap that was ${name} says what it cost and what to do next, in every size`, async ({
    page,
    chain,
    wallet,
  }) => {
    const hash = await swap(page, wallet)
    if (change) await outbid(chain, hash, change)
    else await chain.rpc('evm_increaseTime', 31 * 60)
    await mine(chain)
    const outcome = page.getByRole('dialog', { name: 'Swap', exact: true })
    await expect(outcome.getByRole('heading', { level: 3 })).toHaveText(new RegExp(`^The swap (was )?${name}$`))
    await expect(outcome).toContainText(says)
    // What was ended in the wallet has no mark of a failure.
    await expect(outcome.locator('div:has(> h3) svg circle')).toHaveCount(change ? 1 : 0)
    await expect(outcome.getByRole('term')).not.toHaveCount(0)
    await expect(outcome.locator('dl').first()).toHaveText(costs)
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ colorScheme: width === 320 ? 'dark' : 'light' })
      for (const action of next)
        await expect(
          outcome.getByRole('link', { name: action }).or(outcome.getByRole('button', { name: action })),
        ).toBeInViewport()
      expect(await axeFindings(page)).toEqual([])
    }
  })

test('T04: a dropped one is not seen by the network, and can be cleared', async ({ page, chain, wallet }) => {
  await page.clock.install()
  const hash = await swap(page, wallet)
  await chain.rpc('anvil_dropTransaction', hash)
  await closeOutcome(page)
  await page.clock.fastForward(MINUTE + LOOK)
  await mine(chain)
  const dialog = await openAccount(page)
  // An earlier response may have been pending: then it takes one more poll.
  await expect(async () => {
    await page.clock.fastForward(LOOK)
    await expect(row(page)).toContainText('Not seen by the network', { timeout: 1_000 })
  }).toPass()
  await dialog.getByRole('button', { name: 'Clear All' }).click()
  await expect(dialog).toContainText('Your transactions will appear here.')
  await page.goto('/profile#activity')
  await expect(page.getByText('No activity yet')).toBeVisible()
  expect(hashesIn(await stored(page))).toEqual([])
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
  await expect(row(page)).toContainText(/Confirmed$/)
  await expect(row(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expectWords(page, /Confirmed$/)
})

test('T06: one that is mined without success has failed, for a reason', async ({ page, chain, wallet }) => {
  const before = await chain.balance('UNI', alice)
  const hash = await swap(page, wallet)
  const sent = (await chain.rpc('eth_getTransactionByHash', hash)) as Sent
  // Someone else comes first and moves the price.
  await chain.rpc('anvil_dropTransaction', hash)
  const amount = parseEther('200')
  const bought = [contracts.weth, tokenOf('UNI').address, 3000, trader, amount, 0n, 0n]
  const data = ROUTER.encodeFunctionData('exactInputSingle', [bought])
  await chain.rpc('eth_sendTransaction', {
    from: trader,
    to: contracts.swapRouter,
    value: hex(amount),
    data,
    gas: hex(500_000),
  })
  await mine(chain)
  expect(await chain.rpc('eth_sendTransaction', callOf(sent))).toBe(hash)
  await mine(chain)
  const outcome = page.getByRole('dialog', { name: 'Swap', exact: true })
  await expect(outcome.getByRole('heading', { name: 'The swap failed' })).toBeVisible()
  await expect(outcome).toContainText('price moved')
  await expect(outcome).toContainText('Not sold, still in your wallet')
  expect(await chain.balance('UNI', alice)).toBe(before)
  await outcome.getByRole('button', { name: 'Try again' }).click()
  await expectWords(page, /Failed$/)
})

test.describe('with the node out of reach', () => {
  test.use({ expectedErrors: /ERR_FAILED|Failed to load resource/ })

  test('T08: nothing is concluded from silence: it is confirmed once the node answers again', async ({
    page,
    chain,
    wallet,
  }) => {
    await page.clock.install()
    await swap(page, wallet)
    await closeOutcome(page)
    const isNode = (url: URL) => url.href.startsWith(CHAIN_URL)
    let refused = 0
    await page.route(isNode, (route) => {
      refused += 1
      return route.abort()
    })
    await mine(chain)
    for (let requested = 0; requested < 3; requested++) {
      const soFar = refused
      await page.clock.fastForward(30_000)
      await expect.poll(() => refused).toBeGreaterThan(soFar)
    }
    await openAccount(page)
    await expect(row(page)).toContainText(/Pending since \d\d:\d\d$/)
    await page.unroute(isNode)
    // The next poll is half a minute after the end of the last one, which nothing on the screen shows.
    await expect(async () => {
      await page.clock.fastForward(31_000)
      await expect(row(page)).toContainText(/Confirmed$/, { timeout: 1_000 })
    }).toPass()
    await page.keyboard.press('Escape')
    await expectWords(page, /Confirmed$/)
  })
})

/** Has the wallet answer with a transaction of the test's own. */
async function answerWith(page: Page, chain: Chain, sent: object) {
  const hash = String(await chain.rpc('eth_sendTransaction', sent))
  await page.evaluate((value) => {
    const { __testWallet } = window
    __testWallet?.reply('eth_sendTransaction', { value })
  }, hash)
}

test('T12, C24: a wallet that sends something else than it was asked to is told of in red', async ({ page, chain }) => {
  await visitConnected(page, tradeUrl('ETH', 'UNI', '1'))
  await answerWith(page, chain, { from: alice, to: bob, value: hex(parseEther('5')), gas: hex(21_000) })
  await review(page)
  await mine(chain)
  await expect(page.getByRole('alert').filter({ hasText: 'your wallet sent a different transaction' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The swap is confirmed' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expectWords(page, /not as requested$/)
})

test('T12: what another account paid is reported with its address, and never as a success', async ({ page, chain }) => {
  await visitConnected(page, tradeUrl('ETH', 'UNI', '1'))
  await answerWith(page, chain, { from: trader, to: bob, value: hex(1n), gas: hex(21_000) })
  await review(page)
  await mine(chain)
  const payer = `${trader.slice(0, 4)}…${trader.slice(-4)}`
  const outcome = page.getByRole('dialog', { name: 'Swap', exact: true })
  await expect(outcome.getByRole('heading', { name: 'Not what you asked for' })).toBeVisible()
  await expect(outcome).toContainText(`Your wallet sent this from ${payer}.`)
  await expect(outcome).toContainText(`By ${payer}, not by your account`)
  await expect(page.getByRole('alert').filter({ hasText: `your wallet sent this from ${payer}` })).toBeVisible()
  await expect(page.getByText(`${SWAP}: confirmed`)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expectWords(page, new RegExp(`Sent from ${payer}, not as requested$`))
})

test('an approval whose amount was lowered in the wallet is reported as that, and what the swap needs', async ({
  page,
  chain,
}) => {
  const ERC20 = new Interface(['function approve(address, uint256)'])
  await visitConnected(page, tradeUrl('USDC', 'ETH', '100'))
  const data = ERC20.encodeFunctionData('approve', [contracts.swapRouter, 50_000_000n])
  await answerWith(page, chain, { from: alice, to: tokenOf('USDC').address, data, gas: hex(100_000) })
  await review(page)
  await expect(notifications(page)).toContainText('Approve 100 USDC: you approved 50 USDC instead of 100 USDC.')
  await mine(chain)
  const status = page.getByRole('dialog', { name: 'Review swap' }).getByRole('note')
  await expect(
    status.filter({ hasText: 'You approved 50 USDC instead of 100 USDC. The swap needs 100 USDC' }),
  ).toBeVisible()
  await expect(page.getByText('not as requested')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expectWords(page, 'Confirmed, 50 USDC instead of 100 USDC', 'Approve 100 USDC')
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

test('T14: one that is pending outlives a reload', async ({ page, chain, wallet }) => {
  await swap(page, wallet)
  await page.reload()
  await openAccount(page)
  await expect(row(page)).toContainText(/Pending since \d\d:\d\d$/)
  await mine(chain)
  await expect(row(page)).toContainText(/Confirmed$/)
  await expect(notifications(page)).toContainText(`${SWAP}: confirmed`)
  await page.keyboard.press('Escape')
  await expectWords(page, /Confirmed$/)
})

test('T14: it stays with its account when the wallet goes to another', async ({ page, chain, wallet }) => {
  await swap(page, wallet)
  await closeOutcome(page)
  const use = (account: string) =>
    page.evaluate((address) => {
      const { __testWallet } = window
      __testWallet?.setAccounts([address])
    }, account)
  await use(bob)
  const dialog = await openAccount(page, 'bob.eth')
  await expect(dialog).toContainText('Your transactions will appear here.')
  await mine(chain)
  await expect(notifications(page)).toContainText(/Swap confirmed\s*You received 37\d\.\d+ UNI for 1 ETH\./)
  await expect(dialog).toContainText('Your transactions will appear here.')
  await page.keyboard.press('Escape')
  await use(alice)
  await expect(page.getByRole('banner').getByRole('button', { name: /alice\.eth/ })).toBeVisible()
  await expectWords(page, /Confirmed$/)
})

/** Transfers of an earlier visit, in the pool and in the page's memory. */
async function sendMany(page: Page, chain: Chain, count: number) {
  const nonce = await nextNonce(chain)
  const records: unknown[] = []
  for (let index = 0; index < count; index++) {
    const sent = { from: alice, to: bob, value: '0x1', nonce: hex(nonce + index), gas: hex(21_000) }
    const hash = await chain.rpc('eth_sendTransaction', sent)
    records.push({ hash, description: `Send ${index}`, status: 'pending', addedAt: Date.now() })
  }
  const text = JSON.stringify({ version: 1, value: { [`${alice.toLowerCase()}:3`]: records } })
  await page.evaluate((value) => {
    localStorage.setItem('tidemark.transactions', value)
  }, text)
  await page.reload()
}

test('T16: fifty pending ones are one loading state and few questions', async ({ page, chain }) => {
  await page.clock.install()
  const { requests, quiet } = await watchNode(page, CHAIN_URL)
  await visitConnected(page, '/profile')
  await sendMany(page, chain, 50)
  await expect(page.getByRole('banner').getByText(/pending/i)).toHaveCount(1)
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account/ })).toContainText('50')
  await freeze(page)
  // What the visit itself has started.
  await pass(page, 2, quiet)
  requests.length = 0
  await pass(page, 10, quiet, 100)
  // Two seconds from the last answer of one to the next.
  const rounds = requests.filter((methods) => methods.includes('eth_getBlockByNumber'))
  expect(rounds.length, requests.join('\n')).toBeGreaterThanOrEqual(3)
  const looks = requests.filter((methods) => /eth_get(BlockByNumber|Transaction)/.test(methods))
  expect(looks.length, looks.join('\n')).toBeLessThan(20)
  await expect(page.getByRole('banner').getByText(/pending/i)).toHaveCount(1)
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account/ })).toContainText('50')
  await page.clock.resume()
  await mine(chain)
  await expect.poll(() => stored(page), { timeout: 40_000 }).not.toContain('"pending"')
  expect(hashesIn(await stored(page))).toHaveLength(11)
})

test('S06: ten thousand pending ones of a hostile memory are few rows and few requests', async ({ page }) => {
  await page.clock.install()
  const { requests, quiet } = await watchNode(page, CHAIN_URL)
  await visitConnected(page, '/profile#activity')
  await page.evaluate((account) => {
    const records = Array.from({ length: 10_000 }, (_, index) => ({
      hash: `0x${(index + 1).toString(16).padStart(64, '0')}`,
      description: `Send ${index}`,
      status: 'pending',
      addedAt: Date.now(),
    }))
    const text = JSON.stringify({ version: 1, value: { [`${account}:3`]: records } })
    localStorage.setItem('tidemark.transactions', text)
  }, alice.toLowerCase())
  await page.reload()
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account/ })).toContainText('10')
  await expect(row(page, 'Send ').first()).toBeVisible()
  expect(await row(page, 'Send ').count()).toBeLessThanOrEqual(60)
  await freeze(page)
  await pass(page, 5, quiet)
  requests.length = 0
  await pass(page, 20, quiet)
  // Several are looked at in each request, and none is asked for all of them.
  const sizes = requests.map((methods) => methods.split(' + ').length)
  expect(Math.max(...sizes), sizes.join(' ')).toBeLessThanOrEqual(40)
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(40)
  // The page answers meanwhile.
  const dialog = await openAccount(page)
  await expect(dialog).toBeVisible()
  expect(await row(page, 'Send ').count()).toBeLessThanOrEqual(120)
})

test('T18: what was cleared does not come back with an answer that was on its way', async ({ page, chain }) => {
  await visitConnected(page, '/')
  await sendMany(page, chain, 3)
  const dialog = await openAccount(page)
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  let held = 0
  await page.route(
    (url) => url.href.startsWith(CHAIN_URL),
    async (route) => {
      if (/eth_getTransactionReceipt/.test(route.request().postData() ?? '')) {
        held += 1
        await isReleased
      }
      await route.continue()
    },
  )
  await mine(chain)
  await expect.poll(() => held).toBeGreaterThan(0)
  await dialog.getByRole('button', { name: 'Clear All' }).click()
  await expect(dialog).toContainText('Your transactions will appear here.')
  const answered = page.waitForResponse((response) =>
    /eth_getTransactionReceipt/.test(response.request().postData() ?? ''),
  )
  release()
  await answered
  await page.reload()
  await openAccount(page)
  await expect(dialog).toContainText('Your transactions will appear here.')
  await expect(notifications(page).getByText(/Send/)).toHaveCount(0)
  expect(hashesIn(await stored(page))).toEqual([])
})

/** A second tab of the same visitor. */
async function openTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.addInitScript((rpcUrl) => {
    window.__testWalletOptions = { rpcUrl }
  }, CHAIN_URL)
  await tab.addInitScript(await bundleTestWallet())
  return tab
}

/** Counts what a tab tells, also what is gone again when it is looked at. */
declare global {
  interface Window {
    /** The notifications that were shown. */
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
            // One that moves above a dialog is the same as before.
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

  // One more in each, at once.
  await review(tab)
  await review(page)
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
    await one.goto('/profile#activity')
    await expect(one.getByRole('listitem').filter({ hasText: 'Confirmed' })).toHaveCount(3)
  }
  await tab.close()
})
