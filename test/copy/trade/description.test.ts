import { approvalInfo, tradeInfo } from '#domain/trade/plan'
import { infoTitle } from '#store/transaction/transactions'
import { expect, test } from '@jest/globals'
import { CONTRACTS, ETHER } from '../../support/fakeServices'
import { ETHER_COIN, samplePlan, USDC_TOKEN } from '../../support/samplePlan'

test.each([
  [{}, 'approve', 'Approve 100 USDC'],
  [{ approval: 'unlimited' }, 'approve', 'Approve unlimited USDC'],
  [{ approval: 'unlimited' }, 'reset', 'Reset USDC approval'],
  [{ approval: 'unlimited' }, 'permit2', 'Approve 100 USDC through Permit2'],
] as const)('%p: a step to %s is called "%s"', (changes, step, text) =>
  expect(infoTitle(approvalInfo(samplePlan(changes), step))).toBe(text),
)

const weth = { ...USDC_TOKEN, id: CONTRACTS.weth, symbol: 'WETH', decimals: 18 }
const ether = { sell: ETHER_COIN, buy: USDC_TOKEN, amount: ETHER.toString() }
const wrapQuote = { ...samplePlan(ether).quote, amountOut: ETHER.toString(), legs: [] }

test.each([
  ['Swap 1 ETH for USDC', ether],
  ['Swap USDC for 100 UNI', { kind: 'exactOut', amount: (100n * ETHER).toString() }],
  ['Wrap 1 ETH', { sell: ETHER_COIN, buy: weth, wrap: 'wrap', quote: wrapQuote }],
  ['Unwrap 1 WETH', { sell: weth, buy: ETHER_COIN, wrap: 'unwrap', quote: wrapQuote }],
] as const)('a trade is called "%s"', (text, changes) => expect(infoTitle(tradeInfo(samplePlan(changes)))).toBe(text))
