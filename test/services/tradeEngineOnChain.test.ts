import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { parseUnits } from 'ethers'
import type { Hex, Receipt } from '#boundary/node'
import type { Address } from '#domain/chain/address'
import { NodeError } from '#domain/chain/nodeError'
import { NATIVE } from '#domain/token/token'
import { GAS_BEFORE_QUOTE, tradeGasAtMost } from '#domain/trade/gas'
import type { TradePlan } from '#domain/trade/plan'
import { amountReceived, provenReceived } from '#domain/trade/received'
import { findTrade, toQuote } from '#domain/trade/search/router'
import type { Protocol, TradeKind } from '#domain/pool/route'
import { poolState, type PoolSnapshot } from '#domain/pool/snapshot'
import { readBalanceChanges } from '#services/trade/balanceChanges'
import type { Node } from '#services/chain/node'
import { readPrices } from '#services/market/prices'
import { checkContracts, hasV4Contracts } from '#services/trade/selfCheck'
import { PERMIT2 } from '#config/uniswap'
import { createSimulation } from '#services/trade/simulate'
import { createSnapshots, type Snapshots } from '#services/trade/snapshot'
import type { EncodedCall } from '#services/trade/tradeAbi'
import { encodeApprove, encodeTrade } from '#services/trade/tradeEncoder'
import { createVerification, type Verification } from '#services/trade/verifyQuotes'
import { ownContract, packagedContract } from '../chain/artifacts'
import { sendMined, withoutAutomine } from '../chain/sendMined'
import type { LocalChain } from '../chain/startChain'
import {
  accountOf,
  contracts,
  oddTokenOf,
  oddTokens,
  poolAddress,
  tokenOf,
  type OddSymbol,
  type TokenSymbol,
} from '../chain/world'
import type { Quote } from '#domain/trade/quote'
import { isCommonToken } from '#config/deployments'
import { hex } from '../chain/hex'
import { sharedChain } from '../support/sharedChain'
import { nodeAt } from '../support/nodeAt'
import { planOfQuote } from '../support/planOfQuote'
import { keepState } from '../chain/keepState'
import { alice, CHAIN_ID, deployment } from '../support/chainTrades'

const { weth, usdc, swapRouter, v2Router } = deployment
const bob = accountOf('bob').address as Address
const { abi: erc20 } = ownContract('TestToken')
const { abi: router } = packagedContract('UniswapV2Router02')
const { abi: marketAbi } = ownContract('Market')

type Symbol = TokenSymbol | OddSymbol
const isOdd = (symbol: Symbol): symbol is OddSymbol => oddTokens.some((token) => token.symbol === symbol)
const tokenNamed = (symbol: Symbol) => (isOdd(symbol) ? oddTokenOf(symbol) : tokenOf(symbol))
const idOf = (symbol: Symbol) => tokenNamed(symbol).address as Address
const units = (text: string, symbol: Symbol) => parseUnits(text, tokenNamed(symbol).decimals)
const shib = idOf('SHIB')
let chain: LocalChain
let node: Node
let goBack: () => Promise<void>
/** The number of calls to the node so far. An HTTP request may have several calls. */
let requests = 0
let snapshots: Snapshots
let verification: Verification

const realFetch = globalThis.fetch
beforeAll(async () => {
  chain = await sharedChain()
  globalThis.fetch = (url, init) => {
    requests += (init?.body as string).split(/"eth_(?:call|simulateV1)"/).length - 1
    return realFetch(url, init)
  }
  node = nodeAt(chain.url)
  goBack = await keepState(chain)
})
afterAll(() => {
  globalThis.fetch = realFetch
  return chain.stop()
})
beforeEach(async () => {
  await goBack()
  verification = createVerification(node)
  snapshots = createSnapshots(node, verification)
  requests = 0
})

async function countRequests<T>(work: Promise<T>): Promise<[T, number]> {
  const before = requests
  const result = await work
  return [result, requests - before]
}

