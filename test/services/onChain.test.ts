/** @jest-environment node */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { parseUnits, solidityPacked } from 'ethers'
import type { Hex } from '../../src/boundary/node'
import { deploymentOf } from '../../src/config/deployments'
import { type Address, sameAddress } from '../../src/domain/address'
import type { Chain } from '../../src/domain/chain'
import { NodeError } from '../../src/domain/nodeError'
import { NATIVE, type CurrencyId } from '../../src/domain/token'
import { leastReceived, mostSold, type TradePlan, wrapQuote } from '../../src/domain/trade/plan'
import type { Quote, TradeKind, TradeRequest } from '../../src/domain/trade/quote'
import { amountReceived } from '../../src/domain/trade/received'
import { revertReason } from '../../src/domain/trade/revertReason'
import type { Hop, Protocol, Route } from '../../src/domain/trade/route'
import { createChainReader, type ChainReader } from '../../src/services/chainReader'
import { createNode, type Node } from '../../src/services/node'
import { createReceipts } from '../../src/services/receipts'
import { encodeApprove, encodeTrade, type EncodedCall } from '../../src/services/tradeEncoder'
import { ownContract, packagedContract } from '../chain/artifacts'
import { startChain, type LocalChain } from '../chain/startChain'
import {
  accountOf,
  accounts,
  contracts,
  pairAddress,
  pairs,
  poolAddress,
  pools,
  tokenOf,
  tokens,
  type WorldPair,
  type WorldPool,
} from '../chain/world'

const CHAIN_ID = 3
const deployment = deploymentOf(CHAIN_ID)!
const { weth, swapRouter } = deployment
const quoter = packagedContract('QuoterV2').abi
const v2Router = packagedContract('UniswapV2Router02').abi

const alice = accountOf('alice').address as Address
const bob = accountOf('bob').address as Address
const carol = accountOf('carol').address as Address
const idOf = (name: string): CurrencyId => (name === 'ETH' ? NATIVE : (tokenOf(name as 'WETH').address as Address))
const inPools = (id: CurrencyId): Address => (id === NATIVE ? weth : id)
const decimalsOf = (name: string) => (name === 'ETH' ? 18 : tokenOf(name as 'WETH').decimals)
const hex = (value: bigint | number) => `0x${value.toString(16)}`

let chain: LocalChain
let node: Node
let reader: ChainReader
let clean: unknown

beforeAll(async () => {
  chain = await startChain({ history: false })
  const local: Chain = {
    id: CHAIN_ID,
    name: 'Ropsten',
    network: 'ropsten',
    rpcUrls: { default: [chain.url], public: [] },
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    explorerUrl: null,
    iconUrl: null,
    iconBackground: 'red',
    isTestnet: true,
  }
  node = createNode([local], 1)
  reader = createChainReader(node)
  clean = await chain.rpc('evm_snapshot')
}, 60_000)
afterAll(() => chain.stop())

const isConcentrated = (pool: WorldPair | WorldPool): pool is WorldPool => 'narrowUsd' in pool

/** Puts the chain back to how it started. */
async function goBack() {
  await chain.rpc('evm_revert', [clean])
  clean = await chain.rpc('evm_snapshot')
}

async function send(from: Address, { to, value, data }: EncodedCall) {
  const sent = { from, to, value: hex(value), data, gas: hex(2_000_000) }
  const hash = (await chain.rpc('eth_sendTransaction', [sent])) as string
  await chain.rpc('evm_mine')
  return createReceipts(node).wait(CHAIN_ID, hash)
}

