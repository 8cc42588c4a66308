import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { parseUnits } from 'ethers'
import type { Hex, Receipt } from '#boundary/node'
import type { Address } from '#domain/chain/address'
import { NodeError } from '#domain/chain/nodeError'
import { GUARD_GAS, guardable, guardTicks } from '#domain/trade/slippage'
import { mostSold, type TradePlan } from '#domain/trade/plan'
import { revertReason } from '#domain/trade/revertReason'
import { createChainReader, type ChainReader } from '#services/chainReader'
import type { Node } from '#services/chain/node'
import { packedPath } from '#services/trade/quoter'
import type { EncodedCall } from '#services/trade/tradeAbi'
import { encodeApprove, encodeTrade } from '#services/trade/tradeEncoder'
import { ownContract, packagedContract } from '../chain/artifacts'
import type { LocalChain } from '../chain/startChain'
import { accountOf, contracts, type TokenSymbol } from '../chain/world'
import {
  alice,
  CHAIN_ID,
  currencyOf,
  deployment,
  hopsOf,
  inPools,
  mineLater,
  type Order,
  planOf,
} from '../support/chainTrades'
import { sharedChain } from '../support/sharedChain'
import { contractHops } from '#domain/pool/route'
import { hex } from '../chain/hex'
import { nodeAt } from '../support/nodeAt'
import { keepState } from '../chain/keepState'

/** These tests run a real sandwich attack: a bot trades before and after the victim, in the same block. */

const bot = accountOf('trader').address as Address
const market = ownContract('Market').abi
const router = packagedContract('SwapRouter02').abi
const poolAbi = packagedContract('UniswapV3Pool').abi
const { swapRouter, weth } = deployment

const UNLIMITED = 2n ** 256n - 1n
const SLIPPAGE_BPS = 200
const guard = { ticks: guardTicks(SLIPPAGE_BPS) }
const ether = (text: string) => parseUnits(text)

let chain: LocalChain
let node: Node
let reader: ChainReader
let goBack: () => Promise<void>

beforeAll(async () => {
  chain = await sharedChain({ history: true })
  node = nodeAt(chain.url)
  reader = createChainReader(node)
  await chain.rpc('evm_setAutomine', [false])
  for (const name of ['UNI', 'WETH', 'USDC'] as const) {
    const token = inPools(name)
    const units = parseUnits(name === 'WETH' ? '600' : '250000', currencyOf(name).decimals)
    for (const account of [alice, bot]) {
      await submit(bot, marketCall('pay', [token, account, units]))
      await submit(account, encodeApprove(token, swapRouter, UNLIMITED))
    }
  }
  await mine()
  goBack = await keepState(chain)
})
afterAll(() => chain.stop())

beforeEach(() => goBack())

const marketCall = (name: string, values: readonly unknown[]): EncodedCall => ({
  to: contracts.market,
  value: 0n,
  data: market.encodeFunctionData(name, [...values]) as Hex,
})

/** Sends a transaction without mining it. The node mines transactions in the order of their tips. */
async function submit(from: Address, { to, value, data }: EncodedCall, tipGwei = 1): Promise<string> {
  const fees = { maxFeePerGas: hex(10n ** 12n), maxPriorityFeePerGas: hex(BigInt(tipGwei) * 10n ** 9n) }
  const sent = { from, to, value: hex(value), data, gas: hex(8_000_000), ...fees }
  return (await chain.rpc('eth_sendTransaction', [sent])) as string
}

const mine = () => mineLater(chain)

async function receiptOf(hash: string): Promise<Receipt> {
  return (await node.receipt(CHAIN_ID, hash))!
}

const owned = async (account: Address, name: TokenSymbol) =>
  (await reader.balances(CHAIN_ID, account, [inPools(name)]))[0]!

const deadline = async () => (await node.head(CHAIN_ID)).timestamp + 1_800

