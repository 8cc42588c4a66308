import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { id, Interface, toBeHex, ZeroAddress } from 'ethers'
import type { Address } from '#domain/chain/address'
import { HISTORY_RANGES, type SeriesRequest } from '#domain/market/history'
import { priceRange } from '#domain/market/priceRange'
import { poolRows } from '../../src/app/tokenPage/poolRows'
import { usdAboutText } from '#domain/market/money'
import { liquidityOf } from '#domain/market/poolLiquidity'
import { type Depth, depthOf, depthsIn } from '#domain/pool/depth'
import { poolState } from '#domain/pool/snapshot'
import { type ChainReader, createChainReader } from '#services/chainReader'
import type { Node } from '#services/chain/node'
import { PROXY_SLOTS } from '#services/token/safety'
import { ownContract, packagedContract } from '../chain/artifacts'
import { squareRoot } from '../chain/poolMath'
import { sendMined } from '../chain/sendMined'
import type { LocalChain } from '../chain/startChain'
import {
  accountOf,
  contracts,
  oddTokenOf,
  pairAddress,
  poolAddress,
  ruledToken,
  tokenOf,
  tokens,
  type TokenSymbol,
} from '../chain/world'
import { sharedChain } from '../support/sharedChain'
import type * as withoutV4 from '../support/deploymentsWithoutV4'
import { deploymentOf } from '#config/deployments'
import { nodeAt } from '../support/nodeAt'
import { keepState } from '../chain/keepState'

// This call must use the global `jest`: for an imported `jest`, Jest would not hoist the call above the imports. Trades
// through V4 are tested in v4OnChain.test.ts.
jest.mock('../../src/config/deployments', () => jest.requireActual<typeof withoutV4>('../support/deploymentsWithoutV4'))

/** These tests compare the figures of the token page with contract calls made by ethers. */

const CHAIN_ID = 3
const { weth, usdc, bases } = deploymentOf(CHAIN_ID)!
const alice = accountOf('alice').address as Address
const E18 = 10n ** 18n
const addressOf = (symbol: TokenSymbol) => tokenOf(symbol).address as Address
const decimalsOf = (address: string) => BigInt(tokens.find((token) => token.address === address)!.decimals)

const views = new Interface([
  'function balanceOf(address) view returns (uint256)',
  'function decimals() view returns (uint8)',
  'function totalSupply() view returns (uint256)',
  'function getPool(address,address,uint24) view returns (address)',
  'function getPair(address,address) view returns (address)',
  'function token0() view returns (address)',
  'function fee() view returns (uint24)',
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick, uint16 index, uint16 cardinality, uint16 next, uint8 fee, bool unlocked)',
  'function getReserves() view returns (uint112 reserve0, uint112 reserve1, uint32 timestamp)',
  'function latestRoundData() view returns (uint80 id, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredIn)',
  'function getRoundData(uint80) view returns (uint80 id, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredIn)',
])
const multiplierOf = () => null
const faceOf = (address: string) => ({ symbol: address, address, logoURI: null })

const market = ownContract('Market').abi
const router = packagedContract('SwapRouter02').abi
const routerV2 = packagedContract('UniswapV2Router02').abi
const erc20 = ownContract('TestToken').abi

let chain: LocalChain
let node: Node
let reader: ChainReader
let goBack: () => Promise<void>

beforeAll(async () => {
  chain = await sharedChain({ history: true })
  node = nodeAt(chain.url)
  reader = createChainReader(node)
  goBack = await keepState(chain)
})
afterAll(() => chain.stop())

async function read(to: string, name: string, args: unknown[] = [], block = 'latest') {
  const data = views.encodeFunctionData(name, args)
  return views.decodeFunctionResult(name, String(await chain.rpc('eth_call', [{ to, data }, block])))
}
const readFields = async (...args: Parameters<typeof read>) =>
  (await read(...args)).toObject() as Record<string, bigint>
const readBig = async (...args: Parameters<typeof read>) => (await read(...args))[0] as bigint

async function send(from: string, to: string, data: string) {
  expect(await sendMined(chain, { from, to, data, gas: 3_000_000 })).toMatchObject({ status: '0x1' })
}

