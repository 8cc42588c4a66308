import { type Page } from '@playwright/test'
import { Interface, parseEther, parseUnits } from 'ethers'
import { accountOf, contracts, oddTokenOf, type OddSymbol, tokenOf, type TokenSymbol, tokens } from '../chain/world'
import { type Chain, connect, expect, test, type Wallet } from './app'

/** Every kind of trade, carried out in the page and looked up on the chain. */

const alice = accountOf('alice').address
const ODD = ['TAXED', 'TRAP', 'BOND'] as const
const BALANCE = new Interface(['function balanceOf(address) view returns (uint256)'])

type Side = TokenSymbol | OddSymbol | 'ETH'

const isOdd = (side: Side): side is OddSymbol => ODD.some((symbol) => symbol === side)
const decimalsOf = (side: Side) =>
  side === 'ETH' ? 18 : isOdd(side) ? oddTokenOf(side).decimals : tokenOf(side).decimals
const addressOf = (side: Exclude<Side, 'ETH'>) => (isOdd(side) ? oddTokenOf(side).address : tokenOf(side).address)

async function held(chain: Chain, side: Side, account = alice): Promise<bigint> {
  if (side === 'ETH') return chain.ether(account)
  const data = BALANCE.encodeFunctionData('balanceOf', [account])
  return BigInt(String(await chain.rpc('eth_call', { to: addressOf(side), data }, 'latest')))
}

function url(sell: Side, buy: Side, value: string, field?: 'output') {
  const param = (side: Side) => (side === 'ETH' ? 'ETH' : addressOf(side))
  const params = new URLSearchParams({ inputCurrency: param(sell), outputCurrency: param(buy), value })
  if (field) params.set('field', field)
  return `/swap?${params}`
}

/** The number in a text such as "1,234.5 UNI", in base units. */
function units(text: string, decimals: number): bigint {
  const [number = ''] = /[\d,]+(?:\.\d+)?/.exec(text) ?? []
  return parseUnits(number.replaceAll(',', ''), decimals)
}

async function valueOf(page: Page, label: string | RegExp): Promise<string> {
  const review = page.getByRole('dialog', { name: /^Review/ })
  const row = review.locator('dl > div', { has: page.locator('dt', { hasText: label }) })
  return (await row.locator('dd').textContent()) ?? ''
}

interface Kind {
  name: string
  sell: Side
  buy: Side
  value: string
  field?: 'output'
  /** What the wallet is asked for, one after the other. */
  steps: number
  /** What the route row says. */
  route: RegExp
}

const KINDS: Kind[] = [
  { name: 'ether for a token', sell: 'ETH', buy: 'UNI', value: '1', steps: 1, route: /^Pool 0\.30%, 1 hop$/ },
  {
    name: 'a token for ether, with 6 decimals',
    sell: 'USDC',
    buy: 'ETH',
    value: '500.123456',
    steps: 2,
    route: /1 hop/,
  },
  { name: 'a token for a token, 8 decimals', sell: 'WBTC', buy: 'USDC', value: '0.12345678', steps: 2, route: /hop/ },
  {
    name: 'an exact amount of a token, for ether',
    sell: 'ETH',
    buy: 'USDC',
    value: '1000',
    field: 'output',
    steps: 1,
    route: /hop/,
  },
  {
    name: 'an exact amount of ether, for a token',
    sell: 'DAI',
    buy: 'ETH',
    value: '0.5',
    field: 'output',
    steps: 2,
    route: /hop/,
  },
  { name: 'two hops', sell: 'LINK', buy: 'UNI', value: '100', steps: 2, route: /→.*2 hops/ },
  {
    name: 'three hops, with a token of 2 decimals that no list has',
    sell: 'LINK',
    buy: 'BOND',
    value: '20',
    steps: 2,
    route: /→.*→.*3 hops/,
  },
  {
    name: 'an exact output over three hops',
    sell: 'LINK',
    buy: 'BOND',
    value: '12.34',
    field: 'output',
    steps: 2,
    route: /3 hops/,
  },
  { name: 'a split', sell: 'ETH', buy: 'USDC', value: '2500', steps: 1, route: /\d+% .*, \d+% / },
  {
    name: 'a split with an exact output',
    sell: 'ETH',
    buy: 'USDC',
    value: '6000000',
    field: 'output',
    steps: 1,
    route: /\d+% .*, \d+% /,
  },
  { name: 'a token like USDT, for ether', sell: 'USDT', buy: 'ETH', value: '250.5', steps: 2, route: /hop/ },
  { name: 'a bytes32 token', sell: 'MKR', buy: 'DAI', value: '1.5', steps: 2, route: /hop/ },
]