const send = (from: string, call: EncodedCall) => sendMined(chain, { from, ...call, gas: 2_000_000 })

const balanceOf = async (token: Address, owner: string) => {
  const data = erc20.encodeFunctionData('balanceOf', [owner])
  return BigInt((await chain.rpc('eth_call', [{ to: token, data }, 'latest'])) as string)
}

const take = (a: Symbol, b: Symbol) => snapshots.snapshot(CHAIN_ID, idOf(a), idOf(b))
const withoutTime = (snapshot: PoolSnapshot) => ({ ...snapshot, readAt: 0 })

function quoteFrom(
  snapshot: PoolSnapshot,
  [sell, buy, kind, text]: readonly [Symbol, Symbol, TradeKind, string],
  protocols: readonly Protocol[] = ['v2', 'v3'],
  maxLegs = 3,
): Quote | null {
  const amount = units(text, kind === 'exactIn' ? sell : buy)
  const { trade } = findTrade(
    snapshot.pools.map(poolState),
    { tokenIn: idOf(sell), tokenOut: idOf(buy), kind, amount },
    {
      weth,
      bases: deployment.bases,
      feePerGas: 12_000_000_000n,
      protocols,
      maxLegs,
      taxes: snapshot.taxes ?? [],
    },
  )
  return trade && toQuote(trade, snapshot)
}

/** Moves the price of a V3 pool by this many millionths. */
async function movePool(pool: string, millionths: bigint) {
  const slot0 = (await chain.rpc('eth_call', [{ to: pool, data: '0x3850c7bd' }, 'latest'])) as string
  const target = (BigInt(slot0.slice(0, 66)) * (1_000_000n + millionths)) / 1_000_000n
  const data = marketAbi.encodeFunctionData('move', [[[pool, true, target]]]) as Hex
  expect((await send(alice, { to: contracts.market, value: 0n, data })).status).toBe('0x1')
}

