import type { Locator, Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { oddTokenOf } from '../chain/world'
import { expect, test, tradeUrl, visitConnected } from './app'
import { axeFindings } from './axeFindings'
import { expectUsable } from './looks'

const selector = (page: Page) => page.getByRole('dialog', { name: /^Select a token/ })
const field = (page: Page) => selector(page).getByRole('combobox', { name: 'Search tokens' })
/** The option to which the field's `aria-activedescendant` points. */
const activeOption = (page: Page): Locator =>
  selector(page).locator('xpath=//*[@id = //dialog//*[@role="combobox"]/@aria-activedescendant]')

async function openReceive(page: Page) {
  await page.getByRole('button', { name: /^Token to receive/ }).click()
  await expect(field(page)).toBeFocused()
}

test('U06: a token is chosen with the keyboard alone, a favourite is first, and nothing moves in a search', async ({
  page,
}) => {
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
  await field(page).fill('mkr')
  await expect(activeOption(page)).toContainText('MKR')
  await page.keyboard.press('Shift+Enter')
  await expect(selector(page).getByRole('button', { name: 'Favourite MKR' })).toHaveAttribute('aria-pressed', 'true')
  await field(page).fill('')
  await selector(page).getByRole('button', { name: 'Favourite AAVE' }).click()
  await expect(field(page)).toBeFocused()

  await page.reload()
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport)
    await openReceive(page)
    const favourites = selector(page).getByRole('group', { name: 'Favourites' })
    await expect(favourites.getByRole('option')).toHaveText([/^M?MKR/, /^A?AAVE/])
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
  await field(page).fill(oddTokenOf('BOND').address)
  await expect(selector(page)).toContainText('Anyone can create a token with any name.')
  // The token's own name may be cut off, so only its accessibility is checked.
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(selector(page).getByRole('button', { name: 'Use this token' })).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Trade settings/ }).click()
  await page.getByLabel('Custom slippage, percent').fill('25')
  await expect(page.getByRole('checkbox', { name: /^I accept losing up to 25%/ })).toBeVisible()
  await expectUsable(page)
})
