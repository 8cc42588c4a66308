import type { Page } from '@playwright/test'
import { connect, expect, test, tradeUrl, visitConnected } from './app'
import { expectUsable } from './looks'
import { card } from './places'
import { buyUni } from './tradeReview'

const main = (page: Page, name: string | RegExp) => card(page).getByRole('button', { name, exact: true })
const outcome = (page: Page) => page.getByRole('dialog', { name: /^(Swap sent|You received|The swap)/ })
const reviewDialog = (page: Page) => page.getByRole('dialog', { name: 'Review swap' })

test('no wallet, nothing entered, the wrong network, and ready with the details of a split route', async ({
  page,
  wallet,
}) => {
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
  await page.getByLabel('You sell').fill('2500')
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
  // From $1,000 on, losses are treated more strictly: a note becomes a warning, and a warning a checkbox to tick.
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
