import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { Interface, keccak256, MaxUint256 } from 'ethers'
import { INIT_CODE_HASHES } from '#config/initCodeHashes'
import { deploymentOf, isCommonToken } from '#config/deployments'
import { executorOf, spenderOf } from '#config/spenders'
import { NETWORKS } from '#config/networks/all'
import { settings } from '#config/settings'
import { type Address, sameAddress } from '#domain/chain/address'
import { venueDeployments } from '#domain/chain/network'
import { v3Terms } from '#domain/pool/pool'
import { type TradeKind, venueOf } from '#domain/pool/route'
import { type PoolSnapshot, poolState, tokensIn } from '#domain/pool/snapshot'
import { type Currency, NATIVE } from '#domain/token/token'
import { computeQuote, type SearchTerms } from '#domain/trade/evaluate/liveQuote'
import { needsUniversalRouter } from '#domain/trade/exposure'
import { APPROVAL_GAS, TRADE_GAS } from '#domain/trade/gas'
import { executorFor, type TradePlan } from '#domain/trade/plan'
import type { Quote, TradeRequest } from '#domain/trade/quote'
import { betterVenue } from '#domain/trade/search/betterVenue'
import { coinPrice, createGasWorth } from '#domain/trade/search/gasWorth'
import { createGraph } from '#domain/trade/search/poolGraph'
import type { Node } from '#services/chain/node'
import { type ChainReader, createChainReader } from '#services/chainReader'
import { poolPlaces } from '#services/pool/pools'
import { intentOf } from '#services/trade/decode/intent'
import { encodeTrade } from '#services/trade/tradeEncoder'
import { ownContract } from '../chain/artifacts'
import { nodeRpc, type NodeRpc } from '../chain/nodeRpc'
import { readPacked } from '../chain/packed/packed'
import { pairPlacements, pancakeOpenings, pancakePairSlots } from '../chain/pancake'
import { placeContracts, requireSuccess } from '../chain/place'
import { halves, sqrtPriceX96, squareRoot, tickAt } from '../chain/poolMath'
import { tablePrices } from '../chain/priceHistory'
import { sendMined, withoutAutomine } from '../chain/sendMined'
import { type LocalChain, startChain } from '../chain/startChain'
import { accountOf, pair as pairOf, tokenIn, type World } from '../chain/world'
import { bnb } from '../chain/worlds/bnb'
import { bestOfSplits } from '../support/bestOfSplits'
import { randomNumbers } from '../support/randomNumbers'
import { runs } from '../support/runs'
import { hex } from '../chain/hex'
import { nodeAt } from '../support/nodeAt'
import { planOfQuote } from '../support/planOfQuote'
import { keepState } from '../chain/keepState'

/**
 * These tests compare quotes and trades at two venues with the contracts of both, on a chain that imitates BNB Smart
 * Chain. `chain/pancake.ts` says which of PancakeSwap's contracts are the real ones.
 */

const CHAIN_ID = 56
const deployment = deploymentOf(CHAIN_ID)!
const pancake = deployment.pancake!
const { weth } = deployment
const alice = accountOf('alice').address as Address
const lp = accountOf('lp').address
const site = accountOf('carol').address as Address
const prices = tablePrices(bnb)
const market = ownContract('Market').abi
const erc20 = new Interface([
  'function balanceOf(address) view returns (uint256)',
  'function approve(address, uint256) returns (bool)',
])
const poolAbi = new Interface(readPacked('PancakeV3Pool').abi as never)
const symbols = bnb.tokens.map(({ symbol }) => symbol)
const idOf = (symbol: string) => tokenIn(bnb, symbol).address as Address
const currencyOf = (symbol: string): Currency => ({
  id: symbol === 'BNB' ? NATIVE : idOf(symbol),
  symbol,
  name: symbol,
  decimals: 18,
  logoURI: null,
})
const inPools = (symbol: string) => (symbol === 'BNB' ? weth : idOf(symbol))
const isCommon = (token: Address) => isCommonToken(deployment, token)
const { networks } = settings
let chain: LocalChain
let rpc: NodeRpc
let reader: ChainReader
let node: Node
let goBack: () => Promise<void>

