import type { Page } from '@playwright/test'
import { Interface, parseEther, parseUnits, toQuantity } from 'ethers'
import { deploymentOfHostile } from '../chain/hostileTokens'
import { createOperationAccount, executeBatch, placeEntryPoints, sendAs, sendOperations } from '../chain/smartAccounts'
import { accountOf, contracts, oddTokenOf, tokenOf } from '../chain/world'
import { type AnyToken, expect, test, type Chain, type Wallet, visitConnected } from './app'
import { axeFindings } from './axeFindings'
import { CHAIN_URL, OWN_CHAIN_URL } from './chains'

declare global {
  interface Window {
    /** Answers the wallet’s open request. */
    __answer?: (value: unknown) => void
  }
}

/** These tests send tokens and the network's coin to somebody, and receive. */

const ERC20 = new Interface([
  'function balanceOf(address) view returns (uint256)',
  'function mint(address, uint256)',
  'function transfer(address, uint256)',
])
const alice = accountOf('alice').address
const bob = accountOf('bob').address
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
    ...(process.env.PICTURES
      ? ([
          [1440, 'dark'],
          [390, 'light'],
        ] as const)
      : []),
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    expect(await axeFindings(page)).toEqual([])
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/${name}-${width}-${colorScheme}.png` })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

interface Pending {
  hash: string
  nonce: string
  maxFeePerGas: string
  maxPriorityFeePerGas: string
}

/** The transactions that wait for the next block. */
async function pendingOf(chain: Chain): Promise<Pending[]> {
  const { transactions } = (await chain.rpc('eth_getBlockByNumber', 'pending', true)) as { transactions: Pending[] }
  return transactions
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
  await page.goto('/profile#activity')
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
})

test('X62: a token that keeps a share says so before it is sent, and what arrives is what was said', async ({
  page,
  chain,
  wallet,
}) => {
  const before = await chain.balance('TAXED', bob)
  await openSend(page, oddTokenOf('TAXED').address)
  await review(page, '1000', bob)
  const arrives = dialog(page).locator('div:has(> dt:text-is("Arrives")) dd')
  await expect(arrives).toHaveText(/^950\sTAXED$/)
  await expect(dialog(page).locator('div:has(> dt:text-is("The token keeps")) dd')).toHaveText(/^50\sTAXED$/)
  await looks(page, 'fee')
  await confirm(page, wallet, 'Send 1,000 TAXED')
  await expect(dialog(page)).toContainText(/950\sTAXED arrived at the recipient\./)
  expect((await chain.balance('TAXED', bob)) - before).toBe(parseUnits('950', 18))
})

test('X60, X63: a look-alike that somebody has put before the visitor’s eyes is stopped', async ({
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
})

test('X61: what cannot use a payment is refused, and a contract needs a consent', async ({ page }) => {
  await openSend(page, tokenOf('USDC').address)
  for (const [recipient, words] of [
    [alice, 'This is the account that you send from.'],
    [tokenOf('USDC').address, 'This is the contract of the token itself.'],
    [tokenOf('DAI').address, 'This is the contract of a token.'],
    [contracts.swapRouter, 'This is a contract of the exchange.'],
    ['0x0000000000000000000000000000000000000000', 'Nobody has the key to this address.'],
    [bob.replace('C5', 'c5'), 'This address is mistyped'],
  ] as const) {
    await enter(page, '1', recipient)
    await expect(dialog(page)).toContainText(words)
    await expect(main(page, 'Check the recipient')).toBeDisabled()
  }
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
  await visitConnected(page, '/')
  await page.getByRole('combobox', { name: 'Search tokens' }).fill(carol)
  await page.getByRole('link', { name: 'Send to this account' }).click()
  await expect(dialog(page).getByLabel('Recipient')).toHaveValue(carol)
  await page.keyboard.press('Escape')

  await page.goto('/profile#settings')
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

test('receiving shows the address as a code and in groups, with the network', async ({ page }) => {
  await visitConnected(page, '/profile')
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

test('T03, T04: a payment that is replaced in the wallet, and one that every node drops, are never called paid', async ({
  page,
  chain,
  wallet,
}) => {
  await page.clock.install()
  await chain.rpc('evm_setAutomine', false)
  const before = await balances(chain, 'USDC', [alice, bob])
  await openSend(page, tokenOf('USDC').address)
  await review(page, '25', bob)
  const sendNow = async () => {
    await main(page, /^Send 25\sUSDC$/).click()
    await wallet.confirm()
    await expect(dialog(page).getByRole('heading', { level: 3 })).toHaveText('Sent to the network')
    // The stored nonce shows that the page has found the transaction on the network.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('tidemark.transactions')))
      .toMatch(/"status":"pending"[^}]*"nonce"|"nonce"[^}]*"status":"pending"/)
    const [pending] = (await pendingOf(chain)) as [Pending]
    return pending
  }
  const first = await sendNow()
  const dearer = (fee: string) => toQuantity(BigInt(fee) * 2n + 1_000_000_000n)
  await chain.rpc('eth_sendTransaction', {
    from: alice,
    to: carol,
    value: '0x1',
    nonce: first.nonce,
    maxFeePerGas: dearer(first.maxFeePerGas),
    maxPriorityFeePerGas: dearer(first.maxPriorityFeePerGas),
  })
  await chain.rpc('anvil_mine', '0x1')
  await expect(dialog(page).getByRole('heading', { level: 3 })).toHaveText('Replaced by another transaction')
  await expect(dialog(page)).not.toContainText('arrived')
  await main(page, 'Close').last().click()

  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await review(page, '25', bob)
  const second = await sendNow()
  await chain.rpc('anvil_dropTransaction', second.hash)
  await chain.rpc('anvil_mine', '0x1')
  await expect(async () => {
    await page.clock.fastForward(20_000)
    await expect(dialog(page).getByRole('heading', { level: 3 })).toHaveText('Not seen by the network', {
      timeout: 1_000,
    })
  }).toPass()
  await expect(dialog(page)).not.toContainText('arrived')
  expect(await balances(chain, 'USDC', [alice, bob])).toEqual(before)
})

test('X44: of a token of which each is four, what people call ten arrives, and the contract moves a quarter', async ({
  page,
  chain,
  wallet,
}) => {
  const mined = async (transaction: object) => {
    const sent = { from: accountOf('trader').address, gas: toQuantity(8_000_000), ...transaction }
    const hash = await chain.rpc('eth_sendTransaction', sent)
    const receipt = async () =>
      (await chain.rpc('eth_getTransactionReceipt', hash)) as { contractAddress: string } | null
    await expect.poll(receipt).toMatchObject({ status: '0x1' })
    return String((await receipt())?.contractAddress)
  }
  const share = await mined(deploymentOfHostile('ShareToken'))
  await mined({ to: share, data: ERC20.encodeFunctionData('mint', [alice, parseEther('10')]) })
  const owned = async (owner: string) =>
    BigInt(String(await chain.rpc('eth_call', { to: share, data: ERC20.encodeFunctionData('balanceOf', [owner]) })))
  await openSend(page, share)
  await expect(dialog(page)).toContainText('Balance 40')
  await review(page, '10', bob)
  await expect(rowOf(page, 'EVIL in the contract')).toHaveText('2.5 × 4 = 10 EVIL')
  await expect(rowOf(page, 'Arrives')).toHaveText(/^10\sEVIL$/)
  await confirm(page, wallet, 'Send 10 EVIL')
  await expect(rowOf(page, 'You paid')).toHaveText('2.5 × 4 = 10 EVIL')
  expect([await owned(alice), await owned(bob)]).toEqual([parseEther('7.5'), parseEther('2.5')])
})

test('an ERC-4337 account pays: its wallet asks a bundler, and the receipt is that of its operation', async ({
  page,
  chain,
}) => {
  const node = { rpc: (method: string, params: unknown[] = []) => chain.rpc(method, ...params), url: OWN_CHAIN_URL }
  await placeEntryPoints(node, '0.7')
  const account = await createOperationAccount(node, '0.7')
  const data = ERC20.encodeFunctionData('transfer', [account, 100_000_000n])
  await sendAs(node, { from: alice, to: tokenOf('USDC').address, data })
  await visitConnected(page, `/token?address=${tokenOf('USDC').address}`, account)
  await page.evaluate(() => {
    const value = new Promise((resolve) => Object.assign(window, { __answer: resolve }))
    window.__testWallet?.reply('eth_sendTransaction', { value })
  })
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await review(page, '25', bob)
  const before = await chain.balance('USDC', bob)
  await main(page, /^Send 25\sUSDC$/).click()
  const asked = () =>
    page.evaluate(() => window.__testWallet?.calls.find(({ method }) => method === 'eth_sendTransaction'))
  await expect.poll(asked).toBeDefined()
  const [call] = (await asked())?.params as [{ to: string; value: string; data: string }]
  const callData = executeBatch('0.7', [{ ...call, value: BigInt(call.value) }])
  const { transactionHash } = await sendOperations(node, '0.7', [{ sender: account, callData }])
  await page.evaluate((hash) => window.__answer?.(hash), transactionHash)
  await expect(dialog(page).getByRole('heading', { level: 3, name: 'Confirmed' })).toBeVisible()
  await expect(dialog(page)).toContainText(/25\sUSDC arrived at the recipient\./)
  expect(await chain.balance('USDC', account)).toBe(75_000_000n)
  expect((await chain.balance('USDC', bob)) - before).toBe(25_000_000n)
})
