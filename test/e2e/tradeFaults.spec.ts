import type { Page, Request } from '@playwright/test'
import { Interface } from 'ethers'
import { ownContract } from '../chain/artifacts'
import { accountOf, contracts, pairAddress, poolAddress, tokenOf } from '../chain/world'
import { type Chain, expect, test, tokenNamed, tradeUrl, type Wallet, visitConnected } from './app'
import { CHAIN_URL } from './chains'
import {
  approveFor,
  held,
  savedHashes,
  refetch,
  openReview,
  promisedBy,
  reviewOf,
  SIMULATED,
  sendFrom,
  units,
} from './tradeReview'

/** What may change, or be pressed, between a quote and the transaction. */

const alice = accountOf('alice').address
const bob = accountOf('bob').address
const market = ownContract('Market').abi
const abi = new Interface([
  'function slot0() view returns (uint160)',
  'function balanceOf(address) view returns (uint256)',
  'function transfer(address, uint256)',
  'function burn(address)',
])

const sends = async (wallet: Wallet) => (await wallet.methods()).filter((method) => /send/i.test(method))
const confirmButton = (page: Page) => reviewOf(page).getByRole('button', { name: /^Confirm swap/ })
const walletWindow = (page: Page) => page.getByRole('dialog', { name: 'Local test wallet' })

async function read(chain: Chain, to: string, name: string, args: unknown[] = []) {
  const answer = String(await chain.rpc('eth_call', { to, data: abi.encodeFunctionData(name, args) }, 'latest'))
  return abi.decodeFunctionResult(name, answer)[0] as bigint
}

/** Another account trades in the pools of UNI and ether until UNI is more expensive by this many thousandths. */
async function makeUniDearer(chain: Chain, thousandths: bigint) {
  const [uni, weth] = [tokenOf('UNI').address, contracts.weth]
  const v3 = await Promise.all(
    [3000, 10000].map(async (fee) => {
      const pool = poolAddress(uni, weth, fee)
      return [pool, true, await read(chain, pool, 'slot0')] as const
    }),
  )
  const [, , root = 0n] = v3[0] ?? []
  // The price is the square of what is kept, so that half as much is added to its root.
  const to = (from: bigint) => (from * (2_000n + thousandths)) / 2_000n
  const targets = [...v3.map(([pool, isV3, from]) => [pool, isV3, to(from)]), [pairAddress(uni, weth), false, to(root)]]
  await sendFrom(chain, accountOf('trader').address, contracts.market, market.encodeFunctionData('move', [targets]))
}

test('X03: of two tokens with one symbol the chosen address is bought', async ({ page, chain, wallet }) => {
  const [uni, bond] = [tokenOf('UNI').address, tokenNamed('BOND').address]
  await page.route('**/lists/tokens.json', async (route) => {
    const response = await route.fetch()
    const list = (await response.json()) as { tokens: { symbol: string; address: string }[] }
    const lookalike = list.tokens.find(({ address }) => address === uni)
    await route.fulfill({
      response,
      json: { ...list, tokens: [{ ...lookalike, address: bond, name: 'Unison', decimals: 2 }, ...list.tokens] },
    })
  })
  const before = { uni: await chain.balance('UNI', alice), bond: await chain.balance('BOND', alice) }
  await visitConnected(page, tradeUrl('ETH', 'USDC', '1'))
  await page.getByRole('button', { name: 'Token to receive:' }).click()
  await page.getByRole('dialog').getByRole('combobox').fill('uni')
  const options = page.getByRole('option', { name: /^UNI\b/ })
  await expect(options).toHaveCount(2)
  await options.filter({ hasText: 'Unison' }).click()
  await expect(page).toHaveURL(new RegExp(`outputCurrency=${bond}`))
  const [, received] = await (await openReview(page)).locator('strong').allTextContents()
  await confirmButton(page).click()
  await wallet.confirm()
  await expect(page.getByRole('heading', { name: /^You received 29\d\.\d\d UNI$/ })).toBeVisible()
  expect((await chain.balance('BOND', alice)) - before.bond).toBe(units(received, 2))
  expect(await chain.balance('UNI', alice)).toBe(before.uni)
})