beforeAll(async () => {
  settings.networks = NETWORKS
  chain = await startChain({ world: bnb, history: false })
  rpc = nodeRpc(chain.url)
  goBack = await keepState(chain)
})
afterAll(() => {
  settings.networks = networks
  rpc.close()
  return chain.stop()
})
beforeEach(async () => {
  await goBack()
  node = nodeAt(chain.url, CHAIN_ID)
  reader = createChainReader(node)
})

type Random = ReturnType<typeof randomNumbers>

/** Opens up to `count` of the pools that no one has opened yet, each with random prices and positions. */
async function openPools(count: number, { below, spread }: Random) {
  const pairs = symbols.flatMap((base, at) => symbols.slice(at + 1).map((quote) => ({ base, quote })))
  const all = pairs.flatMap(({ base, quote }) =>
    poolPlaces(deployment, idOf(base), idOf(quote)).map((place) => ({ base, quote, place })),
  )
  const codes = await rpc.batch(all.map(({ place: { id } }) => ({ method: 'eth_getCode', params: [id, 'latest'] })))
  const chosen = all
    .filter((_, at) => codes[at] === '0x')
    .map((each) => ({ each, key: below(1_000_000) }))
    .sort((a, b) => a.key - b.key)
    .slice(0, count)
    .map(({ each }) => each)
  const toMarket = (name: string, values: unknown[]) => ({
    to: bnb.contracts.market,
    data: market.encodeFunctionData(name, values),
  })
  const ofOtherV2 = chosen.filter(({ place }) => place.protocol === 'v2' && place.venue)
  const further: World = {
    ...bnb,
    pancake: {
      ...bnb.pancake!,
      pools: [],
      pairs: ofOtherV2.map(({ base, quote }) =>
        pairOf(base, quote, spread(20_000n, 5_000_000n), BigInt(below(200) - 100)),
      ),
    },
  }
  const calls = chosen.flatMap(({ base, quote, place }) => {
    const pool = pairOf(base, quote, spread(20_000n, 5_000_000n), BigInt(below(200) - 100))
    if (place.protocol === 'v2') {
      if (place.venue) return []
      const [a, b] = [halves(pool, pool.wideUsd, prices, bnb).base, halves(pool, pool.wideUsd, prices, bnb).quote]
      return [toMarket('openV2', [deployment.v2Factory, idOf(base), idOf(quote), a, b, lp])]
    }
    const price = sqrtPriceX96(pool, prices, bnb)
    const { tickSpacing } = v3Terms(place.fee, place.venue)
    const positions = Array.from({ length: below(8) + 1 }, () => {
      const [middle, reach] = [tickAt(price) + below(801) - 400, below(4_000) + 1]
      const [lower, upper] = [Math.floor((middle - reach) / tickSpacing), Math.ceil((middle + reach) / tickSpacing)]
      const { base: ofBase, quote: ofQuote } = halves(pool, spread(10_000n, 2_000_000n), prices, bnb)
      return [lower * tickSpacing, (upper + 1) * tickSpacing, squareRoot(ofBase * ofQuote)]
    })
    const factory = place.venue ? pancake.v3Factory : deployment.v3Factory
    return [toMarket('openV3', [factory, idOf(base), idOf(quote), place.fee, price, 1, positions])]
  })
  await withoutAutomine(chain.rpc, async () => {
    // A snapshot does not keep this limit.
    await rpc.send('evm_setBlockGasLimit', [hex(2_000_000_000)])
    await placeContracts(rpc, lp, pairPlacements(further))
    await rpc.batch(pancakePairSlots(further))
    const nonce = Number(await rpc.send('eth_getTransactionCount', [lp, 'latest']))
    const hashes = await rpc.batch(
      [...calls, ...pancakeOpenings(further)].map((call, at) => ({
        method: 'eth_sendTransaction',
        params: [{ from: lp, ...call, gas: hex(25_000_000), nonce: hex(nonce + at) }],
      })),
    )
    await rpc.send('evm_mine')
    await requireSuccess(rpc, hashes)
  })
  return chosen.map(({ place }) => place)
}

let markets = 0

/** Works through several chains with other pools, until `all` cases are done; in each of them at most `most`. */
async function inRandomMarkets(
  all: number,
  random: Random,
  work: (pools: Awaited<ReturnType<typeof openPools>>, most: number) => Promise<void>,
) {
  const MOST = 25
  for (let left = all; left > 0; left -= MOST) {
    await goBack()
    // The reader keeps what it has read of a block, so no number may come twice.
    markets += 1
    await rpc.send('anvil_mine', [hex(markets)])
    const pools = await openPools(Math.min(left, MOST), random)
    expect(pools.length).toBe(Math.min(left, MOST))
    await work(pools, Math.min(left, MOST))
  }
}

