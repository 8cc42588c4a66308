import { deploymentOf, isCommonToken } from '#config/deployments'
import { isCoinExposed } from '#domain/trade/exposure'
import { dataSlice, getAddress, id } from 'ethers'
import type { Address } from '#domain/chain/address'
import { NATIVE, type Currency } from '#domain/token/token'
import type { TradePlan } from '#domain/trade/plan'
import type { ContractHop, Route } from '#domain/pool/route'
import { fc } from './properties'
import type { QuoteLeg } from '#domain/trade/quote'
import { planOfQuote, quoteOfLegs } from './planOfQuote'

const { weth } = deploymentOf(3)!

export const anyAddress = fc
  .bigInt({ min: 2n ** 32n, max: 2n ** 160n - 1n })
  .map((n) => getAddress(`0x${n.toString(16).padStart(40, '0')}`) as Address)
export const anyAmount = fc.oneof(fc.bigInt({ min: 1n, max: 1_000n }), fc.bigInt({ min: 1n, max: 2n ** 240n }))

const currency = (of: Currency['id']): Currency => ({ id: of, symbol: 'X', name: 'X', decimals: 18, logoURI: null })

/** The address of a pool, derived from its properties, so that equal pools have the same address in every plan. */
function poolOf(protocol: Route['protocol'], fee: number, ...tokens: [Address, Address]): Address {
  const name = [protocol, fee, ...tokens.map((token) => token.toLowerCase()).sort()].join()
  return getAddress(dataSlice(id(name), 12)) as Address
}

const anyPart = fc.record({
  protocols: fc.array(fc.constantFrom<Route['protocol']>('v2', 'v3'), { minLength: 1, maxLength: 3 }),
  fees: fc.array(fc.constantFrom(100, 500, 3000, 10000), { minLength: 3, maxLength: 3 }),
  amounts: fc.tuple(anyAmount, anyAmount),
})

export const anyPlan: fc.Arbitrary<{ plan: TradePlan; deadline: number }> = fc
  .record({
    kind: fc.constantFrom('exactIn' as const, 'exactOut' as const),
    executor: fc.constantFrom('swapRouter02' as const, 'swapRouter02' as const, 'v2Router' as const),
    ether: fc.constantFrom('none' as const, 'in' as const, 'out' as const),
    // The account and all tokens have different addresses, because no account is a token's contract.
    addresses: fc.uniqueArray(anyAddress, { minLength: 9, maxLength: 9 }),
    parts: fc.array(anyPart, { minLength: 1, maxLength: 3 }),
    limit: anyAmount,
    ticks: fc.option(fc.integer({ min: 10, max: 50 })),
    deadline: fc.integer({ min: 1, max: 2 ** 40 }),
  })
  .map(({ kind, executor, ether, addresses, parts, limit, ticks, deadline }) => {
    const [account, first, last, ...between] = addresses as [Address, Address, Address, ...Address[]]
    const [from, to] = [ether === 'in' ? weth : first, ether === 'out' ? weth : last]
    const isV2 = executor === 'v2Router'
    const legs = (isV2 ? parts.slice(0, 1) : parts).map(
      ({ protocols, fees, amounts: [amountIn, amountOut] }, part): QuoteLeg => {
        const middle = between.slice(part * 2, part * 2 + protocols.length - 1)
        const way = [from, ...middle, to]
        const hops = protocols.map((each, at): ContractHop => {
          // With a fixed output, all legs must have the same protocol.
          const protocol = isV2 ? 'v2' : kind === 'exactOut' ? protocols[0]! : each
          const fee = protocol === 'v2' ? 3000 : fees[at]!
          const [tokenIn, tokenOut] = [way[at]!, way[at + 1]!]
          return { protocol, pool: poolOf(protocol, fee, tokenIn, tokenOut), fee, tokenIn, tokenOut }
        })
        const [given, gotten] = [amountIn.toString(), amountOut.toString()]
        return { hops, amountIn: given, amountOut: gotten, amounts: [...hops.map(() => given), gotten] }
      },
    )
    const plan = planOfQuote(quoteOfLegs(kind, legs), {
      account,
      sell: currency(ether === 'in' ? NATIVE : from),
      buy: currency(ether === 'out' ? NATIVE : to),
      limit: limit.toString(),
      executor,
      guard: ticks === null || isV2 || ether === 'in' ? null : { ticks },
    })
    return { plan, deadline }
  })
  // If a token could take the ether, the encoder refuses exact purchases and split sales through SwapRouter02.
  .filter(({ plan: { quote, sell, executor } }) => {
    const isExposed = isCoinExposed(quote, { sell: sell.id }, (token) => isCommonToken(deploymentOf(3)!, token))
    return executor !== 'swapRouter02' || !isExposed || (quote.kind === 'exactIn' && quote.legs.length === 1)
  })
