import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { parseUnits } from 'ethers'
import type { Hex } from '#boundary/node'
import { executorOf } from '#config/spenders'
import type { Address } from '#domain/chain/address'
import { NodeError } from '#domain/chain/nodeError'
import { NATIVE, type CurrencyId } from '#domain/token/token'
import { LEG_GAS, TRADE_GAS, tradeGasAtMost, UNWRAP_GAS, V2_HOP_GAS, V3_HOP_GAS, WRAP_GAS } from '#domain/trade/gas'
import { guardGas } from '#domain/trade/slippage'
import { leastReceived, mostSold, type TradePlan } from '#domain/trade/plan'
import { type Quote, wrapQuote } from '#domain/trade/quote'
import { amountReceived, amountSold } from '#domain/trade/received'
import { revertReason } from '#domain/trade/revertReason'
import { createChainReader, type ChainReader } from '#services/chainReader'
import { intentOf } from '#services/trade/decode/intent'
import type { Node } from '#services/chain/node'
import type { EncodedCall } from '#services/trade/tradeAbi'
import { encodeApprove, encodeTrade } from '#services/trade/tradeEncoder'
import type { LocalChain } from '../chain/startChain'
import { ownContract } from '../chain/artifacts'
import { accountOf, contracts, tokens } from '../chain/world'
import { alice, CHAIN_ID, currencyOf, deployment, inPools, type Order, planOf, sendLater } from '../support/chainTrades'
import { sharedChain } from '../support/sharedChain'
import { expectRecord } from '../support/swapRecords'
import { nodeAt } from '../support/nodeAt'
import { keepState } from '../chain/keepState'

const { weth } = deployment
const allTokens = tokens.map(({ address }) => address as Address)

let chain: LocalChain
let node: Node
let reader: ChainReader
let goBack: () => Promise<void>

beforeAll(async () => {
  // The chain has past blocks with prices, because the sandwich guard reads past prices of V3 pools.
  chain = await sharedChain({ history: true })
  node = nodeAt(chain.url)
  reader = createChainReader(node)
  await chain.rpc('evm_setAutomine', [false])
  goBack = await keepState(chain)
})
afterAll(() => chain.stop())

const send = (call: EncodedCall, from?: Address) => sendLater(chain, node, call, from)

const deadline = async (seconds = 1_800) => (await node.head(CHAIN_ID)).timestamp + seconds

async function owned(id: CurrencyId): Promise<bigint> {
  if (id === NATIVE) return node.balance(CHAIN_ID, alice)
  return (await reader.balances(CHAIN_ID, alice, [id]))[0]!
}

async function approve(plan: TradePlan) {
  if (plan.sell.id === NATIVE) return
  const call = encodeApprove(plan.sell.id, executorOf(plan, deployment), mostSold(plan))
  expect((await send(call)).status).toBe(true)
}

