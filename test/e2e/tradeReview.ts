import { expect, type Locator, type Page } from '@playwright/test'
import { Interface, parseEther, parseUnits, toQuantity } from 'ethers'
import { accountOf, contracts, tokenOf } from '../chain/world'
import { type AnyToken, type Chain, type Coin, tokenNamed } from './app'

export const reviewOf = (page: Page): Locator => page.getByRole('dialog', { name: /^Review/ })

/** The review shows this text after it has simulated the whole trade. */
export const SIMULATED = 'Simulated just now'

/** Opens the review from the trade card, and waits until the trade has been simulated. */
export async function openReview(page: Page, timeout?: number): Promise<Locator> {
  await page.getByRole('button', { name: /^Review swap/ }).click({ timeout })
  const review = reviewOf(page)
  await expect(review).toContainText(SIMULATED, { timeout })
  return review
}

export function row(review: Locator, label: string | RegExp): Locator {
  return review.locator('dl > div', { has: review.page().locator('dt', { hasText: label }) }).locator('dd')
}

export const decimalsOf = (coin: Coin): number => (coin === 'ETH' ? 18 : tokenNamed(coin).decimals)

/** Parses the number in a text such as "1,234.5 UNI". Returns base units. */
export function units(text: string | null | undefined, decimals: number): bigint {
  const [number = ''] = /[\d,]+(?:\.\d+)?/.exec(text ?? '') ?? []
  return parseUnits(number.replaceAll(',', ''), decimals)
}

/** In base units: the sold and received amounts, the limit of the side that is not fixed, and the simulated amounts. */
export async function promisedBy(review: Locator, sell: Coin, buy: Coin, field?: 'output') {
  // The exact value of a rounded amount is below it.
  const [sold, received] = await review
    .locator('span:has(> strong)')
    .evaluateAll((amounts) =>
      amounts.map(
        (each) =>
          (
            each.querySelector('[title="Exact amount"]') ??
            each.querySelector('details')?.lastChild ??
            each.querySelector('strong')
          )?.textContent,
      ),
    )
  const bound = await row(review, /^At (least|most)/).textContent()
  const promised = { sold: units(sold, decimalsOf(sell)), received: units(received, decimalsOf(buy)) }
  const isAsQuoted = (await review.textContent())?.includes('exactly these amounts would move')
  const change = async (coin: Coin) => units(await row(review, `Your ${coin}`).textContent(), decimalsOf(coin))
  return {
    ...promised,
    bound: units(bound, decimalsOf(field ? sell : buy)),
    triedOut: isAsQuoted ? promised : { sold: await change(sell), received: await change(buy) },
  }
}

export const held = (chain: Chain, coin: Coin, account: string): Promise<bigint> =>
  coin === 'ETH' ? chain.ether(account) : chain.balance(coin, account)

const ERC20 = new Interface(['function approve(address, uint256)'])

/** Sends and mines a transaction that does not come from the page. */
export async function sendFrom(chain: Chain, from: string, to: string, data: string, wei = 0n) {
  const sent = { from, to, data, value: toQuantity(wei), gas: toQuantity(2_000_000) }
  const hash = await chain.rpc('eth_sendTransaction', sent)
  // The receipt may be missing at first, because the node's automine takes a moment.
  await expect
    .poll(async () => (await chain.rpc('eth_getTransactionReceipt', hash)) as object | null)
    .toMatchObject({ status: '0x1' })
}

/** Simulates the visitor's return to the page. The page then reads the newest block at once. */
export const refetch = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')))

/** Approves an amount of alice's token for the router, as another site would. */
export const approveFor = (chain: Chain, symbol: AnyToken, amount: bigint) =>
  sendFrom(
    chain,
    accountOf('alice').address,
    tokenNamed(symbol).address,
    ERC20.encodeFunctionData('approve', [contracts.swapRouter, amount]),
  )

/** The hashes of the mined transactions that the page has stored, in no particular order. */
export async function savedHashes(page: Page): Promise<string[]> {
  const stored = await page.evaluate(() => localStorage.getItem('tidemark.transactions'))
  const hashes: string[] = []
  JSON.parse(stored ?? 'null', (_, value: unknown) => {
    const { hash, state } = (value ?? {}) as { hash?: string; state?: { minedAs?: string } }
    if (hash !== undefined && state) hashes.push(state.minedAs ?? hash)
    return value
  })
  return hashes
}

/** Nothing is sent if the visitor rejects the first request. The card reports it, and the trade can be continued. */
export async function expectRejected(page: Page) {
  const notice = page.getByRole('region', { name: 'Swap' }).getByRole('note')
  await expect(notice.filter({ hasText: 'You rejected the request' })).toContainText('Nothing was sent.')
  await expect(reviewOf(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Review swap' })).toBeEnabled()
}

const ROUTER = new Interface([
  'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params) payable',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to) payable',
])

/** Simulates another account's purchase of UNI, which raises the price of UNI in every deep pool. */
export async function buyUni(chain: Chain, ether: string) {
  const trader = accountOf('trader').address
  const amount = parseEther(ether)
  const uni = tokenOf('UNI').address
  const bought = [contracts.weth, uni, 3000, trader, amount, 0n, 0n]
  for (const data of [
    ROUTER.encodeFunctionData('exactInputSingle', [bought]),
    ROUTER.encodeFunctionData('swapExactTokensForTokens', [amount, 0n, [contracts.weth, uni], trader]),
  ])
    await sendFrom(chain, trader, contracts.swapRouter, data, amount)
}

/** The page has sent `steps` transactions and shows their network cost, rounded up to six digits. */
export async function costPaid(page: Page, chain: Chain, steps: number): Promise<{ hashes: string[]; cost: bigint }> {
  const hashes = await savedHashes(page)
  expect(hashes).toHaveLength(steps)
  const costs = await Promise.all(hashes.map((hash) => chain.costOf(hash)))
  const cost = costs.reduce((sum, each) => sum + each, 0n)
  const paid = units(await page.locator('dl > div', { hasText: 'Network cost paid' }).locator('dd').textContent(), 18)
  expect(paid).toBeGreaterThanOrEqual(cost)
  expect(paid - cost).toBeLessThan(cost / 10_000n)
  return { hashes, cost }
}
