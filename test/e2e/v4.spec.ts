import type { Locator, Page } from '@playwright/test'
import { AbiCoder, keccak256, parseEther, toBeHex } from 'ethers'
import { ownContract } from '../chain/artifacts'
import { leftInPermit2, PERMIT2, UNIVERSAL_ROUTER } from '../chain/permit2'
import { poolKeyIn } from '../chain/poolMath'
import { accountOf, contracts, mainnet, poolIdOf, tokens, v4Pools } from '../chain/world'
import { positionIdsOf, withdrawalOf } from '../chain/v4Positions'
import {
  alice,
  type AnyToken,
  type Chain,
  type Coin,
  expect,
  test,
  tokenNamed,
  tradeUrl,
  type Wallet,
  visitConnected,
} from './app'
import { received } from './places'
import { costPaid, held, openReview, promisedBy, reviewOf, row, savedHashes, sendFrom, units } from './tradeReview'

/** These tests trade through Uniswap V4 in the page and compare the result with the chain to the last base unit. */

const MARKET = ownContract('Market').abi
const ALL = tokens.map(({ symbol }) => symbol)
const GUARD_OFF = 'Off: V4 keeps no price record'
/** The review's text about the expiry of a Permit2 allowance, which is later than the deadline in the settings. */
const UNTIL = '(until 40 min after you confirm)'

interface Trade {
  sell: Coin
  buy: Coin
  value: string
  field?: 'output'
  route: RegExp
}

const NATIVE_POOL = /^V4 0\.05%, 1 hop$/

const KINDS: Record<string, Trade> = {
  'a pool of V4, then the coin, then a pool of V3': {
    sell: 'AAVE',
    buy: 'UNI',
    value: '25',
    route: /^V4 0\.05% → (V2 p|P)ool 0\.\d\d%, 2 hops$/,
  },
  'a split with an exact output': {
    sell: 'ETH',
    buy: 'AAVE',
    value: '3000',
    field: 'output',
    route: /^\d+% .*V4.*, \d+% /,
  },
}

const progressOf = (page: Page) => page.getByRole('list', { name: 'Progress' }).getByRole('listitem')
const rpcOf =
  (chain: Chain) =>
  (method: string, params: unknown[] = []) =>
    chain.rpc(method, ...params)

/** The allowance that alice's token gives Permit2, and the router's allowance through Permit2. */
async function allowances(chain: Chain, symbol: AnyToken): Promise<[bigint, bigint]> {
  const { address } = tokenNamed(symbol)
  const data = `0xdd62ed3e${[alice, PERMIT2].map((account) => account.slice(2).toLowerCase().padStart(64, '0')).join('')}`
  const toPermit2 = BigInt(String(await chain.rpc('eth_call', { to: address, data }, 'latest')))
  return [toPermit2, await leftInPermit2(rpcOf(chain), address)]
}

/** Checks the review of a trade through V4. Returns the approved amount. */
async function expectReview(
  review: Locator,
  { sell, route }: Trade,
  promised: { sold: bigint; bound: bigint },
  field?: 'output',
) {
  expect(await row(review, 'Route').textContent()).toMatch(route)
  await expect(row(review, 'Sandwich guard')).toHaveText(sell === 'ETH' ? 'Off: not for sales of ETH' : GUARD_OFF)
  await expect(row(review, 'Contract')).toContainText(UNIVERSAL_ROUTER.slice(0, 6))
  await expect(row(review, 'You approve')).toHaveCount(sell === 'ETH' ? 0 : 1)
  if (sell === 'ETH') return 0n
  const { decimals } = tokenNamed(sell)
  const [approved, passedOn] = await Promise.all(
    ['You approve', 'Through Permit2'].map(async (label) => units(await row(review, label).textContent(), decimals)),
  )
  expect(passedOn).toBe(approved)
  // The review rounds up the maximum amount to sell, but the approved amount is exact.
  if (field) expect(promised.bound - approved!).toBeLessThan(approved! / 10_000n)
  else expect(approved).toBe(promised.sold)
  await expect(row(review, 'Through Permit2')).toContainText(UNTIL)
  await expect(row(review, /^Spender$/)).toContainText('Permit2')
  await expect(row(review, 'Taken by')).toContainText('Universal Router')
  return approved!
}

