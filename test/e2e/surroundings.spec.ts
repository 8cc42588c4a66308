import type { Page } from '@playwright/test'
import { connect, expect, test, tradeUrl } from './app'
import { CHAIN_URL } from './chains'
import { card } from './places'
import { freeze, pass, watchNode } from './watchNode'

/** Hasty visitors, a lost connection, a sleeping computer, and scripts that do not belong to the site. */

const footer = (page: Page) => page.getByRole('contentinfo')
const openDialogs = (page: Page) => page.locator('dialog[open]')

test('U01: every button pressed twice opens one dialog at most, and a wallet that is chosen twice is asked once', async ({
  page,
  wallet,
}) => {
  await page.addInitScript(() => {
    const { showModal } = HTMLDialogElement.prototype
    HTMLDialogElement.prototype.showModal = function () {
      showModal.call(this)
      const { dataset } = document.documentElement
      const open = document.querySelectorAll('dialog[open]').length
      dataset.most = String(Math.max(open, Number(dataset.most ?? 0)))
    }
  })
  for (const path of ['/', '/profile#faq'])
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'networkidle' })
      const buttons = page.locator('button:visible:enabled')
      await expect(page.locator('html')).not.toHaveAttribute('data-screen')
      const count = await buttons.count()
      expect(count).toBeGreaterThanOrEqual(5)
      for (let at = 0; at < count; at++)
        await expect(async () => {
          // A dialog that the previous press opened is closed. It may open late, after its code has loaded.
          if ((await openDialogs(page).count()) > 0) await page.keyboard.press('Escape')
          expect(await openDialogs(page).count()).toBe(0)
          // The button may be missing, because a press can remove other buttons.
          if ((await buttons.count()) > at) await buttons.nth(at).dblclick({ timeout: 2_000 })
        }).toPass()
      await expect(page.getByRole('main')).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.dataset.most)).toBe('1')
      await expect(page.getByText('This page stopped working')).toHaveCount(0)
    })

  await expect(async () => {
    if ((await openDialogs(page).count()) > 0) await page.keyboard.press('Escape')
    expect(await openDialogs(page).count()).toBe(0)
  }).toPass()
  await page.getByRole('banner').getByRole('button', { name: 'connect wallet' }).dblclick()
  await expect(openDialogs(page)).toHaveCount(1)
  await page.getByRole('dialog').getByRole('button', { name: 'Local test wallet' }).dblclick()
  await wallet.confirm()
  await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible()
  expect((await wallet.methods()).filter((method) => method === 'eth_requestAccounts')).toHaveLength(1)
  await expect(openDialogs(page)).toHaveCount(0)
})

test.describe('a page that is left alone', () => {
  test.use({ expectedErrors: /Failed to load resource|No list could be loaded/ })

  test('U08, U09: a lost connection is said, costs few requests and ends at once; after sleep all is asked once and new', async ({
    page,
    context,
    chain,
    wallet,
  }) => {
    await page.clock.install()
    const { requests, quiet } = await watchNode(page, CHAIN_URL)
    await page.goto(tradeUrl('ETH', 'UNI', '1'))
    await connect(page, wallet)
    const review = card(page).getByRole('button', { name: 'Review swap', exact: true })
    await expect(review).toBeEnabled()
    await freeze(page)
    await pass(page, 20, quiet)

    await test.step('the connection is lost', async () => {
      await context.setOffline(true)
      requests.length = 0
      await pass(page, 60, quiet)
      await expect(footer(page)).toContainText('Offline')
      expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(24)
      await expect(card(page).getByLabel('You sell', { exact: true })).toHaveValue('1')
      await context.setOffline(false)
      // The browser reports the restored connection at once, so little time needs to pass.
      await pass(page, 5, quiet)
      await expect(footer(page)).not.toContainText('Offline')
      await expect(footer(page)).toContainText(/Block [\d,]+/)
      await expect(card(page).getByLabel('You receive', { exact: true })).not.toHaveValue('')
      await pass(page, 20, quiet)
    })

    await test.step('the computer sleeps for eight hours', async () => {
      const asked = (await wallet.methods()).length
      requests.length = 0
      // Fast-forwarding simulates a sleeping computer: each timer that is due runs only once.
      await page.clock.fastForward('08:00:00')
      const now = await page.evaluate(() => Math.floor(Date.now() / 1000))
      await chain.rpc('evm_setNextBlockTimestamp', now)
      await chain.rpc('evm_mine')
      await page.evaluate(() => {
        document.dispatchEvent(new Event('visibilitychange'))
        window.dispatchEvent(new Event('focus'))
      })
      await quiet()
      await pass(page, 3, quiet)
      const methods = (await wallet.methods()).slice(asked)
      for (const method of ['eth_accounts', 'eth_chainId'])
        expect([method, methods.filter((each) => each === method).length]).toEqual([method, 1])
      expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(6)
      const block = Number(await chain.rpc('eth_blockNumber'))
      await expect(footer(page)).toContainText(`Block ${block.toLocaleString('en-US')}`)
      await expect(review).toBeEnabled()
    })
  })
})

