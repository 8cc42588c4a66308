import { callWords } from '../../../src/app/trade/review/preview'
import { describe, expect, test } from '@jest/globals'
import { dataSlice, getAddress, getBytes, id, Interface, Transaction } from 'ethers'
import { executorOf } from '#config/spenders'
import type { Address } from '#domain/chain/address'
import { fastLzLength } from '#domain/chain/fastLz'
import { unsignedDataSize } from '#domain/chain/unsignedData'
import { NATIVE, type Currency } from '#domain/token/token'
import { isByUniversalRouter } from '#domain/trade/exposure'
import type { Intent } from '#domain/trade/decodedCall'
import { guardedHops } from '#domain/trade/slippage'
import { transactionSizes } from '#domain/trade/evaluate/cost'
import { leastReceived, mostSold, type TradePlan } from '#domain/trade/plan'
import { type QuoteLeg, wrapQuote } from '#domain/trade/quote'
import { intentOf } from '#services/trade/decode/intent'
import { decodeTrade } from '#services/trade/decode/callTree'
import { encodeApprove, encodeTrade, wrapsFirst } from '#services/trade/tradeEncoder'
import { packagedContract } from '../../chain/artifacts'
import { anyAddress, anyAmount, anyPlan } from '../../support/anyPlan'
import { anyV4Plan } from '../../support/anyV4Plan'
import { planOfQuote } from '../../support/planOfQuote'
import { fc } from '../../support/properties'
import { randomNumbers } from '../../support/randomNumbers'
import { runs } from '../../support/runs'
import { deploymentOf } from '#config/deployments'

const deployment = deploymentOf(3)!
const { weth, swapRouter } = deployment
const router = packagedContract('SwapRouter02').abi
const v2Router = packagedContract('UniswapV2Router02').abi
const weth9 = packagedContract('WETH9').abi

const THE_ROUTER = '0x0000000000000000000000000000000000000002'

const currency = (id: Currency['id']): Currency => ({ id, symbol: 'X', name: 'X', decimals: 18, logoURI: null })
const sum = (amounts: readonly (string | bigint)[]) => amounts.reduce<bigint>((total, each) => total + BigInt(each), 0n)

const legsOf = (intent: Intent | null) => (intent && 'legs' in intent ? intent.legs : [])

/** The decoded calls of a transaction. For a multicall, these are the inner calls. */
function callsOf({ to, data }: { to: string; data: string }) {
  if (to !== swapRouter) return [v2Router.parseTransaction({ data })!]
  const [, calls] = router.decodeFunctionData('multicall(uint256,bytes[])', data).toArray(true) as [bigint, string[]]
  return calls.map((each) => router.parseTransaction({ data: each })!)
}

function given(call: ReturnType<typeof callsOf>[number], ...names: string[]): unknown {
  const all = call.args.toObject() as Record<string, unknown>
  const inner = call.fragment.inputs[0]?.baseType === 'tuple' ? (all.params as { toObject(): object }).toObject() : {}
  const values = { ...all, ...inner } as Record<string, unknown>
  return names.map((name) => values[name]).find((value) => value !== undefined)
}

