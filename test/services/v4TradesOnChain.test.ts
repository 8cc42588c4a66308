import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { getAddress, parseUnits } from 'ethers'
import type { Hex } from '#boundary/node'
import { isCommonToken } from '#config/deployments'
import { executorOf, spenderOf, directSpendersOf } from '#config/spenders'
import { PERMIT2 } from '#config/uniswap'
import { type Address, ZERO_ADDRESS } from '#domain/chain/address'
import type { DataSize } from '#domain/chain/dataFees'
import type { Deployment } from '#domain/chain/network'
import { NodeError } from '#domain/chain/nodeError'
import { unsignedDataSize } from '#domain/chain/unsignedData'
import { NATIVE, type CurrencyId } from '#domain/token/token'
import { transactionSizes } from '#domain/trade/evaluate/cost'
import {
  LEG_GAS,
  PERMIT2_GAS,
  TRADE_GAS,
  tradeGas,
  tradeGasAtMost,
  UNWRAP_GAS,
  V2_HOP_GAS,
  V3_HOP_GAS,
  V4_HOP_GAS,
  V4_UNLOCK_GAS,
  WRAP_GAS,
} from '#domain/trade/gas'
import { leastReceived, mostSold, type TradePlan } from '#domain/trade/plan'
import { amountsThroughV4 } from '#domain/trade/received'
import { revertReason } from '#domain/trade/revertReason'
import { createChainReader, type ChainReader } from '#services/chainReader'
import type { PoolPlace } from '#domain/pool/pool'
import type { PoolSnapshot } from '#domain/pool/snapshot'
import { computeQuote } from '#domain/trade/evaluate/liveQuote'
import { bestTrade } from '#domain/trade/search/bestTrade'
import { readTokenPools } from '#services/market/poolMarkets'
import type { LogFilter, Node } from '#services/chain/node'
import { hasV4Contracts } from '#services/trade/selfCheck'
import { createSnapshots } from '#services/trade/snapshot'
import { isTier } from '#services/pool/v4/places'
import { INITIALIZE } from '#services/pool/v4/poolSearch'
import { createVerification } from '#services/trade/verifyQuotes'
import { decodeTrade } from '#services/trade/decode/callTree'
import { intentOf } from '#services/trade/decode/intent'
import type { EncodedCall } from '#services/trade/tradeAbi'
import { paidIn, paidOut } from '#services/trade/universalRouter/program'
import { encodeApprove, encodeLockdown, encodePermit2, encodeTrade } from '#services/trade/tradeEncoder'
import type { LocalChain } from '../chain/startChain'
import { ownContract } from '../chain/artifacts'
import { poolKeyIn, positions, sqrtPriceX96, tickAt } from '../chain/poolMath'
import { tablePrices } from '../chain/priceHistory'
import { contracts, mainnet, poolIdOf, tokens, v4PositionManagerAddress, type WorldV4Pool } from '../chain/world'
import {
  alice,
  CHAIN_ID,
  type CoinName,
  currencyOf,
  deployment,
  inPools,
  mineLater,
  type Order,
  planOf,
  sendLater,
} from '../support/chainTrades'
import { sharedChain } from '../support/sharedChain'
import { expectRecord } from '../support/swapRecords'
import type { Quote } from '#domain/trade/quote'
import { addressWord, callData, uintAt } from '#services/chain/words'
import { hex } from '../chain/hex'
import { nodeAt } from '../support/nodeAt'
import { keepState } from '../chain/keepState'

const { weth, v4 } = deployment
const { universalRouter, poolManager } = v4!
const allTokens = tokens.map(({ address }) => address as Address)

let chain: LocalChain
let node: Node
let reader: ChainReader
let goBack: () => Promise<void>

beforeAll(async () => {
  chain = await sharedChain({ history: true })
  node = nodeAt(chain.url)
  reader = createChainReader(node)
  await chain.rpc('evm_setAutomine', [false])
  goBack = await keepState(chain)
})
afterAll(() => chain.stop())

const send = (call: EncodedCall, from?: Address) => sendLater(chain, node, call, from)

const deadline = async (seconds = 1_800) => (await node.head(CHAIN_ID)).timestamp + seconds

async function owned(id: CurrencyId, owner = alice): Promise<bigint> {
  if (id === NATIVE) return node.balance(CHAIN_ID, owner)
  return (await reader.balances(CHAIN_ID, owner, [id]))[0]!
}

function approvalsOf(plan: TradePlan, until: number): EncodedCall[] {
  const token = plan.sell.id
  if (token === NATIVE) return []
  const amount = mostSold(plan)
  return [
    encodeApprove(token, spenderOf(plan, deployment), amount),
    encodePermit2({ token, spender: universalRouter, amount, until }),
  ]
}

