import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { assetOffered, assetRefused, disconnected, switchFailed, switchStarted, walletSlow } from '#events'
import { modalOpened } from '#store/browser/modals'
import { selectNotifications } from '#store/browser/notifications'
import { appStore } from '../../support/appStore'

// Announcements are removed by timers. Node would wait for real timers, so the timers are fake.
beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const refusal = { symbol: 'UNI', message: 'Your wallet did not take UNI.' }
const failure = { chainId: 1, message: 'Your wallet did not change the network.' }

test.each([
  [
    'W31: a token that was offered is not said to be added',
    assetOffered({ symbol: 'UNI' }),
    ['UNI was offered to your wallet. Confirm it there.'],
  ],
  [
    'a wallet that has crashed',
    disconnected({ walletId: 'metaMask', by: 'crash' }),
    ['MetaMask has stopped working in this page. Reload the page to connect again.'],
  ],
  ['a wallet that has gone', disconnected({ walletId: 'metaMask', by: 'wallet' }), []],
  ['a token that could not be offered', assetRefused({ ...refusal, reason: 'failed' }), [refusal.message]],
  ['a token that the person did not want', assetRefused({ ...refusal, reason: 'rejected' }), []],
  [
    'W41: a wallet that is slow to say where it is',
    walletSlow({ walletId: 'metaMask', isSlow: true }),
    ['Your wallet is slow to respond, and has not been asked to confirm anything yet.'],
  ],
  ['W41: one that has answered', walletSlow({ walletId: 'metaMask', isSlow: false }), []],
  ['W20: a switch that did not happen', switchFailed({ ...failure, reason: 'timedOut' }), [failure.message]],
  ['W16: a switch that the person did not want', switchFailed({ ...failure, reason: 'rejected' }), []],
])('%s', (_, event, reports) => {
  const { dispatch, state } = appStore()
  dispatch(event)
  expect(selectNotifications(state()).map(({ message }) => message)).toEqual(reports)
})

test('what the network dialog shows is not told twice', () => {
  const { dispatch, state } = appStore()
  dispatch(modalOpened({ modal: 'network' }))
  dispatch(switchStarted({ chainId: 1 }))
  dispatch(switchFailed({ ...failure, reason: 'failed' }))
  expect(selectNotifications(state())).toEqual([])
})