interface Found {
  address: string
  protocol: 'v2' | 'v3'
  quote: Address
}

async function findPools(token: Address): Promise<Found[]> {
  const found: Found[] = []
  for (const quote of bases) {
    if (quote === token) continue
    const pair = String((await read(contracts.v2Factory, 'getPair', [token, quote]))[0])
    if (pair !== ZeroAddress) found.push({ address: pair, protocol: 'v2', quote })
    for (const fee of [100, 500, 3000, 10000]) {
      const pool = String((await read(contracts.v3Factory, 'getPool', [token, quote, fee]))[0])
      if (pool !== ZeroAddress) found.push({ address: pool, protocol: 'v3', quote })
    }
  }
  return found
}

function readOnce<Key, Value>(readOf: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const known = new Map<Key, Promise<Value>>()
  return (key) => {
    const value = known.get(key) ?? readOf(key)
    known.set(key, value)
    return value
  }
}

const poolsOf = readOnce(findPools)

/** The price of a whole token in quote tokens after a block, with 36 decimals. */
async function priceIn({ address, protocol, quote }: Found, token: Address, block = 'latest'): Promise<bigint> {
  const isFirst = String((await read(address, 'token0'))[0]) === token
  const scale = 10n ** (36n + decimalsOf(token) - decimalsOf(quote))
  let [above, below] = [0n, 1n]
  if (protocol === 'v2') {
    const { reserve0, reserve1 } = await readFields(address, 'getReserves', [], block)
    ;[above, below] = [reserve1!, reserve0!]
  } else {
    const { sqrtPriceX96 } = await readFields(address, 'slot0', [], block)
    ;[above, below] = [sqrtPriceX96! * sqrtPriceX96!, 1n << 192n]
  }
  return isFirst ? (scale * above) / below : (scale * below) / above
}

/** The rounds are cached, because no test adds a round. */
const roundOf = readOnce((id: bigint) => readFields(contracts.ethUsdFeed, 'getRoundData', [id]))

async function feedUsd(at = Infinity): Promise<bigint> {
  const latest = await read(contracts.ethUsdFeed, 'latestRoundData')
  for (let round = latest.id as bigint; ; round--) {
    const { answer, updatedAt } = await roundOf(round)
    if (Number(updatedAt) <= at) return answer! * 10n ** 10n
  }
}

/** The price in dollars with 18 decimals, from the deepest pool with ether or USDC. */
async function usdOf(token: Address): Promise<{ usd: bigint; from: Found | null }> {
  const ether = await feedUsd()
  if (token === weth) return { usd: ether, from: null }
  let best: { depth: bigint; found: Found } | null = null
  for (const found of await poolsOf(token)) {
    if (found.quote !== weth && found.quote !== usdc) continue
    const held = await readBig(found.quote, 'balanceOf', [found.address])
    const depth = found.quote === weth ? (held * ether) / E18 : held * 10n ** 12n
    if (!best || depth > best.depth) best = { depth, found }
  }
  if (!best) throw new Error('no pool')
  const price = await priceIn(best.found, token)
  const quoteUsd = best.found.quote === weth ? ether : E18
  return { usd: (price * quoteUsd) / E18 / E18, from: best.found }
}

async function readLiquidity({ address, quote }: Found, token: Address): Promise<bigint> {
  const [mine, theirs] = [await readBig(token, 'balanceOf', [address]), await readBig(quote, 'balanceOf', [address])]
  const [own, other] = [await usdOf(token), await usdOf(quote)]
  return (mine * own.usd) / 10n ** decimalsOf(token) + (theirs * other.usd) / 10n ** decimalsOf(quote)
}

/** Expects two values to be equal, except for rounding differences in the last digits. */
function expectNear(one: bigint, other: bigint) {
  const off = one > other ? one - other : other - one
  expect(off * 10n ** 15n).toBeLessThanOrEqual(other)
}

