import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { swapHref, tokenHref } from '#config/links'
import { APP_PICTURE, canonicalUrl, PATHS } from '#config/paths'
import { NATIVE } from '#domain/token/token'

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

test('the routes', () => {
  expect(PATHS).toEqual({ home: '/', swap: '/swap', token: '/token', profile: '/profile' })
})

test('links', () => {
  expect(tokenHref(USDC, 3)).toBe(`/token?address=${USDC}`)
  expect(swapHref(NATIVE, USDC, 3)).toBe(`/swap?inputCurrency=ETH&outputCurrency=${USDC}`)
  expect(swapHref(USDC, NATIVE, 3)).toBe(`/swap?inputCurrency=${USDC}&outputCurrency=ETH`)
  expect(swapHref(null, NATIVE, 3)).toBe('/swap?outputCurrency=ETH')
  expect(swapHref(null, null, 3)).toBe('/swap')
})

test('home and trade have a canonical address where the site has one; a token and an account have none', () => {
  const site = 'https://trade.example'
  expect(Object.values(PATHS).map((path) => canonicalUrl(site, path))).toEqual([`${site}/`, `${site}/swap`, null, null])
  expect(canonicalUrl(site, '/nowhere')).toBeNull()
  expect(canonicalUrl(null, '/')).toBeNull()
})

test('the picture that wallets are shown is a PNG of 192 px', () => {
  const png = readFileSync(join('public', APP_PICTURE))
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([192, 192])
})
