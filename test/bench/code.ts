import { Interface } from 'ethers'
import '../support/constants'
import '../support/settings'
import { parseTokenList } from '#boundary/lists'
import type { Hex } from '#boundary/node'
import type { Address } from '#domain/chain/address'
import { LIST_BODY_MAX_BYTES } from '#domain/token/limits'
import { joinPairs } from '#domain/market/pair'
import type { Token } from '#domain/token/token'
import { rankFound } from '#domain/search/searchRanking'
import { createTokenSearch } from '#domain/search/tokenSearch'
import type { PoolState } from '#domain/pool/pool'
import type { PoolRecord } from '#domain/pool/snapshot'
import { bestTrade } from '#domain/trade/search/bestTrade'
import { computeQuote, type SearchTerms, waysToAsk } from '#domain/trade/evaluate/liveQuote'
import { findTrade, type RouteOptions, type RouteRequest } from '#domain/trade/search/router'
import { createChainReader } from '#services/chainReader'
import { decodeAggregate3, encodeAggregate3 } from '#services/chain/multicall'
import { parseListJson } from '#services/token/listJson'
import { createNode } from '#services/chain/node'
import { placesOf, readPools } from '../chain/poolStates'
import { startChain } from '../chain/startChain'
import type { Figure } from './figures'
import { addressOf, tokenList } from './tokenList'
import { accountOf, pairs, pools, tokenOf, type TokenSymbol } from '../chain/world'
import { asV4, manyPools } from '../support/manyPools'
import { randomNumbers } from '../support/randomNumbers'
import { chainAt } from '../support/chainAt'
import { snapshotOf } from '../support/fakePools'
import { readText } from '#services/chain/words'
import { deploymentOf } from '#config/deployments'

const RUNS = 60

let figures: Figure[] = []

async function timesOf(run: (round: number) => unknown): Promise<number[]> {
  for (let round = 0; round < 5; round++) await run(round)
  const times: number[] = []
  for (let round = 0; round < RUNS; round++) {
    const startedAt = performance.now()
    await run(round)
    times.push(performance.now() - startedAt)
  }
  return times
}

async function measure(what: string, run: (round: number) => unknown, floor?: (round: number) => unknown) {
  const ours = await timesOf(run)
  figures.push({ part: 'code', what, unit: 'ms', ours, floor: floor ? await timesOf(floor) : [] })
}

function naiveSearch(tokens: readonly Token[], text: string): Token[] {
  const needle = text.toLowerCase()
  return tokens.filter(
    ({ symbol, address }) => symbol.toLowerCase().includes(needle) || address.toLowerCase().includes(needle),
  )
}

const COUNTS = [1_000, 10_000, 100_000] as const

async function match() {
  const texts = ['u', 'us', 'usd', '0x1', 'eth', 'zzzz', 'a', 'a1']
  for (const count of COUNTS) {
    const tokens = tokenList(count)
    const textOf = (round: number) => texts[round % texts.length] ?? ''
    const made = createTokenSearch(tokens)
    await made.prepare()
    const preference = { preferred: basesOfBench, wrapped: null }
    await measure(
      `search in ${count} tokens (beside a plain filter)`,
      (round) => rankFound(textOf(round), [{ found: made.match(textOf(round)), at: made.at }], preference),
      (round) => naiveSearch(tokens, textOf(round)),
    )
    await measure(`search in ${count} tokens by name`, (round) => made.findByName(textOf(round), basesOfBench))
    await measure(`make the search of ${count} tokens ready, in slices`, () => createTokenSearch(tokens).prepare())
  }
}

