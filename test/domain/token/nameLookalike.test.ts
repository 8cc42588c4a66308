import { describe, expect, test } from '@jest/globals'
import { skeletonOf } from '#domain/browser/skeleton'
import { createLookalikeCheck } from '#domain/token/lookalike/nameLookalike'
import { fc } from '../../support/properties'

const token = (symbol: string, name: string, address = symbol) => ({ symbol, name, address })
const usdc = token('USDC', 'USD Coin')
const eth = token('ETH', 'Ether', 'native')
const LISTED = [eth, usdc, token('1INCH', '1inch'), token('MKR', 'Maker')]

describe('X03: a token that imitates a listed one', () => {
  const imitated = createLookalikeCheck(LISTED)

  test.each([
    ['the same symbol', token('USDC', 'Something'), usdc],
    ['other casing', token('usdc', 'Something'), usdc],
    ['Cyrillic letters', token('USDС', 'Something'), usdc],
    ['full width', token('ＵＳＤＣ', 'Something'), usdc],
    ['zero-width characters', token('US\u200bDC', 'Something'), usdc],
    ['a dot', token('USDC.', 'Something'), usdc],
    ['a digit for a letter', token('U5DC', 'Something'), usdc],
    ['the name only', token('UC', 'USD Coin'), usdc],
    ['the name in other letters', token('UC', 'ＵＳＤ  Соin'), usdc],
    ['a symbol for a name', token('XX', 'USDC'), usdc],
    ['a name for a symbol', token('Maker', 'XX'), LISTED[3]],
    ['the chain’s own coin', token('ETH', 'Ethereum'), eth],
  ])('%s', (_, unlisted, original) => expect(imitated(unlisted)).toBe(original))

  test.each([token('RIFF', 'Riff Token'), token('USDCX', 'USD Coins'), token('🦊', '🦊'), token('', '')])(
    '%j is like none',
    (unlisted) => expect(imitated(unlisted)).toBeNull(),
  )

  test('plain text is compared as any text is', () => {
    const printable = fc.stringMatching(/^[\x20-\x7e]{0,20}$/)
    fc.assert(
      fc.property(printable, printable, (symbol, other) => {
        const isAlike = createLookalikeCheck([token(symbol, '')])(token(other, '')) !== null
        expect(isAlike).toBe(skeletonOf(symbol) !== '' && skeletonOf(symbol) === skeletonOf(other))
      }),
    )
  })
})
