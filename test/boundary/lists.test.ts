import { describe, expect, jest, test } from '@jest/globals'
import { parsePairList, parseTokenList } from '#boundary/lists'
import type { NetworkToken } from '#domain/chain/chain'
import { joinPairs } from '#domain/market/pair'
import { fc } from '../support/properties'

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
const one = async (change: object) => (await parseTokenList([OTHER, { ...RECORD, ...change }])).tokens[1]

test('a logo that ships with the build replaces the one of the list, for its chain and address alone', async () => {
  const requested: unknown[] = []
  const { tokens } = await parseTokenList(
    [RECORD, { ...OTHER, logoURI: 'https://a.example/weth.png' }],
    (chainId, address) => {
      requested.push([chainId, address])
      return address === USDC ? '/icons/tokens/usdc.webp' : null
    },
  )
  expect(requested).toEqual([
    [1, USDC],
    [1, WETH],
  ])
  expect(tokens.map(({ logoURI }) => logoURI)).toEqual(['/icons/tokens/usdc.webp', 'https://a.example/weth.png'])
})

test('a chain’s tokens that the list lacks are added, in the list’s words where it has them', async () => {
  const [weth, usdc] = [WETH, USDC].map((address) => ({ address, symbol: 'own', name: 'Own', decimals: 9 })) as [
    NetworkToken,
    NetworkToken,
  ]
  const chains = new Map([
    [1, [usdc, weth]],
    [10, []],
    [4663, [weth]],
  ])
  const { tokens, others, info } = await parseTokenList([RECORD], () => null, false, chains)
  expect(tokens).toEqual([TOKEN, { ...weth, chainId: 1, logoURI: null, isNamed: true }])
  expect(others?.[10]?.tokens).toEqual([])
  expect(others?.[4663]?.tokens).toEqual([{ ...weth, chainId: 4663, logoURI: null, isNamed: true }])
  expect(info).toMatchObject({ kept: 1, dropped: 0 })
  await expect(parseTokenList([{ ...RECORD, chainId: 5 }], () => null, false, chains)).rejects.toThrow('no tokens')
})

describe('L06: the shapes of a list', () => {
  test.each<[string, unknown]>([
    ['tokens as an array', { name: 'List', version: { major: 1 }, tokens: [RECORD, OTHER] }],
    ['tokens as an object keyed by entry', { tokens: { usdc: RECORD, weth: OTHER } }],
    ['a bare array', [RECORD, OTHER]],
    ['a bare object keyed by entry', { usdc: RECORD, weth: OTHER }],
    ['a bare object with more in it', { name: 'List', version: { major: 1 }, usdc: RECORD, weth: OTHER }],
  ])('%s', async (_, value) => {
    expect((await parseTokenList(value)).tokens.map(({ symbol }) => symbol)).toEqual(['USDC', 'WETH'])
    expect((await parsePairList(value)).records.filter(({ name }) => name !== '')).toHaveLength(2)
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
  ])('L05: %s is no list', async (_, value) => {
    await expect(parseTokenList(value)).rejects.toThrow(/^The list (is|has) /)
    await expect(parsePairList(value)).rejects.toThrow(/^The list (is|has) /)
  })
})

describe('one bad record costs nothing but itself', () => {
  const records = Array.from({ length: 5_000 }, (_, at) => ({ ...RECORD, address: addressAt(at) }))

  test.each<[string, unknown]>([
    ['null', null],
    ['a number', 7],
    ['text', 'USDC'],
    ['an array', []],
    ['nothing in it', {}],
    ['no symbol', { ...RECORD, symbol: undefined }],
    ['a symbol of objects', { ...RECORD, symbol: { toString: 'x' } }],
    ['no address', { ...RECORD, address: null }],
  ])('L07: %s among 5,000', async (_, bad) => {
    const { tokens, info } = await parseTokenList({ tokens: records.with(250, bad as (typeof records)[0]) })
    expect(tokens).toHaveLength(4_999)
    expect(info).toMatchObject({ kept: 4_999, dropped: 1 })
  })

  test('L07: anything at all', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.anything(), { maxLength: 20 }), async (junk) => {
        expect((await parseTokenList([...junk, RECORD])).tokens).toContainEqual(TOKEN)
        const { records } = await parsePairList([...junk, { name: 'USDC/WETH' }])
        expect(records.at(-1)).toEqual({ name: 'USDC/WETH', address: null })
        expect(records).toHaveLength(junk.length + 1)
      }),
    )
  })
})

