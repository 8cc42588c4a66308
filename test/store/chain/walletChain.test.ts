import type { UnknownAction } from '@reduxjs/toolkit'
import { chainChanged, connected, disconnected, switchFailed, switchStarted } from '#events'
import { walletChainSlice, selectCanSwitchChain } from '#store/chain/walletChain'
import { tradeChainChosen } from '#store/chain/tradeChain'
import { modalClosed, modalOpened } from '#store/browser/modals'

const WALLET = { walletId: 'metaMask' } as const
const CONNECTED = connected({
  ...WALLET,
  attempt: 1,
  accounts: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
  chainId: 1,
  canSwitchChain: true,
  reach: 'browser',
  endsAt: null,
})
const failed = (reason: Parameters<typeof switchFailed>[0]['reason'], chainId = 3) =>
  switchFailed({ chainId, reason, message: 'It did not work.' })

const after = (...actions: UnknownAction[]) =>
  actions.reduce(walletChainSlice.reducer, walletChainSlice.getInitialState())

test('the chain is the wallet’s, and nobody’s without one', () => {
  expect(after().chainId).toBeNull()
  expect(after(CONNECTED).chainId).toBe(1)
  expect(after(CONNECTED, chainChanged({ ...WALLET, chainId: 3 })).chainId).toBe(3)
  expect(after(CONNECTED, chainChanged({ ...WALLET, chainId: null })).chainId).toBeNull()
  expect(after(CONNECTED, disconnected({ ...WALLET, by: 'wallet' })).chainId).toBeNull()
})

test('a switch is under way until its chain is there, whatever chain comes in between', () => {
  const switching = [CONNECTED, switchStarted({ chainId: 3 })]
  expect(after(...switching)).toMatchObject({ chainId: 1, switchingTo: 3 })
  expect(after(...switching, chainChanged({ ...WALLET, chainId: 5 }))).toMatchObject({ chainId: 5, switchingTo: 3 })
  expect(after(...switching, chainChanged({ ...WALLET, chainId: 3 }))).toMatchObject({ chainId: 3, switchingTo: null })
})

test('a failure ends the switch that it is about, and says why', () => {
  const switching = [CONNECTED, switchStarted({ chainId: 3 })]
  expect(after(...switching, failed('failed'))).toMatchObject({ switchingTo: null, switchError: 'It did not work.' })
  expect(after(...switching, switchStarted({ chainId: 4 }), failed('failed')).switchingTo).toBe(4)
})

test('a rejection is no failure', () =>
  expect(after(CONNECTED, switchStarted({ chainId: 3 }), failed('rejected'))).toMatchObject({
    switchingTo: null,
    switchError: null,
    canSwitch: true,
  }))

test('a wallet that cannot switch is remembered as such until a dialog opens, or another connection', () => {
  const canSwitch = (...actions: UnknownAction[]) => selectCanSwitchChain({ walletChain: after(...actions) })
  const unable = [CONNECTED, switchStarted({ chainId: 3 }), failed('unsupported')]
  expect(canSwitch(...unable)).toBe(false)
  expect(canSwitch(...unable, chainChanged({ ...WALLET, chainId: 5 }))).toBe(false)
  expect(canSwitch(...unable, modalOpened({ modal: 'network' }))).toBe(true)
  expect(canSwitch(...unable, CONNECTED)).toBe(true)
  const isUnable = connected({ ...CONNECTED.payload, canSwitchChain: false })
  expect(canSwitch(isUnable, modalOpened({ modal: 'network' }))).toBe(false)
})

test.each<[string, UnknownAction]>([
  ['another switch begins', switchStarted({ chainId: 4 })],
  ['the chain changes', chainChanged({ ...WALLET, chainId: 5 })],
  ['a dialog is opened', modalOpened({ modal: 'network' })],
  ['the dialog that said it is closed', modalClosed()],
  ['another network is chosen to trade on', tradeChainChosen({ chainId: 3 })],
  ['the wallet connects again', CONNECTED],
  ['the wallet leaves', disconnected({ ...WALLET, by: 'person' })],
])('the error goes when %s', (_, action) =>
  expect(after(CONNECTED, switchStarted({ chainId: 3 }), failed('failed'), action).switchError).toBeNull(),
)

test('switches are counted over connections, so that a late answer is known to be late', () => {
  const twice = [CONNECTED, switchStarted({ chainId: 3 }), disconnected({ ...WALLET, by: 'wallet' }), CONNECTED]
  expect(after(...twice).switches).toBe(1)
  expect(after(...twice, switchStarted({ chainId: 3 })).switches).toBe(2)
})

test('a switch that is never answered unlocks its rows when the dialog is opened again, and counts if it is answered', () => {
  const switching = [CONNECTED, switchStarted({ chainId: 3 })]
  const opened = (modal: 'network' | 'account') => after(...switching, modalClosed(), modalOpened({ modal }))
  expect(opened('account').switchingTo).toBe(3)
  expect(opened('network').switchingTo).toBeNull()
  expect(after(...switching, modalOpened({ modal: 'network' }), chainChanged({ ...WALLET, chainId: 3 })).chainId).toBe(
    3,
  )
})
