import { describe, expect, test } from '@jest/globals'
import { skeletonOf } from '#domain/browser/skeleton'
import { fc } from '../../support/properties'

describe('what can be taken for MetaMask', () => {
  test.each([
    ['the name itself', 'MetaMask'],
    ['other casing', 'metamask'],
    ['spaces and hyphens', ' Meta - Mask '],
    ['zero-width characters', 'Meta\u200bMa\u2060sk'],
    ['bidi controls', '\u202eMetaMask\u202c'],
    ['a soft hyphen', 'Meta\u00adMask'],
    ['Hangul fillers', 'Meta\u3164Mask'],
    ['combining marks', 'Me\u0301tàMask'],
    ['Cyrillic letters', 'МеtаМаsk'],
    ['Greek letters', 'ΜεταΜαsκ'],
    ['full width', 'ＭｅｔａＭａｓｋ'],
    ['mathematical letters', '𝐌𝐞𝐭𝐚𝐌𝐚𝐬𝐤'],
    ['small capitals', 'ᴍᴇᴛᴀᴍᴀꜱᴋ'],
    ['digits', 'M3t4Ma5k'],
    ['r and n', 'rnetarnask'],
    ['strokes', 'MeŧⱥMask'],
    ['signs', 'MetaMa$k®'],
  ])('%s', (_, name) => expect(skeletonOf(name)).toBe('metamask'))
})

test('a capital i, a small l, a one and a bar are one', () => {
  const names = ['Coinbase Wallet', 'ColnbaseWaIlet', 'Co1nbase Wa|let', 'CΟІNBASE WALLET']
  expect(new Set(names.map(skeletonOf)).size).toBe(1)
})

test.each(['MetaMask Flask', 'MetalMask', 'Meta', 'Masked', ''])('%p is another name', (name) => {
  expect(skeletonOf(name)).not.toBe('metamask')
})

test('any text has remains, and those of its upper case are the same where it has but ASCII letters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (name) => expect(typeof skeletonOf(name)).toBe('string')),
  )
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z ]{0,30}$/), (name) => {
      expect(skeletonOf(name.toUpperCase())).toBe(skeletonOf(name))
      expect(skeletonOf(skeletonOf(name))).toBe(skeletonOf(name))
    }),
  )
})
