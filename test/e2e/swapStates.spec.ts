import type { Page } from '@playwright/test'
import { oddTokenOf } from '../chain/world'
import { connect, expect, test, tradeUrl, visitConnected } from './app'
import { expectUsable } from './looks'
import { buyUni, refetch } from './tradeReview'

const card = (page: Page) => page.getByRole('region', { name: 'Swap', exact: true })
const main = (page: Page, name: string | RegExp) => card(page).getByRole('button', { name, exact: true })
const outcome = (page: Page) => page.getByRole('dialog', { name: /^(Swap sent|You received|The swap)/ })
const reviewDialog = (page: Page) => page.getByRole('dialog', { name: 'Review swap' })

function oddUrl(buy: 'TAXED' | 'TRAP' | 'BOND', value: string, field?: 'output') {
  const params = new URLSearchParams({ inputCurrency: 'ETH', outputCurrency: oddTokenOf(buy).address, value })
  if (field) params.set('field', field)
  return `/swap?${params}`
}

test('prices that get old move nothing, on the narrowest screen neither', async ({ page }) => {
  await page.clock.install()
  await visitConnected(page, tradeUrl('ETH', 'USDC', '1'))
  await page.setViewportSize({ width: 320, height: 844 })
  await expect(main(page, 'Review swap')).toBeEnabled()
  // A no-break space must keep the figure and its unit on one line.
  const rate = card(page).getByRole('button', { name: /^1 ETH = / })
  await expect(rate).toHaveText(/^1 ETH = \d,\d{3}\.\d+\u00a0USDC/)
  const before = await main(page, 'Review swap').boundingBox()
  await page.clock.fastForward(200_000)
  await expect(card(page)).toContainText('Prices are old')
  expect(await main(page, 'Waiting for a new block').boundingBox()).toEqual(before)
})

test('nothing entered, no wallet, the wrong network, no token chosen', async ({ page, wallet }) => {
  await page.goto(tradeUrl('ETH', 'USDC', '1'))
  await expect(main(page, 'Connect a wallet to swap')).toBeEnabled()
  await expect(page.getByLabel('You receive')).toHaveValue(/^2,9\d\d/)
  await expectUsable(page)
  await connect(page, wallet)
  await page.getByLabel('You sell').fill('')
  await expect(main(page, 'Enter an amount')).toBeDisabled()
  await page.getByLabel('You sell').fill('1')
  await page.evaluate(() => {
    const { __testWallet } = window
    __testWallet?.setChain(1)
  })
  await expect(main(page, 'Switch to Ropsten')).toBeEnabled()
  await expect(card(page)).toContainText('Your wallet is on Ethereum')
  await expectUsable(page)
  await page.evaluate(() => {
    const { __testWallet } = window
    __testWallet?.setChain(3)
  })
  await page.goto('/swap?inputCurrency=ETH&value=1')
  await expect(main(page, 'Select a token to receive')).toBeDisabled()
})

test('ready with its details open, two hops, and a split route', async ({ page }) => {
  await visitConnected(page, tradeUrl('LINK', 'USDC', '120'))
  await expect(main(page, 'Review swap')).toBeEnabled()
  await page.getByRole('button', { name: /^Quote details/ }).click()
  await expect(card(page)).toContainText('2 hops')
  await page.goto(tradeUrl('ETH', 'USDC', '2500'))
  await expect(main(page, 'Review swap')).toBeEnabled()
  await page.getByRole('button', { name: /^Quote details/ }).click()
  await expect(card(page)).toContainText(/\d parts/)
  await expectUsable(page)
  await page.getByRole('button', { name: 'Trade settings' }).click()
  await expect(page.getByRole('dialog', { name: 'Trade settings' })).toContainText('Auto: 0.5%')
  await expectUsable(page)
})