/** Presses through a trade; what the review promised. */
async function swap(page: Page, wallet: Wallet, { sell, buy, field, steps, route }: Kind) {
  await page.getByRole('button', { name: 'Review swap', exact: true }).click()
  const review = page.getByRole('dialog', { name: 'Review swap' })
  await expect(review).toContainText('Tried out on the network at the latest block')
  expect(await valueOf(page, 'Route')).toMatch(route)
  const [sold, received] = await review.locator('strong').allTextContents()
  const bound = await valueOf(page, /^At (least|most)/)
  const promised = {
    sold: units(sold ?? '', decimalsOf(sell)),
    received: units(received ?? '', decimalsOf(buy)),
    bound: units(bound, decimalsOf(field ? sell : buy)),
  }
  await review.getByRole('button', { name: 'Confirm swap' }).click()
  for (let step = 0; step < steps; step++) await wallet.confirm()
  await expect(page.getByRole('heading', { name: /^You received/ })).toBeVisible()
  return promised
}

for (const kind of KINDS) {
  test(`trade: ${kind.name}`, async ({ page, chain, wallet }) => {
    const { sell, buy, value, field } = kind
    await page.goto(url(sell, buy, value, field))
    await connect(page, wallet)
    const before = { sell: await held(chain, sell), buy: await held(chain, buy) }
    const nonce = Number(await chain.rpc('eth_getTransactionCount', alice, 'latest'))
    const promised = await swap(page, wallet, kind)

    const count = Number(await chain.rpc('eth_getTransactionCount', alice, 'latest'))
    expect(count - nonce).toBe(kind.steps)
    const stored = await page.evaluate(() => localStorage.getItem('tidemark.transactions'))
    const hashes = [...(stored ?? '').matchAll(/"hash":"(0x[0-9a-f]{64})"/g)].map(([, hash]) => hash ?? '')
    expect(hashes).toHaveLength(kind.steps)
    const costs = await Promise.all(hashes.map((hash) => chain.costOf(hash)))
    const cost = costs.reduce((sum, each) => sum + each, 0n)

    // What the review said is what the chain says, to the last unit.
    const sold = before.sell - (await held(chain, sell)) - (sell === 'ETH' ? cost : 0n)
    const received = (await held(chain, buy)) - before.buy + (buy === 'ETH' ? cost : 0n)
    expect(sold).toBe(promised.sold)
    expect(received).toBe(promised.received)
    if (field) expect(sold).toBeLessThanOrEqual(promised.bound)
    else expect(received).toBeGreaterThanOrEqual(promised.bound)
    await expect(page.getByText('Exactly as quoted')).toBeVisible()

    // Nothing was left behind in the router, and nothing stays approved.
    expect(await chain.ether(contracts.swapRouter)).toBe(0n)
    for (const { symbol } of tokens) expect(await chain.balance(symbol, contracts.swapRouter)).toBe(0n)
    if (sell !== 'ETH' && !isOdd(sell) && !field) expect(await chain.allowance(sell, alice)).toBe(0n)
  })
}

test('trade: ether is wrapped and unwrapped one to one, without the router', async ({ page, chain, wallet }) => {
  const before = await chain.balance('WETH', alice)
  await page.goto(url('ETH', 'WETH', '2.5'))
  await connect(page, wallet)
  await page.getByRole('button', { name: 'Wrap 2.5 ETH' }).click()
  await page.getByRole('button', { name: 'Confirm wrap' }).click()
  await wallet.confirm()
  await expect(page.getByRole('heading', { name: 'You received 2.5 WETH' })).toBeVisible()
  expect((await chain.balance('WETH', alice)) - before).toBe(parseEther('2.5'))

  await page.goto(url('WETH', 'ETH', '2.5'))
  await page.getByRole('button', { name: 'Unwrap 2.5 WETH' }).click()
  await page.getByRole('button', { name: 'Confirm unwrap' }).click()
  await wallet.confirm()
  await expect(page.getByRole('heading', { name: 'You received 2.5 ETH' })).toBeVisible()
  expect(await chain.balance('WETH', alice)).toBe(before)
})
