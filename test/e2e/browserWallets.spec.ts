import type { Page } from '@playwright/test'
import { parseEther } from 'ethers'
import { accountOf } from '../chain/world'
import { WALLET_NAME } from '../wallet/identity'
import { expect, test, tradeUrl, type Wallet } from './app'
import { expectRejected } from './tradeReview'

const alice = accountOf('alice').address
const bob = accountOf('bob').address

declare global {
  interface Window {
    __accounts?: string[]
  }
}

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

// Two wallets show the two ways in which the app detects wallets that announce nothing: by a flag, and by none. What else
// a wallet must do is the same for all of them (test/connectors/conformance.ts). MetaMask is in `metaMask.spec.ts`.
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

test.describe('a wallet that nobody knows', () => {
  test.use({ walletOptions: { announce: false, injected: true, name: 'Unknown' } })

  test('connects after a no, comes back and leaves', async ({ page, wallet }) => {
    const account = page.getByRole('banner').getByRole('button', { name: /^Account/ })
    await page.goto('/profile')
    await connectAfterNo(page, wallet, 'Injected Wallet')
    await expect(account).toContainText('alice.eth')
    await page.reload()
    await expect(account).toContainText('alice.eth')
    await account.click()
    await page.getByRole('button', { name: 'Disconnect' }).click()
    await page.reload()
    await expect(page.getByRole('banner').getByRole('button', { name: 'connect wallet' })).toBeVisible()
    expect(await wallet.methods()).toEqual([])
  })
})

test.describe('a wallet that is in the page by several objects', () => {
  test.use({ walletOptions: { name: 'Rainbow', rdns: 'me.rainbow', autoApprove: true } })

  /**
   * Announces a wallet a second time, and also puts the second provider at `window.ethereum`. If `isCopy` is true, the
   * second provider is a copy of the first one.
   */
  const announceAgain = (page: Page, isCopy: boolean) =>
    page.addInitScript((copies) => {
      let isDone = false
      addEventListener('eip6963:announceProvider', (event) => {
        if (isDone) return
        isDone = true
        const { info, provider } = (event as CustomEvent<{ info: object; provider: object }>).detail
        const again = copies ? new Proxy(provider, {}) : { request: () => new Promise(() => undefined) }
        const uuid = '00000000-0000-4000-8000-0000000000ff'
        const announce = () =>
          dispatchEvent(
            new CustomEvent('eip6963:announceProvider', { detail: { info: { ...info, uuid }, provider: again } }),
          )
        addEventListener('eip6963:requestProvider', announce)
        announce()
        if (copies) Object.assign(window, { ethereum: new Proxy(provider, {}) })
      })
    }, isCopy)

  test('is one row, which is not doubted', async ({ page }) => {
    await announceAgain(page, true)
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: 'connect wallet' }).click()
    const dialog = page.getByRole('dialog', { name: 'Connect a Wallet' })
    await expect(dialog.getByRole('button', { name: /^Rainbow/ })).toHaveCount(1)
    await expect(dialog.getByRole('button', { name: /^Injected Wallet/ })).toHaveCount(0)
    await expect(dialog).not.toContainText('Unverified')
    await dialog.getByRole('button', { name: /^Rainbow/ }).click()
    await expect(page.getByRole('banner').getByRole('button', { name: /^Account/ })).toBeVisible()
  })

  test('is two, both doubted, where the other answers for itself', async ({ page }) => {
    await announceAgain(page, false)
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: 'connect wallet' }).click()
    const rows = page.getByRole('dialog', { name: 'Connect a Wallet' }).getByRole('button', { name: /^Rainbow/ })
    await expect(rows).toHaveCount(2)
    for (const row of await rows.all()) await expect(row).toContainText('Unverified')
  })
})

test.describe('a wallet that is locked while the page is loaded', () => {
  test.use({ walletOptions: { autoApprove: true } })

  for (const [how, tell] of [
    ['says so', () => window.__testWallet?.emit('accountsChanged', window.__accounts)],
    ['says nothing, and the page is looked at again', () => void window.dispatchEvent(new Event('focus'))],
  ] as const) {
    test(`is connected once it is unlocked and ${how}`, async ({ page, wallet }) => {
      await page.goto('/')
      const banner = page.getByRole('banner')
      const account = banner.getByRole('button', { name: /^Account/ })
      const connect = banner.getByRole('button', { name: 'connect wallet' })
      await connect.click()
      await page.getByRole('button', { name: WALLET_NAME }).click()
      await expect(account).toBeVisible()

      await page.addInitScript(() => {
        window.__testWallet?.reply('eth_accounts', { value: [] })
      })
      await page.reload()
      await expect(connect).toBeEnabled()
      await expect.poll(async () => (await wallet.methods()).includes('eth_accounts')).toBe(true)
      await page.evaluate(
        (accounts) => {
          window.__accounts = accounts
          window.__testWallet?.reply('eth_accounts', null)
        },
        [alice],
      )
      await page.evaluate(tell)
      await expect(account).toBeVisible()
      expect(await wallet.methods()).not.toContain('eth_requestAccounts')
    })
  }
})

test.describe('a wallet that floods the page', () => {
  test.use({ walletOptions: { autoApprove: true } })

  test('W28: 2,000 changes in one task are shown in three steps at most, and close the review', async ({ page }) => {
    await page.goto(tradeUrl('ETH', 'UNI', '1'))
    const banner = page.getByRole('banner')
    await banner.getByRole('button', { name: 'connect wallet' }).click()
    await page.getByRole('button', { name: WALLET_NAME }).click()
    await page.getByRole('button', { name: 'Review swap' }).click()
    const review = page.getByRole('dialog', { name: 'Review swap' })
    await expect(review).toBeVisible()

    const shown = await page.evaluateHandle(
      async ([mine, other]) => {
        const header = document.querySelector('header')
        const seen = [/Wrong network/.test(header?.textContent ?? '')]
        const look = new MutationObserver(() => {
          const isWrong = /Wrong network/.test(header?.textContent ?? '')
          if (seen.at(-1) !== isWrong) seen.push(isWrong)
        })
        if (header) look.observe(header, { subtree: true, childList: true, characterData: true })
        for (let n = 0; n < 1_000; n++) {
          window.__testWallet?.emit('accountsChanged', [n % 2 ? mine : other])
          await Promise.resolve()
          window.__testWallet?.emit('chainChanged', n % 2 ? '0x3' : '0x1')
          // The page can render in a microtask between two events, as it can between the events of a real wallet.
          await Promise.resolve()
        }
        return seen
      },
      [alice, bob] as const,
    )
    await expect(review).toBeHidden()
    await expect(banner.getByRole('button', { name: /^Account/ })).toContainText('alice.eth')
    // The renders are counted once the page is idle, because React may render some time after an event.
    expect(await shown.evaluate((seen) => seen.length - 1)).toBeLessThanOrEqual(3)
  })
})