async function foreign() {
  const tokens = tokenList(100_000)
  const list = { tokens: tokens.map((token, n) => ({ ...token, chainId: n % 4 })) }
  await measure('read a list of 100000 tokens of four chains', () => parseTokenList(list))
  await measure('the same, all of them of mainnet', () => parseTokenList({ tokens }))
  const text = JSON.stringify({ tokens })
  await measure(
    'its text, in slices (beside JSON.parse at once)',
    () => parseListJson(text),
    () => JSON.parse(text) as unknown,
  )
  const oneRecord = `[[${'"",'.repeat(LIST_BODY_MAX_BYTES / 3 - 2)}0]]`
  await measure('a text of 16 MB that is one record, at once', () => parseListJson(oneRecord))
  const spam = tokens.map((token) => ({ ...token, symbol: 'SPAM' }))
  await measure('join a pair to 100000 tokens of one symbol', () =>
    joinPairs([{ name: 'SPAM/SPAM', address: null }], spam),
  )
  const name = new Interface(['function name() view returns (string)'])
  const megabyte = name.encodeFunctionResult('name', ['x'.repeat(1_000_000)]) as Hex
  await measure('read a token name of a megabyte', () => readText(megabyte, 20))
}

async function batches() {
  const abi = new Interface([
    'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) returns ((bool success, bytes returnData)[] results)',
  ])
  const balanceOf = `0x70a08231${'0'.repeat(24)}${'ab'.repeat(20)}` as Hex
  const calls = Array.from({ length: 500 }, (_, n) => ({ to: addressOf(n), data: balanceOf }))
  const answers = calls.map((_, n) => [true, `0x${n.toString(16).padStart(64, '0')}`])
  const result = abi.encodeFunctionResult('aggregate3', [answers]) as Hex
  await measure(
    'encode a batch of 500 calls (beside ethers)',
    () => encodeAggregate3(calls),
    () => abi.encodeFunctionData('aggregate3', [calls.map(({ to, data }) => [to, true, data])]),
  )
  await measure(
    'decode a batch of 500 results (beside ethers)',
    () => decodeAggregate3(result, 500),
    () => {
      const [decoded] = abi.decodeFunctionResult('aggregate3', result).toArray() as [[boolean, string][]]
      return decoded.map(([success, data]) => ({ success, data }))
    },
  )
}

const deployment = deploymentOf(1)
const basesOfBench: readonly Address[] = [...(deployment?.bases ?? []), ...(deployment?.intermediaries ?? [])]
const addressIn = (symbol: TokenSymbol) => tokenOf(symbol).address as Address

const searched = (maxLegs: number): RouteOptions => ({
  weth: addressIn('WETH'),
  bases: basesOfBench,
  feePerGas: 5_000_000_000n,
  protocols: ['v2', 'v3'],
  maxLegs,
  taxes: [],
})

const recordOf = (pool: PoolState): PoolRecord =>
  pool.protocol === 'v2'
    ? { ...pool, reserve0: String(pool.reserve0), reserve1: String(pool.reserve1) }
    : {
        ...pool,
        sqrtPriceX96: String(pool.sqrtPriceX96),
        liquidity: String(pool.liquidity),
        ticks: pool.ticks.map(({ index, liquidityNet }) => [index, String(liquidityNet)]),
      }

function trade(known: readonly PoolState[], request: RouteRequest, maxLegs = 3) {
  return findTrade(known, request, searched(maxLegs)).trade
}

async function routing() {
  // Prices are per base unit. A dollar is 10^27 units here, so that the price of every token's base unit is an integer.
  const worths: readonly [TokenSymbol, bigint][] = [
    ['UNI', 8n * 10n ** 9n],
    ['LINK', 15n * 10n ** 9n],
    ['WETH', 3_000n * 10n ** 9n],
    ['USDC', 10n ** 21n],
    ['USDT', 10n ** 21n],
    ['DAI', 10n ** 9n],
    ['WBTC', 65_000n * 10n ** 19n],
  ]
  const tokens = worths.map(([symbol, unitWorth]) => ({ address: addressIn(symbol), unitWorth }))
  const hundred = manyPools(tokens, 10n ** 35n, 7).slice(0, 100)
  const [tokenIn, tokenOut] = [addressIn('UNI'), addressIn('LINK')]
  const keystroke = (scale: bigint, kind: RouteRequest['kind']) => (round: number) =>
    trade(hundred, { tokenIn, tokenOut, kind, amount: (scale * BigInt(100 + round * 7)) / 100n })
  const unit = 10n ** 18n
  await measure('key to quote, 100 pools in the snapshot', keystroke(10n * unit, 'exactIn'))
  await measure('key to quote of a trade that splits', keystroke(50_000n * unit, 'exactIn'))
  await measure('key to quote, exact output', keystroke(10n * unit, 'exactOut'))
  await measure('key to quote, exact output that splits', keystroke(50_000n * unit, 'exactOut'))
  // A new block changes the prices, so nothing about the pools is cached at this point.
  await measure('key to quote, the first of a block', (round) =>
    trade(
      hundred.map((pool) => ({ ...pool })),
      { tokenIn, tokenOut, kind: 'exactIn', amount: 50_000n * unit + BigInt(round) },
    ),
  )
}

