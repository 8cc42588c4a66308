import { describe, expect, test } from '@jest/globals'
import { dataSlice, getAddress, Interface } from 'ethers'
import fc from 'fast-check'
import { deploymentOf } from '../../src/config/deployments'
import type { Address } from '../../src/domain/address'
import { NATIVE, type Currency } from '../../src/domain/token'
import { leastReceived, mostSold, type TradePlan, wrapQuote } from '../../src/domain/trade/plan'
import type { Hop } from '../../src/domain/trade/route'
import { encodeApprove, encodeTrade, type EncodedCall } from '../../src/services/tradeEncoder'
import { packagedContract } from '../chain/artifacts'

const deployment = deploymentOf(3)!
const { weth, swapRouter } = deployment
/** The router's and the wrapped coin's own interfaces, as their packages bring them. */
const router = packagedContract('SwapRouter02').abi
const weth9 = packagedContract('WETH9').abi

const THE_ROUTER = '0x0000000000000000000000000000000000000002'

const address = fc
  .bigInt({ min: 2n ** 32n, max: 2n ** 160n - 1n })
  .map((n) => getAddress(`0x${n.toString(16).padStart(40, '0')}`) as Address)
const amount = fc.oneof(fc.bigInt({ min: 1n, max: 1_000n }), fc.bigInt({ min: 1n, max: 2n ** 255n }))

const currency = (id: Currency['id']): Currency => ({ id, symbol: 'X', name: 'X', decimals: 18, logoURI: null })

/** Any plan that a review can show: both kinds, both protocols, one or two hops, ether on either side or on none. */
const swap = fc
  .record({
    kind: fc.constantFrom('exactIn' as const, 'exactOut' as const),
    protocol: fc.constantFrom('v2' as const, 'v3' as const),
    tokens: fc.uniqueArray(address, { minLength: 2, maxLength: 3 }),
    fees: fc.array(fc.constantFrom(100, 500, 3000, 10000), { minLength: 2, maxLength: 2 }),
    ether: fc.constantFrom('none' as const, 'in' as const, 'out' as const),
    account: address,
    amounts: fc.tuple(amount, amount, amount),
    deadline: fc.integer({ min: 1, max: 2 ** 40 }),
  })
  .map(({ kind, protocol, tokens, fees, ether, account, amounts, deadline }) => {
    if (ether === 'in') tokens[0] = weth
    if (ether === 'out') tokens[tokens.length - 1] = weth
    const [amountIn, amountOut, limit] = amounts.map(String) as [string, string, string]
    const hops = tokens.slice(1).map((tokenOut, at): Hop => {
      return { protocol, pool: tokenOut, fee: fees[at]!, tokenIn: tokens[at]!, tokenOut }
    })
    const plan: TradePlan = {
      chainId: 3,
      account,
      sell: currency(ether === 'in' ? NATIVE : tokens[0]!),
      buy: currency(ether === 'out' ? NATIVE : tokens.at(-1)!),
      quote: { kind, protocol, hops, amountIn, amountOut, impact: '0', gasEstimate: '1', blockNumber: 1, timestamp: 1 },
      wrap: null,
      slippageBps: 50,
      deadlineMinutes: 30,
      limit,
      approval: 'exact',
      acceptedLoss: null,
    }
    return { plan, tokens, fees: fees.slice(0, hops.length), deadline }
  })

/** What a swap's calldata says, read with the router's own interface. */
function decodeSwap({ data }: EncodedCall) {
  const [deadline, calls] = router.decodeFunctionData('multicall(uint256,bytes[])', data) as unknown as [
    bigint,
    string[],
  ]
  const parsed = calls.map((call) => router.parseTransaction({ data: call })!)
  const [first, ...rest] = parsed
  const { name, args } = first!
  const given = (args[0] as { toObject?: () => Record<string, unknown> }).toObject?.() ?? args.toObject()
  return { deadline, name, given, rest: rest.map((call) => [call.name, ...(call.args.toArray() as unknown[])]) }
}

/** Tokens and fees of a packed V3 path. */
function unpack(path: string) {
  const hops = (path.length - 2 - 40) / 46
  const tokenAt = (at: number) => getAddress(dataSlice(path, at * 23, at * 23 + 20))
  return {
    tokens: Array.from({ length: hops + 1 }, (_, at) => tokenAt(at)),
    fees: Array.from({ length: hops }, (_, at) => Number(dataSlice(path, at * 23 + 20, at * 23 + 23))),
  }
}

