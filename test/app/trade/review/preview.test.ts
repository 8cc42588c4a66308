import { describe, expect, test } from '@jest/globals'
import { previewOf, problemNotice, unreadNote } from '../../../../src/app/trade/review/preview'
import { exactText } from '#domain/token/amount'
import { type CurrencyId, NATIVE } from '#domain/token/token'
import { planProblem } from '#domain/trade/evaluate/review'
import type { DecodedCall } from '#domain/trade/decodedCall'
import type { RevertReason } from '#domain/trade/revertReason'
import type { TradePreview } from '#store/trade/tradeSteps'
import { CONTRACTS, ETHER, UNI, USDC } from '../../../support/fakeServices'
import { BOB } from '../../../support/fakeWallet'
import { ETHER_COIN, samplePlan, USDC_TOKEN } from '../../../support/samplePlan'

const plan = samplePlan()
const unnamed = () => null
const CALL: DecodedCall = {
  to: { address: CONTRACTS.swapRouter, known: 'swapRouter' },
  value: '0',
  name: 'multicall',
  args: [],
  calls: [],
  data: '0x',
}
const tried = (simulation: TradePreview['simulation']): TradePreview => ({
  blockNumber: 100,
  triedAt: 0,
  steps: ['swap'],
  data: null,
  calls: [CALL],
  simulation,
  gas: null,
  ether: null,
})
const done = (...changes: { currency: CurrencyId; difference: string }[]) => tried({ state: 'done', changes })
const reverted = (reason: Partial<RevertReason> = {}) =>
  tried({ state: 'reverted', reason: { cause: 'noLiquidity', text: null, ...reason } })
function problemOf(of: typeof plan, data: TradePreview | undefined, maxFeePerGas: bigint | null) {
  const problem = planProblem(of, data ?? null, { feePerGas: 1n, maxFeePerGas })
  return problem && problemNotice(problem, of)
}
const NEW = { unread: null, age: null }
const previewed = (data: TradePreview | undefined, of = plan) => previewOf(of, data, NEW, unnamed)

test('an amount is shown in full, with its integer digits grouped', () => {
  expect(exactText(1_234_567_000_001n, { decimals: 6 })).toBe('1,234,567.000001')
  expect(exactText(100_000_000n, { decimals: 6 })).toBe('100')
  expect(exactText(1n, { decimals: 18 })).toBe('0.000000000000000001')
})

test('while it is tried out, and when nobody answers, that is said', () => {
  expect(previewed(undefined)).toEqual({ changes: [], calls: [], note: 'Simulating on the network…' })
  const failed = unreadNote('failed', 'nobody answered')
  expect(previewOf(plan, undefined, { unread: failed, age: null }, unnamed).note).toBe(
    'Not simulated: nobody answered.',
  )
  expect(problemOf(plan, undefined, 1n)).toBeNull()
})

test('a result that is no longer of the newest blocks is not called that; the calls stay', () => {
  const data = done({ currency: USDC, difference: '-100000000' }, { currency: UNI, difference: ETHER.toString() })
  expect(previewOf(plan, data, { unread: unreadNote('pending', ''), age: null }, unnamed)).toMatchObject({
    changes: [],
    calls: [expect.objectContaining({ name: 'multicall' })],
    note: 'Simulating on the network…',
  })
  expect(unreadNote('done', '')).toBeNull()
})

test('that a balance could not be read is said', () =>
  expect(previewed(done({ currency: USDC, difference: '-100000000' })).note).toBe(
    'Simulated just now, but not all balances could be read afterwards.',
  ))

