import type { Page } from '@playwright/test'
import { parseEther } from 'ethers'
import { accountOf, contracts, tokenOf } from '../chain/world'
import { alice, type AnyToken, bob, type Chain, expect, test, visitConnected, type Wallet } from './app'
import { axeFindings } from './axeFindings'
import { CHAIN_URL } from './chains'

/** These tests send tokens and the network's coin to somebody, and receive. */

const carol = accountOf('carol').address
/** Begins and ends with the same four digits as bob. */
const fake = `${bob.slice(0, 6)}${'1'.repeat(32)}${bob.slice(-4)}`.toLowerCase()

test.use({ calledContracts: { 3: { ...contracts, v4: contracts, recipients: [bob, carol] } } })

const dialog = (page: Page) => page.locator('dialog[open]').last()
const main = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name })

async function openSend(page: Page, token: string) {
  await visitConnected(page, `/token?address=${token}`)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Send', exact: true })).toBeVisible()
}

async function enter(page: Page, amount: string, recipient: string) {
  await dialog(page).getByLabel('You send').fill(amount)
  await dialog(page).getByLabel('Recipient').fill(recipient)
}

async function review(page: Page, amount: string, recipient: string) {
  await enter(page, amount, recipient)
  await main(page, 'Review before you send').click()
  await expect(dialog(page)).toContainText('Simulated just now')
}

async function confirm(page: Page, wallet: Wallet, label: string) {
  await main(page, label).click()
  await wallet.confirm()
  await expect(dialog(page).getByRole('heading', { level: 3, name: 'Confirmed' })).toBeVisible()
}

const looks = async (page: Page, name: string) => {
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    expect([name, width, await axeFindings(page)]).toEqual([name, width, []])
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

const lastCost = async (page: Page, chain: Chain) => {
  const saved = await page.evaluate(() => localStorage.getItem('tidemark.transactions'))
  return chain.costOf(/0x[0-9a-f]{64}/.exec(saved ?? '')?.[0] ?? '')
}

test('the coin is sent, and the recipient is named for the next time', async ({ page, chain, wallet }) => {
  const [before, bobs] = [await chain.ether(alice), await chain.ether(bob)]
  await visitConnected(page, '/profile')
  await page.getByRole('main').getByRole('button', { name: 'Send', exact: true }).click()
  await looks(page, 'form')
  await enter(page, '1.5', bob)
  await looks(page, 'recipient')
  await main(page, 'Review before you send').click()
  await expect(dialog(page)).toContainText('First payment to this address')
  await expect(dialog(page)).toContainText(bob)
  await expect(dialog(page)).toContainText('Simulated just now')
  await looks(page, 'review')
  await confirm(page, wallet, 'Send 1.5 ETH')
  await expect(dialog(page)).toContainText('1.5 ETH arrived at the recipient.')
  expect((await chain.ether(bob)) - bobs).toBe(parseEther('1.5'))
  expect(before - (await chain.ether(alice))).toBe(parseEther('1.5') + (await lastCost(page, chain)))

  await dialog(page).getByLabel('Name').fill('Bob from work')
  await main(page, 'Save address').click()
  await expect(dialog(page)).toContainText('Bob from work is saved.')
  await looks(page, 'sent')
  await main(page, 'Close').last().click()
  await page.getByRole('tab', { name: 'Activity' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Send 1.5 ETH to Bob from work' })).toContainText(
    'Confirmed',
  )

  // The second payment to the same recipient, by the name in the list, is no first one any more.
  await page.getByRole('main').getByRole('button', { name: 'Send', exact: true }).click()
  await dialog(page).getByLabel('You send').fill('0.1')
  await dialog(page)
    .getByRole('button', { name: /Bob from work/ })
    .click()
  await main(page, 'Review before you send').click()
  await expect(dialog(page)).toContainText('Bob from work')
  await expect(dialog(page)).not.toContainText('First payment')
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)

  await test.step('receiving shows the address as a code and in groups, with the network', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Receive', exact: true }).click()
    await expect(dialog(page).getByRole('img', { name: 'QR code of your address' })).toBeVisible()
    await expect(dialog(page)).toContainText('Your address on Ropsten')
    await expect(dialog(page)).toContainText(alice)
    await looks(page, 'receive')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await main(page, 'Copy address').click()
    await expect(main(page, 'Copied!')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(alice)
  })
})

test('X60, X61, X63: a look-alike that somebody has put before the visitor’s eyes is stopped, and a contract needs a consent', async ({
  page,
  chain,
  wallet,
}) => {
  await openSend(page, tokenOf('USDC').address)
  await review(page, '25', bob)
  const before = await chain.balance('USDC', bob)
  await confirm(page, wallet, 'Send 25 USDC')
  expect((await chain.balance('USDC', bob)) - before).toBe(25_000_000n)
  await main(page, 'Close').last().click()

  // The poisoner pays a little from its look-alike, which makes it no known recipient.
  await chain.rpc('anvil_setBalance', fake, '0xde0b6b3a7640000')
  await chain.rpc('anvil_impersonateAccount', fake)
  await chain.rpc('eth_sendTransaction', { from: fake, to: alice, value: '0x1' })
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(dialog(page).getByText('Paid before')).toBeVisible()
  await expect(dialog(page)).not.toContainText(fake)
  await enter(page, '25', fake)
  const alert = dialog(page).getByRole('alert')
  await expect(alert).toContainText('This is not the address you know')
  await expect(alert).toContainText(bob)
  await expect(main(page, 'Check the recipient')).toBeDisabled()
  await looks(page, 'alike')
  await alert.getByRole('button', { name: 'Use the address you know' }).click()
  await expect(dialog(page).getByLabel('Recipient')).toHaveValue(bob)
  await expect(main(page, 'Review before you send')).toBeEnabled()
  expect(await wallet.methods()).not.toContain('personal_sign')

  await enter(page, '1', contracts.ensResolver)
  await main(page, 'Review before you send').click()
  await expect(dialog(page)).toContainText('The recipient is a contract')
  await expect(main(page, /^Send 1\sUSDC$/)).toBeDisabled()
  await dialog(page).getByRole('checkbox').check()
  await expect(main(page, /^Send 1\sUSDC anyway$/)).toBeEnabled()
})

test('the search offers to send to a pasted account, and the address book is exported and imported', async ({
  page,
}) => {
  await visitConnected(page, '/profile#settings')
  await page.getByRole('combobox', { name: 'Search tokens' }).fill(carol)
  await page.getByRole('link', { name: 'Send to this account' }).click()
  await expect(dialog(page).getByLabel('Recipient')).toHaveValue(carol)
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)

  const book = page.getByRole('region', { name: 'Address book' })
  await book.getByRole('heading', { name: 'Address book', exact: true }).click()
  await page.getByLabel('Address', { exact: true }).fill(carol)
  await page.getByLabel('Name', { exact: true }).fill('Carol')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(book).toContainText('Carol is saved.')
  await looks(page, 'book')
  const download = page.waitForEvent('download')
  await book.getByRole('button', { name: 'Export' }).click()
  const path = await (await download).path()
  await book.getByRole('button', { name: 'Remove Carol' }).click()
  await expect(book).toContainText('No addresses yet.')
  await book.getByRole('button', { name: 'Undo' }).click()
  await expect(book.getByRole('button', { name: 'Remove Carol' })).toBeVisible()
  await book.getByRole('button', { name: 'Remove Carol' }).click()
  await book.locator('input[type=file]').setInputFiles(path)
  await expect(book).toContainText('Added: 1.')
  await expect(book.getByRole('button', { name: 'Remove Carol' })).toBeVisible()
})

