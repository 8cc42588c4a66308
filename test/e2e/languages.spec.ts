import type { Page } from '@playwright/test'
import { type Language, LANGUAGES, type PageLanguage, textDirectionOf } from '../../src/domain/browser/languages'
import { accountOf } from '../chain/world'
import { expect, test, tradeUrl, type Wallet } from './app'
import { connectIn, crawl, type Site, withSite } from './crawl'

/**
 * Tests the pages in languages other than English. A normal run tests a right-to-left language here and German in
 * `anywhere.spec.ts`. `npm run test:languages` tests all languages.
 */

const TRANSLATIONS = (Object.keys(LANGUAGES) as Language[]).filter((language) => language !== 'en')
const RIGHT_TO_LEFT: PageLanguage = TRANSLATIONS.find((language) => textDirectionOf(language) === 'rtl') ?? 'xx-rtl'
const VISITED = process.env.E2E_LANGUAGES === 'all' ? TRANSLATIONS.filter((each) => each !== RIGHT_TO_LEFT) : []

for (const language of VISITED)
  test(`${LANGUAGES[language].name}: every screen has room, and nothing is in English`, async ({ page, wallet }) => {
    test.setTimeout(300_000)
    await withSite(language, (site) => crawl(page, site, wallet))
  })

/** Characters that control the direction of text. Typed and copied texts must not contain them. */
const DIRECTING = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/

/** Presses a key repeatedly until the target has the focus. */
async function press(page: Page, key: string, target: ReturnType<Page['getByRole']>) {
  await expect(async () => {
    await page.keyboard.press(key)
    await expect(target).toBeFocused({ timeout: 100 })
  }).toPass({ intervals: [0] })
}

/** Trades and copies the account's address with the keyboard only. */
async function tradeByKeyboard(page: Page, { words, url }: Site, wallet: Wallet) {
  await page.goto(url + tradeUrl('ETH', 'UNI'))
  const field = page.getByLabel(words.card.SIDES.sell.label, { exact: true })
  const review = page.getByRole('button', { name: words.card.REVIEW_SWAP, exact: true })
  await press(page, 'Tab', field)
  await page.keyboard.type('1.25')
  await expect(field).toHaveValue('1.25')
  await expect(review).toBeEnabled()
  const received = page.getByLabel(words.card.SIDES.receive.label, { exact: true })
  for (const each of [field, received]) expect(await each.inputValue()).not.toMatch(DIRECTING)
  await press(page, 'Tab', review)
  await page.keyboard.press('Enter')
  const confirm = page.getByRole('button', { name: words.review.CONFIRM_LABELS.swap, exact: true })
  await expect(confirm).toBeEnabled()
  await press(page, 'Tab', confirm)
  await page.keyboard.press('Enter')
  await wallet.confirm()
  await expect(page.getByRole('button', { name: words.outcome.NEW_SWAP })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await press(page, 'Shift+Tab', page.getByRole('button', { name: words.wallet.accountLabel('').trim() }))
  await page.keyboard.press('Enter')
  await press(page, 'Tab', page.getByRole('button', { name: words.account.COPY_ADDRESS }))
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(accountOf('alice').address)
  await page.keyboard.press('Escape')
}

/**
 * Expects that, in a right-to-left page, the left arrow key moves to the next tab, and to an earlier price in the
 * chart.
 */
async function expectArrows(page: Page, { url }: Site) {
  await page.goto(`${url}/profile#tokens`)
  const tabs = page.getByRole('tab')
  await tabs.first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tabs.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tabs.first()).toBeFocused()
  await page.goto(url + tradeUrl('ETH', 'UNI'))
  const slider = page.getByRole('slider')
  // The page first loads a few readings, and then replaces them with more readings.
  await expect(slider).toHaveAttribute('max', /^[4-9]\d$/)
  const last = Number(await slider.inputValue())
  await slider.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(slider).toHaveValue(String(last - 1))
}

test('from right to left: every screen, a trade by keyboard, and what is copied', async ({ page, wallet }) => {
  test.setTimeout(300_000)
  await withSite(RIGHT_TO_LEFT, async (site) => {
    await page.goto(`${site.url}/`)
    await connectIn(page, site, wallet)
    await tradeByKeyboard(page, site, wallet)
    await expectArrows(page, site)
    await page.evaluate(() => {
      localStorage.clear()
    })
    await crawl(page, site, wallet)
  })
})
