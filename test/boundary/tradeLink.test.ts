import { describe, expect, test } from '@jest/globals'
import { linkedChain, parseTradeLink, type TradeLink, tradeQuery } from '#boundary/tradeLink'
import { readAddress } from '#boundary/url'
import { swapHref } from '#config/links'
import { NATIVE } from '#domain/token/token'
import { fc } from '../support/properties'

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const UNI = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'
const wrong = USDC.replace('A0b8', 'a0B8')
const read = (search: string) => parseTradeLink(search, readAddress)

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
    ['?range=7d', { range: '7d' }],
    ['?chain=8453', { chainId: 8453 }],
    [`?value=${'9'.repeat(60)}`, { value: '9'.repeat(60) }],
  ])('%p is read', (search, link) => {
    expect(read(search)).toEqual({ input: null, output: null, value: '', kind: 'exactIn', ...link })
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
    '?range=',
    '?chain=',
    '?chain=0',
    '?chain=01',
    '?chain=0x1',
    '?chain=1e3',
    '?chain=-1',
    '?chain=1.5',
    '?chain=1,2',
    '?chain=a1',
    `?chain=${'9'.repeat(17)}`,
    '?inputCurrency=ETHER',
    '?inputCurrency=WETH',
    '?%E0%A4%A',
    `?${'x'.repeat(10_000)}`,
  ])('U04: of %p nothing is left', (search) => {
    expect(read(search)).toEqual({ input: null, output: null, value: '', kind: 'exactIn' })
  })

  test('X22: one currency on both sides is no trade: the second is left out', () => {
    const link = (input: string, output: string) => read(`inputCurrency=${input}&outputCurrency=${output}`)
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
    fc.assert(fc.property(link, (any) => expect(read(tradeQuery(any))).toEqual(any)))
  })

  test('a side fixed before anything is typed stays fixed', () => {
    const empty: TradeLink = { input: NATIVE, output: USDC, value: '', kind: 'exactOut' }
    expect(read(tradeQuery(empty))).toEqual(empty)
    expect(tradeQuery({ ...empty, range: '30d' })).toMatch(/&range=30d$/)
    expect(read(tradeQuery({ ...empty, embed: true }))).toEqual({ ...empty, embed: true })
    expect(read('embed=true').embed).toBeUndefined()
  })

  test('whatever is read is written, and read again, the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (value, other) => {
        const link = read(`?value=${value}&inputCurrency=${other}&${other}`)
        expect(read(tradeQuery(link))).toEqual(link)
      }),
    )
  })

  test('the network of a link is read by itself, too', () => {
    expect(linkedChain('?chain=10&inputCurrency=ETH')).toBe(10)
    expect(linkedChain('?chain=optimism')).toBeNull()
    expect(linkedChain('')).toBeNull()
  })

  test('what a link does not name is not written', () => {
    const nothing: TradeLink = { input: null, output: null, value: '', kind: 'exactIn' }
    expect(tradeQuery(nothing)).toBe('')
    expect(tradeQuery({ ...nothing, input: NATIVE, chainId: 10 })).toBe('inputCurrency=ETH&chain=10')
    expect(tradeQuery({ ...nothing, output: USDC, value: '1', kind: 'exactOut', range: '1h' })).toBe(
      `outputCurrency=${USDC}&value=1&field=output&range=1h`,
    )
  })

  test('links of other pages lead here', () => {
    expect(swapHref(null, null, 3)).toBe('/swap')
    expect(read(swapHref(NATIVE, USDC, 3).slice('/swap'.length))).toMatchObject({ input: NATIVE, output: USDC })
    expect(read(swapHref(USDC, null, 3).slice('/swap'.length))).toMatchObject({ input: USDC, output: null })
    expect(read(swapHref(null, UNI, 3).slice('/swap'.length))).toMatchObject({ input: null, output: UNI })
  })
})