describe.each(['LINK', 'USDT', 'SHIB', 'WETH', 'MKR', 'PAXG'] as const)('%s', (symbol) => {
  const token = addressOf(symbol)

  test('price, pools, liquidity and shares', async () => {
    const [own] = (await reader.prices(CHAIN_ID, [token])).tokens
    const { usd, from } = await usdOf(token)
    expectNear(BigInt(own!.usd!), usd)
    if (symbol !== 'WETH') expect(own!.pool!.id).toBe(from!.address)

    const expected = new Map<string, { price: bigint; liquidity: bigint }>()
    for (const found of await poolsOf(token)) {
      expected.set(found.address, {
        price: (await priceIn(found, token)) / E18,
        liquidity: await readLiquidity(found, token),
      })
    }
    const { pools, blockNumber } = await reader.tokenPools(CHAIN_ID, token)
    expect(blockNumber).toBe(Number(await chain.rpc('eth_blockNumber')))
    expect(pools.map(({ pool }) => pool.id).sort()).toEqual([...expected.keys()].sort())
    for (const { pool, price, liquidityUsd, quote, quoteUsd, quoteDecimals } of pools) {
      expectNear(BigInt(price!), expected.get(pool.id)!.price)
      expectNear(BigInt(liquidityUsd!), expected.get(pool.id)!.liquidity)
      expectNear(BigInt(quoteUsd!), (await usdOf(quote)).usd)
      expect(BigInt(quoteDecimals)).toBe(await readBig(quote, 'decimals'))
    }

    const each = [...expected.values()].map(({ liquidity }) => liquidity)
    const total = each.reduce((sum, one) => sum + one)
    const held = liquidityOf(pools)
    expectNear(held.liquidity!, total)
    expectNear(
      held.deepest!,
      each.reduce((most, one) => (one > most ? one : most)),
    )
    expect(held.priced).toBe(each.length)
    const of = { token: { address: token, symbol, decimals: Number(decimalsOf(token)) }, pools }
    for (const { id, share } of poolRows({
      ...of,
      depths: 'reading',
      faceOf,
      multiplierOf,
      units: deploymentOf(1),
      noAnswer: '',
    }).rows) {
      const percent = (Number(expected.get(id)!.liquidity) / Number(total)) * 100
      // The percentage is truncated to two decimals, not rounded.
      expect(percent - parseFloat(share!.replace('<', ''))).toBeGreaterThanOrEqual(-0.01)
      expect(percent - parseFloat(share!.replace('<', ''))).toBeLessThan(0.010_001)
    }
  })

  test('supply and size of the code', async () => {
    const facts = await reader.tokenFacts(CHAIN_ID, token)
    expect(facts).toMatchObject({ totalSupply: await readBig(token, 'totalSupply') })
    const code = String(await chain.rpc('eth_getCode', [token, 'latest']))
    expect(await reader.safety(CHAIN_ID, token)).toEqual({
      blockNumber: Number(await chain.rpc('eth_blockNumber')),
      codeSize: (code.length - 2) / 2,
      proxy: 'none',
      owner: null,
      isPaused: null,
    })
  })

  test('the high and the low of a day', async () => {
    const { tokens: priced, blockNumber, timestamp } = await reader.prices(CHAIN_ID, [token])
    const { usd, pool } = priced[0]!
    if (pool?.protocol === 'v4') throw new Error('Nothing is read of V4 here.')
    const found: Found | null = pool && {
      address: pool.id,
      protocol: pool.protocol,
      quote: pool.quoteIsWeth ? weth : usdc,
    }
    const requested: SeriesRequest =
      symbol === 'WETH'
        ? { token, pool: null, unit: 'usd' }
        : { token, pool: { ...pool!, quote: found!.quote }, unit: 'usd' }
    const { seconds, parts } = HISTORY_RANGES['24h']
    const [series] = await reader.histories(CHAIN_ID, [requested], { seconds, parts })
    const live = { price: BigInt(usd!) }
    const day = priceRange(series!.readings, live)!
    // The past of the chain has a block every four hours.
    const all = [live.price]
    for (let number = blockNumber; ; number--) {
      const block = (await chain.rpc('eth_getBlockByNumber', [toBeHex(number), false])) as { timestamp: string }
      const tag = `0x${number.toString(16)}`
      const ether = await feedUsd(Number(block.timestamp))
      if (!found || symbol === 'WETH') all.push(ether)
      else all.push(((await priceIn(found, token, tag)) * (found.quote === weth ? ether : E18)) / E18 / E18)
      // Stop at the last block before the day began.
      if (Number(block.timestamp) <= timestamp - seconds) break
    }
    expect(all.length).toBeGreaterThan(5)
    expectNear(
      day.high,
      all.reduce((a, b) => (a > b ? a : b)),
    )
    expectNear(
      day.low,
      all.reduce((a, b) => (a < b ? a : b)),
    )
  })
})

