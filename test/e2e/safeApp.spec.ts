import type { Page } from '@playwright/test'
import { Interface, parseUnits } from 'ethers'
import { createSafe, placeSafes, sendAs } from '../chain/smartAccounts'
import { accountOf, tokenOf } from '../chain/world'
import { attachSafePage, frameOf, SAFE_ORIGIN, type SafePage, servePage } from '../wallet/safe/safePage'
import { type Chain, expect, test as appTest, tradeUrl } from './app'
import { OWN_CHAIN_URL } from './chains'

/** The app in Safe's page: its Safe is the wallet. And in other pages, which are none. */

const owners = [accountOf('alice').address, accountOf('bob').address]
const ERC20 = new Interface(['function transfer(address to, uint256 value)'])
const APP = process.env.E2E_APP_URL ?? ''
const url = `${APP}${tradeUrl('USDC', 'ETH', '100')}`

const nodeOf = (chain: Chain) => ({
  rpc: (method: string, params: unknown[] = []) => chain.rpc(method, ...params),
  chainId: 3,
  url: OWN_CHAIN_URL,
})

interface Fixtures {
  safePage: SafePage
}

/** The visitor has no other wallet. */
const test = appTest.extend<Fixtures>({
  walletOptions: null,
  // Two of two owners have to sign, and what is executed they pay for: the Safe has no ether.
  safePage: async ({ page, chain }, use) => {
    const node = nodeOf(chain)
    await placeSafes(node, '1.3.0')
    const address = await createSafe(node, { version: '1.3.0', owners, threshold: 2 })
    const data = ERC20.encodeFunctionData('transfer', [address, parseUnits('100', 6)])
    await sendAs(node, { from: accountOf('alice').address, to: tokenOf('USDC').address, data })
    await use(
      await attachSafePage(page, node, { safe: { address, version: '1.3.0', owners }, threshold: 2, appUrl: url }),
    )
  },
})

const inside = (page: Page) => page.locator('iframe').first().contentFrame()
const accountButton = (page: Page) => inside(page).getByRole('button', { name: /^Account/ })
const REFUSED = 'This page is shown inside another one'

/** The app without the header that forbids other frames, as on a host that sends none. */
async function serveWithoutHeaders(page: Page) {
  await page.context().route(`${APP}/swap*`, async (route) => {
    const response = await route.fetch()
    const headers = Object.entries(response.headers()).filter(([name]) => name !== 'content-security-policy')
    await route.fulfill({ response, headers: Object.fromEntries(headers) })
  })
}

/** What a page around receives is counted. */
async function countRequests(page: Page) {
  const requests: string[] = []
  await page.exposeFunction('noteRequest', (method: string) => void requests.push(method))
  return requests
}

/** A page that answers whatever it is asked, by any origin and to anybody. */
const liar = `
  const data = ${JSON.stringify({
    safeAddress: owners[0],
    chainId: 3,
    threshold: 1,
    owners,
    isReadOnly: false,
  })}
  addEventListener('message', ({ data: { id, method }, source }) => {
    noteRequest(method)
    source.postMessage({ id, version: '9.1.0', success: true, data }, '*')
  })`
const EVIL = 'https://evil.example'

async function expectRefused(page: Page, frame = inside(page)) {
  await expect(frame.getByText(REFUSED)).toBeVisible()
  await frame.getByRole('banner').getByRole('button', { name: 'connect wallet' }).click()
  await expect(frame.getByRole('dialog').getByText(REFUSED)).toBeVisible()
  await expect(frame.getByRole('dialog').getByText('Safe', { exact: true })).toHaveCount(0)
}