test('X04: a price that another trade has moved must be accepted again', async ({ page, chain, wallet }) => {
  await visitConnected(page, tradeUrl('ETH', 'UNI', '1'))
  const review = await openReview(page)
  const first = await promisedBy(review, 'ETH', 'UNI')
  await makeUniDearer(chain, 10n)
  await refetch(page)
  const notice = review.getByRole('note').filter({ hasText: 'The price changed' })
  await expect(notice).toContainText(/^The price changed.*You would now receive [\d.]+ UNI less \((0\.9\d|1\.00)%\)\./)
  const less = units(/receive ([\d.]+) UNI/.exec((await notice.textContent()) ?? '')?.[1], 18)
  await expect(confirmButton(page)).toHaveCount(0)

  await review.getByRole('button', { name: /^Accept new price: [\d.,]+ UNI$/ }).click()
  await expect(notice).toHaveCount(0)
  await expect(review).toContainText('Test run just now')
  const second = await promisedBy(review, 'ETH', 'UNI')
  // The notice cuts to six digits.
  expect((first.received - second.received - less) / 10n ** 15n).toBe(0n)
  const before = await chain.balance('UNI', alice)
  await confirmButton(page).click()
  await wallet.confirm()
  await expect(page.getByText('Exactly as quoted')).toBeVisible()
  expect((await chain.balance('UNI', alice)) - before).toBe(second.received)
})

test('X10: liquidity that has gone since the quote is noticed before the wallet is asked', async ({
  page,
  chain,
  wallet,
}) => {
  await visitConnected(page, tradeUrl('ETH', 'PAXG', '1'))
  const review = await openReview(page)
  const pair = pairAddress(tokenOf('PAXG').address, contracts.weth)
  const lp = accountOf('lp').address
  const all = await read(chain, pair, 'balanceOf', [lp])
  await sendFrom(chain, lp, pair, abi.encodeFunctionData('transfer', [pair, all]))
  await sendFrom(chain, lp, pair, abi.encodeFunctionData('burn', [lp]))

  // Before the page knows: the estimate shows it.
  await confirmButton(page).click()
  await expect(review).toContainText('The price moved past your 0.5% slippage limit. Nothing was sent.')
  await refetch(page)
  await expect(review).toContainText('This would fail now')
  // The quote of what is left of the pool may be here already.
  await expect(review.getByRole('button', { name: /^(Try again|Accept new price)/ })).toBeEnabled()
  await expect(confirmButton(page)).toHaveCount(0)
  expect(await sends(wallet)).toEqual([])
})

test('X14: what is approved meanwhile is not approved twice, and what is taken back is', async ({
  page,
  chain,
  wallet,
}) => {
  const progress = page.getByRole('list', { name: 'Progress' }).getByRole('listitem')
  await visitConnected(page, tradeUrl('USDC', 'ETH', '500'))
  await openReview(page)
  await approveFor(chain, 'USDC', 500_000_000n)
  await confirmButton(page).click()
  await expect(progress.first()).toContainText('Confirm in your wallet')
  await expect(progress).toHaveCount(1)
  await wallet.confirm()
  await expect(page.getByRole('heading', { name: /^You received/ })).toBeVisible()
  expect(await sends(wallet)).toHaveLength(1)
  expect(await chain.allowance('USDC', alice)).toBe(0n)

  await approveFor(chain, 'USDC', 600_000_000n)
  await page.reload()
  await openReview(page)
  await approveFor(chain, 'USDC', 0n)
  await confirmButton(page).click()
  await expect(progress.first()).toContainText('Approve 500 USDC')
  await expect(progress).toHaveCount(2)
  await wallet.confirm()
  await wallet.confirm()
  await expect(page.getByRole('heading', { name: /^You received/ })).toBeVisible()
  expect(await chain.allowance('USDC', alice)).toBe(0n)
})

test.describe('with 2.5 ether', () => {
  test.use({ walletOptions: { accounts: [bob] } })

  test('X21: all that Max leaves can be sold, and the cost is paid from the rest', async ({ page, chain, wallet }) => {
    const before = { ether: await chain.ether(bob), uni: await chain.balance('UNI', bob) }
    await visitConnected(page, tradeUrl('ETH', 'UNI', '1'), bob)
    await expect(page.getByRole('button', { name: 'Review swap' })).toBeEnabled()
    await page.getByRole('button', { name: 'Max ETH' }).click()
    await openReview(page)
    const promised = await promisedBy(reviewOf(page), 'ETH', 'UNI')
    expect(promised.sold).toBeGreaterThan((before.ether * 99n) / 100n)
    await confirmButton(page).click()
    await wallet.confirm()
    await expect(page.getByText('Exactly as quoted')).toBeVisible()
    const [hash = ''] = await savedHashes(page)
    expect(before.ether - (await chain.ether(bob)) - (await chain.costOf(hash))).toBe(promised.sold)
    expect((await chain.balance('UNI', bob)) - before.uni).toBe(promised.received)
  })
})

