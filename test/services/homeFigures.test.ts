import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Interface } from 'ethers'
import type { Address } from '#domain/chain/address'
import { changeOver, HISTORY_RANGES, type SeriesRequest } from '#domain/market/history'
import { joinPairs, type TokenPair } from '#domain/market/pair'
import type { Token } from '#domain/token/token'
import { createChainReader, type ChainReader } from '#services/chainReader'
import { pairList, tokenList } from '../chain/lists'
import type { LocalChain } from '../chain/startChain'
import * as world from '../chain/world'
import { sharedChain } from '../support/sharedChain'
import type * as withoutV4 from '../support/deploymentsWithoutV4'
import { deploymentOf } from '#config/deployments'
import { nodeAt } from '../support/nodeAt'

// This call must use the global `jest`: for an imported `jest`, Jest would not hoist the call above the imports. Trades
// through V4 are tested in v4OnChain.test.ts.
jest.mock('../../src/config/deployments', () => jest.requireActual<typeof withoutV4>('../support/deploymentsWithoutV4'))

/** These tests compare the figures of the home page with single contract calls and arithmetic in fractions. */

const CHAIN_ID = 3
const DAY_S = 86_400
const V3_FEES = [100, 500, 3_000, 10_000]
const { usdc } = deploymentOf(CHAIN_ID)!
const { contracts } = world
const { weth } = contracts

const abi = new Interface([
  'function getPair(address, address) view returns (address)',
  'function getPool(address, address, uint24) view returns (address)',
  'function token0() view returns (address)',
  'function getReserves() view returns (uint112, uint112, uint32)',
  'function slot0() view returns (uint160, int24, uint16, uint16, uint16, uint8, bool)',
  'function liquidity() view returns (uint128)',
  'function balanceOf(address) view returns (uint256)',
  'function decimals() view returns (uint8)',
  'function latestRoundData() view returns (uint80, int256, uint256, uint256, uint80)',
  'function getRoundData(uint80) view returns (uint80, int256, uint256, uint256, uint80)',
])

let chain: LocalChain
let reader: ChainReader
let pairs: TokenPair[]

beforeAll(async () => {
  chain = await sharedChain({ history: true })
  reader = createChainReader(nodeAt(chain.url))
  const tokens = tokenList().tokens.filter(({ chainId }) => chainId === 1)
  pairs = joinPairs(
    pairList().tokens,
    tokens.map((token): Token => ({ ...token, logoURI: null }) as Token),
  )
})
afterAll(() => chain.stop())

/** Calls a contract; null if there is no contract, or if the call reverts. */
async function read(to: string, name: string, args: unknown[] = [], block = 'latest'): Promise<bigint[] | null> {
  try {
    const data = (await chain.rpc('eth_call', [{ to, data: abi.encodeFunctionData(name, args) }, block])) as string
    return data === '0x' ? null : ([...abi.decodeFunctionResult(name, data)] as bigint[])
  } catch {
    return null
  }
}

interface Found {
  id: string
  protocol: 'v2' | 'v3'
  fee: number
}

async function poolsOf(a: string, b: string): Promise<Found[]> {
  const found: Found[] = []
  const note = (id: unknown, protocol: Found['protocol'], fee: number) => {
    if (typeof id === 'string' && BigInt(id) !== 0n) found.push({ id, protocol, fee })
  }
  note((await read(contracts.v2Factory, 'getPair', [a, b]))?.[0], 'v2', 3_000)
  for (const fee of V3_FEES) note((await read(contracts.v3Factory, 'getPool', [a, b, fee]))?.[0], 'v3', fee)
  return found
}

type Fraction = [above: bigint, below: bigint]

