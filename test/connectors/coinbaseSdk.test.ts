import { expect, jest, test } from '@jest/globals'
import { readSettings } from '../../src/build/settings'
import { readAtomicSupport, readCallsStatus, sendCalls } from '../../src/connectors/walletCalls'
import { addBatches, ALICE, fakeWallet, type FakeWallet } from '../support/fakeWallet'

let mockSdk: FakeWallet
jest.mock('@coinbase/wallet-sdk', () => ({ createCoinbaseWalletSDK: () => ({ getProvider: () => mockSdk.provider }) }))

test('X30: several calls at once are not offered, because how they end the SDK would ask a stranger', async () => {
  mockSdk = addBatches(fakeWallet())
  const { openCoinbase } = await import('../../src/connectors/coinbaseSdk')
  const { provider } = openCoinbase(window, readSettings({}))
  const request = { from: ALICE, chainId: 3, calls: [{ to: ALICE, value: 0n, data: '0x' }] } as const
  expect(await readAtomicSupport(provider, ALICE, 3)).toBeNull()
  await expect(sendCalls(provider, request)).rejects.toMatchObject({ failure: 'unsupported' })
  await expect(readCallsStatus(provider, '0x1')).rejects.toMatchObject({ failure: 'unsupported' })
  expect(new Set(mockSdk.methods())).toEqual(new Set(['eth_accounts', 'eth_chainId']))
})
