import type { Page } from '@playwright/test'
import { Interface, MaxUint256, parseUnits } from 'ethers'
import { contracts, tokenOf, type TokenSymbol } from '../chain/world'
import { callsThroughPermit2, leftInPermit2 } from '../chain/permit2'
import { alice, bob, type Chain, expect, storeConnection, test, visitConnected } from './app'
import { CHAIN_URL } from './chains'
import { expectUsable, IN_NARROW, whileNarrow } from './looks'
import { main, region } from './places'
import { refetch, sendFrom } from './tradeReview'
import { BLOCK_S, freeze, pass, passAMinute, passUntil, watchNode } from './watchNode'

/** Up to two of them find the block of a day ago, because the local chain has few blocks, at uneven intervals. */
const REQUESTS_COLD = 6
const REQUESTS_OF_APPROVALS = 2
const REQUESTS_A_MINUTE = 6
const ALL_OF_160_BITS = 2n ** 160n - 1n
const ERC20 = new Interface(['function approve(address,uint256)'])

const approve = (chain: Chain, symbol: TokenSymbol, spender: string, amount: bigint) =>
  sendFrom(chain, alice, tokenOf(symbol).address, ERC20.encodeFunctionData('approve', [spender, amount]))

/** Permit2 may spend `allowed` DAI, and the Universal Router any amount through Permit2 for a day. */
async function approveThroughPermit2(chain: Chain, allowed: bigint) {
  const tomorrow = Math.floor(Date.now() / 1_000) + 86_400
  for (const { to, data } of callsThroughPermit2(tokenOf('DAI').address, [allowed, ALL_OF_160_BITS], tomorrow))
    await sendFrom(chain, alice, to, data)
}

const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name })
const approvalOf = (page: Page, symbol: string) => region(page, 'Approvals').getByRole('row', { name: symbol })

test('exact figures stand beside short ones, and figures of billions are whole on the narrowest screen', async ({
  page,
  chain,
}) => {
  await chain.rpc('anvil_setBalance', alice, `0x${parseUnits('9998.912345').toString(16)}`)
  await visitConnected(page, '/profile')
  // The figures at the top contain the amount with three digits, followed by the exact amount.
  await expect(main(page).locator('dl').first()).toContainText('9.99k ETH9,998.912345 ETH')
  const row = region(page, 'Tokens').getByRole('row', { name: /^ETH/ })
  for (const text of ['9,998.9', '9,998.912345'])
    await expect(row.getByText(text, { exact: true }).filter({ visible: true })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account/ })).toContainText('9,998.91 ETH')

  await test.step('on a phone the name stands beside the avatar, and the figures beside each other', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const head = main(page).locator('div:has(> dl)')
    const boxes = [head.locator('> span'), head.getByRole('heading'), head.locator('dl > div').first()]
    const worth = head.getByText(/^\$[\d,]+\.\d\d$/)
    await expect(worth).toBeVisible()
    const [avatar, name, balance, value] = await Promise.all([...boxes, worth].map((each) => each.boundingBox()))
    expect(name!.y).toBeLessThan(avatar!.y + avatar!.height)
    expect(name!.x).toBeGreaterThan(avatar!.x + avatar!.width)
    expect(value!.y).toBeLessThan(balance!.y + balance!.height)
  })

  await chain.rpc('anvil_setBalance', alice, `0x${parseUnits('1234567890').toString(16)}`)
  await chain.rpc('evm_mine')
  await refetch(page)
  const total = main(page)
    .locator('dl')
    .getByText(/^\$3,70\d,\d{3},\d{3},\d{3}\.\d\d$/)
  await expect(total).toBeVisible()
  const value = row.getByText(/^\$3,70\d,\d{3},\d{3},\d{3}\.\d\d$/)
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 640 })
    for (const figure of [total, value.filter({ visible: true })]) {
      const box = await figure.boundingBox()
      expect((box?.x ?? width) + (box?.width ?? 0), `at ${width}`).toBeLessThanOrEqual(width - 16)
    }
  }
  // This looks at a wide and a narrow screen, whatever the width was.
  await expectUsable(page, 'billions')
})

