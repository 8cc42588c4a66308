import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { deploymentOf, isCommonToken } from '#config/deployments'
import type { Address } from '#domain/chain/address'
import { type CurrencyId, NATIVE } from '#domain/token/token'
import { computeQuote } from '#domain/trade/evaluate/liveQuote'
import { bestTrade } from '#domain/trade/search/bestTrade'
import { createSnapshots } from '#services/trade/snapshot'
import { createVerification } from '#services/trade/verifyQuotes'
import type { LocalChain } from '../chain/startChain'
import { tokenOf } from '../chain/world'
import { randomNumbers } from '../support/randomNumbers'
import { runs } from '../support/runs'
import type { TradeKind } from '#domain/pool/route'
import { sharedChain } from '../support/sharedChain'
import { nodeAt } from '../support/nodeAt'

const CHAIN_ID = 3
const symbols = ['WETH', 'AAVE', 'SHIB', 'USDC', 'UNI'] as const
const weth = tokenOf('WETH').address as Address

let chain: LocalChain
beforeAll(async () => {
  chain = await sharedChain()
})
afterAll(() => chain.stop())

test('every trade that is chosen gives to the wei what the quoters of all versions say', async () => {
  const node = nodeAt(chain.url)
  const [snapshots, verification] = [createSnapshots(node), createVerification(node)]
  const { pick, spread } = randomNumbers(23)
  const counts = { v4: 0, native: 0, mixed: 0, split: 0, other: 0 }
  for (let round = 0; round < runs(300); round++) {
    const sold = tokenOf(pick(symbols))
    const bought = tokenOf(pick(symbols.filter((symbol) => symbol !== sold.symbol)))
    const idOf = (token: typeof sold): CurrencyId =>
      token.address === weth && pick([true, false]) ? NATIVE : (token.address as Address)
    const kind = pick(['exactIn', 'exactOut'] as const) satisfies TradeKind
    const given = kind === 'exactIn' ? sold : bought
    // The amounts are worth ten to a million dollars. Prices have 18 decimals.
    const amount = (spread(10n, 1_000_000n) * 10n ** BigInt(18 + given.decimals)) / given.usd
    const request = { chainId: CHAIN_ID, sell: idOf(sold), buy: idOf(bought), kind, amount: String(amount) }
    const snapshot = await snapshots.snapshot(CHAIN_ID, sold.address as Address, bought.address as Address)
    const quote = computeQuote(request, snapshot, {
      weth,
      executor: 'swapRouter02',
      feePerGas: 5_000_000_000n,
      isCommon: (token) => isCommonToken(deploymentOf(CHAIN_ID)!, token),
      v4: { bestTrade, choice: { isRebasing: () => false, isGuardOn: true, allowances: null } },
    })
    if (!quote) continue
    const { blockNumber, amountIn, amountOut, legs } = quote
    expect(await verification.verify(CHAIN_ID, quote)).toEqual({
      blockNumber,
      amountIn: BigInt(amountIn),
      amountOut: BigInt(amountOut),
    })
    const hops = legs.flatMap((leg) => leg.hops)
    const isV4 = hops.some(({ protocol }) => protocol === 'v4')
    counts.v4 += isV4 ? 1 : 0
    counts.other += isV4 ? 0 : 1
    counts.native += hops.some((hop) => hop.protocol === 'v4' && hop.coin !== null) ? 1 : 0
    counts.mixed += isV4 && hops.some(({ protocol }) => protocol !== 'v4') ? 1 : 0
    counts.split += isV4 && legs.length > 1 ? 1 : 0
  }
  expect(counts.v4).toBeGreaterThan(runs(60))
  expect(counts.other).toBeGreaterThan(runs(60))
  expect(Math.min(counts.native, counts.mixed, counts.split)).toBeGreaterThan(runs(15))
}, 300_000)
