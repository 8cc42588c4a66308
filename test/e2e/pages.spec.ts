import { accountOf, tokenOf } from '../chain/world'
import { connect, expect, storeConnection, test, tradeUrl } from './app'
import { axeFindings } from './axeFindings'
import { expectUsable, whileNarrow } from './looks'
import { siteFindings, watchIssues } from './siteFindings'

const SCREENS = {
  home: '/',
  trade: tradeUrl('ETH', 'USDC', '1'),
  token: `/token?address=${tokenOf('LINK').address}`,
  profile: '/profile',
  'unknown route': '/nowhere',
  'malformed token': '/token?address=0x12',
}

/** Screens and dialogs with a suite of their own, such as the trade card, are tested for the same there. */
// That each page keeps to its policy (C02), asks no other host (C03) and leaves no error uncaught (C25), `app.ts` expects
// in every test. This one opens all screens.
test('U07, C02, C03, C25: screens and dialogs can be used by all', async ({ page, wallet }) => {
  const issues = await watchIssues(page)
  for (const [name, path] of Object.entries(SCREENS)) {
    await page.goto(path, { waitUntil: 'networkidle' })
    if (!['trade', 'token', 'profile'].includes(name)) await expectUsable(page, name)
    expect([name, await siteFindings(page), issues]).toEqual([name, [], []])
    await whileNarrow(page, async () => expect([name, await siteFindings(page), issues]).toEqual([name, [], []]))
  }
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await connect(page, wallet)
  for (const open of [/^Account/, /Ropsten/]) {
    await page.getByRole('banner').getByRole('button', { name: open }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectUsable(page, String(open))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
})

test('U16: on the narrowest screen nothing is wider than the page, and no row’s texts overlap', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  // A wrong clock makes the footer show a warning.
  await page.addInitScript(() => {
    const { now } = Date
    Date.now = () => now() + 150_000
  })
  await storeConnection(page, accountOf('alice').address)
  const shown = {
    '/': page.getByRole('link', { name: /WETH\/USDC/ }),
    [tradeUrl('ETH', 'UNI', '1')]: page.getByRole('region', { name: 'Price chart' }).getByRole('slider'),
    // This page shows a notice with a full address, which is long.
    [tradeUrl('ETH', 'GROSS', '0.2')]: page.getByRole('button', { name: 'Use this token' }),
    [SCREENS.token]: page.getByRole('region', { name: 'Pools' }).getByRole('row').nth(1),
    '/profile#tokens': page.getByRole('region', { name: 'Tokens' }).getByRole('link', { name: /UNI/ }),
    '/profile#settings': page.getByRole('radiogroup', { name: 'Theme' }),
  }
  for (const [path, last] of Object.entries(shown)) {
    await page.goto(path)
    await expect(last).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('clock')
    expect(await page.evaluate(tooWide), path).toEqual([])
  }
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account/ })
    .click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Settings' })).toBeVisible()
  expect(await page.evaluate(tooWide)).toEqual([])
})

/** Runs in the page. Returns the texts that are wider than the space available to them. */
function tooWide(): string[] {
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const found = document.documentElement.scrollWidth > innerWidth ? ['the page'] : []
  const textBox = (element: Element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    let [left, right] = [Infinity, -Infinity]
    while (texts.nextNode()) {
      const { currentNode } = texts
      // Texts that are only for screen readers take no space.
      if (currentNode.parentElement?.closest('.vh')) continue
      range.selectNodeContents(currentNode)
      const box = range.getBoundingClientRect()
      ;[left, right] = [Math.min(left, box.left), Math.max(right, box.right)]
    }
    return { left, right }
  }
  for (const row of place.querySelectorAll('tbody tr')) {
    const [left, right] = [...row.querySelectorAll('td')].filter((cell) => cell.checkVisibility())
    const names = left?.querySelector('a > span:last-child') ?? left
    if (names && right && textBox(names).right > textBox(right).left) found.push(row.textContent)
  }
  // Lists of tabs and wallets scroll sideways, and the headers of narrow tables are only for screen readers.
  for (const control of place.querySelectorAll('button, a')) {
    const { left, right } = control.getBoundingClientRect()
    const isElsewhere = control.closest('[role=tablist], ul, thead') !== null
    const padding = control.closest('header') ? 8 : 0
    if (control.checkVisibility() && !isElsewhere && (left < padding || right > innerWidth - padding))
      found.push(control.textContent)
    if (control.role === 'radio' && control.scrollWidth > control.clientWidth) found.push(control.textContent)
  }
  // The times below a chart are centred below their readings, and the first one is near the edge.
  for (const chart of place.querySelectorAll('[aria-label="Price chart"]'))
    if (textBox(chart).left < chart.getBoundingClientRect().left + 4) found.push('the chart')
  return found
}

test('the search is reached on every screen, by key or on phones by a button, and a choice leads to the heading', async ({
  page,
}) => {
  await page.goto('/swap')
  const field = page.getByRole('combobox', { name: 'Search tokens' })
  await expect(field).toBeEnabled()
  await page.getByRole('link', { name: 'trade', exact: true }).focus()
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  const liquid = page.getByRole('group', { name: 'In the most liquid pairs' })
  await expect(liquid.getByRole('option')).toHaveCount(6)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'trade', exact: true })).toBeFocused()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('link')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /ChainLink/ })).toBeFocused()

  await page.setViewportSize({ width: 390, height: 844 })
  for (const open of [() => Promise.resolve(), () => page.goto(SCREENS['unknown route'])]) {
    await open()
    await page.getByRole('banner').getByRole('button', { name: 'Search tokens' }).click()
    const sheet = page.getByRole('dialog', { name: 'Search tokens' })
    await expect(field).toBeFocused()
    expect((await sheet.locator('> div').first().boundingBox())?.height).toBe(804)
    await field.fill('eth')
    await expect(sheet.getByRole('option').first()).toContainText('Ropsten Ether')
    expect(await axeFindings(page, 'dialog')).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  }
})