describe('reading', () => {
  test('the head, a balance, a fee, a contract and an account without code', async () => {
    const head = await node.head(CHAIN_ID)
    const raw = (await chain.rpc('eth_getBlockByNumber', ['latest', false])) as Record<string, string>
    expect(head).toMatchObject({ number: Number(raw.number), hash: raw.hash, timestamp: Number(raw.timestamp) })
    expect(head.baseFeePerGas).toBe(12_000_000_000n)
    expect(await node.balance(CHAIN_ID, bob)).toBe(accountOf('bob').wei)
    expect(await node.priorityFee(CHAIN_ID)).toBeGreaterThan(0n)
    expect((await node.code(CHAIN_ID, swapRouter)).length).toBeGreaterThan(1_000)
    expect(await node.code(CHAIN_ID, bob)).toBe('0x')
  })

  test.each(tokens.map((token) => [token.symbol, token] as const))('what %s says of itself', async (symbol, token) => {
    const facts = await reader.tokenFacts(CHAIN_ID, token.address as Address)
    expect(facts).toMatchObject({ symbol, name: token.name, decimals: token.decimals })
  })

  test('X02: an address without code is no token, nor is a contract that is none', async () => {
    expect(await reader.tokenFacts(CHAIN_ID, bob)).toBe('noCode')
    expect(await reader.tokenFacts(CHAIN_ID, contracts.quoter)).toBe('notAToken')
  })

  test.each(['alice', 'bob', 'carol'] as const)("all of %s's balances in one request", async (name) => {
    const { address, milliTokens } = accountOf(name)
    const owned = await reader.balances(
      CHAIN_ID,
      address as Address,
      tokens.map((token) => token.address as Address),
    )
    const given = tokens.map(({ symbol, decimals, kind }) => {
      const units = ((milliTokens[symbol] ?? 0n) * 10n ** BigInt(decimals)) / 1_000n
      // They were handed out by a transfer, of which the token kept two hundredths of a percent.
      return kind === 'transferFee' ? (units * 9_998n) / 10_000n : units
    })
    expect(owned).toEqual(given)
  })

  test("every token's price is the table's, but for what its pool is off", async () => {
    const prices = await reader.prices(
      CHAIN_ID,
      tokens.map(({ address }) => address as Address),
    )
    const head = await node.head(CHAIN_ID)
    expect(prices).toMatchObject({
      blockNumber: head.number,
      timestamp: head.timestamp,
      etherUsd: parseUnits('3000').toString(),
    })
    for (const [at, { usd, symbol }] of tokens.entries()) {
      const read = BigInt(prices.tokens[at]!.usd!)
      const off = ((read > usd ? read - usd : usd - read) * 10_000n) / usd
      expect([symbol, off <= 20n]).toEqual([symbol, true])
      expect(prices.tokens[at]!.pool).not.toBeNull()
      expect(BigInt(prices.tokens[at]!.depthUsd!)).toBeGreaterThan(parseUnits('100000'))
    }
  })

  test('a pair and a token tell their pools, prices and what is in them', async () => {
    const { pairs: read } = await reader.pairPrices(CHAIN_ID, [[weth, deployment.usdc]])
    expect(read[0]!.pool).toMatchObject({ protocol: 'v3', fee: 500 })
    expect(Number(BigInt(read[0]!.price!) / 10n ** 16n) / 100).toBeCloseTo(3000, -1)
    // Twenty, thirty, six million and so on: what the tables put in.
    const inTables = [...pools, ...pairs].filter(({ base, quote }) => base === 'WETH' && quote === 'USDC')
    const dollars = inTables.reduce(
      (sum, pool) => sum + pool.wideUsd + (isConcentrated(pool) ? pool.narrowUsd : 0n),
      0n,
    )
    const liquidity = BigInt(read[0]!.liquidityUsd!) / 10n ** 18n
    expect(liquidity).toBeGreaterThan((dollars * 9n) / 10n)
    expect(liquidity).toBeLessThan((dollars * 11n) / 10n)
    const own = await reader.tokenPools(CHAIN_ID, idOf('WBTC') as Address)
    const expected = [...pools.filter(({ base }) => base === 'WBTC').map(({ fee }) => fee), 3000]
    expect(own.pools.map(({ pool }) => pool.fee).sort()).toEqual(expected.sort())
  })

  test('the swap contract is the expected one, until something else is there', async () => {
    expect(await reader.checkContracts(CHAIN_ID)).toBeNull()
    const code = await node.code(CHAIN_ID, swapRouter)
    await chain.rpc('anvil_setCode', [swapRouter, await node.code(CHAIN_ID, contracts.quoter)])
    expect(await reader.checkContracts(CHAIN_ID)).toContain('not the expected one')
    await chain.rpc('anvil_setCode', [swapRouter, '0x'])
    expect(await reader.checkContracts(CHAIN_ID)).toContain('not the expected one')
    await chain.rpc('anvil_setCode', [swapRouter, code])
  })
})