/** Compares all amounts with the chain. `steps` is the number of requests to the wallet. */
async function execute(page: Page, chain: Chain, wallet: Wallet, trade: Trade, steps = trade.sell === 'ETH' ? 1 : 3) {
  const { sell, buy, field } = trade
  const [soldBefore, boughtBefore] = [await held(chain, sell, alice), await held(chain, buy, alice)]
  const review = await openReview(page)
  const promised = await promisedBy(review, sell, buy, field)
  const approved = await expectReview(review, trade, promised, field)
  await review.getByRole('button', { name: /^Confirm swap/ }).click()
  for (let step = 0; step < steps; step++) {
    await expect(progressOf(page).nth(step)).toContainText('Confirm in your wallet')
    await expect(progressOf(page)).toHaveCount(steps)
    await wallet.confirm()
  }
  await expect(received(page)).toBeVisible()
  await expect(page.getByText('Exactly as quoted')).toBeVisible()

  const { cost } = await costPaid(page, chain, steps)
  const sold = soldBefore - (await held(chain, sell, alice)) - (sell === 'ETH' ? cost : 0n)
  const got = (await held(chain, buy, alice)) - boughtBefore + (buy === 'ETH' ? cost : 0n)
  expect(sold).toBe(promised.sold)
  const { triedOut } = promised
  expect({ sold, received: field ? triedOut.received : got }).toEqual(triedOut)
  // For an exact output, a V2 pool pays out some units more: what it takes is rounded up, and the output follows.
  expect(got - promised.received).toBeGreaterThanOrEqual(0n)
  expect(got - promised.received).toBeLessThanOrEqual(field ? 9n : 0n)

  // The approvals must be used up, except for the part that an exact output did not need.
  const slack = field ? approved - sold : 0n
  if (sell !== 'ETH') expect(await allowances(chain, sell)).toEqual([slack, slack])
  await expectEmptyRouter(chain)
}

async function expectEmptyRouter(chain: Chain) {
  for (const contract of [UNIVERSAL_ROUTER, contracts.swapRouter]) {
    expect(await chain.ether(contract)).toBe(0n)
    expect(await Promise.all(ALL.map((symbol) => chain.balance(symbol, contract)))).toEqual(ALL.map(() => 0n))
  }
}

async function open(page: Page, wallet: Wallet, { sell, buy, value, field }: Omit<Trade, 'route'>) {
  await visitConnected(page, tradeUrl(sell, buy, value, field))
}

for (const [name, trade] of Object.entries(KINDS)) {
  test(`V4: ${name}`, async ({ page, chain, wallet }) => {
    const gift = [tokenNamed('AAVE').address, alice, parseEther('1000')]
    await sendFrom(chain, alice, contracts.market, MARKET.encodeFunctionData('pay', gift))
    await open(page, wallet, trade)
    await execute(page, chain, wallet, trade)
  })
}

const SOLD: Trade = { sell: 'AAVE', buy: 'ETH', value: '10', route: NATIVE_POOL }
const AMOUNT = parseEther('10')

test('V4: a refusal after the first approval, and one after both, leave what was approved and continue there', async ({
  page,
  chain,
  wallet,
}) => {
  await open(page, wallet, SOLD)
  const before = await held(chain, 'AAVE', alice)
  const review = await openReview(page)
  const confirm = review.getByRole('button', { name: /^Confirm swap/ })
  const title = (step: number) => progressOf(page).nth(step)
  await confirm.click()
  await expect(title(0)).toContainText('Approve 10 AAVE for Permit2')
  await expect(title(1)).toContainText('Let the router take 10 AAVE')
  await expect(title(2)).toContainText('Swap 10 AAVE')
  await wallet.confirm()
  await expect(title(1)).toContainText('Confirm in your wallet')
  await wallet.reject()
  await expect(review).toContainText('You rejected the request. The swap was not sent. AAVE stays approved.')
  expect(await allowances(chain, 'AAVE')).toEqual([AMOUNT, 0n])

  await expect(row(review, /^Approval$/)).toHaveText('Already given (to Permit2)')
  await confirm.click()
  await expect(progressOf(page)).toHaveCount(2)
  await expect(title(0)).toContainText('Let the router take 10 AAVE')
  await wallet.confirm()
  await expect(title(1)).toContainText('Confirm in your wallet')
  await wallet.reject()
  await expect(review).toContainText('You rejected the request. The swap was not sent.')
  expect(await allowances(chain, 'AAVE')).toEqual([AMOUNT, AMOUNT])
  expect(await held(chain, 'AAVE', alice)).toBe(before)

  await expect(row(review, /^Approval$/)).toHaveText('Already given')
  await expect(row(review, 'Through Permit2')).toHaveCount(0)
  await confirm.click()
  await wallet.confirm()
  await expect(received(page)).toBeVisible()
  expect(await held(chain, 'AAVE', alice)).toBe(before - AMOUNT)
  expect(await allowances(chain, 'AAVE')).toEqual([0n, 0n])
  await expectEmptyRouter(chain)
})

