import { expect, test } from '@jest/globals'
import type { UnknownAction } from '@reduxjs/toolkit'
import { connected, disconnected, walletsDetected } from '#events'
import { recentWalletsRead, walletsSlice } from '#store/wallet/wallets'

const after = (...actions: UnknownAction[]) => actions.reduce(walletsSlice.reducer, walletsSlice.getInitialState())
const connect = (walletId: string) =>
  connected({ walletId, attempt: 1, accounts: [], chainId: 1, canSwitchChain: true, reach: 'browser', endsAt: null })

const FRAME = {
  id: 'rdns:sh.frame',
  name: 'Frame',
  iconUrl: null,
  rdns: 'sh.frame',
  duplicate: false,
  unverified: false,
}

test('each list of wallets takes the place of the one before', () => {
  const first = walletsDetected({
    wallets: [FRAME],
    reachable: [{ id: 'coinbase', reach: 'popUp' }],
    extensionStore: 'chrome',
  })
  expect(after(first)).toMatchObject({ detected: [FRAME], reachable: [{ id: 'coinbase' }], extensionStore: 'chrome' })
  const second = walletsDetected({ wallets: [], reachable: [], extensionStore: null })
  expect(after(first, second)).toEqual(walletsSlice.getInitialState())
})

test('the wallets of earlier visits are kept, the one that connects comes first and once', () => {
  const read = recentWalletsRead({ walletIds: ['metaMask', 'rainbow'] })
  expect(after(read).recent).toEqual(['metaMask', 'rainbow'])
  expect(after(read, connect('rainbow')).recent).toEqual(['rainbow', 'metaMask'])
  expect(after(read, connect('brave'), connect('brave')).recent).toEqual(['brave', 'metaMask', 'rainbow'])
  expect(after(connect('brave'), disconnected({ walletId: 'brave', by: 'person' })).recent).toEqual(['brave'])
})

test('no more than twenty are kept', () => {
  const many = Array.from({ length: 30 }, (_, index) => connect(`rdns:org.w${index}`))
  const { recent } = after(...many)
  expect(recent).toHaveLength(20)
  expect(recent[0]).toBe('rdns:org.w29')
})
