import { expect, test } from '@jest/globals'
import { accountsChanged, chainChanged, connected, disconnected, switchFailed } from '#events'
import { modalClosed, modalOpened, modalsSlice, type Modal } from '#store/browser/modals'

const { reducer } = modalsSlice
type Action = Parameters<typeof reducer>[1]

const isConnected = connected({
  walletId: 'w',
  attempt: 1,
  accounts: [],
  chainId: 3,
  canSwitchChain: true,
  reach: 'browser',
  endsAt: null,
})
const isDisconnected = disconnected({ walletId: 'w', by: 'wallet' })
const chain = chainChanged({ walletId: 'w', chainId: 1 })
const rejected = switchFailed({ chainId: 1, reason: 'rejected', message: '' })
const failed = switchFailed({ chainId: 1, reason: 'failed', message: '' })

test.each<[Modal, string, Action, boolean]>([
  ['connect', 'is closed', modalClosed(), false],
  ['connect', 'connects', isConnected, false],
  ['connect', 'disconnects', isDisconnected, false],
  ['connect', 'changes chain', chain, true],
  ['account', 'connects', isConnected, false],
  ['account', 'disconnects', isDisconnected, false],
  ['account', 'changes chain', chain, true],
  ['account', 'changes account', accountsChanged({ walletId: 'w', accounts: [] }), true],
  ['account', 'rejects a switch', rejected, true],
  ['network', 'connects', isConnected, false],
  ['network', 'disconnects', isDisconnected, false],
  ['network', 'changes chain', chain, false],
  ['network', 'rejects a switch', rejected, false],
  ['network', 'fails to switch', failed, true],
])('the %s dialog when the user %s', (modal, _, action, stays) => {
  expect(reducer(reducer(undefined, modalOpened({ modal })), action).open).toBe(stays ? modal : null)
})
