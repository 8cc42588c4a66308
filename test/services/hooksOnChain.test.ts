import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { parseEther, parseUnits, toBeHex } from 'ethers'
import { checksummed } from '#boundary/checksum'
import { isCommonToken } from '#config/deployments'
import type { Address } from '#domain/chain/address'
import type { TradeKind } from '#domain/pool/route'
import { type Currency, NATIVE } from '#domain/token/token'
import { computeQuote, hookRefusalOf, type SearchTerms, waysToAsk } from '#domain/trade/evaluate/liveQuote'
import { asTried, returnProblem } from '#domain/trade/hookedTrial'
import { executorFor, termsOf, type TradePlan } from '#domain/trade/plan'
import type { Quote, TradeRequest } from '#domain/trade/quote'
import { bestTrade } from '#domain/trade/search/bestTrade'
import { answeredWays } from '#domain/trade/search/hookedTrade'
import { createChainReader, type ChainReader } from '#services/chainReader'
import type { Node } from '#services/chain/node'
import { findFurtherPools } from '#services/pool/v4/furtherPools'
import { decodeTrade } from '#services/trade/decode/callTree'
import * as encoder from '#services/trade/tradeEncoder'
import type { EncodedCall } from '#services/trade/tradeAbi'
import { previewTrade } from '#store/trade/previewTrade'
import { heldBefore, stepCall, type TrialServices } from '#store/trade/tradeSteps'
import { v4Contract } from '../chain/artifacts'
import { type HookedPool, type HookKind, openHooked, openPlain } from '../chain/oddHooks'
import { sendMined } from '../chain/sendMined'
import type { LocalChain } from '../chain/startChain'
import { contracts } from '../chain/world'
import { randomNumbers } from '../support/randomNumbers'
import { sharedChain } from '../support/sharedChain'
import { nodeAt } from '../support/nodeAt'
import { planOfQuote } from '../support/planOfQuote'
import { keepState } from '../chain/keepState'
import { alice, CHAIN_ID, deployment } from '../support/chainTrades'

const { weth, usdc } = deployment
const { abi: quoter } = v4Contract('V4Quoter')
const COIN: Currency = { id: NATIVE, symbol: 'ETH', name: 'Ether', decimals: 18, logoURI: null }

let chain: LocalChain
let node: Node
let reader: ChainReader
let services: TrialServices
let goBack: () => Promise<void>

beforeAll(async () => {
  chain = await sharedChain()
  goBack = await keepState(chain)
})
afterAll(() => chain.stop())
beforeEach(() => goBack())

/** Opens a pool, and forgets what was read of the chain before. */
async function open(kind: HookKind, ...armed: [bigint?, string?]): Promise<HookedPool> {
  const pool = await openHooked(chain, kind, armed)
  readAnew()
  return pool
}

function readAnew() {
  node = nodeAt(chain.url)
  reader = createChainReader(node)
  const loadTradeEncoder = async () => ({ ...encoder, decodeTrade })
  services = { node, chain: reader, loadTradeEncoder }
}

const terms = (): SearchTerms => ({
  weth,
  executor: 'swapRouter02',
  feePerGas: 0n,
  isCommon: (token) => isCommonToken(deployment, token),
  v4: { bestTrade, choice: { isRebasing: () => false, isGuardOn: false, allowances: null } },
})

interface Order {
  sell: Currency
  buy: Currency
  amount: bigint
  kind?: TradeKind
  /** Whether the trade must not be split, as none through a hook is. */
  isOneLeg?: boolean
}

