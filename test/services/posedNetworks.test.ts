import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import '../support/posedNetworks'
import { Interface, parseUnits, randomBytes, Transaction } from 'ethers'
import { PERMIT2 } from '#config/uniswap'
import { NETWORKS } from '#config/networks/all'
import type { Address } from '#domain/chain/address'
import { receiptRows } from '../../src/app/trade/receipt/receiptRows'
import { dollarSymbol } from '#domain/chain/network'
import { dataFee } from '#domain/chain/dataFees'
import { fastLzLength } from '#domain/chain/fastLz'
import { unsignedDataSize } from '#domain/chain/unsignedData'
import { NATIVE, type Currency } from '#domain/token/token'
import { poolState } from '#domain/pool/snapshot'
import { chargesBy } from '#domain/trade/evaluate/cost'
import type { RouteGas } from '#domain/trade/gas'
import type { TradeKind } from '#domain/pool/route'
import { purchaseOf } from '#domain/trade/ownGain'
import type { SwapRecord } from '#domain/trade/swapRecord'
import { type Executor, leastReceived, mostSold, type TradePlan } from '#domain/trade/plan'
import { bestTrade } from '#domain/trade/search/bestTrade'
import { findTrade, toQuote, type RouteOptions, type RouteRequest } from '#domain/trade/search/router'
import { createChainReader, type ChainReader } from '#services/chainReader'
import type { Node } from '#services/chain/node'
import { intentOf } from '#services/trade/decode/intent'
import { readSwap } from '#services/trade/swapReader'
import type { EncodedCall } from '#services/trade/tradeAbi'
import { encodeApprove, encodePermit2, encodeTrade } from '#services/trade/tradeEncoder'
import { ownContract } from '../chain/artifacts'
import { pairAddressIn, poolAddressIn } from '../chain/poolMath'
import { sendMined } from '../chain/sendMined'
import { startChain, type LocalChain } from '../chain/startChain'
import { accountOf, tokenIn } from '../chain/world'
import { POSED_NETWORKS } from '../chain/worlds/all'
import { randomNumbers } from '../support/randomNumbers'
import { withoutStates } from '../support/withoutStates'
import { deploymentOf, isCommonToken } from '#config/deployments'
import { nodeAt } from '../support/nodeAt'
import { planOfQuote } from '../support/planOfQuote'

const alice = accountOf('alice').address as Address
const SWAP_ROUTER: Executor = 'swapRouter02'
const NOTHING_ALLOWED = { swapRouter: 0n, permit2: 0n, universalRouter: 0n }
const erc20 = new Interface(['function balanceOf(address) view returns (uint256)'])

/** More trades through the Universal Router, for the network whose router encodes them as version 2.1.1 does. */
const UNIVERSAL_ROUTER_TRADES: Readonly<Record<string, [TradeKind, string, string, string, string[]][]>> = {
  robinhood: [
    ['exactOut', 'ETH', 'NVDA', '25', ['v4']],
    ['exactOut', 'NVDA', 'ETH', '0.5', ['v4']],
    ['exactIn', 'USDG', 'AAPL', '700', ['v4']],
    ['exactOut', 'AAPL', 'USDG', '900', ['v4']],
    ['exactIn', 'ETH', 'NVDA', '60', ['v3', 'v3,v3', 'v4']],
    ['exactOut', 'USDG', 'AAPL', '600', ['v3', 'v4']],
  ],
}

let tags: unknown[] = []
const realFetch = globalThis.fetch
beforeAll(() => {
  globalThis.fetch = (url, init) => {
    const body = JSON.parse(init?.body as string) as object | object[]
    for (const { method, params } of [body].flat() as { method: string; params: unknown[] }[])
      if (method === 'eth_call') tags.push(params[1])
    return realFetch(url, init)
  }
})
afterAll(() => void (globalThis.fetch = realFetch))

