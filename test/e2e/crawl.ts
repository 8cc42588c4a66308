import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type * as accountWords from '../../src/copy/en/profile/account'
import type * as cardWords from '../../src/copy/en/trade/card'
import type * as outcomeWords from '../../src/copy/en/trade/outcome'
import type * as reviewWords from '../../src/copy/en/trade/review'
import type * as walletWords from '../../src/copy/en/wallet/notifications'
import { languageFolder, type PageLanguage } from '#domain/browser/languages'
import { WALLET_NAME } from '../wallet/identity'
import { expect, tokenNamed, tradeUrl, type Wallet } from './app'
import { copyFolder, englishFinder, textsOn } from './englishLeft'
import { axeFindings } from './axeFindings'
import { expectRoom, whileNarrow } from './looks'

/** Loads the texts of a language, by which the tests find controls. */
async function wordsOf(language: PageLanguage) {
  const load = (path: string): Promise<unknown> => import(join(copyFolder(language), `${path}.ts`))
  const [account, card, review, outcome, wallet] = await Promise.all(
    ['profile/account', 'trade/card', 'trade/review', 'trade/outcome', 'wallet/notifications'].map(load),
  )
  return {
    account: account as typeof accountWords,
    card: card as typeof cardWords,
    review: review as typeof reviewWords,
    outcome: outcome as typeof outcomeWords,
    wallet: wallet as typeof walletWords,
  }
}

export interface Site {
  language: PageLanguage
  words: Awaited<ReturnType<typeof wordsOf>>
  /** The URL of the language's home page, without the trailing slash. */
  url: string
}

export const siteIn = async (language: PageLanguage, host: string): Promise<Site> => ({
  language,
  words: await wordsOf(language),
  url: host + languageFolder(language),
})

async function connectIn(page: Page, { words }: Site, wallet: Wallet, look = () => Promise.resolve()) {
  await page.getByRole('banner').getByRole('button', { name: words.wallet.CONNECT, exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look()
  await page.getByRole('button', { name: WALLET_NAME }).click()
  await wallet.confirm()
  await expect(page.getByRole('button', { name: words.wallet.accountLabel('').trim() })).toBeVisible()
}

/**
 * Visits every route, the connect dialog, a review and its outcome. axe finds nothing, no English is left, and in a
 * wide and a narrow viewport nothing overflows or is cut off.
 */
export async function crawl(page: Page, site: Site, wallet: Wallet) {
  const { language, words, url } = site
  const englishIn = englishFinder(language)
  const expectWhole = async (where: string) => {
    const name = `${language}, ${where}`
    await expectRoom(page, name, async () => englishIn(await textsOn(page)))
    // A single theme is enough, because a language changes no colours.
    expect.soft([name, await axeFindings(page)]).toEqual([name, []])
  }
  await page.goto(`${url}/`)
  await expect(page.getByRole('link', { name: /WETH\/USDC/ }).first()).toBeVisible()
  await expectWhole('home')
  await whileNarrow(page, async () => {
    const lines = await page
      .locator('.navlink')
      .first()
      .evaluate((link) => {
        const text = document.createRange()
        text.selectNodeContents(link)
        return new Set(Array.from(text.getClientRects(), ({ top }) => top)).size
      })
    expect.soft([language, 'lines of the link to trade', lines]).toEqual([language, 'lines of the link to trade', 1])
  })
  await connectIn(page, site, wallet, () => expectWhole('connect'))

  await page.goto(url + tradeUrl('ETH', 'UNI', '1'))
  const confirm = page.getByRole('button', { name: words.review.CONFIRM_LABELS.swap, exact: true })
  await expect(page.getByRole('slider')).toBeVisible()
  await expect(page.getByRole('button', { name: words.card.REVIEW_SWAP, exact: true })).toBeEnabled()
  await expectWhole('swap')
  await page.getByRole('button', { name: words.card.REVIEW_SWAP, exact: true }).click()
  await expect(confirm).toBeEnabled()
  await expectWhole('review')
  await confirm.click()
  await wallet.confirm()
  await expect(page.getByRole('button', { name: words.outcome.NEW_SWAP })).toBeVisible()
  await expectWhole('outcome')

  for (const tab of ['tokens', 'activity', 'approvals', 'settings']) {
    await page.goto(`${url}/profile#${tab}`)
    await expect(page.getByRole('tab', { selected: true })).toHaveAttribute('href', new RegExp(`#${tab}$`))
    await expectWhole(tab)
  }
  await page.goto(`${url}/token?address=${tokenNamed('UNI').address}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Uniswap' })).toBeVisible()
  await expect(page.getByRole('slider')).toBeVisible()
  await expectWhole('token')
}