describe('the pools of a pair', () => {
  test('come in two requests at first, then in one for each block, and are equal as long as nothing happens', async () => {
    const [first, atFirst] = await countRequests(take('WETH', 'USDC'))
    expect(atFirst).toBe(2)
    const [second, later] = await countRequests(take('USDC', 'WETH'))
    expect(later).toBe(1)
    expect(withoutTime(second)).toEqual(withoutTime(first))
    await chain.rpc('evm_mine')
    const [third, afterBlock] = await countRequests(take('WETH', 'USDC'))
    expect(afterBlock).toBe(1)
    expect(third.blockNumber).toBe(first.blockNumber + 1)
    const head = await node.head(CHAIN_ID)
    expect(third).toMatchObject({ blockNumber: head.number, timestamp: head.timestamp })
    expect(third.pools).toEqual(first.pools)
  })

  test('of two unlisted ends take a third request, which measures what they keep', async () => {
    expect((await countRequests(take('UNI', 'PAXG')))[1]).toBe(3)
    expect((await countRequests(take('UNI', 'PAXG')))[1]).toBe(1)
    // The taxes of both tokens and the ticks have already been read.
    const [{ taxes }, again] = await countRequests(take('PAXG', 'WETH'))
    expect(again).toBe(1)
    expect(taxes).toEqual([{ token: idOf('PAXG'), buy: 200, sell: 200 }])
  })

  test('lead over three hops where there is no other way', async () => {
    const snapshot = await take('BOND', 'SHIB')
    const quote = quoteFrom(snapshot, ['BOND', 'SHIB', 'exactIn', '25.5'])
    expect(quote!.legs[0]!.hops.map(({ tokenOut }) => tokenOut)).toEqual([idOf('DAI'), weth, idOf('SHIB')])
    const reported = await verification.verify(CHAIN_ID, quote!)
    expect(reported!.amountOut.toString()).toBe(quote!.amountOut)
  })

  test('X02: are none for an address without code, and none of a token with itself', async () => {
    const [snapshot, requested] = await countRequests(snapshots.snapshot(CHAIN_ID, bob, usdc))
    expect(snapshot).toMatchObject({ pools: [], taxes: null })
    expect(requested).toBe(1)
    expect((await snapshots.snapshot(CHAIN_ID, weth, weth)).pools).toEqual([])
  })

  test('follow a swap in one request, ticks included', async () => {
    const pool = poolAddress(weth, usdc, 500)
    await take('WETH', 'USDC')
    // Move the price out of the narrow position and back.
    for (const step of [70_000n, -66_000n]) {
      await movePool(pool, step)
      const [snapshot, requested] = await countRequests(take('WETH', 'USDC'))
      expect(requested).toBe(1)
      const fresh = await createSnapshots(node).snapshot(CHAIN_ID, weth, usdc)
      const [cached, read] = [snapshot, fresh].map(({ pools }) => pools.find(({ id }) => id === pool)!)
      expect(poolState(cached!)).toMatchObject({ tick: (poolState(read!) as { tick: number }).tick })
      for (const amount of ['0.5', '400']) {
        const cases = ['WETH', 'USDC', 'exactIn', amount] as const
        const quote = quoteFrom(snapshot, cases, ['v3'])!
        expect(quote.amountOut).toBe(quoteFrom(fresh, cases, ['v3'])!.amountOut)
        expect((await verification.verify(CHAIN_ID, quote))!.amountOut.toString()).toBe(quote.amountOut)
      }
    }
  })

  test('are read again where liquidity changed without a swap, or the price went too far, or when told to', async () => {
    const pool = poolAddress(weth, usdc, 3000)
    const first = await take('WETH', 'USDC')
    // Storage slot 4 of a pool contains the liquidity in range.
    const [known] = first.pools.flatMap((each) => (each.id === pool && each.protocol === 'v3' ? [each] : []))
    const more = (BigInt(known!.liquidity) + 5n).toString(16).padStart(64, '0')
    await chain.rpc('anvil_setStorageAt', [pool, '0x4', `0x${more}`])
    await chain.rpc('evm_mine')
    expect((await countRequests(take('WETH', 'USDC')))[1]).toBe(2)
    expect((await countRequests(take('WETH', 'USDC')))[1]).toBe(1)
    snapshots.invalidateTicks(CHAIN_ID, [pool as Address])
    expect((await countRequests(take('WETH', 'USDC')))[1]).toBe(2)

    const narrow = poolAddress(weth, usdc, 500)
    await movePool(narrow, 200_000n)
    const [moved, requested] = await countRequests(take('WETH', 'USDC'))
    expect(requested).toBe(2)
    const [now] = moved.pools.flatMap((each) => (each.id === narrow && each.protocol === 'v3' ? [each] : []))
    expect(now!.fromTick).toBeLessThan(now!.tick - 3_900)
    expect(now!.toTick).toBeGreaterThan(now!.tick + 3_900)
  })
})