/** The price of a base unit of `token` in base units of the other token. */
async function ratio({ id, protocol }: Found, token: string, block?: string): Promise<Fraction | null> {
  const isFirst = String((await read(id, 'token0', [], block))?.[0]).toLowerCase() === token.toLowerCase()
  let both: Fraction
  if (protocol === 'v2') {
    const [reserve0 = 0n, reserve1 = 0n] = (await read(id, 'getReserves', [], block)) ?? []
    both = [reserve1, reserve0]
  } else {
    const [root = 0n] = (await read(id, 'slot0', [], block)) ?? []
    const [liquidity = 0n] = (await read(id, 'liquidity', [], block)) ?? []
    both = liquidity === 0n ? [0n, 0n] : [root ** 2n, 2n ** 192n]
  }
  const [above, below] = both
  if (above === 0n || below === 0n) return null
  return isFirst ? [above, below] : [below, above]
}

const decimalsOf = async (token: string) => (await read(token, 'decimals'))?.[0] ?? null
const heldBy = async (token: string, owner: string) => (await read(token, 'balanceOf', [owner]))?.[0] ?? 0n
const etherUsd = async () => (await read(contracts.ethUsdFeed, 'latestRoundData'))![1]! * 10n ** 10n

/** The feed's latest answer at a time, found by stepping back through the rounds. */
async function etherUsdAt(timestamp: number): Promise<bigint> {
  let round = (await read(contracts.ethUsdFeed, 'latestRoundData'))!
  while (round[3]! > BigInt(timestamp)) round = (await read(contracts.ethUsdFeed, 'getRoundData', [round[0]! - 1n]))!
  return round[1]! * 10n ** 10n
}

/** The value of an amount of ether or USDC in base units, in dollars with 18 decimals. */
const dollars = async (quote: string, units: bigint) =>
  quote === weth ? (units * (await etherUsd())) / 10n ** 18n : units * 10n ** 12n

/** The price of a whole token in whole quote tokens, with 18 decimals. */
function wholePrice([above, below]: Fraction, decimals: bigint, quoteDecimals: bigint) {
  return (above * 10n ** (18n + decimals)) / (below * 10n ** quoteDecimals)
}

/** Ether's price comes from the feed, and others from the token's deepest pool with ether or USDC. */
async function usdOf(token: string): Promise<bigint | null> {
  if (token === weth) return etherUsd()
  const decimals = await decimalsOf(token)
  if (decimals === null) return null
  let best: { depth: bigint; usd: bigint } | null = null
  for (const quote of [weth, usdc].filter((each) => each !== token)) {
    for (const pool of await poolsOf(token, quote)) {
      const price = await ratio(pool, token)
      const depth = await dollars(quote, await heldBy(quote, pool.id))
      if (!price || (best && best.depth >= depth)) continue
      const [above, below] = price
      const one = quote === weth ? [await etherUsd(), 10n ** 18n] : [10n ** 18n, 10n ** 6n]
      best = { depth, usd: (above * 10n ** decimals * one[0]!) / (below * one[1]!) }
    }
  }
  return best && best.depth >= 10_000n * 10n ** 18n ? best.usd : null
}

/** Expects two values to be equal, except for rounding in the eighteenth decimal. */
function expectNear(what: string, reported: string | null, computed: bigint | null) {
  if (reported === null || computed === null) {
    expect([what, reported]).toEqual([what, computed])
    return
  }
  const off = BigInt(reported) > computed ? BigInt(reported) - computed : computed - BigInt(reported)
  expect([what, reported, computed, off <= 2n + computed / 10n ** 12n]).toEqual([what, reported, computed, true])
}

const addressesOf = ({ tokenA, tokenB }: TokenPair): [Address, Address] => [tokenA.address, tokenB.address]
const nameOf = ({ tokenA, tokenB }: TokenPair) => `${tokenA.symbol}/${tokenB.symbol}`

