import { describe, expect, test } from '@jest/globals'
import { AbiCoder, Interface, solidityPacked } from 'ethers'
import type { Hex } from '#boundary/node'
import type { Address } from '#domain/chain/address'
import type { ContractHop, Route } from '#domain/pool/route'
import type { CallResult } from '#services/chain/multicall'
import { packedPath, quoteCall, readQuote } from '#services/trade/quoter'
import { MAX_SQRT_RATIO, MIN_SQRT_RATIO } from '#domain/pool/tickMath'
import { fc } from '../../support/properties'
import { deploymentOf } from '#config/deployments'

const deployment = deploymentOf(3)!
const quoter = new Interface([
  'function quoteExactInput(bytes path, uint256 amountIn)',
  'function quoteExactOutput(bytes path, uint256 amountOut)',
])
const router = new Interface([
  'function getAmountsOut(uint256 amountIn, address[] path)',
  'function getAmountsIn(uint256 amountOut, address[] path)',
])
const coder = AbiCoder.defaultAbiCoder()

const address = fc
  .bigInt({ min: 1n, max: 2n ** 160n - 1n })
  .map((n): Address => `0x${n.toString(16).padStart(40, '0')}`)
const route = fc
  .record({
    protocol: fc.constantFrom<Route['protocol']>('v2', 'v3'),
    tokens: fc.array(address, { minLength: 2, maxLength: 3 }),
    fees: fc.tuple(fc.constantFrom(100, 500, 3000, 10000), fc.constantFrom(100, 500, 3000, 10000)),
  })
  .map(({ protocol, tokens, fees }): Route => {
    const hops = tokens.slice(1).map((tokenOut, at): ContractHop => {
      return { protocol, pool: tokenOut, fee: fees[at]!, tokenIn: tokens[at]!, tokenOut }
    })
    return { protocol, hops }
  })
const amount = fc.bigInt({ min: 1n, max: 2n ** 256n - 1n })
const kind = fc.constantFrom('exactIn' as const, 'exactOut' as const)

test('a quote asks as ethers would write it', () => {
  fc.assert(
    fc.property(route, kind, amount, (route, kind, amount) => {
      const call = quoteCall(deployment, route, kind, amount)
      const tokens = [route.hops[0]!.tokenIn, ...route.hops.map(({ tokenOut }) => tokenOut)]
      if (route.protocol === 'v2') {
        const name = kind === 'exactIn' ? 'getAmountsOut' : 'getAmountsIn'
        expect(call).toEqual({ to: deployment.v2Router, data: router.encodeFunctionData(name, [amount, tokens]) })
        return
      }
      const fees = route.hops.map(({ fee }) => fee)
      if (kind === 'exactOut') [tokens, fees].forEach((list) => list.reverse())
      const types = tokens.flatMap((_, at) => (at === 0 ? ['address'] : ['uint24', 'address']))
      const path = solidityPacked(
        types,
        tokens.flatMap((token, at) => (at === 0 ? [token] : [fees[at - 1], token])),
      )
      expect(packedPath(route, kind)).toBe(path)
      const name = kind === 'exactIn' ? 'quoteExactInput' : 'quoteExactOutput'
      expect(call).toEqual({ to: deployment.quoter, data: quoter.encodeFunctionData(name, [path, amount]) })
    }),
  )
})

describe('the answer', () => {
  const routeOf = (protocol: Route['protocol'], hops: number): Route => ({
    protocol,
    hops: Array.from({ length: hops }, (): ContractHop => ({
      protocol,
      pool: '0x1',
      fee: 500,
      tokenIn: '0x2',
      tokenOut: '0x3',
    })),
  })
  const gave = (types: string[], values: unknown[]) => ({ success: true, data: coder.encode(types, values) as Hex })
  const v3 = (other: bigint, prices: readonly bigint[] = [1n << 96n]) =>
    gave(['uint256', 'uint160[]', 'uint32[]', 'uint256'], [other, [...prices], [...prices.map(() => 2)], 70_000])

  test.each([
    ['down', 0, MIN_SQRT_RATIO + 1n],
    ['up', 0, MAX_SQRT_RATIO - 1n],
    ['down in its middle', 1, MIN_SQRT_RATIO + 1n],
    ['up at its end', 2, MAX_SQRT_RATIO - 1n],
  ])('is none where a pool of V3 ran dry: %s', (_, at, limit) => {
    const prices = [1n << 96n, 1n << 90n, 1n << 100n]
    expect(readQuote(routeOf('v3', 3), 'exactIn', v3(9n, prices))).not.toBeNull()
    expect(readQuote(routeOf('v3', 3), 'exactIn', v3(9n, prices.with(at, limit)))).toBeNull()
    // If an exact output is not available in full, QuoterV2 itself reverts.
    expect(readQuote(routeOf('v3', 3), 'exactOut', v3(9n, prices.with(at, limit)))).not.toBeNull()
  })

  test('of V3 is the other amount', () => {
    expect(readQuote(routeOf('v3', 1), 'exactIn', v3(9n))).toBe(9n)
    expect(readQuote(routeOf('v3', 1), 'exactOut', v3(9n))).toBe(9n)
  })

  test('of V2 is the last amount, or the first', () => {
    const amounts = gave(['uint256[]'], [[5n, 7n, 9n]])
    expect(readQuote(routeOf('v2', 2), 'exactIn', amounts)).toBe(9n)
    expect(readQuote(routeOf('v2', 2), 'exactOut', amounts)).toBe(5n)
  })

  test.each<CallResult | undefined>([undefined, { success: false, data: '0x' }, { success: true, data: '0x' }, v3(0n)])(
    'is none when the route cannot do the trade',
    (result) => {
      expect(readQuote(routeOf('v3', 1), 'exactIn', result)).toBeNull()
    },
  )
})