describe('verification', () => {
  const cases: (readonly [Symbol, Symbol, TradeKind, string])[] = [
    ['WETH', 'USDC', 'exactIn', '0.1'],
    ['WETH', 'USDC', 'exactIn', '3000'],
    ['WETH', 'USDC', 'exactOut', '250000'],
    ['USDC', 'WETH', 'exactIn', '500'],
    ['UNI', 'USDC', 'exactOut', '100'],
    ['LINK', 'UNI', 'exactIn', '2000'],
    ['AAVE', 'SHIB', 'exactIn', '10'],
    ['USDT', 'DAI', 'exactIn', '1000000'],
    ['COMP', 'WBTC', 'exactIn', '40'],
    ['DAI', 'AAVE', 'exactOut', '7'],
    ['BOND', 'WETH', 'exactOut', '3'],
    ['PAXG', 'WETH', 'exactIn', '1'],
    ['USDC', 'TAXED', 'exactIn', '100'],
    ['TAXED', 'UNI', 'exactIn', '1000'],
  ]
  test.each(cases)('%s to %s, %s %s: the chain says what the browser computed, in one request', async (...each) => {
    const snapshot = await take(each[0], each[1])
    const quote = quoteFrom(snapshot, each)!
    const [reported, requested] = await countRequests(verification.verify(CHAIN_ID, quote, snapshot.taxes ?? []))
    expect(reported).toEqual({
      blockNumber: snapshot.blockNumber,
      amountIn: BigInt(quote.amountIn),
      amountOut: BigInt(quote.amountOut),
    })
    expect(requested).toBe(1)
  })

  test.each(['v2', 'v3'] as const)('%s alone, too', async (protocol) => {
    const snapshot = await take('UNI', 'USDC')
    for (const kind of ['exactIn', 'exactOut'] as const) {
      const quote = quoteFrom(snapshot, ['UNI', 'USDC', kind, '1500'], [protocol])!
      const reported = await verification.verify(CHAIN_ID, quote)
      expect([reported!.amountIn.toString(), reported!.amountOut.toString()]).toEqual([quote.amountIn, quote.amountOut])
    }
  })

  test('a mixed route that was computed wrong is queried part by part, and ends at what the chain says', async () => {
    const whole = await take('SHIB', 'USDC')
    const isOf = ({ token0, token1 }: { token0: Address; token1: Address }, id: Address) =>
      token0 === id || token1 === id
    const pools = whole.pools.filter((each) => {
      return (
        isOf(each, weth) && (isOf(each, usdc) ? each.protocol === 'v2' : isOf(each, shib) && each.protocol === 'v3')
      )
    })
    const quote = quoteFrom({ ...whole, pools }, ['SHIB', 'USDC', 'exactIn', '50000000'])!
    const [leg] = quote.legs
    expect(new Set(leg!.hops.map(({ protocol }) => protocol)).size).toBe(2)
    const right = await verification.verify(CHAIN_ID, quote)
    const amounts = leg!.amounts.map((amount, at) => (at === 0 ? amount : (BigInt(amount) + 1n).toString()))
    const wrong = { ...quote, legs: [{ ...leg!, amounts }] }
    const [reported, requested] = await countRequests(createVerification(node).verify(CHAIN_ID, wrong))
    expect(reported).toEqual(right)
    expect(requested).toBe(2)
  })

  test('an unchanged quote of the next block is verified by what the snapshot brought along', async () => {
    const each = ['WETH', 'USDC', 'exactIn', '2'] as const
    await verification.verify(CHAIN_ID, quoteFrom(await take('WETH', 'USDC'), each)!)
    await chain.rpc('evm_mine')
    const [snapshot, read] = await countRequests(take('USDC', 'WETH'))
    expect(read).toBe(1)
    const [reported, requested] = await countRequests(verification.verify(CHAIN_ID, quoteFrom(snapshot, each)!))
    expect(requested).toBe(0)
    expect(reported!.blockNumber).toBe(snapshot.blockNumber)
    // The verification of another amount needs another request.
    const other = quoteFrom(snapshot, ['WETH', 'USDC', 'exactIn', '3'])!
    expect((await countRequests(verification.verify(CHAIN_ID, other)))[1]).toBe(1)
  })

  test('what the chain cannot do is null, and a block it does not know an error', async () => {
    const snapshot = await take('WETH', 'USDC')
    const quote = quoteFrom(snapshot, ['WETH', 'USDC', 'exactOut', '250000'], ['v3'], 1)!
    const tooMuch = parseUnits('1', 30).toString()
    const leg = { ...quote.legs[0]!, amountOut: tooMuch, amounts: [quote.amountIn, tooMuch] }
    expect(await verification.verify(CHAIN_ID, { ...quote, amountOut: tooMuch, legs: [leg] })).toBeNull()
    const requested = verification.verify(CHAIN_ID, { ...quote, blockNumber: quote.blockNumber + 1_000 })
    const error: unknown = await requested.catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(NodeError)
    expect((error as NodeError).failure).toBe('rpc')
  })

  test('a quote is verified at its own block, whatever happened since', async () => {
    const quote = quoteFrom(await take('WETH', 'USDC'), ['WETH', 'USDC', 'exactIn', '10'])!
    await movePool(poolAddress(weth, usdc, 500), 3_000n)
    expect((await verification.verify(CHAIN_ID, quote))!.amountOut.toString()).toBe(quote.amountOut)
  })
})