describe('the size of a transaction’s data, by which some networks charge', () => {
  const numbers = randomNumbers(41)
  /** A plan with realistic amounts and addresses, which have few zero bytes. */
  function usual(made: TradePlan): TradePlan {
    const addresses = new Map<string, Address>([
      [NATIVE, NATIVE as Address],
      ...[weth].map((same) => [same, same] as const),
    ])
    const addressFor = <Id extends string>(old: Id): Id => {
      const known = addresses.get(old) ?? (getAddress(dataSlice(id(`${old} ${numbers.below(1e9)}`), 12)) as Address)
      addresses.set(old, known)
      return known as string as Id
    }
    // The last bytes of a hook's address are its permissions.
    const hookFor = (old: Address) =>
      getAddress((addressFor(old).slice(0, -4) + old.slice(-4)).toLowerCase()) as Address
    const legs = made.quote.legs.map(({ hops, amounts: old }): QuoteLeg => {
      const amounts = old.map(() => numbers.spread(10n ** 12n, 10n ** 24n).toString())
      const known = hops.map((hop) => ({
        ...hop,
        tokenIn: addressFor(hop.tokenIn),
        tokenOut: addressFor(hop.tokenOut),
        ...(hop.protocol === 'v4' && hop.hooks && { hooks: hookFor(hop.hooks) }),
      }))
      return { hops: known, amounts, amountIn: amounts[0]!, amountOut: amounts.at(-1)! }
    })
    const [amountIn, amountOut] = [sum(legs.map((leg) => leg.amountIn)), sum(legs.map((leg) => leg.amountOut))]
    return {
      ...made,
      account: addressFor(made.account),
      sell: currency(addressFor(made.sell.id)),
      buy: currency(addressFor(made.buy.id)),
      quote: { ...made.quote, legs, amountIn: amountIn.toString(), amountOut: amountOut.toString() },
      limit: ((made.quote.kind === 'exactIn' ? amountOut * 995n : amountIn * 1_005n) / 1_000n).toString(),
    }
  }

  test('is about what the shape of the trade says, by either measure', () => {
    const plans = [anyPlan, anyV4Plan].flatMap((plan) => fc.sample(plan, { numRuns: runs(1_000, 10), seed: 7 }))
    const ratios = { compressed: [] as number[], calldataGas: [] as number[] }
    for (const { plan: made } of plans) {
      // On these networks, no trade goes through V2's own router.
      if (made.executor === 'v2Router') continue
      // Nor is the Universal Router used without a V4 pool, unless the quote says so.
      if (made.executor === 'universalRouter' && !isByUniversalRouter(made.quote)) continue
      const plan = usual(made)
      // Wrapping first takes up to a sixth more data. It is needed only where there is no Universal Router.
      if (wrapsFirst(plan, deployment)) continue
      const size = unsignedDataSize(8453, encodeTrade(plan, deployment, 1_790_000_000 + numbers.below(1e6)))
      const [shape] = transactionSizes({ terms: plan, approvals: 0 })
      for (const by of ['compressed', 'calldataGas'] as const) ratios[by].push(shape![by] / size[by])
    }
    for (const ratio of Object.values(ratios)) {
      ratio.sort((a, b) => a - b)
      expect(ratio.length).toBeGreaterThan(runs(1_300, 10))
      expect(ratio[Math.floor(ratio.length / 50)]).toBeGreaterThan(0.88)
      expect(ratio[Math.floor(ratio.length / 2)]).toBeLessThan(1.12)
      expect(ratio[Math.ceil(ratio.length * 0.98)]).toBeLessThan(1.3)
    }
  })

  test('of an approval and of a wrap likewise', () => {
    const { data } = encodeApprove(weth, swapRouter, 1_234_567_890_123_456_789n)
    const size = unsignedDataSize(8453, { to: weth, value: 0n, data })
    const terms = { quote: wrapQuote('exactIn', 5n, 1, 1), guard: null }
    const sizes = transactionSizes({ terms, approvals: 2 })
    expect(sizes).toHaveLength(3)
    for (const { compressed, calldataGas } of sizes) {
      expect(compressed / size.compressed).toBeCloseTo(1, 0)
      expect(calldataGas / size.calldataGas).toBeCloseTo(1, 0)
    }
  })

  test('is that of the bytes that a wallet signs, but for the numbers that it chooses', () => {
    const call = { to: weth, value: 10n ** 17n, data: encodeApprove(weth, swapRouter, 10n ** 18n).data }
    const fees = {
      nonce: 0x1a7,
      maxPriorityFeePerGas: 0x0f_42_53n,
      maxFeePerGas: 0x01_3c_9d_5e_27n,
      gasLimit: 0x05_3e_71n,
    }
    const serialized = getBytes(Transaction.from({ type: 2, chainId: 7_777_777, ...fees, ...call }).unsignedSerialized)
    const zeros = serialized.filter((byte) => byte === 0).length
    expect(unsignedDataSize(7_777_777, call)).toEqual({
      compressed: fastLzLength(serialized),
      calldataGas: 16 * serialized.length - 12 * zeros,
    })
  })
})

