import { parseEther } from 'ethers'
import type { Page } from '@playwright/test'
import { attachMetaMask } from '../wallet/metaMask/attach'
import { createMetaMask, type MetaMask } from '../wallet/metaMask/background'
import { alice, expect, test as appTest, tradeUrl } from './app'
import { CHAIN_URL, OWN_CHAIN_URL, ownUrlOf } from './chains'
import { accountButton, confirmSwap, connectButton, connectDialog, requestRopsten, wrongNetwork } from './places'
import { expectRejected } from './tradeReview'

/** MetaMask is initially on Ethereum, and in the page after `attachMetaMask`. */
const test = appTest.extend<{ metaMask: MetaMask }>({
  metaMask: async ({ page }, use) => {
    const wallet = createMetaMask({ rpcUrl: OWN_CHAIN_URL, reachedAt: ownUrlOf })
    await attachMetaMask(page, wallet)
    await use(wallet)
    wallet.close()
  },
})
test.use({ walletOptions: null })

async function choose(page: Page) {
  await connectButton(page).click()
  await connectDialog(page)
    .getByRole('button', { name: /^MetaMask(?! Flask)/ })
    .click()
}

test('a visitor who agrees to everything connects, changes network, swaps, comes back and leaves', async ({
  page,
  chain,
  metaMask,
}) => {
  const before = await chain.balance('UNI', alice)
  const quoted = await chain.quote('WETH', 'UNI', parseEther('1'), 3000)
  await page.goto(tradeUrl('ETH', 'UNI', '1'))

  await choose(page)
  await expect(connectDialog(page)).toContainText('Waiting for connection')
  expect((await metaMask.approve()).type).toBe('wallet_requestPermissions')
  await expect(connectDialog(page)).toBeHidden()

  const dialog = await requestRopsten(page)
  await expect(dialog.getByRole('button', { name: /Ropsten.*Confirm in Wallet/ })).toBeVisible()
  expect(await metaMask.approve()).toMatchObject({
    type: 'wallet_addEthereumChain',
    data: { chainId: 3, chainName: 'Ropsten', rpcUrls: [CHAIN_URL] },
  })
  expect(await metaMask.approve()).toMatchObject({ type: 'wallet_requestPermissions', data: { chainId: 3 } })
  await expect(dialog).toBeHidden()
  await expect(accountButton(page)).toContainText('alice.eth')

  await confirmSwap(page)
  const { type, data } = await metaMask.approve()
  expect(type).toBe('transaction')
  expect(data).toMatchObject({ from: alice.toLowerCase(), value: `0x${parseEther('1').toString(16)}`, chainId: '0x3' })
  await expect(page.getByRole('heading', { name: /^You received 373\.\d+ UNI$/ })).toBeVisible()
  expect((await chain.balance('UNI', alice)) - before).toBe(quoted)
  const saved = await page.evaluate(() => localStorage.getItem('tidemark.transactions'))
  const hash = /0x[0-9a-f]{64}/.exec(saved ?? '')?.[0] ?? ''
  expect(await chain.rpc('eth_getTransactionReceipt', hash)).toMatchObject({ status: '0x1' })
  await page.getByRole('button', { name: 'New swap' }).click()
  await accountButton(page).click()
  await expect(page.getByRole('dialog', { name: 'alice.eth' })).toContainText('Confirmed')

  const requested = metaMask.requests.length
  await page.reload()
  await expect(accountButton(page)).toContainText('alice.eth')
  expect(new Set(metaMask.methods().slice(requested))).toEqual(new Set(['eth_accounts', 'eth_chainId']))
  expect(metaMask.pending()).toEqual([])

  await accountButton(page).click()
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await expect(connectButton(page)).toBeVisible()
  const left = metaMask.requests.length
  await page.reload()
  await expect(connectButton(page)).toBeVisible()
  expect(metaMask.requests).toHaveLength(left)

  // The wallet has forgotten the site, and offers the choice of an account again.
  await choose(page)
  expect((await metaMask.approve()).type).toBe('wallet_requestPermissions')
  await expect(accountButton(page)).toContainText('alice.eth')
  expect(metaMask.pending()).toEqual([])
})

test('a visitor who declines everything loses nothing, and can be asked again', async ({ page, chain, metaMask }) => {
  await page.goto(tradeUrl('ETH', 'UNI', '1'))

  await choose(page)
  await metaMask.reject()
  await expect(connectDialog(page).getByRole('button', { name: 'RETRY' })).toBeVisible()
  await expect(connectDialog(page).getByRole('alert')).toHaveCount(0)
  await page.reload()
  await expect(connectButton(page)).toBeVisible()
  await choose(page)
  await metaMask.reject()
  await connectDialog(page).getByRole('button', { name: 'RETRY' }).click()
  await metaMask.approve()
  await expect(connectDialog(page)).toBeHidden()

  // A rejected addition of the chain is an error, but not a rejected switch after the addition.
  const adding = await requestRopsten(page)
  expect((await metaMask.reject()).type).toBe('wallet_addEthereumChain')
  await expect(adding).toBeHidden()
  const switching = await requestRopsten(page)
  expect((await metaMask.approve()).type).toBe('wallet_addEthereumChain')
  expect((await metaMask.reject()).type).toBe('wallet_requestPermissions')
  expect((await metaMask.reject()).type).toBe('wallet_requestPermissions')
  await expect(switching).toBeHidden()
  await expect(wrongNetwork(page)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('alert')).toHaveCount(0)
  await requestRopsten(page)
  await metaMask.approve()
  await expect(accountButton(page)).toBeVisible()

  const before = await chain.ether(alice)
  await confirmSwap(page)
  expect((await metaMask.reject()).type).toBe('transaction')
  await expectRejected(page)
  expect(await chain.ether(alice)).toBe(before)
})

test.describe('an extension that crashes', () => {
  test.use({ expectedErrors: /Disconnected from MetaMask background/ })

  test('a request that waits survives a reload; an extension that is gone disconnects the page until it is loaded again', async ({
    page,
    metaMask,
  }) => {
    await page.goto('/profile')
    await choose(page)
    await metaMask.nextRequest()
    await page.reload()
    await choose(page)
    await expect(connectDialog(page)).toContainText('Open your wallet: a request is already waiting there.')
    expect(metaMask.pending()).toHaveLength(1)
    await metaMask.approve()
    await connectDialog(page).getByRole('button', { name: 'RETRY' }).click()
    const dialog = await requestRopsten(page)
    await metaMask.approve()
    await metaMask.approve()
    await expect(dialog).toBeHidden()
    await expect(accountButton(page)).toBeVisible()

    metaMask.crash()
    await expect(connectButton(page)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Reload the page to connect again.')
    await page.reload()
    await expect(accountButton(page)).toContainText('alice.eth')
    expect(metaMask.pending()).toEqual([])
  })
})