const PLENTY = 1n << 200n
const ALLOWED = { swapRouter: PLENTY, smartRouter: PLENTY, permit2: 0n, universalRouter: 0n }
const termsOf = (changes: Partial<SearchTerms> = {}): SearchTerms => ({
  weth,
  executor: 'swapRouter02',
  feePerGas: 1_000_000_000n,
  isCommon,
  pancake: { betterVenue, allowances: ALLOWED },
  ...changes,
})

interface Wanted {
  sell: string
  buy: string
  kind: TradeKind
  amount: bigint
}
function anyTrade({ pick, spread }: Random, of: readonly string[] = [...symbols, 'BNB']): Wanted {
  const sell = pick(of)
  const buy = pick(of.filter((symbol) => inPools(symbol) !== inPools(sell)))
  const kind = pick(['exactIn', 'exactIn', 'exactOut'] as const)
  const { usd } = bnb.tokens.find(({ address }) => address === inPools(kind === 'exactIn' ? sell : buy))!
  return { sell, buy, kind, amount: (spread(1n, 200_000n) * 10n ** 36n) / usd }
}
const requestOf = ({ sell, buy, kind, amount }: Wanted): TradeRequest => ({
  chainId: CHAIN_ID,
  sell: currencyOf(sell).id,
  buy: currencyOf(buy).id,
  kind,
  amount: String(amount),
})
const take = ({ sell, buy }: Pick<Wanted, 'sell' | 'buy'>) => reader.snapshot(CHAIN_ID, inPools(sell), inPools(buy))

/** Expects that the quoters of the venue say the same of a quote, to the wei. */
async function expectQuoted(quote: Quote) {
  const { blockNumber, amountIn, amountOut } = quote
  expect(await reader.verify(CHAIN_ID, quote, [])).toEqual({
    blockNumber,
    amountIn: BigInt(amountIn),
    amountOut: BigInt(amountOut),
  })
}

test('the hash of the pool’s creation code is that of the package, by which pools are found', () => {
  expect(INIT_CODE_HASHES.pancake.v3).toBe(keccak256(readPacked('PancakeV3Pool').code))
})

test('random pools of both venues are quoted to the wei, each alone and in the routes that are chosen', async () => {
  const random = randomNumbers(561)
  const counts = { alone: 0, pancake: 0, uniswap: 0, split: 0 }
  await inRandomMarkets(runs(1_100, 10), random, async (places, most) => {
    const snapshots = new Map<string, PoolSnapshot>()
    const snapshotOf = async (wanted: Pick<Wanted, 'sell' | 'buy'>) => {
      const key = [inPools(wanted.sell), inPools(wanted.buy)].sort().join()
      const known = snapshots.get(key) ?? (await take(wanted))
      snapshots.set(key, known)
      return known
    }
    const symbolOf = (id: Address) => bnb.tokens.find(({ address }) => sameAddress(address as Address, id))!.symbol
    for (const { id, token0, token1 } of places) {
      const snapshot = await snapshotOf({ sell: symbolOf(token0), buy: symbolOf(token1) })
      const pools = snapshot.pools.filter((pool) => sameAddress(pool.id, id))
      // The app reads no more than the deepest pools of a market.
      if (pools.length === 0) continue
      const ends = [symbolOf(token0), symbolOf(token1)]
      const { amount, kind } = anyTrade(random, ends)
      // Small enough for most of the pools.
      const part = amount / 50n + 1n
      const [sell, buy] = random.pick([ends, [...ends].reverse()])
      const request = requestOf({ sell: sell!, buy: buy!, kind, amount: part })
      const quote = computeQuote(request, { ...snapshot, pools }, termsOf({ isCommon: () => true }))
      if (!quote) continue
      counts.alone += 1
      await expectQuoted(quote)
    }
    for (let at = 0; at < most; at++) {
      const wanted = anyTrade(random)
      const quote = computeQuote(requestOf(wanted), await snapshotOf(wanted), termsOf())
      if (!quote) continue
      await expectQuoted(quote)
      counts[venueOf(quote) ?? 'uniswap'] += 1
      counts.split += quote.legs.length > 1 ? 1 : 0
    }
  })
  expect(counts.alone).toBeGreaterThan(runs(200, 10))
  expect(Math.min(counts.pancake, counts.uniswap)).toBeGreaterThan(runs(25, 10))
  expect(counts.split).toBeGreaterThan(runs(5, 10))
}, 300_000)