/** The quote of a trade as the card gets it: the pools are found by their events, and the hooks are asked. */
async function quoted({ sell, buy, amount, kind = 'exactIn', isOneLeg = false }: Order) {
  const request: TradeRequest = { chainId: CHAIN_ID, sell: sell.id, buy: buy.id, kind, amount: String(amount) }
  const [a, b] = [sell.id, buy.id].map((id) => (id === NATIVE ? weth : id)) as [Address, Address]
  for (const token of [a, b]) if (token !== weth) await findFurtherPools(node, CHAIN_ID, token, Infinity)
  const snapshot = await reader.snapshot(CHAIN_ID, a, b)
  const ways = waysToAsk(request, snapshot, terms())
  const questions = ways.map(({ question }) => question)
  const answers = await reader.askHooks(CHAIN_ID, snapshot.blockNumber, questions)
  const answered = answeredWays(ways, answers)
  const quote = computeQuote(request, snapshot, { ...terms(), isOneLeg, hooked: answered })
  const verified = quote && (await reader.verify(CHAIN_ID, quote, []))
  return {
    quote,
    verified,
    snapshot,
    questions,
    refusal: hookRefusalOf({ request, snapshot, terms: terms() }, answered),
  }
}

const planFor = ({ sell, buy }: Pick<Order, 'sell' | 'buy'>, quote: Quote) =>
  planOfQuote(quote, { account: alice, sell, buy, executor: executorFor(quote, 'swapRouter02') })

const currencyOf = (pool: HookedPool): Currency => ({
  id: checksummed(pool.token),
  symbol: 'HOOK',
  name: 'Hooked',
  decimals: 18,
  logoURI: null,
})

/** What V4Quoter itself says of a pool. */
async function byQuoter(
  { key }: Pick<HookedPool, 'key'>,
  zeroForOne: boolean,
  amount: bigint,
  kind: TradeKind = 'exactIn',
) {
  const name = kind === 'exactIn' ? 'quoteExactInputSingle' : 'quoteExactOutputSingle'
  const data = quoter.encodeFunctionData(name, [[key, zeroForOne, amount, '0x']])
  const answer = (await chain.rpc('eth_call', [{ to: contracts.v4Quoter, data }, 'latest'])) as string
  return quoter.decodeFunctionResult(name, answer)[0] as bigint
}

const balanceOf = async (currency: Currency) =>
  currency.id === NATIVE ? node.balance(CHAIN_ID, alice) : (await reader.balances(CHAIN_ID, alice, [currency.id]))[0]!

/** Sends a plan's steps as they were tried. Returns what arrived; null if the swap failed. */
async function sent(plan: TradePlan): Promise<bigint | null> {
  const { steps } = await previewTrade(plan, services)
  const deadline = (await node.head(CHAIN_ID)).timestamp + 1_800
  const held = await heldBefore(plan, services)
  const before = await balanceOf(plan.buy)
  let fees = 0n
  for (const step of steps) {
    const { to, value, data }: EncodedCall = stepCall(plan, step, encoder, { deadline, held })
    const mined = await sendMined(chain, { from: alice, to, data, value, gas: 5_000_000 })
    fees += BigInt(mined.gasUsed) * BigInt(mined.effectiveGasPrice)
    if (mined.status !== '0x1') return null
  }
  return (await balanceOf(plan.buy)) - before + (plan.buy.id === NATIVE ? fees : 0n)
}

const latestBlock = () => chain.rpc('eth_blockNumber') as Promise<string>

const ONE = parseEther('1')