describe('taxes', () => {
  test('X11: are what a real trade loses', async () => {
    const { taxes } = await take('TAXED', 'WETH')
    expect(taxes).toEqual([{ token: idOf('TAXED'), buy: 50_000, sell: 50_000 }])
    const path = [weth, idOf('TAXED')]
    const stake = parseUnits('1', 18)
    const [, quoted] = router.decodeFunctionResult(
      'getAmountsOut',
      (await chain.rpc('eth_call', [
        { to: v2Router, data: router.encodeFunctionData('getAmountsOut', [stake, path]) },
        'latest',
      ])) as string,
    )[0] as [bigint, bigint]
    const data = router.encodeFunctionData('swapExactETHForTokensSupportingFeeOnTransferTokens', [
      0,
      path,
      bob,
      2n ** 64n,
    ]) as Hex
    expect((await send(alice, { to: v2Router, value: stake, data })).status).toBe('0x1')
    const lost = quoted - (await balanceOf(idOf('TAXED'), bob))
    expect((lost * 1_000_000n) / quoted).toBe(49_999n)
  })

  test('X24: of a token that nobody may sell say so; those of plain ones are none', async () => {
    expect((await take('TRAP', 'WETH')).taxes).toEqual([{ token: idOf('TRAP'), buy: 0, sell: null }])
    // The taxes of these tokens are measured through a V2 pair with the wrapped coin, a V2 pair with another token, or
    // a V3 pool.
    for (const symbol of ['UNI', 'COMP', 'BOND', 'MKR'] as const) expect((await take(symbol, 'USDC')).taxes).toEqual([])
  })

  test('of several tokens are measured in one request', async () => {
    const [{ taxes, blockNumber, taxesBlock }, requested] = await countRequests(take('TAXED', 'TRAP'))
    expect(taxes).toEqual([
      { token: idOf('TAXED'), buy: 50_000, sell: 50_000 },
      { token: idOf('TRAP'), buy: 0, sell: null },
    ])
    expect(requested).toBe(2)
    expect(taxesBlock).toBe(blockNumber)
  })

  test('are kept for a while, and named with the block after which they were measured', async () => {
    const first = await take('TAXED', 'WETH')
    expect(first.taxesBlock).toBe(first.blockNumber)
    await chain.rpc('evm_mine')
    const later = await take('TAXED', 'WETH')
    expect([later.blockNumber, later.taxesBlock]).toEqual([first.blockNumber + 1, first.blockNumber])
    expect((await take('WETH', 'USDC')).taxesBlock).toBeNull()
  })
})

