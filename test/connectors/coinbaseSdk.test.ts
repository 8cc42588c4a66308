import { describe, expect, jest, test } from '@jest/globals'
import { readSettings } from '../../src/build/settings'
import { readAtomicSupport, readCallsStatus, sendCalls } from '../../src/connectors/walletCalls'
import { addBatches, ALICE, deferred, fakeWallet, type FakeWallet } from '../support/fakeWallet'

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

describe('the network on which it begins', () => {
  const KEY = '-CBWSDK:SCWStateManager:availableChains'
  const connect = async (listed: string | null) => {
    mockSdk = fakeWallet({ chainId: '0x1' })
    localStorage.clear()
    if (listed !== null) localStorage.setItem(KEY, listed)
    const { openCoinbase } = await import('../../src/connectors/coinbaseSdk')
    const { provider } = openCoinbase(window, readSettings({}))
    const accounts = await provider.request({ method: 'eth_requestAccounts' })
    return { accounts, chain: mockSdk.chainId, methods: mockSdk.methods() }
  }

  test('is the supported one, if the wallet has listed it', async () => {
    expect(await connect('[{"id":1},{"id":3,"rpcUrl":"https://chain.example"}]')).toEqual({
      accounts: [ALICE],
      chain: '0x3',
      methods: ['eth_requestAccounts', 'wallet_switchEthereumChain'],
    })
  })

  test.each([[null], ['[{"id":1}]'], ['{'], ['[{"id":{}}]'], ['null']])(
    'is its own where it has not, and nobody is asked for another: %s',
    async (listed) => {
      expect(await connect(listed)).toEqual({ accounts: [ALICE], chain: '0x1', methods: ['eth_requestAccounts'] })
    },
  )
})

test('an attempt that is given up closes the window, and ends what waits for it', async () => {
  mockSdk = fakeWallet()
  const answer = deferred()
  mockSdk.reply('eth_requestAccounts', () => answer.promise)
  const unloads: unknown[] = []
  const hear = ({ origin, data }: MessageEvent) => unloads.push([origin, data])
  window.addEventListener('message', hear)
  const { openCoinbase } = await import('../../src/connectors/coinbaseSdk')
  const { provider, abandon } = openCoinbase(window, readSettings({}))
  abandon?.()
  expect(unloads).toEqual([])
  const request = provider.request({ method: 'eth_requestAccounts' })
  abandon?.()
  expect(unloads).toEqual([['https://keys.coinbase.com', { event: 'PopupUnload' }]])
  answer.resolve([])
  await request
  abandon?.()
  expect(unloads).toHaveLength(1)
  window.removeEventListener('message', hear)
})