describe('X65: a pool with a hook is quoted by what its hook does', () => {
  test.each<[HookKind, bigint]>([
    ['None', 0n],
    ['Fee', 25_000n],
    ['Share', 100n],
    ['Claims', 100n],
    ['ShareOfSales', 200n],
    ['OnlyExactIn', 0n],
    ['FrontRun', parseEther('20')],
    ['Reentrant', parseEther('0.001')],
    ['Market', 0n],
  ])('as the quoter and the trial say, and the trade gives no less than its least: %s', async (kind, value) => {
    const pool = await open(kind, value)
    const buy = currencyOf(pool)
    const { quote, verified } = await quoted({ sell: COIN, buy, amount: ONE })
    expect(quote!.legs[0]!.hops).toMatchObject([{ protocol: 'v4', hooks: pool.hook, coin: 'in' }])
    expect(BigInt(quote!.amountOut)).toBe(await byQuoter(pool, true, ONE))
    expect(verified!.amountOut).toBe(BigInt(quote!.amountOut))
    const plan = planFor({ sell: COIN, buy }, quote!)
    const preview = await previewTrade(plan, services)
    expect(preview.simulation.state).toBe('done')
    expect(preview.hooked).toMatchObject({ moved: { sold: String(ONE), received: quote!.amountOut } })
    expect(preview.hooked!.returned).toMatchObject({ state: 'done' })
    expect(returnProblem(plan, preview.hooked)).toBeNull()
    expect(await sent(plan)).toBe(BigInt(quote!.amountOut))

    // What was bought is sold in the same way.
    const back = await quoted({ sell: buy, buy: COIN, amount: ONE / 2n })
    expect(BigInt(back.quote!.amountOut)).toBe(await byQuoter(pool, false, ONE / 2n))
    const sale = planFor({ sell: buy, buy: COIN }, back.quote!)
    expect((await previewTrade(sale, services)).hooked).toMatchObject({ returned: null })
    expect(await sent(sale)).toBe(BigInt(back.quote!.amountOut))
  })

  test('a hook that passes swaps on quotes what PoolManager holds too little for, is paid first, and is proved', async () => {
    const pool = await open('Aggregator')
    const hooked = currencyOf(pool)
    const buying = await quoted({ sell: COIN, buy: hooked, amount: 2n * ONE })
    // PoolManager has enough of the coin, so that V4Quoter knows what a purchase gives.
    expect(BigInt(buying.quote!.amountOut)).toBe(await byQuoter(pool, true, 2n * ONE))
    const purchase = planFor({ sell: COIN, buy: hooked }, buying.quote!)
    const preview = await previewTrade(purchase, services)
    expect(preview.hooked).toMatchObject({ moved: { received: String(2n * ONE) }, returned: { state: 'done' } })
    expect(returnProblem(purchase, preview.hooked)).toBeNull()
    expect(await sent(purchase)).toBe(2n * ONE)

    await expect(byQuoter(pool, false, ONE)).rejects.toThrow()
    const selling = await quoted({ sell: hooked, buy: COIN, amount: ONE })
    expect(BigInt(selling.quote!.amountOut)).toBe(ONE)
    expect(selling.verified!.amountOut).toBe(ONE)
    expect(await sent(planFor({ sell: hooked, buy: COIN }, selling.quote!))).toBe(ONE)
    const dollars = { ...COIN, id: usdc, symbol: 'USDC', decimals: 6 }
    const far = await quoted({ sell: hooked, buy: dollars, amount: ONE })
    expect(far.verified!.amountOut).toBe(BigInt(far.quote!.amountOut))
    expect(await sent(planFor({ sell: hooked, buy: dollars }, far.quote!))).toBe(BigInt(far.quote!.amountOut))
  })

  test('X66: a hook that quotes more than it gives is told by the trial', async () => {
    const pool = await open('Aggregator')
    const hooked = currencyOf(pool)
    const buying = await quoted({ sell: COIN, buy: hooked, amount: 2n * ONE })
    await sent(planFor({ sell: COIN, buy: hooked }, buying.quote!))
    await pool.arm(ONE)
    const selling = await quoted({ sell: hooked, buy: COIN, amount: ONE })
    expect(BigInt(selling.quote!.amountOut)).toBe(2n * ONE)
    const plan = planFor({ sell: hooked, buy: COIN }, selling.quote!)
    const { simulation, hooked: trial } = await previewTrade(plan, services)
    expect(simulation).toMatchObject({ state: 'reverted', reason: { cause: 'slippage' } })
    expect(trial!.moved).toEqual({ sold: String(ONE), received: String(ONE) })
    expect(await sent(plan)).toBeNull()
  })

  test('a fixed amount is bought where the hook lets it, and refused in words where not', async () => {
    const share = await open('Fee', 25_000n)
    const order = { sell: COIN, buy: currencyOf(share), amount: ONE, kind: 'exactOut' } as const
    const { quote } = await quoted(order)
    expect(BigInt(quote!.amountIn)).toBe(await byQuoter(share, true, ONE, 'exactOut'))
    expect(await sent(planFor(order, quote!))).toBe(ONE)
    const only = await open('OnlyExactIn')
    const refused = await quoted({ ...order, buy: currencyOf(only) })
    expect(refused.quote).toBeNull()
    expect(refused.refusal).toEqual({
      why: 'refused',
      reason: { cause: 'hookRefused', text: 'Only exact inputs' },
    })
  })

  test('a way that goes on after a hook is quoted in order, and before a hook through all versions', async () => {
    const pool = await open('Share', 100n)
    const [hooked, dollars] = [currencyOf(pool), { ...COIN, id: usdc, symbol: 'USDC', decimals: 6 }]
    const buying = await quoted({ sell: dollars, buy: hooked, amount: parseUnits('3000', 6) })
    expect(buying.quote!.legs).toHaveLength(1)
    expect(buying.quote!.legs[0]!.hops.at(-1)).toMatchObject({ hooks: pool.hook })
    expect(buying.verified!.amountOut).toBe(BigInt(buying.quote!.amountOut))
    const bought = await sent(planFor({ sell: dollars, buy: hooked }, buying.quote!))
    expect(bought).toBe(BigInt(buying.quote!.amountOut))
    const selling = await quoted({ sell: hooked, buy: dollars, amount: bought! })
    expect(selling.quote!.legs[0]!.hops[0]).toMatchObject({ hooks: pool.hook })
    expect(selling.verified!.amountOut).toBe(BigInt(selling.quote!.amountOut))
    expect(await sent(planFor({ sell: hooked, buy: dollars }, selling.quote!))).toBe(BigInt(selling.quote!.amountOut))
    const fixed = await quoted({ sell: dollars, buy: hooked, amount: ONE, kind: 'exactOut' })
    expect([fixed.quote, fixed.refusal]).toEqual([null, { why: 'exactOut' }])
  })

  test('routes through several pools with and without hooks are as good as the best that the quoter knows of', async () => {
    const random = randomNumbers(7)
    const liquidity = () => random.spread(parseEther('20'), parseEther('2000'))
    const first = await openHooked(chain, 'None', [], { liquidity: liquidity() })
    const others = [
      await openHooked(chain, 'Fee', [2_000n], { token: first.token, liquidity: liquidity() }),
      await openHooked(chain, 'Share', [20n], { token: first.token, liquidity: liquidity() }),
    ]
    const plain = await openPlain(chain, first.token, liquidity())
    readAnew()
    const keys = [first.key, ...others.map(({ key }) => key), plain]
    const [dollars, hooked] = [{ ...COIN, id: usdc, symbol: 'USDC', decimals: 6 }, currencyOf(first)]
    /** The most that the quoter gives of one pool for an amount; zero if no pool takes it. */
    const most = async (isPurchase: boolean, amount: bigint) => {
      const amounts = await Promise.all(keys.map((key) => byQuoter({ key }, isPurchase, amount).catch(() => 0n)))
      return amounts.reduce((best, each) => (each > best ? each : best), 0n)
    }
    const got = async (order: Order) => BigInt((await quoted(order)).verified?.amountOut ?? 0)
    const lost: bigint[] = []
    for (let run = 0; run < 8; run++) {
      const amount = random.spread(10n ** 15n, parseEther('30'))
      const ofDollars = 1n + (amount * 3_000n) / 10n ** 12n
      const between = await got({ sell: dollars, buy: COIN, amount: ofDollars, isOneLeg: true })
      const sold = await most(false, amount)
      const cases: [Order, bigint][] = [
        [{ sell: COIN, buy: hooked, amount }, await most(true, amount)],
        [{ sell: hooked, buy: COIN, amount }, sold],
        [{ sell: dollars, buy: hooked, amount: ofDollars }, await most(true, between)],
        [{ sell: hooked, buy: dollars, amount }, await got({ sell: COIN, buy: dollars, amount: sold, isOneLeg: true })],
      ]
      for (const [order, best] of cases) {
        const amountOut = await got(order)
        lost.push(best > amountOut ? ((best - amountOut) * 1_000_000n) / best : 0n)
      }
    }
    // In millionths. A route through a hook must be better by 0.05 %, so that much may be lost.
    expect(lost).toHaveLength(32)
    expect(lost.filter((each) => each > 500n)).toEqual([])
  })

  test('a quote of tokens without such pools asks nobody', async () => {
    await open('Share', 100n)
    const { snapshot, questions } = await quoted({ sell: COIN, buy: { ...COIN, id: usdc }, amount: ONE })
    expect(snapshot.hooked).toBeUndefined()
    expect(questions).toEqual([])
  })

  test.each<[HookKind, string | null]>([
    ['NeedsData', '0x'],
    ['Megabyte', null],
  ])('a hook that refuses all swaps ends in words: %s', async (kind, text) => {
    const pool = await open(kind)
    const { quote, refusal } = await quoted({ sell: COIN, buy: currencyOf(pool), amount: ONE })
    expect(quote).toBeNull()
    expect(refusal).toMatchObject({ why: 'refused' })
    if (text !== null) {
      expect(refusal).toMatchObject({
        reason: { cause: 'hookRefused', text: expect.stringMatching(/^0x[0-9a-f]{8}$/) },
      })
    }
  })
})

