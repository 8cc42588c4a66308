import { expect, test } from '@jest/globals'
import { NATIVE } from '#domain/token/token'
import { favouriteChanged, selectTokenChoices, tokenAccepted, tokenChosen } from '#store/token/tokenChoices'
import { startedStore } from '../../support/appStore'
import { fakePage } from '../../support/fakePage'
import { UNI, USDC } from '../../support/fakeServices'

const riff = { address: UNI, symbol: 'RIFF', name: 'Riff', decimals: 18 }

test('what was chosen outlives the page', () => {
  const page = fakePage()
  const { dispatch } = startedStore(page)
  dispatch(tokenChosen({ chainId: 3, id: NATIVE }))
  dispatch(favouriteChanged({ chainId: 3, id: USDC, isFavourite: true }))
  dispatch(tokenAccepted({ chainId: 3, token: riff }))
  expect(selectTokenChoices(startedStore(page).state(), 3)).toEqual({
    recent: [NATIVE],
    favourites: [USDC],
    accepted: [riff],
  })
})

test('X03: what someone wrote into the storage is checked before it counts', () => {
  const stored = { 3: { favourites: ['javascript:alert(1)', USDC], accepted: [{ ...riff, decimals: 1e9 }] } }
  const page = fakePage({ 'tidemark.tokenChoices': JSON.stringify({ version: 1, value: stored }) })
  expect(selectTokenChoices(startedStore(page).state(), 3)).toEqual({ favourites: [USDC], recent: [], accepted: [] })
})

test('another tab is followed', () => {
  const page = fakePage()
  const { state } = startedStore(page)
  const newValue = JSON.stringify({ version: 1, value: { 3: { favourites: [UNI] } } })
  page.dispatchEvent(new StorageEvent('storage', { key: 'tidemark.tokenChoices', newValue }))
  expect(selectTokenChoices(state(), 3).favourites).toEqual([UNI])
})
