import { describe, expect, test } from '@jest/globals'
import { connected, connectFailed, connectStarted, disconnected, resumeEnded, resumeStarted } from '#events'
import { connectionSlice } from '#store/wallet/connection'
import { modalClosed } from '#store/browser/modals'
import { ALICE } from '../../support/fakeWallet'

const { reducer, getInitialState } = connectionSlice
type Action = Parameters<typeof reducer>[1]
const after = (...actions: Action[]) => actions.reduce(reducer, getInitialState())

const of = (walletId: string, attempt: number) => ({ walletId, attempt })
const start = (walletId: string, attempt: number) => connectStarted(of(walletId, attempt))
const succeed = (walletId: string, attempt: number) =>
  connected({
    ...of(walletId, attempt),
    accounts: [ALICE],
    chainId: 3,
    canSwitchChain: true,
    reach: 'browser',
    endsAt: null,
  })
const fail = (walletId: string, attempt: number) =>
  connectFailed({ ...of(walletId, attempt), reason: 'failed', message: 'no' })

/** Connectors report no events of an abandoned attempt, but the reducer must ignore such events in any case. */
describe('W02, W03: what belongs to an older attempt changes nothing', () => {
  test.each<[string, Action[], Action]>([
    ['a late success', [start('a', 1), start('b', 2)], succeed('a', 1)],
    ['a late failure', [start('a', 1), start('b', 2)], fail('a', 1)],
    ['a success after the dialog was closed', [start('a', 1), modalClosed()], succeed('a', 1)],
    [
      'a success after a disconnect',
      [start('a', 1), succeed('a', 1), disconnected({ walletId: 'a', by: 'person' })],
      succeed('a', 1),
    ],
    [
      'the end of a resume that a person overtook',
      [resumeStarted({ ...of('a', 1), present: true }), start('b', 2)],
      resumeEnded({ ...of('a', 1), present: true }),
    ],
    ['a goodbye of another wallet', [start('a', 1), succeed('a', 1)], disconnected({ walletId: 'b', by: 'wallet' })],
  ])('%s', (_, before, late) => {
    expect(after(...before, late)).toEqual(after(...before))
  })
})