describe('L08: only the number 1 is mainnet', () => {
  test.each([['1'], ['0x1'], [2], [3], [0], [1e21], [NaN], [null], [undefined], [true], [[1]], [1.1]])(
    '%p is dropped',
    async (chainId) => {
      expect(await one({ chainId })).toBeUndefined()
    },
  )
  test('1.0 is 1', async () => {
    const list: unknown = JSON.parse(`[{"chainId":1.0,"address":"${USDC}","symbol":"USDC"}]`)
    expect((await parseTokenList(list)).tokens).toHaveLength(1)
  })
})

test('L09: of two records with one address the first counts, whatever the casing', async () => {
  const copies = [RECORD, { ...RECORD, symbol: 'FAKE' }, { ...RECORD, address: USDC.toLowerCase(), symbol: 'fake' }]
  expect((await parseTokenList(copies)).tokens).toEqual([TOKEN])
})

test('L10: no more than 100,000 tokens are examined, and of those on other chains nothing but the chain', async () => {
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
  expect((await parseTokenList({ tokens: [...records, last] })).tokens).toHaveLength(2_500)
  expect(read).toEqual([])
})

describe('L11: names that objects have by themselves', () => {
  const text = `{"__proto__":${JSON.stringify(RECORD)},"constructor":${JSON.stringify(RECORD)},"prototype":${JSON.stringify(RECORD)},"toString":${JSON.stringify(RECORD)},"weth":${JSON.stringify(OTHER)}}`

  test.each([`{"tokens":${text}}`, text])('as keys of entries', async (list) => {
    expect((await parseTokenList(JSON.parse(list))).tokens.map(({ symbol }) => symbol)).toEqual(['WETH'])
  })

  test('as fields of a record', async () => {
    const record = `{"__proto__":{"symbol":"EVIL","polluted":true},"constructor":{"prototype":{"polluted":true}},${JSON.stringify(OTHER).slice(1)}`
    const [token] = (await parseTokenList(JSON.parse(`[${record}]`))).tokens
    expect(Object.keys(token ?? {}).sort()).toEqual(['address', 'chainId', 'decimals', 'logoURI', 'name', 'symbol'])
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
    await expect(parseTokenList(JSON.parse(`[{"__proto__":${JSON.stringify(RECORD)}}]`))).rejects.toThrow()
  })
})

describe('L12, L13: addresses', () => {
  test.each([
    ['the zero address', `0x${'0'.repeat(40)}`],
    ['the zero address in capitals', `0X${'0'.repeat(40)}`],
    ['base58', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['39 digits', USDC.slice(0, -1)],
    ['41 digits', `${USDC}0`],
    ['no 0x', USDC.slice(2)],
    ['an ENS name', 'usdc.eth'],
    ['a space', ` ${USDC}`],
    ['a script', 'javascript:alert(1)'],
  ])('%s is dropped', async (_, address) => expect(await one({ address })).toBeUndefined())

  test('L13: a wrong checksum is put right, and the console is told once of how many', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    for (const address of [USDC, USDC.toLowerCase(), `0x${USDC.slice(2).toUpperCase()}`])
      expect((await one({ address }))?.address).toBe(USDC)
    expect(warn).not.toHaveBeenCalled()
    const wrong = [USDC.replace('A0b8', 'a0B8'), WETH.replace('C02a', 'c02A')]
    const { tokens } = await parseTokenList(wrong.map((address) => ({ ...RECORD, address })))
    expect(tokens.map(({ address }) => address)).toEqual([USDC, WETH])
    expect(warn.mock.calls).toEqual([['Wrong checksums in the token list, put right: 2']])
    warn.mockRestore()
  })
})