describe('X66: a hook that is worse in the trade than in the quote', () => {
  test.each<[HookKind, string]>([
    ['ShareOfRouter', contracts.v4Quoter],
    ['ShareOfOthers', '0x0000000000000000000000000000000000000000'],
    ['ShareOfPaid', ''],
    ['ShareByGas', ''],
    ['LiquidityFor', contracts.v4Quoter],
    ['ShareByBlock', 'latest'],
  ])('is known from the trial, whose amount makes the new least: %s', async (kind, who) => {
    const value = kind === 'LiquidityFor' ? parseEther('100000') : 400n
    const pool = await open(kind, value, who === 'latest' ? undefined : who || undefined)
    // The quote is that of the latest block, and the trial is in the next one.
    if (who === 'latest') await pool.arm(value, toBeHex(BigInt(await latestBlock()) + 1n, 20))
    const order = { sell: COIN, buy: currencyOf(pool) }
    const amount = kind === 'LiquidityFor' ? 50n * ONE : ONE
    const { quote } = await quoted({ ...order, amount })
    const plan = planFor(order, quote!)
    const preview = await previewTrade(plan, services)
    expect(preview.simulation).toMatchObject({ state: 'reverted', reason: { cause: 'slippage' } })
    const { moved } = preview.hooked!
    expect(BigInt(moved!.received)).toBeLessThan(BigInt(plan.limit))
    const now = asTried(quote!, moved!)
    const next = {
      ...plan,
      ...termsOf(now, { sell: NATIVE, wrap: null, slippageBps: 50, isGuardOn: false, snapshot: null }),
    }
    expect(BigInt(next.limit)).toBe((BigInt(moved!.received) * 9_950n) / 10_000n)
    expect((await previewTrade(next, services)).simulation.state).toBe('done')
    expect(await sent(next)).toBe(BigInt(moved!.received))
    // The plan with the quoter's amount would have failed, and cost nothing but gas.
    expect(await sent(plan)).toBeNull()
  })

  test('from a later block on is stopped by the least', async () => {
    const pool = await open('ShareByBlock')
    await pool.arm(400n, toBeHex(BigInt(await latestBlock()) + 3n, 20))
    const order = { sell: COIN, buy: currencyOf(pool) }
    const { quote } = await quoted({ ...order, amount: ONE })
    const plan = planFor(order, quote!)
    expect((await previewTrade(plan, services)).simulation.state).toBe('done')
    await chain.rpc('anvil_mine', ['0x2'])
    expect(await sent(plan)).toBeNull()
  })

  test('because the liquidity has left since the quote: nothing is sent, and there is no route any more', async () => {
    const pool = await open('Leaving')
    await pool.provide(parseEther('1000'))
    const order = { sell: COIN, buy: currencyOf(pool) }
    const { quote } = await quoted({ ...order, amount: ONE })
    expect(BigInt(quote!.amountOut)).toBe(await byQuoter(pool, true, ONE))
    const plan = planFor(order, quote!)
    expect((await previewTrade(plan, services)).simulation.state).toBe('done')
    await pool.provide(-parseEther('1000'))
    const { simulation, hooked } = await previewTrade(plan, services)
    expect([simulation.state, hooked]).toEqual(['reverted', { moved: null, returned: null }])
    expect(await sent(plan)).toBeNull()
    expect((await quoted({ ...order, amount: ONE })).quote).toBeNull()
  })

  test('by a fee that was changed since is stopped by the least', async () => {
    const pool = await open('Fee', 3_000n)
    const order = { sell: COIN, buy: currencyOf(pool) }
    const { quote } = await quoted({ ...order, amount: ONE })
    const plan = planFor(order, quote!)
    expect((await previewTrade(plan, services)).simulation.state).toBe('done')
    await pool.arm(500_000n)
    expect(await sent(plan)).toBeNull()
    expect((await previewTrade(plan, services)).simulation).toMatchObject({ reason: { cause: 'slippage' } })
  })
})