/** The bot's swap, which has no price limit. */
function botSwap(way: string, amount: bigint): EncodedCall {
  const [hop] = hopsOf(way)
  const values = [[hop!.tokenIn, hop!.tokenOut, hop!.fee, bot, amount, 0n, 0n]]
  return { to: swapRouter, value: 0n, data: router.encodeFunctionData('exactInputSingle', values) as Hex }
}

async function causeOf(hash: string) {
  const trace = (await chain.rpc('debug_traceTransaction', [hash, { tracer: 'callTracer' }])) as { output?: string }
  return revertReason(trace.output ?? null, '').cause
}

interface Attack {
  sell: TokenSymbol
  buy: TokenSymbol
  way: string
  victim: bigint
  front: bigint
}

const attacks: [string, Attack][] = [
  ['upwards', { sell: 'UNI', buy: 'WETH', way: 'UNI 3000 WETH', victim: ether('20000'), front: ether('13500') }],
  ['downwards', { sell: 'WETH', buy: 'UNI', way: 'WETH 3000 UNI', victim: ether('53'), front: ether('36') }],
]

/** Mines the bot's first trade, the victim's trade and the bot's second trade in one block, in this order. */
async function sandwich({ sell, buy, way, front }: Attack, call: EncodedCall) {
  const [taken] = (await planOf(chain, { kind: 'exactIn', sell, buy, parts: [[way, front]] })).quote.legs
  const back = `${buy} ${way.split(' ')[1]!} ${sell}`
  const hashes = [
    await submit(bot, botSwap(way, front), 30),
    await submit(alice, call, 20),
    await submit(bot, botSwap(back, BigInt(taken!.amountOut)), 10),
  ] as const
  await mine()
  const raw = await Promise.all(hashes.map((hash) => chain.rpc('eth_getTransactionReceipt', [hash])))
  const places = (raw as { blockNumber: string; transactionIndex: string }[]).map(
    ({ blockNumber, transactionIndex }) => [blockNumber, Number(transactionIndex)],
  )
  const { blockNumber } = raw[0] as { blockNumber: string }
  expect(places).toEqual([0, 1, 2].map((index) => [blockNumber, index]))
  const [first, victim, last] = await Promise.all(hashes.map(receiptOf))
  return { first: first!, victim: victim!, last: last!, hash: hashes[1] }
}

describe.each(attacks)('a sandwich, %s', (_, attack) => {
  const { sell, buy, way } = attack
  const order: Order = { kind: 'exactIn', sell, buy, parts: [[way, attack.victim]], slippageBps: SLIPPAGE_BPS }

  test('without the guard: the victim loses more than half a percent, and the bot gains', async () => {
    const plan = await planOf(chain, order)
    const before = { victim: await owned(alice, buy), bot: [await owned(bot, sell), await owned(bot, buy)] as const }
    const { first, victim, last } = await sandwich(attack, encodeTrade(plan, deployment, await deadline()))
    expect([first.status, victim.status, last.status]).toEqual([true, true, true])
    const quoted = BigInt(plan.quote.amountOut)
    const received = (await owned(alice, buy)) - before.victim
    const lostBps = ((quoted - received) * 10_000n) / quoted
    expect(lostBps).toBeGreaterThan(50n)
    expect(lostBps).toBeLessThanOrEqual(BigInt(SLIPPAGE_BPS))
    expect(await owned(bot, buy)).toBe(before.bot[1])
    expect(await owned(bot, sell)).toBeGreaterThan(before.bot[0])
  })

  test('with the guard: the trade reverts, all tokens stay, and the bot has paid for nothing', async () => {
    const plan = await planOf(chain, { ...order, guard })
    const before = { sell: await owned(alice, sell), buy: await owned(alice, buy), bot: await owned(bot, sell) }
    const { first, victim, last, hash } = await sandwich(attack, encodeTrade(plan, deployment, await deadline()))
    expect([first.status, victim.status, last.status]).toEqual([true, false, true])
    expect(await causeOf(hash)).toBe('guard')
    expect([await owned(alice, sell), await owned(alice, buy)]).toEqual([before.sell, before.buy])
    expect(await owned(bot, sell)).toBeLessThan(before.bot)
    // The failed transaction used far less gas than the swap would have.
    expect(victim.gasUsed).toBeLessThan(60_000n)
  })

  test('with the guard and nobody about: the trade is what was quoted', async () => {
    const plan = await planOf(chain, { ...order, guard })
    const before = await owned(alice, buy)
    const hash = await submit(alice, encodeTrade(plan, deployment, await deadline()))
    await mine()
    expect((await receiptOf(hash)).status).toBe(true)
    expect((await owned(alice, buy)) - before).toBe(BigInt(plan.quote.amountOut))
  })

  test.each([
    ['a small trade in the same direction', way, 100n],
    ['a large trade the other way', way.split(' ').reverse().join(' '), 1n],
  ])('with the guard, %s before it does no harm', async (_what, before, part) => {
    const plan = await planOf(chain, { ...order, guard })
    const isSame = before === way
    const amount = (isSame ? attack.front : attacks.find(([, each]) => each.way === before)![1].front) / part
    const hashes = [
      await submit(bot, botSwap(before, amount), 30),
      await submit(alice, encodeTrade(plan, deployment, await deadline()), 20),
    ]
    await mine()
    expect((await Promise.all(hashes.map(receiptOf))).map(({ status }) => status)).toEqual([true, true])
  })
})

