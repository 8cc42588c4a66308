import type { Page } from '@playwright/test'
import { formatEther, Interface, parseUnits } from 'ethers'
import { createSafe, placeSafes, sendAs } from '../chain/smartAccounts'
import { accountOf, contracts, tokenOf } from '../chain/world'
import { attachSafePage, frameOf, SAFE_ORIGIN, type SafePage, servePage } from '../wallet/safe/safePage'
import { type Chain, expect, test as appTest, tradeUrl } from './app'
import { OWN_CHAIN_URL } from './chains'

/** The app inside Safe's page, where the Safe is the wallet, and inside other pages, which provide no wallet. */

const owners = [accountOf('alice').address, accountOf('bob').address]
const AMOUNT = parseUnits('100', 6)
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

/** The test function for a visitor without another wallet. */
const test = appTest.extend<Fixtures>({
  walletOptions: null,
  safePage: async ({ page, chain }, use) => {
    const node = nodeOf(chain)
    await placeSafes(node, '1.3.0')
    const address = await createSafe(node, { version: '1.3.0', owners, threshold: 2 })
    const data = ERC20.encodeFunctionData('transfer', [address, AMOUNT])
    await sendAs(node, { from: accountOf('alice').address, to: tokenOf('USDC').address, data })
    await use(
      await attachSafePage(page, node, { safe: { address, version: '1.3.0', owners }, threshold: 2, appUrl: url }),
    )
  },
})

const inside = (page: Page) => page.locator('iframe').first().contentFrame()
const accountButton = (page: Page) => inside(page).getByRole('button', { name: /^Account/ })
const REFUSED = 'This page is shown inside another one'

/** Simulates a host that cannot set headers, and so cannot forbid framing by other sites. */
async function serveWithoutHeaders(page: Page) {
  await page.context().route(`${APP}/swap*`, async (route) => {
    const response = await route.fetch()
    const headers = Object.entries(response.headers()).filter(([name]) => name !== 'content-security-policy')
    await route.fulfill({ response, headers: Object.fromEntries(headers) })
  })
}

async function countRequests(page: Page) {
  const requests: string[] = []
  await page.exposeFunction('noteRequest', (method: string) => void requests.push(method))
  return requests
}

/** The script of a malicious parent page that answers all requests of any origin. */
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

test('C18: where the host sends none, no page but Safe’s own is asked or heard', async ({ page }) => {
  await serveWithoutHeaders(page)
  const requests = await countRequests(page)

  await test.step('a page that is not named is asked nothing, and its answers are not read', async () => {
    await servePage(page, EVIL, frameOf(url, { script: liar }))
    await page.goto(EVIL)
    await expectRefused(page)
  })

  await test.step('Safe’s page inside another one is asked nothing', async () => {
    await servePage(page, SAFE_ORIGIN, frameOf(url, { sandbox: '', script: liar }))
    await servePage(page, EVIL, `<iframe src="${SAFE_ORIGIN}" width="1420" height="880"></iframe>`)
    await page.goto(EVIL)
    await expectRefused(page, inside(page).locator('iframe').contentFrame())
  })

  await test.step('a frame beside it that answers in place of a silent page is not heard', async () => {
    const forging = `setInterval(() => {
      const data = { safeAddress: '${owners[0]}', chainId: 3, threshold: 1, owners: ['${owners[0]}'], isReadOnly: false }
      parent.frames[0].postMessage({ id: 'a', version: '9.1.0', success: true, data }, '*')
    }, 50)`
    await servePage(page, EVIL, `<script>${forging}</script>`)
    await servePage(page, SAFE_ORIGIN, `${frameOf(url)}<iframe src="${EVIL}"></iframe>`)
    await page.goto(SAFE_ORIGIN)
    await expectRefused(page)
  })

  await test.step('opened by a page that answers for a wallet, it listens to nobody', async () => {
    await servePage(page, EVIL, `<a href="${url}" target="_blank" rel="opener">Open</a><script>${liar}</script>`)
    await page.goto(EVIL)
    const [opened] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link').click()])
    await opened.getByRole('banner').getByRole('button', { name: 'connect wallet' }).click()
    const dialog = opened.getByRole('dialog', { name: 'Connect a Wallet' })
    await expect(dialog.getByRole('button', { name: /^Coinbase Wallet/ })).toBeVisible()
    await expect(dialog.getByText('Safe', { exact: true })).toHaveCount(0)
  })
  expect(requests).toEqual([])
})

