import { id } from 'ethers'
import { describe, expect, test } from '@jest/globals'
import type { Hex } from '#boundary/node'
import { deploymentOf, isCommonToken } from '#config/deployments'
import { executorOf, spenderName, spenderOf } from '#config/spenders'
import { needsUniversalRouter } from '#domain/trade/exposure'
import { executorFor, hasExecutor, type TradePlan } from '#domain/trade/plan'
import type { Hop } from '#domain/pool/route'
import { addressWord, uintWord } from '#services/chain/words'
import { decodeTrade } from '#services/trade/decode/callTree'
import { intentOf } from '#services/trade/decode/intent'
import { checkContracts } from '#services/trade/selfCheck'
import { encodeTrade } from '#services/trade/tradeEncoder'
import { PANCAKE_SWAP } from '#services/market/history/historyLogs'
import { poolPlaces, readPoolNow } from '#services/pool/pools'
import { lensReading } from '#services/pool/ticks'
import { createVerification } from '#services/trade/verifyQuotes'
import { quote } from '../../domain/trade/sample'
import { anyPlan } from '../../support/anyPlan'
import { type FakeContracts, fakeMulticall } from '../../support/fakeMulticall'
import { PANCAKE } from '../../support/pancake'
import { fc } from '../../support/properties'
import { runs } from '../../support/runs'

const BNB = 56
const both = { ...deploymentOf(3)!, pancake: PANCAKE }

/** The same plan through PancakeSwap's pools, with that venue's fees. */
function atPancake(plan: TradePlan): TradePlan {
  const moved = (hop: Hop): Hop =>
    hop.protocol === 'v4'
      ? hop
      : { ...hop, venue: 'pancake', fee: hop.protocol === 'v2' || hop.fee === 3000 ? 2500 : hop.fee }
  const legs = plan.quote.legs.map((leg) => ({ ...leg, hops: leg.hops.map(moved) }))
  const quote = { ...plan.quote, legs }
  return { ...plan, quote, executor: executorFor(quote, 'swapRouter02') }
}
const trades = anyPlan.filter(({ plan }) => plan.executor === 'swapRouter02')
/** Whether a token of a trade could take more than its terms allow, unless the Universal Router executes it. */
const isExposed = ({ quote, sell, buy }: TradePlan) =>
  needsUniversalRouter(quote, { sell: sell.id, buy: buy.id }, (token) => isCommonToken(both, token))
const open = trades.filter(({ plan }) => !isExposed(atPancake(plan)))

describe('a trade through PancakeSwap', () => {
  test('goes to SmartRouter, which is approved for it, and is read back to the same pools', () => {
    fc.assert(
      fc.property(open, ({ plan, deadline }) => {
        const moved = atPancake(plan)
        const call = encodeTrade(moved, both, deadline)
        expect([call.to, spenderOf(moved, both), executorOf(moved, both)]).toEqual(Array(3).fill(PANCAKE.swapRouter))
        const intent = intentOf(call, both)
        if (!intent || !('legs' in intent)) throw new TypeError('The call is not a trade.')
        const read = intent.legs.flatMap(({ hops }) => hops)
        expect(read.every((hop) => hop.protocol !== 'v4' && hop.venue === 'pancake')).toBe(true)
        expect(read.filter(({ protocol }) => protocol === 'v2').every(({ fee }) => fee === 2500)).toBe(true)
        const tree = decodeTrade(call, both)
        expect(tree.calls.every(({ name }) => name !== null)).toBe(true)
      }),
      { numRuns: runs(300) },
    )
  })

  test('is refused if a token of it could take more, because no router of the venue withstands that', () => {
    fc.assert(
      fc.property(
        trades.filter(({ plan }) => isExposed(atPancake(plan))),
        ({ plan, deadline }) => {
          expect(() => encodeTrade(atPancake(plan), both, deadline)).toThrow(RangeError)
        },
      ),
      { numRuns: runs(100) },
    )
  })

  test('is refused at the router of another venue, in either direction', () => {
    fc.assert(
      fc.property(open, ({ plan, deadline }) => {
        expect(() => encodeTrade({ ...plan, executor: 'smartRouter' }, both, deadline)).toThrow(RangeError)
        expect(() => encodeTrade({ ...atPancake(plan), executor: 'swapRouter02' }, both, deadline)).toThrow(RangeError)
      }),
      { numRuns: runs(100) },
    )
  })
})

describe('the pools of PancakeSwap', () => {
  const place = poolPlaces(both, both.weth, both.usdc).find(({ venue, fee }) => venue === 'pancake' && fee === 500)!
  const state = [`0x${[1n << 96n, 0n, 0n, 1n, 1n, 209718400n, 1n].map(uintWord).join('')}`, `0x${uintWord(5n)}`].map(
    (data) => ({ success: true, data: data as Hex }),
  )

  test('have their ticks read by the lens of their venue, whatever the protocol’s share of the fee is', () => {
    const now = readPoolNow(place, state)
    if (now?.protocol !== 'v3') throw new TypeError('The pool was not read.')
    const { calls } = lensReading(both).prepare(now, { first: 0, last: 0 }, 1)
    expect(calls.map(({ to }) => to)).toEqual([PANCAKE.tickLens])
    const { venue: _, ...ofUniswap } = now
    expect(lensReading(both).prepare(ofUniswap, { first: 0, last: 0 }, 1).calls[0]?.to).toBe(both.tickLens)
  })

  test('are quoted by the quoter of their venue', async () => {
    const asked: string[] = []
    const quoted = (data: Hex): Hex => {
      asked.push(data)
      return `0x${[7n, 128n, 160n, 0n, 0n, 0n].map(uintWord).join('')}`
    }
    const { node } = fakeMulticall({ [PANCAKE.quoter]: quoted })
    const [tokenIn, tokenOut] = [place.token0, place.token1]
    const hop = { protocol: 'v3', venue: 'pancake', pool: place.id, fee: 500, tokenIn, tokenOut } as const
    const leg = { hops: [hop], amountIn: '9', amountOut: '7', amounts: ['9', '7'] }
    const found = await createVerification(node).verify(BNB, quote({ legs: [leg], amountIn: '9', amountOut: '7' }))
    expect([found?.amountIn, found?.amountOut, asked.length]).toEqual([9n, 7n, 1])
  })

  test('report swaps with two more words', () => {
    expect(PANCAKE_SWAP).toBe(id('Swap(address,address,int256,int256,uint160,uint128,int24,uint128,uint128)'))
  })
})