describe('what changes in the account', () => {
  test('the sold balance goes down, and the received one goes up', () => {
    const data = done({ currency: USDC, difference: '-100000000' }, { currency: UNI, difference: ETHER.toString() })
    expect(previewed(data)).toMatchObject({
      changes: [
        { label: 'Your USDC', value: '−100', tone: 'plain' },
        { label: 'Your UNI', value: '+1', tone: 'up' },
      ],
      calls: [expect.objectContaining({ name: 'multicall', contract: 'Uniswap SwapRouter02' })],
      note: 'Simulated just now. The network cost comes on top.',
    })
    expect(problemOf(plan, data, 1n)).toMatchObject({
      kind: 'down',
      title: 'Less would arrive than agreed',
      text: expect.stringMatching(/^In a simulation, 1 UNI arrived instead of at least [\d.]+ UNI\./) as unknown,
    })
    const more = done({ currency: USDC, difference: '-200000000' }, { currency: UNI, difference: plan.quote.amountOut })
    expect(problemOf(plan, more, 1n)).toMatchObject({
      title: 'More would leave your wallet than agreed',
      text: 'In a simulation, 200 USDC left your wallet instead of at most 100 USDC.',
    })
    expect(previewed(done({ currency: UNI, difference: '0' })).changes).toEqual([
      { label: 'Your UNI', value: '0', tone: 'plain' },
    ])
  })

  test('a result exactly as quoted is a single sentence', () => {
    const { sell, buy, quote } = plan
    const sold = { currency: sell.id, difference: `-${quote.amountIn}` }
    const bought = { currency: buy.id, difference: quote.amountOut }
    expect(previewed(done(bought, sold))).toMatchObject({
      changes: [],
      note: expect.stringContaining('exactly these amounts would move') as unknown,
    })
    const other = { currency: NATIVE, difference: '1' } as const
    expect(previewed(done(sold, bought, other)).changes).toHaveLength(3)
    expect(previewed(done(sold)).changes).toHaveLength(1)
    expect(previewed(done(sold, { ...bought, difference: `${BigInt(quote.amountOut) - 1n}` })).changes).toHaveLength(2)
  })

  test('ether is reported whether it is part of the trade or not', () => {
    const sale = samplePlan({ sell: ETHER_COIN, buy: USDC_TOKEN })
    const change = { currency: NATIVE, difference: (-ETHER).toString() } as const
    const row = { label: 'Your ETH', value: '−1', tone: 'plain' }
    expect(previewed(done(change), sale).changes).toEqual([row])
    expect(previewed(done(change)).changes).toEqual([row])
  })

  test('a token that is not part of the trade has no row', () =>
    expect(previewed(done({ currency: BOB, difference: '5' })).changes).toEqual([]))
})

test('X10: that it fails is said, with the reason', () => {
  const data = reverted()
  expect(previewed(data)).toMatchObject({
    changes: [],
    calls: [expect.objectContaining({ name: 'multicall' })],
    note: 'Simulated just now: it fails.',
  })
  expect(problemOf(plan, data, 1n)).toEqual({
    kind: 'down',
    title: 'This would fail now',
    text: 'The pools no longer hold enough for this amount.',
  })
})

test('X24: the contract’s own words are reported as such', () =>
  expect(problemOf(plan, reverted({ cause: 'unknown', text: 'paused' }), 1n)?.text).toBe(
    'The contract returned: “paused”.',
  ))

test('a node that cannot try it out is no reason against it', () => {
  const data = tried({ state: 'unsupported' })
  expect(previewed(data)).toMatchObject({ changes: [], calls: [expect.anything()] })
  expect(previewed(data).note).toMatch(/^Not simulated: the node cannot do that\./)
  expect(problemOf(plan, data, 1n)).toBeNull()
})

describe('the network cost, by what the chain estimates', () => {
  // The cost of 130 gas at 2 gwei. The gas includes the margin.
  const cost = 130n * 2n * 10n ** 9n
  const estimated = (ether: bigint): TradePreview => ({ ...done(), gas: ['60', '40'], ether: ether.toString() })
  const problem = (ether: bigint, of = plan) => problemOf(of, estimated(ether), 2n * 10n ** 9n)

  test('is enough to the last wei', () => {
    expect(problem(cost)).toBeNull()
    expect(problem(cost - 1n)).toEqual({
      kind: 'warn',
      icon: 'gas',
      title: 'Not enough ETH for the network cost',
      text: 'Your wallet may ask for up to 0.00000026 ETH for the network. Your account has 0.000000259999 ETH.',
    })
  })

  test('comes on top of the ether that is sold', () => {
    const sale = samplePlan({ sell: ETHER_COIN, buy: USDC_TOKEN, amount: ETHER.toString() })
    expect(problem(ETHER + cost, sale)).toBeNull()
    expect(problem(ETHER + cost - 1n, sale)?.text).toContain('on top of the ETH that you sell. Your account has 1 ETH.')
  })

  test('is no reason against it while the estimate, the balance or the fee is not known', () => {
    expect(problemOf(plan, { ...estimated(0n), gas: null }, 1n)).toBeNull()
    expect(problemOf(plan, { ...estimated(0n), ether: null }, 1n)).toBeNull()
    expect(problemOf(plan, estimated(0n), null)).toBeNull()
  })
})

test('X29: a simulation that is not new is told with its age, whatever it showed', () => {
  const aged = (data: TradePreview) => previewOf(plan, data, { unread: null, age: '35 s ago' }, unnamed).note
  const text = 'Simulated 35 s ago. The node has not responded since.'
  expect(aged(done({ currency: USDC, difference: '-100000000' }))).toBe(text)
  expect(aged(tried({ state: 'reverted', reason: { cause: 'slippage', text: null } }))).toBe(text)
  expect(aged(tried({ state: 'unsupported' }))).toBe('Not simulated: the node cannot do that.')
})
