import type { Page } from '@playwright/test'
import { installDevTools, type RecordedPage } from '../support/devTools'
import { connect, expect, followTradeLink, test } from './app'
import { openReview } from './tradeReview'

const shown = (page: Page) =>
  page.evaluate(() => ((window as RecordedPage).__devToolsEntries ?? []).map(({ action }) => action.type))

test('in the build that is served, DevTools tell a visit from the first paint to a swap in at most 40 entries', async ({
  page,
  wallet,
}) => {
  await page.addInitScript(installDevTools)
  await page.goto('/')
  await expect.poll(() => shown(page)).toContain('app/started')
  await connect(page, wallet)
  await followTradeLink(page)
  await page.getByRole('button', { name: 'Token to receive:' }).click()
  await page.getByRole('dialog').getByRole('combobox').fill('uni')
  await page.getByRole('option', { name: /^UNI\b/ }).click()
  await page.getByLabel('You sell').pressSequentially('1.25')
  const review = await openReview(page)
  await review.getByRole('button', { name: 'Confirm swap' }).click()
  await wallet.confirm()
  await expect(page.getByRole('heading', { name: /^You received / })).toBeVisible()

  const types = await shown(page)
  expect(types.length).toBeLessThanOrEqual(40)
  expect(
    types.filter((type) => /pending|internal|middleware|executeQuery|rejected|transactionsRestored/.test(type)),
  ).toEqual([])
  // The main actions in order. The actions between them depend on the speed of the machine.
  const chapters = [
    'app/started',
    'modals/modalOpened',
    'connectWizard/walletSelected',
    'wallet/connectStarted',
    'wallet/connected',
    'tokenChoices/tokenChosen',
    'trade/reviewOpened',
    'trade/tradeStarted',
    'transactions/transactionAdded',
    'transactions/transactionUpdated',
    'trade/tradeEnded',
  ]
  expect(types.filter((type, at) => chapters.includes(type) && types.indexOf(type) === at)).toEqual(chapters)
  const texts = await page.evaluate(() => JSON.stringify((window as RecordedPage).__devToolsEntries))
  expect(texts).toMatch(/"tokens":"\d+ tokens"/)
  expect(texts).toMatch(/"records":"\d+ records"/)
  expect(texts).not.toContain('Uniswap V2 - ')
})