test('X23: pools of a token that does not tell what they hold have no liquidity, and not half of it', async () => {
  const token = addressOf('LINK')
  // This code returns 18 for decimals() and reverts for any other call.
  await chain.rpc('anvil_setCode', [token, '0x60003560e01c63313ce56714601357600080fd5b601260005260206000f3'])
  const { pools } = await reader.tokenPools(CHAIN_ID, token)
  expect(pools.length).toBeGreaterThan(1)
  for (const { liquidityUsd, price } of pools)
    expect([liquidityUsd, price]).toEqual([null, expect.stringMatching(/^[1-9]/)])
  expect(await reader.tokenFacts(CHAIN_ID, token)).toBe('notAToken')
  await goBack()
})

describe('depth', () => {
  const pairOf = (token: Address) =>
    (token === weth ? [weth, usdc] : [weth, token]).sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)) as [
      Address,
      Address,
    ]

  async function depthIn(token: Address, pool: string) {
    const snapshot = await reader.snapshot(CHAIN_ID, ...pairOf(token))
    const record = snapshot.pools.find(({ id }) => id === pool)!
    return { record, depth: depthOf(poolState(record), token) }
  }

  async function supply(token: Address, amount: bigint, spender: string) {
    await send(alice, contracts.market, market.encodeFunctionData('pay', [token, alice, amount]))
    await send(alice, token, erc20.encodeFunctionData('approve', [spender, 0n]))
    await send(alice, token, erc20.encodeFunctionData('approve', [spender, amount]))
  }

  test.each([
    ['LINK', 'WETH', 3000],
    ['UNI', 'WETH', 10000],
    ['USDT', 'USDC', 100],
    ['DAI', 'USDC', 100],
    ['WETH', 'USDC', 500],
    ['SHIB', 'WETH', 3000],
  ] as const)('of %s in a V3 pool with %s of %d: the pool takes just that for 1 %', async (symbol, other, fee) => {
    const [token, quote] = [addressOf(symbol), addressOf(other)]
    const pool = poolAddress(token, quote, fee)
    const { depth } = await depthIn(token, pool)
    const before = (await readFields(pool, 'slot0')).sqrtPriceX96!
    const isFirst = BigInt(token) < BigInt(quote)
    const tries: [Depth, Address, Address, bigint, bigint][] = [
      [depth.sell, token, quote, 99n, 100n],
      [depth.buy, quote, token, 101n, 100n],
    ]
    for (const [{ amountIn, amountOut, isAtLeast }, tokenIn, tokenOut, part, whole] of tries) {
      expect(isAtLeast).toBe(false)
      // The token's price is the pool's price or its inverse.
      const [n, d] = isFirst ? [part, whole] : [whole, part]
      const isDown = n < d
      const target = isDown
        ? squareRoot((before * before * n) / d)
        : squareRoot((before * before * n + d - 1n) / d - 1n) + 1n
      for (const [more, consumed] of [
        [0n, amountIn],
        [10n ** 6n, amountIn],
      ] as const) {
        await supply(tokenIn, amountIn + more, contracts.swapRouter)
        const [inBefore, outBefore] = [
          await readBig(tokenIn, 'balanceOf', [alice]),
          await readBig(tokenOut, 'balanceOf', [alice]),
        ]
        const params = [tokenIn, tokenOut, fee, alice, amountIn + more, 0n, target]
        await send(alice, contracts.swapRouter, router.encodeFunctionData('exactInputSingle', [params]))
        expect((await read(pool, 'slot0')).sqrtPriceX96).toBe(target)
        expect(inBefore - (await readBig(tokenIn, 'balanceOf', [alice]))).toBe(consumed)
        expect((await readBig(tokenOut, 'balanceOf', [alice])) - outBefore).toBe(amountOut)
        await goBack()
      }
      // An input of one unit less does not reach the target.
      await supply(tokenIn, amountIn - 1n, contracts.swapRouter)
      const params = [tokenIn, tokenOut, fee, alice, amountIn - 1n, 0n, 0n]
      await send(alice, contracts.swapRouter, router.encodeFunctionData('exactInputSingle', [params]))
      const short = (await readFields(pool, 'slot0')).sqrtPriceX96!
      expect(isDown ? short > target : short < target).toBe(true)
      await goBack()
    }
  })

  test.each([
    ['LINK', 'WETH'],
    ['WBTC', 'WETH'],
    ['DAI', 'USDC'],
  ] as const)('of %s in a V2 pair with %s: the reserves are 1 % off after just that', async (symbol, other) => {
    const [token, quote] = [addressOf(symbol), addressOf(other)]
    const pair = pairAddress(token, quote)
    const { depth } = await depthIn(token, pair)
    const isFirst = BigInt(token) < BigInt(quote)
    const reserves = async () => {
      const { reserve0, reserve1 } = await readFields(pair, 'getReserves')
      return isFirst ? [reserve0!, reserve1!] : [reserve1!, reserve0!]
    }
    const [own, theirs] = (await reserves()) as [bigint, bigint]
    for (const [{ amountIn, amountOut }, tokenIn, tokenOut] of [
      [depth.sell, token, quote],
      [depth.buy, quote, token],
    ] as const) {
      for (const less of [0n, 1n]) {
        await supply(tokenIn, amountIn - less, contracts.v2Router)
        const args = [amountIn - less, 0n, [tokenIn, tokenOut], alice, 2n ** 40n]
        const outBefore = await readBig(tokenOut, 'balanceOf', [alice])
        await send(alice, contracts.v2Router, routerV2.encodeFunctionData('swapExactTokensForTokens', args))
        const [ownAfter, theirsAfter] = (await reserves()) as [bigint, bigint]
        const isMoved =
          tokenIn === token
            ? theirsAfter * own * 100n <= theirs * ownAfter * 99n
            : theirsAfter * own * 100n >= theirs * ownAfter * 101n
        expect([less, isMoved]).toEqual([less, less === 0n])
        if (less === 0n) expect((await readBig(tokenOut, 'balanceOf', [alice])) - outBefore).toBe(amountOut)
        await goBack()
      }
    }
  })
})

