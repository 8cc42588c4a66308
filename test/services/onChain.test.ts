import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { parseUnits, solidityPacked } from 'ethers'
import type { Hex } from '#boundary/node'
import { type Address, sameAddress } from '#domain/chain/address'
import { LEGS_MAX } from '#domain/trade/limits'
import { NodeError } from '#domain/chain/nodeError'
import { NATIVE, type CurrencyId } from '#domain/token/token'
import { leastReceived, mostSold, type TradePlan } from '#domain/trade/plan'
import { type Quote, type TradeRequest, wrapQuote } from '#domain/trade/quote'
import { amountReceived } from '#domain/trade/received'
import { revertReason } from '#domain/trade/revertReason'
import type { ContractHop, Route, TradeKind } from '#domain/pool/route'
import { findTrade, toQuote } from '#domain/trade/search/router'
import { poolState } from '#domain/pool/snapshot'
import { createChainReader, type ChainReader } from '#services/chainReader'
import type { Node } from '#services/chain/node'
import { createReceipts } from '#services/transaction/receipts'
import type { EncodedCall } from '#services/trade/tradeAbi'
import { encodeApprove, encodeTrade } from '#services/trade/tradeEncoder'
import { ownContract, packagedContract } from '../chain/artifacts'
import { sendMined } from '../chain/sendMined'
import type { LocalChain } from '../chain/startChain'
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
import { sharedChain } from '../support/sharedChain'
import { nodeAt } from '../support/nodeAt'
import { planOfQuote } from '../support/planOfQuote'
import { keepState } from '../chain/keepState'
import { alice, CHAIN_ID, deployment } from '../support/chainTrades'

const { weth, swapRouter } = deployment
const quoter = packagedContract('QuoterV2').abi
const v2Router = packagedContract('UniswapV2Router02').abi

const bob = accountOf('bob').address as Address
const carol = accountOf('carol').address as Address
const idOf = (name: string): CurrencyId => (name === 'ETH' ? NATIVE : (tokenOf(name as 'WETH').address as Address))
const inPools = (id: CurrencyId): Address => (id === NATIVE ? weth : id)
const decimalsOf = (name: string) => (name === 'ETH' ? 18 : tokenOf(name as 'WETH').decimals)

let chain: LocalChain
let node: Node
let reader: ChainReader
let goBack: () => Promise<void>

beforeAll(async () => {
  chain = await sharedChain()
  node = nodeAt(chain.url)
  reader = createChainReader(node)
  goBack = await keepState(chain)
})
afterAll(() => chain.stop())

const isConcentrated = (pool: WorldPair | WorldPool): pool is WorldPool => 'narrowUsd' in pool

async function send(from: Address, call: EncodedCall) {
  const { transactionHash } = await sendMined(chain, { from, ...call, gas: 2_000_000 })
  return createReceipts(node).wait(CHAIN_ID, transactionHash)
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
      // The tokens arrived in a transfer, from which the token contract deducted 0.02 %.
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
    // Compare with the total value of all pools of this pair in the tables.
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
})

describe('R19: names', () => {
  test.each(accounts.map(({ name, address, ensName, avatar }) => ({ name, address, ensName, avatar })))(
    '$name is known as $ensName',
    async ({ address, ensName, avatar }) => {
      const identity = await reader.identity(CHAIN_ID, address as Address, CHAIN_ID)
      expect(identity).toEqual({ name: ensName ?? null, avatar: avatar ?? null })
    },
  )

  test('who calls himself alice.eth without being it has no name', async () => {
    const { abi } = ownContract('EnsReverseRegistrar')
    const data = abi.encodeFunctionData('setName', ['alice.eth']) as Hex
    const { status } = await send(carol, { to: contracts.ensReverseRegistrar, value: 0n, data })
    expect(status).toBe(true)
    expect(await reader.identity(CHAIN_ID, carol, CHAIN_ID)).toEqual({ name: null, avatar: null })
    await goBack()
  })
})

function poolsBetween(a: Address, b: Address): ContractHop[] {
  const joins = ({ base, quote }: { base: string; quote: string }) => {
    const [one, two] = [idOf(base), idOf(quote)]
    return (sameAddress(one, a) && sameAddress(two, b)) || (sameAddress(one, b) && sameAddress(two, a))
  }
  const hop = (protocol: Route['protocol'], pool: string, fee: number): ContractHop => {
    return { protocol, pool: pool as Address, fee, tokenIn: a, tokenOut: b }
  }
  return [
    ...pairs.filter(joins).map(() => hop('v2', pairAddress(a, b), 3000)),
    ...pools.filter(joins).map(({ fee }) => hop('v3', poolAddress(a, b, fee), fee)),
  ]
}

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

