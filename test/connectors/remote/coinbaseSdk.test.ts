import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { readSettings } from '../../../src/build/settings'
import { readAtomicSupport, readCallsStatus, submitCalls } from '#connectors/calls/transactions'
import {
  addBatches,
  ALICE,
  BATCH,
  BOB,
  CALLS_STATUS,
  CAPABILITIES,
  deferred,
  fakeWallet,
  type FakeWallet,
} from '../../support/fakeWallet'

let mockSdk: FakeWallet
jest.mock('@coinbase/wallet-sdk', () => ({ createCoinbaseWalletSDK: () => ({ getProvider: () => mockSdk.provider }) }))

describe('several calls at once', () => {
  const SIGNER = '-CBWSDK:SignerConfigurator:SignerType'
  const request = { from: ALICE, chainId: 3, calls: [{ to: ALICE, value: 0n, data: '0x' }] } as const
  const QUIET = ['eth_accounts', 'eth_chainId']
  afterEach(() => {
    localStorage.clear()
  })

  async function open(signer: string | null) {
    if (signer !== null) localStorage.setItem(SIGNER, signer)
    mockSdk = addBatches(fakeWallet())
    mockSdk.reply(CAPABILITIES, async () => ({ '0x3': { atomicBatch: { supported: true } } }))
    const { openCoinbase } = await import('#connectors/remote/coinbaseSdk')
    return openCoinbase(window, readSettings({}), 3).provider
  }

  test('are sent through its window, and their status comes from the chain, not from a server', async () => {
    const provider = await open('scw')
    expect(await readAtomicSupport(provider, ALICE, 3)).toBe('supported')
    expect(await submitCalls(provider, request)).toBe(BATCH)
    await expect(readCallsStatus(provider, BATCH)).rejects.toMatchObject({ failure: 'unsupported' })
    expect(mockSdk.methods()).not.toContain(CALLS_STATUS)
  })

  test('are not asked about for an account that is not connected, as that would end the session', async () => {
    const provider = await open('scw')
    expect(await readAtomicSupport(provider, BOB, 3)).toBeNull()
    expect(mockSdk.methods()).toEqual(['eth_accounts'])
  })

  test.each(['walletlink', null])(
    'X30: are not offered with its app behind the SDK, or before it is connected: %s',
    async (signer) => {
      const provider = await open(signer)
      expect(await readAtomicSupport(provider, ALICE, 3)).toBeNull()
      await expect(submitCalls(provider, request)).rejects.toMatchObject({ failure: 'unsupported' })
      await expect(readCallsStatus(provider, BATCH)).rejects.toMatchObject({ failure: 'unsupported' })
      expect(QUIET).toEqual(expect.arrayContaining([...new Set(mockSdk.methods())]))
    },
  )
})

describe('the network on which it begins', () => {
  const { open } = window
  afterEach(() => void Object.assign(window, { open }))

  /**
   * Connects like the SDK, which assumes that the wallet is on the chain that the app requested, and reports this chain
   * if the wallet lists it.
   */
  const connect = async (listed: readonly string[], isNew = true) => {
    mockSdk = fakeWallet({ chainId: '0x3' })
    Object.assign(window, { open: () => ({ closed: true }) })
    mockSdk.reply('eth_requestAccounts', async () => {
      if (isNew) window.open('https://keys.coinbase.com/connect')
      if (listed.includes('0x3')) mockSdk.emit('chainChanged', '0x3')
      return [ALICE]
    })
    const { openCoinbase } = await import('#connectors/remote/coinbaseSdk')
    const { provider } = openCoinbase(window, readSettings({}), 3)
    expect(await provider.request({ method: 'eth_requestAccounts' })).toEqual([ALICE])
    expect(mockSdk.listenerCount()).toBe(0)
    return mockSdk.chainId
  }

  test('is the supported one, if the wallet lists it', async () => {
    expect(await connect(['0x1', '0x3'])).toBe('0x3')
    expect(mockSdk.methods()).toEqual(['eth_requestAccounts'])
  })

  test('is its own where the wallet does not', async () => {
    expect(await connect(['0x1'])).toBe('0x1')
    expect(mockSdk.requested('wallet_switchEthereumChain')).toHaveLength(1)
  })

  test('is left as it is in a session of before', async () => {
    expect(await connect([], false)).toBe('0x3')
    expect(mockSdk.methods()).toEqual(['eth_requestAccounts'])
  })
})

test('an attempt that is abandoned closes the window, and ends what waits for it', async () => {
  mockSdk = fakeWallet()
  const answer = deferred()
  mockSdk.reply('eth_requestAccounts', () => answer.promise)
  const unloads: unknown[] = []
  const record = ({ origin, data }: MessageEvent) => unloads.push([origin, data])
  window.addEventListener('message', record)
  const { openCoinbase } = await import('#connectors/remote/coinbaseSdk')
  const { provider, abandon } = openCoinbase(window, readSettings({}), 3)
  abandon?.()
  expect(unloads).toEqual([])
  const request = provider.request({ method: 'eth_requestAccounts' })
  abandon?.()
  expect(unloads).toEqual([['https://keys.coinbase.com', { event: 'PopupUnload' }]])
  answer.resolve([])
  await request
  abandon?.()
  expect(unloads).toHaveLength(1)
  window.removeEventListener('message', record)
})
