import { describe, expect, test } from '@jest/globals'
import { parseTokenChoices } from '#boundary/tokenChoices'
import { CHOSEN_TOKENS_MAX, RECENT_TOKENS_MAX } from '#domain/token/limits'
import { fc } from '../support/properties'

const UNI = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const riff = { address: UNI, symbol: 'RIFF', name: 'Riff', decimals: 18 }
const NOTHING = { favourites: [], recent: [], accepted: [] }

test('what was written is read back', () => {
  const choices = { 1: { favourites: [UNI, 'native'], recent: ['native', USDC], accepted: [riff] }, 3: NOTHING }
  expect(parseTokenChoices(choices)).toEqual(choices)
})

describe('S05: what does not fit is dropped one by one', () => {
  test('ids', () => {
    const ids = [UNI.toLowerCase(), 'ETH', 7, null, `${UNI.slice(0, -1)}5`, 'native', UNI, USDC]
    expect(parseTokenChoices({ 1: { favourites: ids, recent: 'x' } })).toEqual({
      1: { ...NOTHING, favourites: [UNI, 'native', USDC] },
    })
  })

  test('accepted tokens, with names fit to show', () => {
    const accepted = [
      { ...riff, symbol: 'RI\u202eFF', extra: 1 },
      { ...riff, address: USDC, decimals: 1.5 },
      { ...riff, address: USDC, decimals: 200 },
      { ...riff, address: USDC, symbol: '' },
      { ...riff, address: 'javascript:alert(1)' },
      riff,
    ]
    expect(parseTokenChoices({ 1: { accepted } })).toEqual({ 1: { ...NOTHING, accepted: [riff] } })
  })

  test('chains', () => {
    expect(parseTokenChoices({ x: NOTHING, '-1': NOTHING, 0: NOTHING, 5: 7, __proto__: NOTHING, 3: {} })).toEqual({
      3: NOTHING,
    })
  })
})

test('S06: no more is read than may be kept', () => {
  const ids = Array.from({ length: 5_000 }, (_, index) => `0x${index.toString(16).padStart(40, '0')}`)
  const read = parseTokenChoices({ 1: { favourites: ids, recent: ids } })[1]
  expect([read?.favourites.length, read?.recent.length]).toEqual([CHOSEN_TOKENS_MAX, RECENT_TOKENS_MAX])
})

test('anything may stand there', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.anything()), (value) => {
      parseTokenChoices(value)
    }),
  )
})