/** What is left of the approval for Permit2 and of Permit2's for the router, and the expiry of the latter. */
async function allowances(token: Address) {
  const permit2 = spenderOf({ executor: 'universalRouter' }, deployment)
  const [left] = await reader.allowances(CHAIN_ID, { owner: alice, spender: permit2, tokens: [token] })
  const data = callData('0x927da105', addressWord(alice), addressWord(token), addressWord(universalRouter))
  const answer = await node.simulate(CHAIN_ID, { from: alice, to: permit2, value: 0n, data })
  return { token: left, router: uintAt(answer, 0), until: Number(uintAt(answer, 1)) }
}

async function reasonOf(call: EncodedCall) {
  const error: unknown = await node.simulate(CHAIN_ID, { ...call, from: alice }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(NodeError)
  const { data, message } = error as NodeError
  return revertReason(data, message).cause
}

async function holdings(contract: Address) {
  return [await node.balance(CHAIN_ID, contract), ...(await reader.balances(CHAIN_ID, contract, allTokens))]
}

/** Whether a pool is found without a search: a V2 or V3 pool, or a V4 pool with a usual fee and tick spacing. */
const isUsualPool = (pool: PoolPlace) => pool.protocol !== 'v4' || isTier(pool)

const NATIVE_AAVE = 'v4n:500/10'
const AAVE = 'v4:3000/60'
const AAVE_USDC = 'v4:450/9'
const NATIVE_SHIB = 'v4n:3000/60'
const SHIB = 'v4:10000/200'
const AAVE_SHIB = 'v4:2500/50'

const AMOUNTS: Partial<Record<CoinName, string>> = {
  ETH: '0.5',
  WETH: '0.5',
  AAVE: '2',
  USDC: '300',
  DAI: '200',
  SHIB: '3000000',
  UNI: '40',
  LINK: '30',
}
const units = (name: CoinName, times = 1) => parseUnits(AMOUNTS[name] ?? '1', currencyOf(name).decimals) * BigInt(times)

const wholeV4: [CoinName, CoinName, string][] = [
  ['ETH', 'AAVE', `WETH ${NATIVE_AAVE} AAVE`],
  ['AAVE', 'ETH', `AAVE ${NATIVE_AAVE} WETH`],
  ['ETH', 'AAVE', `WETH ${AAVE} AAVE`],
  ['AAVE', 'ETH', `AAVE ${AAVE} WETH`],
  ['WETH', 'AAVE', `WETH ${NATIVE_AAVE} AAVE`],
  ['AAVE', 'WETH', `AAVE ${NATIVE_AAVE} WETH`],
  ['WETH', 'AAVE', `WETH ${AAVE} AAVE`],
  ['AAVE', 'WETH', `AAVE ${AAVE} WETH`],
  ['USDC', 'AAVE', `USDC ${AAVE_USDC} AAVE`],
  ['AAVE', 'USDC', `AAVE ${AAVE_USDC} USDC`],
  ['ETH', 'SHIB', `WETH ${NATIVE_AAVE} AAVE ${AAVE_SHIB} SHIB`],
  ['SHIB', 'ETH', `SHIB ${AAVE_SHIB} AAVE ${NATIVE_AAVE} WETH`],
  ['USDC', 'SHIB', `USDC ${AAVE_USDC} AAVE ${AAVE_SHIB} SHIB`],
  ['USDC', 'SHIB', `USDC ${AAVE_USDC} AAVE ${NATIVE_AAVE} WETH ${NATIVE_SHIB} SHIB`],
  ['AAVE', 'SHIB', `AAVE ${AAVE} WETH ${SHIB} SHIB`],
]

const mixed: [CoinName, CoinName, string][] = [
  ['UNI', 'AAVE', `UNI 3000 WETH ${NATIVE_AAVE} AAVE`],
  ['UNI', 'AAVE', `UNI 3000 WETH ${AAVE} AAVE`],
  ['UNI', 'SHIB', `UNI v2 WETH ${NATIVE_SHIB} SHIB`],
  ['AAVE', 'UNI', `AAVE ${NATIVE_AAVE} WETH 3000 UNI`],
  ['AAVE', 'UNI', `AAVE ${AAVE} WETH v2 UNI`],
  ['AAVE', 'SHIB', `AAVE ${AAVE} WETH ${NATIVE_SHIB} SHIB`],
  ['AAVE', 'SHIB', `AAVE ${NATIVE_AAVE} WETH ${SHIB} SHIB`],
  ['LINK', 'USDC', `LINK 3000 WETH ${NATIVE_AAVE} AAVE ${AAVE_USDC} USDC`],
  ['USDC', 'ETH', `USDC ${AAVE_USDC} AAVE 3000 WETH`],
  ['USDC', 'WETH', `USDC ${AAVE_USDC} AAVE v2 WETH`],
  ['DAI', 'AAVE', `DAI 100 USDC ${AAVE_USDC} AAVE`],
  ['AAVE', 'DAI', `AAVE ${AAVE_USDC} USDC 100 DAI`],
  ['ETH', 'AAVE', `WETH 500 USDC ${AAVE_USDC} AAVE`],
  ['WETH', 'AAVE', `WETH v2 USDC ${AAVE_USDC} AAVE`],
  ['AAVE', 'ETH', `AAVE ${AAVE_USDC} USDC 500 WETH`],
  ['AAVE', 'WETH', `AAVE ${AAVE_USDC} USDC 500 WETH`],
  ['SHIB', 'DAI', `SHIB ${AAVE_SHIB} AAVE ${AAVE_USDC} USDC 100 DAI`],
  ['SHIB', 'USDC', `SHIB ${SHIB} WETH 500 USDC`],
]

const splits: [CoinName, CoinName, string[]][] = [
  ['ETH', 'AAVE', [`WETH ${NATIVE_AAVE} AAVE`, 'WETH 3000 AAVE']],
  ['ETH', 'AAVE', [`WETH ${NATIVE_AAVE} AAVE`, `WETH ${AAVE} AAVE`]],
  ['ETH', 'AAVE', [`WETH ${NATIVE_AAVE} AAVE`, `WETH ${AAVE} AAVE`, 'WETH v2 AAVE']],
  ['ETH', 'AAVE', [`WETH ${NATIVE_AAVE} AAVE`, 'WETH 3000 AAVE', `WETH 500 USDC ${AAVE_USDC} AAVE`]],
  ['AAVE', 'ETH', [`AAVE ${NATIVE_AAVE} WETH`, 'AAVE 3000 WETH']],
  ['AAVE', 'ETH', [`AAVE ${NATIVE_AAVE} WETH`, `AAVE ${AAVE} WETH`, 'AAVE v2 WETH']],
  ['AAVE', 'ETH', [`AAVE ${AAVE} WETH`, 'AAVE 3000 WETH']],
  ['AAVE', 'ETH', [`AAVE ${NATIVE_AAVE} WETH`, `AAVE ${AAVE_USDC} USDC 500 WETH`]],
  ['WETH', 'AAVE', [`WETH ${NATIVE_AAVE} AAVE`, `WETH ${AAVE} AAVE`, 'WETH 3000 AAVE']],
  ['AAVE', 'WETH', [`AAVE ${NATIVE_AAVE} WETH`, `AAVE ${AAVE} WETH`, 'AAVE 3000 WETH']],
  ['USDC', 'AAVE', [`USDC ${AAVE_USDC} AAVE`, `USDC 500 WETH ${NATIVE_AAVE} AAVE`, `USDC v2 WETH ${AAVE} AAVE`]],
  ['AAVE', 'USDC', [`AAVE ${AAVE_USDC} USDC`, `AAVE ${NATIVE_AAVE} WETH 500 USDC`, `AAVE 3000 WETH v2 USDC`]],
  ['ETH', 'SHIB', [`WETH ${NATIVE_SHIB} SHIB`, `WETH ${NATIVE_AAVE} AAVE ${AAVE_SHIB} SHIB`]],
]

const splitsOut: [CoinName, CoinName, string[]][] = [
  ['ETH', 'AAVE', [`WETH ${NATIVE_AAVE} AAVE`, 'WETH 3000 AAVE']],
  ['ETH', 'AAVE', [`WETH ${NATIVE_AAVE} AAVE`, `WETH ${AAVE} AAVE`]],
  ['ETH', 'AAVE', [`WETH ${NATIVE_AAVE} AAVE`, 'WETH v2 AAVE']],
  ['AAVE', 'ETH', [`AAVE ${NATIVE_AAVE} WETH`, `AAVE ${AAVE} WETH`, 'AAVE 3000 WETH']],
  ['WETH', 'AAVE', [`WETH ${NATIVE_AAVE} AAVE`, 'WETH 3000 AAVE']],
  ['WETH', 'AAVE', [`WETH ${NATIVE_AAVE} AAVE`, `WETH ${AAVE} AAVE`]],
  ['AAVE', 'WETH', [`AAVE ${NATIVE_AAVE} WETH`, 'AAVE 3000 WETH']],
]

/** The plan's quote, but with the gas from the gas table. The trade must cross no ticks. */
function tabled({ quote, sell, buy }: TradePlan): Quote {
  const currency = (id: CurrencyId) => (id === NATIVE ? ZERO_ADDRESS : id)
  let [gas, isStartTurned, isEndTurned] = [TRADE_GAS + (quote.legs.length - 1) * LEG_GAS, false, false]
  let unlockedLegs = 0
  for (const { hops } of quote.legs) {
    let isWholeV4 = true
    for (const [at, hop] of hops.entries()) {
      const before = hops[at - 1]
      const isTurned = before !== undefined && paidOut(before) !== paidIn(hop)
      const isUnlocked = before?.protocol === 'v4' && !isTurned
      isWholeV4 &&= hop.protocol === 'v4' && !isTurned
      gas += isTurned ? UNWRAP_GAS : 0
      gas += { v2: V2_HOP_GAS, v3: V3_HOP_GAS, v4: V4_HOP_GAS }[hop.protocol]
      gas += hop.protocol === 'v4' && !isUnlocked ? V4_UNLOCK_GAS : 0
    }
    unlockedLegs += isWholeV4 ? 1 : 0
    isStartTurned ||= paidIn(hops[0]!) !== currency(sell.id)
    isEndTurned ||= paidOut(hops.at(-1)!) !== currency(buy.id)
  }
  gas += sell.id === NATIVE ? 0 : PERMIT2_GAS
  gas -= Math.max(0, unlockedLegs - 1) * V4_UNLOCK_GAS
  gas += isStartTurned ? (sell.id === NATIVE ? WRAP_GAS : UNWRAP_GAS) : 0
  gas += isEndTurned ? (buy.id === NATIVE ? UNWRAP_GAS : WRAP_GAS) : 0
  return { ...quote, gasEstimate: String(gas) }
}

/**
 * Expects the size by a call's shape to differ by at most a third from that of its bytes, the base of rollups' fees.
 */
function expectAbout(size: DataSize | undefined, call: EncodedCall) {
  const bytes = unsignedDataSize(CHAIN_ID, call)
  for (const by of ['compressed', 'calldataGas'] as const) {
    expect(size![by] / bytes[by]).toBeGreaterThan(0.8)
    expect(size![by] / bytes[by]).toBeLessThan(1.35)
  }
}

const executor = 'universalRouter'
const orders: [string, Order][] = [
  ...(['exactIn', 'exactOut'] as const).flatMap((kind) =>
    wholeV4.map(([sell, buy, way]): [string, Order] => [
      `${kind}: ${way}, ${sell} to ${buy}`,
      { kind, sell, buy, parts: [[way, units(kind === 'exactIn' ? sell : buy)]], executor },
    ]),
  ),
  ...mixed.map(([sell, buy, way]): [string, Order] => [
    `mixed: ${way}, ${sell} to ${buy}`,
    { kind: 'exactIn', sell, buy, parts: [[way, units(sell)]], executor },
  ]),
  ...[['exactIn', splits] as const, ['exactOut', splitsOut] as const].flatMap(([kind, list]) =>
    list.map(([sell, buy, ways]): [string, Order] => {
      const parts = ways.map((way, at) => [way, units(kind === 'exactIn' ? sell : buy, at + 1) + BigInt(at)] as const)
      return [`${kind}, split: ${ways.join(' and ')}, ${sell} to ${buy}`, { kind, sell, buy, parts, executor }]
    }),
  ),
]

test('every kind of trade is tried', () => {
  expect(orders.length).toBeGreaterThanOrEqual(60)
})

describe('through the Universal Router', () => {
  test.each(orders)('%s: to the unit as quoted, one beyond reverts, nothing stays behind', async (_, order) => {
    const plan = await planOf(chain, order)
    const { quote, sell, buy } = plan
    const until = await deadline(2_400)
    const call = encodeTrade(plan, deployment, await deadline())
    expect(call.to).toBe(executorOf(plan, deployment))
    expect(intentOf(call, deployment)).toMatchObject({
      sell: sell.id,
      buy: buy.id,
      mostSold: mostSold(plan).toString(),
      leastReceived: leastReceived(plan).toString(),
      guard: null,
    })
    expect(decodeTrade(call, deployment).name).toBe('execute')

    // Simulates the approvals and the trade together, before anything is approved.
    const currencies = [sell.id, buy.id].flatMap((id) => (id === NATIVE ? [] : [id]))
    const tried = await reader.simulate(CHAIN_ID, alice, [...approvalsOf(plan, until), call], { tokens: currencies })
    const changeOf = (id: CurrencyId) => {
      if (tried.state !== 'done') return tried
      const { before, after } = tried.changes.find(({ currency }) => currency === id)!
      return after - before
    }
    const hasV2 = quote.legs.some(({ hops }) => hops.some(({ protocol }) => protocol === 'v2'))
    const isRounded = quote.kind === 'exactOut' && hasV2
    expect(changeOf(sell.id)).toBe(-BigInt(quote.amountIn))
    if (!isRounded) expect(changeOf(buy.id)).toBe(BigInt(quote.amountOut))

    for (const approval of approvalsOf(plan, until)) {
      const { status, gasUsed } = await send(approval)
      expect(status).toBe(true)
      expect(tradeGas(plan.quote, null, 1)).toBeGreaterThan(gasUsed)
    }
    const beyond = { ...plan, limit: (BigInt(plan.limit) + (quote.kind === 'exactIn' ? 1n : -1n)).toString() }
    expect(['slippage', 'transferRefused', 'noEther', 'noLiquidity']).toContain(
      await reasonOf(encodeTrade(beyond, deployment, await deadline())),
    )

    // The gas from the gas table is never less than the real gas, and not much more.
    const table = tabled(plan)
    const estimate = await node.estimateGas(CHAIN_ID, { ...call, from: alice })
    expect(tradeGasAtMost(table, null, 0)).toBeGreaterThanOrEqual(estimate)
    expect(tradeGas(table, null, 0) * 5n).toBeGreaterThanOrEqual(estimate * 4n)
    const sizes = transactionSizes({ terms: { quote, guard: null }, approvals: 2 })
    for (const [at, approval] of approvalsOf(plan, until).entries()) expectAbout(sizes[at], approval)
    expectAbout(sizes[2], call)

    const before = { sell: await owned(sell.id), buy: await owned(buy.id) }
    const receipt = await send(encodeTrade(plan, deployment, await deadline()))
    expect(receipt.status).toBe(true)
    const fee = receipt.gasUsed * receipt.effectiveGasPrice
    const spent = before.sell - (await owned(sell.id)) - (sell.id === NATIVE ? fee : 0n)
    const received = (await owned(buy.id)) - before.buy + (buy.id === NATIVE ? fee : 0n)
    expect(spent).toBe(BigInt(quote.amountIn))
    if (isRounded) expect(received).toBeGreaterThanOrEqual(BigInt(quote.amountOut))
    else expect(received).toBe(BigInt(quote.amountOut))
    const moved = amountsThroughV4(plan, receipt.logs, { weth, router: universalRouter, poolManager })
    expect(moved).toEqual({ sold: spent, received })
    await expectRecord(node, alice, plan, receipt, { sold: spent, received })
    expect(await holdings(universalRouter)).toEqual([0n, ...allTokens.map(() => 0n)])
    if (sell.id !== NATIVE) expect(await allowances(sell.id)).toEqual({ token: 0n, router: 0n, until })
    await goBack()
  })

  test.each([
    ['AAVE', 'ETH', `AAVE ${NATIVE_AAVE} WETH`],
    ['ETH', 'AAVE', `WETH ${NATIVE_AAVE} AAVE`],
    ['WETH', 'AAVE', `WETH ${NATIVE_AAVE} AAVE`],
    ['USDC', 'AAVE', `USDC ${AAVE_USDC} AAVE`],
  ] as [CoinName, CoinName, string][])(
    'what an exact output leaves over of %s comes back or is left as an allowance until it expires (%s, %s)',
    async (sell, buy, way) => {
      const parts = [[way, units(buy)]] as const
      const plan = await planOf(chain, { kind: 'exactOut', sell, buy, parts, executor, slippageBps: 50 })
      const until = await deadline(2_400)
      for (const approval of approvalsOf(plan, until)) expect((await send(approval)).status).toBe(true)
      const before = await owned(plan.sell.id)
      const receipt = await send(encodeTrade(plan, deployment, await deadline()))
      expect(receipt.status).toBe(true)
      const fee = plan.sell.id === NATIVE ? receipt.gasUsed * receipt.effectiveGasPrice : 0n
      const spent = before - (await owned(plan.sell.id)) - fee
      expect(spent).toBe(BigInt(plan.quote.amountIn))
      const moved = amountsThroughV4(plan, receipt.logs, { weth, router: universalRouter, poolManager })
      expect(moved.sold).toBe(spent)
      expect(await holdings(universalRouter)).toEqual([0n, ...allTokens.map(() => 0n)])
      if (plan.sell.id !== NATIVE) {
        const { token, router } = await allowances(plan.sell.id)
        const slack = BigInt(plan.limit) - spent
        // The router takes the maximum amount of wrapped coins to unwrap them, and refunds the rest.
        expect([token, router]).toEqual(sell === 'WETH' ? [0n, 0n] : [slack, slack])
        await chain.rpc('evm_increaseTime', [2_500])
        await chain.rpc('evm_mine')
        expect(await reasonOf(encodeTrade(plan, deployment, await deadline()))).toBe('allowanceExpired')
      }
      await goBack()
    },
  )

  test('what is left over is listed with its end, and can be revoked', async () => {
    const parts = [[`AAVE ${NATIVE_AAVE} WETH`, units('ETH')]] as const
    const plan = await planOf(chain, { kind: 'exactOut', sell: 'AAVE', buy: 'ETH', parts, executor, slippageBps: 50 })
    const token = plan.sell.id as Address
    const until = await deadline(2_400)
    for (const approval of approvalsOf(plan, until)) await send(approval)
    await send(encodeTrade(plan, deployment, await deadline()))
    const amount = (BigInt(plan.limit) - BigInt(plan.quote.amountIn)).toString()
    const scope = { spenders: directSpendersOf(CHAIN_ID).map(({ address }) => address), tokens: [token] }
    const open = () => reader.approvals(CHAIN_ID, alice, scope)
    const toPermit2 = { token, spender: PERMIT2.address, amount }
    const toRouter = { token, spender: universalRouter, amount, permit2: { allowed: amount, until } }
    expect(await open()).toEqual({ open: [toPermit2, toRouter], unread: 0 })
    expect((await send(encodeLockdown(token, universalRouter))).status).toBe(true)
    expect(await open()).toEqual({ open: [toPermit2], unread: 0 })
    expect((await send(encodeApprove(token, PERMIT2.address, 0n))).status).toBe(true)
    expect(await open()).toEqual({ open: [], unread: 0 })
    await goBack()
  })

  test('X17: a deadline that has passed reverts and says so', async () => {
    const parts = [[`WETH ${NATIVE_AAVE} AAVE`, units('ETH')]] as const
    const plan = await planOf(chain, { kind: 'exactIn', sell: 'ETH', buy: 'AAVE', parts, executor })
    const call = encodeTrade(plan, deployment, await deadline(-1))
    expect(await reasonOf(call)).toBe('deadline')
    expect((await send(call)).status).toBe(false)
    await goBack()
  })

  test('ether that a pool could not take comes back, and is not counted as sold', async () => {
    const { abi } = ownContract('Market')
    // Open a pool at a price of 1. It has very little liquidity near this price and none further away.
    const position = [-200, 200, parseUnits('1')]
    const parts = [['WETH v4n:10000/200 COMP', parseUnits('0.001')]] as const
    const key = [ZERO_ADDRESS, inPools('COMP'), 10_000, 200, ZERO_ADDRESS]
    await chain.rpc('anvil_setBalance', [contracts.market, hex(parseUnits('1'))])
    const data = abi.encodeFunctionData('openV4', [v4PositionManagerAddress, key, 2n ** 96n, [position]]) as Hex
    expect((await send({ to: contracts.market, value: 0n, data })).status).toBe(true)
    const plan = await planOf(chain, { kind: 'exactIn', sell: 'ETH', buy: 'COMP', parts, executor })
    // This amount is more than the pool can take.
    const amountIn = parseUnits('5').toString()
    const legs = plan.quote.legs.map((leg) => ({ ...leg, amountIn }))
    const huge = { ...plan, quote: { ...plan.quote, amountIn, legs } }
    const before = await owned(NATIVE)
    const receipt = await send(encodeTrade(huge, deployment, await deadline()))
    expect(receipt.status).toBe(true)
    const spent = before - (await owned(NATIVE)) - receipt.gasUsed * receipt.effectiveGasPrice
    expect(spent).toBeLessThan(parseUnits('0.02'))
    const moved = amountsThroughV4(huge, receipt.logs, { weth, router: universalRouter, poolManager })
    expect(moved.sold).toBe(spent)
    expect(await holdings(universalRouter)).toEqual([0n, ...allTokens.map(() => 0n)])
    await goBack()
  })

  test.each<[CoinName, string]>([
    ['AAVE', `AAVE ${AAVE_USDC} USDC 10000 COMP`],
    ['ETH', `WETH ${NATIVE_AAVE} AAVE ${AAVE_USDC} USDC 10000 COMP`],
    ['DAI', 'DAI 100 USDC 10000 COMP'],
    ['ETH', 'WETH v2 USDC 10000 COMP'],
  ])(
    'what a V3 pool in the middle does not take, because it runs dry, goes to the account: %s by %s',
    async (sell, way) => {
      const { abi } = ownContract('Market')
      const [usdc, comp] = [inPools('USDC'), inPools('COMP')]
      // Open a pool that takes only about ten dollars.
      const pool = [contracts.v3Factory, usdc, comp, 10_000, 2n ** 96n, 1, [[-200, 200, 10n ** 9n]]]
      const data = abi.encodeFunctionData('openV3', pool) as Hex
      expect((await send({ to: contracts.market, value: 0n, data })).status).toBe(true)
      const parts = [[way, units(sell)]] as const
      const plan = await planOf(chain, { kind: 'exactIn', sell, buy: 'COMP', parts, executor })
      for (const approval of approvalsOf(plan, await deadline(2_400))) expect((await send(approval)).status).toBe(true)
      const before = await owned(usdc)
      expect((await send(encodeTrade(plan, deployment, await deadline()))).status).toBe(true)
      expect((await owned(usdc)) - before).toBeGreaterThan(parseUnits('100', 6))
      expect(await holdings(universalRouter)).toEqual([0n, ...allTokens.map(() => 0n)])
      await goBack()
    },
  )

  test('what someone left in the router goes along with a mixed way, and does not stop it', async () => {
    const gift = (token: Address, amount: bigint): EncodedCall => ({
      to: token,
      value: 0n,
      data: callData('0xa9059cbb', addressWord(universalRouter), amount.toString(16).padStart(64, '0')),
    })
    for (const token of [weth, inPools('AAVE')]) expect((await send(gift(token, 1_000n))).status).toBe(true)
    const parts = [[`UNI 3000 WETH ${NATIVE_AAVE} AAVE`, units('UNI')]] as const
    const plan = await planOf(chain, { kind: 'exactIn', sell: 'UNI', buy: 'AAVE', parts, executor })
    for (const approval of approvalsOf(plan, await deadline(2_400))) await send(approval)
    const before = await owned(plan.buy.id)
    expect((await send(encodeTrade(plan, deployment, await deadline()))).status).toBe(true)
    expect((await owned(plan.buy.id)) - before).toBeGreaterThanOrEqual(BigInt(plan.quote.amountOut))
    await goBack()
  })
})

describe('through a router from 2.1.1 on, which encodes swaps otherwise', () => {
  let later: Deployment

  beforeAll(async () => {
    const { abi, bytecode } = ownContract('LaterRouter')
    const data = bytecode + abi.encodeDeploy([universalRouter]).slice(2)
    const hash = (await chain.rpc('eth_sendTransaction', [{ from: alice, data, gas: hex(5_000_000) }])) as string
    await mineLater(chain)
    const receipt = (await chain.rpc('eth_getTransactionReceipt', [hash])) as { contractAddress: Address }
    const router = getAddress(receipt.contractAddress) as Address
    later = { ...deployment, v4: { ...v4!, universalRouter: router, routerVersion: '2.1.1' } }
    goBack = await keepState(chain)
  })

  test('its contracts are those of its row, and of no row with another version', async () => {
    expect(await hasV4Contracts(node, CHAIN_ID, later.v4!)).toBe(true)
    const { routerVersion, ...row } = later.v4!
    expect(routerVersion).toBe('2.1.1')
    expect(await hasV4Contracts(node, CHAIN_ID, row)).toBe(false)
    expect(await hasV4Contracts(node, CHAIN_ID, { ...v4!, routerVersion: '2.1.1' })).toBe(false)
  })

  // Trades through pools of V4 alone are tried on the chain that poses as a network with such a router.
  test.each(orders.filter(([title]) => /^(?:mixed|exactOut, split):/.test(title)))(
    '%s: read back, tried and sent to the unit as quoted, and nothing stays behind',
    async (_, order) => {
      const plan = await planOf(chain, order)
      const { quote, sell, buy } = plan
      const router = later.v4!.universalRouter
      const until = await deadline(2_400)
      const call = encodeTrade(plan, later, await deadline())
      expect(call.to).toBe(router)
      const terms = { sell: sell.id, buy: buy.id, mostSold: mostSold(plan).toString() }
      expect(intentOf(call, later)).toMatchObject({ ...terms, leastReceived: leastReceived(plan).toString() })
      expect(decodeTrade(call, later).name).toBe('execute')
      // What is encoded for version 2 is not read back as a call of this router.
      const { data } = encodeTrade(plan, deployment, await deadline())
      expect(intentOf({ ...call, data }, later)).toBeNull()

      const token = sell.id
      const amount = mostSold(plan)
      const approvals =
        token === NATIVE
          ? []
          : [
              encodeApprove(token, spenderOf(plan, later), amount),
              encodePermit2({ token, spender: router, amount, until }),
            ]
      const currencies = [sell.id, buy.id].flatMap((id) => (id === NATIVE ? [] : [id]))
      const tried = await reader.simulate(CHAIN_ID, alice, [...approvals, call], { tokens: currencies })
      expect(tried.state).toBe('done')
      for (const approval of approvals) expect((await send(approval)).status).toBe(true)

      const before = { sell: await owned(sell.id), buy: await owned(buy.id) }
      const receipt = await send(call)
      expect(receipt.status).toBe(true)
      const fee = receipt.gasUsed * receipt.effectiveGasPrice
      const sold = before.sell - (await owned(sell.id)) - (sell.id === NATIVE ? fee : 0n)
      const received = (await owned(buy.id)) - before.buy + (buy.id === NATIVE ? fee : 0n)
      expect(sold).toBe(BigInt(quote.amountIn))
      const hasV2 = quote.legs.some(({ hops }) => hops.some(({ protocol }) => protocol === 'v2'))
      // A pair of V2 may give a unit more than an exact output.
      if (quote.kind === 'exactOut' && hasV2) expect(received).toBeGreaterThanOrEqual(BigInt(quote.amountOut))
      else expect(received).toBe(BigInt(quote.amountOut))
      expect(amountsThroughV4(plan, receipt.logs, { weth, router, poolManager })).toEqual({ sold, received })
      expect(await holdings(router)).toEqual([0n, ...allTokens.map(() => 0n)])
      await goBack()
    },
  )
})

describe('a pool that only its event tells of', () => {
  const further: WorldV4Pool = {
    ...{ base: 'UNI', quote: 'WETH', fee: 777, tickSpacing: 7, isNative: true },
    ...{ skewBps: -300n, wideUsd: 2_000_000n, narrowUsd: 1_000_000n, narrowTicks: 700 },
  }
  const id = poolIdOf(poolKeyIn(mainnet, further))
  const open = async (pool: WorldV4Pool, ranges: readonly (readonly [number, number, bigint])[]) => {
    const price = sqrtPriceX96(pool, tablePrices())
    const values = [v4PositionManagerAddress, poolKeyIn(mainnet, pool), price, ranges]
    const data = ownContract('Market').abi.encodeFunctionData('openV4', values) as Hex
    expect((await send({ to: contracts.market, value: 0n, data })).status).toBe(true)
  }

  test('is found once, beside the quotes and behind no junk, gone through, and traded to the wei', async () => {
    await chain.rpc('anvil_setBalance', [contracts.market, hex(parseUnits('5000'))])
    // These older pools have more liquidity at their price, but almost no tokens in their positions.
    for (const fee of [11, 12, 13, 14, 15, 16]) {
      const junk = { ...further, fee, tickSpacing: 1 }
      const tick = tickAt(sqrtPriceX96(junk, tablePrices()))
      await open(junk, [[tick - 1, tick + 2, 2n * 10n ** 23n]])
    }
    await open(further, positions(further, tablePrices()))

    const asked: LogFilter[] = []
    // Use a new node, because the existing one may remember a block from before the pools were opened.
    const fresh = nodeAt(chain.url)
    const watched: Node = {
      ...fresh,
      logs(chainId, filter) {
        if (filter.topics.includes(INITIALIZE)) asked.push(filter)
        return fresh.logs(chainId, filter)
      },
    }
    const snapshots = createSnapshots(watched)
    const [uni, usdc] = [inPools('UNI'), inPools('USDC')]
    const of = async (other: Address) => {
      await mineLater(chain)
      return snapshots.snapshot(CHAIN_ID, uni, other)
    }
    const has = ({ pools }: PoolSnapshot) => pools.some((pool) => pool.id === id)
    expect(has(await of(weth))).toBe(false)
    expect(asked).toEqual([])
    let snapshot = await of(weth)
    while (!has(snapshot)) snapshot = await of(weth)
    expect(asked).toHaveLength(2)
    for (let block = 0; block < 3; block++) expect(has(await of(weth))).toBe(true)
    const isOwn = ({ token0, token1 }: PoolPlace) => token0 === uni || token1 === uni
    const found = [snapshot, await of(usdc)].map(({ pools }) =>
      pools.filter((pool) => isOwn(pool) && !isUsualPool(pool)),
    )
    for (const pools of found) expect(pools).toHaveLength(4)
    expect(asked).toHaveLength(2)

    const verification = createVerification(watched)
    const terms = {
      ...{ weth, executor: 'swapRouter02' as const, feePerGas: 5_000_000_000n },
      isCommon: (token: Address) => isCommonToken(deployment, token),
      v4: { bestTrade, choice: { isRebasing: () => false, isGuardOn: true, allowances: null } },
    }
    for (const [sell, buy, amount] of [
      ['ETH', 'UNI', units('ETH', 6)],
      ['USDC', 'UNI', units('USDC', 20)],
    ] as const) {
      const request = {
        chainId: CHAIN_ID,
        sell: currencyOf(sell).id,
        buy: currencyOf(buy).id,
        kind: 'exactIn' as const,
      }
      const pools = sell === 'ETH' ? snapshot : await of(usdc)
      const quote = computeQuote({ ...request, amount: String(amount) }, pools, terms)!
      expect(quote.legs.flatMap(({ hops }) => hops.map(({ pool }) => pool))).toContain(id)
      const { blockNumber, amountIn, amountOut } = quote
      const checked = { blockNumber, amountIn: BigInt(amountIn), amountOut: BigInt(amountOut) }
      expect(await verification.verify(CHAIN_ID, quote)).toEqual(checked)

      const order: Order = { kind: 'exactIn', sell, buy, parts: [['WETH v4n:777/7 UNI', units('ETH')]], executor }
      const plan: TradePlan = { ...(await planOf(chain, order)), quote, limit: amountOut }
      for (const approval of approvalsOf(plan, await deadline(2_400))) await send(approval)
      const before = await owned(plan.buy.id)
      expect((await send(encodeTrade(plan, deployment, await deadline()))).status).toBe(true)
      expect((await owned(plan.buy.id)) - before).toBe(BigInt(amountOut))
      expect(await holdings(universalRouter)).toEqual([0n, ...allTokens.map(() => 0n)])
    }

    const { pools: listed } = await readTokenPools(watched, CHAIN_ID, uni)
    const { liquidityUsd } = listed.find(({ pool }) => pool.id === id)!
    expect(Number(liquidityUsd) / 1e18).toBeGreaterThan(1_000_000)
    await goBack()
  })
})