/** An alternative encoding of the guard, with a single check of the whole path. */
function withPathCheck(plan: TradePlan, { to, value, data }: EncodedCall): EncodedCall {
  const [until, calls] = router.decodeFunctionData('multicall(uint256,bytes[])', data).toArray(true) as [
    bigint,
    string[],
  ]
  const path = packedPath({ hops: contractHops(plan.quote.legs[0]!.hops) }, 'exactIn')
  const check = router.encodeFunctionData('checkOracleSlippage(bytes,uint24,uint32)', [path, guard.ticks, 0])
  return { to, value, data: router.encodeFunctionData('multicall(uint256,bytes[])', [until, [check, ...calls]]) as Hex }
}

describe.each([
  ['UNI 3000 WETH 500 USDC', 'UNI 3000 WETH', '13500', '10000'],
  ['USDC 500 WETH 3000 UNI', 'WETH 3000 UNI', '36', '50000'],
])('on %s, whose tokens do not stand in one order of their addresses', (way, attacked, front, amount) => {
  const [sell, , , , buy] = way.split(' ') as [TokenSymbol, string, string, string, TokenSymbol]
  const units = parseUnits(amount, currencyOf(sell).decimals)
  const order: Order = { kind: 'exactIn', sell, buy, parts: [[way, units]], slippageBps: SLIPPAGE_BPS }

  test('the guard sees what a check of the whole way overlooks', async () => {
    for (const isWhole of [true, false]) {
      const plan = await planOf(chain, { ...order, guard: isWhole ? null : guard })
      const plain = encodeTrade(plan, deployment, await deadline())
      await submit(bot, botSwap(attacked, ether(front)), 30)
      const hash = await submit(alice, isWhole ? withPathCheck(plan, plain) : plain, 20)
      await mine()
      expect([isWhole, (await receiptOf(hash)).status]).toEqual([isWhole, isWhole])
      if (!isWhole) expect(await causeOf(hash)).toBe('guard')
      await goBack()
    }
  })

  test('a fixed output is guarded in the direction of the trade too', async () => {
    const [leg] = (await planOf(chain, order)).quote.legs
    const bought: Order = { ...order, kind: 'exactOut', parts: [[way, BigInt(leg!.amountOut)]], guard }
    const plan = await planOf(chain, bought)
    const call = encodeTrade(plan, deployment, await deadline())
    await submit(bot, botSwap(attacked, ether(front)), 30)
    const hash = await submit(alice, call, 20)
    await mine()
    expect((await receiptOf(hash)).status).toBe(false)
    expect(await causeOf(hash)).toBe('guard')
  })
})