describe('X16: decoding the transaction gives exactly what the review shows', () => {
  test('for every plan: amounts, bounds, recipients, routes, guard and deadline', () => {
    fc.assert(
      fc.property(anyPlan, ({ plan, deadline }) => {
        const call = encodeTrade(plan, deployment, deadline)
        const { quote, account, sell, buy, guard } = plan
        const { legs, kind } = quote
        const isExactIn = kind === 'exactIn'
        expect(call.to).toBe(executorOf(plan, deployment))
        // The transaction's value is exactly the ether that the review shows as sold.
        expect(call.value).toBe(sell.id === NATIVE ? mostSold(plan) : 0n)
        const intent = intentOf(call, deployment)
        const ways = legs.map(({ hops }) =>
          hops.map(({ protocol, fee, tokenIn, tokenOut }) => ({ protocol, fee, tokenIn, tokenOut })),
        )
        const isGuarded = guard !== null && guardedHops(quote).length > 0
        expect(intent).toEqual({
          kind,
          sell: sell.id,
          buy: buy.id,
          mostSold: mostSold(plan).toString(),
          leastReceived: leastReceived(plan).toString(),
          recipients: [account],
          deadline: deadline.toString(),
          guard: isGuarded ? guard.ticks : null,
          fee: null,
          legs: legs.map(({ amountIn, amountOut }, at): unknown => ({
            hops: ways[at],
            amount: isExactIn ? amountIn : amountOut,
            limit: isExactIn ? (legs.length > 1 ? '0' : plan.limit) : expect.stringMatching(/^\d+$/),
          })),
          ...(wrapsFirst(plan, deployment) && { isWrappedFirst: true }),
        })
        // For an exact output, the limits of all parts add up to the limit of the plan.
        const limits = legsOf(intent).map(({ limit }) => limit)
        if (!isExactIn) expect(sum(limits)).toBe(BigInt(plan.limit))
      }),
      { numRuns: runs(150) },
    )
  })

  test("by the contracts' own interfaces: nobody but the account is paid, and the minimum is never zero", () => {
    fc.assert(
      fc.property(anyPlan, ({ plan, deadline }) => {
        const call = encodeTrade(plan, deployment, deadline)
        const { account, buy, sell, quote } = plan
        const calls = callsOf(call)
        // X41: a sale of ether with unknown tokens on its way is wrapped first, and the rest is unwrapped.
        const isWrapped = wrapsFirst(plan, deployment)
        const wrapped = calls
          .filter(({ name }) => name === 'wrapETH')
          .map((each) => BigInt(String(given(each, 'value'))))
        expect(sum(wrapped)).toBe(isWrapped ? mostSold(plan) : 0n)
        const sweeps = calls.filter(({ name }) => name === 'sweepToken' || (name === 'unwrapWETH9' && !isWrapped))
        const ends = sweeps.filter((each) => given(each, 'amountMinimum') !== 0n)
        // A later V3 pool may leave a part of its input, which the router pays out after the bought token.
        const inner = quote.kind === 'exactIn' ? quote.legs.flatMap(({ hops }) => hops.slice(1)) : []
        const mayStay = inner.filter(({ protocol }) => protocol === 'v3').map(({ tokenIn }) => tokenIn)
        const isByV2 = plan.executor === 'v2Router'
        const swept = sweeps.slice(ends.length).map((each) => [given(each, 'token'), given(each, 'recipient')])
        expect(swept).toEqual(isByV2 ? [] : [...new Set(mayStay)].map((token) => [token, account]))
        const recipients = calls.map((each) => given(each, 'recipient', 'to')).filter((each) => each !== undefined)
        expect(recipients.every((each) => each === account || each === THE_ROUTER)).toBe(true)
        expect(recipients).toContain(account)
        // If the router receives the bought token, it must pay out the whole balance and check the whole minimum.
        const payments = recipients.filter((each) => each === THE_ROUTER).length
        const onTheWay = calls.filter((each) => given(each, 'amountIn') === 0n).length - wrapped.length
        expect(ends).toHaveLength(payments > onTheWay ? 1 : 0)
        for (const end of ends) {
          expect(given(end, 'recipient')).toBe(account)
          expect(given(end, 'amountMinimum')).toBe(leastReceived(plan))
          expect(end.name).toBe(buy.id === NATIVE ? 'unwrapWETH9' : 'sweepToken')
          if (end.name === 'sweepToken') expect(given(end, 'token')).toBe(buy.id)
        }
        const minimums = calls.map((each) =>
          given(each, 'amountOutMinimum', 'amountOutMin', 'amountMinimum', 'amountOut'),
        )
        const most = minimums.reduce<bigint>(
          (high, each) => (typeof each === 'bigint' && each > high ? each : high),
          0n,
        )
        expect(most).toBeGreaterThan(0n)
        // The last call refunds any leftover ether.
        const refunds = calls.map(({ name }) => name).indexOf(isWrapped ? 'unwrapWETH9' : 'refundETH')
        const mayBeLeft = quote.kind === 'exactOut' || quote.legs.some(({ hops }) => hops[0]!.protocol === 'v3')
        const isRefundDue = sell.id === NATIVE && plan.executor === 'swapRouter02' && mayBeLeft
        expect(refunds).toBe(isRefundDue ? calls.length - 1 : -1)
      }),
      { numRuns: runs(150) },
    )
  })

  test('the tree for the review names every address and the same numbers', () => {
    fc.assert(
      fc.property(anyPlan, ({ plan, deadline }) => {
        const call = encodeTrade(plan, deployment, deadline)
        const tree = decodeTrade(call, deployment)
        expect(tree.value).toBe(call.value.toString())
        const all = [tree, ...tree.calls]
        const nativeCurrency = { symbol: 'ETH', decimals: 18 }
        const unnamed = () => null
        const context = { plan, symbolOf: unnamed, contractName: unnamed, nativeCurrency, weth: deployment.weth }
        const words = callWords(tree, context)
        expect([words, ...words.calls].filter(({ meaning }) => meaning === null)).toEqual([])
        const args = all.flatMap((each) => each.args)
        expect(args.filter(({ name }) => name === 'deadline')).toEqual([
          { name: 'deadline', kind: 'time', value: deadline.toString() },
        ])
        const paid = args.flatMap((each) =>
          each.kind === 'address' && (each.name === 'recipient' || each.name === 'to') ? [each.value] : [],
        )
        for (const { address, known } of paid) {
          expect([address, known]).toEqual(address === plan.account ? [address, null] : [THE_ROUTER, 'thisRouter'])
        }
        const amounts = (name: RegExp) =>
          args.flatMap((each) => (each.kind === 'amount' && name.test(each.name) ? [each.value] : []))
        if (plan.quote.kind === 'exactIn') {
          expect(amounts(/^amount(OutMin|Minimum)/)).toContain(plan.limit)
          const sold = wrapsFirst(plan, deployment) ? /^value$/ : /^amountIn$/
          if (call.to === swapRouter) expect(sum(amounts(sold))).toBe(mostSold(plan))
        } else {
          expect(sum(amounts(/^amountOut$/))).toBe(leastReceived(plan))
          if (call.value === 0n) expect(sum(amounts(/^amountInMax/))).toBe(mostSold(plan))
        }
      }),
      { numRuns: runs(60) },
    )
  })

  test('wrapping and unwrapping go to the token itself, one to one', () => {
    fc.assert(
      fc.property(anyAddress, anyAmount, fc.constantFrom('exactIn', 'exactOut'), (account, units, kind) => {
        const planOf = (wrap: 'wrap' | 'unwrap') =>
          planOfQuote(wrapQuote(kind, units, 1, 1), {
            account,
            sell: currency(wrap === 'wrap' ? NATIVE : weth),
            buy: currency(wrap === 'wrap' ? weth : NATIVE),
            wrap,
          })
        const deposit = encodeTrade(planOf('wrap'), deployment, 1)
        expect([deposit.to, deposit.value]).toEqual([weth, units])
        expect(weth9.parseTransaction(deposit)?.name).toBe('deposit')
        const withdrawal = encodeTrade(planOf('unwrap'), deployment, 1)
        expect([withdrawal.to, withdrawal.value]).toEqual([weth, 0n])
        const parsed = weth9.parseTransaction(withdrawal)!
        expect([parsed.name, ...(parsed.args.toArray() as bigint[])]).toEqual(['withdraw', units])
        const amount = units.toString()
        const both = {
          mostSold: amount,
          leastReceived: amount,
          recipients: [],
          legs: [],
          deadline: null,
          guard: null,
          fee: null,
        }
        expect(intentOf(deposit, deployment)).toEqual({ ...both, kind: 'wrap', sell: NATIVE, buy: weth })
        expect(intentOf(withdrawal, deployment)).toEqual({ ...both, kind: 'unwrap', sell: weth, buy: NATIVE })
      }),
    )
  })
})

