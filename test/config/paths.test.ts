import { expect, test } from '@jest/globals'
import { PATHS, swapHref, tokenHref } from '../../src/config/paths'
import { NATIVE } from '../../src/domain/token/token'

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

test('the routes of the specification', () => {
  expect(PATHS).toEqual({ home: '/', swap: '/swap', token: '/token', profile: '/profile' })
})

test('links', () => {
  expect(tokenHref(USDC)).toBe(`/token?address=${USDC}`)
  expect(swapHref(NATIVE, USDC)).toBe(`/swap?inputCurrency=ETH&outputCurrency=${USDC}`)
  expect(swapHref(USDC, NATIVE)).toBe(`/swap?inputCurrency=${USDC}&outputCurrency=ETH`)
  expect(swapHref(null, NATIVE)).toBe('/swap?outputCurrency=ETH')
  expect(swapHref(null, null)).toBe('/swap')
})
