import { expect, test } from '@jest/globals'
import { DAI, hop, pool, quote, USDC, WETH } from './sample'
import { correctedQuote, routeTokens } from '../../../src/domain/trade/quote'

const direct = hop(pool('v3', WETH, USDC, 500), WETH)
const viaDai = [hop(pool('v3', WETH, DAI), WETH), hop(pool('v3', DAI, USDC), DAI)]

test('the tokens of a path, first to last', () => {
  expect(routeTokens([])).toEqual([])
  expect(routeTokens([direct])).toEqual([WETH, USDC])
  expect(routeTokens(viaDai)).toEqual([WETH, DAI, USDC])
})

test('a quote that the chain finds the same is verified, and stays the very same', () => {
  const computed = quote()
  const { amountIn, amountOut } = computed
  const { quote: kept, check } = correctedQuote(computed, { amountIn, amountOut })
  expect(kept).toBe(computed)
  expect(check).toBe('verified')
})

test.each([
  ['less comes out', { amountOut: '3411769999' }],
  ['more comes out', { amountOut: '34117700000' }],
  ['more goes in', { amountIn: '1000000000000000001' }],
])('X28: where the chain says that %s, its amounts are shown and used', (_, changes) => {
  const computed = quote()
  const { amountIn, amountOut } = computed
  const reported = { amountIn, amountOut, ...changes }
  expect(correctedQuote(computed, reported)).toEqual({ quote: { ...computed, ...reported }, check: 'differs' })
})
