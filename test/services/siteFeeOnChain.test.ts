import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { isCommonToken } from '#config/deployments'
import { getAddress, id, MaxUint256, parseUnits } from 'ethers'
import type { Receipt } from '#boundary/node'
import type { Address } from '#domain/chain/address'
import { NodeError } from '#domain/chain/nodeError'
import type { PoolSnapshot } from '#domain/pool/snapshot'
import { NATIVE, type CurrencyId } from '#domain/token/token'
import { computeQuote, type SearchTerms } from '#domain/trade/evaluate/liveQuote'
import { executorFor, movesAsQuoted, type TradePlan } from '#domain/trade/plan'
import { type Quote, grossOut, withSiteFee } from '#domain/trade/quote'
import { amountReceived, amountsThroughV4 } from '#domain/trade/received'
import { bestTrade } from '#domain/trade/search/bestTrade'
import { minimumReceived } from '#domain/trade/slippage'
import type { Node } from '#services/chain/node'
import { createChainReader, type ChainReader } from '#services/chainReader'
import type { EncodedCall } from '#services/trade/tradeAbi'
import { encodeApprove, encodePermit2, encodeTrade } from '#services/trade/tradeEncoder'
import type { LocalChain } from '../chain/startChain'
import { tokens } from '../chain/world'
import { alice, CHAIN_ID, type CoinName, currencyOf, deployment, inPools, sendLater } from '../support/chainTrades'
import { randomNumbers } from '../support/randomNumbers'
import { sharedChain } from '../support/sharedChain'
import { nodeAt } from '../support/nodeAt'
import { planOfQuote } from '../support/planOfQuote'
import { keepState } from '../chain/keepState'

const { weth, swapRouter } = deployment
const { universalRouter, poolManager } = deployment.v4!
const permit2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3' as Address
const operator = getAddress(id('operator').slice(0, 42)) as Address
const allTokens = tokens.map(({ address }) => address as Address)
/** The number of random plans that are sent. 500 plans take a minute. */
const PLANS = Number(process.env.FEE_PLANS ?? 40)

let chain: LocalChain
let node: Node
let reader: ChainReader
let goBack: () => Promise<void>

beforeAll(async () => {
  chain = await sharedChain()
  node = nodeAt(chain.url)
  reader = createChainReader(node)
  await chain.rpc('evm_setAutomine', [false])
  const until = 2 ** 40
  for (const token of new Set(PAIRS.flat().filter((name) => name !== 'ETH'))) {
    const address = inPools(token)
    for (const spender of [swapRouter, permit2]) await send(encodeApprove(address, spender, MaxUint256))
    await send(encodePermit2({ token: address, spender: universalRouter, amount: 2n ** 160n - 1n, until }))
  }
  goBack = await keepState(chain)
})
afterAll(() => chain.stop())

const send = (call: EncodedCall) => sendLater(chain, node, call)

async function holdings(owner: Address): Promise<Map<CurrencyId, bigint>> {
  const [coin, owns] = await Promise.all([node.balance(CHAIN_ID, owner), reader.balances(CHAIN_ID, owner, allTokens)])
  return new Map<CurrencyId, bigint>([
    [NATIVE, coin],
    ...allTokens.map((token, at) => [token, owns[at] ?? 0n] as const),
  ])
}

function changesOf(before: ReadonlyMap<CurrencyId, bigint>, after: ReadonlyMap<CurrencyId, bigint>) {
  return [...after].flatMap(([currency, now]) => {
    const difference = now - (before.get(currency) ?? 0n)
    return difference === 0n ? [] : [{ currency, difference: difference.toString() }]
  })
}

const PAIRS: [CoinName, CoinName][] = [
  ['ETH', 'USDC'],
  ['ETH', 'AAVE'],
  ['WETH', 'AAVE'],
  ['USDC', 'AAVE'],
  ['UNI', 'USDC'],
  ['ETH', 'LINK'],
  ['ETH', 'SHIB'],
  ['UNI', 'AAVE'],
]
/** For each currency, an amount worth about a thousandth of a cent, and one worth about 20,000 dollars. */
const AMOUNTS: Partial<Record<CoinName, readonly [string, string]>> = {
  ETH: ['0.000000000000000400', '10'],
  WETH: ['0.000000000000100000', '10'],
  USDC: ['0.000300', '20000'],
  AAVE: ['0.000000000000200000', '60'],
  UNI: ['0.000000000001000000', '1500'],
  LINK: ['0.000000000001000000', '1000'],
  SHIB: ['0.001', '900000000'],
}

const numbers = randomNumbers(29)

/** A random trade that the trade card could offer, with a random fee. */
function anyOrder() {
  const pair = numbers.pick(PAIRS)
  const [sell, buy] = numbers.below(2) === 0 ? pair : [pair[1], pair[0]]
  const kind = numbers.pick(['exactIn', 'exactOut'] as const)
  const fixed = kind === 'exactIn' ? sell : buy
  const [low, high] = AMOUNTS[fixed]!.map((text) => parseUnits(text, currencyOf(fixed).decimals)) as [bigint, bigint]
  const fee = { bips: 1 + numbers.below(100), recipient: operator }
  return { pair, sell, buy, kind, amount: numbers.spread(low, high), fee, withV4: numbers.below(3) > 0 }
}

