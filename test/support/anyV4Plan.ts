import { getAddress, id, type BytesLike } from 'ethers'
import type { Address } from '#domain/chain/address'
import { NATIVE, type Currency } from '#domain/token/token'
import type { TradePlan } from '#domain/trade/plan'
import type { Hop } from '#domain/pool/route'
import { anyAddress } from './anyPlan'
import { planOfQuote, quoteOfLegs } from './planOfQuote'
import { fc } from './properties'
import type { QuoteLeg } from '#domain/trade/quote'
import { deploymentOf } from '#config/deployments'

/** Plans for the Universal Router: V2, V3 and V4 pools, with the coin or its wrapped form at either end or between. */

const { weth } = deploymentOf(3)!

const currency = (of: Currency['id']): Currency => ({ id: of, symbol: 'X', name: 'X', decimals: 18, logoURI: null })
const anyAmount = fc.oneof(fc.bigInt({ min: 1n, max: 1_000n }), fc.bigInt({ min: 1n, max: 2n ** 120n }))

type Protocol = Hop['protocol']
const anyProtocol = fc.constantFrom<Protocol>('v2', 'v3', 'v4', 'v4')
const anyTerms = fc.constantFrom([100, 1], [500, 10], [3000, 60], [450, 9], [0, 1], [10000, 200])

const hookAt = (permissions: number): Address => `0x4f${permissions.toString(16).padStart(38, '0')}`

const anyPart = fc.record({
  protocols: fc.array(anyProtocol, { minLength: 1, maxLength: 3 }),
  terms: fc.array(anyTerms, { minLength: 3, maxLength: 3 }),
  /** For each token of the route, whether a V4 hop uses the native coin instead of the wrapped coin. */
  coins: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
  /** The position at which the route passes through the native or wrapped coin, if the route may do so. */
  middle: fc.constantFrom(1, 2),
  amounts: fc.tuple(anyAmount, anyAmount),
  /** The hook of the V4 pools: none, one that sets fees, or one that is paid before the swap. */
  hooks: fc.constantFrom(null, null, hookAt(0x80), hookAt(0x2888)),
})

type Part = typeof anyPart extends fc.Arbitrary<infer One> ? One : never

const poolId = (data: unknown, size: 20 | 32): `0x${string}` => {
  const hash = id(JSON.stringify(data))
  return (size === 32 ? hash : getAddress(hash.slice(0, 42))) as `0x${string}` & BytesLike
}

/** With an exact output, all hops have the same protocol version, and two that meet at the coin the same form of it. */
function hopsOf(part: Part, tokens: readonly Address[], kind: TradePlan['quote']['kind'], at: number): Hop[] {
  const { protocols, terms, coins } = part
  return protocols.map((each, index): Hop => {
    const protocol = kind === 'exactOut' ? protocols[0]! : each
    const [tokenIn, tokenOut] = [tokens[index]!, tokens[index + 1]!]
    const [fee, tickSpacing] = terms[index] as [number, number]
    if (protocol !== 'v4') {
      const named = { protocol, fee: protocol === 'v2' ? 3000 : fee, tokenIn, tokenOut }
      return { ...named, pool: poolId([at, index, named], 20) }
    }
    const ownIn = kind === 'exactOut' || index === 0 ? coins[index]! : coins[index]! !== (index === 2)
    const coin = tokenIn === weth && ownIn ? 'in' : tokenOut === weth && coins[index + 1]! ? 'out' : null
    const named = {
      protocol,
      fee,
      tickSpacing,
      coin,
      tokenIn,
      tokenOut,
      ...(part.hooks && { hooks: part.hooks }),
    } as const
    return { ...named, pool: poolId([at, index, named], 32) }
  })
}

type End = 'coin' | 'wrapped' | 'token'

export const anyV4Plan: fc.Arbitrary<{ plan: TradePlan; deadline: number }> = fc
  .record({
    kind: fc.constantFrom('exactIn' as const, 'exactIn' as const, 'exactOut' as const),
    ends: fc.constantFrom<[End, End]>(
      ['coin', 'token'],
      ['token', 'coin'],
      ['wrapped', 'token'],
      ['token', 'wrapped'],
      ['token', 'token'],
      ['token', 'token'],
    ),
    addresses: fc.uniqueArray(anyAddress, { minLength: 9, maxLength: 9 }),
    parts: fc.array(anyPart, { minLength: 1, maxLength: 3 }),
    limit: fc.bigInt({ min: 1n, max: 2n ** 120n }),
    deadline: fc.integer({ min: 1, max: 2 ** 40 }),
  })
  .map(({ kind, ends: [sells, buys], addresses, parts, limit, deadline }) => {
    const [account, first, last, ...between] = addresses as [Address, Address, Address, ...Address[]]
    const [from, to] = [sells === 'token' ? first : weth, buys === 'token' ? last : weth]
    const legs = parts.map((part, at): QuoteLeg => {
      const count = part.protocols.length
      const tokens = [from, ...between.slice(at * 2, at * 2 + count - 1), to]
      if (sells === 'token' && buys === 'token' && count > 1) tokens[Math.min(part.middle, count - 1)] = weth
      const hops = hopsOf(part, tokens, kind, at)
      const [given, gotten] = [part.amounts[0].toString(), part.amounts[1].toString()]
      return { hops, amountIn: given, amountOut: gotten, amounts: [...hops.map(() => given), gotten] }
    })
    const quote = quoteOfLegs(kind, legs)
    const plan = planOfQuote(quote, {
      account,
      sell: currency(sells === 'coin' ? NATIVE : from),
      buy: currency(buys === 'coin' ? NATIVE : to),
      // With an exact output, the maximum input is at least the quoted input.
      limit: (kind === 'exactIn' ? limit : limit + BigInt(quote.amountIn)).toString(),
      executor: 'universalRouter',
    })
    return { plan, deadline }
  })