describe('R19: names', () => {
  test.each(accounts.map(({ name, address, ensName, avatar }) => ({ name, address, ensName, avatar })))(
    '$name is known as $ensName',
    async ({ address, ensName, avatar }) => {
      const identity = await reader.identity(CHAIN_ID, address as Address)
      expect(identity).toEqual({ name: ensName ?? null, avatar: avatar ?? null })
    },
  )

  test('who calls himself alice.eth without being it has no name', async () => {
    const { abi } = ownContract('EnsReverseRegistrar')
    const data = abi.encodeFunctionData('setName', ['alice.eth']) as Hex
    const { status } = await send(carol, { to: contracts.ensReverseRegistrar, value: 0n, data })
    expect(status).toBe(true)
    expect(await reader.identity(CHAIN_ID, carol)).toEqual({ name: null, avatar: null })
    await goBack()
  })
})

/** Pools between two tokens, from the tables that made the chain. */
function poolsBetween(a: Address, b: Address): Hop[] {
  const joins = ({ base, quote }: { base: string; quote: string }) => {
    const [one, two] = [idOf(base), idOf(quote)]
    return (sameAddress(one, a) && sameAddress(two, b)) || (sameAddress(one, b) && sameAddress(two, a))
  }
  const hop = (protocol: Protocol, pool: string, fee: number): Hop => {
    return { protocol, pool: pool as Address, fee, tokenIn: a, tokenOut: b }
  }
  return [
    ...pairs.filter(joins).map(() => hop('v2', pairAddress(a, b), 3000)),
    ...pools.filter(joins).map(({ fee }) => hop('v3', poolAddress(a, b, fee), fee)),
  ]
}

/** Every way of one or two hops. */
function routesOf(tokenIn: Address, tokenOut: Address): Route[] {
  const middles = deployment.bases.filter((base) => !sameAddress(base, tokenIn) && !sameAddress(base, tokenOut))
  const hopLists = [
    ...poolsBetween(tokenIn, tokenOut).map((hop) => [hop]),
    ...middles.flatMap((middle) =>
      poolsBetween(tokenIn, middle).flatMap((first) =>
        poolsBetween(middle, tokenOut)
          .filter(({ protocol }) => protocol === first.protocol)
          .map((second) => [first, second]),
      ),
    ),
  ]
  return hopLists.map((hops) => ({ protocol: hops[0]!.protocol, hops }))
}

/** One route's other amount and gas by the chain's quoter, asked alone and written by ethers; null when it refuses. */
async function askQuoter({ protocol, hops }: Route, kind: TradeKind, amount: bigint) {
  const path = [hops[0]!.tokenIn, ...hops.map(({ tokenOut }) => tokenOut)]
  const fees = hops.map(({ fee }) => fee)
  const call = async (to: string, data: string) => (await chain.rpc('eth_call', [{ to, data }, 'latest'])) as string
  try {
    if (protocol === 'v2') {
      const name = kind === 'exactIn' ? 'getAmountsOut' : 'getAmountsIn'
      const data = await call(contracts.v2Router, v2Router.encodeFunctionData(name, [amount, path]))
      const amounts = [...(v2Router.decodeFunctionResult(name, data)[0] as bigint[])]
      return { other: kind === 'exactIn' ? amounts.at(-1)! : amounts[0]!, gas: 100_000n * BigInt(hops.length) }
    }
    if (kind === 'exactOut') [path, fees].forEach((list) => list.reverse())
    const types = path.flatMap((_, at) => (at === 0 ? ['address'] : ['uint24', 'address']))
    const packed = solidityPacked(
      types,
      path.flatMap((token, at) => (at === 0 ? [token] : [fees[at - 1], token])),
    )
    const name = kind === 'exactIn' ? 'quoteExactInput' : 'quoteExactOutput'
    const data = await call(contracts.quoter, quoter.encodeFunctionData(name, [packed, amount]))
    const [other, , , gas] = quoter.decodeFunctionResult(name, data) as unknown as [bigint, unknown, unknown, bigint]
    return { other, gas }
  } catch {
    return null
  }
}

