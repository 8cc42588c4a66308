import type { Page } from '@playwright/test'
import { parseEther } from 'ethers'
import { contracts, oddTokens, tokens } from '../chain/world'
import { alice, type Chain, type Coin, expect, test, tokenNamed, tradeUrl, visitConnected, type Wallet } from './app'
import { expectUsable } from './looks'
import { approveFor, costPaid, held, openReview, promisedBy, row } from './tradeReview'

/**
 * Trades from the card to the outcome, verified on the chain. `test/services/tradeOnChain.test.ts` has all routes.
 */

const ALL = [...tokens, ...oddTokens].map(({ symbol }) => symbol)
const CHECK_ORACLE_SLIPPAGE = 'f25801a7'

interface Trade {
  sell: Coin
  buy: Coin
  value: string
  field?: 'output'
  /** The number of requests that the wallet receives for the trade. */
  steps: number
  route: RegExp
  /** The transfer taxes of the tokens, as the review shows them. */
  fee?: string
  /** The text in the review about the sandwich guard; defaults to the reason why the guard is off. */
  guard?: string
}

const ONE_POOL = /^(V2 p|P)ool \d\.\d\d%, 1 hop$/

const KINDS: Record<string, Trade> = {
  'an exact amount of ether, for a token': {
    sell: 'DAI',
    buy: 'ETH',
    value: '0.5',
    field: 'output',
    steps: 2,
    route: /^Pool 0\.01% → Pool 0\.05%, 2 hops$/,
    guard: 'On, 0.25%',
  },
  'X11: a token that keeps 5 % of a transfer, for ether': {
    sell: 'TAXED',
    buy: 'ETH',
    value: '1000',
    steps: 2,
    route: ONE_POOL,
    fee: '5.00%',
  },
}

const isOnNoList = (coin: Coin) => oddTokens.some(({ symbol }) => symbol === coin)
const useUnlisted = (page: Page) => page.getByRole('button', { name: 'Use this token' }).click()

const guardOf = ({ sell, guard }: Pick<Trade, 'sell' | 'guard'>) =>
  guard ?? (sell === 'ETH' ? 'Off: not for sales of ETH' : 'Off: V2 keeps no price record')

/** Goes from the trade card to the outcome and checks the review. Returns the amounts that it promised. */
async function swap(page: Page, wallet: Wallet, { sell, buy, field, steps, route, fee, guard }: Trade) {
  // A transfer tax is a loss that the visitor must accept.
  if (fee === '5.00%') {
    await expectUsable(page, 'a token with a fee')
    await page.getByRole('checkbox', { name: /^I accept losing about/ }).check()
  }
  const review = await openReview(page)
  expect(await row(review, 'Route').textContent()).toMatch(route)
  const fees = await row(review, 'Token fee').allTextContents()
  expect(fees.map((text) => /\((.*)\)$/.exec(text)?.[1])).toEqual(fee ? [fee] : [])
  expect(await row(review, 'Sandwich guard').allTextContents()).toEqual([guardOf({ sell, guard })])
  const promised = await promisedBy(review, sell, buy, field)
  await review.getByRole('button', { name: /^Confirm swap/ }).click()
  const progress = page.getByRole('list', { name: 'Progress' }).getByRole('listitem')
  for (let step = 0; step < steps; step++) {
    await expect(progress.nth(step)).toContainText('Confirm in your wallet')
    await expect(progress).toHaveCount(steps)
    await wallet.confirm()
  }
  await expect(page.getByRole('heading', { name: /^You received/ })).toBeVisible()
  await expect(
    page.getByText(fee ? /^(Exactly as quoted|As quoted, to within a millionth)$/ : 'Exactly as quoted'),
  ).toBeVisible()
  return promised
}

