import type { Locator, Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tokenOf, tokens, type WorldToken } from '../chain/world'
import { expect, test, tradeUrl, visitConnected } from './app'
import { axeFindings } from './axeFindings'
import { expectUsable } from './looks'

const listed = ({
  symbol,
  name,
  address,
  decimals,
}: Pick<WorldToken, 'name' | 'address' | 'decimals'> & { symbol: string }) => ({
  chainId: 1,
  symbol,
  name,
  address,
  decimals,
})
const world = tokens.map(listed)

async function serveTokens(page: Page, list: readonly object[]) {
  await page.route('**/lists/tokens.json', (route) => route.fulfill({ json: { tokens: list } }))
}

const selector = (page: Page) => page.getByRole('dialog', { name: /^Select a token/ })
const field = (page: Page) => selector(page).getByRole('combobox', { name: 'Search tokens' })
/** The option to which the field's `aria-activedescendant` points. */
const activeOption = (page: Page): Locator =>
  selector(page).locator('xpath=//*[@id = //dialog//*[@role="combobox"]/@aria-activedescendant]')

async function openReceive(page: Page) {
  await page.getByRole('button', { name: /^Token to receive/ }).click()
  await expect(field(page)).toBeFocused()
}

test('U06: a token is chosen with the keyboard alone', async ({ page }) => {
  await page.goto('/swap?inputCurrency=ETH')
  await page.getByRole('button', { name: /^Token to receive/ }).focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await expect(activeOption(page)).not.toContainText('Selling')

  await page.keyboard.press('PageDown')
  await page.keyboard.press('End')
  const last = activeOption(page)
  await expect(last).toBeInViewport()
  await expect(last).toHaveAttribute('aria-posinset', (await last.getAttribute('aria-setsize')) ?? '')
  await page.keyboard.press('ArrowDown')
  await expect(activeOption(page)).toContainText('Selling')
  await page.keyboard.press('Enter')
  await expect(selector(page)).toBeVisible()

  await page.keyboard.type('uni')
  await expect(activeOption(page)).toContainText('UNI')
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveValue('')
  await page.keyboard.type('link')
  await expect(activeOption(page)).toContainText('ChainLink')
  await page.keyboard.press('Enter')
  await expect(selector(page)).toBeHidden()
  const button = page.getByRole('button', { name: 'Token to receive: LINK' })
  await expect(button).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(selector(page).getByRole('group', { name: 'Recent tokens' }).getByRole('button')).toHaveText(/LINK/)
  await page.keyboard.press('Escape')
  await expect(selector(page)).toBeHidden()
})

test('nothing moves while a token is searched, on wide and narrow screens', async ({ page }) => {
  await page.goto('/swap?inputCurrency=ETH')
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport)
    await openReceive(page)
    const panel = selector(page).locator('> div').first()
    const places = async () => {
      const [outer, inner] = [await panel.boundingBox(), await field(page).boundingBox()]
      return { top: outer?.y, height: outer?.height, field: inner?.y }
    }
    const before = await places()
    for (const [text, shown] of [
      ['usdc', 'USD'],
      ['qqz', 'No token matches'],
      ['bitcoin', 'By name'],
      [`0x${'12'.repeat(20)}`, 'No contract at this address'],
      ['', 'All tokens'],
    ] as const) {
      await field(page).fill(text)
      await expect(selector(page)).toContainText(shown)
      expect(await places(), text).toEqual(before)
    }
    await page.keyboard.press('Escape')
    await expect(selector(page)).toBeHidden()
  }
})

test('a favourite is first, and survives a reload', async ({ page }) => {
  await page.goto('/swap?inputCurrency=ETH')
  await openReceive(page)
  await field(page).fill('mkr')
  await expect(activeOption(page)).toContainText('MKR')
  await page.keyboard.press('Shift+Enter')
  await expect(selector(page).getByRole('button', { name: 'Favourite MKR' })).toHaveAttribute('aria-pressed', 'true')
  await field(page).fill('')
  await selector(page).getByRole('button', { name: 'Favourite AAVE' }).click()
  await expect(field(page)).toBeFocused()

  await page.reload()
  await openReceive(page)
  const favourites = selector(page).getByRole('group', { name: 'Favourites' })
  await expect(favourites.getByRole('option')).toHaveText([/^M?MKR/, /^A?AAVE/])
  await selector(page).getByRole('button', { name: 'Favourite MKR' }).press('Space')
  await page.reload()
  await openReceive(page)
  await expect(favourites.getByRole('option')).toHaveCount(1)
})

test('X03: an unlisted token takes a warning and a yes, and keeps its tag', async ({ page }) => {
  const comp = tokenOf('COMP')
  const imitated = listed({ symbol: 'CОMP', name: 'Another', address: `0x${'c0'.repeat(20)}`, decimals: 18 })
  await serveTokens(page, [...world.filter(({ symbol }) => symbol !== 'COMP'), imitated])
  await visitConnected(page, '/swap?inputCurrency=ETH')
  await openReceive(page)
  await field(page).fill(`${comp.address.slice(0, -1)}f`)
  await expect(selector(page)).toContainText('This address is mistyped')
  await field(page).fill(comp.address)
  const option = selector(page).getByRole('option')
  await expect(option).toContainText('Not on list')
  await expect(option).toContainText('check the address')
  await expect(selector(page)).toContainText('Anyone can create a token with any name.')
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(selector(page)).toBeVisible()
  const use = selector(page).getByRole('button', { name: 'Use this token' })
  await expect(use).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Token to receive: COMP' })).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: /^Token to sell/ }).click()
  const own = selector(page).getByRole('group', { name: 'Your tokens' }).getByRole('option', { name: /COMP/ })
  await expect(own).toContainText('Not on list')
  await expect(own).toContainText('check the address')
  await expect(own).not.toContainText('$')
})

test('U07: the token selector and the trade settings can be used by all', async ({ page }) => {
  const names = JSON.parse(
    readFileSync(join('node_modules/@uniswap/default-token-list/build/uniswap-default.tokenlist.json'), 'utf8'),
  ) as { tokens: { chainId: number; symbol: string }[] }
  expect(names.tokens.filter(({ chainId, symbol }) => chainId === 1 && symbol === 'LIT').length).toBeGreaterThan(1)
  await visitConnected(page, tradeUrl('ETH', 'USDC', '1'))
  await openReceive(page)
  await expect(selector(page).getByRole('group', { name: 'Your tokens' })).toBeVisible()
  await selector(page).getByRole('button', { name: 'Favourite LINK' }).click()
  await expectUsable(page)
  await field(page).fill('lit')
  await expect(selector(page).getByRole('option', { name: /Same symbol as another token/ })).toHaveCount(2)
  await expectUsable(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Trade settings/ }).click()
  await page.getByLabel('Custom slippage, percent').fill('25')
  await expect(page.getByRole('checkbox', { name: /^I accept losing up to 25%/ })).toBeVisible()
  await expectUsable(page)
})