/** The unknown amount of a route, quoted on the chain with a call encoded by ethers; null if the quoter reverts. */
async function callQuoter({ protocol, hops }: Route, kind: TradeKind, amount: bigint): Promise<bigint | null> {
  const path = [hops[0]!.tokenIn, ...hops.map(({ tokenOut }) => tokenOut)]
  const fees = hops.map(({ fee }) => fee)
  const call = async (to: string, data: string) => (await chain.rpc('eth_call', [{ to, data }, 'latest'])) as string
  try {
    if (protocol === 'v2') {
      const name = kind === 'exactIn' ? 'getAmountsOut' : 'getAmountsIn'
      const data = await call(contracts.v2Router, v2Router.encodeFunctionData(name, [amount, path]))
      const amounts = [...(v2Router.decodeFunctionResult(name, data)[0] as bigint[])]
      return kind === 'exactIn' ? amounts.at(-1)! : amounts[0]!
    }
    if (kind === 'exactOut') [path, fees].forEach((list) => list.reverse())
    const types = path.flatMap((_, at) => (at === 0 ? ['address'] : ['uint24', 'address']))
    const packed = solidityPacked(
      types,
      path.flatMap((token, at) => (at === 0 ? [token] : [fees[at - 1], token])),
    )
    const name = kind === 'exactIn' ? 'quoteExactInput' : 'quoteExactOutput'
    const data = await call(contracts.quoter, quoter.encodeFunctionData(name, [packed, amount]))
    return quoter.decodeFunctionResult(name, data)[0] as bigint
  } catch {
    return null
  }
}

/** The highest output, or the lowest input, of several routes, each quoted separately. */
async function bestOf(routes: readonly Route[], kind: TradeKind, amount: bigint): Promise<bigint | null> {
  let best: bigint | null = null
  for (const route of routes) {
    const other = await callQuoter(route, kind, amount)
    if (!other) continue
    if (best === null || (kind === 'exactIn' ? other > best : other < best)) best = other
  }
  return best
}

async function quoted({ sell, buy, kind, amount }: TradeRequest, maxLegs = LEGS_MAX): Promise<Quote | null> {
  const [tokenIn, tokenOut] = [inPools(sell), inPools(buy)]
  const snapshot = await reader.snapshot(CHAIN_ID, tokenIn, tokenOut)
  const { trade } = findTrade(
    snapshot.pools.map(poolState),
    { tokenIn, tokenOut, kind, amount: BigInt(amount), coin: sell === NATIVE ? 'in' : buy === NATIVE ? 'out' : null },
    {
      weth,
      bases: deployment.bases,
      feePerGas: 0n,
      protocols: ['v2', 'v3'],
      maxLegs,
      taxes: snapshot.taxes ?? [],
    },
  )
  return trade && toQuote(trade, snapshot)
}

const requestOf = (sell: string, buy: string, kind: TradeKind, text: string): TradeRequest => {
  const amount = parseUnits(text, decimalsOf(kind === 'exactIn' ? sell : buy))
  return { chainId: CHAIN_ID, sell: idOf(sell), buy: idOf(buy), kind, amount: amount.toString() }
}

describe('no route that is asked one by one is better than the quote', () => {
  const cases: [sell: string, buy: string, kind: TradeKind, amount: string][] = [
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
    ['DAI', 'AAVE', 'exactOut', '7'],
  ]

  test.each(cases)('%s to %s, %s %s', async (...each) => {
    const request = requestOf(...each)
    const { kind, sell, buy, amount } = request
    const best = await bestOf(routesOf(inPools(sell), inPools(buy)), kind, BigInt(amount))
    const head = await node.head(CHAIN_ID)
    for (const maxLegs of [1, LEGS_MAX]) {
      const quote = await quoted(request, maxLegs)
      expect(quote).toMatchObject({ kind, blockNumber: head.number, timestamp: head.timestamp })
      const [fixed, other] = (kind === 'exactIn' ? ['amountIn', 'amountOut'] : ['amountOut', 'amountIn']) as Side[]
      expect(quote![fixed!]).toBe(amount)
      if (kind === 'exactIn') expect(BigInt(quote![other!])).toBeGreaterThanOrEqual(best!)
      else expect(BigInt(quote![other!])).toBeLessThanOrEqual(best!)
    }
  })

  test.each(['60000000000000', '9'.repeat(20), '9'.repeat(70)])(
    'more than all pools hold (%s) has no route',
    async (amount) => {
      const request: TradeRequest = { chainId: CHAIN_ID, sell: NATIVE, buy: idOf('USDC'), kind: 'exactOut', amount }
      expect(await quoted(request)).toBeNull()
      expect(await quoted({ ...request, sell: idOf('USDT') })).toBeNull()
      expect(await quoted({ ...request, buy: bob })).toBeNull()
    },
  )
})

