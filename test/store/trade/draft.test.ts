import { NATIVE } from '../../../src/domain/token/token'
import type { TradeDraft } from '../../../src/domain/trade/draft'
import { draftSettled, selectSettledDraft } from '../../../src/store/trade/draft'
import { appStore } from '../../support/appStore'
import { USDC } from '../../support/fakeServices'

const draft: TradeDraft = { sell: NATIVE, buy: USDC, typed: '1', kind: 'exactIn' }

test('what has settled last is what is written', () => {
  const { dispatch, state } = appStore()
  expect(selectSettledDraft(state())).toBeNull()
  dispatch(draftSettled(draft))
  dispatch(draftSettled({ ...draft, typed: '2' }))
  expect(selectSettledDraft(state())).toEqual({ ...draft, typed: '2' })
})