describe('trades that are sent', () => {
  type Holding = readonly [owner: Address, symbol: string]
  const balances = async (holdings: readonly Holding[]): Promise<bigint[]> => {
    const calls = holdings.map(([owner, symbol]) => {
      if (symbol === 'BNB') return { method: 'eth_getBalance', params: [owner, 'latest'] }
      const data = erc20.encodeFunctionData('balanceOf', [owner])
      return { method: 'eth_call', params: [{ to: idOf(symbol), data }, 'latest'] }
    })
    return (await rpc.batch(calls)).map((value) => BigInt(String(value)))
  }
  const send = async (to: string, data: string, value = 0n) => {
    const receipt = await sendMined(chain, { from: alice, to, data, value, gas: 8_000_000 })
    expect(receipt.status).toBe('0x1')
    return BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice)
  }

  async function planOf(wanted: Wanted, changes: Partial<SearchTerms> = {}): Promise<TradePlan | null> {
    const quote = computeQuote(requestOf(wanted), await take(wanted), termsOf(changes))
    return (
      quote &&
      planOfQuote(quote, {
        chainId: CHAIN_ID,
        account: alice,
        sell: currencyOf(wanted.sell),
        buy: currencyOf(wanted.buy),
        slippageBps: 0,
        executor: executorFor(quote, 'swapRouter02'),
      })
    )
  }

  /** Sends a trade; expects that it moves what was quoted, pays the site’s fee, and leaves nothing in the routers. */
  async function expectSent(plan: TradePlan) {
    const { sell, buy, quote } = plan
    const { timestamp } = await node.head(CHAIN_ID)
    const call = encodeTrade(plan, deployment, timestamp + 1_800)
    expect([call.to, call.to]).toEqual([executorOf(plan, deployment), spenderOf(plan, deployment)])
    expect(intentOf(call, deployment)).not.toBeNull()
    const held: Holding[] = [
      [alice, sell.symbol],
      [alice, buy.symbol],
      [site, buy.symbol],
    ]
    const before = await balances(held)
    const cost = await send(call.to, call.data, call.value)
    const after = await balances(held)
    const [sold, bought, fee] = after.map((amount, at) => amount - before[at]!) as [bigint, bigint, bigint]
    expect(-sold - (sell.id === NATIVE ? cost : 0n)).toBe(BigInt(quote.amountIn))
    // The function for V2 pools that buys a fixed amount pays out what the rounded input buys.
    const isRounded = quote.kind === 'exactOut' && quote.legs.some(({ hops }) => hops[0]?.protocol === 'v2')
    const expectAmount = (amount: bigint, quoted: bigint) => {
      expect(amount).toBeGreaterThanOrEqual(quoted)
      expect(amount).toBeLessThanOrEqual(isRounded ? quoted + quoted / 1_000_000n + 10n ** 6n : quoted)
    }
    expectAmount(bought + (buy.id === NATIVE ? cost : 0n), BigInt(quote.amountOut))
    expectAmount(fee, BigInt(quote.siteFee?.amount ?? 0))
    const inRouters = [deployment.swapRouter, pancake.swapRouter].flatMap((router) =>
      ['BNB', ...symbols].map((symbol): Holding => [router, symbol]),
    )
    expect(await balances(inRouters)).toEqual(inRouters.map(() => 0n))
  }

  /** Lets both routers take all tokens of an account that holds plenty of them. */
  async function approveAll() {
    const sent = symbols.flatMap((symbol) => {
      const amount = (20_000_000n * 10n ** 36n) / tokenIn(bnb, symbol).usd
      const approve = (router: Address) => ({
        to: idOf(symbol),
        data: erc20.encodeFunctionData('approve', [router, MaxUint256]),
      })
      const pay = market.encodeFunctionData('pay', [idOf(symbol), alice, amount])
      return [{ to: bnb.contracts.market, data: pay }, approve(deployment.swapRouter), approve(pancake.swapRouter)]
    })
    await withoutAutomine(chain.rpc, async () => {
      const hashes = await rpc.batch(
        sent.map((each) => ({ method: 'eth_sendTransaction', params: [{ from: alice, ...each, gas: hex(200_000) }] })),
      )
      await rpc.send('evm_mine')
      await requireSuccess(rpc, hashes)
    })
  }

  test('move what was quoted to the wei, with and without the site’s fee, and leave the routers empty', async () => {
    const random = randomNumbers(562)
    await openPools(60, random)
    await approveAll()
    const siteFee = { bips: 25, recipient: site }
    const counts = { pancake: 0, uniswap: 0, coin: 0, split: 0, fee: 0 }
    for (let at = 0; at < runs(100); at++) {
      const plan = await planOf(anyTrade(random), { siteFee: random.pick([null, siteFee]) })
      // Without V4's contracts in the search, SwapRouter02 executes what the Universal Router should.
      if (!plan) continue
      await expectSent(plan)
      const { quote, sell, buy } = plan
      counts[venueOf(quote) ?? 'uniswap'] += 1
      if (!venueOf(quote)) continue
      expect(needsUniversalRouter(quote, { sell: sell.id, buy: buy.id }, isCommon)).toBe(false)
      counts.coin += sell.id === NATIVE || buy.id === NATIVE ? 1 : 0
      counts.split += quote.legs.length > 1 ? 1 : 0
      counts.fee += quote.siteFee ? 1 : 0
    }
    expect(Math.min(counts.pancake, counts.uniswap)).toBeGreaterThan(runs(20))
    expect(Math.min(counts.coin, counts.fee, counts.split)).toBeGreaterThan(0)
  }, 300_000)

  test('are guarded against a sandwich by the pools’ own oracles, whatever share of the fee the protocol takes', async () => {
    const plan = await planOf({ sell: 'BTCB', buy: 'WBNB', kind: 'exactIn', amount: 10n ** 17n })
    const [hop] = plan!.quote.legs[0]!.hops
    expect([venueOf(plan!.quote), hop?.protocol]).toEqual(['pancake', 'v3'])
    const slot0 = poolAbi.encodeFunctionData('slot0')
    const [, , , , , share] = poolAbi.decodeFunctionResult(
      'slot0',
      String(await chain.rpc('eth_call', [{ to: hop!.pool, data: slot0 }, 'latest'])),
    )
    expect(share).toBeGreaterThan(255n)
    await send(hop!.pool, poolAbi.encodeFunctionData('increaseObservationCardinalityNext', [4]))
    // The second slot of the oracle is used from the first swap on.
    await approveAll()
    await expectSent(plan!)
    const guarded = await planOf({ sell: 'BTCB', buy: 'WBNB', kind: 'exactIn', amount: 10n ** 17n })
    await expectSent({ ...guarded!, guard: { ticks: 30 } })

    // In the same block, a trade of somebody else moves the price by more than the guard allows.
    const next = (await planOf({ sell: 'BTCB', buy: 'WBNB', kind: 'exactIn', amount: 10n ** 17n }))!
    const loose = { ...next, limit: '1', guard: { ticks: 30 } }
    const { timestamp } = await node.head(CHAIN_ID)
    const { to, data } = encodeTrade(loose, deployment, timestamp + 1_800)
    const target = sqrtPriceX96({ base: 'BTCB', quote: 'WBNB', skewBps: -300n, wideUsd: 0n }, prices, bnb)
    const move = market.encodeFunctionData('moveAll', [[[hop!.pool, true, target]], bnb.contracts.poolManager, []])
    const hashes = await withoutAutomine(chain.rpc, async () => {
      const sent = [
        await chain.rpc('eth_sendTransaction', [
          { from: lp, to: bnb.contracts.market, data: move, gas: hex(9_000_000), gasPrice: hex(9_000_000_000) },
        ]),
        await chain.rpc('eth_sendTransaction', [
          { from: alice, to, data, gas: hex(2_000_000), gasPrice: hex(2_000_000_000) },
        ]),
      ]
      await chain.rpc('evm_mine')
      return sent
    })
    const statuses = await Promise.all(
      hashes.map(async (hash) => ((await chain.rpc('eth_getTransactionReceipt', [hash])) as { status: string }).status),
    )
    expect(statuses).toEqual(['0x1', '0x0'])
  })
})