describe('simulation', () => {
  const simulation = () => createSimulation(node)
  const swap = (amountIn: bigint, least: bigint): EncodedCall => {
    const path = [shib, weth]
    const data = packagedContract('SwapRouter02').abi.encodeFunctionData('swapExactTokensForTokens', [
      amountIn,
      least,
      path,
      alice,
    ]) as Hex
    return { to: swapRouter, value: 0n, data }
  }
  const amount = units('1000000', 'SHIB')

  test('tells to the unit what an approval and a swap will do, before either exists', async () => {
    const calls = [encodeApprove(shib, swapRouter, amount), swap(amount, 1n)]
    const [result, requested] = await countRequests(
      simulation().simulate(CHAIN_ID, alice, calls, { tokens: [shib, weth, usdc] }),
    )
    expect(requested).toBe(1)
    if (result.state !== 'done') throw new Error(result.state)
    const before = await Promise.all([shib, weth].map((token) => balanceOf(token, alice)))
    const used: bigint[] = []
    for (const call of calls) used.push(BigInt((await send(alice, call)).gasUsed))
    const after = await Promise.all([shib, weth].map((token) => balanceOf(token, alice)))
    const held = await balanceOf(usdc, alice)
    expect(result.changes.slice(1)).toEqual([
      { currency: shib, before: before[0], after: after[0] },
      { currency: weth, before: before[1], after: after[1] },
      { currency: usdc, before: held, after: held },
    ])
    expect(result.changes[0]!.currency).toBe('native')
    expect(result.changes[0]!.before).toBe(result.changes[0]!.after)
    result.gas.forEach((gas, at) => {
      expect(Number(gas)).toBeGreaterThan(Number(used[at]!) * 0.8)
      expect(Number(gas)).toBeLessThan(Number(used[at]!) * 1.2)
    })
    expect(result.results).toHaveLength(2)
  })

  test('stops at the call that fails, with its reason', async () => {
    const approve = encodeApprove(shib, swapRouter, amount)
    const calls = [approve, swap(amount, 2n ** 128n), approve]
    const result = await simulation().simulate(CHAIN_ID, alice, calls)
    expect(result).toMatchObject({ state: 'reverted', at: 1 })
    const { data } = result as { data: Hex }
    expect(Buffer.from(data.slice(2), 'hex').toString('latin1')).toContain('Too little received')
  })

  test('X24: what a token says when it refuses is reported', async () => {
    const trap = idOf('TRAP')
    const pair = (await take('TRAP', 'WETH')).pools[0]!.id
    const data = erc20.encodeFunctionData('transfer', [pair, 1n]) as Hex
    const result = await simulation().simulate(CHAIN_ID, alice, [{ to: trap, value: 0n, data }], { tokens: [trap] })
    expect(result).toMatchObject({ state: 'reverted', at: 0 })
    expect(Buffer.from((result as { data: Hex }).data.slice(2), 'hex').toString('latin1')).toContain(
      'trading is not open',
    )
  })

  test('ether that is only thought to be there can be spent, and comes back to an account without code', async () => {
    const deposit: EncodedCall = { to: weth, value: parseUnits('900', 18), data: '0xd0e30db0' }
    const withdraw: EncodedCall = {
      to: weth,
      value: 0n,
      data: `0x2e1a7d4d${parseUnits('400', 18).toString(16).padStart(64, '0')}`,
    }
    expect(await simulation().simulate(CHAIN_ID, bob, [deposit], { tokens: [weth] })).toMatchObject({
      state: 'reverted',
      at: 0,
    })
    const rich = parseUnits('1000', 18)
    const result = await simulation().simulate(CHAIN_ID, bob, [deposit, withdraw], {
      tokens: [weth, bob],
      balance: rich,
    })
    // Balance changes are reported only for addresses that are tokens.
    expect(result).toMatchObject({
      state: 'done',
      changes: [
        { currency: 'native', before: rich, after: parseUnits('500', 18) },
        { currency: weth, before: 0n, after: parseUnits('500', 18) },
      ],
    })
    expect(await node.balance(CHAIN_ID, bob)).toBe(accountOf('bob').wei)
  })
})

