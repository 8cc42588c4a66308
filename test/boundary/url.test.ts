import { describe, expect, test } from '@jest/globals'
import {
  parseAddress,
  parseChartKind,
  parseChartRange,
  parseFaqHash,
  parseProfileHash,
  parseProfilePlace,
  parseProfileQuery,
  parseTokenQuery,
  withChartKind,
  withChartRange,
} from '#boundary/url'
import { tokenHref } from '#config/links'
import { NATIVE } from '#domain/token/token'
import { profileHref } from '#config/paths'
import { HISTORY_RANGES, type HistoryRange, USUAL_RANGE } from '#domain/market/history'
import { PROFILE_TABS } from '#domain/profile/profileTab'
import { fc } from '../support/properties'

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const upper = `0x${USDC.slice(2).toUpperCase()}`
const wrong = USDC.replace('A0b8', 'a0B8')

describe('U04: the address of a token page', () => {
  test.each([
    ['with its checksum', `?address=${USDC}`],
    ['in small letters', `?address=${USDC.toLowerCase()}`],
    ['in capitals', `?address=${upper}`],
    ['with spaces around', `?address=%20${USDC}%0A`],
    ['beside other parameters', `?utm=1&address=${USDC}#x`.replace('#x', '')],
  ])('%s', (_, search) => expect(parseTokenQuery(search)).toEqual({ ok: true, id: USDC }))

  test.each(['?address=ETH', '?address=eth', '?chain=8453&address=ETH'])('%s is the network’s own coin', (search) =>
    expect(parseTokenQuery(search)).toEqual({ ok: true, id: NATIVE }),
  )

  test.each([
    ['', 'missing'],
    ['?', 'missing'],
    ['?address=', 'missing'],
    ['?address=%20', 'missing'],
    ['?Address=x', 'missing'],
    [`?address=${wrong}`, 'checksum'],
    ['?address=junk', 'malformed'],
    ['?address=javascript:alert(1)', 'malformed'],
    ['?address=%00', 'malformed'],
    [`?address=${USDC}%00`, 'malformed'],
    ['?address=%E0%A4%A', 'malformed'],
    [`?address=${USDC}&address=${WETH}`, 'malformed'],
    [`?address=${USDC}&address=${USDC}`, 'malformed'],
    [`?address=${USDC.slice(2)}`, 'malformed'],
    [`?address=0X${USDC.slice(2)}`, 'malformed'],
    [`?address=${USDC}0`, 'malformed'],
    [`?address=0x${'０'.repeat(40)}`, 'malformed'],
    [`?address=${'a'.repeat(10_000)}`, 'malformed'],
    ['?address=<script>alert(1)</script>', 'malformed'],
    ['?address=vitalik.eth', 'malformed'],
  ])('%p', (search, reason) => expect(parseTokenQuery(search)).toEqual({ ok: false, reason }))

  test('no query makes it throw, and what it lets through is an address or the coin', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const search of [text, `?address=${text}`]) {
          const parsed = parseTokenQuery(search)
          if (parsed.ok) expect(parsed.id).toMatch(/^(0x[0-9a-fA-F]{40}|native)$/)
        }
      }),
    )
  })

  test('one changed letter of a checksum is noticed', () => {
    for (let at = 2; at < 42; at += 1) {
      const letter = USDC[at] ?? ''
      const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()
      if (other === letter) continue
      expect(parseAddress(USDC.slice(0, at) + other + USDC.slice(at + 1))).toEqual({ ok: false, reason: 'checksum' })
    }
  })

  test('a link of ours leads to the token', () => {
    for (const id of [USDC, NATIVE] as const)
      expect(parseTokenQuery(tokenHref(id, 3).slice('/token'.length))).toEqual({ ok: true, id })
    expect(tokenHref('"><script>&address=1', 3)).toBe('/token?address=%22%3E%3Cscript%3E%26address%3D1')
  })
})

describe('the account of a profile URL', () => {
  test.each([
    ['', { kind: 'own' }],
    ['?theme=dark', { kind: 'own' }],
    [`?address=${USDC}`, { kind: 'other', address: USDC }],
    [`?address=${USDC.toLowerCase()}`, { kind: 'other', address: USDC }],
    ['?address=', { kind: 'wrong', reason: 'malformed' }],
    ['?address=0x12', { kind: 'wrong', reason: 'malformed' }],
    [`?address=${USDC}&address=${USDC}`, { kind: 'wrong', reason: 'malformed' }],
    [`?address=${USDC.replace('A', 'a')}`, { kind: 'wrong', reason: 'checksum' }],
  ])('%s', (search, expected) => {
    expect(parseProfileQuery(search)).toEqual(expected)
  })
})

test.each([
  ['', 'none'],
  ['#', 'none'],
  ['#tokens', 'tokens'],
  ['#settings', 'settings'],
  ['#faq', 'other'],
  ['#toString', 'other'],
] as const)('the tab that the hash %j names is %s', (hash, tab) => {
  expect(parseProfileHash(hash)).toBe(tab)
})

test.each([
  ['', 'account'],
  ['#settings', 'account'],
  ['#anything', 'account'],
  ['#faq', 'faq'],
  ['#faq-slippage', 'faq'],
  ['#faq-nothing', 'account'],
  ['#imprint', 'imprint'],
] as const)('the place that the hash %j names is %s', (hash, place) => {
  expect(parseProfilePlace(hash)).toBe(place)
})

test('a link of ours leads to the tab', () => {
  expect(PROFILE_TABS.map((tab) => parseProfileHash(new URL(profileHref(tab), 'https://a.example').hash))).toEqual(
    PROFILE_TABS,
  )
})

test('the range of a chart stands in the address unless it is the usual one, beside whatever else does', () => {
  for (const range of Object.keys(HISTORY_RANGES) as HistoryRange[]) {
    const search = withChartRange('?range=1h&address=0x12', range)
    expect(parseChartRange(search)).toBe(range)
    expect(new URLSearchParams(search).get('range')).toBe(range === USUAL_RANGE ? null : range)
    expect(new URLSearchParams(search).get('address')).toBe('0x12')
  }
})

test.each(['', '?range=', '?range=2d', '?range=toString', '?range=__proto__'])(
  '%j names no range of a chart',
  (search) => {
    expect(parseChartRange(search)).toBe(USUAL_RANGE)
  },
)

test('candles choose the range that has them, and another range or a line ends them', () => {
  const candles = withChartKind('?address=0x12&range=7d', 'candles')
  expect(candles).toBe('address=0x12&range=1h&chart=candles')
  expect(parseChartKind(candles)).toBe('candles')
  expect(withChartKind(candles, 'line')).toBe('address=0x12&range=1h')
  expect(withChartRange(candles, '24h')).toBe('address=0x12')
  for (const search of ['', '?range=1h', '?chart=candles', '?chart=candles&range=7d', '?chart=bars&range=1h']) {
    expect(parseChartKind(search)).toBe('line')
  }
})

test('a hash names a question only if there is one', () => {
  expect(parseFaqHash('#faq-slippage')).toBe('slippage')
  for (const hash of ['', '#faq', '#faq-', '#slippage', '#faq-toString', '#FAQ-slippage'])
    expect(parseFaqHash(hash)).toBeNull()
})
