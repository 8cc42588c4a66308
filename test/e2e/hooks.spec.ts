import type { Page } from '@playwright/test'
import { getAddress } from 'ethers'
import { type HookedPool, type HookKind, openHooked } from '../chain/oddHooks'
import { type Chain, expect, test, visitConnected, type Wallet } from './app'
import { received } from './places'
import { openReview, refetch, reviewOf } from './tradeReview'

/** These tests trade a token that only a pool with a hook has. */

const open = (chain: Chain, kind: HookKind, value: bigint): Promise<HookedPool> =>
  openHooked({ rpc: (method, params = []) => chain.rpc(method, ...params) }, kind, [value])

/** Opens the token's page, which searches for the pool, and mines a block, in which the pool is read. */
async function visitToken(page: Page, chain: Chain, { hook, token }: HookedPool) {
  await visitConnected(page, `/token?address=${token}`)
  const facts = page.getByRole('region', { name: 'Safety facts' })
  await expect(facts).toContainText('Its pools have rules of their own')
  await expect(facts.getByTitle(getAddress(hook))).toBeVisible()
  await expect(page.getByRole('region', { name: 'Pools' }).getByRole('row', { name: /V4 hook/ })).toBeVisible()
  await chain.rpc('evm_mine')
  await refetch(page)
}

/** The token is on no list, so its use must be confirmed first. */
async function reviewTrade(page: Page) {
  await page.getByRole('button', { name: 'Use this token' }).click()
  return openReview(page)
}

async function confirmed(page: Page, wallet: Wallet, steps: number) {
  await reviewOf(page)
    .getByRole('button', { name: /^Confirm swap/ })
    .click()
  const progress = page.getByRole('list', { name: 'Progress' }).getByRole('listitem')
  for (let step = 0; step < steps; step++) {
    await expect(progress.nth(step)).toContainText('Confirm in your wallet')
    await wallet.confirm()
  }
  await expect(received(page)).toBeVisible()
}

test('X68: a token with only hooked pools is found, its page read, bought and sold', async ({
  page,
  chain,
  wallet,
}) => {
  const pool = await open(chain, 'Share', 100n)
  await visitToken(page, chain, pool)
  await expect(page.getByRole('region', { name: 'Price chart' })).toContainText(/\$\d,\d{3}\.\d\d/)
  await page.getByLabel('You sell').fill('1')
  const review = await reviewTrade(page)
  await expect(review).toContainText('A pool of this route has rules of its own')
  await expect(review).toContainText(getAddress(pool.hook))
  await confirmed(page, wallet, 1)

  await visitConnected(page, `/swap?inputCurrency=${pool.token}&outputCurrency=ETH&value=0.5`)
  await reviewTrade(page)
  await confirmed(page, wallet, 3)
})

test('X67: a hook that lets nobody sell is refused in words before anything is sent', async ({
  page,
  chain,
  wallet,
}) => {
  await visitToken(page, chain, await open(chain, 'Honeypot', 0n))
  await expect(page.getByRole('region', { name: 'Price chart' })).toContainText('no reliable price follows from them')
  await page.getByLabel('You sell').fill('1')
  await page.getByRole('button', { name: 'Use this token' }).click()
  await page.getByRole('button', { name: /^Review swap/ }).click()
  const review = reviewOf(page)
  await expect(review).toContainText('HOOK could not be sold back')
  await expect(review).toContainText('Nobody sells here')
  await expect(review.getByRole('button', { name: /^Confirm swap/ })).toHaveCount(0)
  expect(await wallet.methods()).not.toContain('eth_sendTransaction')
})
