import type { Page } from '@playwright/test'
import { parseEther } from 'ethers'
import { tokenOf } from '../chain/world'
import { installDevTools, type RecordedPage } from '../support/devTools'
import { alice, connect, expect, followTradeLink, test } from './app'
import { openReview, promisedBy } from './tradeReview'

// This test runs with animations, which most visitors see.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** The main entries of DevTools, in order. Which others come between them depends on the speed of the machine. */
const CHAPTERS = [
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
/** The shortest way to a swap takes 40 entries at most (test/app/devTools.test.tsx). A token's page comes on top. */
const ENTRIES_MAX = 50

/** Expects that the served build has told DevTools this visit in few entries, without internals and whole lists. */
async function expectStory(page: Page) {
  const entries = await page.evaluate(() => (window as RecordedPage).__devToolsEntries ?? [])
  const types = entries.map(({ action }) => action.type)
  expect(types.length, types.join('\n')).toBeLessThanOrEqual(ENTRIES_MAX)
  expect(
    types.filter((type) => /pending|internal|middleware|executeQuery|rejected|transactionsRestored/.test(type)),
  ).toEqual([])
  expect(types.filter((type, at) => CHAPTERS.includes(type) && types.indexOf(type) === at)).toEqual(CHAPTERS)
  const texts = JSON.stringify(entries)
  expect(texts).toMatch(/"tokens":"\d+ tokens"/)
  expect(texts).toMatch(/"records":"\d+ records"/)
  expect(texts).not.toContain('Uniswap V2 - ')
}

test('a visitor connects, finds a token, swaps, and sees what happened to the money', async ({
  page,
  chain,
  wallet,
}) => {
  const etherBefore = await chain.ether(alice)
  const uniBefore = await chain.balance('UNI', alice)

  await page.addInitScript(installDevTools)
  await page.goto('/')
  await connect(page, wallet)
  await expect(page.getByRole('button', { name: /^Account/ })).toContainText('alice.eth')
  await expect(page.getByRole('button', { name: /Ropsten/ }).first()).toBeVisible()

  const search = page.getByRole('combobox', { name: 'Search tokens' })
  await search.fill('uni')
  await page.getByRole('option', { name: /^UNI\b/ }).click()
  await expect(page).toHaveURL(`/token?address=${tokenOf('UNI').address}`)
  await expect(page.getByRole('heading', { level: 1, name: /Uniswap/ })).toBeVisible()
  await expect(search).toHaveValue('')

  await followTradeLink(page)
  await page.getByRole('button', { name: 'Token to receive:' }).click()
  await page.getByRole('dialog').getByRole('combobox').fill('uni')
  await page.getByRole('option', { name: /^UNI\b/ }).click()
  await page.getByLabel('You sell').fill('1')

  const review = await openReview(page)
  await expect(review).toContainText('At least, with 0.5% slippage')
  const { received } = await promisedBy(review, 'ETH', 'UNI')
  const panel = page.locator('dialog[open] > div:not([role=status])')
  await expect.poll(() => panel.boundingBox()).toEqual({ x: 500, y: 24, width: 440, height: 852 })
  await review.getByRole('button', { name: 'Confirm swap' }).click()
  await wallet.confirm()
  await expect(page.getByRole('heading', { name: /^You received 373\.\d+ UNI$/ })).toBeVisible()
  // After its animation, the dialog has the height of its content and is centred.
  await expect.poll(() => panel.boundingBox()).toEqual({ x: 500, y: 202, width: 440, height: 496 })
  await expect(page.getByText('Exactly as quoted')).toBeVisible()
  await page.getByRole('button', { name: 'New swap' }).click()

  // The received amount on the screen must equal that on the chain to the wei.
  expect((await chain.balance('UNI', alice)) - uniBefore).toBe(received)
  const saved = await page.evaluate(() => localStorage.getItem('tidemark.transactions'))
  const hash = /0x[0-9a-f]{64}/.exec(saved ?? '')?.[0] ?? ''
  expect(etherBefore - (await chain.ether(alice))).toBe(parseEther('1') + (await chain.costOf(hash)))

  await page.getByRole('button', { name: /^Account/ }).click()
  const account = page.getByRole('dialog', { name: 'alice.eth' })
  await expect(account).toContainText('Swap 1 ETH for UNI')
  await expect(account).toContainText('Confirmed')
  await page.keyboard.press('Escape')
  await expectStory(page)

  await page.reload()
  await expect(page.getByRole('button', { name: /^Account/ })).toContainText('alice.eth')
  expect(await wallet.methods()).not.toContain('eth_requestAccounts')
  expect(await wallet.methods()).not.toContain('wallet_requestPermissions')
})