test('X16: decoding the transaction gives exactly what the review shows', () => {
  fc.assert(
    fc.property(swap, ({ plan, tokens, fees, deadline }) => {
      const call = encodeTrade(plan, deployment, deadline)
      const { quote, account, sell, buy } = plan
      const isExactIn = quote.kind === 'exactIn'
      const recipient = buy.id === NATIVE ? THE_ROUTER : account
      const most = mostSold(plan)
      const least = leastReceived(plan)
      const decoded = decodeSwap(call)
      const { given } = decoded

      expect(call.to).toBe(swapRouter)
      expect(decoded.deadline).toBe(BigInt(deadline))
      // Ether that is sold is all that is sent, and as much as the review names.
      expect(call.value).toBe(sell.id === NATIVE ? most : 0n)
      expect(least).toBeGreaterThan(0n)

      const bounds = isExactIn
        ? { amountIn: most, [quote.protocol === 'v2' ? 'amountOutMin' : 'amountOutMinimum']: least }
        : { amountOut: least, [quote.protocol === 'v2' ? 'amountInMax' : 'amountInMaximum']: most }
      expect(given).toMatchObject(bounds)

      if (quote.protocol === 'v2') {
        expect(decoded.name).toBe(isExactIn ? 'swapExactTokensForTokens' : 'swapTokensForExactTokens')
        expect([...(given.path as string[])]).toEqual(tokens)
        expect(given.to).toBe(recipient)
      } else if (tokens.length === 2) {
        expect(decoded.name).toBe(isExactIn ? 'exactInputSingle' : 'exactOutputSingle')
        expect(given).toMatchObject({ tokenIn: tokens[0], tokenOut: tokens[1], fee: BigInt(fees[0]!), recipient })
        expect(given.sqrtPriceLimitX96).toBe(0n)
      } else {
        expect(decoded.name).toBe(isExactIn ? 'exactInput' : 'exactOutput')
        const path = unpack(given.path as string)
        if (!isExactIn) [path.tokens, path.fees].forEach((list) => list.reverse())
        expect(path).toEqual({ tokens, fees })
        expect(given.recipient).toBe(recipient)
      }

      const after: unknown[][] = []
      if (buy.id === NATIVE) after.push(['unwrapWETH9', least, account])
      if (sell.id === NATIVE && !isExactIn) after.push(['refundETH'])
      expect(decoded.rest).toEqual(after)
    }),
    { numRuns: 100 },
  )
})

test('X16: wrapping and unwrapping go to the token itself, one to one', () => {
  fc.assert(
    fc.property(address, amount, fc.constantFrom('exactIn' as const, 'exactOut' as const), (account, units, kind) => {
      const planOf = (wrap: 'wrap' | 'unwrap'): TradePlan => ({
        chainId: 3,
        account,
        sell: currency(wrap === 'wrap' ? NATIVE : weth),
        buy: currency(wrap === 'wrap' ? weth : NATIVE),
        quote: wrapQuote(kind, units, 1, 1),
        wrap,
        slippageBps: 50,
        deadlineMinutes: 30,
        limit: units.toString(),
        approval: 'exact',
        acceptedLoss: null,
      })
      const deposit = encodeTrade(planOf('wrap'), deployment, 1)
      expect([deposit.to, deposit.value]).toEqual([weth, units])
      expect(weth9.parseTransaction(deposit)?.name).toBe('deposit')
      const withdrawal = encodeTrade(planOf('unwrap'), deployment, 1)
      expect([withdrawal.to, withdrawal.value]).toEqual([weth, 0n])
      const parsed = weth9.parseTransaction(withdrawal)!
      expect([parsed.name, ...(parsed.args.toArray() as bigint[])]).toEqual(['withdraw', units])
    }),
  )
})

test('a swap that could bring nothing is not written', () => {
  fc.assert(
    fc.property(swap, ({ plan, deadline }) => {
      const { quote } = plan
      const empty =
        quote.kind === 'exactIn' ? { ...plan, limit: '0' } : { ...plan, quote: { ...quote, amountOut: '0' } }
      expect(() => encodeTrade(empty, deployment, deadline)).toThrow(RangeError)
    }),
    { numRuns: 20 },
  )
})

describe('X13: an approval', () => {
  const erc20 = new Interface(['function approve(address spender, uint256 amount)'])

  test('names the spender and exactly the amount, and sends no ether', () => {
    fc.assert(
      fc.property(address, fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), (token, units) => {
        const call = encodeApprove(token, swapRouter, units)
        expect([call.to, call.value]).toEqual([token, 0n])
        expect(erc20.decodeFunctionData('approve', call.data).toArray()).toEqual([swapRouter, units])
      }),
    )
  })
})