/** The best of some routes, asked one by one, as a quote. */
async function bestOf(routes: readonly Route[], kind: TradeKind, amount: bigint): Promise<Quote | null> {
  let best: { route: Route; other: bigint; gas: bigint } | null = null
  for (const route of routes) {
    const found = await askQuoter(route, kind, amount)
    if (!found || found.other === 0n) continue
    const isBetter = !best || (kind === 'exactIn' ? found.other > best.other : found.other < best.other)
    if (isBetter) best = { route, ...found }
  }
  if (!best) return null
  const [amountIn, amountOut] = kind === 'exactIn' ? [amount, best.other] : [best.other, amount]
  return {
    kind,
    protocol: best.route.protocol,
    hops: best.route.hops,
    amountIn: amountIn.toString(),
    amountOut: amountOut.toString(),
    impact: '0',
    gasEstimate: best.gas.toString(),
    blockNumber: 0,
    timestamp: 0,
  }
}

describe('quotes equal the best of all routes, asked one by one', () => {
  const wanted: [sell: string, buy: string, kind: TradeKind, amount: string][] = [
    ['ETH', 'USDC', 'exactIn', '0.000000001'],
    ['ETH', 'USDC', 'exactIn', '0.1'],
    ['ETH', 'USDC', 'exactIn', '1'],
    ['ETH', 'USDC', 'exactIn', '1000'],
    ['ETH', 'USDC', 'exactOut', '1'],
    ['ETH', 'USDC', 'exactOut', '250000'],
    ['USDC', 'ETH', 'exactIn', '500'],
    ['USDC', 'ETH', 'exactOut', '3'],
    ['WETH', 'DAI', 'exactIn', '20'],
    ['UNI', 'USDC', 'exactIn', '100'],
    ['UNI', 'USDC', 'exactOut', '100'],
    ['LINK', 'UNI', 'exactIn', '2000'],
    ['UNI', 'LINK', 'exactOut', '12'],
    ['AAVE', 'MKR', 'exactIn', '1'],
    ['MKR', 'SHIB', 'exactIn', '0.5'],
    ['SHIB', 'ETH', 'exactIn', '1000000'],
    ['SHIB', 'ETH', 'exactOut', '0.01'],
    ['WBTC', 'USDC', 'exactIn', '0.5'],
    ['WBTC', 'USDT', 'exactIn', '25'],
    ['USDT', 'DAI', 'exactIn', '1000000'],
    ['USDT', 'USDC', 'exactOut', '99.999999'],
    ['COMP', 'WBTC', 'exactIn', '40'],
    ['PAXG', 'ETH', 'exactIn', '1'],
    ['ETH', 'PAXG', 'exactIn', '1'],
    ['DAI', 'AAVE', 'exactOut', '7'],
    // Amounts that run the shallow pools of 0.01 % through all their ticks: more gas than a node gives to one call.
    ['ETH', 'USDC', 'exactIn', '1000000'],
    ['ETH', 'USDC', 'exactIn', '1000000000'],
    ['ETH', 'USDC', 'exactIn', '1000000000000000'],
    ['USDC', 'USDT', 'exactIn', '100000000000'],
    ['ETH', 'USDC', 'exactOut', '5000000'],
    ['ETH', 'USDC', 'exactOut', '20000000'],
    ['ETH', 'USDC', 'exactOut', '1000000'],
    ['USDC', 'USDT', 'exactOut', '100000'],
  ]

  test.each(wanted)('%s to %s, %s %s', async (sell, buy, kind, text) => {
    const amount = parseUnits(text, decimalsOf(kind === 'exactIn' ? sell : buy))
    const request = { chainId: CHAIN_ID, sell: idOf(sell), buy: idOf(buy), kind, amount: amount.toString() }
    const quote = await reader.quote(request)
    const expected = await bestOf(routesOf(inPools(request.sell), inPools(request.buy)), kind, amount)
    expect(quote).toMatchObject({ kind, amountIn: expected!.amountIn, amountOut: expected!.amountOut })
    const head = await node.head(CHAIN_ID)
    expect(quote).toMatchObject({ blockNumber: head.number, timestamp: head.timestamp })
    expect(quote!.impact).not.toBeNull()
  })

  test.each(['60000000000000', '9'.repeat(20), '9'.repeat(70)])(
    'more than all pools hold (%s) has no route',
    async (amount) => {
      const request: TradeRequest = { chainId: CHAIN_ID, sell: NATIVE, buy: idOf('USDC'), kind: 'exactOut', amount }
      expect(await reader.quote(request)).toBeNull()
      expect(await reader.quote({ ...request, sell: idOf('USDT') })).toBeNull()
      expect(await reader.quote({ ...request, buy: bob })).toBeNull()
    },
  )
})