describe('X67: a purchase through a hook that cannot be sold back', () => {
  test.each<[HookKind, bigint]>([['Honeypot', 0n]])('is not offered: %s', async (kind, value) => {
    const pool = await open(kind, value)
    const order = { sell: COIN, buy: currencyOf(pool) }
    const { quote } = await quoted({ ...order, amount: ONE })
    const plan = planFor(order, quote!)
    const { simulation, hooked } = await previewTrade(plan, services)
    expect(simulation.state).toBe('done')
    expect(returnProblem(plan, hooked)).toMatchObject({
      cause: 'noReturn',
      lost: null,
      reason: { cause: 'hookRefused', text: 'Nobody sells here' },
    })
  })

  test.each<[HookKind, bigint, bigint]>([
    ['ShareOfSales', 3_000n, 300_000n],
    ['ShareOfHolders', 3_000n, 300_000n],
    ['Share', 9_900n, 990_000n],
    ['FrontRun', parseEther('500'), 100_000n],
  ])('or only at a great loss, is not offered, and the loss is told: %s', async (kind, value, least) => {
    const pool = await open(kind, value)
    const order = { sell: COIN, buy: currencyOf(pool) }
    const { quote } = await quoted({ ...order, amount: ONE })
    const plan = planFor(order, quote!)
    const problem = returnProblem(plan, (await previewTrade(plan, services)).hooked)
    expect(problem).toMatchObject({ cause: 'noReturn' })
    expect(problem!.lost! >= least).toBe(true)
  })

  test('at 99 % for ten seconds is not offered before they have passed', async () => {
    const pool = await open('Decay')
    const now = Number(
      ((await chain.rpc('eth_getBlockByNumber', ['latest', false])) as { timestamp: string }).timestamp,
    )
    await pool.arm(BigInt(now) + 600n)
    const order = { sell: COIN, buy: currencyOf(pool) }
    const problemOf = async () => {
      const { quote } = await quoted({ ...order, amount: ONE })
      const plan = planFor(order, quote!)
      return returnProblem(plan, (await previewTrade(plan, services)).hooked)
    }
    expect(await problemOf()).toMatchObject({ cause: 'noReturn' })
    await chain.rpc('evm_increaseTime', [660])
    await chain.rpc('evm_mine')
    expect(await problemOf()).toBeNull()
  })
})