test('X25: a double click on Confirm asks the wallet once', async ({ page, chain, wallet }) => {
  await visitConnected(page, tradeUrl('ETH', 'UNI', '1'))
  await openReview(page)
  await confirmButton(page).dblclick()
  await wallet.confirm()
  await expect(page.getByRole('heading', { name: /^You received/ })).toBeVisible()
  expect(await sends(wallet)).toEqual(['eth_sendTransaction'])
  expect(await savedHashes(page)).toHaveLength(1)
  expect(await held(chain, 'ETH', contracts.swapRouter)).toBe(0n)
})

test('X26: another account or chain ends the review, also after the click, and the wallet is asked for nothing', async ({
  page,
  wallet,
}) => {
  const change = (what: 'account' | 'chain', to: string) =>
    page.evaluate(
      ([what, to = '']) => {
        const { __testWallet } = window
        if (what === 'chain') __testWallet?.setChain(Number(to))
        else __testWallet?.setAccounts([to])
      },
      [what, to],
    )
  await visitConnected(page, tradeUrl('ETH', 'UNI', '1'))
  const reported = (why: string) =>
    page.getByRole('region', { name: 'Swap' }).getByRole('note').filter({ hasText: why })
  await openReview(page)
  await change('account', bob)
  await expect(reviewOf(page)).toHaveCount(0)
  await expect(reported('The account in your wallet changed')).toContainText('The review was closed. Nothing was sent.')
  await openReview(page)
  await change('chain', '1')
  await expect(reviewOf(page)).toHaveCount(0)
  await expect(reported('The network in your wallet changed')).toContainText('The review was closed. Nothing was sent.')
  await change('chain', '3')

  // There and back before the page has polled again.
  await openReview(page)
  await page.evaluate(
    ([there = '', back = '']) => {
      const { __testWallet } = window
      __testWallet?.setAccounts([there])
      __testWallet?.setAccounts([back])
    },
    [alice, bob],
  )
  await expect(reviewOf(page)).toHaveCount(0)
  await expect(reported('The account in your wallet changed')).toBeVisible()

  // After the click, while the estimate is requested from the node. The wallet's second event may still be on its way,
  // which closes a review that was opened before it.
  await expect(async () => {
    if (!(await reviewOf(page).isVisible())) await openReview(page, 3_000)
    else await expect(reviewOf(page)).toContainText(SIMULATED, { timeout: 3_000 })
  }).toPass()
  let release: () => void = () => undefined
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  const isEstimate = (request: Request) => request.postData()?.includes('eth_estimateGas') ?? false
  await page.route(`${CHAIN_URL}/**`, async (route, request) => {
    if (isEstimate(request)) await isReleased
    await route.continue()
  })
  const estimate = page.waitForRequest(isEstimate)
  await confirmButton(page).click()
  const request = await estimate
  await change('account', alice)
  await expect(reviewOf(page)).toHaveCount(0)
  await expect(reported('The account in your wallet changed')).toContainText('The swap was stopped before it was sent.')
  release()
  await (await request.response())?.finished()
  await expect(page.getByRole('button', { name: 'Review swap' })).toBeEnabled()
  await expect(walletWindow(page)).toHaveCount(0)
  expect(await sends(wallet)).toEqual([])
})

test('a request that waits in the wallet is reported on the card, and another one is sent by asking again only', async ({
  page,
  wallet,
}) => {
  const waits = page.getByRole('note').filter({ hasText: 'A request is still waiting in your wallet' })
  const reply = (to: 'never' | 'no') =>
    page.evaluate((to) => {
      const { __testWallet } = window
      __testWallet?.reply('eth_sendTransaction', to === 'never' ? { never: true } : { error: { code: 4001 } })
    }, to)
  await visitConnected(page, tradeUrl('ETH', 'UNI', '1'))
  await openReview(page)
  await reply('never')
  await confirmButton(page).click()
  await expect(reviewOf(page)).toContainText('Confirm in your wallet')
  await page.evaluate((to) => {
    const { __testWallet } = window
    __testWallet?.setAccounts([to])
  }, bob)
  await expect(reviewOf(page)).toHaveCount(0)
  await expect(waits).toContainText('“Swap 1 ETH for UNI” can still be approved there.')

  const review = await openReview(page)
  await expect(review).toContainText('you could approve both')
  await expect(confirmButton(page)).toHaveCount(0)
  expect(await sends(wallet)).toEqual(['eth_sendTransaction'])
  await reply('no')
  await review.getByRole('button', { name: 'Ask again anyway' }).click()
  await expect(page.getByText('You rejected the request')).toBeVisible()
  expect(await sends(wallet)).toEqual(['eth_sendTransaction', 'eth_sendTransaction'])
  // The first is still open.
  await expect(waits).toBeVisible()
})