/** A trade that takes a route of this form, and for what. */
interface Case {
  kind: TradeKind
  protocol: Protocol
  hops: 1 | 2
  ether: 'in' | 'out' | 'none'
}

/** What a swap costs beside the quoter's gas: the transaction, its calldata and the transfers at both ends. */
const GAS_AROUND = 60_000n

const sides: Record<Case['ether'], Record<Case['hops'], [sell: string, buy: string]>> = {
  in: { 1: ['ETH', 'UNI'], 2: ['ETH', 'USDT'] },
  out: { 1: ['LINK', 'ETH'], 2: ['USDC', 'ETH'] },
  none: { 1: ['WETH', 'USDC'], 2: ['UNI', 'USDC'] },
}
const cases: Case[] = (['exactIn', 'exactOut'] as const).flatMap((kind) =>
  (['v2', 'v3'] as const).flatMap((protocol) =>
    ([1, 2] as const).flatMap((hops) =>
      (['in', 'out', 'none'] as const).map((ether) => ({ kind, protocol, hops, ether })),
    ),
  ),
)

/** The plan of a case with the limit at the quote itself: not a unit of tolerance. */
async function planOf({ kind, protocol, hops, ether }: Case): Promise<TradePlan> {
  const [sell, buy] = sides[ether][hops]
  const side = kind === 'exactIn' ? sell : buy
  const amount = parseUnits(side === 'ETH' || side === 'WETH' ? '0.7' : '150', decimalsOf(side))
  const routes = routesOf(inPools(idOf(sell)), inPools(idOf(buy)))
  const quote = await bestOf(
    routes.filter((route) => route.protocol === protocol && route.hops.length === hops),
    kind,
    amount,
  )
  const currency = (name: string) => ({ id: idOf(name), symbol: name, name, decimals: decimalsOf(name), logoURI: null })
  return {
    chainId: CHAIN_ID,
    account: alice,
    sell: currency(sell),
    buy: currency(buy),
    quote: quote!,
    wrap: null,
    slippageBps: 0,
    deadlineMinutes: 30,
    limit: kind === 'exactIn' ? quote!.amountOut : quote!.amountIn,
    approval: 'exact',
    acceptedLoss: null,
  }
}

async function deadline(seconds = 1_800) {
  return (await node.head(CHAIN_ID)).timestamp + seconds
}

async function owned(id: CurrencyId): Promise<bigint> {
  if (id === NATIVE) return node.balance(CHAIN_ID, alice)
  return (await reader.balances(CHAIN_ID, alice, [id]))[0]!
}

async function approve(plan: TradePlan) {
  if (plan.sell.id === NATIVE) return
  const token = plan.sell.id
  expect((await send(alice, encodeApprove(token, swapRouter, mostSold(plan)))).status).toBe(true)
  expect(await reader.allowances(CHAIN_ID, alice, swapRouter, [token])).toEqual([mostSold(plan)])
}

