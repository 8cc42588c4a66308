import type { Page } from '@playwright/test'
import { contracts } from '../chain/world'
import { axeFindings } from './axeFindings'
import { expect, followTradeLink, test, tradeUrl, visitConnected } from './app'
import { openReview, reviewOf, row } from './tradeReview'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
]
const SPENDER = `${contracts.swapRouter.slice(0, 4)}…${contracts.swapRouter.slice(-4)}`

/** Only one size is checked in the dark theme, because colours do not depend on the size. */
async function expectInView(page: Page, name: string) {
  const review = reviewOf(page)
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await expect(row(review, /^You approve$/)).toBeVisible()
    if (size.height > 700) {
      await expect(row(review, /^You approve$/)).toBeInViewport({ ratio: 1 })
      await expect(row(review, /^Spender$/)).toBeInViewport({ ratio: 1 })
    }
    const overflow = await review.evaluate((dialog) =>
      // Texts that are only for screen readers have no width of their own.
      [dialog, ...dialog.children].some(
        ({ scrollWidth, clientWidth, classList }) => !classList.contains('vh') && scrollWidth > clientWidth,
      ),
    )
    expect(overflow, `${name} at ${size.width}`).toBe(false)
    expect(await axeFindings(page, 'dialog'), `${name}, light, ${size.width}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await axeFindings(page, 'dialog'), `${name}, dark`).toEqual([])
}

test('token, spender and amount are in the main rows; a computer shows all at once, and elsewhere it scrolls', async ({
  page,
}) => {
  await visitConnected(page, tradeUrl('USDC', 'ETH', '500'))
  let review = await openReview(page)
  await expect(row(review, /^You approve$/)).toHaveText('500 USDC')
  await expect(row(review, /^Spender$/)).toContainText(SPENDER)
  const more = review.getByText('More below', { exact: true })
  await expect(more).toBeHidden()
  await expect(review.getByText('What your wallet is asked to do')).toBeInViewport({ ratio: 1 })

  await page.setViewportSize({ width: 320, height: 200 })
  await expect(more).toBeHidden()
  for (const part of [
    review.getByText('500 USDC', { exact: true }).first(),
    row(review, /^At least/),
    row(review, /^Spender$/),
    review.getByRole('button', { name: 'Confirm swap' }),
  ]) {
    await part.scrollIntoViewIfNeeded()
    await expect(part).toBeInViewport({ ratio: 1 })
  }
  // Nothing scrolls within what scrolls.
  const scrollers = await review.evaluate((dialog) =>
    [...dialog.querySelectorAll('div')].filter(
      (part) => part.scrollHeight > part.clientHeight && getComputedStyle(part).overflowY === 'auto',
    ),
  )
  expect(scrollers).toHaveLength(1)

  await test.step('what is below the fold announces itself, and presses lead to its end', async () => {
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 390, height: 640 })
    await openReview(page)
    const last = review.getByText('What your wallet is asked to do')
    const confirm = review.getByRole('button', { name: 'Confirm swap' })
    await expect(more).toBeInViewport({ ratio: 1 })
    await expect(last).not.toBeInViewport()
    // The notice does not cover the main button.
    await expect(confirm).toBeInViewport({ ratio: 1 })
    await expect(async () => {
      // The notice may already be gone if an earlier, slow press succeeded after its timeout.
      if (await more.isVisible()) await more.click({ timeout: 1_000 })
      await expect(last).toBeInViewport({ ratio: 1, timeout: 1_000 })
    }).toPass()
    await expect(more).toBeHidden()
    await expect(confirm).toBeInViewport({ ratio: 1 })
    // A part that opens below the fold must be scrolled into view.
    await review.getByText('What these terms mean').click()
    await expect(review.getByRole('link', { name: /slippage/i })).toBeInViewport()
  })

  await expectInView(page, 'exact')
  await test.step('an approval without limit is warned of', async () => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.evaluate(() => {
      localStorage.setItem('tidemark.settings', JSON.stringify({ version: 1, value: { approval: 'unlimited' } }))
    })
    await page.reload()
    review = await openReview(page)
    await expect(row(review, /^You approve$/)).toHaveText('USDC without limit')
    await expect(review.getByRole('note').filter({ hasText: 'You approve USDC without limit' })).toBeVisible()
    await expectInView(page, 'unlimited')
  })
})

test('U02: Back closes what is open and not the page, and Forward reopens nothing', async ({ page }) => {
  await visitConnected(page, '/profile')
  await followTradeLink(page)
  await page.getByRole('button', { name: /^Token to receive/ }).click()
  await page.getByRole('option', { name: /^USDC/ }).first().click()
  await page.getByLabel('You sell').fill('1')
  await expect(page).toHaveURL(/value=1/)
  const review = await openReview(page)
  await page.goBack()
  await expect(review).toBeHidden()
  await expect(page).toHaveURL(/value=1/)
  await page.goForward()
  await expect(page.getByRole('button', { name: 'Review swap' })).toBeEnabled()
  await expect(review).toBeHidden()

  // A choice made in a dialog must be kept after the dialog has closed.
  await page.getByRole('button', { name: 'Token to receive: USDC' }).click()
  await page.getByRole('option', { name: /^UNI/ }).first().click()
  const chosen = page.getByRole('button', { name: 'Token to receive: UNI' })
  await expect(chosen).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: /^Trade settings/ }).click()
  const settings = page.getByRole('dialog', { name: 'Trade settings' })
  await expect(settings).toBeVisible()
  await page.goBack()
  await expect(settings).toBeHidden()
  await expect(chosen).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/profile')
})
