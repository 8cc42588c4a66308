import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { isCommonToken } from '#config/deployments'
import { spenderOf } from '#config/spenders'
import type { Address } from '#domain/chain/address'
import { NATIVE } from '#domain/token/token'
import { executorFor, mostSold, type TradePlan } from '#domain/trade/plan'
import { computeQuote } from '#domain/trade/evaluate/liveQuote'
import type { Quote } from '#domain/trade/quote'
import { bestTrade } from '#domain/trade/search/bestTrade'
import { createChainReader, type ChainReader } from '#services/chainReader'
import type { Node } from '#services/chain/node'
import type { EncodedCall } from '#services/trade/tradeAbi'
import { createSnapshots } from '#services/trade/snapshot'
import { encodeApprove, encodePermit2, encodeTrade } from '#services/trade/tradeEncoder'
import { heldBefore } from '#store/trade/tradeSteps'
import type { LocalChain } from '../chain/startChain'
import { tokenOf } from '../chain/world'
import { alice, CHAIN_ID, currencyOf, deployment, mineLater } from '../support/chainTrades'
import { randomNumbers } from '../support/randomNumbers'
import { runs } from '../support/runs'
import { sharedChain } from '../support/sharedChain'
import { hex } from '../chain/hex'
import { nodeAt } from '../support/nodeAt'
import { planOfQuote } from '../support/planOfQuote'

const SYMBOLS = ['WETH', 'AAVE', 'SHIB', 'USDC', 'UNI', 'DAI', 'LINK'] as const
const isCommon = (token: Address) => isCommonToken(deployment, token)
const NOT_ALLOWED = { swapRouter: 0n, permit2: 0n, universalRouter: 0n }
let chain: LocalChain
let node: Node
let reader: ChainReader

beforeAll(async () => {
  // The pools have been traded in, as on a real network: the first trade costs more, because it fills empty storage.
  chain = await sharedChain({ history: true })
  node = nodeAt(chain.url)
  reader = createChainReader(node)
  await chain.rpc('evm_setAutomine', [false])
})
afterAll(() => chain.stop())

async function callsOf(plan: TradePlan, until: number): Promise<EncodedCall[]> {
  const held = await heldBefore(plan, { chain: reader })
  const trade = encodeTrade(plan, deployment, until, { ...(held !== null && { held }) })
  const token = plan.sell.id
  if (token === NATIVE) return [trade]
  const amount = mostSold(plan)
  const approval = encodeApprove(token, spenderOf(plan, deployment), amount)
  if (plan.executor !== 'universalRouter') return [approval, trade]
  return [approval, encodePermit2({ token, spender: deployment.v4!.universalRouter, amount, until }), trade]
}

/** The gas used by a trade after its approvals. All transactions are mined in one block, which is then reverted. */
async function gasUsedBy(plan: TradePlan): Promise<bigint> {
  const clean = await chain.rpc('evm_snapshot')
  const { timestamp } = await node.head(CHAIN_ID)
  let hash = ''
  for (const { to, value, data } of await callsOf(plan, timestamp + 1_800)) {
    const sent = { from: alice, to, value: hex(value), data, gas: hex(4_000_000) }
    hash = (await chain.rpc('eth_sendTransaction', [sent])) as string
  }
  await mineLater(chain)
  const receipt = await node.receipt(CHAIN_ID, hash)
  await chain.rpc('evm_revert', [clean])
  expect(receipt?.status).toBe(true)
  return receipt!.gasUsed
}

const hopsOf = ({ legs }: Quote) => legs.flatMap(({ hops }) => hops)

test('what the table says of a trade’s gas is at least 0.98 and at most 1.25 times what it uses', async () => {
  const snapshots = createSnapshots(node)
  const { pick, spread, below } = randomNumbers(29)
  const shapes = { v2: 0, v3: 0, v4: 0, permit2: 0, checked: 0, coin: 0, split: 0 }
  const ratios: number[] = []
  const COUNT = runs(300, 10)
  while (ratios.length < COUNT) {
    const sold = tokenOf(pick(SYMBOLS))
    const bought = tokenOf(pick(SYMBOLS.filter((symbol) => symbol !== sold.symbol)))
    const [tokenIn, tokenOut] = [sold.address as Address, bought.address as Address]
    const snapshot = await snapshots.snapshot(CHAIN_ID, tokenIn, tokenOut)
    // Some pools are left out at random, so that all kinds of routes are chosen.
    const share = pick([1, 2, 3, 4])
    const pools = snapshot.pools.filter(() => below(4) < share)
    const kind = pick(['exactIn', 'exactIn', 'exactOut'] as const)
    const given = kind === 'exactIn' ? sold : bought
    // The amounts are worth 100 to 60,000 dollars, so that trades cross hardly any ticks. Prices have 18 decimals.
    const amount = (spread(100n, 60_000n) * 10n ** BigInt(18 + given.decimals)) / given.usd
    const end = sold.symbol === 'WETH' ? 'in' : bought.symbol === 'WETH' ? 'out' : null
    const coin = pick([true, false]) ? end : null
    const [sell, buy] = [
      currencyOf(coin === 'in' ? 'ETH' : sold.symbol),
      currencyOf(coin === 'out' ? 'ETH' : bought.symbol),
    ]
    const request = { chainId: CHAIN_ID, sell: sell.id, buy: buy.id, kind, amount: amount.toString() }
    const choice = { isRebasing: () => false, isGuardOn: false, allowances: NOT_ALLOWED }
    const quote = computeQuote(
      request,
      { ...snapshot, pools },
      {
        ...{ weth: deployment.weth, executor: 'swapRouter02', isCommon, v4: { bestTrade, choice } },
        feePerGas: pick([0n, 0n, 5_000_000_000n]),
      },
    )
    if (!quote) continue
    const slippageBps = pick([0, 50])
    const executor = executorFor(quote, 'swapRouter02')
    const plan = planOfQuote(quote, { account: alice, sell, buy, slippageBps, executor })
    const [held] = sell.id === NATIVE ? [10n ** 21n] : await reader.balances(CHAIN_ID, alice, [sell.id])
    if (!held || mostSold(plan) > held) continue
    ratios.push(Number(quote.gasEstimate) / Number(await gasUsedBy(plan)))
    for (const version of ['v2', 'v3', 'v4'] as const)
      shapes[version] += hopsOf(quote).some(({ protocol }) => protocol === version) ? 1 : 0
    shapes.permit2 += executor === 'universalRouter' && sell.id !== NATIVE ? 1 : 0
    shapes.checked += quote.isUniversal ? 1 : 0
    shapes.coin += coin ? 1 : 0
    shapes.split += quote.legs.length > 1 ? 1 : 0
  }
  expect(Math.min(...ratios)).toBeGreaterThanOrEqual(0.98)
  expect(Math.max(...ratios)).toBeLessThanOrEqual(1.25)
  for (const count of Object.values(shapes)) expect(count).toBeGreaterThanOrEqual(runs(20, 10))
})