test.describe('scripts of others', () => {
  test('U19, U20: a translator that puts every text into elements of its own does not break the page, and what lies over it is below a dialog', async ({
    page,
    wallet,
  }) => {
    await page.addInitScript(() => {
      // Works like a browser's translator: replaces a text with a translation inside two new elements.
      function translate(text: Text) {
        const { parentElement: parent, data } = text
        if (!parent || /^(SCRIPT|STYLE|X-TRANSLATED|TEXTAREA)$/.test(parent.nodeName) || data.trim() === '') return
        const [outer, inner] = [document.createElement('x-translated'), document.createElement('x-translated')]
        inner.textContent = data
        outer.append(inner)
        text.replaceWith(outer)
      }
      function translateIn(root: Node) {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
        const texts: Text[] = []
        while (walker.nextNode()) texts.push(walker.currentNode as Text)
        if (root instanceof Text) texts.push(root)
        for (const text of texts) translate(text)
      }
      function start() {
        translateIn(document.body)
        new MutationObserver((changes) => {
          for (const { addedNodes } of changes) for (const node of addedNodes) translateIn(node)
        }).observe(document.body, { childList: true, subtree: true })
      }
      // A translator fetches its translations after the load, so the page is hydrated before they come.
      addEventListener('load', () => {
        const page = document.documentElement
        const isHydrated = () => page.dataset.screen === undefined
        if (isHydrated()) return start()
        new MutationObserver((_, observer) => {
          if (!isHydrated()) return
          observer.disconnect()
          start()
        }).observe(page, { attributes: true })
      })
    })
    await page.goto(tradeUrl('ETH', 'UNI', '1'))
    // A browser's translation would keep labels from updates, so the page asks for none. This one ignores that.
    await expect(page.locator('html')).toHaveAttribute('translate', 'no')
    await connect(page, wallet)
    await expect(page.locator('x-translated').first()).toBeAttached()
    const receives = page.getByLabel('You receive', { exact: true })
    await expect(receives).not.toHaveValue('')
    const first = await receives.inputValue()
    await page.getByLabel('You sell', { exact: true }).fill('')
    await expect(receives).toHaveValue('')
    await page.getByLabel('You sell', { exact: true }).fill('2')
    await expect(receives).not.toHaveValue('')
    await expect(receives).not.toHaveValue(first)
    await page.evaluate(() => {
      const cover = document.createElement('button')
      cover.textContent = 'Not of this page'
      Object.assign(cover.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', zIndex: '2147483647' })
      cover.addEventListener('click', () => (document.documentElement.dataset.caught = 'true'))
      document.body.append(cover)
    })
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Account/ })
      .press('Enter')
    await expect(openDialogs(page)).toHaveCount(1)
    // The click also checks that no other element covers the button.
    await openDialogs(page).getByRole('button', { name: 'Close' }).click()
    await expect(openDialogs(page)).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.dataset.caught)).toBeUndefined()
    await page.getByRole('button', { name: 'Not of this page' }).evaluate((cover) => cover.remove())
    for (const name of ['faq', 'imprint']) {
      await footer(page).getByRole('link', { name }).click()
      await expect(page.locator(`#${name}`)).toBeInViewport()
    }
    await page.goBack()
    await page.goBack()
    await expect(receives).not.toHaveValue('')
    await expect(page.getByText('This page stopped working')).toHaveCount(0)
    await expect(page.getByText('could not be loaded')).toHaveCount(0)
  })
})
