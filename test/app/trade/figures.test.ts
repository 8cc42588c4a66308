import { expect, test } from '@jest/globals'
import { costSummary, networkRows } from '../../../src/app/trade/figures'
import { swapCost, type SwapCostFacts } from '#domain/trade/evaluate/swapCost'
import { usdText, usdTextAtMost, usdValue, usdValueAtMost } from '#domain/market/money'
import { hop, pool, UNI, USDC, WETH } from '../../domain/trade/sample'
import { fc } from '../../support/properties'

const cost = {
  coin: { symbol: 'ETH', decimals: 18 },
  networkCost: 10n ** 15n,
  approvalCost: null,
  dataCost: null,
  feePerGas: 1n,
  etherUsd: null,
}
const payerOf = (payer: Parameters<typeof networkRows>[0]['payer'], needsSponsor = false) =>
  networkRows({ ...cost, payer, needsSponsor }).find(({ label }) => label === 'Paid by')

test('the network cost names who pays it, where that is not simply the account', () => {
  expect(payerOf(null)).toBeUndefined()
  expect(payerOf('executor')?.value).toBe('Whoever executes it in the Safe')
  expect(payerOf('accountOrSponsor')).toEqual({
    label: 'Paid by',
    value: 'Your account or a sponsor, as your wallet decides',
  })
  expect(payerOf('accountOrSponsor', true)).toMatchObject({
    value: 'A sponsor, as your account has too little ETH',
    tone: 'warn',
  })
})

const ETHER = 10n ** 18n
const COIN = { symbol: 'ETH', decimals: 18 }

function facts(amountIn: bigint, amountOut: bigint, changes: Partial<SwapCostFacts> = {}): SwapCostFacts {
  const legs = [
    {
      hops: [hop(pool('v3', WETH, USDC, 3_000), WETH)],
      amountIn: String(amountIn),
      amountOut: String(amountOut),
      amounts: [],
    },
  ]
  return {
    quote: {
      kind: 'exactIn',
      legs,
      amountIn: String(amountIn),
      amountOut: String(amountOut),
      impact: '20000',
      tax: '0',
    },
    sell: { id: UNI, decimals: 6 },
    buy: { decimals: 6 },
    prices: { sellUsd: String(ETHER), buyUsd: String(ETHER), etherUsd: String(2_000n * ETHER) },
    network: ETHER / 2_000n,
    ...changes,
  }
}
const sell = { symbol: 'UNI', decimals: 6 }
const summary = (of: SwapCostFacts) => costSummary(swapCost(of), { sell, coin: COIN }, [])
const valuesOf = (of: SwapCostFacts) =>
  Object.fromEntries(summary(of).rows.map(({ label, value, note = '' }) => [label, `${value} ${note}`.trim()]))

test('X33: a swap through a pool that is cheaper than the market costs what the two values differ by', () => {
  // The issue as it was reported: "$100.00 → $100.06 costs 2.45 %".
  const cheaper = facts(100_000_000n, 100_060_000n)
  expect(summary(cheaper).title).toBe('This swap costs $0.94 in all (0.94%)')
  expect(valuesOf(cheaper)).toEqual({
    'Pool fee': '$0.30 (0.30%)',
    'Price impact': '$2.00 (2.00%)',
    'Better than the market price': '−$2.36 (2.35%)',
  })
})

test('X33: a swap that is better than the market by more than its other costs says by how much', () => {
  const better = facts(100_000_000n, 101_500_000n)
  expect(summary(better).title).toBe('$0.50 (0.50%) better than the market price')
  const before = ' better than the market price, before the network cost'
  expect(summary({ ...better, network: null }).title).toBe(`$1.50 (1.50%)${before}`)
  // The network cost has no dollar price, so it cannot be subtracted from the gain.
  const unpriced = { ...better, prices: { ...better.prices, etherUsd: null } }
  expect(summary(unpriced).title).toBe(`$1.50${before}`)
})