/** Executes a trade on an open page, and compares the review with the chain to the last base unit. */
async function execute(page: Page, chain: Chain, wallet: Wallet, trade: Trade) {
  const { sell, buy, field, steps, fee, guard } = trade
  const [soldBefore, boughtBefore] = [await held(chain, sell, alice), await held(chain, buy, alice)]
  const block = Number(await chain.rpc('eth_blockNumber'))
  const promised = await swap(page, wallet, trade)

  expect(Number(await chain.rpc('eth_blockNumber')) - block).toBe(steps)
  const { hashes, cost } = await costPaid(page, chain, steps)
  const sold = soldBefore - (await held(chain, sell, alice)) - (sell === 'ETH' ? cost : 0n)
  const received = (await held(chain, buy, alice)) - boughtBefore + (buy === 'ETH' ? cost : 0n)
  expect(sold).toBe(promised.sold)
  // The app rounds a transfer tax up, and a contract may round it down: one base unit more may arrive.
  expect(fee ? [0n, 1n] : [0n]).toContain(received - promised.received)
  expect({ sold, received }).toEqual(promised.triedOut)
  if (field) expect(sold).toBeLessThanOrEqual(promised.bound)
  else expect(received).toBeGreaterThanOrEqual(promised.bound)

  // The approval must be used up, except for the part that an exact output did not need.
  const left = sell === 'ETH' ? 0n : await chain.allowance(sell, alice)
  if (field && sell !== 'ETH') {
    expect(left).toBeGreaterThan(0n)
    expect(sold + left).toBeLessThanOrEqual(promised.bound)
  } else expect(left).toBe(0n)

  expect(await chain.ether(contracts.swapRouter)).toBe(0n)
  expect(await Promise.all(ALL.map((symbol) => chain.balance(symbol, contracts.swapRouter)))).toEqual(ALL.map(() => 0n))

  const sent = await Promise.all(hashes.map((hash) => chain.rpc('eth_getTransactionByHash', hash)))
  expect(JSON.stringify(sent).includes(CHECK_ORACLE_SLIPPAGE)).toBe(guard?.startsWith('On') ?? false)
}

for (const [name, trade] of Object.entries(KINDS)) {
  test(`trade: ${name}`, async ({ page, chain, wallet }) => {
    await visitConnected(page, tradeUrl(trade.sell, trade.buy, trade.value, trade.field))
    if (isOnNoList(trade.sell) || isOnNoList(trade.buy)) await useUnlisted(page)
    await execute(page, chain, wallet, trade)
  })
}

test('X12: a token that wants its approval reset first is asked for all three', async ({ page, chain, wallet }) => {
  await approveFor(chain, 'USDT', 1n)
  await visitConnected(page, tradeUrl('USDT', 'UNI', '1500'))
  await execute(page, chain, wallet, {
    sell: 'USDT',
    buy: 'UNI',
    value: '1500',
    steps: 3,
    route: /2 hops$/,
    guard: 'On, 0.25%',
  })
})

test('trade: a token that no list has, by its pasted address', async ({ page, chain, wallet }) => {
  await visitConnected(page, tradeUrl('ETH', 'UNI', '1'))
  await page.getByRole('button', { name: 'Token to receive:' }).click()
  await page.getByRole('dialog').getByRole('combobox').fill(tokenNamed('BOND').address)
  await page.getByRole('button', { name: 'Use this token' }).click()
  await expect(page.getByRole('button', { name: 'Token to receive: BOND' })).toBeVisible()
  await execute(page, chain, wallet, { sell: 'ETH', buy: 'BOND', value: '1', steps: 1, route: /3 hops$/ })
})

test('trade: ether is wrapped and unwrapped one to one, without the router', async ({ page, chain, wallet }) => {
  const before = await chain.balance('WETH', alice)
  await visitConnected(page, tradeUrl('ETH', 'WETH', '2.5'))
  await expect(page.getByRole('region', { name: 'Swap' })).toContainText('1 ETH = 1 WETH, always')
  await expectUsable(page, 'one to one')
  await page.getByRole('button', { name: 'Wrap 2.5 ETH' }).click()
  await page.getByRole('button', { name: 'Confirm wrap' }).click()
  await wallet.confirm()
  await expect(page.getByRole('heading', { name: 'You received 2.5 WETH' })).toBeVisible()
  expect((await chain.balance('WETH', alice)) - before).toBe(parseEther('2.5'))

  await page.getByRole('button', { name: 'New swap' }).click()
  await page.getByRole('button', { name: 'Switch sell and receive tokens' }).click()
  await page.getByLabel('You sell').fill('2.5')
  await page.getByRole('button', { name: 'Unwrap 2.5 WETH' }).click()
  await page.getByRole('button', { name: 'Confirm unwrap' }).click()
  await wallet.confirm()
  await expect(page.getByRole('heading', { name: 'You received 2.5 ETH' })).toBeVisible()
  expect(await chain.balance('WETH', alice)).toBe(before)
})

test.describe('in a wallet that does several calls as one', () => {
  test.use({ walletOptions: { batches: true } })

  test('trade: approval and swap are one confirmation and one transaction', async ({ page, chain, wallet }) => {
    await visitConnected(page, tradeUrl('UNI', 'USDC', '100'))
    await execute(page, chain, wallet, {
      sell: 'UNI',
      buy: 'USDC',
      value: '100',
      steps: 1,
      route: /2 hops$/,
      guard: 'On, 0.25%',
    })
    const methods = await wallet.methods()
    expect(methods.filter((method) => /send/i.test(method))).toEqual(['wallet_sendCalls'])
  })
})
