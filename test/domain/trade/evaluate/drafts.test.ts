import { describe, expect, test } from '@jest/globals'
import { NATIVE } from '../../../../src/domain/token/token'
import { flippedDraft, type TradeDraft } from '../../../../src/domain/trade/draft'
import { chosenDraft, isSameDraft } from '../../../../src/domain/trade/evaluate/drafts'
import { DAI, USDC } from '../sample'

const draft: TradeDraft = { sell: NATIVE, buy: USDC, typed: '1', kind: 'exactIn' }

describe('another token is chosen', () => {
  test('for its side', () => {
    expect(chosenDraft(draft, 'buy', DAI)).toEqual({ ...draft, buy: DAI })
    expect(chosenDraft(draft, 'sell', DAI)).toEqual({ ...draft, sell: DAI })
  })

  test('choosing the other side’s token swaps the sides', () => {
    expect(chosenDraft(draft, 'sell', USDC)).toEqual({ ...draft, sell: USDC, buy: NATIVE })
    expect(chosenDraft({ ...draft, sell: null }, 'sell', USDC)).toEqual({ ...draft, sell: USDC, buy: null })
  })
})

test('what was typed stays with its token when the sides change', () =>
  expect(flippedDraft(draft)).toEqual({ sell: USDC, buy: NATIVE, typed: '1', kind: 'exactOut' }))

describe('two drafts are the same', () => {
  test.each(['1', '1.', '1.0', '01', ' 1', '1,0'])('when the amount is the same, as %p', (typed) =>
    expect(isSameDraft({ ...draft, typed }, draft)).toBe(true),
  )
  test.each<Partial<TradeDraft>>([{ typed: '1.1' }, { typed: '' }, { buy: DAI }, { sell: null }, { kind: 'exactOut' }])(
    'but not with %p',
    (change) => expect(isSameDraft({ ...draft, ...change }, draft)).toBe(false),
  )
  test('and no draft is none', () => expect(isSameDraft(draft, null)).toBe(false))
})