test.describe('C18: where the host sends the header', () => {
  test.use({ expectedErrors: /frame-ancestors/ })

  test('the app is not even loaded in a page that is not named, nor in Safe’s inside such a one', async ({ page }) => {
    await servePage(page, EVIL, frameOf(url))
    await page.goto(EVIL)
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/)

    await servePage(page, SAFE_ORIGIN, frameOf(url))
    await servePage(page, 'https://around.example', `<iframe src="${SAFE_ORIGIN}"></iframe>`)
    await page.goto('https://around.example')
    await expect.poll(() => page.frames()[2]?.url()).toMatch(/^chrome-error:/)
  })
})

test.describe('C18: where the host sends none', () => {
  test.beforeEach(({ page }) => serveWithoutHeaders(page))

  test('a page that is not named is asked nothing, and its answers are not read', async ({ page }) => {
    const requests = await countRequests(page)
    await servePage(page, EVIL, frameOf(url, { script: liar }))
    await page.goto(EVIL)
    await expectRefused(page)
    expect(requests).toEqual([])
  })

  test('Safe’s page inside another one is asked nothing', async ({ page }) => {
    const requests = await countRequests(page)
    await servePage(page, SAFE_ORIGIN, frameOf(url, { sandbox: '', script: liar }))
    await servePage(page, EVIL, `<iframe src="${SAFE_ORIGIN}" width="1420" height="880"></iframe>`)
    await page.goto(EVIL)
    await expectRefused(page, inside(page).locator('iframe').contentFrame())
    expect(requests).toEqual([])
  })

  test('a frame beside it that answers in place of a silent page is not heard', async ({ page }) => {
    const forging = `setInterval(() => {
      const data = { safeAddress: '${owners[0]}', chainId: 3, threshold: 1, owners: ['${owners[0]}'], isReadOnly: false }
      parent.frames[0].postMessage({ id: 'a', version: '9.1.0', success: true, data }, '*')
    }, 50)`
    await servePage(page, EVIL, `<script>${forging}</script>`)
    await servePage(page, SAFE_ORIGIN, `${frameOf(url)}<iframe src="${EVIL}"></iframe>`)
    await page.goto(SAFE_ORIGIN)
    await expectRefused(page)
  })
})

test('C18: opened by a page that answers for a wallet, it listens to nobody', async ({ page }) => {
  const requests = await countRequests(page)
  await servePage(page, EVIL, `<a href="${url}" target="_blank" rel="opener">Open</a><script>${liar}</script>`)
  await page.goto(EVIL)
  const [opened] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link').click()])
  await opened.getByRole('banner').getByRole('button', { name: 'connect wallet' }).click()
  const dialog = opened.getByRole('dialog', { name: 'Connect a Wallet' })
  await expect(dialog.getByRole('button', { name: /^Coinbase Wallet/ })).toBeVisible()
  await expect(dialog.getByText('Safe', { exact: true })).toHaveCount(0)
  expect(requests).toEqual([])
})

test('C18: in Safe’s page its Safe is connected without a press, and again by one press after it was disconnected', async ({
  page,
  safePage,
}) => {
  await page.goto(SAFE_ORIGIN)
  await expect(accountButton(page)).toBeVisible()
  await expect(inside(page).getByText(REFUSED)).toHaveCount(0)
  expect(new Set(safePage.requests.map(({ method }) => method))).toEqual(new Set(['getSafeInfo']))

  await accountButton(page).click()
  await inside(page).getByRole('button', { name: 'Disconnect' }).click()
  await inside(page).getByRole('banner').getByRole('button', { name: 'connect wallet' }).click()
  await expect(accountButton(page)).toBeVisible()
})

test('a Safe on another network cannot be moved from here, and this is said', async ({ page, safePage }) => {
  safePage.show({ chainId: 1 })
  await page.goto(SAFE_ORIGIN)
  await inside(page).getByRole('button', { name: 'Wrong network' }).click()
  const dialog = inside(page).getByRole('dialog', { name: 'Switch Networks' })
  await expect(dialog).toContainText('Your wallet')
  await expect(dialog.getByRole('button', { name: 'Ropsten' })).toHaveCount(0)
})