/** A plan that sells ether for a token at the app's quote, with a negligible minimum. */
async function etherFor(buy: Symbol, text: string, account: Address): Promise<TradePlan> {
  const snapshot = await take('WETH', buy)
  const { trade } = findTrade(
    snapshot.pools.map(poolState),
    { tokenIn: weth, tokenOut: idOf(buy), kind: 'exactIn', amount: parseUnits(text), coin: 'in' },
    {
      weth,
      bases: deployment.bases,
      feePerGas: 12_000_000_000n,
      protocols: ['v2', 'v3'],
      // SwapRouter02 sells ether for a token that is not common in one leg.
      maxLegs: isCommonToken(deployment, idOf(buy)) ? 3 : 1,
      taxes: snapshot.taxes ?? [],
    },
  )
  return planOfQuote(toQuote(trade!, snapshot), {
    account,
    sell: { id: NATIVE, symbol: 'ETH', name: 'Ether', decimals: 18, logoURI: null },
    buy: { id: idOf(buy), symbol: buy, name: buy, decimals: tokenNamed(buy).decimals, logoURI: null },
    limit: '1',
  })
}
const encoded = async (plan: TradePlan) => encodeTrade(plan, deployment, (await node.head(CHAIN_ID)).timestamp + 1_800)

describe('the gas that Max keeps', () => {
  // Carol has no tokens yet. A transfer to an empty balance costs the most gas.
  const carol = accountOf('carol').address as Address

  test.each([
    ['UNI', '3'],
    ['BOND', '2'],
    ['BOND', '40'],
    ['USDC', '90'],
    ['SHIB', '60'],
    ['COMP', '60'],
    ['TAXED', '2'],
  ] as const)('is never less than the estimate: ether for %s, %s of it', async (buy, text) => {
    const plan = await etherFor(buy, text, carol)
    const { legs } = plan.quote
    if (buy === 'BOND') expect(Math.max(...legs.map(({ hops }) => hops.length))).toBe(3)
    const estimate = await node.estimateGas(CHAIN_ID, { ...(await encoded(plan)), from: carol })
    expect(tradeGasAtMost(plan.quote, null, 0)).toBeGreaterThanOrEqual(estimate)
    // The app reserves this gas before there is a quote. It must be enough for any route in a single part.
    if (legs.length === 1) expect(GAS_BEFORE_QUOTE).toBeGreaterThanOrEqual(estimate)
  })
})

describe('a token that keeps 3 % and names all of it in its event', () => {
  const gross = idOf('GROSS')
  const changesOf = (receipt: Receipt) =>
    readBalanceChanges(node, CHAIN_ID, { account: alice, tokens: [gross] }, receipt)
  const receiptOf = async (hash: unknown) => (await node.receipt(CHAIN_ID, hash as string))!
  const transfer = (to: string, value: bigint) => erc20.encodeFunctionData('transfer', [to, value]) as Hex
  interface Call {
    from: string
    to: string
    data: Hex
    value?: string
  }
  /** Mines calls in one block. Returns the hash of the first. */
  const sendTogether = (calls: readonly Call[]) =>
    withoutAutomine(chain.rpc, async () => {
      const hashes: unknown[] = []
      for (const call of calls) hashes.push(await chain.rpc('eth_sendTransaction', [{ gas: hex(2_000_000), ...call }]))
      await chain.rpc('evm_mine')
      return hashes[0]
    })

  test('is reported by the balance, which grew by less', async () => {
    const plan = await etherFor('GROSS', '0.2', alice)
    const before = await balanceOf(gross, alice)
    const { to, value, data } = await encoded(plan)
    const hash = await sendTogether([{ from: alice, to, value: hex(value), data }])
    const receipt = await receiptOf(hash)
    const grown = (await balanceOf(gross, alice)) - before
    const claimed = amountReceived(plan, receipt.logs, weth, swapRouter)!
    // The quote rounds the transfer tax up, and the token contract rounds it down.
    expect([0n, 1n]).toContain(grown - BigInt(plan.quote.amountOut))
    // The balance grows by 3 % less than the event claims. The difference is rounded down.
    expect(claimed - grown).toBe((claimed * 300n) / 10_000n)
    // Later transfers do not change the result for the receipt's block.
    await sendTogether([{ from: alice, to: gross, data: transfer(bob, 5_000n) }])
    expect(await changesOf(receipt)).toEqual([grown])
    expect(provenReceived(claimed, grown)).toEqual({
      units: grown.toString(),
      claimed: claimed.toString(),
      isOnlyClaimed: false,
    })
  })

  test('cannot be determined where the same block has another transfer of it from or to the account', async () => {
    const { to, value, data } = await encoded(await etherFor('GROSS', '0.2', alice))
    const hash = await sendTogether([
      { from: alice, to, value: hex(value), data },
      { from: alice, to: gross, data: transfer(bob, 5_000n) },
    ])
    expect(await changesOf(await receiptOf(hash))).toEqual([null])
  })
})