describe.each(Object.entries(POSED_NETWORKS))('the local chain that poses as %s', (name, world) => {
  const { chainId, coin } = world.network!
  const { chain: known, deployment } = NETWORKS.find((network) => network.chain.id === chainId)!
  const v4 = deployment.v4!
  /** Whether the network charges for a transaction's data in addition to gas. */
  const isCharged = known.fees === 'opStack'
  const dollars = dollarSymbol(deployment)
  const stable = tokenIn(world, dollars)
  /** A token that has pools of V2 and of V3 with the wrapped coin: UNI, or the token of a stock. */
  const other = world.pairs[1]!.base
  const uni = tokenIn(world, other)
  let chain: LocalChain
  let node: Node
  let reader: ChainReader

  beforeAll(async () => {
    chain = await startChain({ world, history: false })
    node = nodeAt(chain.url, chainId)
    reader = createChainReader(node)
    tags = []
  })
  afterAll(() => chain.stop())

  const call = async (to: string, abi: Interface, method: string, values: unknown[] = [], block = 'latest') => {
    const data = abi.encodeFunctionData(method, values)
    return abi.decodeFunctionResult(method, String(await chain.rpc('eth_call', [{ to, data }, block])))
  }
  const balance = async (token: Address, owner = alice) => (await call(token, erc20, 'balanceOf', [owner]))[0] as bigint

  const currency = (symbol: string): Currency => {
    const { address, decimals } = tokenIn(world, symbol === coin ? tokenOfCoin : symbol)
    return { id: symbol === coin ? NATIVE : (address as Address), symbol, name: symbol, decimals, logoURI: null }
  }
  const tokenOfCoin = world.tokens.find(({ kind }) => kind === 'weth')!.symbol

  /** The best trade that this executor can make with the pools of the latest block, without slippage tolerance. */
  async function planOf(
    sell: string,
    buy: string,
    text: string,
    { executor = SWAP_ROUTER, kind = 'exactIn' }: { executor?: Executor; kind?: TradeKind } = {},
  ): Promise<TradePlan> {
    const [from, to] = [currency(sell), currency(buy)]
    const inPools = ({ id }: Currency) => (id === NATIVE ? deployment.weth : id)
    const [tokenIn, tokenOut] = [inPools(from), inPools(to)]
    const snapshot = await reader.snapshot(chainId, tokenIn, tokenOut)
    // One router executes a trade, so it uses the pools of one venue.
    const pools = snapshot.pools.map(poolState).filter((pool) => pool.protocol === 'v4' || !pool.venue)
    const request: RouteRequest = {
      tokenIn,
      tokenOut,
      kind,
      amount: parseUnits(text, (kind === 'exactIn' ? from : to).decimals),
      coin: from.id === NATIVE ? 'in' : to.id === NATIVE ? 'out' : null,
    }
    // SwapRouter02 sells ether for a token that is not common in one leg.
    const isInOneLeg = executor === SWAP_ROUTER && from.id === NATIVE && !isCommonToken(deployment, tokenOut)
    const options: RouteOptions = {
      weth: deployment.weth,
      bases: deployment.bases,
      ...(await gasOf(executor)),
      protocols: ['v2', 'v3'],
      maxLegs: isInOneLeg ? 1 : 3,
      taxes: snapshot.taxes ?? [],
    }
    const { trade } =
      executor === SWAP_ROUTER
        ? findTrade(pools, request, options)
        : bestTrade(pools, request, options, { isRebasing: () => false, isGuardOn: false, allowances: NOTHING_ALLOWED })
    const quote = toQuote(trade!, snapshot)
    expect(snapshot.taxes).toEqual([])
    expect(quote.blockNumber).toBe((await node.head(chainId)).number)
    return planOfQuote(quote, { chainId, account: alice, sell: from, buy: to, slippageBps: 0, executor })
  }

  /** What counts when routes through V4 are compared: the gas price, and the fee for data if there is one. */
  async function gasOf(executor: Executor): Promise<RouteGas> {
    if (executor === SWAP_ROUTER) return { feePerGas: 0n }
    const feePerGas = (await node.head(chainId)).baseFeePerGas + 1_000_000n
    return isCharged ? chargesBy(await reader.dataFees(chainId)).routeGas(feePerGas) : { feePerGas }
  }

  async function callsOf(plan: TradePlan): Promise<EncodedCall[]> {
    const { sell, quote, executor } = plan
    const { timestamp } = await node.head(chainId)
    const [token, amount, until] = [sell.id, BigInt(quote.amountIn), timestamp + 1_800]
    const swap = encodeTrade(plan, deployment, until)
    if (token === NATIVE) return [swap]
    if (executor === SWAP_ROUTER) return [encodeApprove(token, deployment.swapRouter, amount), swap]
    const grant = encodePermit2({ token, spender: v4.universalRouter, amount, until })
    return [encodeApprove(token, PERMIT2.address, amount), grant, swap]
  }

  async function trade(plan: TradePlan): Promise<bigint> {
    let cost = 0n
    for (const transaction of await callsOf(plan)) {
      const receipt = await sendMined(chain, { from: alice, ...transaction, gas: 2_000_000 })
      expect(receipt.status).toBe('0x1')
      cost += BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice)
    }
    return cost
  }

  /**
   * Executes a trade, and expects that its call is read back and simulated as planned, that the quoted amount arrives,
   * that the quoters agree, and that no router keeps tokens.
   */
  async function expectAsQuoted(plan: TradePlan) {
    const { sell, buy, quote } = plan
    const calls = await callsOf(plan)
    expect(intentOf(calls.at(-1)!, deployment)).toMatchObject({
      ...{ kind: quote.kind, sell: sell.id, buy: buy.id },
      ...{ mostSold: mostSold(plan).toString(), leastReceived: leastReceived(plan).toString() },
    })
    const tokens = [sell.id, buy.id].flatMap((id) => (id === NATIVE ? [] : [id]))
    expect((await reader.simulate(chainId, alice, calls, { tokens })).state).toBe('done')
    const verified = await reader.verify(chainId, quote, [])
    expect(verified).toMatchObject({ amountIn: BigInt(quote.amountIn), amountOut: BigInt(quote.amountOut) })
    const owned = ({ id }: Currency, owner = alice) =>
      id === NATIVE ? node.balance(chainId, owner) : balance(id, owner)
    const [soldBefore, boughtBefore] = [await owned(sell), await owned(buy)]
    const spent = await trade(plan)
    const costOf = ({ id }: Currency) => (id === NATIVE ? spent : 0n)
    expect(soldBefore - (await owned(sell)) - costOf(sell)).toBe(BigInt(quote.amountIn))
    expect((await owned(buy)) - boughtBefore + costOf(buy)).toBe(BigInt(quote.amountOut))
    for (const router of [v4.universalRouter, deployment.swapRouter])
      for (const each of [sell, buy]) expect(await owned(each, router)).toBe(0n)
  }

  test('passes the check of its contracts, by the table of the network', async () => {
    expect(deploymentOf(chainId)).toEqual(deployment)
    expect(Number(await chain.rpc('eth_chainId'))).toBe(chainId)
    const checked = { executor: SWAP_ROUTER, reason: null, ...(world.pancake && { hasPancake: true }) }
    expect(await reader.checkContracts(chainId)).toEqual(checked)
    expect(await reader.checkContracts(chainId, true)).toEqual({ ...checked, hasV4: true })
  })

  test('that check leaves the gas of a request to what is asked with it', async () => {
    const { calls } = node.multicall(chainId)
    const balances = Array.from({ length: 300 }, (_, at) => ({
      to: deployment.usdc,
      data: erc20.encodeFunctionData('balanceOf', [`0x${String(at).padStart(40, '0')}`]) as `0x${string}`,
    }))
    tags = []
    const [checked, results] = await Promise.all([reader.checkContracts(chainId), calls(balances)])
    expect(checked).toMatchObject({ executor: SWAP_ROUTER, reason: null })
    expect(results.filter(({ success }) => success)).toHaveLength(balances.length)
    expect(tags).toEqual(['latest'])
  })

  test('its tokens are what the list says, and cost what its pools and feeds say', async () => {
    const addresses = world.tokens.map(({ address }) => address as Address)
    for (const { address, symbol, name: full, decimals } of world.tokens)
      expect(await reader.tokenFacts(chainId, address as Address)).toMatchObject({ symbol, name: full, decimals })
    for (const common of deployment.bases) expect(addresses).toContain(common)
    for (const { address, ...named } of known.namedTokens ?? [])
      expect(await reader.tokenFacts(chainId, address)).toMatchObject(named)
    const prices = await reader.prices(chainId, addresses)
    const coinUsd = tokenIn(world, tokenOfCoin).usd
    if (deployment.ethUsdFeed) expect(prices.etherUsd).toBe(coinUsd.toString())
    else expect(Number(BigInt(prices.etherUsd!) - coinUsd) / Number(coinUsd)).toBeCloseTo(0, 2)
    const off = world.tokens.map(({ symbol, usd }, at): [string, boolean] => {
      const read = BigInt(prices.tokens[at]!.usd ?? '0')
      return [symbol, (read > usd ? read - usd : usd - read) * 10_000n <= usd * 30n]
    })
    expect(off).toEqual(world.tokens.map(({ symbol }) => [symbol, true]))
    for (const { depthUsd } of prices.tokens) expect(BigInt(depthUsd!)).toBeGreaterThan(parseUnits('400000'))
  })

  test('its pools are found at their addresses', async () => {
    const found = await reader.snapshot(chainId, deployment.weth, uni.address as Address)
    const expected = [
      ...world.pools
        .filter(({ base, quote }) => base === other && quote === tokenOfCoin)
        .map((pool) => poolAddressIn(world, pool)),
      ...world.pairs.filter(({ base }) => base === other).map((pair) => pairAddressIn(world, pair)),
    ]
    expect(found.pools.map(({ id }) => id)).toEqual(expect.arrayContaining(expected))
    expect(expected.length).toBeGreaterThan(1)
  })

  // These tests run first, before other trades move the V2 and V3 pools.
  test.each<[string, string, string]>([
    [coin, world.v4Pools[0]!.base, '0.7'],
    [world.v4Pools[0]!.base, coin, { bnb: '0.35', robinhood: '12.5' }[name] ?? '250.5'],
  ])(
    '%s to %s goes through V4: to the last unit, and the data fee covers each transaction',
    async (sell, buy, amount) => {
      const plan = await planOf(sell, buy, amount, { executor: 'universalRouter' })
      const { quote, guard } = plan
      expect(quote.legs.map(({ hops }) => hops.map(({ protocol }) => protocol))).toEqual([['v4']])
      const without = await planOf(sell, buy, amount)
      expect(BigInt(quote.amountOut)).toBeGreaterThan(BigInt(without.quote.amountOut))

      const calls = await callsOf(plan)
      expect(calls.map(({ to }) => to)).toEqual(
        sell === coin ? [v4.universalRouter] : [plan.sell.id, PERMIT2.address, v4.universalRouter],
      )
      if (isCharged) {
        const traded = { terms: { quote, guard }, approvals: calls.length - 1 }
        const data = calls.map((each) => unsignedDataSize(chainId, each))
        const { abi } = ownContract('GasPriceOracle')
        const ask = async (method: string, value: unknown) =>
          (await call(Object.keys(world.predeployed)[0]!, abi, method, [value]))[0] as bigint
        const sum = (fees: bigint[]) => fees.reduce((total, fee) => total + fee, 0n)
        const { cost } = chargesBy(await reader.dataFees(chainId))
        const [byShape, byBytes] = [cost(0n, traded), cost(0n, { ...traded, data })]
        const unsigned = calls.map(({ to, value, data }, nonce) => {
          const fees = { maxFeePerGas: 10n ** 10n, maxPriorityFeePerGas: 10n ** 9n, gasLimit: 500_000n }
          return Transaction.from({ type: 2, chainId, nonce: 1_000 + nonce, ...fees, to, value, data })
            .unsignedSerialized
        })
        const charged = sum(await Promise.all(unsigned.map((data) => ask('getL1Fee', data))))
        // The wallet chooses the nonce and the fees, which changes the size by a few bytes.
        expect(Number(byBytes) / Number(charged)).toBeGreaterThan(0.97)
        expect(Number(byBytes) / Number(charged)).toBeLessThan(1.03)
        expect(Number(byShape) / Number(charged)).toBeGreaterThan(0.98)
        expect(Number(byShape) / Number(charged)).toBeLessThan(1.25)
      }
      await expectAsQuoted(plan)
    },
  )

  test.each<[string, string, string]>([
    [coin, dollars, '0.7'],
    [dollars, coin, '1500'],
    [coin, other, '2.5'],
    [dollars, other, '1500'],
  ])('%s to %s: the quote is the quoters’ and what arrives, to the last unit', async (sell, buy, amount) => {
    await expectAsQuoted(await planOf(sell, buy, amount))
  })

  test('a receipt has the dollars of its time; without old states it has what the events say, and no more', async () => {
    const plan = await planOf(coin, other, '0.5')
    const { buy, quote } = plan
    const [swap] = await callsOf(plan)
    const sent = await sendMined(chain, { from: alice, ...swap!, gas: 2_000_000 })
    let last = sent.transactionHash
    const wanted = { account: alice, hash: last }
    const whole = (await readSwap(node, chainId, wanted))!
    const coinUsd = Number(tokenIn(world, tokenOfCoin).usd)
    expect((Number(whole.etherUsd) - coinUsd) / coinUsd).toBeCloseTo(0, deployment.ethUsdFeed ? 9 : 2)
    expect(whole.market).not.toBeNull()
    expect(whole.buy.moved).toEqual({ units: quote.amountOut, claimed: null, isOnlyClaimed: false })
    // The cost of the purchase in dollars, rounded up.
    const cost = purchaseOf([whole], buy.id, BigInt(quote.amountOut), deployment)
    expect(Number(cost!.usd) / coinUsd).toBeCloseTo(0.5, 2)

    const read = (await readSwap(withoutStates(node), chainId, wanted))!
    expect(read).toMatchObject({ market: null, etherUsd: null, cost: whole.cost, terms: whole.terms })
    expect(read.sell).toEqual(whole.sell)
    expect(read.buy.moved).toEqual({ units: quote.amountOut, claimed: null, isOnlyClaimed: true })
    const rowsOf = (record: SwapRecord, plan: TradePlan) => {
      const rows = receiptRows({ record, sell: plan.sell, buy: plan.buy, coin: known.nativeCurrency }, {})
      return Object.fromEntries(rows.map(({ label, value }) => [label, value]))
    }
    const rows = rowsOf(read, plan)
    expect(rows['You received']).toMatch(/ \(.+\)$/)
    expect(Object.keys(rows)).not.toContain('Your price')
    expect(purchaseOf([read], buy.id, BigInt(quote.amountOut), deployment)).toBeNull()

    // The events of common tokens are believed, so that only what was before the block is missing.
    const sale = await planOf(dollars, coin, '1500')
    for (const each of await callsOf(sale))
      last = (await sendMined(chain, { from: alice, ...each, gas: 2_000_000 })).transactionHash
    const sold = (await readSwap(withoutStates(node), chainId, { account: alice, hash: last }))!
    expect(sold.buy.moved).toEqual({ units: sale.quote.amountOut, claimed: null, isOnlyClaimed: false })
    expect(rowsOf(sold, sale)).toMatchObject({
      'You paid': expect.stringMatching(/^1,500\u00a0/) as unknown,
      'Your price': expect.stringContaining(coin) as unknown,
      'Price of its pools before': 'Not known: the node no longer has that block',
    })
  })

  test('no read is made at a block that the node does not have', async () => {
    const { number } = await node.head(chainId)
    expect((await reader.prices(chainId, [stable.address as Address])).blockNumber).toBe(number)
    await reader.safety(chainId, uni.address as Address)
    const named = tags.filter((tag) => tag !== 'latest').map(Number)
    expect(named.length).toBeGreaterThan(0)
    for (const tag of named) expect(tag).toBeLessThanOrEqual(number)
  })

  test('what it charges beside the gas is in the reserve for a trade, where it charges at all', async () => {
    const { data } = encodeTrade(await planOf(coin, other, '2.5'), deployment, 2_000_000_000)
    expect(isCharged).toBe(name === 'base')
    if (!isCharged) {
      if (known.fees === 'dataInGas')
        expect(await reader.dataFees(chainId)).toMatchObject({ isInGas: true, least: '0', large: '0' })
      else await expect(reader.dataFees(chainId)).rejects.toMatchObject({ failure: 'malformed' })
      return
    }
    const fees = await reader.dataFees(chainId)
    const { abi } = ownContract('GasPriceOracle')
    const [charged] = await call(Object.keys(world.predeployed)[0]!, abi, 'getL1Fee', [data])
    const { quote, guard } = await planOf(coin, other, '2.5')
    const kept = chargesBy(fees).cost(0n, { terms: { quote, guard }, approvals: 0 })
    expect(kept).toBeGreaterThanOrEqual(charged as bigint)
    // For any bytes, the computed fee equals the network's own fee, which is rounded down.
    const { below } = randomNumbers(5)
    for (const length of [0, 12, 60, 150, 600, 3_000]) {
      const bytes = Uint8Array.from({ length }, () => (below(3) ? 0 : below(256)))
      const [asked] = await call(Object.keys(world.predeployed)[0]!, abi, 'getL1Fee', [bytes])
      const own = dataFee(fees, { gas: 0n, sizes: [{ compressed: fastLzLength(bytes), calldataGas: 0 }] })
      expect(own - (asked as bigint)).toBeGreaterThanOrEqual(-10n)
      expect(own - (asked as bigint)).toBeLessThanOrEqual(10n)
    }
  })

  async function arbitrumBlocks() {
    const sys = ownContract('ArbSys').abi
    const multicall = ownContract('ArbitrumMulticall').abi
    const seen = (await call(world.contracts.multicall, multicall, 'getBlockNumber'))[0] as bigint
    expect(await call(Object.keys(world.predeployed)[0]!, sys, 'arbBlockNumber')).toEqual([
      BigInt((await node.head(chainId)).number),
    ])
    expect(seen).toBeGreaterThan(20_000_000n - 1n)
    const atSeen = call(stable.address, erc20, 'balanceOf', [alice], `0x${seen.toString(16)}`)
    await expect(atSeen).rejects.toThrow(/out ?of ?range/i)
  }

  const own: Record<string, [title: string, run: () => Promise<void>]> = {
    base: [
      'the fee oracle asks more for more data',
      async () => {
        const { abi } = ownContract('GasPriceOracle')
        const oracle = Object.keys(world.predeployed)[0]!
        const fee = async (method: string, value: unknown) => (await call(oracle, abi, method, [value]))[0] as bigint
        const [short, long] = [await fee('getL1Fee', randomBytes(200)), await fee('getL1Fee', randomBytes(900))]
        expect(short).toBeGreaterThan(10n ** 12n)
        expect(long).toBeGreaterThan(short * 2n)
        expect(await fee('getL1Fee', `0x${'11'.repeat(900)}`)).toBeLessThan(long / 3n)
        expect(await fee('getL1FeeUpperBound', 900)).toBeGreaterThan((long * 9n) / 10n)
        expect(await fee('getOperatorFee', 200_000)).toBe(0n)
      },
    ],
    arbitrum: ['the number that contracts see is no block of the node', arbitrumBlocks],
    robinhood: ['the number that contracts see is no block of the node', arbitrumBlocks],
    bnb: [
      'blocks have no base fee, and a transaction pays a tip',
      async () => {
        expect((await node.head(chainId)).baseFeePerGas).toBe(0n)
        expect(await node.priorityFee(chainId)).toBeGreaterThan(0n)
        expect([stable.decimals, deployment.usdcDecimals]).toEqual([18, 18])
      },
    ],
  }
  test(...own[name]!)

  for (const [kind, sell, buy, amount, ways] of UNIVERSAL_ROUTER_TRADES[name] ?? [])
    test(`${kind}, ${sell} to ${buy} through ${ways.join(' and ')}: read back, tried and sent as quoted`, async () => {
      const plan = await planOf(sell, buy, amount, { executor: 'universalRouter', kind })
      const protocols = plan.quote.legs.map(({ hops }) => hops.map(({ protocol }) => protocol).join())
      expect(protocols.sort()).toEqual(ways)
      await expectAsQuoted(plan)
    })
})