/** What a call would fail with. */
async function reasonOf(call: EncodedCall) {
  const error: unknown = await node.simulate(CHAIN_ID, { ...call, from: alice }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(NodeError)
  const { failure, data, message } = error as NodeError
  expect(failure).toBe('reverted')
  return revertReason(data, message).cause
}

describe('trades', () => {
  test.each(cases)('$kind on $protocol, $hops hop(s), ether $ether: all is to the unit as quoted', async (each) => {
    const plan = await planOf(each)
    const { quote, sell, buy } = plan
    await approve(plan)
    const before = { sell: await owned(sell.id), buy: await owned(buy.id) }
    const receipt = await send(alice, encodeTrade(plan, deployment, await deadline()))
    expect(receipt.status).toBe(true)
    // The quote's gas and the transaction around it tell the cost within a quarter, and hardly ever too little.
    const gas = BigInt(quote.gasEstimate) + GAS_AROUND
    expect(receipt.gasUsed).toBeLessThan((gas * 110n) / 100n)
    expect(receipt.gasUsed).toBeGreaterThan((gas * 75n) / 100n)
    const fee = receipt.gasUsed * receipt.effectiveGasPrice
    const spent = before.sell - (await owned(sell.id)) - (sell.id === NATIVE ? fee : 0n)
    const received = (await owned(buy.id)) - before.buy + (buy.id === NATIVE ? fee : 0n)
    expect(spent).toBe(BigInt(quote.amountIn))
    // A V2 pair hands over all that the input is worth, and the input was rounded up.
    const isRounded = quote.protocol === 'v2' && quote.kind === 'exactOut'
    if (isRounded) expect(received).toBeGreaterThanOrEqual(BigInt(quote.amountOut))
    else expect(received).toBe(BigInt(quote.amountOut))
    expect(amountReceived(plan, receipt.logs, weth, swapRouter)).toBe(received)
    // Nothing stays behind for whoever calls next.
    expect(await node.balance(CHAIN_ID, swapRouter)).toBe(0n)
    expect(await reader.balances(CHAIN_ID, swapRouter, [weth, inPools(sell.id), inPools(buy.id)])).toEqual([0n, 0n, 0n])
    if (sell.id !== NATIVE) expect(await reader.allowances(CHAIN_ID, alice, swapRouter, [sell.id])).toEqual([0n])
    await goBack()
  })

  test.each(cases)(
    'X05: $kind on $protocol, $hops hop(s), ether $ether: one unit beyond the quote reverts',
    async (each) => {
      const fair = await planOf(each)
      const isExactIn = each.kind === 'exactIn'
      const plan = { ...fair, limit: (BigInt(fair.limit) + (isExactIn ? 1n : -1n)).toString() }
      expect(isExactIn ? leastReceived(plan) : mostSold(plan)).toBe(BigInt(plan.limit))
      await approve(fair)
      const call = encodeTrade(plan, deployment, await deadline())
      // Ether that is too little for an exact output cannot even be wrapped.
      const causes = each.ether === 'in' && !isExactIn ? ['slippage', 'transferRefused'] : ['slippage']
      expect(causes).toContain(await reasonOf(call))
      const before = await owned(plan.buy.id)
      const receipt = await send(alice, call)
      expect(receipt.status).toBe(false)
      expect(await owned(plan.buy.id)).toBe(
        before - (plan.buy.id === NATIVE ? receipt.gasUsed * receipt.effectiveGasPrice : 0n),
      )
      await goBack()
    },
  )

  test('X17: a deadline that has passed reverts and says so', async () => {
    const plan = await planOf({ kind: 'exactIn', protocol: 'v3', hops: 1, ether: 'in' })
    const call = encodeTrade(plan, deployment, await deadline(-1))
    expect(await reasonOf(call)).toBe('deadline')
    expect((await send(alice, call)).status).toBe(false)
    await goBack()
  })

  test('X24: without the approval the transfer is refused', async () => {
    const plan = await planOf({ kind: 'exactIn', protocol: 'v3', hops: 1, ether: 'none' })
    expect(await reasonOf(encodeTrade(plan, deployment, await deadline()))).toBe('transferRefused')
  })

  test('X22: ether and its token change places one to one', async () => {
    const units = parseUnits('1.5')
    const planOfWrap = (wrap: 'wrap' | 'unwrap'): TradePlan => ({
      chainId: CHAIN_ID,
      account: alice,
      sell: { id: wrap === 'wrap' ? NATIVE : weth, symbol: '', name: '', decimals: 18, logoURI: null },
      buy: { id: wrap === 'wrap' ? weth : NATIVE, symbol: '', name: '', decimals: 18, logoURI: null },
      quote: wrapQuote('exactIn', units, 1, 1),
      wrap,
      slippageBps: 50,
      deadlineMinutes: 30,
      limit: units.toString(),
      approval: 'exact',
      acceptedLoss: null,
    })
    const before = await owned(weth)
    expect((await send(alice, encodeTrade(planOfWrap('wrap'), deployment, 1))).status).toBe(true)
    expect(await owned(weth)).toBe(before + units)
    const ether = await owned(NATIVE)
    const { gasUsed, effectiveGasPrice } = await send(alice, encodeTrade(planOfWrap('unwrap'), deployment, 1))
    expect(await owned(weth)).toBe(before)
    expect(await owned(NATIVE)).toBe(ether + units - gasUsed * effectiveGasPrice)
    await goBack()
  })

  test('X12: an approval of USDT passes through zero', async () => {
    const usdt = idOf('USDT') as Address
    const tryIt = (units: bigint) => node.simulate(CHAIN_ID, { ...encodeApprove(usdt, swapRouter, units), from: alice })
    const doIt = async (units: bigint) => (await send(alice, encodeApprove(usdt, swapRouter, units))).status
    expect(await tryIt(5n)).toBe('0x')
    expect(await doIt(5n)).toBe(true)
    await expect(tryIt(6n)).rejects.toMatchObject({ failure: 'reverted' })
    expect(await doIt(6n)).toBe(false)
    expect([await doIt(0n), await doIt(6n)]).toEqual([true, true])
    expect(await reader.allowances(CHAIN_ID, alice, swapRouter, [usdt])).toEqual([6n])
    await goBack()
  })

  test('X11: of a token that takes a fee, what arrives is what the receipt says', async () => {
    const amount = parseUnits('1')
    const buy = idOf('PAXG') as Address
    const request: TradeRequest = { chainId: CHAIN_ID, sell: NATIVE, buy, kind: 'exactIn', amount: amount.toString() }
    const quote = (await reader.quote(request))!
    const base = await planOf({ kind: 'exactIn', protocol: 'v2', hops: 1, ether: 'in' })
    const exact: TradePlan = { ...base, buy: { ...base.buy, id: buy }, quote, limit: quote.amountOut }
    // The router measures what arrives, so a limit without tolerance refuses the fee.
    expect(await reasonOf(encodeTrade(exact, deployment, await deadline()))).toBe('slippage')
    const plan = { ...exact, limit: ((BigInt(quote.amountOut) * 9_950n) / 10_000n).toString() }
    const before = await owned(buy)
    const receipt = await send(alice, encodeTrade(plan, deployment, await deadline()))
    const received = (await owned(buy)) - before
    expect(received).toBeLessThan(BigInt(quote.amountOut))
    expect(amountReceived(plan, receipt.logs, weth, swapRouter)).toBe(received)
    await goBack()
  })

  test('X10: a pool that vanished after the quote fails before anything is sent', async () => {
    const plan = await planOf({ kind: 'exactIn', protocol: 'v3', hops: 1, ether: 'in' })
    await chain.rpc('anvil_setCode', [plan.quote.hops[0]!.pool, '0x'])
    const call = encodeTrade(plan, deployment, await deadline())
    await expect(node.estimateGas(CHAIN_ID, { ...call, from: alice })).rejects.toMatchObject({ failure: 'reverted' })
    await goBack()
  })
})