test('the card alone tells only the page around it how high it is', async ({ page }) => {
  const noting = `addEventListener('message', ({ origin, data: { type, height } }) => {
    if (origin === ${JSON.stringify(new URL(APP).origin)} && type === 'embed') document.querySelector('iframe').height = height
  })`
  const html = `<iframe src="${APP}/swap?embed=1" width="390" height="150"></iframe><script>${noting}</script>`
  await servePage(page, SAFE_ORIGIN, html)
  await page.goto(SAFE_ORIGIN)
  await expect(page.locator('iframe')).toHaveAttribute('height', /^[67]\d\d$/)
  const card = inside(page)
  await expect(card.getByRole('button', { name: /^Token to sell/ })).toBeVisible()
  await expect(card.getByRole('banner').getByRole('button', { name: 'connect wallet' })).toBeVisible()
  await expect(card.getByRole('contentinfo')).toBeHidden()
  await expect(card.getByRole('combobox', { name: /^Search/ })).toBeHidden()
  await expect(card.getByRole('heading', { level: 2 })).toHaveCount(1)
  // The link opens the normal site in a new tab.
  await expect(card.getByRole('link', { name: /in its own tab$/ })).toHaveAttribute('href', `${APP}/swap?`)
})

const WAITING = 'Waiting for the owners of the Safe (1 of 2 have signed)'

async function confirm(page: Page) {
  await inside(page)
    .getByRole('button', { name: /^Review swap/ })
    .click()
  const review = inside(page).getByRole('dialog', { name: /^Review/ })
  await review.getByRole('button', { name: 'Confirm swap' }).click()
}

async function openHistory(page: Page) {
  const dialog = inside(page).getByRole('dialog', { name: /^0x/ })
  await accountButton(page).click()
  return dialog
}

const askedFor = ({ requests }: SafePage) => requests.filter(({ method }) => method === 'sendTransactions')
const addressOf = async ({ wallet }: SafePage) =>
  String(((await wallet.provider.request({ method: 'eth_accounts' })) as string[])[0])

test('C18: in Safe’s page its Safe is connected without a press; approve and swap are one transaction, which the chain ends', async ({
  page,
  chain,
  safePage,
}) => {
  const address = await addressOf(safePage)
  await page.goto(SAFE_ORIGIN)
  await expect(accountButton(page)).toBeVisible()
  await expect(inside(page).getByText(REFUSED)).toHaveCount(0)
  await test.step('it is connected again by one press after it was disconnected', async () => {
    await accountButton(page).click()
    await inside(page).getByRole('button', { name: 'Disconnect' }).click()
    await inside(page).getByRole('banner').getByRole('button', { name: 'connect wallet' }).click()
    await expect(accountButton(page)).toBeVisible()
    expect(new Set(safePage.requests.map(({ method }) => method))).toEqual(new Set(['getSafeInfo']))
  })

  await confirm(page)
  // The card is empty once the swap is sent.
  const promised = await inside(page).getByLabel('You receive', { exact: true }).inputValue()
  safePage.claim({ txStatus: 'AWAITING_CONFIRMATIONS', detailedExecutionInfo: { confirmations: [{}] } })
  await safePage.sign()
  const { txs } = askedFor(safePage)[0]?.params as { txs: { to: string }[] }
  expect(txs.map(({ to }) => to)).toEqual([tokenOf('USDC').address, contracts.swapRouter])

  await expect(inside(page).getByText(WAITING).first()).toBeVisible()
  // The trade must not end merely because Safe's page claims that it succeeded.
  safePage.claim({ txStatus: 'SUCCESS', txHash: `0x${'ab'.repeat(32)}` })
  await expect(inside(page).getByRole('heading', { name: 'In the queue of the Safe' })).toBeVisible()
  await expect(inside(page).getByText(WAITING).first()).toBeVisible()
  await page.reload()
  const dialog = await openHistory(page)
  await expect(dialog).toContainText(WAITING)

  const before = await chain.ether(address)
  await safePage.wallet.execute()
  await expect(dialog).toContainText('Confirmed')
  const received = formatEther((await chain.ether(address)) - before)
  expect(Number(received).toPrecision(6)).toBe(promised)
  expect(await chain.balance('USDC', address)).toBe(0n)
})

