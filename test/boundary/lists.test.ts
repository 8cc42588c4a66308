import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { parsePairList, parseTokenList } from '../../src/boundary/lists'
import { joinPairs } from '../../src/domain/pair'

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const RECORD = {
  chainId: 1,
  address: USDC,
  symbol: 'USDC',
  name: 'USD Coin',
  decimals: 6,
  logoURI: 'https://a.example/usdc.png',
}
const OTHER = { chainId: 1, address: WETH, symbol: 'WETH', name: 'Wrapped Ether', decimals: 18 }
const TOKEN = { ...RECORD }
const addressAt = (at: number) => `0x${(at + 1).toString(16).padStart(40, '0')}`
const one = (change: object) => parseTokenList([OTHER, { ...RECORD, ...change }])[1]

describe('L06: the shapes of a list', () => {
  test.each<[string, unknown]>([
    ['tokens as an array', { name: 'List', version: { major: 1 }, tokens: [RECORD, OTHER] }],
    ['tokens as an object keyed by entry', { tokens: { usdc: RECORD, weth: OTHER } }],
    ['a bare array', [RECORD, OTHER]],
    ['a bare object keyed by entry', { usdc: RECORD, weth: OTHER }],
    ['a bare object with more in it', { name: 'List', version: { major: 1 }, usdc: RECORD, weth: OTHER }],
  ])('%s', (_, value) => {
    expect(parseTokenList(value).map(({ symbol }) => symbol)).toEqual(['USDC', 'WETH'])
    expect(parsePairList(value).filter(({ name }) => name !== '')).toHaveLength(2)
  })

  test.each<[string, unknown]>([
    ['null', null],
    ['nothing', undefined],
    ['text', 'x'],
    ['a number', 7],
    ['true', true],
    ['an empty array', []],
    ['an empty object', {}],
    ['tokens of null', { tokens: null }],
    ['tokens of text', { tokens: 'x' }],
    ['no tokens in an array', { tokens: [] }],
    ['no tokens in an object', { tokens: {} }],
    ['missing tokens', { name: 'List', version: { major: 1, minor: 0 } }],
    ['no record that is one', [null, 7, 'x', [], {}]],
    ['10,000 arrays in one another', JSON.parse('['.repeat(10_000) + ']'.repeat(10_000))],
  ])('L05: %s is no list', (_, value) => {
    expect(() => parseTokenList(value)).toThrow(/^The list (is|has) /)
    expect(() => parsePairList(value)).toThrow(/^The list (is|has) /)
  })
})

describe('one bad record costs nothing but itself', () => {
  const records = Array.from({ length: 500 }, (_, at) => ({ ...RECORD, address: addressAt(at) }))

  test.each<[string, unknown]>([
    ['null', null],
    ['a number', 7],
    ['text', 'USDC'],
    ['an array', []],
    ['nothing in it', {}],
    ['no symbol', { ...RECORD, symbol: undefined }],
    ['a symbol of objects', { ...RECORD, symbol: { toString: 'x' } }],
    ['no address', { ...RECORD, address: null }],
  ])('L07: %s among 500', (_, bad) => {
    expect(parseTokenList({ tokens: records.with(250, bad as (typeof records)[0]) })).toHaveLength(499)
  })

  test('anything at all', () => {
    fc.assert(
      fc.property(fc.array(fc.anything(), { maxLength: 20 }), (junk) => {
        expect(parseTokenList([...junk, RECORD])).toContainEqual(TOKEN)
        expect(parsePairList([...junk, { name: 'USDC/WETH' }]).at(-1)).toEqual({ name: 'USDC/WETH', address: null })
        expect(parsePairList([...junk, { name: 'USDC/WETH' }])).toHaveLength(junk.length + 1)
      }),
    )
  })
})

describe('L08: only the number 1 is mainnet', () => {
  test.each([['1'], ['0x1'], [2], [3], [0], [1e21], [NaN], [null], [undefined], [true], [[1]], [1.1]])(
    '%p is dropped',
    (chainId) => {
      expect(one({ chainId })).toBeUndefined()
    },
  )
  test('1.0 is 1', () =>
    expect(parseTokenList(JSON.parse(`[{"chainId":1.0,"address":"${USDC}","symbol":"USDC"}]`))).toHaveLength(1))
})

test('L09: of two records with one address the first counts, whatever the casing', () => {
  const copies = [RECORD, { ...RECORD, symbol: 'FAKE' }, { ...RECORD, address: USDC.toLowerCase(), symbol: 'fake' }]
  expect(parseTokenList(copies)).toEqual([TOKEN])
})

test('L10: no more than 100,000 tokens are looked at, and of those on other chains nothing but the chain', () => {
  const read: string[] = []
  const other = {
    chainId: 2,
    get address() {
      read.push('the address of a token elsewhere')
      return USDC
    },
  }
  const last = {
    get chainId() {
      read.push('one too many')
      return 1
    },
  }
  const records = Array.from({ length: 100_000 }, (_, at) =>
    at % 40 === 1 ? { ...RECORD, address: addressAt(at) } : other,
  )
  expect(parseTokenList({ tokens: [...records, last] })).toHaveLength(2_500)
  expect(read).toEqual([])
})