describe('what the guard costs and where it cannot stand', () => {
  test.each([
    [1, 'UNI 3000 WETH'],
    [2, 'UNI 3000 WETH 500 USDC'],
    [3, 'UNI 3000 WETH 500 USDT 100 USDC'],
  ])('%i pool(s): within the gas that is added for it', async (pools, way) => {
    const buy = way.split(' ').at(-1) as TokenSymbol
    const gas: bigint[] = []
    for (const each of [null, guard]) {
      const plan = await planOf(chain, { kind: 'exactIn', sell: 'UNI', buy, parts: [[way, ether('100')]], guard: each })
      const hash = await submit(alice, encodeTrade(plan, deployment, await deadline()))
      await mine()
      gas.push((await receiptOf(hash)).gasUsed)
      await goBack()
    }
    const added = gas[1]! - gas[0]!
    expect(added).toBeGreaterThan(0n)
    expect(added).toBeLessThan(GUARD_GAS * BigInt(pools))
  })

  test('a move in the latest block looks like an attack to a simulation, so that one runs without', async () => {
    const parts = [['UNI 3000 WETH', ether('100')]] as const
    await submit(bot, botSwap('UNI 3000 WETH', ether('13500')))
    await mine()
    const plan = await planOf(chain, { kind: 'exactIn', sell: 'UNI', buy: 'WETH', parts, guard })
    const simulate = async (options: { withoutGuard?: true }) =>
      node.simulate(CHAIN_ID, { ...encodeTrade(plan, deployment, await deadline(), options), from: alice })
    const failure: unknown = await simulate({}).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(NodeError)
    const { data, message } = failure as NodeError
    expect(revertReason(data, message).cause).toBe('guard')
    await expect(simulate({ withoutGuard: true })).resolves.toMatch(/^0x/)
    // In the next block, the manipulated price counts as a past price.
    const hash = await submit(alice, encodeTrade(plan, deployment, await deadline()))
    await mine()
    expect((await receiptOf(hash)).status).toBe(true)
  })

  test('a pool with one slot only has no history', async () => {
    const position = { lower: -60_000, upper: 60_000, liquidity: ether('1000') }
    const values = [contracts.v3Factory, inPools('COMP'), weth, 10_000, 2n ** 96n, 1, [position]]
    await submit(bot, marketCall('openV3', values))
    await submit(alice, encodeApprove(inPools('COMP'), swapRouter, UNLIMITED))
    await mine()
    const parts = [['COMP 10000 WETH', ether('1')]] as const
    const plan = await planOf(chain, { kind: 'exactIn', sell: 'COMP', buy: 'WETH', parts, guard })
    const [hop] = plan.quote.legs[0]!.hops
    const slot0 = (await chain.rpc('eth_call', [
      { to: hop!.pool, data: poolAbi.encodeFunctionData('slot0') },
    ])) as string
    const cardinality = Number(poolAbi.decodeFunctionResult('slot0', slot0)[3])
    expect(cardinality).toBe(1)
    expect(guardable(plan.quote, () => cardinality, plan.sell.id)).toBe(false)
    const hash = await submit(alice, encodeTrade(plan, deployment, await deadline()))
    await mine()
    expect((await receiptOf(hash)).status).toBe(false)
    expect(await causeOf(hash)).toBe('noHistory')
  })

  test('in a transaction that brings ether, the check itself reverts', async () => {
    const parts = [['WETH 500 USDC', ether('1')]] as const
    const order: Order = { kind: 'exactIn', sell: 'ETH', buy: 'USDC', parts }
    const guarded = await planOf(chain, { ...order, guard })
    expect(guardable(guarded.quote, () => 240, guarded.sell.id)).toBe(false)
    expect(() => encodeTrade(guarded, deployment, 1)).toThrow(RangeError)
    const plan = await planOf(chain, order)
    expect(mostSold(plan)).toBe(ether('1'))
    const plain = encodeTrade(plan, deployment, await deadline())
    const run = async (call: EncodedCall) => node.simulate(CHAIN_ID, { ...call, from: alice })
    await expect(run(plain)).resolves.toMatch(/^0x/)
    await expect(run(withPathCheck(plan, plain))).rejects.toMatchObject({ failure: 'reverted' })
  })
})