type Side = 'amountIn' | 'amountOut'

/** A plan whose limit equals the quote, without slippage. */
async function planOf(sell: string, buy: string, kind: TradeKind, text: string): Promise<TradePlan> {
  const quote = (await quoted(requestOf(sell, buy, kind, text)))!
  const currency = (name: string) => ({ id: idOf(name), symbol: name, name, decimals: decimalsOf(name), logoURI: null })
  return planOfQuote(quote, { account: alice, sell: currency(sell), buy: currency(buy), slippageBps: 0 })
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
  expect(await reader.allowances(CHAIN_ID, { owner: alice, spender: swapRouter, tokens: [token] })).toEqual([
    mostSold(plan),
  ])
}

async function reasonOf(call: EncodedCall) {
  const error: unknown = await node.simulate(CHAIN_ID, { ...call, from: alice }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(NodeError)
  const { failure, data, message } = error as NodeError
  expect(failure).toBe('reverted')
  return revertReason(data, message).cause
}

describe('trades', () => {
  test.each<[sell: string, buy: string, kind: TradeKind, amount: string]>([
    ['ETH', 'UNI', 'exactIn', '0.7'],
    ['ETH', 'USDT', 'exactOut', '150'],
    ['USDC', 'ETH', 'exactIn', '150'],
    ['LINK', 'ETH', 'exactOut', '0.7'],
    ['WETH', 'USDC', 'exactIn', '0.7'],
    ['UNI', 'USDC', 'exactIn', '150'],
    ['UNI', 'USDC', 'exactOut', '150'],
  ])('%s to %s, %s %s: the quote tells what it will cost', async (...each) => {
    const plan = await planOf(...each)
    await approve(plan)
    const receipt = await send(alice, encodeTrade(plan, deployment, await deadline()))
    expect(receipt.status).toBe(true)
    const gas = BigInt(plan.quote.gasEstimate)
    expect(receipt.gasUsed).toBeLessThan((gas * 115n) / 100n)
    expect(receipt.gasUsed).toBeGreaterThan((gas * 70n) / 100n)
    await goBack()
  })

  test('X17: a deadline that has passed reverts and says so', async () => {
    const plan = await planOf('ETH', 'UNI', 'exactIn', '0.7')
    const call = encodeTrade(plan, deployment, await deadline(-1))
    expect(await reasonOf(call)).toBe('deadline')
    expect((await send(alice, call)).status).toBe(false)
    await goBack()
  })

  test('X24: without the approval the transfer is refused', async () => {
    const plan = await planOf('WETH', 'USDC', 'exactIn', '0.7')
    expect(await reasonOf(encodeTrade(plan, deployment, await deadline()))).toBe('transferRefused')
  })

  test('X22: ether and its token change places one to one', async () => {
    const units = parseUnits('1.5')
    const planOfWrap = (wrap: 'wrap' | 'unwrap') =>
      planOfQuote(wrapQuote('exactIn', units, 1, 1), {
        account: alice,
        sell: { id: wrap === 'wrap' ? NATIVE : weth, symbol: '', name: '', decimals: 18, logoURI: null },
        buy: { id: wrap === 'wrap' ? weth : NATIVE, symbol: '', name: '', decimals: 18, logoURI: null },
        wrap,
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
    expect(await reader.allowances(CHAIN_ID, { owner: alice, spender: swapRouter, tokens: [usdt] })).toEqual([6n])
    await goBack()
  })

  test('X11: of a token that takes a fee, what arrives is what the quote and the receipt say', async () => {
    const plan = await planOf('ETH', 'PAXG', 'exactIn', '1')
    expect(BigInt(plan.quote.tax)).toBeGreaterThan(0n)
    const before = await owned(plan.buy.id)
    const receipt = await send(alice, encodeTrade(plan, deployment, await deadline()))
    expect(receipt.status).toBe(true)
    const received = (await owned(plan.buy.id)) - before
    expect(received).toBeGreaterThanOrEqual(leastReceived(plan))
    expect(amountReceived(plan, receipt.logs, weth, swapRouter)).toBe(received)
    await goBack()
  })

  test('X10: a pool that vanished after the quote fails before anything is sent', async () => {
    const plan = await planOf('ETH', 'UNI', 'exactIn', '0.7')
    for (const { hops } of plan.quote.legs) await chain.rpc('anvil_setCode', [hops[0]!.pool, '0x'])
    const call = encodeTrade(plan, deployment, await deadline())
    await expect(node.estimateGas(CHAIN_ID, { ...call, from: alice })).rejects.toMatchObject({ failure: 'reverted' })
    await goBack()
  })
})
