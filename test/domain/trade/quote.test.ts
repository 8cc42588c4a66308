import { expect, test } from '@jest/globals'
import { correctedQuote, routeTokens } from '../../../src/domain/trade/quote'
import { DAI, hop, pool, quote, USDC, WETH } from './sample'

const direct = hop(pool('v3', WETH, USDC, 500), WETH)
const viaDai = [hop(pool('v3', WETH, DAI), WETH), hop(pool('v3', DAI, USDC), DAI)]

test('the tokens of a path, first to last', () => {
  expect(routeTokens([])).toEqual([])
  expect(routeTokens([direct])).toEqual([WETH, USDC])
  expect(routeTokens(viaDai)).toEqual([WETH, DAI, USDC])
})

test('a quote that the chain finds the same is verified, and stays the very same', () => {
  const reckoned = quote()
  const { amountIn, amountOut } = reckoned
  const { quote: kept, check } = correctedQuote(reckoned, { amountIn, amountOut })
  expect(kept).toBe(reckoned)
  expect(check).toBe('verified')
})

test.each([
  ['less comes out', { amountOut: '3411769999' }],
  ['more comes out', { amountOut: '34117700000' }],
  ['more goes in', { amountIn: '1000000000000000001' }],
])('X28: where the chain says that %s, its amounts are shown and used', (_, changes) => {
  const reckoned = quote()
  const { amountIn, amountOut } = reckoned
  const said = { amountIn, amountOut, ...changes }
  expect(correctedQuote(reckoned, said)).toEqual({ quote: { ...reckoned, ...said }, check: 'differs' })
})
