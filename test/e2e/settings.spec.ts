import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { connect, expect, test } from './app'
import { CHAIN_URL } from './chains'
import { expectUsable } from './looks'
import { region } from './places'

declare global {
  interface Window {
    /** The themes that the page has had since it started to load. */
    __themes?: Set<string>
  }
}

const SITE = new URL(CHAIN_URL)
/** The URL of the build's node under another host name, which the build does not know. */
const OWN = `http://localhost:${SITE.port}`

function hostsRequested(page: Page) {
  const hosts = new Set<string>()
  page.on('request', (request) => {
    if (request.method() === 'POST') hosts.add(new URL(request.url()).host)
  })
  return hosts
}

async function nextBlock(page: Page, mine: () => Promise<unknown>) {
  const line = page.getByRole('contentinfo').getByText(/^Block/)
  const before = await line.textContent()
  await mine()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(line).not.toHaveText(before ?? '')
}

/** Opens a group of settings, which is closed at first. */
const unfold = (page: Page, name: string) => region(page, name).getByRole('heading', { name, exact: true }).click()

async function chooseOwn(page: Page) {
  const node = region(page, 'Node')
  await node.getByRole('textbox', { name: 'A node of your own' }).fill(OWN)
  await page.keyboard.press('Enter')
  await node.getByRole('button', { name: 'Use this node' }).click()
  await expect(node.getByText('Your node', { exact: true })).toBeVisible()
}

test.describe('a node that fails', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('a node of one’s own is tried, used and left, and nobody else is asked meanwhile, even while it fails', async ({
    page,
    chain,
  }) => {
    await page.goto('/profile#settings')
    const node = region(page, 'Node')
    await expect(node.getByText('The site’s', { exact: true })).toBeVisible()
    await expect(page.getByRole('contentinfo').getByText(/^Block \d/)).toBeVisible()

    const field = node.getByRole('textbox', { name: 'A node of your own' })
    await field.fill('http://node.example')
    await node.getByRole('button', { name: 'Test', exact: true }).click()
    await expect(field).toHaveAccessibleDescription(/Enter an https:\/\/ address/)

    await field.fill(OWN)
    await page.keyboard.press('Enter')
    for (const ability of ['Network', 'Batches of calls', 'State override', 'State of past blocks', 'Logs'])
      await expect(node.getByRole('row', { name: new RegExp(`^${ability}`) })).toContainText('Yes')
    await expect(node.getByRole('status')).toContainText(
      `localhost:${SITE.port} can do everything that this site needs.`,
    )

    await node.getByRole('button', { name: 'Use this node' }).click()
    await expect(node.getByText('No other node is used.')).toBeVisible()
    await expect(node.getByRole('button', { name: 'In use', exact: true })).toBeFocused()
    // Earlier requests may still go to the site's node, and bring the block. So they are recorded from here on.
    const requested = hostsRequested(page)
    await nextBlock(page, () => chain.rpc('evm_mine'))
    await expect.poll(() => [...requested]).toEqual([`localhost:${SITE.port}`])

    await page.goto('/swap')
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByText(/^Block \d/)).toBeVisible()
    await page.route(`${OWN}/**`, (route) => route.abort())
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await footer.getByRole('link', { name: 'Your node is offline' }).click()
    await expect(node.getByText('Your node does not respond')).toBeVisible()
    expect([...requested]).toEqual([`localhost:${SITE.port}`])

    await node.getByRole('button', { name: 'Use the site’s nodes' }).click()
    await expect(footer.getByText(/^Block \d/)).toBeVisible()
    await expect(node.getByText('Your node does not respond')).toBeHidden()
    requested.clear()
    await nextBlock(page, () => chain.rpc('evm_mine'))
    // The assertion is polled, because the new block may come from a request that the choice of a node itself caused.
    await expect.poll(() => [...requested]).toEqual([SITE.host])
  })
})

