import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { Interface, parseUnits } from 'ethers'
import { deploymentOf } from '../../src/config/deployments'
import { NETWORKS } from '../../src/config/networks/all'
import { settings } from '../../src/config/settings'
import type { Address } from '../../src/domain/chain/address'
import { NATIVE, type Currency } from '../../src/domain/token/token'
import { poolState } from '../../src/domain/trade/pools/snapshot'
import { chargesBy } from '../../src/domain/trade/evaluate/charges'
import type { TradePlan } from '../../src/domain/trade/plan'
import { findTrade, toQuote } from '../../src/domain/trade/search/router'
import { createChainReader, type ChainReader } from '../../src/services/chainReader'
import { createNode, type Node } from '../../src/services/rpc/node'
import type { EncodedCall } from '../../src/services/trade/encodedCall'
import { encodeApprove, encodeTrade } from '../../src/services/trade/tradeEncoder'
import { ownContract } from '../chain/artifacts'
import { pairAddressIn, poolAddressIn } from '../chain/poolMath'
import { sendMined } from '../chain/sendMined'
import { startChain, type LocalChain } from '../chain/startChain'
import { accountOf, tokenIn } from '../chain/world'
import { POSED_NETWORKS } from '../chain/worlds/all'
import { chainAt } from '../support/chainAt'

const alice = accountOf('alice').address as Address
const erc20 = new Interface(['function balanceOf(address) view returns (uint256)'])

/** A build that lists every network. */
const { networks } = settings
beforeAll(() => void (settings.networks = NETWORKS))
afterAll(() => void (settings.networks = networks))

