import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { parseAddress, parseTokenQuery, parseTradeLink, type TradeLink, tradeQuery } from '../../src/boundary/url'
import { swapHref, tokenHref } from '../../src/config/paths'
import { NATIVE } from '../../src/domain/token'

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const UNI = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'
const upper = `0x${USDC.slice(2).toUpperCase()}`
const wrong = USDC.replace('A0b8', 'a0B8')

describe('U04: the address of a token page', () => {
  test.each([
    ['with its checksum', `?address=${USDC}`],
    ['in small letters', `?address=${USDC.toLowerCase()}`],
    ['in capitals', `?address=${upper}`],
    ['with spaces around', `?address=%20${USDC}%0A`],
    ['beside other parameters', `?utm=1&address=${USDC}#x`.replace('#x', '')],
  ])('%s', (_, search) => expect(parseTokenQuery(search)).toEqual({ ok: true, address: USDC }))

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

  test('no query makes it throw, and what it lets through is an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const search of [text, `?address=${text}`]) {
          const parsed = parseTokenQuery(search)
          if (parsed.ok) expect(parsed.address).toMatch(/^0x[0-9a-fA-F]{40}$/)
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
    expect(parseTokenQuery(tokenHref(USDC).slice('/token'.length))).toEqual({ ok: true, address: USDC })
    expect(tokenHref('"><script>&address=1')).toBe('/token?address=%22%3E%3Cscript%3E%26address%3D1')
  })
})

describe('links to the trade page', () => {
  test.each<[string, Partial<TradeLink>]>([
    ['', {}],
    [`?inputCurrency=ETH&outputCurrency=${USDC}`, { input: NATIVE, output: USDC }],
    [`?inputCurrency=eth&outputCurrency=${USDC.toLowerCase()}`, { input: NATIVE, output: USDC }],
    [
      `?inputCurrency=${USDC}&outputCurrency=Eth&value=1.5&field=OUTPUT`,
      { input: USDC, output: NATIVE, value: '1.5', kind: 'exactOut' },
    ],
    ['?value=.5&field=input', { value: '.5' }],
    ['?value=1.', { value: '1.' }],
    [`?value=${'9'.repeat(60)}`, { value: '9'.repeat(60) }],
  ])('%p is read', (search, link) => {
    expect(parseTradeLink(search)).toEqual({ input: null, output: null, value: '', kind: 'exactIn', ...link })
  })

  test.each([
    '?inputCurrency=junk&outputCurrency=javascript:alert(1)',
    '?inputCurrency=&outputCurrency=',
    `?inputCurrency=${wrong}`,
    '?inputCurrency=USDC&outputCurrency=native',
    '?value=1e18',
    '?value=-1',
    '?value=1,5',
    '?value=0x10',
    '?value=.',
    '?value=%EF%BC%91',
    `?value=${'9'.repeat(61)}`,
    '?value=1%00',
    '?value=<b>',
    '?field=both',
    '?%E0%A4%A',
    `?${'x'.repeat(10_000)}`,
  ])('U04: of %p nothing is left', (search) => {
    expect(parseTradeLink(search)).toEqual({ input: null, output: null, value: '', kind: 'exactIn' })
  })

  test('X22: one currency on both sides is no trade: the second is left out', () => {
    const link = (input: string, output: string) => parseTradeLink(`inputCurrency=${input}&outputCurrency=${output}`)
    expect(link(USDC, USDC.toLowerCase())).toMatchObject({ input: USDC, output: null })
    expect(link('ETH', 'eth')).toMatchObject({ input: NATIVE, output: null })
    expect(link('ETH', WETH)).toMatchObject({ input: NATIVE, output: WETH })
  })

  const currency = fc.constantFrom(NATIVE, USDC, WETH, UNI, null) as fc.Arbitrary<TradeLink['input']>
  const link: fc.Arbitrary<TradeLink> = fc
    .record({
      input: currency,
      output: currency,
      value: fc.oneof(fc.constant(''), fc.stringMatching(/^(\d{1,60}(\.\d{0,77})?|\.\d{1,77})$/)),
      kind: fc.constantFrom('exactIn' as const, 'exactOut' as const),
    })
    .filter(({ input, output }) => input === null || input !== output)

  test('what is written reads back the same', () => {
    fc.assert(fc.property(link, (any) => expect(parseTradeLink(tradeQuery(any))).toEqual(any)))
  })

  test('a side fixed before anything is typed stays fixed', () => {
    const empty: TradeLink = { input: NATIVE, output: USDC, value: '', kind: 'exactOut' }
    expect(parseTradeLink(tradeQuery(empty))).toEqual(empty)
  })

  test('whatever is read is written, and read again, the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (value, other) => {
        const read = parseTradeLink(`?value=${value}&inputCurrency=${other}&${other}`)
        expect(parseTradeLink(tradeQuery(read))).toEqual(read)
      }),
    )
  })

  test('links of other pages lead here', () => {
    expect(swapHref(null, null)).toBe('/swap')
    expect(parseTradeLink(swapHref(NATIVE, USDC).slice('/swap'.length))).toMatchObject({ input: NATIVE, output: USDC })
    expect(parseTradeLink(swapHref(USDC, null).slice('/swap'.length))).toMatchObject({ input: USDC, output: null })
    expect(parseTradeLink(swapHref(null, UNI).slice('/swap'.length))).toMatchObject({ input: null, output: UNI })
  })
})