describe('what moves the price in all pools together', () => {
  const pairOf = (token: Address) => (token === weth ? usdc : weth)

  /** Expects a figure such as "$97,357" or "$1.2m" to be the exact dollars, cut after the last shown digit. */
  function expectCut(text: string, exact: number) {
    const [, figure = '', suffix = ''] = /^\$([\d.,]+)([km]?)$/.exec(text) ?? []
    const one = { '': 1, k: 1e3, m: 1e6 }[suffix as '' | 'k' | 'm']
    const shown = parseFloat(figure.replaceAll(',', '')) * one
    const place = suffix !== '' ? one / 10 : figure.includes('.') ? 0.01 : 1
    // This is the precision of the bisection for V2 pairs.
    const tolerance = exact * 1e-6
    expect({ text, exact, isCut: shown <= exact + tolerance && exact < shown + place + tolerance }).toEqual({
      text,
      exact,
      isCut: true,
    })
  }

  /** Sells a token to a pool until the price reaches the limit. Returns the input and the output. */
  async function pushV3({ address: pool }: Found, [tokenIn, tokenOut]: [Address, Address], limit: bigint) {
    const fee = (await read(pool, 'fee'))[0] as bigint
    const plenty = 2n * (await readBig(tokenIn, 'balanceOf', [pool]))
    await send(alice, contracts.market, market.encodeFunctionData('pay', [tokenIn, alice, plenty]))
    await send(alice, tokenIn, erc20.encodeFunctionData('approve', [contracts.swapRouter, 0n]))
    await send(alice, tokenIn, erc20.encodeFunctionData('approve', [contracts.swapRouter, plenty]))
    const held = async () => [
      await readBig(tokenIn, 'balanceOf', [alice]),
      await readBig(tokenOut, 'balanceOf', [alice]),
    ]
    const [inBefore, outBefore] = (await held()) as [bigint, bigint]
    const params = [tokenIn, tokenOut, fee, alice, plenty, 0n, limit]
    await send(alice, contracts.swapRouter, router.encodeFunctionData('exactInputSingle', [params]))
    expect((await read(pool, 'slot0')).sqrtPriceX96).toBe(limit)
    const [inAfter, outAfter] = (await held()) as [bigint, bigint]
    await goBack()
    return { amountIn: inBefore - inAfter, amountOut: outAfter - outBefore }
  }

  /** `pushV3` for a V2 pair. The input is found by bisection with the amounts that the router computes. */
  async function pushV2(reserveIn: bigint, reserveOut: bigint, part: number) {
    const outOf = async (amountIn: bigint) => {
      const data = routerV2.encodeFunctionData('getAmountOut', [amountIn, reserveIn, reserveOut])
      return BigInt(String(await chain.rpc('eth_call', [{ to: contracts.v2Router, data }, 'latest'])))
    }
    let [low, high] = [1n, reserveIn / 50n]
    for (let turn = 0; turn < 24; turn++) {
      const middle = (low + high) / 2n
      const left = (Number(reserveOut - (await outOf(middle))) / Number(reserveIn + middle)) * Number(reserveIn)
      if (left / Number(reserveOut) <= part) high = middle
      else low = middle
    }
    return { amountIn: high, amountOut: await outOf(high) }
  }

  test.each(['LINK', 'USDT', 'SHIB', 'WETH'] as const)(
    'of %s, in dollars',
    async (symbol) => {
      const token = addressOf(symbol)
      const found = await poolsOf(token)
      const { pools } = await reader.tokenPools(CHAIN_ID, token)
      const depths = depthsIn(await reader.snapshot(CHAIN_ID, token, pairOf(token)), token)
      const of = { address: token, symbol, decimals: Number(decimalsOf(token)) }
      const { rows, total } = poolRows({
        token: of,
        pools,
        depths,
        faceOf,
        multiplierOf,
        units: deploymentOf(1),
        noAnswer: '',
      })
      const used = found.filter(({ address }) => depths.has(address as Address))
      expect(used.length).toBeGreaterThan(1)

      const sum = { sell: 0, buy: 0 }
      for (const pool of used) {
        const isFirst = BigInt(token) < BigInt(pool.quote)
        const ways = { sell: [token, pool.quote], buy: [pool.quote, token] } as Record<string, [Address, Address]>
        const pushed: Record<string, { amountIn: bigint; amountOut: bigint }> = {}
        for (const [way, tokens] of Object.entries(ways)) {
          if (pool.protocol === 'v2') {
            const { reserve0, reserve1 } = await readFields(pool.address, 'getReserves')
            const [own, theirs] = isFirst ? [reserve0!, reserve1!] : [reserve1!, reserve0!]
            pushed[way] = way === 'sell' ? await pushV2(own, theirs, 99 / 100) : await pushV2(theirs, own, 100 / 101)
          } else {
            const price = (await read(pool.address, 'slot0')).sqrtPriceX96 as bigint
            // The target is 1 % below or above the token's price, converted to the price of the pool's first token.
            const [part, whole] = way === 'sell' ? [99n, 100n] : [101n, 100n]
            const [n, d] = isFirst ? [part, whole] : [whole, part]
            pushed[way] = await pushV3(pool, tokens, squareRoot((price * price * n) / d))
          }
        }
        const { usd } = await usdOf(pool.quote)
        const worth = (units: bigint) => Number((units * usd) / 10n ** decimalsOf(pool.quote)) / 1e18
        const [sell, buy] = [worth(pushed.sell!.amountOut), worth(pushed.buy!.amountIn)]
        sum.sell += sell
        sum.buy += buy
        const { depth } = rows.find(({ id }) => id === pool.address)!
        if ('reason' in depth) throw new Error(depth.reason)
        expectCut(depth.sell, sell)
        expectCut(depth.buy, buy)
      }
      const about = (value: number) => usdAboutText(BigInt(Math.floor(value)) * 10n ** 18n)
      expect(total).toContain(about(sum.sell))
      expect(total).toContain(about(sum.buy))
    },
    120_000,
  )
})

