import { describe, expect, test } from '@jest/globals'
import { connected, connectFailed, connectStarted, disconnected } from '#events'
import {
  backPressed,
  connectWizardSlice,
  continuePressed,
  downloadPressed,
  getWalletPressed,
  guideFinished,
  walletSelected,
} from '#store/wallet/connectWizard'
import { modalClosed } from '#store/browser/modals'

const { reducer, getInitialState } = connectWizardSlice
type Action = Parameters<typeof reducer>[1]
const after = (...actions: Action[]) => actions.reduce(reducer, getInitialState())

const of = (attempt: number, walletId = 'rainbow') => ({ walletId, attempt })
const choose = walletSelected({ walletId: 'rainbow' })
const download = downloadPressed({ walletId: 'rainbow' })
const readGuide = continuePressed({ hasInstructions: true })
const skipGuide = continuePressed({ hasInstructions: false })
const back = backPressed()

test.each<[string, Action[], string]>([
  ['the explainer comes first', [], 'none'],
  ['Get a Wallet lists wallets', [getWalletPressed()], 'get'],
  ['Back from the list is the explainer', [getWalletPressed(), back], 'none'],
  ['choosing a wallet goes to connect', [choose], 'connect'],
  ['choosing a wallet from the list of others too', [getWalletPressed(), choose], 'connect'],
  ['Back from connect is the explainer', [choose, back], 'none'],
  ['GET goes to the download', [choose, download], 'download'],
  ['Back from a download reached by GET', [getWalletPressed(), download, back], 'get'],
  ['Back from a download reached by CONNECT', [choose, download, back], 'connect'],
  ['visiting the list before does not change that', [getWalletPressed(), back, choose, download, back], 'connect'],
  ['Continue shows the guide', [choose, download, readGuide], 'instructions'],
  ['Back from the guide is the download', [choose, download, readGuide, back], 'download'],
  ['and Back again still remembers', [getWalletPressed(), download, readGuide, back, back], 'get'],
  ['Continue without a guide connects', [choose, download, skipGuide], 'connect'],
  ['the end of the guide connects', [choose, download, readGuide, guideFinished()], 'connect'],
  ['a download cannot start from the explainer', [download], 'none'],
  ['closing the dialog begins anew', [choose, download, modalClosed()], 'none'],
])('%s', (_, actions, step) => expect(after(...actions).step).toBe(step))

test('the lists have no wallet chosen', () => {
  expect(after(getWalletPressed(), download, back).walletId).toBeNull()
  expect(after(choose, back).walletId).toBeNull()
  expect(after(download).walletId).toBeNull()
})

const started = connectStarted(of(1))
const failed = connectFailed({ ...of(1), reason: 'failed', message: 'Error connecting, please retry!' })
const rejected = connectFailed({ ...of(1), reason: 'rejected', message: 'no' })

describe('how an attempt ends', () => {
  test('a failure has a text, a rejection has none; both can be repeated', () => {
    expect(after(choose, started, failed)).toMatchObject({
      outcome: 'failed',
      message: 'Error connecting, please retry!',
    })
    expect(after(choose, started, rejected)).toMatchObject({ outcome: 'rejected', message: null, details: null })
  })

  test('what the wallet said is kept until the next attempt', () => {
    const reported = connectFailed({ ...of(1), reason: 'failed', message: 'no', details: 'Internal error' })
    expect(after(choose, started, reported).details).toBe('Internal error')
    expect(after(choose, started, reported, connectStarted(of(2))).details).toBeNull()
  })

  test.each<[string, Action]>([
    ['another step', download],
    ['Back', back],
    ['another wallet', walletSelected({ walletId: 'coinbase' })],
    ['the same wallet again', choose],
    ['RETRY', connectStarted(of(2))],
    ['closing the dialog', modalClosed()],
  ])('%s clears it', (_, action) => {
    expect(after(choose, started, failed, action)).toMatchObject({ outcome: null, message: null })
  })

  test('a late failure of one wallet does not land on another', () => {
    const other = walletSelected({ walletId: 'coinbase' })
    expect(after(choose, started, other, failed).outcome).toBeNull()
    expect(after(choose, started, other, connectStarted(of(2, 'coinbase')), failed).outcome).toBeNull()
    expect(after(choose, started, back, choose, failed).outcome).toBeNull()
  })

  test('connecting and disconnecting begin again', () => {
    const done = connected({ ...of(1), accounts: [], chainId: 3, canSwitchChain: true, reach: 'browser', endsAt: null })
    expect(after(choose, started, done)).toEqual(getInitialState())
    expect(after(choose, started, disconnected({ walletId: 'rainbow', by: 'wallet' }))).toEqual(getInitialState())
  })
})
