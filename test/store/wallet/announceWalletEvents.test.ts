import { afterEach, expect, jest, test } from '@jest/globals'
import { WALLET_EVENT_THROTTLE_MS } from '#domain/wallet/limits'
import { assetRefused, chainChanged, connectFailed, disconnected } from '#events'
import { connectWallet } from '#store/wallet/connectWallet'
import { copyAddress } from '#store/wallet/copyAddress'
import { disconnectWallet } from '#store/wallet/disconnectWallet'
import { switchChain } from '#store/wallet/switchChain'
import { selectAnnouncements } from '#store/browser/liveRegion'
import { modalOpened } from '#store/browser/modals'
import { appStore, WALLET_ID } from '../../support/appStore'
import { announce, fakePage } from '../../support/fakePage'
import { ALICE, BOB, fakeWallet, fault, refuse } from '../../support/fakeWallet'
import { settle } from '../../support/walletStore'

afterEach(() => void jest.useRealTimers())

/** A visit with one wallet in the page. It records all announcements to the visitor. */
function visit({ page = fakePage(), wallet = fakeWallet() } = {}) {
  const app = appStore(page)
  announce(page, wallet.provider, { name: 'MetaMask' })
  app.start()
  const transcript: string[] = []
  let lastId = 0
  app.store.subscribe(() => {
    for (const { id, text } of selectAnnouncements(app.state())) if (id > lastId) transcript.push(text)
    lastId = selectAnnouncements(app.state()).at(-1)?.id ?? 0
  })
  return { ...app, page, wallet, transcript, connect: () => app.dispatch(connectWallet(WALLET_ID)) }
}

test('a whole visit, as it is heard', async () => {
  jest.useFakeTimers()
  const { wallet, connect, dispatch, transcript } = visit()
  wallet.reply('eth_requestAccounts', refuse(fault(4001)))
  await connect()
  wallet.reply('eth_requestAccounts', undefined)
  await connect()
  dispatch(modalOpened({ modal: 'account' }))
  await dispatch(copyAddress(ALICE))
  await dispatch(copyAddress(ALICE))
  wallet.emit('accountsChanged', [BOB])
  await settle()
  wallet.reply('wallet_switchEthereumChain', refuse(fault(4001)))
  await dispatch(switchChain(1))
  wallet.reply('wallet_switchEthereumChain', undefined)
  await dispatch(switchChain(1))
  for (const chainId of ['0x89', '0x3']) {
    await jest.advanceTimersByTimeAsync(WALLET_EVENT_THROTTLE_MS)
    wallet.emit('chainChanged', chainId)
    await settle()
  }
  await dispatch(disconnectWallet())

  expect(transcript).toEqual([
    'Waiting for MetaMask',
    'Request rejected',
    'Waiting for MetaMask',
    'Connected as 0xf3…2266',
    'Copied',
    'Copied',
    'Connected as 0x70…79C8',
    'Request rejected',
    'Network changed to Ethereum',
    'Network changed to an unsupported network',
    'Network changed to Ropsten',
    'Disconnected',
  ])
})

test('an account that was here before is called by its name', async () => {
  const page = fakePage({
    'tidemark.lastReads': JSON.stringify({
      version: 1,
      value: [
        {
          kind: 'identity',
          chainId: 3,
          account: ALICE.toLowerCase(),
          readAt: Date.now(),
          value: { name: 'alice.eth', avatar: null },
        },
      ],
    }),
  })
  const { connect, transcript } = visit({ page })
  await connect()
  expect(transcript).toEqual(['Waiting for MetaMask', 'Connected as alice.eth'])
})

test('failures are left to the alerts that show them', async () => {
  const { wallet, connect, dispatch, transcript } = visit()
  wallet.reply('eth_requestAccounts', refuse(fault(-32603)))
  await connect()
  wallet.reply('eth_requestAccounts', undefined)
  await connect()
  wallet.reply('wallet_switchEthereumChain', refuse(fault(-32002)))
  await dispatch(switchChain(1))
  dispatch(assetRefused({ symbol: 'UNI', reason: 'failed', message: 'No.' }))
  expect(transcript).toEqual(['Waiting for MetaMask', 'Waiting for MetaMask', 'Connected as 0xf3…2266'])
  dispatch(assetRefused({ symbol: 'UNI', reason: 'rejected', message: 'No.' }))
  expect(transcript.at(-1)).toBe('Request rejected')
})

test('W28: what comes a thousand times is said once', async () => {
  const { wallet, connect, transcript } = visit()
  await connect()
  for (let time = 0; time < 1_000; time++) {
    wallet.emit('chainChanged', '0x1')
    wallet.emit('accountsChanged', [ALICE])
  }
  await settle()
  expect(transcript.slice(2)).toEqual(['Network changed to Ethereum'])
})

test('what belongs to another wallet or an older attempt is not said', async () => {
  const { connect, dispatch, transcript } = visit()
  await connect()
  dispatch(disconnected({ walletId: 'other', by: 'wallet' }))
  dispatch(connectFailed({ walletId: WALLET_ID, attempt: 0, reason: 'rejected', message: '' }))
  await dispatch(disconnectWallet())
  dispatch(disconnected({ walletId: WALLET_ID, by: 'wallet' }))
  dispatch(chainChanged({ walletId: WALLET_ID, chainId: 1 }))
  expect(transcript.slice(2)).toEqual(['Disconnected'])
})

test('the wallet of the last visit is taken up again without a word', async () => {
  const page = fakePage()
  const wallet = fakeWallet()
  await visit({ page, wallet }).connect()
  const { state, transcript } = visit({ page, wallet })
  await settle()
  expect(state().connection.status).toBe('connected')
  expect(transcript).toEqual([])
})

test('a copy elsewhere than in the account dialog is reported where it was made', async () => {
  const { dispatch, transcript } = visit()
  await dispatch(copyAddress(ALICE))
  expect(transcript).toEqual([])
})