describe('safety', () => {
  test('the slots of proxies are the hashes that the standards name', () => {
    for (const [name, slot] of Object.entries(PROXY_SLOTS)) {
      expect([name, slot]).toEqual([name, name.startsWith('eip1967') ? toBeHex(BigInt(id(name)) - 1n, 32) : id(name)])
    }
  })

  test('a proxy, its admin, an owner and a pause, in one request', async () => {
    const { address, implementation, admin, owner } = ruledToken
    const word = (slot: string) =>
      chain.rpc('eth_getStorageAt', [address, slot, 'latest']).then((value) => BigInt(String(value)))
    expect(await word(PROXY_SLOTS['eip1967.proxy.implementation'])).toBe(BigInt(implementation))
    expect(await word(PROXY_SLOTS['eip1967.proxy.admin'])).toBe(BigInt(admin))
    await node.head(CHAIN_ID)
    const requests = jest.spyOn(globalThis, 'fetch')
    expect(await reader.safety(CHAIN_ID, address)).toMatchObject({
      proxy: { kind: 'implementation', target: implementation, admin },
      owner,
      isPaused: false,
    })
    expect(requests).toHaveBeenCalledTimes(1)
    requests.mockRestore()

    const { abi } = ownContract('RuledToken')
    await send(owner, address, abi.encodeFunctionData('setPaused', [true]))
    await send(owner, address, abi.encodeFunctionData('transferOwnership', [ZeroAddress]))
    expect(await reader.safety(CHAIN_ID, address)).toMatchObject({ owner: 'none', isPaused: true })
    await goBack()
  })

  test('an older proxy, a beacon, a clone and a delegating account are reported, and an account that is no contract', async () => {
    const { address, implementation } = ruledToken
    const set = (slot: string, value: string) =>
      chain.rpc('anvil_setStorageAt', [address, slot, toBeHex(BigInt(value), 32)])
    await set(PROXY_SLOTS['eip1967.proxy.implementation'], '0x0')
    await set(PROXY_SLOTS['eip1967.proxy.beacon'], alice)
    expect((await reader.safety(CHAIN_ID, address)).proxy).toMatchObject({ kind: 'beacon', target: alice })
    await set(PROXY_SLOTS['eip1967.proxy.beacon'], '0x0')
    await set(PROXY_SLOTS['org.zeppelinos.proxy.implementation'], implementation)
    expect((await reader.safety(CHAIN_ID, address)).proxy).toEqual({
      kind: 'implementation',
      target: implementation,
      admin: null,
    })
    const clone = `0x363d3d373d3d3d363d73${implementation.slice(2).toLowerCase()}5af43d82803e903d91602b57fd5bf3`
    await chain.rpc('anvil_setCode', [address, clone])
    expect(await reader.safety(CHAIN_ID, address)).toMatchObject({
      codeSize: 45,
      proxy: { kind: 'clone', target: implementation, admin: null },
    })
    await chain.rpc('anvil_setCode', [address, `0xef0100${implementation.slice(2).toLowerCase()}`])
    expect(await reader.safety(CHAIN_ID, address)).toMatchObject({
      codeSize: 23,
      proxy: { kind: 'account', target: implementation, admin: null },
    })
    expect(await reader.safety(CHAIN_ID, alice)).toMatchObject({
      codeSize: 0,
      proxy: 'none',
      owner: null,
      isPaused: null,
    })
    await goBack()
  })

  test.each([
    ['TAXED', [{ buy: 50_000, sell: 50_000 }]],
    ['TRAP', [{ buy: 0, sell: null }]],
    ['BOND', []],
  ] as const)('what %s keeps of a trade', async (symbol, expected) => {
    const token = oddTokenOf(symbol).address as Address
    const pair = [weth, token].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)) as [Address, Address]
    const { taxes } = await reader.snapshot(CHAIN_ID, ...pair)
    expect(taxes).toEqual(expected.map((tax) => ({ token, ...tax })))
  })
})
