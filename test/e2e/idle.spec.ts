import type { Page } from '@playwright/test'
import { connect, expect, test, tradeUrl } from './app'

const CHAIN_URL = process.env.E2E_CHAIN_URL ?? ''
const BLOCK_S = 12
const REQUESTS_MAX = 6

/** The requests to the node, told by the methods that each carries. */
function watchNode(page: Page) {
  const requests: string[] = []
  let left = 0
  const isNode = (url: string) => url.startsWith(CHAIN_URL)
  const end = (request: { url(): string }) => {
    if (isNode(request.url())) left -= 1
  }
  page.on('request', (request) => {
    if (!isNode(request.url())) return
    left += 1
    const calls = [request.postDataJSON() as { method: string } | { method: string }[]].flat()
    requests.push(calls.map(({ method }) => method).join(' + '))
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return { requests, quiet: () => expect.poll(() => left).toBe(0) }
}

/** Lets page time pass, second by second, so that answers come when they would. */
async function pass(page: Page, seconds: number, quiet: () => Promise<void>) {
  for (let second = 0; second < seconds; second++) {
    await page.clock.runFor(1_000)
    await quiet()
  }
}

test('a trade that is looked at for a minute costs the node six requests at most, and is kept up to date', async ({
  page,
  wallet,
  chain,
}) => {
  await page.clock.install()
  const { requests, quiet } = watchNode(page)
  await page.goto(tradeUrl('UNI', 'USDC', '10'))
  await connect(page, wallet)
  await expect(page.getByRole('button', { name: /swap|approve/i }).last()).toBeEnabled()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  // What the visit itself has begun.
  await pass(page, 30, quiet)

  const head = async () => Number(await chain.rpc('eth_blockNumber'))
  const first = await head()
  requests.length = 0
  for (let second = 0; second < 60; second += BLOCK_S) {
    const now = await page.evaluate(() => Math.floor(Date.now() / 1000))
    await chain.rpc('evm_setNextBlockTimestamp', now)
    await chain.rpc('evm_mine')
    await pass(page, BLOCK_S, quiet)
  }
  const counted = [...requests]
  expect(await head()).toBe(first + 60 / BLOCK_S)
  expect(counted.length, counted.join('\n')).toBeLessThanOrEqual(REQUESTS_MAX)
  // Not by looking away: every block was asked for, with all that belongs to it.
  const heads = counted.filter((methods) => methods.includes('eth_getBlockByNumber'))
  expect(heads.length, counted.join('\n')).toBeGreaterThanOrEqual(60 / BLOCK_S - 1)
  for (const methods of heads) expect(methods).toContain('eth_call')
})