test("a simulation's transaction is the same without the guard", () => {
  fc.assert(
    fc.property(anyPlan, ({ plan, deadline }) => {
      const without = encodeTrade(plan, deployment, deadline, { withoutGuard: true })
      expect(without).toEqual(encodeTrade({ ...plan, guard: null }, deployment, deadline))
    }),
    { numRuns: runs(40) },
  )
})

test('a bound of a fixed output above the quote leaves each part at least what it was quoted', () => {
  fc.assert(
    fc.property(anyPlan, anyAmount, ({ plan, deadline }, slack) => {
      fc.pre(plan.quote.kind === 'exactOut')
      const limit = (BigInt(plan.quote.amountIn) + slack).toString()
      const legs = legsOf(intentOf(encodeTrade({ ...plan, limit }, deployment, deadline), deployment))
      for (const [at, { amountIn }] of plan.quote.legs.entries()) {
        expect(BigInt(legs[at]!.limit)).toBeGreaterThanOrEqual(BigInt(amountIn))
      }
    }),
    { numRuns: runs(60) },
  )
})

describe('what is not written', () => {
  const refused = (change: (plan: TradePlan) => TradePlan | null) =>
    fc.assert(
      fc.property(anyPlan, ({ plan, deadline }) => {
        const changed = change(plan)
        fc.pre(changed !== null)
        expect(() => encodeTrade(changed, deployment, deadline)).toThrow(RangeError)
      }),
      { numRuns: runs(20) },
    )
  const withLegs = (plan: TradePlan, legs: TradePlan['quote']['legs']): TradePlan => ({
    ...plan,
    quote: { ...plan.quote, legs },
  })
  const firstLeg = ({ quote }: TradePlan) => quote.legs[0]!

  test('a swap that could bring nothing', () =>
    refused((plan) =>
      plan.quote.kind === 'exactIn' ? { ...plan, limit: '0' } : { ...plan, quote: { ...plan.quote, amountOut: '0' } },
    ))

  test('no route at all', () => refused((plan) => withLegs(plan, [])))

  test('parts that do not make up the whole', () =>
    refused((plan) => withLegs(plan, [...plan.quote.legs, firstLeg(plan)])))

  test('a part of nothing, which the router would take as everything', () =>
    refused((plan) =>
      plan.executor === 'v2Router'
        ? null
        : withLegs(plan, [...plan.quote.legs, { ...firstLeg(plan), amountIn: '0', amountOut: '0' }]),
    ))

  test('a route to something else', () =>
    refused((plan) => ({ ...plan, buy: currency(plan.account), quote: plan.quote })))

  test('a route from something else', () => refused((plan) => ({ ...plan, sell: currency(plan.account) })))

  test('a route with a gap, or through a token twice', () => {
    refused((plan) => {
      const { hops } = firstLeg(plan)
      return hops.length < 2
        ? null
        : withLegs(plan, [{ ...firstLeg(plan), hops: [hops[0]!, { ...hops.at(-1)!, tokenIn: plan.account }] }])
    })
    refused((plan) => {
      const [hop] = firstLeg(plan).hops
      const back = { ...hop!, tokenIn: hop!.tokenOut, tokenOut: hop!.tokenIn }
      return withLegs(plan, [{ ...firstLeg(plan), hops: [hop!, back, ...firstLeg(plan).hops] }])
    })
  })

  test('a fixed output that changes its protocol on the way', () =>
    refused((plan) => {
      const { hops } = firstLeg(plan)
      if (plan.quote.kind === 'exactIn' || hops.length < 2 || plan.executor === 'v2Router') return null
      const other = hops[0]!.protocol === 'v2' ? 'v3' : 'v2'
      const [leg, ...rest] = plan.quote.legs
      return withLegs(plan, [{ ...leg!, hops: [{ ...hops[0]!, protocol: other }, ...hops.slice(1)] }, ...rest])
    }))

  test("parts, or V3 pools, for V2's own router", () => {
    refused((plan) => (plan.quote.legs.length > 1 ? { ...plan, executor: 'v2Router' } : null))
    refused((plan) =>
      firstLeg(plan).hops.some(({ protocol }) => protocol === 'v3') ? { ...plan, executor: 'v2Router' } : null,
    )
  })

  test('a guard where ether is sold, which the router would refuse', () =>
    refused((plan) =>
      plan.sell.id === NATIVE && plan.executor === 'swapRouter02' ? { ...plan, guard: { ticks: 20 } } : null,
    ))
})

describe('X13: an approval', () => {
  const erc20 = new Interface(['function approve(address spender, uint256 amount)'])

  test('names the spender and exactly the amount, and sends no ether', () => {
    fc.assert(
      fc.property(anyAddress, fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), (token, units) => {
        const call = encodeApprove(token, swapRouter, units)
        expect([call.to, call.value]).toEqual([token, 0n])
        expect(erc20.decodeFunctionData('approve', call.data).toArray()).toEqual([swapRouter, units])
        const intent = { kind: 'approve', token, spender: swapRouter, amount: units.toString() }
        expect(intentOf(call, deployment)).toEqual(intent)
      }),
    )
  })
})
