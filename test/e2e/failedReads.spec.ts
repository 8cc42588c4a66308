import type { Page } from '@playwright/test'
import { expect, test, tradeUrl, visitConnected } from './app'
import { CHAIN_URL, ownUrlOf } from './chains'

/** Reads that fail once, and what becomes of the trade card. */

/** The time after which the page polls for a new block. */
const BLOCK = 13_000
/**
 * name() of a token, and WETH9() of the swap contract: the first reads of what a token is, and whether trades are
 * possible.
 */
const FIRST_READS = ['06fdde03', '4aa4a4fc']

interface Call {
  id: number
  params: unknown[]
}

const card = (page: Page) => page.getByRole('region', { name: 'Swap', exact: true })
const main = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true })
const isOfFirst = ({ params }: Call) => FIRST_READS.some((selector) => JSON.stringify(params).includes(selector))

/** A node that answers such calls with an error of its own until it is mended. */
async function failFirstReads(page: Page) {
  const node = { isBroken: true, failed: 0 }
  await page.route(
    (url) => url.href.startsWith(CHAIN_URL),
    async (route) => {
      const body = route.request().postDataJSON() as Call | Call[]
      const lost = [body].flat().filter(isOfFirst)
      if (!node.isBroken || lost.length === 0) return route.continue()
      node.failed += lost.length
      const response = await route.fetch({ url: ownUrlOf(route.request().url()) })
      const answers = [(await response.json()) as { id: number }].flat()
      const error = { code: -32603, message: 'Internal error' }
      const reports = answers.map((answer) =>
        lost.some(({ id }) => id === answer.id) ? { jsonrpc: '2.0', id: answer.id, error } : answer,
      )
      await route.fulfill({ response, json: Array.isArray(body) ? reports : reports[0] })
    },
  )
  return node
}

for (const [way, recover] of [
  ['the next block', (page: Page) => page.clock.fastForward(BLOCK)],
  ['a press of "Try again"', (page: Page) => main(page, 'Try again').click()],
] as const) {
  test(`what a token is and whether trades can be made is read again by ${way}`, async ({ page }) => {
    await page.clock.install()
    const node = await failFirstReads(page)
    await visitConnected(page, tradeUrl('ETH', 'UNI', '1'))
    await expect(main(page, 'Try again')).toBeEnabled()
    await expect(card(page)).toContainText('UNI could not be loaded')
    await expect(main(page, 'Review swap')).toHaveCount(0)
    expect(node.failed).toBeGreaterThan(0)

    node.isBroken = false
    await recover(page)
    await expect(main(page, 'Review swap')).toBeEnabled()
    await main(page, 'Review swap').click()
    await expect(page.getByRole('dialog', { name: 'Review swap' })).toBeVisible()
  })
}