const planWith = (quote: Quote, sell: CoinName, buy: CoinName, limit: bigint) =>
  planOfQuote(quote, {
    account: alice,
    sell: currencyOf(sell),
    buy: currencyOf(buy),
    limit: limit.toString(),
    executor: executorFor(quote, 'swapRouter02'),
  })

/** Sends a plan. Returns the changes of the balances of the account, the operator and the routers. */
async function outcomeOf(plan: TradePlan, deadline: number) {
  const owners = [alice, operator, swapRouter, universalRouter]
  const before = await Promise.all(owners.map(holdings))
  const receipt = await send(encodeTrade(plan, deployment, deadline))
  const after = await Promise.all(owners.map(holdings))
  after[0]?.set(NATIVE, (after[0].get(NATIVE) ?? 0n) + receipt.gasUsed * receipt.effectiveGasPrice)
  const [account = [], paid = [], ...routers] = owners.map((_, at) => changesOf(before[at]!, after[at]!))
  return { receipt, account, paid, left: routers.flat() }
}

/**
 * What the pools gave for an exact output, with the fee. It can exceed the quote: the input is rounded up, and
 * SwapRouter02 takes from a V2 pair everything that the input pays for.
 */
function givenBy(quote: Quote, ...changes: ReturnType<typeof changesOf>[]): bigint {
  const gained = changes.flat().filter(({ difference }) => !difference.startsWith('-'))
  const gross = gained.reduce((sum, { difference }) => sum + BigInt(difference), 0n)
  expect(gross).toBeGreaterThanOrEqual(grossOut(quote))
  if (!quote.legs.some(({ hops }) => hops.some(({ protocol }) => protocol === 'v2')))
    expect(gross).toBe(grossOut(quote))
  return gross
}

function receivedBy(plan: TradePlan, { logs }: Receipt) {
  if (plan.executor !== 'universalRouter') return amountReceived(plan, logs, weth, swapRouter)
  return amountsThroughV4(plan, logs, { weth, router: universalRouter, poolManager }).received
}

test(`${PLANS} random plans with a fee: what is received and paid is what was told, to the wei, and no router keeps any`, async () => {
  const snapshots = new Map<string, PoolSnapshot>()
  const seen = { swapRouter02: 0, smartRouter: 0, universalRouter: 0, v2Router: 0, feeless: 0, exactOut: 0, coin: 0 }
  const deadline = (await node.head(CHAIN_ID)).timestamp + 100_000
  for (let run = 0; run < PLANS; run++) {
    const { pair, sell, buy, kind, amount, fee, withV4 } = anyOrder()
    const key = pair.join()
    const snapshot = snapshots.get(key) ?? (await reader.snapshot(CHAIN_ID, inPools(pair[0]), inPools(pair[1])))
    snapshots.set(key, snapshot)
    const choice = { isRebasing: () => false, isGuardOn: false, allowances: null }
    const terms: SearchTerms = {
      weth,
      executor: 'swapRouter02',
      feePerGas: 0n,
      siteFee: fee,
      isCommon: (token) => isCommonToken(deployment, token),
      v4: withV4 ? { bestTrade, choice } : null,
    }
    const request = { chainId: CHAIN_ID, sell: currencyOf(sell).id, buy: currencyOf(buy).id, kind }
    const quote = computeQuote({ ...request, amount: amount.toString() }, snapshot, terms)
    // An amount of a few base units may buy nothing.
    if (quote === null || BigInt(quote.amountOut) <= 0n) continue
    const isExactIn = kind === 'exactIn'
    const plan = planWith(quote, sell, buy, BigInt(isExactIn ? quote.amountOut : quote.amountIn))
    const { receipt, account, paid, left } = await outcomeOf(plan, deadline)
    expect(receipt.status).toBe(true)
    expect(quote[isExactIn ? 'amountIn' : 'amountOut']).toBe(amount.toString())
    const gross = kind === 'exactOut' ? givenBy(quote, account, paid) : grossOut(quote)
    // The balances may change only by the amounts in the plan.
    const charged = quote.siteFee ? withSiteFee({ ...quote, amountOut: gross.toString() }, fee) : quote
    expect(movesAsQuoted({ ...plan, quote: charged }, account)).toBe(true)
    expect(paid).toEqual(charged.siteFee ? [{ currency: plan.buy.id, difference: charged.siteFee.amount }] : [])
    expect(left).toEqual([])
    expect(receivedBy(plan, receipt)).toBe(BigInt(charged.amountOut))
    await goBack()
    if (isExactIn) {
      // The trade fails if its limit is one unit above the quote, and succeeds if the limit allows slippage.
      const more = encodeTrade({ ...plan, limit: (BigInt(quote.amountOut) + 1n).toString() }, deployment, deadline)
      await expect(node.simulate(CHAIN_ID, { ...more, from: alice })).rejects.toBeInstanceOf(NodeError)
      const less = minimumReceived(BigInt(quote.amountOut), 50).toString()
      await node.simulate(CHAIN_ID, { ...encodeTrade({ ...plan, limit: less }, deployment, deadline), from: alice })
    }
    seen[plan.executor]++
    if (!quote.siteFee) seen.feeless++
    if (!isExactIn) seen.exactOut++
    if (plan.buy.id === NATIVE) seen.coin++
  }
  for (const kind of ['swapRouter02', 'universalRouter', 'feeless', 'exactOut', 'coin'] as const)
    expect({ kind, count: seen[kind] }).not.toEqual({ kind, count: 0 })
}, 240_000)