test('a pool that lies about its tokens is refused, because the venue’s quoter cannot trade in it', async () => {
  const wanted = { sell: 'BTCB', buy: 'ETH', kind: 'exactIn', amount: 10n ** 14n } as const
  const place = poolPlaces(deployment, idOf('ETH'), idOf('BTCB')).find(({ venue, fee }) => venue && fee === 100)!
  const honest = poolPlaces(deployment, weth, idOf('USDT')).find(({ venue, fee }) => venue && fee === 100)!
  // The code has the tokens of the other pool, and its price is far better than that of all honest pools.
  await rpc.send('anvil_setCode', [place.id, await rpc.send('eth_getCode', [honest.id, 'latest'])])
  for (let slot = 0; slot < 10; slot++) {
    const word = await rpc.send('eth_getStorageAt', [honest.id, hex(slot), 'latest'])
    await rpc.send('anvil_setStorageAt', [place.id, hex(slot), word])
  }
  await rpc.send('evm_mine')
  const quote = computeQuote(requestOf(wanted), await take(wanted), termsOf())!
  expect(quote.legs.map(({ hops }) => hops.map(({ pool }) => pool))).toEqual([[place.id]])
  // Without an answer of the quoter, the quote is never offered for review (`liveQuote`).
  expect(await reader.verify(CHAIN_ID, quote, [])).toBeNull()
})