describe('L11: names that objects have by themselves', () => {
  const text = `{"__proto__":${JSON.stringify(RECORD)},"constructor":${JSON.stringify(RECORD)},"prototype":${JSON.stringify(RECORD)},"toString":${JSON.stringify(RECORD)},"weth":${JSON.stringify(OTHER)}}`

  test.each([`{"tokens":${text}}`, text])('as keys of entries', (list) => {
    expect(parseTokenList(JSON.parse(list)).map(({ symbol }) => symbol)).toEqual(['WETH'])
  })

  test('as fields of a record', () => {
    const record = `{"__proto__":{"symbol":"EVIL","polluted":true},"constructor":{"prototype":{"polluted":true}},${JSON.stringify(OTHER).slice(1)}`
    const [token] = parseTokenList(JSON.parse(`[${record}]`))
    expect(Object.keys(token ?? {}).sort()).toEqual(['address', 'chainId', 'decimals', 'logoURI', 'name', 'symbol'])
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
    expect(() => parseTokenList(JSON.parse(`[{"__proto__":${JSON.stringify(RECORD)}}]`))).toThrow()
  })
})

describe('L12, L13: addresses', () => {
  test.each([
    ['the zero address', `0x${'0'.repeat(40)}`],
    ['base58', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['39 digits', USDC.slice(0, -1)],
    ['41 digits', `${USDC}0`],
    ['no 0x', USDC.slice(2)],
    ['an ENS name', 'usdc.eth'],
    ['a space', ` ${USDC}`],
    ['a script', 'javascript:alert(1)'],
  ])('%s is dropped', (_, address) => expect(one({ address })).toBeUndefined())

  test('a wrong checksum is put right', () => {
    for (const address of [USDC.toLowerCase(), `0x${USDC.slice(2).toUpperCase()}`, USDC.replace('A0b8', 'a0B8')])
      expect(one({ address })?.address).toBe(USDC)
  })
})

describe('L14: decimals', () => {
  test.each([[-1], [1.5], [78], [255], ['18'], [NaN], [null], [undefined], [{}], [1e300]])(
    '%p is not known',
    (decimals) => {
      expect(one({ decimals })?.decimals).toBeNull()
    },
  )
  test.each([0, 6, 18, 77])('%p is', (decimals) => expect(one({ decimals })?.decimals).toBe(decimals))
})

describe('L15 to L18: symbols and names', () => {
  test.each([
    ['a bidi override', 'US\u202eDC', 'USDC'],
    ['isolates', '\u2066USDC\u2069', 'USDC'],
    ['zero-width characters', 'U\u200bS\u200dD\ufeffC\u00ad', 'USDC'],
    ['lines', ' US\nDC ', 'US DC'],
    ['markup, which is text', '<b>X</b>', '<b>X</b>'],
    ['1,000 characters', 'x'.repeat(1_000), `${'x'.repeat(19)}…`],
  ])('%s', (_, symbol, shown) => expect(one({ symbol })?.symbol).toBe(shown))

  test.each(['', '   ', '\u200b', '\u202e\u202c', '\n'])('a symbol of %p is none', (symbol) => {
    expect(one({ symbol })).toBeUndefined()
  })

  test('a name that is none is the symbol', () => {
    for (const name of [undefined, null, '', '\u200b', 7]) expect(one({ name })?.name).toBe('USDC')
    expect(one({ name: 'n'.repeat(1_000) })?.name).toHaveLength(48)
  })
})

test('L20: a logo that is none leaves the token', () => {
  for (const logoURI of ['javascript:alert(1)', 7, null, undefined, {}]) expect(one({ logoURI })?.logoURI).toBeNull()
})

describe('L25: pair records', () => {
  test('a record that is none keeps its place', () => {
    const junk = [null, 7, {}, { name: 7 }, { name: null }, { name: 'x'.repeat(201) }]
    const records = parsePairList({
      tokens: [...junk, { name: 'Uniswap V2 - USDC/WETH', address: WETH.toLowerCase() }],
    })
    expect(records).toEqual([
      ...junk.map(() => ({ name: '', address: null })),
      { name: 'Uniswap V2 - USDC/WETH', address: WETH },
    ])
  })

  test('an address that is none is not kept, the pair is', () => {
    for (const address of [undefined, null, 'x', 7])
      expect(parsePairList([{ name: 'A/B', address }])).toEqual([{ name: 'A/B', address: null }])
  })

  test('from list to pair: 19 bad records and a good one are the first 20', () => {
    const bad = Array.from({ length: 19 }, () => ({ name: 'no pair' }))
    const records = parsePairList({ tokens: [...bad, { name: 'USDC/WETH' }, { name: 'WETH/USDC' }] })
    expect(joinPairs(records, parseTokenList([RECORD, OTHER]))).toHaveLength(1)
  })
})