test('X33: without both prices the cost is not counted against the market, and this is said', () => {
  const { prices } = facts(1n, 1n)
  for (const unknown of [{ sellUsd: null }, { buyUsd: null }]) {
    const of = facts(100_000_000n, 100_060_000n, { prices: { ...prices, ...unknown } })
    expect(valuesOf(of)).toMatchObject({ 'Below the market price': 'Not known' })
    expect(summary(of).title).not.toMatch(/market/)
  }
})

/** The bounds of a shown amount in cents. An amount below a cent is shown as "<$0.01". */
function centsOf(text: string): { least: bigint; most: bigint } {
  const cents = BigInt(text.replace(/\D/g, ''))
  return text.includes('<') ? { least: 0n, most: 1n } : { least: cents, most: cents }
}

const NO_CENTS = { least: 0n, most: 0n }

test('X33: the total and its parts always agree with the two values above, to the cent', () =>
  fc.assert(
    fc.property(
      fc.record({
        sold: fc.bigInt({ min: 1n, max: 10n ** 16n }),
        received: fc.bigInt({ min: 1n, max: 10n ** 16n }),
        moved: fc.option(fc.bigInt({ min: 1n, max: 10n ** 16n })),
        decimals: fc.constantFrom(0, 2, 6, 18),
        sellUsd: fc.bigInt({ min: 1n, max: 10n ** 21n }),
        buyUsd: fc.bigInt({ min: 1n, max: 10n ** 21n }),
        network: fc.bigInt({ min: 1n, max: 10n ** 17n }),
        impact: fc.integer({ min: 0, max: 400_000 }),
        tax: fc.constantFrom('0', '10000'),
        fee: fc.constantFrom(0, 100, 3_000),
      }),
      ({ sold, received, moved, decimals, sellUsd, buyUsd, network, impact, tax, fee }) => {
        const of = facts(sold, received, {
          sell: { id: UNI, decimals },
          prices: { sellUsd: String(sellUsd), buyUsd: String(buyUsd), etherUsd: String(2_000n * ETHER) },
          network,
          ...(moved !== null && { moved: { sold: null, received: moved } }),
        })
        const hops = [hop(pool('v3', WETH, USDC, fee), WETH)]
        const legs = of.quote.legs.map((leg) => ({ ...leg, hops }))
        const quote = { ...of.quote, legs, impact: String(impact), tax }
        const networkText = usdTextAtMost(usdValueAtMost(network, 18, 2_000n * ETHER))
        const row = { label: 'Network cost', value: networkText }
        const { title, rows } = costSummary(swapCost({ ...of, quote }), { sell: { ...sell, decimals }, coin: COIN }, [
          row,
        ])
        const paidText = usdTextAtMost(usdValueAtMost(sold, decimals, sellUsd))
        const gotText = (units: bigint) => usdText(usdValue(units, 6, buyUsd))
        const [paid, got] = [centsOf(paidText), centsOf(gotText(moved ?? received))]
        const cost = centsOf(networkText)
        const [least, most] = [paid.least - got.most + cost.least, paid.most - got.least + cost.most]
        const sign = title.includes('better than') ? -1 : 1
        const amount = /<?\$[\d,.]+\d/.exec(title)?.[0]
        const total = amount === undefined ? NO_CENTS : centsOf(amount)
        const [from, to] = sign < 0 ? [-total.most, -total.least] : [total.least, total.most]
        expect({ title, paid, got, cost, isWithin: from <= most && to >= least }).toMatchObject({ isWithin: true })
        const parts = rows.map(({ value }) => {
          const { least: low, most: high } = value.includes('$') ? centsOf(value) : NO_CENTS
          return value.startsWith('−') ? { low: -high, high: -low } : { low, high }
        })
        // Each amount that is shown as less than a cent leaves a part of a cent.
        const texts = [paidText, gotText(moved ?? received), gotText(received), ...rows.map(({ value }) => value)]
        const slack = BigInt(texts.filter((text) => text.includes('<')).length)
        const sum = (side: 'low' | 'high') => parts.reduce((all, part) => all + part[side], 0n)
        expect({ title, rows, isWithin: sum('low') - slack <= to && sum('high') + slack >= from }).toMatchObject({
          isWithin: true,
        })
      },
    ),
  ))