test('01 no wallet, connecting, and an account without activity and approvals (06)', async ({ page, wallet }) => {
  await page.goto('/profile')
  await expect(page.getByText('Connect a wallet to see your tokens')).toBeVisible()
  await expectUsable(page, 'no wallet')

  await main(page).getByRole('button', { name: 'Connect', exact: true }).click()
  await page.getByRole('button', { name: 'Local test wallet' }).click()
  await expect(page.getByText('Connecting to your wallet')).toBeAttached()
  await wallet.confirm()

  await expect(region(page, 'Tokens')).toContainText('13 with a balance')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('alice.eth')
  await expectUsable(page, 'connected')

  // The tabs, the questions and the imprint all have their own URLs.
  for (const [name, text] of [
    ['Activity', 'No activity yet'],
    ['Approvals', 'No open approvals'],
    ['Settings', 'Where prices and balances are read from'],
  ] as const) {
    await tab(page, name).click()
    await expect(page).toHaveURL(`/profile#${name.toLowerCase()}`)
    await expect(page.getByText(text)).toBeVisible()
    await expect(region(page, 'Tokens')).toHaveCount(0)
    await expectUsable(page, name)
  }
  for (const [link, name] of [
    ['faq', 'FAQ'],
    ['imprint', 'Imprint'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(`/profile#${link}`)
    await expect(region(page, name)).toBeInViewport()
    await expect(page.getByRole('tablist')).toHaveCount(0)
    await expectUsable(page, name)
  }
  await page.goBack()
  await page.goBack()
  await expect(tab(page, 'Settings')).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(tab(page, /^Approvals/)).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('No open approvals')).toBeVisible()

  await tab(page, /^Approvals/).press('ArrowLeft')
  await expect(page).toHaveURL('/profile#activity')
  await expect(tab(page, 'Activity')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(region(page, 'Tokens')).toContainText('13 with a balance')
  await expect(tab(page, 'Tokens')).toBeFocused()

  // The account dialog and the trade settings are available on every screen and link to the tabs.
  await page.getByRole('banner').getByRole('link', { name: 'trade' }).click()
  await page.getByRole('button', { name: /slippage/i }).click()
  await page.getByRole('link', { name: 'All settings' }).click()
  await expect(tab(page, 'Settings')).toBeFocused()
  await expect(region(page, 'Node')).toBeVisible()
  await page.goBack()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account/ })
    .click()
  await page.getByRole('dialog').getByRole('link', { name: 'Approvals' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/profile#approvals')
  await expect(tab(page, /^Approvals/)).toBeFocused()
  await expect(tab(page, /^Approvals/)).toBeInViewport()
  await expect(page.getByText('No open approvals')).toBeVisible()
  const link = page.getByRole('banner').getByRole('link', { name: 'profile' })
  await whileNarrow(page, () => expect(link).toBeHidden())
  await link.click()
  await expect(page).toHaveURL('/profile')
  await expect(region(page, 'Tokens')).toBeVisible()
})

test.describe('where it is narrow', () => {
  test.use(IN_NARROW)

  test('07 revoking: asked, rejected, sent, mined', async ({ page, wallet, chain }) => {
    await approve(chain, 'USDC', contracts.swapRouter, parseUnits('500', 6))
    await approve(chain, 'LINK', contracts.v2Router, MaxUint256)
    await approve(chain, 'AAVE', bob, parseUnits('2', 18))
    await approveThroughPermit2(chain, parseUnits('90', 18))
    await visitConnected(page, '/profile#approvals')
    const link = approvalOf(page, 'LINK')
    await expect(link).toContainText('Unlimited')
    await expect(link).toContainText('Uniswap V2 router')
    await expect(approvalOf(page, 'USDC')).toContainText('500 USDC')
    await expectUsable(page, 'approvals')

    const revoke = link.getByRole('button', { name: /^Revoke LINK approval/ })
    await revoke.click()
    await expect(link).toContainText('Confirm in your wallet')
    await wallet.reject()
    await expect(revoke).toBeEnabled()
    await expect(region(page, 'Notifications')).toContainText('You rejected the request')
    await expect(link).toContainText('Unlimited')

    await chain.rpc('evm_setAutomine', false)
    await revoke.click()
    await wallet.confirm()
    await expect(link).not.toContainText('Confirm in your wallet')
    await expect(link.getByRole('button', { name: 'Revoking' })).toBeVisible()
    await tab(page, 'Activity').click()
    await expect(region(page, 'Activity')).toContainText('Revoke LINK approval')
    await tab(page, /^Approvals/).click()
    await expect(link.getByRole('button', { name: 'Revoking' })).toBeVisible()
    // The store keeps the pending state, so it is also shown on other screens and after a reload.
    await page.reload()
    await expect(link.getByRole('button', { name: 'Revoking' })).toBeVisible()
    await expectUsable(page, 'revoking')
    await chain.rpc('evm_mine')
    await chain.rpc('evm_setAutomine', true)
    await expect(link).toContainText('Revoked')
    expect(await chain.allowance('USDC', alice)).toBe(parseUnits('500', 6))

    // An allowance through Permit2 is revoked in Permit2's contract. The token's own allowance for Permit2 stays.
    const passedOn = approvalOf(page, 'DAI').filter({ hasText: 'through Permit2' })
    await expect(passedOn).toContainText('Uniswap Universal Router 2, through Permit2, until')
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(passedOn).toContainText('$9')
    await page.setViewportSize(IN_NARROW.viewport)
    await passedOn.getByRole('button', { name: /^Revoke DAI approval/ }).click()
    await wallet.confirm()
    await expect(passedOn).toContainText('Revoked')
    await expect(approvalOf(page, 'DAI').filter({ hasNotText: 'through Permit2' })).toContainText('90 DAI')
    expect(await leftInPermit2((method, params = []) => chain.rpc(method, ...params), tokenOf('DAI').address)).toBe(0n)

    await expect(approvalOf(page, 'AAVE')).toHaveCount(0)
    await region(page, 'Approvals').getByRole('button', { name: 'Search all blocks' }).click()
    await expect(approvalOf(page, 'AAVE')).toContainText('Unknown contract')
    await expect(approvalOf(page, 'AAVE').getByTitle(bob).filter({ visible: true })).toHaveCount(1)
    await expect(region(page, 'Approvals').getByRole('status')).toContainText('All blocks were searched')
    await expect(link).toContainText('Revoked')
    await expectUsable(page, 'revoked and searched')
  })
})

test.describe('how much the node is asked', () => {
  test('few requests over the whole list, a day’s changes included, then six a minute', async ({ page, chain }) => {
    // Allowances through Permit2 are read only if the token also has an allowance for Permit2.
    await approveThroughPermit2(chain, MaxUint256)
    await storeConnection(page, alice)
    await page.clock.install()
    await freeze(page)
    const { requests, quiet } = await watchNode(page, CHAIN_URL)
    await page.goto('/profile')
    // The checks must succeed at once, before the page reads another block.
    const now = { timeout: 1 }
    const rows = region(page, 'Tokens').getByRole('row')
    await passUntil(page, quiet, async () => {
      await expect(region(page, 'Tokens')).toContainText('13 with a balance', now)
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('alice.eth', now)
      // All prices in the table must show their change, for ether as well as for tokens with pools.
      for (const symbol of ['ETH', 'WBTC', 'LINK'])
        await expect(rows.filter({ hasText: symbol }).first()).toContainText(/(up|down) \d+\.\d\d%/, now)
    })
    await pass(page, 2, quiet)
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(REQUESTS_COLD)

    // The data of a tab is read when the tab is opened, and then with every block.
    requests.length = 0
    await tab(page, 'Approvals').click()
    await passUntil(page, quiet, () => expect(region(page, 'Approvals')).toContainText('through Permit2', now))
    expect(requests.length, requests.join('\n')).toBeGreaterThan(0)
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(REQUESTS_OF_APPROVALS)
    await tab(page, 'Tokens').click()

    await pass(page, BLOCK_S, quiet)
    requests.length = 0
    await passAMinute(page, chain, quiet)
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(REQUESTS_A_MINUTE)
  })
})