test('price, dollars, liquidity and choice of pool of every pair', async () => {
  expect(pairs).toHaveLength(20)
  const reported = await reader.pairPrices(CHAIN_ID, pairs.map(addressesOf))
  let withPool = 0
  for (const [index, pair] of pairs.entries()) {
    const name = nameOf(pair)
    const figures = reported.pairs[index]!
    const [a, b] = addressesOf(pair)
    const [decimalsA, decimalsB] = [await decimalsOf(a), await decimalsOf(b)]
    const [usdA, usdB] = [await usdOf(a), await usdOf(b)]
    let deepest: { pool: Found; depth: bigint; price: bigint } | null = null
    let liquidity: bigint | null = 0n
    for (const pool of await poolsOf(a, b)) {
      const price = await ratio(pool, a)
      if (!price || decimalsA === null || decimalsB === null) continue
      const [heldA, heldB] = [await heldBy(a, pool.id), await heldBy(b, pool.id)]
      const worth =
        usdA === null || usdB === null ? null : (heldA * usdA) / 10n ** decimalsA + (heldB * usdB) / 10n ** decimalsB
      liquidity = liquidity === null || worth === null ? null : liquidity + worth
      if (!deepest || heldB > deepest.depth)
        deepest = { pool, depth: heldB, price: wholePrice(price, decimalsA, decimalsB) }
    }
    if (!deepest) {
      expect([name, figures]).toEqual([name, { price: null, usd: null, pool: null, liquidityUsd: null }])
      continue
    }
    withPool += 1
    expect([name, figures.pool]).toEqual([name, deepest.pool])
    expect([name, figures.price]).toEqual([name, deepest.price.toString()])
    expectNear(`${name} in dollars`, figures.usd, usdA)
    expectNear(`${name} liquidity`, figures.liquidityUsd, liquidity)
  }
  const isMade = ({ tokenA, tokenB }: TokenPair) =>
    [...world.pools, ...world.pairs].some(({ base, quote }) =>
      [tokenA.symbol, tokenB.symbol].every((symbol) => symbol === base || symbol === quote),
    )
  expect(withPool).toBe(pairs.filter(isMade).length)
  expect(withPool).toBeGreaterThan(10)
})

test("a day's change of every pair and of ether, from the block that is closest to 24 hours ago", async () => {
  const now = await reader.pairPrices(CHAIN_ID, pairs.map(addressesOf))
  const requests: SeriesRequest[] = [
    { token: weth, pool: null, unit: 'usd' },
    ...pairs.flatMap(({ tokenA, tokenB }, index): SeriesRequest[] => {
      const pool = now.pairs[index]?.pool
      return pool ? [{ token: tokenA.address, pool: { ...pool, quote: tokenB.address }, unit: 'quote' }] : []
    }),
  ]
  const series = await reader.histories(CHAIN_ID, requests, { seconds: HISTORY_RANGES['24h'].seconds, parts: 24 })

  let since = { number: 0, timestamp: 0 }
  const off = ({ timestamp }: { timestamp: number }) => Math.abs(timestamp - (now.timestamp - DAY_S))
  for (let number = now.blockNumber; number >= 0; number--) {
    const block = (await chain.rpc('eth_getBlockByNumber', [`0x${number.toString(16)}`, false])) as Record<
      string,
      string
    >
    const at = { number, timestamp: Number(block.timestamp) }
    if (off(at) < off(since)) since = at
    if (at.timestamp < now.timestamp - 2 * DAY_S) break
  }
  const tag = `0x${since.number.toString(16)}`

  for (const [index, { token, pool }] of requests.entries()) {
    const what = `${token} in ${pool?.id ?? 'the feed'}`
    let before: bigint
    let price: bigint
    if (pool) {
      if (pool.protocol === 'v4') throw new Error('The product has no table of V4 here.')
      const [decimals, quoteDecimals] = [(await decimalsOf(token))!, (await decimalsOf(pool.quote))!]
      before = wholePrice((await ratio(pool, token, tag))!, decimals, quoteDecimals)
      price = wholePrice((await ratio(pool, token))!, decimals, quoteDecimals)
    } else {
      before = await etherUsdAt(since.timestamp)
      price = await etherUsd()
    }
    const change = changeOver(series[index]!.readings, { ...now, price }, DAY_S)
    expect([what, change?.since.blockNumber]).toEqual([what, since.number])
    expectNear(what, change!.since.price, before)
    // A loss is rounded up, like the least amount of a trade is rounded down.
    const moved = (price - before) * 10_000n
    const hundredths = moved < 0n && moved % before !== 0n ? moved / before - 1n : moved / before
    expect([what, change?.hundredths]).toEqual([what, hundredths])
  }
})
