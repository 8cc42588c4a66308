import { describe, expect, test } from '@jest/globals'
import { computeQuote, type SearchTerms } from '#domain/trade/evaluate/liveQuote'
import { swapCost } from '#domain/trade/evaluate/swapCost'
import { correctedQuote, type TradeRequest, grossOut, withSiteFee } from '#domain/trade/quote'
import { afterFee, beforeFee, siteFeeOn, feePerGasBefore } from '#domain/trade/siteFee'
import { NATIVE } from '#domain/token/token'
import { poolFor, snapshotOf } from '../../support/fakePools'
import { fc } from '../../support/properties'
import { ACCOUNT, ETH, ETHER, quote, ROUTER, USDC, usdc, WETH } from './sample'

const FEE = { bips: 25, recipient: ACCOUNT }
const anyBips = fc.integer({ min: 1, max: 100 }).map((bips) => ({ bips }))
const anyAmount = fc.oneof(fc.bigInt({ min: 0n, max: 30_000n }), fc.bigInt({ min: 0n, max: 2n ** 200n }))

test('what is left of the smallest amount for a minimum is the minimum, and of one unit less it is less', () => {
  fc.assert(
    fc.property(anyAmount, anyBips, (net, terms) => {
      const gross = beforeFee(net, terms)
      expect(afterFee(gross, terms)).toBe(net)
      if (gross > 0n) expect(afterFee(gross - 1n, terms)).toBe(net - 1n)
    }),
  )
})

test('a quote is after the fee, which is what the router takes of all that it holds', () => {
  const gross = quote({ amountOut: '2000000001' })
  const after = withSiteFee(gross, FEE)
  expect(after).toEqual({ ...gross, amountOut: '1995000001', siteFee: { ...FEE, amount: '5000000' } })
  expect(grossOut(after)).toBe(2_000_000_001n)
  expect(siteFeeOn(grossOut(after), FEE)).toBe(5_000_000n)
  expect(grossOut(gross)).toBe(2_000_000_001n)
  // A fee that rounds to zero is left out.
  expect(withSiteFee(quote({ amountOut: '399' }), FEE)).toEqual(quote({ amountOut: '399' }))
})

test('what the chain says that pools give is counted after the fee, too', () => {
  const computed = withSiteFee(quote({ amountOut: '2000000000' }), FEE)
  const { amountIn } = computed
  expect(correctedQuote(computed, { amountIn, amountOut: '2000000000' })).toEqual({
    quote: computed,
    check: 'verified',
  })
  expect(correctedQuote(computed, { amountIn, amountOut: '1000000000' })).toEqual({
    quote: withSiteFee(quote({ amountOut: '1000000000' }), FEE),
    check: 'differs',
  })
  // The bought amount of an exact output is fixed, so it stays unchanged.
  const bought = { ...computed, kind: 'exactOut' as const }
  expect(correctedQuote(bought, { amountIn: '7', amountOut: computed.amountOut }).quote).toEqual({
    ...bought,
    amountIn: '7',
  })
})

describe('the quote of the pools', () => {
  const request: TradeRequest = { chainId: 3, sell: NATIVE, buy: USDC, kind: 'exactIn', amount: ETHER.toString() }
  const pool = poolFor({ sell: WETH, buy: USDC, amountIn: ETHER, amountOut: 2_000_000_000n })
  const terms: SearchTerms = { weth: WETH, executor: 'swapRouter02', feePerGas: 0n, isCommon: () => true }
  const plain = computeQuote(request, snapshotOf([pool]), terms)!

  test('is after the fee, and counts the gas of paying it', () => {
    const charged = computeQuote(request, snapshotOf([pool]), { ...terms, siteFee: FEE })!
    expect(charged).toMatchObject(
      withSiteFee(plain, FEE).siteFee ? { amountOut: withSiteFee(plain, FEE).amountOut } : {},
    )
    expect(charged.siteFee).toEqual(withSiteFee(plain, FEE).siteFee)
    expect(BigInt(charged.gasEstimate)).toBeGreaterThan(BigInt(plain.gasEstimate))
  })

  test('of an exact purchase buys the fee as well, and promises what was asked for', () => {
    const asked: TradeRequest = { ...request, kind: 'exactOut', amount: '1000000001' }
    const charged = computeQuote(asked, snapshotOf([pool]), { ...terms, siteFee: FEE })!
    expect(charged.amountOut).toBe('1000000001')
    expect(grossOut(charged)).toBe(beforeFee(1_000_000_001n, FEE))
    const alone = computeQuote(asked, snapshotOf([pool]), terms)!
    expect(BigInt(charged.amountIn)).toBeGreaterThan(BigInt(alone.amountIn))
  })

  test.each([
    ['a token has a fee of its own', { taxes: [{ token: USDC, buy: 1, sell: 1 }] }, {}],
    ['taxes were not measured', { taxes: null }, {}],
    ['a token computes with shares', { hasShares: true }, {}],
    ['the router cannot take one', {}, { executor: 'v2Router' as const }],
  ])('has none where %s', (_, snapshot, change) => {
    const found = computeQuote(request, snapshotOf([pool], snapshot), { ...terms, siteFee: FEE, ...change })
    expect(found?.siteFee).toBeUndefined()
  })

  test('compares routes after it: a dearer route has to give as much more as is left of it', () => {
    expect(feePerGasBefore(9_900n, { bips: 100 })).toBe(10_000n)
  })
})

test('it is a cost of its own, and the sum is what all of them take', () => {
  const prices = { sellUsd: null, buyUsd: null, etherUsd: null }
  const traded = withSiteFee(quote(), { bips: 100, recipient: ROUTER })
  const { parts } = swapCost({ quote: traded, sell: ETH, buy: usdc, prices, network: null })
  const part = parts.find(({ kind }) => kind === 'siteFee')
  expect(part?.share).toBe(10_000n)
  const others = parts.filter(({ kind }) => kind !== 'siteFee').reduce((sum, { units }) => sum + units, 0n)
  const left = BigInt(traded.amountIn) - others
  expect(part?.units).toBe((left + 99n) / 100n)
})