describe('L14: decimals', () => {
  test.each([[-1], [1.5], [78], [255], ['18'], [NaN], [null], [undefined], [{}], [1e300]])(
    '%p is not known',
    async (decimals) => {
      expect((await one({ decimals }))?.decimals).toBeNull()
    },
  )
  test.each([0, 6, 18, 77])('%p is', async (decimals) => expect((await one({ decimals }))?.decimals).toBe(decimals))
})

describe('L15 to L18: symbols and names', () => {
  test.each([
    ['a bidi override', 'US\u202eDC', 'USDC'],
    ['isolates', '\u2066USDC\u2069', 'USDC'],
    ['zero-width characters', 'U\u200bS\u200dD\ufeffC\u00ad', 'USDC'],
    ['lines', ' US\nDC ', 'US DC'],
    ['markup, which is text', '<b>X</b>', '<b>X</b>'],
    ['1,000 characters', 'x'.repeat(1_000), `${'x'.repeat(19)}…`],
  ])('%s', async (_, symbol, shown) => expect((await one({ symbol }))?.symbol).toBe(shown))

  test.each(['', '   ', '\u200b', '\u202e\u202c', '\n'])('a symbol of %p is none', async (symbol) => {
    expect(await one({ symbol })).toBeUndefined()
  })

  test('a name that is none is the symbol', async () => {
    for (const name of [undefined, null, '', '\u200b', 7]) expect((await one({ name }))?.name).toBe('USDC')
    expect((await one({ name: 'n'.repeat(1_000) }))?.name).toHaveLength(48)
  })
})

test('L20: a logo that is none leaves the token', async () => {
  for (const logoURI of ['javascript:alert(1)', 7, null, undefined, {}])
    expect((await one({ logoURI }))?.logoURI).toBeNull()
})

describe('L25: pair records', () => {
  test('a record that is none keeps its place', async () => {
    const junk = [null, 7, {}, { name: 7 }, { name: null }, { name: 'x'.repeat(201) }]
    const { records } = await parsePairList({
      tokens: [...junk, { name: 'Uniswap V2 - USDC/WETH', address: WETH.toLowerCase() }],
    })
    expect(records).toEqual([
      ...junk.map(() => ({ name: '', address: null })),
      { name: 'Uniswap V2 - USDC/WETH', address: WETH },
    ])
  })

  test('an address that is none is not kept, the pair is', async () => {
    for (const address of [undefined, null, 'x', 7])
      expect((await parsePairList([{ name: 'A/B', address }])).records).toEqual([{ name: 'A/B', address: null }])
  })

  test('from list to pair: 19 bad records and a good one are the first 20', async () => {
    const bad = Array.from({ length: 19 }, () => ({ name: 'no pair' }))
    const { records } = await parsePairList({ tokens: [...bad, { name: 'USDC/WETH' }, { name: 'WETH/USDC' }] })
    expect(joinPairs(records, (await parseTokenList([RECORD, OTHER])).tokens)).toHaveLength(1)
  })
})

describe('L29: what a list says of itself', () => {
  const head = {
    name: 'Tide\u202e List',
    version: { major: 22, minor: 21, patch: 0 },
    timestamp: '2026-05-04T10:00:00.000Z',
  }

  test('name, version and age, and how many of its records count', async () => {
    const { info } = await parseTokenList({ ...head, tokens: [RECORD, OTHER, RECORD, { ...RECORD, chainId: 10 }] })
    expect(info).toEqual({
      name: 'Tide List',
      version: '22.21.0',
      madeAt: Date.UTC(2026, 4, 4, 10),
      kept: 2,
      dropped: 2,
    })
    expect((await parsePairList({ ...head, tokens: [{ name: 'A/B' }, 7] })).info).toMatchObject({ kept: 1, dropped: 1 })
  })

  test.each([
    {},
    { name: 7, version: '1', timestamp: 'yesterday' },
    { version: { major: -1, minor: 0, patch: 0 }, timestamp: '2024-01-01T00:00:00+05' },
  ])('%j is not said', async (reported) => {
    const { info } = await parseTokenList({ ...reported, tokens: [RECORD] })
    expect(info).toEqual({ name: '', version: null, madeAt: null, kept: 1, dropped: 0 })
    expect((await parsePairList({ tokens: [{ name: 'A/B' }] }, true)).info).toMatchObject({ kept: 1, isCut: true })
  })
})