/** A trade between two tokens, with the maximum number of pools between these and all base tokens. */
async function manyTokens() {
  const ends = ['UNI', 'LINK'].map((symbol) => addressIn(symbol as TokenSymbol))
  const worths = [8n, 15n, 3_000n, 1n, 1n, 1n, 65_000n, 3_600n, 3_200n, 65_000n, 1n, 1n, 1n]
  const tokens = [...ends, ...basesOfBench].map((address, at) => ({
    address,
    unitWorth: (worths[at] ?? 1n) * 10n ** 9n,
  }))
  const [tokenIn, tokenOut] = [addressIn('UNI'), addressIn('LINK')]
  const all = manyPools(tokens, 10n ** 35n, 11)
  const isOwn = ({ token0, token1 }: PoolState) => [token0, token1].some((token) => ends.includes(token))
  const pools = [...all.filter(isOwn).slice(0, 85), ...all.filter((pool) => !isOwn(pool)).slice(0, 35)]
  const keystroke = (scale: bigint, kind: RouteRequest['kind']) => (round: number) =>
    trade(pools, { tokenIn, tokenOut, kind, amount: (scale * BigInt(100 + round * 7)) / 100n })
  const unit = 10n ** 18n
  await measure(`key to quote, ${pools.length} pools of ${tokens.length} tokens`, keystroke(10n * unit, 'exactIn'))
  await measure('the same of a trade that splits', keystroke(50_000n * unit, 'exactIn'))
  await measure('the same, exact output that splits', keystroke(50_000n * unit, 'exactOut'))

  // Two fifths of this maximum number of pools are V4 pools, and half of those contain native ether.
  const others = asV4(manyPools(tokens, 10n ** 35n, 12).slice(0, 60), addressIn('WETH'), 13)
  const allVersions = [...pools.slice(0, 72), ...others]
  const choice = { isRebasing: () => false, isGuardOn: true, allowances: null }
  const what = `key to quote over V2, V3 and V4, ${allVersions.length} pools`
  await quoteWithoutHooks(allVersions)
  const best = (known: readonly PoolState[], kind: RouteRequest['kind'], scale: bigint, round: number) => {
    const amount = (scale * unit * BigInt(100 + round * 7)) / 100n
    return bestTrade(known, { tokenIn, tokenOut, kind, amount }, searched(3), choice).trade
  }
  await measure(`${what}, one way`, (round) => best(allVersions, 'exactIn', 10n, round))
  await measure(`${what}, a split`, (round) => best(allVersions, 'exactIn', 50_000n, round))
  await measure(`${what}, exact output that splits`, (round) => best(allVersions, 'exactOut', 50_000n, round))
  // A new block changes the prices, so nothing about the pools is cached at this point.
  await measure(`${what}, the first of a block`, (round) =>
    best(
      allVersions.map((pool) => ({ ...pool })),
      'exactIn',
      50_000n,
      round,
    ),
  )
}

