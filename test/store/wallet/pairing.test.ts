import { expect, test } from '@jest/globals'
import { pairingEnded, pairingReady } from '#events'
import { modalClosed, modalOpened } from '#store/browser/modals'
import { pairingSlice } from '#store/wallet/pairing'
import type { UnknownAction } from '@reduxjs/toolkit'

const CODE = { uri: 'wc:1@2?x=1', expiresAt: 1_000, isNew: null }
const after = (...actions: UnknownAction[]) =>
  pairingSlice.selectors.selectPairing({
    pairing: actions.reduce(pairingSlice.reducer, pairingSlice.getInitialState()),
  })

test('there is no code until one is ready, and none when it has ended', () => {
  expect(after()).toBeNull()
  expect(after(pairingReady(CODE))).toEqual(CODE)
  expect(after(pairingReady(CODE), pairingEnded())).toBeNull()
})

test('another code takes the place of the one before', () => {
  const next = { ...CODE, uri: 'wc:2@2?x=2', isNew: 'expired' as const }
  expect(after(pairingReady(CODE), pairingReady(next))).toEqual(next)
})

test('that it is new is no news in a dialog that is opened later', () => {
  const renewed = pairingReady({ ...CODE, isNew: 'declined' })
  expect(after(renewed, modalClosed())).toMatchObject({ isNew: 'declined' })
  expect(after(renewed, modalOpened({ modal: 'connect' }))).toEqual(CODE)
  expect(after(modalOpened({ modal: 'connect' }))).toBeNull()
})