/** The blocks that requests have been made at, as they name them. */
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
  const deployment = NETWORKS.find((network) => network.chain.id === chainId)!.deployment
  const stable = tokenIn(world, 'USDC')
  const uni = tokenIn(world, 'UNI')
  let chain: LocalChain
  let node: Node
  let reader: ChainReader

  beforeAll(async () => {
    chain = await startChain({ world, history: false })
    node = createNode([chainAt([chain.url], chainId)], 1)
    reader = createChainReader(node)
    tags = []
  }, 60_000)
  afterAll(() => chain.stop())

  const call = async (to: string, abi: Interface, method: string, values: unknown[] = [], block = 'latest') => {
    const data = abi.encodeFunctionData(method, values)
    return abi.decodeFunctionResult(method, String(await chain.rpc('eth_call', [{ to, data }, block])))
  }
  const balance = async (token: Address) => (await call(token, erc20, 'balanceOf', [alice]))[0] as bigint

  const currency = (symbol: string): Currency => {
    const { address, decimals } = tokenIn(world, symbol === coin ? tokenOfCoin : symbol)
    return { id: symbol === coin ? NATIVE : (address as Address), symbol, name: symbol, decimals, logoURI: null }
  }
  const tokenOfCoin = world.tokens.find(({ kind }) => kind === 'weth')!.symbol

  /** A plan without any tolerance for the best trade in the latest block's pools. */
  async function planOf(sell: string, buy: string, text: string): Promise<TradePlan> {
    const [from, to] = [currency(sell), currency(buy)]
    const inPools = ({ id }: Currency) => (id === NATIVE ? deployment.weth : id)
    const [tokenIn, tokenOut] = [inPools(from), inPools(to)]
    const snapshot = await reader.snapshot(chainId, tokenIn, tokenOut)
    const { trade } = findTrade(
      snapshot.pools.map(poolState),
      { tokenIn, tokenOut, kind: 'exactIn', amount: parseUnits(text, from.decimals) },
      {
        weth: deployment.weth,
        bases: deployment.bases,
        feePerGas: 0n,
        protocols: ['v2', 'v3'],
        maxLegs: 3,
        taxes: snapshot.taxes ?? [],
      },
    )
    const quote = toQuote(trade!, snapshot)
    expect(snapshot.taxes).toEqual([])
    expect(quote.blockNumber).toBe((await node.head(chainId)).number)
    return {
      chainId,
      account: alice,
      sell: from,
      buy: to,
      quote,
      wrap: null,
      slippageBps: 0,
      deadlineMinutes: 30,
      limit: quote.amountOut,
      approval: 'exact',
      acceptedLoss: null,
      executor: 'swapRouter02',
      guard: null,
    }
  }

  /** Sends a plan's transaction, and the approval before it. Resolves to what they cost. */
  async function trade(plan: TradePlan): Promise<bigint> {
    const send = async (transaction: EncodedCall): Promise<bigint> => {
      const receipt = await sendMined(chain, { from: alice, ...transaction, gas: 2_000_000 })
      expect(receipt.status).toBe('0x1')
      return BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice)
    }
    const { sell, quote } = plan
    const approved =
      sell.id === NATIVE ? 0n : await send(encodeApprove(sell.id, deployment.swapRouter, BigInt(quote.amountIn)))
    const { timestamp } = await node.head(chainId)
    return approved + (await send(encodeTrade(plan, deployment, timestamp + 1_800)))
  }

  test('passes the check of its contracts, by the table of the network', async () => {
    expect(deploymentOf(chainId)).toBe(deployment)
    expect(Number(await chain.rpc('eth_chainId'))).toBe(chainId)
    expect(await reader.checkContracts(chainId)).toEqual({ executor: 'swapRouter02', reason: null })
  })

  test('its tokens are what the list says, and cost what its pools and feeds say', async () => {
    const addresses = world.tokens.map(({ address }) => address as Address)
    for (const { address, symbol, name: full, decimals } of world.tokens)
      expect(await reader.tokenFacts(chainId, address as Address)).toMatchObject({ symbol, name: full, decimals })
    for (const common of deployment.bases) expect(addresses).toContain(common)
    const prices = await reader.prices(chainId, addresses)
    expect(prices.etherUsd).toBe(tokenIn(world, tokenOfCoin).usd.toString())
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
      ...world.pools.filter(({ base }) => base === 'UNI').map((pool) => poolAddressIn(world, pool)),
      ...world.pairs.filter(({ base }) => base === 'UNI').map((pair) => pairAddressIn(world, pair)),
    ]
    expect(found.pools.map(({ id }) => id)).toEqual(expect.arrayContaining(expected))
    expect(expected.length).toBeGreaterThan(1)
  })

  test.each<[string, string, string]>([
    [coin, 'USDC', '0.7'],
    ['USDC', coin, '1500'],
    [coin, 'UNI', '2.5'],
    ['USDC', 'UNI', '1500'],
  ])('%s to %s: the quote is the quoters’ and what arrives, to the last unit', async (sell, buy, amount) => {
    const plan = await planOf(sell, buy, amount)
    const { quote } = plan
    const verified = await reader.verify(chainId, quote, [])
    expect(verified).toMatchObject({ amountIn: BigInt(quote.amountIn), amountOut: BigInt(quote.amountOut) })
    const owned = () => (plan.buy.id === NATIVE ? node.balance(chainId, alice) : balance(plan.buy.id))
    const before = await owned()
    const spent = await trade(plan)
    expect((await owned()) - before + (plan.buy.id === NATIVE ? spent : 0n)).toBe(BigInt(quote.amountOut))
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
    const { data } = encodeTrade(await planOf(coin, 'UNI', '2.5'), deployment, 2_000_000_000)
    const isCharged = NETWORKS.find((network) => network.chain.id === chainId)!.chain.fees === 'opStack'
    expect(isCharged).toBe(name === 'base')
    if (!isCharged) {
      await expect(reader.dataFees(chainId)).rejects.toMatchObject({ failure: 'malformed' })
      return
    }
    const fees = await reader.dataFees(chainId)
    const { abi } = ownContract('GasPriceOracle')
    const [charged] = await call(Object.keys(world.predeployed)[0]!, abi, 'getL1Fee', [data])
    const { quote, guard } = await planOf(coin, 'UNI', '2.5')
    const kept = chargesBy(fees).cost(0n, { terms: { quote, guard }, approvals: 0 })
    expect(kept).toBeGreaterThanOrEqual(charged as bigint)
  })

  const own: Record<string, [title: string, run: () => Promise<void>]> = {
    base: [
      'the fee oracle asks more for more data',
      async () => {
        const { abi } = ownContract('GasPriceOracle')
        const oracle = Object.keys(world.predeployed)[0]!
        const fee = async (method: string, value: unknown) => (await call(oracle, abi, method, [value]))[0] as bigint
        const [short, long] = [
          await fee('getL1Fee', `0x${'11'.repeat(100)}`),
          await fee('getL1Fee', `0x${'11'.repeat(900)}`),
        ]
        expect(short).toBeGreaterThan(10n ** 12n)
        expect(long).toBeGreaterThan(short * 2n)
        expect(await fee('getL1FeeUpperBound', 900)).toBeGreaterThan(long)
        expect(await fee('getOperatorFee', 200_000)).toBe(0n)
      },
    ],
    arbitrum: [
      'the number that contracts see is no block of the node',
      async () => {
        const sys = ownContract('ArbSys').abi
        const multicall = ownContract('ArbitrumMulticall').abi
        const seen = (await call(world.contracts.multicall, multicall, 'getBlockNumber'))[0] as bigint
        expect(await call(Object.keys(world.predeployed)[0]!, sys, 'arbBlockNumber')).toEqual([
          BigInt((await node.head(chainId)).number),
        ])
        expect(seen).toBeGreaterThan(20_000_000n - 1n)
        const atSeen = call(stable.address, erc20, 'balanceOf', [alice], `0x${seen.toString(16)}`)
        await expect(atSeen).rejects.toThrow(/out ?of ?range/i)
      },
    ],
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
})