test('V4: a swap whose price is gone by then is not sent; where the pool is, the review says so and leads on', async ({
  page,
  chain,
  wallet,
}) => {
  await open(page, wallet, { sell: 'ETH', buy: 'AAVE', value: '1' })
  const review = await openReview(page)
  const pool = v4Pools[0]!
  const key = poolKeyIn(mainnet, pool)
  // The price falls by 2 % without a new block, so unnoticed. PoolManager's mapping of pools by id is in slot 6. A
  // pool's first word has the square root of the price in its low bits, and the tick above.
  const slot = keccak256(AbiCoder.defaultAbiCoder().encode(['bytes32', 'uint256'], [poolIdOf(key), 6]))
  const word = BigInt(String(await chain.rpc('eth_getStorageAt', contracts.poolManager, slot, 'latest')))
  const price = word & (2n ** 160n - 1n)
  const tick = (word >> 160n) & (2n ** 24n - 1n)
  const moved = (word & ~(2n ** 184n - 1n)) | ((tick - 200n) << 160n) | ((price * 9_900_489n) / 10_000_000n)
  await chain.rpc('anvil_setStorageAt', contracts.poolManager, slot, toBeHex(moved, 32))
  await review.getByRole('button', { name: /^Confirm swap/ }).click()
  await expect(reviewOf(page)).toContainText('The price moved past your 0.5% slippage limit. Nothing was sent.')
  expect(await savedHashes(page)).toEqual([])

  const lp = accountOf('lp').address
  const { to, data } = withdrawalOf(positionIdsOf(pool), key, lp)
  await sendFrom(chain, lp, to, data)
  await expect(review).toContainText('The price changed')
  await expect(review.getByRole('button', { name: /^Confirm swap/ })).toHaveCount(0)
  await review.getByRole('button', { name: /^Accept new price: [\d.,]+ \w+$/ }).click()
  await expect(row(review, 'Route')).not.toHaveText(NATIVE_POOL)
  await expect(review.getByRole('button', { name: /^Confirm swap/ })).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('You sell')).toHaveValue('1')
})

test('V4: what is left of an exact purchase is listed in the profile, and revoked there', async ({
  page,
  chain,
  wallet,
}) => {
  const trade: Trade = { sell: 'AAVE', buy: 'ETH', value: '0.5', field: 'output', route: NATIVE_POOL }
  await open(page, wallet, trade)
  await execute(page, chain, wallet, trade)
  const [slack] = await allowances(chain, 'AAVE')
  expect(slack).toBeGreaterThan(0n)
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('link', { name: 'profile' }).click()
  await page.getByRole('tab', { name: 'Approvals' }).click()
  const rows = page.getByRole('region', { name: 'Approvals', exact: true }).getByRole('row', { name: 'AAVE' })
  const passedOn = rows.filter({ hasText: 'through Permit2' })
  await expect(passedOn).toContainText('Uniswap Universal Router 2, through Permit2, until')
  await passedOn.getByRole('button', { name: /^Revoke AAVE approval/ }).click()
  await wallet.confirm()
  await expect(passedOn).toContainText('Revoked')
  expect(await allowances(chain, 'AAVE')).toEqual([slack, 0n])
  const own = rows.filter({ hasNotText: 'through Permit2' })
  await own.getByRole('button', { name: /^Revoke AAVE approval/ }).click()
  await wallet.confirm()
  await expect(own).toContainText('Revoked')
  expect(await allowances(chain, 'AAVE')).toEqual([0n, 0n])
})