test('of the two venues the better one after gas and approvals is chosen, within 0.05 % of all splits of either', async () => {
  const random = randomNumbers(563)
  const losses: number[] = []
  const venues = { pancake: 0, uniswap: 0 }
  const common = symbols.filter((symbol) => isCommon(idOf(symbol)))
  await inRandomMarkets(runs(150), random, async (_, most) => {
    for (let at = 0; at < most; at++) {
      const wanted = anyTrade(random, common)
      const all = await take(wanted)
      // With the pools of more tokens, trying all splits would take minutes.
      const way = [inPools(wanted.sell), inPools(wanted.buy), idOf(random.pick(common))]
      const isNear = ({ token0, token1 }: (typeof all.pools)[number]) =>
        [token0, token1].every((token) => way.some((each) => sameAddress(each, token)))
      const snapshot = { ...all, pools: all.pools.filter((pool) => isNear(pool) && random.below(3) > 0) }
      const allowances = { ...ALLOWED, swapRouter: random.pick([0n, PLENTY]), smartRouter: random.pick([0n, PLENTY]) }
      const feePerGas = random.pick([10n ** 8n, 10n ** 9n, 3n * 10n ** 10n])
      const quote = computeQuote(
        requestOf(wanted),
        snapshot,
        termsOf({ feePerGas, pancake: { betterVenue, allowances } }),
      )
      if (!quote || Number(quote.impact) > 300_000) continue
      const pools = snapshot.pools.map(poolState)
      const bases = tokensIn(snapshot)
      const unfixed = inPools(wanted.kind === 'exactIn' ? wanted.buy : wanted.sell)
      const price = coinPrice(createGraph(pools, ['v2', 'v3']), weth, unfixed, bases)
      const perGas = Number(createGasWorth(price, feePerGas)(1e9)) / 1e9
      const request = {
        tokenIn: inPools(wanted.sell),
        tokenOut: inPools(wanted.buy),
        kind: wanted.kind,
        amount: wanted.amount,
        coin: null,
      }
      const approvalOf = (venue: 'pancake' | undefined) =>
        (venue ? allowances.smartRouter : allowances.swapRouter) === 0n ? perGas * APPROVAL_GAS : 0
      const most = Math.max(
        ...venueDeployments(deployment).map(({ venue }) => {
          const own = pools.filter((pool) => pool.protocol !== 'v4' && pool.venue === venue)
          return bestOfSplits(own, request, bases, perGas) - approvalOf(venue)
        }),
      )
      const worth = Number(wanted.kind === 'exactIn' ? quote.amountOut : -BigInt(quote.amountIn))
      const net = worth - perGas * (Number(quote.gasEstimate) - TRADE_GAS) - approvalOf(venueOf(quote))
      losses.push((Math.max(0, most - net - 1) * 10_000) / Math.abs(worth))
      venues[venueOf(quote) ?? 'uniswap'] += 1
    }
  })
  losses.sort((a, b) => b - a)
  expect(losses.length).toBeGreaterThan(runs(75))
  expect(Math.min(venues.pancake, venues.uniswap)).toBeGreaterThan(runs(30))
  expect(losses[Math.floor(losses.length / 100)]).toBeLessThanOrEqual(5)
}, 600_000)
