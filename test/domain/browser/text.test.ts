import { describe, expect, test } from '@jest/globals'
import { FOREIGN_TEXT_MAX } from '#domain/browser/limits'
import { cleanText } from '#domain/browser/text'
import { fc } from '../../support/properties'
import { runs } from '../../support/runs'

describe('L15, L16: hidden characters', () => {
  test.each([
    ['right-to-left override', 'US\u202eDC'],
    ['embedding and its end', '\u202aUS\u202cDC'],
    ['isolates', '\u2066US\u2069DC'],
    ['left-to-right mark', 'US\u200eDC'],
    ['zero-width space', 'US\u200bDC'],
    ['zero-width joiner and non-joiner', 'U\u200dS\u200cDC'],
    ['word joiner', 'US\u2060DC'],
    ['byte order mark', 'US\ufeffDC'],
    ['soft hyphen', 'US\u00adDC'],
    ['combining grapheme joiner', 'US\u034fDC'],
    ['variation selector', 'US\ufe0fDC'],
    ['variation selector of the supplement', 'US\u{e0100}DC'],
    ['tag characters', 'US\u{e0041}\u{e007f}DC'],
    ['Hangul filler', 'US\u3164DC'],
    ['Mongolian vowel separator', 'US\u180eDC'],
    ['Braille blank', 'US\u2800DC'],
    ['null and other controls', '\0US\u0007D\u007fC\u0085'],
    ['private use', 'US\ue000DC'],
    ['lone half of a pair', 'US\ud83dDC'],
    ['unassigned', 'US\u0378DC'],
  ])('%s', (_, text) => expect(cleanText(text)).toBe('USDC'))

  test.each(['\u200b', '\ufeff\u2060', '\u202e', '\u3164', ' \n\t ', '\0', '\ufe0f'])('%p alone is nothing', (text) => {
    expect(cleanText(text)).toBe('')
  })

  test('lines and runs of spaces become one space', () => {
    expect(cleanText('  Two\r\n\tlines\u2028here\u00a0 now \u200b ')).toBe('Two lines here now')
  })
})

describe('L17, L19: characters that do not deceive are kept', () => {
  test.each([
    'USDС',
    'ＵＳＤＣ',
    '<img src=x onerror=alert(1)>',
    '</script>{{7*7}}',
    'Ünïcôdé',
    '日本円',
    '🦊',
    '$MEME',
  ])('%p', (text) => expect(cleanText(text)).toBe(text))
})

describe('L18, W26: length', () => {
  test('a longer text loses its end, and a text that just fits does not', () => {
    expect(cleanText('a'.repeat(20), 20)).toBe('a'.repeat(20))
    expect(cleanText('a'.repeat(21), 20)).toBe(`${'a'.repeat(19)}…`)
    expect(cleanText('a'.repeat(1_000))).toBe(`${'a'.repeat(FOREIGN_TEXT_MAX - 1)}…`)
  })

  test('accents and pairs are never torn apart', () => {
    expect(cleanText('e\u0301'.repeat(6), 5)).toBe(`${'e\u0301'.repeat(4)}…`)
    expect(cleanText('🦊'.repeat(6), 5)).toBe(`${'🦊'.repeat(4)}…`)
  })

  test('20 combining marks do not stand on one letter', () => {
    expect(Array.from(cleanText(`A${'\u0301'.repeat(20)}B`, 20)).length).toBeLessThanOrEqual(9)
    expect(cleanText(`A${'\u0301'.repeat(20)}B`, 20)).toMatch(/^A\u0301+B$/)
  })

  test.each([['a'], ['\u0301'], ['\u200b'], ['🦊'], ['\ud83d'], [' x ']])('10 kB and 1 MB of %p', (part) => {
    for (const size of [10_000, 1_000_000])
      expect(Array.from(cleanText(part.repeat(size), 20)).length).toBeLessThanOrEqual(160)
  })

  test('a browser without Intl.Segmenter, as Firefox before 125, can do it too', () => {
    const intl = Object.getOwnPropertyDescriptor(Intl, 'Segmenter')
    Reflect.deleteProperty(Intl, 'Segmenter')
    try {
      expect(cleanText('Tether\u200b USD')).toBe('Tether USD')
    } finally {
      if (intl) Object.defineProperty(Intl, 'Segmenter', intl)
    }
  })
})

test('any text: one line, nothing hidden, not too long, and clean already when cleaned again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.integer({ min: 1, max: 50 }), (text, max) => {
      const clean = cleanText(text, max)
      expect(clean).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]|\s\s|^\s|\s$/u)
      expect(() => encodeURIComponent(clean)).not.toThrow()
      expect(cleanText(clean, max)).toBe(clean)
    }),
    { numRuns: runs(500) },
  )
})
