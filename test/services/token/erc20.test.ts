import { describe, expect, test } from '@jest/globals'
import { AbiCoder, encodeBytes32String, toUtf8String } from 'ethers'
import type { Hex } from '#boundary/node'
import type { Address } from '#domain/chain/address'
import { cleanText } from '#domain/browser/text'
import { bySelector, fakeMulticall } from '../../support/fakeMulticall'
import { fc } from '../../support/properties'
import { runs } from '../../support/runs'
import { readAllowances, readBalances, readTokenFacts } from '#services/token/erc20'
import { uintWord, readText } from '#services/chain/words'
import { oneWord } from '#services/chain/multicall'

const TOKEN: Address = '0x9f8F72aA9304c8B593d555F12eF6589cC3A579A2'
const OWNER: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const SPENDER: Address = '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45'
const NAME = '0x06fdde03'
const SYMBOL = '0x95d89b41'
const DECIMALS = '0x313ce567'
const SUPPLY = '0x18160ddd'

const text = (value: string) => AbiCoder.defaultAbiCoder().encode(['string'], [value]) as Hex
const word = (value: bigint): Hex => `0x${uintWord(value)}`
const good = { [NAME]: text('Maker'), [SYMBOL]: text('MKR'), [DECIMALS]: word(18n), [SUPPLY]: word(1_000n) }

const factsOf = (answers: Record<string, Hex | undefined>) =>
  readTokenFacts(fakeMulticall({ [TOKEN]: bySelector(answers) }).node, 3, TOKEN)

describe('token facts', () => {
  test('as the standard has them, in one batch', async () => {
    const { node, batches } = fakeMulticall({ [TOKEN]: bySelector(good) })
    const facts = { name: 'Maker', symbol: 'MKR', decimals: 18, totalSupply: 1_000n }
    expect(await readTokenFacts(node, 3, TOKEN)).toEqual(facts)
    expect(batches).toHaveLength(1)
  })

  test('X23: name and symbol as bytes32', async () => {
    const old = { ...good, [NAME]: encodeBytes32String('Maker') as Hex, [SYMBOL]: encodeBytes32String('MKR') as Hex }
    expect(await factsOf(old)).toMatchObject({ name: 'Maker', symbol: 'MKR' })
  })

  test('X02: an address without code is no token', async () => {
    expect(await readTokenFacts(fakeMulticall({}).node, 3, TOKEN)).toBe('noCode')
  })

  test.each<[title: string, answers: Record<string, Hex | undefined>]>([
    ['no decimals', { ...good, [DECIMALS]: undefined }],
    ['empty decimals', { ...good, [DECIMALS]: '0x' }],
    ['decimals of 2^200', { ...good, [DECIMALS]: word(2n ** 200n) }],
    ['78 decimals', { ...good, [DECIMALS]: word(78n) }],
    ['no supply', { ...good, [SUPPLY]: undefined }],
    ['nothing but failures', {}],
  ])('X23: %s make it no token', async (_, answers) => {
    expect(await factsOf(answers)).toBe('notAToken')
  })

  test.each([0n, 2n, 36n, 77n])('X18: %i decimals are fine', async (decimals) => {
    expect(await factsOf({ ...good, [DECIMALS]: word(decimals) })).toMatchObject({ decimals: Number(decimals) })
  })

  test.each<[Hex | undefined]>([
    [undefined],
    ['0x'],
    ['0x12'],
    [text('')],
    [text('\u200b\u202e')],
    [word(0n)],
    [`0x${'f'.repeat(128)}`],
  ])('X23: a symbol of %s is none', async (symbol) => {
    expect(await factsOf({ ...good, [SYMBOL]: symbol })).toMatchObject({
      symbol: null,
      name: 'Maker',
    })
  })

  test('a contract may give no name, or neither', async () => {
    expect(await factsOf({ ...good, [NAME]: undefined })).toMatchObject({ symbol: 'MKR', name: null })
    expect(await factsOf({ ...good, [NAME]: '0x', [SYMBOL]: '0x' })).toMatchObject({ symbol: null, name: null })
  })
})

describe('text of a token', () => {
  test('is one clean line, cut', () => {
    expect(readText(text('A\u202eB\nC'), 20)).toBe('AB C')
    expect(readText(text('x'.repeat(1_000)), 20)).toBe(`${'x'.repeat(19)}…`)
    expect(readText(text('名'.repeat(1_000)), 20)).toBe(`${'名'.repeat(19)}…`)
  })

  test('of a megabyte only the beginning is read', () => {
    expect(readText(text('x'.repeat(1_000_000)), 20)).toBe(`${'x'.repeat(19)}…`)
    expect(readText(text(`${'\u200b'.repeat(50)}MKR`), 20)).toBe('MKR')
    expect(readText(text(`${'\u200b'.repeat(60)}MKR`), 20)).toBeNull()
  })

  test('that is no UTF-8 loses only what cannot be read', () => {
    expect(readText(`0x${uintWord(32)}${uintWord(4)}41ff4280${'0'.repeat(56)}`, 20)).toBe('AB')
  })

  test('bytes that are no text are dropped as ethers drops them', () => {
    const bytes = fc.oneof(
      fc.uint8Array({ minLength: 1, maxLength: 60 }),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 15 }).map((each) => new TextEncoder().encode(each)),
    )
    fc.assert(
      fc.property(bytes, (data) => {
        const read = toUtf8String(data, () => 0).replaceAll('\ufffd', '')
        const encoded = AbiCoder.defaultAbiCoder().encode(['bytes'], [data]) as Hex
        expect(readText(encoded, 100)).toBe(cleanText(read, 100) || null)
      }),
      { numRuns: runs(1_000) },
    )
  })
})

test('balances and allowances come in one batch, null where there is none', async () => {
  const { node, batches } = fakeMulticall({
    [TOKEN]: (data) => {
      if (data === `0x70a08231${OWNER.slice(2).toLowerCase().padStart(64, '0')}`) return word(7n)
      const pair = [OWNER, SPENDER].map((each) => each.slice(2).toLowerCase().padStart(64, '0')).join('')
      return data === `0xdd62ed3e${pair}` ? word(2n ** 256n - 1n) : undefined
    },
  })
  expect(await readBalances(node, 3, OWNER, [TOKEN, SPENDER])).toEqual([7n, undefined])
  expect(await readAllowances(node, 3, { owner: OWNER, spender: SPENDER, tokens: [TOKEN, SPENDER] })).toEqual([
    2n ** 256n - 1n,
    null,
  ])
  expect(batches.map(({ length }) => length)).toEqual([2, 2])
  expect(oneWord({ success: false, data: word(1n) })).toBeNull()
})