/** A snapshot without pools with hooks needs no answers of V4Quoter. The pools are those of `manyTokens`. */
async function quoteWithoutHooks(pools: readonly PoolState[]) {
  const snapshot = snapshotOf(pools.map(recordOf))
  const choice = { isRebasing: () => false, isGuardOn: true, allowances: null }
  const terms: SearchTerms = {
    weth: addressIn('WETH'),
    executor: 'swapRouter02',
    feePerGas: 5_000_000_000n,
    isCommon: () => true,
    v4: { bestTrade, choice },
  }
  await measure('quote without hooks', (round) => {
    const amount = String(10n ** 17n * BigInt(100 + round * 7))
    const request = { chainId: 1, sell: addressIn('UNI'), buy: addressIn('LINK'), kind: 'exactIn', amount } as const
    const questions = waysToAsk(request, snapshot, terms)
    if (questions.length > 0 || !computeQuote(request, snapshot, terms)) throw new Error('There is no plain quote.')
  })
}

/** Describes how much more large trades on the local chain return if they are split over several routes. */
function gainOfSplits(known: readonly PoolState[]): string {
  const { pick, spread } = randomNumbers(50)
  const symbols = ['WETH', 'USDC', 'DAI', 'USDT', 'WBTC', 'UNI', 'LINK', 'AAVE', 'MKR'] as const
  const gains: number[] = []
  while (gains.length < 50) {
    const [sold, bought] = [tokenOf(pick(symbols)), tokenOf(pick(symbols))]
    if (sold === bought) continue
    const amount = (spread(100_000n, 3_000_000n) * 10n ** BigInt(18 + sold.decimals)) / sold.usd
    const request = {
      tokenIn: sold.address as Address,
      tokenOut: bought.address as Address,
      kind: 'exactIn',
      amount,
    } as const
    const [one, many] = [trade(known, request, 1), trade(known, request)]
    if (!one || !many) continue
    // The gas of the additional hops of a split is subtracted from its gain.
    const gas =
      ((many.gas - one.gas) * 5_000_000_000n * tokenOf('WETH').usd * 10n ** BigInt(bought.decimals)) / 10n ** 18n
    const gained = many.amountOut - one.amountOut - gas / bought.usd
    gains.push(Number((gained * 1_000_000n) / one.amountOut) / 10_000)
  }
  gains.sort((a, b) => a - b)
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length
  const text = (percent: number | undefined) => `${(percent ?? NaN).toFixed(2)} %`
  return `Splitting gains, net of gas, over ${gains.length} large trades: mean ${text(mean)}, median ${text(gains[25])}, most ${text(gains.at(-1))}`
}

async function quotes() {
  const chain = await startChain({ history: false })
  try {
    const node = createNode([chainAt([chain.url])], 1)
    const known = createChainReader(node)
    const tokens = ['WETH', 'USDC', 'DAI', 'USDT', 'WBTC', 'UNI'] as const
    const addresses = tokens.map((symbol) => tokenOf(symbol).address as Address)
    const [weth, usdc] = [addressIn('WETH'), addressIn('USDC')]
    await measure('all pools between ETH and USDC, local chain', () => known.snapshot(chain.chainId, weth, usdc))
    await measure('the same with its pools to be found first', () =>
      createChainReader(node).snapshot(chain.chainId, weth, usdc),
    )
    await measure('prices of six tokens, local chain', () => known.prices(chain.chainId, addresses))
    await measure('balances of six tokens, local chain', () =>
      known.balances(chain.chainId, accountOf('alice').address as Address, addresses),
    )
    const known50 = await readPools((method, params) => chain.rpc(method, params), placesOf(pools, pairs))
    console.error(gainOfSplits(known50))
  } finally {
    await chain.stop()
  }
}

const RUN = { match, foreign, batches, routing, manyTokens, quotes }

export type CodePart = keyof typeof RUN
export const CODE_PARTS = Object.keys(RUN) as CodePart[]

export async function measureCode(part: CodePart): Promise<Figure[]> {
  figures = []
  await RUN[part]()
  return figures.map((figure) => ({ ...figure, part }))
}