describe('the check of a network’s contracts', () => {
  const deployment = deploymentOf(BNB)!

  const word = (value: bigint | number): Hex => `0x${uintWord(value)}`
  const address = (of: string): Hex => `0x${addressWord(of)}`
  const router = (own: { v2Factory: string; v3Factory: string; v3Deployer?: string }) => (data: Hex) => {
    if (data === '0xc45a0155') return address(own.v3Factory)
    if (data === '0x68e0d4e1') return address(own.v2Factory)
    if (data === '0xd5f39488') return own.v3Deployer ? address(own.v3Deployer) : '0x'
    return address(deployment.weth)
  }
  const spacings = (table: Record<number, number>, deployer?: string) => (data: Hex) => {
    if (data === '0x3119049a') return deployer ? address(deployer) : '0x'
    return word(table[Number(`0x${data.slice(10)}`)] ?? 0)
  }
  const pairs = (data: Hex): Hex => (data === '0x574f2ba3' ? word(5n) : '0x')
  const v2Router = (factory: string) => (data: Hex) => address(data === '0xc45a0155' ? factory : deployment.weth)
  const symbol = `0x${uintWord(32n)}${uintWord(4n)}${Buffer.from('USDC').toString('hex').padEnd(64, '0')}` as Hex
  const own: FakeContracts = {
    [deployment.multicall]: (data: Hex) =>
      ({ '0x42cbb15c': word(1n), '0x3408e470': word(BNB) })[data.slice(0, 10)] ?? '0x',
    [deployment.weth]: (data: Hex) => (data === '0x313ce567' ? word(18n) : '0x'),
    [deployment.usdc]: (data: Hex) => (data === '0x313ce567' ? word(18n) : symbol),
    [deployment.v2Factory]: pairs,
    [deployment.v2Router]: v2Router(deployment.v2Factory),
    [deployment.v3Factory]: spacings({ 500: 10, 3000: 60 }),
    [deployment.quoter]: router(deployment),
    [deployment.swapRouter]: router(deployment),
    [deployment.tickLens]: () => undefined,
  }
  const other: FakeContracts = {
    [PANCAKE.v2Factory]: pairs,
    [PANCAKE.v2Router]: v2Router(PANCAKE.v2Factory),
    [PANCAKE.v3Factory]: spacings({ 500: 10, 2500: 50 }, PANCAKE.v3Deployer),
    [PANCAKE.quoter]: router(PANCAKE),
    [PANCAKE.swapRouter]: router(PANCAKE),
    [PANCAKE.tickLens]: () => undefined,
  }

  test('covers the contracts of its other venue, in the same request', async () => {
    const { node, batches } = fakeMulticall({ ...own, ...other })
    const check = await checkContracts(node, BNB)
    expect(check).toEqual({ executor: 'swapRouter02', reason: null, hasPancake: true })
    expect(batches).toHaveLength(1)
    expect(hasExecutor(check, { executor: 'smartRouter' })).toBe(true)
    for (const address of [PANCAKE.swapRouter, PANCAKE.v2Router])
      expect(spenderName(BNB, address)).toMatch(/^PancakeSwap /)
  })

  test.each<[string, FakeContracts]>([
    ['a factory that is none', { [PANCAKE.v3Factory]: () => '0x' }],
    [
      'a factory with the fee tiers of Uniswap',
      { [PANCAKE.v3Factory]: spacings({ 500: 10, 3000: 60 }, PANCAKE.v3Deployer) },
    ],
    ['a factory with another deployer', { [PANCAKE.v3Factory]: spacings({ 500: 10, 2500: 50 }, deployment.weth) }],
    ['a router of other factories', { [PANCAKE.swapRouter]: router({ ...PANCAKE, v2Factory: deployment.v2Factory }) }],
    ['a router of another deployer', { [PANCAKE.swapRouter]: router({ ...PANCAKE, v3Deployer: deployment.weth }) }],
    ['a quoter that answers with the same word to all', { [PANCAKE.quoter]: () => address(PANCAKE.v3Factory) }],
    ['a V2 factory without pairs', { [PANCAKE.v2Factory]: () => '0x' }],
  ])('leaves a venue out that has %s, and trades through Uniswap on', async (_, changes) => {
    const { node } = fakeMulticall({ ...own, ...other, ...changes })
    const check = await checkContracts(node, BNB)
    expect(check).toEqual({ executor: 'swapRouter02', reason: null })
    expect(hasExecutor(check, { executor: 'smartRouter' })).toBe(false)
  })
})
