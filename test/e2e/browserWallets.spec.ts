import type { Page } from '@playwright/test'
import { parseEther } from 'ethers'
import { alice, expect, test, tradeUrl, type Wallet } from './app'
import { expectRejected } from './tradeReview'

/** Refuses a wallet's first request to connect, and confirms the second one. */
async function connectAfterNo(page: Page, wallet: Wallet, row: string) {
  await page.getByRole('banner').getByRole('button', { name: 'connect wallet' }).click()
  const connecting = page.getByRole('dialog', { name: 'Connect a Wallet' })
  await expect(connecting.getByRole('button', { name: row })).toHaveCount(1)
  await connecting.getByRole('button', { name: row }).click()
  await expect(connecting).toContainText(`Opening ${row}`)
  await wallet.reject()
  await expect(connecting).toContainText('You rejected the request.')
  await expect(connecting.getByText('Error connecting')).toHaveCount(0)
  await connecting.getByRole('button', { name: 'RETRY' }).click()
  await wallet.confirm()
  await expect(connecting).toBeHidden()
}

// A wallet that announces nothing, at `window.ethereum`. How others are found there, and what each wallet must do, is in
// `test/connectors/injected` and `test/connectors/conformance.ts`. MetaMask is in `metaMask.spec.ts`.
test.describe('Brave Wallet, by its flag', () => {
  const flags = ['isBraveWallet', 'isMetaMask'] as const
  test.use({ walletOptions: { chainId: 1, announce: false, injected: true, flags: [...flags], name: 'Brave' } })

  test('connects, changes network, swaps, comes back and leaves, each after a no', async ({ page, chain, wallet }) => {
    const before = await chain.balance('UNI', alice)
    const quoted = await chain.quote('WETH', 'UNI', parseEther('1'), 3000)
    const banner = page.getByRole('banner')
    const connect = banner.getByRole('button', { name: 'connect wallet' })
    const account = banner.getByRole('button', { name: /^Account/ })
    await page.goto(tradeUrl('ETH', 'UNI', '1'))

    await connectAfterNo(page, wallet, 'Brave Wallet')
    const network = page.getByRole('dialog', { name: 'Switch Networks' })
    for (const answer of ['reject', 'confirm'] as const) {
      await banner.getByRole('button', { name: 'Wrong network' }).click()
      await network.getByRole('button', { name: 'Ropsten' }).click()
      await expect(network.getByRole('button', { name: /Ropsten.*Confirm in Wallet/ })).toBeVisible()
      await wallet[answer]()
      await expect(network).toBeHidden()
    }
    await expect(account).toContainText('alice.eth')

    await page.getByRole('button', { name: 'Review swap' }).click()
    await page.getByRole('button', { name: 'Confirm swap' }).click()
    await wallet.reject()
    await expectRejected(page)
    expect(await chain.balance('UNI', alice)).toBe(before)
    await page.getByRole('button', { name: 'Review swap' }).click()
    await page.getByRole('button', { name: 'Confirm swap' }).click()
    await wallet.confirm()
    await expect(page.getByRole('heading', { name: /^You received 373\.\d+ UNI$/ })).toBeVisible()
    expect((await chain.balance('UNI', alice)) - before).toBe(quoted)

    await page.reload()
    await expect(account).toContainText('alice.eth')
    expect(new Set(await wallet.methods())).toEqual(new Set(['eth_accounts', 'eth_chainId']))
    await account.click()
    await page.getByRole('button', { name: 'Disconnect' }).click()
    await expect(connect).toBeVisible()
    await page.reload()
    await expect(connect).toBeVisible()
    expect(await wallet.methods()).toEqual([])
  })
})
