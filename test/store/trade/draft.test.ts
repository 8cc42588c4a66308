import { expect, jest, test } from '@jest/globals'
import { NATIVE } from '#domain/token/token'
import type { TradeDraft } from '#domain/trade/draft'
import { draftChanged, draftLeft, draftOpened, draftSettled, selectDraft, selectSettledDraft } from '#store/trade/draft'
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

test('a draft that was changed since its render is not settled over the newer one', () => {
  const { dispatch, state } = appStore()
  dispatch(draftOpened({ card: 'home', draft }))
  for (const typed of ['2', '25']) dispatch(draftChanged({ card: 'home', draft: { ...draft, typed } }))
  dispatch(draftSettled({ ...draft, typed: '2' }))
  expect([selectDraft(state(), 'home')?.typed, selectSettledDraft(state())?.typed]).toEqual(['25', '1'])
  dispatch(draftSettled({ ...draft, typed: '25' }))
  expect(selectSettledDraft(state())).toEqual({ ...draft, typed: '25' })
})

test('a draft is its card’s alone, and another card begins anew', () => {
  const { dispatch, state } = appStore()
  dispatch(draftOpened({ card: 'home', draft }))
  dispatch(draftChanged({ card: 'home', draft: { ...draft, typed: '2' } }))
  dispatch(draftOpened({ card: 'home', draft }))
  expect(selectDraft(state(), 'home')).toEqual({ ...draft, typed: '2' })
  expect(selectDraft(state(), 'swap')).toBeNull()
  dispatch(draftOpened({ card: 'swap', draft }))
  // The first card's screen is unmounted only after the second card's screen was mounted.
  dispatch(draftLeft({ card: 'home' }))
  expect(selectDraft(state(), 'swap')).toEqual(draft)
  dispatch(draftLeft({ card: 'swap' }))
  expect(selectDraft(state(), 'swap')).toBeNull()
})

test('a card settles as it opens, an amount after a pause, and a card that has gone not at all', async () => {
  jest.useFakeTimers()
  const { dispatch, state } = appStore()
  const settled = () => selectSettledDraft(state())?.typed
  dispatch(draftOpened({ card: 'home', draft }))
  expect(settled()).toBe('1')
  for (const typed of ['2', '25']) dispatch(draftChanged({ card: 'home', draft: { ...draft, typed } }))
  await jest.advanceTimersByTimeAsync(200)
  expect(settled()).toBe('1')
  await jest.advanceTimersByTimeAsync(100)
  expect(settled()).toBe('25')
  dispatch(draftChanged({ card: 'home', draft: { ...draft, typed: '3' } }))
  dispatch(draftLeft({ card: 'home' }))
  await jest.advanceTimersByTimeAsync(300)
  expect(settled()).toBeUndefined()
  jest.useRealTimers()
})

test('the draft of a network that was left is kept while the card is open', () => {
  const { dispatch, state } = appStore()
  dispatch(draftOpened({ card: 'home', draft: { ...draft, chainId: 1 } }))
  dispatch(draftChanged({ card: 'home', draft: { ...draft, buy: null, chainId: 8453 } }))
  expect(state().draft.left).toEqual({ 1: { ...draft, chainId: 1 } })
})