const balances = async (chain: Chain, symbol: AnyToken, owners: readonly string[]) =>
  Promise.all(owners.map((owner) => chain.balance(symbol, owner)))

const rowOf = (page: Page, label: string) => dialog(page).locator(`div:has(> dt:text-is("${label}")) dd`)

test.describe('with a node that fails', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('X62: to a name: while the node is down, no recipient is accepted, nothing is tried and nothing sent, and nothing is called confirmed', async ({
    page,
    chain,
    wallet,
  }) => {
    let isDown = false
    await page.route(
      (url) => url.href.startsWith(CHAIN_URL),
      (route) => (isDown ? route.abort() : route.continue()),
    )
    const before = await balances(chain, 'USDC', [alice, bob])
    await openSend(page, tokenOf('USDC').address)
    isDown = true
    await enter(page, '25', 'bob.eth')
    await expect(dialog(page)).toContainText('bob.eth could not be looked up')
    await expect(main(page, 'Check the recipient')).toBeDisabled()
    isDown = false
    await expect(dialog(page)).toContainText('The address of bob.eth')
    await expect(main(page, 'Review before you send')).toBeEnabled()

    isDown = true
    await main(page, 'Review before you send').click()
    await expect(dialog(page)).toContainText('Not simulated')
    isDown = false
    await main(page, 'Try again').click()
    await expect(dialog(page)).toContainText('Simulated just now')
    await expect(dialog(page)).toContainText('The address of bob.eth')
    await expect(dialog(page)).toContainText(bob)

    isDown = true
    await main(page, /^Send 25\sUSDC$/).click()
    await expect(dialog(page)).toContainText('Nothing was sent')
    expect(await wallet.methods()).not.toContain('eth_sendTransaction')
    isDown = false
    await chain.rpc('evm_setAutomine', false)
    await main(page, /^Send 25\sUSDC$/).click()
    await wallet.confirm()
    await expect(dialog(page).getByRole('heading', { level: 3 })).toHaveText('Sent to the network')
    isDown = true
    await chain.rpc('anvil_mine', '0x1')
    await page.waitForEvent('requestfailed')
    await expect(dialog(page).getByRole('heading', { level: 3 })).toHaveText('Sent to the network')
    isDown = false
    await expect(dialog(page).getByRole('heading', { level: 3 })).toHaveText('Confirmed')
    await expect(rowOf(page, 'You paid')).toHaveText(/^25\sUSDC$/)
    await expect(dialog(page)).toContainText(/25\sUSDC arrived at the recipient\./)
    expect(await balances(chain, 'USDC', [alice, bob])).toEqual([before[0]! - 25_000_000n, before[1]! + 25_000_000n])
  })
})