describe('the self-check', () => {
  const setCode = (address: string, code: string) => chain.rpc('anvil_setCode', [address, code])
  const unexpected = { executor: null, reason: 'unexpected' }
  /** Code that returns 1 for every call: PUSH1 1, PUSH0, MSTORE, PUSH1 32, PUSH0, RETURN. */
  const ANY_WORD = '0x60015f5260205ff3'

  test('is one request, and finds the executor', async () => {
    const [check, requested] = await countRequests(checkContracts(node, CHAIN_ID))
    expect([check, requested]).toEqual([{ executor: 'swapRouter02', reason: null }, 1])
    expect(await countRequests(checkContracts(node, CHAIN_ID, true))).toEqual([{ ...check, hasV4: true }, 1])
    await setCode(swapRouter, '0x')
    expect(await checkContracts(node, CHAIN_ID)).toEqual({ executor: 'v2Router', reason: null })
    await setCode(v2Router, '0x')
    expect(await checkContracts(node, CHAIN_ID)).toEqual(unexpected)
  })

  test('knows the contracts of V4, and refuses when something else stands in their place', async () => {
    const v4 = {
      poolManager: contracts.poolManager,
      quoter: contracts.v4Quoter,
      universalRouter: contracts.universalRouter,
    }
    const check = () => hasV4Contracts(node, CHAIN_ID, v4)
    expect(await check()).toBe(true)
    for (const address of [...Object.values(v4), PERMIT2.address]) {
      const own = await node.code(CHAIN_ID, address)
      for (const other of ['0x', await node.code(CHAIN_ID, contracts.quoter), ANY_WORD]) {
        await setCode(address, other)
        expect(await check()).toBe(false)
      }
      await setCode(address, own)
    }
    expect(await check()).toBe(true)
  })

  test.each(['weth', 'v2Factory', 'v2Router', 'v3Factory', 'quoter', 'tickLens', 'swapRouter'] as const)(
    'refuses when something else stands where %s should',
    async (name) => {
      const other = name === 'quoter' ? contracts.multicall : contracts.quoter
      await setCode(deployment[name], await node.code(CHAIN_ID, other))
      expect(await checkContracts(node, CHAIN_ID)).toEqual(unexpected)
      if (name === 'swapRouter') return
      await setCode(deployment[name], '0x')
      expect(await checkContracts(node, CHAIN_ID)).toEqual(unexpected)
    },
  )
})

describe('the price of ether', () => {
  test.each([
    ['2941', true],
    ['2940', false],
    ['3061', false],
    ['3059', true],
  ])('of %s by the feed is believed: %s', async (dollars, isBelieved) => {
    const feed = ownContract('PriceFeed').abi
    const { timestamp } = await node.head(CHAIN_ID)
    const data = feed.encodeFunctionData('push', [[parseUnits(dollars, 8)], [timestamp]]) as Hex
    expect((await send(alice, { to: contracts.ethUsdFeed, value: 0n, data })).status).toBe('0x1')
    const prices = await readPrices(node, CHAIN_ID, [idOf('UNI'), idOf('DAI'), weth])
    expect(prices.etherUsd).toBe(isBelieved ? parseUnits(dollars).toString() : null)
    const [uni, dai, ether] = prices.tokens
    // UNI has only pools with ether; DAI and ether also have pools with USDC.
    expect(uni!.usd === null).toBe(!isBelieved)
    expect(dai!.usd).not.toBeNull()
    expect(ether!.usd).not.toBeNull()
  })
})