async function reasonOf(call: EncodedCall) {
  const error: unknown = await node.simulate(CHAIN_ID, { ...call, from: alice }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(NodeError)
  const { failure, data, message } = error as NodeError
  expect(failure).toBe('reverted')
  return revertReason(data, message).cause
}

async function holdings(contract: Address) {
  const owns = await reader.balances(CHAIN_ID, contract, allTokens)
  return [await node.balance(CHAIN_ID, contract), ...owns]
}

const ether = (text: string) => parseUnits(text)
const dollars = (text: string) => parseUnits(text, 6)
const guard = { ticks: 25 }

/** Orders of both kinds with one part, one protocol, and one or two pools. Ether is sold, bought, or not involved. */
const plainOrders = (['exactIn', 'exactOut'] as const).flatMap((kind) =>
  (['v2', 'v3'] as const).flatMap((protocol) => {
    const pool = (fee: number) => (protocol === 'v2' ? 'v2' : fee)
    const ways: [Order['sell'], Order['buy'], string][] = [
      ['ETH', 'UNI', `WETH ${pool(3000)} UNI`],
      ['LINK', 'ETH', `LINK ${pool(3000)} WETH`],
      ['WETH', 'USDC', `WETH ${pool(500)} USDC`],
      ['ETH', 'USDT', `WETH ${pool(500)} USDC ${pool(100)} USDT`],
      ['USDT', 'ETH', `USDT ${pool(100)} USDC ${pool(500)} WETH`],
      ['UNI', 'USDC', `UNI ${pool(3000)} WETH ${pool(500)} USDC`],
    ]
    // SwapRouter02 does not buy a fixed amount of an uncommon token with ether through V3; see hostileTokens.test.ts.
    const isRefused = ([sell, buy]: (typeof ways)[number]) =>
      kind === 'exactOut' && protocol === 'v3' && sell === 'ETH' && buy === 'UNI'
    return ways
      .filter((way) => !isRefused(way))
      .map(([sell, buy, way]): [string, Order] => {
        const side = kind === 'exactIn' ? sell : buy
        const whole = side === 'ETH' || side === 'WETH' ? '0.7' : '150'
        const amount = parseUnits(whole, currencyOf(side).decimals)
        return [`${kind} on ${way}, ${sell} to ${buy}`, { kind, sell, buy, parts: [[way, amount]] }]
      })
  }),
)

const orders: [string, Order][] = [
  ...plainOrders,
  [
    'split in three, token to token',
    {
      kind: 'exactIn',
      sell: 'WETH',
      buy: 'USDC',
      parts: [
        ['WETH 500 USDC', ether('20')],
        ['WETH 3000 USDC', ether('12.3')],
        ['WETH v2 USDC', ether('3.000000000000000001')],
      ],
      guard,
    },
  ],
  [
    'split, ether in',
    {
      kind: 'exactIn',
      sell: 'ETH',
      buy: 'USDC',
      parts: [
        ['WETH v2 USDC', ether('4')],
        ['WETH 500 USDC', ether('31')],
        ['WETH 500 USDT 100 USDC', ether('7')],
      ],
    },
  ],
  [
    'split, ether out',
    {
      kind: 'exactIn',
      sell: 'USDC',
      buy: 'ETH',
      parts: [
        ['USDC 500 WETH', dollars('80000')],
        ['USDC 100 DAI 3000 WETH', dollars('20000.000001')],
        ['USDC v2 WETH', dollars('5000')],
      ],
      guard,
    },
  ],
  [
    'split with a fixed output, token to token',
    {
      kind: 'exactOut',
      sell: 'WETH',
      buy: 'USDC',
      parts: [
        ['WETH 500 USDC', dollars('70000')],
        ['WETH 3000 USDC', dollars('31000.5')],
        ['WETH 500 USDT 100 USDC', dollars('9000')],
      ],
      guard,
    },
  ],
  [
    'split with a fixed output, ether in',
    {
      kind: 'exactOut',
      sell: 'ETH',
      buy: 'USDC',
      parts: [
        ['WETH 500 USDC', dollars('70000')],
        ['WETH 3000 DAI 100 USDC', dollars('31000.5')],
      ],
    },
  ],
  [
    'split with a fixed output, ether out',
    {
      kind: 'exactOut',
      sell: 'USDT',
      buy: 'ETH',
      parts: [
        ['USDT 500 WETH', ether('10')],
        ['USDT 100 USDC 500 WETH', ether('6.5')],
        ['USDT 3000 WETH', ether('1')],
      ],
    },
  ],
  [
    'V2, then V3',
    { kind: 'exactIn', sell: 'UNI', buy: 'USDC', parts: [['UNI v2 WETH 500 USDC', ether('250')]], guard },
  ],
  [
    'V3, then V2',
    { kind: 'exactIn', sell: 'UNI', buy: 'USDC', parts: [['UNI 3000 WETH v2 USDC', ether('250')]], guard },
  ],
  [
    'V2, then V3, ether in',
    { kind: 'exactIn', sell: 'ETH', buy: 'DAI', parts: [['WETH v2 USDC 100 DAI', ether('2')]] },
  ],
  [
    'V3, then V2, ether in',
    { kind: 'exactIn', sell: 'ETH', buy: 'DAI', parts: [['WETH 500 USDC v2 DAI', ether('2')]] },
  ],
  [
    'V3, then V2, ether out',
    { kind: 'exactIn', sell: 'DAI', buy: 'ETH', parts: [['DAI 100 USDC v2 WETH', ether('700')]] },
  ],
  [
    'V2, then V3, ether out',
    { kind: 'exactIn', sell: 'DAI', buy: 'ETH', parts: [['DAI v2 USDC 500 WETH', ether('700')]] },
  ],
  [
    'V2, V3, V2',
    { kind: 'exactIn', sell: 'LINK', buy: 'DAI', parts: [['LINK v2 WETH 500 USDC v2 DAI', ether('90')]], guard },
  ],
  [
    'V3, V2, V3',
    { kind: 'exactIn', sell: 'LINK', buy: 'DAI', parts: [['LINK 3000 WETH v2 USDC 100 DAI', ether('90')]], guard },
  ],
  [
    'V3, V3, V2',
    { kind: 'exactIn', sell: 'LINK', buy: 'DAI', parts: [['LINK 3000 WETH 500 USDC v2 DAI', ether('90')]], guard },
  ],
  [
    'V2, V2, V3',
    { kind: 'exactIn', sell: 'LINK', buy: 'DAI', parts: [['LINK v2 WETH v2 USDC 100 DAI', ether('90')]], guard },
  ],
  [
    'three V3 pools',
    { kind: 'exactIn', sell: 'AAVE', buy: 'DAI', parts: [['AAVE 3000 WETH 500 USDC 100 DAI', ether('9')]], guard },
  ],
  [
    'three V3 pools, ether in',
    { kind: 'exactIn', sell: 'ETH', buy: 'DAI', parts: [['WETH 500 USDT 100 USDC 100 DAI', ether('9')]] },
  ],
  [
    'three V2 pools',
    { kind: 'exactIn', sell: 'AAVE', buy: 'DAI', parts: [['AAVE v2 WETH v2 USDC v2 DAI', ether('9')]] },
  ],
  [
    'three V3 pools with a fixed output',
    { kind: 'exactOut', sell: 'AAVE', buy: 'DAI', parts: [['AAVE 3000 WETH 500 USDC 100 DAI', ether('900')]], guard },
  ],
  [
    'split in which both mixed parts and a plain one pass through the same token',
    {
      kind: 'exactIn',
      sell: 'UNI',
      buy: 'USDC',
      parts: [
        ['UNI v2 WETH 500 USDC', ether('250')],
        ['UNI 3000 WETH v2 USDC', ether('120.5')],
        ['UNI 10000 WETH 3000 USDC', ether('30')],
      ],
      guard,
    },
  ],
  [
    'split with a mixed part, ether in',
    {
      kind: 'exactIn',
      sell: 'ETH',
      buy: 'DAI',
      parts: [
        ['WETH 3000 DAI', ether('8')],
        ['WETH 500 USDC v2 DAI', ether('1')],
        ['WETH v2 USDC 100 DAI', ether('2')],
      ],
    },
  ],
  [
    'split with a mixed part, ether out',
    {
      kind: 'exactIn',
      sell: 'DAI',
      buy: 'ETH',
      parts: [
        ['DAI 3000 WETH', ether('8000')],
        ['DAI v2 USDC 500 WETH', ether('1000')],
        ['DAI 100 USDC v2 WETH', ether('2000')],
      ],
    },
  ],
  [
    'X11: a token that keeps a part, sold',
    { kind: 'exactIn', sell: 'PAXG', buy: 'USDC', parts: [['PAXG v2 WETH v2 USDC', ether('2')]] },
  ],
  [
    'X11: a token that keeps a part, sold for ether',
    { kind: 'exactIn', sell: 'PAXG', buy: 'ETH', parts: [['PAXG v2 WETH', ether('2')]] },
  ],
  [
    'X11: a token that keeps a part, sold on a mixed way',
    { kind: 'exactIn', sell: 'PAXG', buy: 'USDC', parts: [['PAXG v2 WETH 500 USDC', ether('2')]] },
  ],
  [
    'X11: a token that keeps a part, bought',
    { kind: 'exactIn', sell: 'ETH', buy: 'PAXG', parts: [['WETH v2 PAXG', ether('2')]] },
  ],
  [
    'X11: a token that keeps a part, bought on a mixed way',
    { kind: 'exactIn', sell: 'USDC', buy: 'PAXG', parts: [['USDC 500 WETH v2 PAXG', dollars('2000')]] },
  ],
  ...(['exactIn', 'exactOut'] as const).flatMap((kind): [string, Order][] => {
    const executor = 'v2Router'
    const amount = (sold: bigint, bought: bigint) => (kind === 'exactIn' ? sold : bought)
    const ways: [string, Order['sell'], Order['buy'], string, bigint][] = [
      ['token to token', 'UNI', 'USDC', 'UNI v2 WETH v2 USDC', amount(ether('100'), dollars('500'))],
      ['ether in', 'ETH', 'DAI', 'WETH v2 USDC v2 DAI', amount(ether('1.5'), ether('900'))],
      ['ether out', 'USDT', 'ETH', 'USDT v2 WETH', amount(dollars('1000'), ether('0.4'))],
    ]
    return ways.map(([what, sell, buy, way, units]) => [
      `V2's own router, ${kind}, ${what}`,
      { kind, sell, buy, parts: [[way, units]], executor },
    ])
  }),
  [
    "X11: V2's own router, a token that keeps a part, sold",
    { kind: 'exactIn', sell: 'PAXG', buy: 'ETH', parts: [['PAXG v2 WETH', ether('2')]], executor: 'v2Router' },
  ],
  [
    "X11: V2's own router, a token that keeps a part, bought",
    { kind: 'exactIn', sell: 'ETH', buy: 'PAXG', parts: [['WETH v2 PAXG', ether('2')]], executor: 'v2Router' },
  ],
]

/** The plan's quote, but with the gas from the gas table. The trade must cross no ticks. */
function tabled({ quote, sell, buy }: TradePlan): Quote {
  const ofHops = quote.legs.flatMap(({ hops }) =>
    hops.map(({ protocol }) => (protocol === 'v2' ? V2_HOP_GAS : V3_HOP_GAS)),
  )
  const wrapping = sell.id === NATIVE ? WRAP_GAS : buy.id === NATIVE ? UNWRAP_GAS : 0
  const legs = (quote.legs.length - 1) * LEG_GAS
  return { ...quote, gasEstimate: String(TRADE_GAS + wrapping + legs + ofHops.reduce((sum, gas) => sum + gas, 0)) }
}

test.each(['wrap', 'unwrap'] as const)('the gas that is kept to %s is never less than the estimate', async (wrap) => {
  const [sell, buy]: [Order['sell'], Order['buy']] = wrap === 'wrap' ? ['ETH', 'WETH'] : ['WETH', 'ETH']
  const quote = wrapQuote('exactIn', ether('1'), 1, 1)
  // Carol has no WETH yet, so that the gas includes her first balance.
  const from = wrap === 'wrap' ? (accountOf('carol').address as Address) : alice
  const plan = {
    ...(await planOf(chain, plainOrders[0]![1])),
    sell: currencyOf(sell),
    buy: currencyOf(buy),
    quote,
    wrap,
  }
  const estimate = await node.estimateGas(CHAIN_ID, { ...encodeTrade(plan, deployment, 0), from })
  expect(tradeGasAtMost(quote, null, 0)).toBeGreaterThanOrEqual(estimate)
})

describe('every kind of trade', () => {
  test.each(orders)('X05, X07: %s: to the unit as quoted, one beyond reverts, nothing is left', async (_, order) => {
    const plan = await planOf(chain, order)
    const { quote, sell, buy } = plan
    const executor = executorOf(plan, deployment)
    await approve(plan)
    const before = { sell: await owned(sell.id), buy: await owned(buy.id) }
    const call = encodeTrade(plan, deployment, await deadline())
    expect(intentOf(call, deployment)).toMatchObject({
      sell: sell.id,
      buy: buy.id,
      mostSold: mostSold(plan).toString(),
      leastReceived: leastReceived(plan).toString(),
      recipients: [alice],
      guard: plan.guard?.ticks ?? null,
    })
    // The node estimates the gas as if the time were that of the block in which the pools last moved.
    const estimate = await node.estimateGas(CHAIN_ID, {
      ...encodeTrade(plan, deployment, await deadline(), { withoutGuard: true }),
      from: alice,
    })
    // The gas from the gas table is never less than the estimate that a wallet uses.
    expect(tradeGasAtMost(tabled(plan), null, 0)).toBeGreaterThanOrEqual(estimate)
    const beyond = { ...plan, limit: (BigInt(plan.limit) + (quote.kind === 'exactIn' ? 1n : -1n)).toString() }
    // If the account has too little ether for an exact output, the router may already fail when it wraps the ether.
    const causes = sell.id === NATIVE && quote.kind === 'exactOut' ? ['slippage', 'transferRefused'] : ['slippage']
    expect(causes).toContain(await reasonOf(encodeTrade(beyond, deployment, await deadline(), { withoutGuard: true })))
    const receipt = await send(call)
    expect(receipt.status).toBe(true)
    if (plan.guard) expect(receipt.gasUsed).toBeLessThan(estimate + guardGas(quote))
    const fee = receipt.gasUsed * receipt.effectiveGasPrice
    const spent = before.sell - (await owned(sell.id)) - (sell.id === NATIVE ? fee : 0n)
    const received = (await owned(buy.id)) - before.buy + (buy.id === NATIVE ? fee : 0n)
    expect(spent).toBe(BigInt(quote.amountIn))
    // A V2 pair gives everything that the input pays for, and the input was rounded up.
    const isRounded =
      quote.kind === 'exactOut' && quote.legs.some(({ hops }) => hops.some((hop) => hop.protocol === 'v2'))
    if (isRounded && executor === deployment.swapRouter) {
      expect(received).toBeGreaterThanOrEqual(BigInt(quote.amountOut))
    } else expect(received).toBe(BigInt(quote.amountOut))
    expect(amountReceived(plan, receipt.logs, weth, executor)).toBe(received)
    expect(amountSold(plan, receipt.logs, weth, executor)).toBe(spent)
    await expectRecord(node, alice, plan, receipt, { sold: spent, received })
    // The router keeps no tokens that the next caller could take.
    expect(await holdings(executor)).toEqual([0n, ...allTokens.map(() => 0n)])
    if (sell.id !== NATIVE)
      expect(await reader.allowances(CHAIN_ID, { owner: alice, spender: executor, tokens: [sell.id] })).toEqual([0n])
    await goBack()
  })

  test.each(['swapRouter02', 'v2Router'] as const)(
    'X17: a deadline that has passed reverts and says so: %s',
    async (executor) => {
      const parts = [['WETH v2 USDC', ether('1')]] as const
      const plan = await planOf(chain, { kind: 'exactIn', sell: 'ETH', buy: 'USDC', parts, executor })
      const call = encodeTrade(plan, deployment, await deadline(-1))
      expect(await reasonOf(call)).toBe('deadline')
      expect((await send(call)).status).toBe(false)
      await goBack()
    },
  )
})

describe('ether that a pool could not take', () => {
  test('comes back from a V3 pool that runs dry, and is not counted as sold', async () => {
    const { abi } = ownContract('Market')
    // Open a pool at a price of 1. It has very little liquidity near this price and none further away.
    const position = { lower: -200, upper: 200, liquidity: ether('1') }
    const pool = [contracts.v3Factory, inPools('COMP'), weth, 10_000, 2n ** 96n, 1, [position]]
    const open = { to: contracts.market, value: 0n, data: abi.encodeFunctionData('openV3', pool) as Hex }
    expect((await send(open)).status).toBe(true)
    const parts = [['WETH 10000 COMP', ether('5')]] as const
    const plan = await planOf(chain, { kind: 'exactIn', sell: 'ETH', buy: 'COMP', parts })
    const before = await owned(NATIVE)
    const receipt = await send(encodeTrade(plan, deployment, await deadline()))
    expect(receipt.status).toBe(true)
    const spent = before - (await owned(NATIVE)) - receipt.gasUsed * receipt.effectiveGasPrice
    expect(spent).toBeLessThan(ether('0.02'))
    expect(amountSold(plan, receipt.logs, weth, deployment.swapRouter)).toBe(spent)
    expect(amountReceived(plan, receipt.logs, weth, deployment.swapRouter)).toBe(BigInt(plan.quote.amountOut))
    expect(await holdings(deployment.swapRouter)).toEqual([0n, ...allTokens.map(() => 0n)])
    await goBack()
  })
})

test.each<[Order['sell'], string, string]>([
  ['DAI', 'DAI 100 USDC 10000 COMP', '300'],
  ['ETH', 'WETH v2 USDC 10000 COMP', '0.5'],
])(
  'what a V3 pool in the middle does not take, because it runs dry, goes to the account: %s by %s',
  async (sell, way, amount) => {
    const { abi } = ownContract('Market')
    const usdc = inPools('USDC')
    // Open a pool that takes only about ten dollars.
    const pool = [contracts.v3Factory, usdc, inPools('COMP'), 10_000, 2n ** 96n, 1, [[-200, 200, 10n ** 9n]]]
    const open = { to: contracts.market, value: 0n, data: abi.encodeFunctionData('openV3', pool) as Hex }
    expect((await send(open)).status).toBe(true)
    const plan = await planOf(chain, { kind: 'exactIn', sell, buy: 'COMP', parts: [[way, ether(amount)]] })
    await approve(plan)
    const before = await owned(usdc)
    expect((await send(encodeTrade(plan, deployment, await deadline()))).status).toBe(true)
    expect((await owned(usdc)) - before).toBeGreaterThan(dollars('100'))
    expect(await holdings(deployment.swapRouter)).toEqual([0n, ...allTokens.map(() => 0n)])
    await goBack()
  },
)

describe('what someone left in the router before', () => {
  test('does not stop a mixed way or a split; what the router holds of the traded tokens goes along', async () => {
    const { swapRouter } = deployment
    const erc20 = (token: Address, units: bigint): EncodedCall => ({
      to: token,
      value: 0n,
      data: `0xa9059cbb${swapRouter.slice(2).toLowerCase().padStart(64, '0')}${units.toString(16).padStart(64, '0')}`,
    })
    for (const token of [weth, inPools('USDC'), inPools('UNI')])
      expect((await send(erc20(token, 1_000n))).status).toBe(true)
    const parts = [
      ['UNI v2 WETH 500 USDC', ether('25')],
      ['UNI 3000 WETH v2 USDC', ether('12')],
    ] as const
    const plan = await planOf(chain, { kind: 'exactIn', sell: 'UNI', buy: 'USDC', parts })
    await approve(plan)
    const before = await owned(plan.buy.id)
    const receipt = await send(encodeTrade(plan, deployment, await deadline()))
    expect(receipt.status).toBe(true)
    expect((await owned(plan.buy.id)) - before).toBeGreaterThanOrEqual(BigInt(plan.quote.amountOut) + 1_000n)
    await goBack()
  })
})