test('a payment of a Safe waits for its owners, and what arrives is what was said', async ({
  page,
  chain,
  safePage,
}) => {
  const address = await addressOf(safePage)
  const recipient = accountOf('carol').address
  const before = await chain.balance('USDC', recipient)
  await page.goto(SAFE_ORIGIN)
  await expect(accountButton(page)).toBeVisible()
  await inside(page).getByRole('link', { name: 'profile', exact: true }).click()
  await inside(page).getByRole('main').getByRole('button', { name: 'Send', exact: true }).click()
  const dialog = inside(page).locator('dialog[open]').last()
  await dialog.getByRole('button', { name: /^Token to send/ }).click()
  await inside(page).getByRole('option', { name: /USDC/ }).first().click()
  await dialog.getByLabel('You send').fill('100')
  await dialog.getByLabel('Recipient').fill(recipient)
  await dialog.getByRole('button', { name: 'Review before you send' }).click()
  await dialog.getByRole('button', { name: /^Send 100\sUSDC$/ }).click()
  await safePage.sign()
  await expect(dialog.getByRole('heading', { level: 3 })).toContainText('Waiting for the owners of the Safe')
  expect(await chain.balance('USDC', address)).toBe(AMOUNT)
  await safePage.wallet.execute()
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText('Confirmed')
  await expect(dialog).toContainText(/100\sUSDC arrived at the recipient\./)
  await expect(dialog.locator('div:has(> dt:text-is("Network cost paid")) dd')).toHaveText('By another account')
  expect(await chain.balance('USDC', address)).toBe(0n)
  expect((await chain.balance('USDC', recipient)) - before).toBe(AMOUNT)
})

test('X26: nothing is asked for a visitor who is no owner or of another Safe; what is rejected can be asked for again', async ({
  page,
  safePage,
}) => {
  safePage.show({ isReadOnly: true })
  await page.goto(SAFE_ORIGIN)
  await confirm(page)
  await expect(inside(page).getByText('You are not an owner of this Safe.').first()).toBeVisible()

  await test.step('a Safe that is chosen in place of another before the press is sent nothing', async () => {
    safePage.show({ isReadOnly: false })
    await page.reload()
    await inside(page)
      .getByRole('button', { name: /^Review swap/ })
      .click()
    const review = inside(page).getByRole('dialog', { name: /^Review/ })
    await expect(review.getByRole('button', { name: 'Confirm swap' })).toBeEnabled()
    safePage.show({ safeAddress: owners[0] })
    await review.getByRole('button', { name: 'Confirm swap' }).click()
    await expect(inside(page).getByText('has changed').first()).toBeVisible()
    expect(askedFor(safePage)).toEqual([])
  })

  await test.step('a Safe on another network cannot be moved from here, and this is said', async () => {
    safePage.show({ safeAddress: await addressOf(safePage), chainId: 1 })
    await page.reload()
    await inside(page).getByRole('button', { name: 'Wrong network' }).click()
    const dialog = inside(page).getByRole('dialog', { name: 'Switch Networks' })
    await expect(dialog).toContainText('Your wallet')
    await expect(dialog.getByRole('button', { name: 'Ropsten' })).toHaveCount(0)
  })

  await test.step('what is rejected in the Safe can be asked for again', async () => {
    safePage.show({ chainId: 3 })
    await page.reload()
    await confirm(page)
    await safePage.reject()
    await expect(inside(page).getByText('You rejected the request').first()).toBeVisible()
    await confirm(page)
    await safePage.sign({ isHeard: false })
    expect(safePage.wallet.queue).toHaveLength(1)
  })

  await test.step('a reload while the Safe is asked loses nothing', async () => {
    await page.reload()
    const dialog = await openHistory(page)
    await expect(dialog).toContainText('Waiting for your wallet')
    await safePage.wallet.execute()
    await expect(dialog).toContainText('Confirmed')
  })
})