test('the settings can be used by all, and what stands in cards keeps its distance from what is above and below', async ({
  page,
}) => {
  await page.goto('/profile#settings')
  const node = region(page, 'Node')
  await node.getByRole('button', { name: /^Test/ }).first().click()
  const cards = ['Nodes since this page was opened', SITE.host].map((name) =>
    node.getByRole('region', { name, exact: true }),
  )
  for (const card of cards) await expect(card).toBeVisible()
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    const around = await node.evaluate((section) => {
      const column = section.lastElementChild!.getBoundingClientRect()
      return [...section.querySelectorAll('section')].map((card) => {
        const { top, bottom, left, right } = card.getBoundingClientRect()
        const setting = card.parentElement!
        const above = card.previousElementSibling?.getBoundingClientRect().bottom ?? setting.getBoundingClientRect().top
        const below = setting.nextElementSibling?.getBoundingClientRect().top ?? column.bottom
        return { above: top - above, below: below - bottom, left: left - column.left, right: column.right - right }
      })
    })
    expect(around).toHaveLength(cards.length)
    for (const { above, below, left, right } of around) {
      expect(above, `above at ${width}`).toBeGreaterThanOrEqual(8)
      expect(below, `below at ${width}`).toBeGreaterThanOrEqual(0)
      expect([left, right], `beside at ${width}`).toEqual([0, 0])
    }
    // The line between the first two sections must have the same space above and below it.
    expect(around[0]!.below).toBeGreaterThanOrEqual(14)
  }

  await page.setViewportSize({ width: 1440, height: 900 })
  for (const name of ['Lists', 'Address book', 'Local data']) await unfold(page, name)
  await expect(region(page, 'Lists').getByRole('row', { name: /^Token list/ })).toContainText('version')
  await chooseOwn(page)
  await region(page, 'Local data').getByRole('button', { name: 'Reset' }).click()
  await expectUsable(page)
})

test('settings are those of the trade card; all data is exported, and deleted once it is confirmed', async ({
  page,
  wallet,
}) => {
  await page.goto('/profile#settings')
  await connect(page, wallet)
  await page.getByRole('radiogroup', { name: 'Theme' }).getByRole('radio', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await region(page, 'Settings').getByRole('textbox', { name: 'Custom slippage, percent' }).fill('0.7')
  // The theme must be set before the first paint, on the next visit too.
  await page.addInitScript(() => {
    const themes = new Set<string>()
    const look = () => {
      if (document.querySelector('body')) themes.add(document.documentElement.dataset.theme ?? 'none')
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true })
    window.__themes = themes
  })
  await page.reload()
  await expect(region(page, 'Settings').getByRole('radio', { name: 'Dark' })).toBeChecked()
  expect(await page.evaluate(() => [...window.__themes!])).toEqual(['dark'])
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account/ })).toBeVisible()

  const data = region(page, 'Local data')
  await unfold(page, 'Local data')
  await expect(data.getByRole('row', { name: 'Trade settings' })).toBeVisible()
  const downloading = page.waitForEvent('download')
  await data.getByRole('button', { name: 'Export' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^\w+-\d{4}-\d\d-\d\d\.json$/)
  const saved = JSON.parse(readFileSync(await download.path(), 'utf8')) as { version: number; values: object }
  expect(saved.version).toBe(1)
  expect(saved.values).toMatchObject({ theme: 'dark', settings: { value: { slippageBps: 70 } } })

  await data.getByRole('button', { name: 'Reset' }).click()
  await expect(data.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(data.getByRole('button', { name: 'Reset' })).toBeFocused()
  await data.getByRole('button', { name: 'Reset' }).click()
  const loaded = page.waitForEvent('load')
  await data.getByRole('button', { name: 'Delete everything' }).click()
  await loaded
  await expect(page.getByRole('banner').getByRole('button', { name: 'connect wallet' })).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  await unfold(page, 'Local data')
  await expect(data.getByText('Nothing yet.')).toBeVisible()
  const ownKeys = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('tidemark.')))
  expect(ownKeys).toEqual([])
})
