import { describe, expect, test } from '@jest/globals'
import {
  type ConsentState,
  consentWord,
  currentConsent,
  tickedConsent,
  typedConsent,
} from '../../../../src/domain/trade/evaluate/consent'
import type { LossTier, TradeLoss } from '../../../../src/domain/trade/loss'

const lossOf = (tier: LossTier, share: bigint): TradeLoss => ({
  tier,
  cause: 'impact',
  share,
  ofCause: share,
  usd: null,
})
const ticked = { trade: 'one', loss: lossOf('accept', 60_000n) }
const typed = { trade: 'one', loss: lossOf('type', 120_001n) }
const NONE: ConsentState = { acceptance: null, text: '', trade: 'one' }

describe('a yes to a loss', () => {
  test('is given by a tick, and taken back', () => {
    expect(tickedConsent(ticked, true).acceptance).toEqual({ trade: 'one', tier: 'accept', share: '60000' })
    expect(tickedConsent(ticked, false)).toEqual(NONE)
  })

  test('is given by typing the word, and by nothing else', () => {
    expect(consentWord(NONE, typed)).toBe('13')
    expect(typedConsent(typed, '13%', '13').acceptance).toEqual({ trade: 'one', tier: 'type', share: '120001' })
    expect(typedConsent(typed, '12', '13')).toEqual({ acceptance: null, text: '12', trade: 'one' })
  })

  test('is not given to a loss that needs none, that is not known, or of no trade', () => {
    for (const subject of [
      { trade: 'one', loss: lossOf('warning', 30_000n) },
      { trade: 'one', loss: lossOf('blocked', 300_000n) },
      { trade: 'one', loss: null },
      { ...ticked, trade: null },
    ])
      expect(tickedConsent(subject, true).acceptance).toBeNull()
  })

  test('keeps the word that was typed while the loss shrinks', () => {
    const given = typedConsent(typed, '13', '13')
    expect(consentWord(given, { ...typed, loss: lossOf('type', 110_000n) })).toBe('13')
  })
})

describe('the consent that still applies', () => {
  const given = tickedConsent(ticked, true)

  test.each([
    ['the same loss', ticked],
    ['a loss that is hardly larger', { ...ticked, loss: lossOf('accept', 65_000n) }],
    ['a loss that is being read', { ...ticked, loss: null }],
  ])('is all of it for %s', (_, subject) => expect(currentConsent(given, subject)).toBe(given))

  test.each([
    ['a loss that has grown', { ...ticked, loss: lossOf('accept', 65_001n) }, NONE],
    ['a loss of a worse tier', { ...ticked, loss: lossOf('type', 100_000n) }, NONE],
    ['another trade', { ...ticked, trade: 'two' }, { ...NONE, trade: 'two' }],
    ['no trade', { ...ticked, trade: null }, { ...NONE, trade: null }],
  ])('is nothing for %s, for good', (_, subject, left) => {
    const after = currentConsent(given, subject)
    expect(after).toEqual(left)
    expect(currentConsent(after, ticked).acceptance).toBeNull()
  })

  test('the text typed so far is dropped with its trade', () => {
    const begun = typedConsent(typed, '1', '13')
    expect(currentConsent(begun, typed)).toBe(begun)
    expect(currentConsent(begun, { ...typed, trade: 'two' }).text).toBe('')
  })
})
