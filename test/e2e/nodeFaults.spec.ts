import type { Page } from '@playwright/test'
import { expect, test, visitConnected } from './app'
import { CHAIN_URL } from './chains'

/** These tests simulate limitations of public nodes that a visitor must not notice. */

const REFUSAL = {
  message:
    'Batch of more than 3 requests are not allowed on free tier, to use this feature register paid account at drpc.org',
  code: 31,
}

/** The maximum number of calls in a batch that the node accepts in these tests. */
const MOST = 3

/** The node refuses batches of more than `most` calls. The returned array gets the number of calls of each request. */
async function takeAtMost(page: Page, most: number) {
  const sizes: number[] = []
  await page.route(
    (url) => url.href.startsWith(CHAIN_URL),
    (route) => {
      const body: unknown = route.request().postDataJSON()
      const size = Array.isArray(body) ? body.length : 1
      sizes.push(size)
      return size > most ? route.fulfill({ status: 500, json: REFUSAL }) : route.continue()
    },
  )
  return sizes
}

test.use({ expectedErrors: /Failed to load resource/ })

test('HTTP 500 to more than three calls, as a free tier has it: pages come alive, and it is found out once', async ({
  page,
}) => {
  const sizes = await takeAtMost(page, MOST)
  const refused = () => sizes.filter((size) => size > MOST)
  await visitConnected(page, '/')
  const pairs = page.getByRole('region', { name: 'Top pairs' }).getByRole('table')
  await expect(pairs.locator('tbody tr').filter({ hasText: 'WETH/USDC' })).toContainText('$')
  await expect(pairs.locator('tbody tr').filter({ hasText: 'WETH/USDC' })).toContainText(/(up|down) \d+\.\d\d%/)
  // Large batches may have been pending at the first refusal, but later screens must use smaller ones.
  const before = refused()
  const read = sizes.length
  await pairs.getByRole('link', { name: 'Trade WETH/USDC' }).click()
  const card = page.getByRole('region', { name: 'Swap', exact: true })
  await card.getByLabel('You sell').fill('0.1')
  await expect(card.getByRole('button', { name: 'Review swap', exact: true })).toBeEnabled()
  await page.goBack()
  await pairs.getByRole('link', { name: /^WETH\/USDC/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('WETH')
  await expect(page.getByRole('region', { name: 'Pools' }).getByRole('table').locator('tbody')).toContainText('USDC')
  expect(sizes.length).toBeGreaterThan(read)
  expect(refused()).toEqual(before)
})