test('losses: told, warned of, ticked, typed, not made', async ({ page }) => {
  await visitConnected(page, tradeUrl('ETH', 'COMP', '15'))
  const amount = page.getByLabel('You sell')
  await expect(card(page)).toContainText(/[12]\.\d\d% (price impact|lost in all)|Worth [12]\.\d\d% less/)
  await expect(main(page, 'Review swap')).toBeEnabled()
  // Losses of $1,000 or more are treated more strictly: a note becomes a warning, and a warning becomes a checkbox that
  // the visitor must tick.
  await amount.fill('22')
  await expect(card(page)).toContainText(/[12]\.\d\d% (price impact|lost in all)/)
  await expect(card(page)).toContainText('This amount is large for the liquidity on its route.')
  await expect(main(page, 'Review swap')).toBeEnabled()
  await expectUsable(page)
  await amount.fill('32')
  await expect(card(page)).toContainText(/[34]\.\d\d% (price impact|lost in all)|Worth [34]\.\d\d% less/)
  const box = card(page).getByRole('checkbox', { name: /^I accept losing about \$/ })
  await expect(box).toBeVisible()
  await expect(main(page, 'Review swap anyway')).toBeDisabled()
  await box.check()
  await expect(main(page, 'Review swap anyway')).toBeEnabled()
  await amount.fill('130')
  const word = card(page).getByRole('textbox', { name: /^Type \d+ \(the .*you would lose/ })
  await expect(word).toBeVisible()
  await expect(main(page, 'Review swap anyway')).toBeDisabled()
  await expectUsable(page)
  const [, percent = ''] = /Type (\d+) \(/.exec((await card(page).textContent()) ?? '') ?? []
  await word.fill(percent)
  await expect(main(page, 'Review swap anyway')).toBeEnabled()
  await amount.fill('900')
  await expect(main(page, /^(Price impact|Loss) too high$/)).toBeDisabled()
  await expect(card(page)).toContainText('Swaps that lose 25% or more are not allowed here.')
  await expectUsable(page)
})

test('tokens with a fee, tokens that cannot be sold, no route, one to one', async ({ page }) => {
  const accept = () => card(page).getByRole('button', { name: 'Use this token' }).click()
  await visitConnected(page, oddUrl('TAXED', '0.1'))
  await expect(main(page, 'Check TAXED first')).toBeDisabled()
  await accept()
  await expect(card(page)).toContainText(/5\.\d\d% (lost to a token fee|lost in all)|Worth 5\.\d\d% less/)
  await expectUsable(page)
  // Neither a trap nor a missing route asks for a consent first.
  await page.goto(oddUrl('TRAP', '0.1'))
  await expect(main(page, 'TRAP cannot be traded here')).toBeDisabled()
  await expect(card(page)).toContainText('TRAP cannot be sold')
  await expect(card(page)).not.toContainText('$')
  await page.goto(oddUrl('BOND', '1999999', 'output'))
  await expect(main(page, 'No route found')).toBeDisabled()
  await page.goto(tradeUrl('ETH', 'WETH', '1'))
  await expect(main(page, 'Wrap 1 ETH')).toBeEnabled()
  await expect(card(page)).toContainText('1 ETH = 1 WETH, always')
  await expectUsable(page)
})

test('the review, a price that changed, and the outcomes', async ({ page, chain, wallet }) => {
  await visitConnected(page, tradeUrl('ETH', 'UNI', '1'))
  await main(page, 'Review swap').click()
  const review = reviewDialog(page)
  await expect(review).toContainText('Simulated just now')
  await review.getByText('What your wallet is asked to do').click()
  await expectUsable(page)
  await buyUni(chain, '8')
  await refetch(page)
  await expect(review).toContainText('The price changed')
  await expect(review.getByRole('button', { name: 'Confirm swap' })).toHaveCount(0)
  await expectUsable(page)
  await review.getByRole('button', { name: /^Accept new price: [\d.,]+ \w+$/ }).click()

  const confirm = review.getByRole('button', { name: 'Confirm swap' })
  await confirm.click()
  await wallet.reject()
  await expect(card(page)).toContainText('You rejected the request. Nothing was sent.')

  await chain.rpc('evm_setAutomine', false)
  await main(page, 'Review swap').click()
  await confirm.click()
  await wallet.confirm()
  await expect(outcome(page).getByRole('heading', { name: 'Swap sent' })).toBeVisible()
  const sizeOf = () => outcome(page).locator('> div').first().boundingBox()
  const sent = await sizeOf()
  expect(sent?.height).toBe(496)
  await expectUsable(page)
  await chain.rpc('evm_setAutomine', true)
  await chain.rpc('evm_mine')
  await expect(outcome(page).getByRole('heading', { name: /^You received/ })).toBeFocused()
  // The dialog must keep the position and size that it had while the swap was pending.
  await expect.poll(sizeOf).toEqual(sent)
  await expectUsable(page)
  await outcome(page).getByRole('button', { name: 'New swap' }).click()
})

test('the steps of an approval, and a swap that failed', async ({ page, chain, wallet }) => {
  await visitConnected(page, tradeUrl('USDC', 'UNI', '500'))
  await main(page, 'Review swap').click()
  await reviewDialog(page).getByRole('button', { name: 'Confirm swap' }).click()
  const steps = page.getByRole('list', { name: 'Progress' })
  await expect(steps).toContainText('Approve 500 USDC')
  await expectUsable(page)
  await wallet.confirm()
  await expect(steps.getByRole('listitem').first()).toContainText('done')
  await expect(page.getByRole('dialog', { name: 'Local test wallet' })).toBeVisible()
  // The price changes while the wallet's request is open.
  await buyUni(chain, '200')
  await wallet.confirm()
  await expect(outcome(page).getByRole('heading', { name: 'The swap failed' })).toBeVisible()
  await expectUsable(page)
  await outcome(page).getByRole('button', { name: 'Change slippage' }).click()
  await expect(page.getByRole('dialog', { name: 'Trade settings' })).toBeVisible()
})
