import type { Page } from '@playwright/test'
import { installDevTools, type RecordedPage } from '../support/devTools'
import { parsedDiagnostics } from '../support/diagnostics'
import { connect, expect, test, tradeUrl } from './app'
import { buyUni, openReview } from './tradeReview'

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
  await page.getByRole('link', { name: 'trade', exact: true }).click()
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
  // The chapters, in their order. Between them are the actions that depend on the speed of the machine.
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
    'trade/tradeConfirmed',
  ]
  expect(types.filter((type, at) => chapters.includes(type) && types.indexOf(type) === at)).toEqual(chapters)
  const texts = await page.evaluate(() => JSON.stringify((window as RecordedPage).__devToolsEntries))
  expect(texts).toMatch(/"tokens":"\d+ tokens"/)
  expect(texts).toMatch(/"records":"\d+ records"/)
  expect(texts).not.toContain('Uniswap V2 - ')
})

test.describe('the diagnostics', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('of a failed swap are copied from the account’s dialog', async ({ page, chain, wallet }) => {
    await page.goto(tradeUrl('ETH', 'UNI', '1'))
    await connect(page, wallet)
    const review = await openReview(page)
    await review.getByRole('button', { name: 'Confirm swap' }).click()
    await expect(page.getByRole('dialog', { name: 'Local test wallet' })).toBeVisible()
    // While the wallet asks, somebody else buys.
    await buyUni(chain, '200')
    await wallet.confirm()
    const outcome = page.getByRole('dialog', { name: 'Swap', exact: true })
    await expect(outcome.getByRole('heading', { name: 'The swap failed' })).toBeVisible()
    await outcome.getByRole('button', { name: 'Close' }).first().click()

    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Account/ })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Copy diagnostics' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(page.getByRole('dialog').getByText('Copied!')).toBeVisible()
    const text = await page.evaluate(() => navigator.clipboard.readText())
    expect(text).not.toMatch(/0x[0-9a-f]{40}|https?:\/\//i)

    const { actions, build, nodes, wallet: connected } = parsedDiagnostics(text)
    expect(connected).toMatchObject({ status: 'connected', reach: 'browser' })
    expect(build.hash).toMatch(/^[0-9a-f]{8}$/)
    expect(nodes?.endpoints).toMatchObject([{ isFirst: true, failures: 0 }])
    const types = actions.map(({ type }) => type)
    for (const type of ['wallet/connected', 'trade/reviewOpened', 'trade/tradeFailed', 'modals/modalOpened'])
      expect(types).toContain(type)
  })
})
