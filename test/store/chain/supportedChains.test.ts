import { expect, test } from '@jest/globals'
import '../../support/threeNetworks'
import { parseTokenList } from '#boundary/lists'
import type { Address } from '#domain/chain/address'
import { chainChanged, connected } from '#events'
import { revokeApproval } from '#store/approval/revokeApproval'
import { selectChainRows } from '#store/chain/chainRows'
import { selectTradeChainId, tradeChainChosen } from '#store/chain/tradeChain'
import { lists } from '#store/token/lists'
import { watchAsset } from '#store/token/watchAsset'
import { selectWalletButton } from '#store/wallet/walletButton'
import { appStore } from '../../support/appStore'
import { ALICE, BOB, fakeWallet, fault, refuse } from '../../support/fakeWallet'

const connectedOn = (chainId: number | null) =>
  connected({
    walletId: 'injected',
    attempt: 0,
    accounts: [ALICE],
    chainId,
    canSwitchChain: true,
    reach: 'browser',
    endsAt: null,
  })

test('the button is ready on every network that is traded on, and on no other; the dialog marks them', () => {
  const { dispatch, state } = appStore()
  dispatch(connectedOn(42161))
  expect(selectWalletButton(state())).toMatchObject({ kind: 'ready', chain: { id: 42161 } })
  dispatch(tradeChainChosen({ chainId: 8453 }))
  expect(selectWalletButton(state())).toMatchObject({ kind: 'ready', chain: { id: 42161 } })
  expect(selectChainRows(state()).map(({ id, isTraded }) => [id, isTraded])).toEqual([
    [3, true],
    [4, false],
    [1, false],
    [31337, false],
    [8453, true],
    [42161, true],
  ])
  dispatch(chainChanged({ walletId: 'injected', chainId: 4 }))
  expect(selectWalletButton(state())).toEqual({ kind: 'wrongNetwork' })
  expect(selectTradeChainId(state())).toBe(8453)
})

test('the active network is the first one, that of the wallet, and then what the visitor last chose here or there', () => {
  const { dispatch, state } = appStore()
  expect(selectTradeChainId(state())).toBe(3)
  dispatch(connectedOn(4))
  expect(selectTradeChainId(state())).toBe(3)
  dispatch(connectedOn(42161))
  expect(selectTradeChainId(state())).toBe(42161)
  dispatch(tradeChainChosen({ chainId: 3 }))
  dispatch(connectedOn(8453))
  expect(selectTradeChainId(state())).toBe(3)
  dispatch(chainChanged({ walletId: 'injected', chainId: 8453 }))
  expect(selectTradeChainId(state())).toBe(8453)
})

test('a link outlasts what is stored and where a wallet is, also one that is slow to say it; a change there counts', () => {
  const { dispatch, state, services, start } = appStore()
  services.storage.write('tradeChain', 8453)
  start()
  expect(selectTradeChainId(state())).toBe(8453)
  dispatch(tradeChainChosen({ chainId: 3, source: 'link' }))
  dispatch(connectedOn(42161))
  expect(selectTradeChainId(state())).toBe(3)
  dispatch(connectedOn(null))
  dispatch(chainChanged({ walletId: 'injected', chainId: 42161 }))
  expect(selectTradeChainId(state())).toBe(3)
  dispatch(chainChanged({ walletId: 'injected', chainId: 8453 }))
  expect(selectTradeChainId(state())).toBe(8453)
})

test('a wallet that connects overrules what is stored', () => {
  const { dispatch, state, services, start } = appStore()
  services.storage.write('tradeChain', 8453)
  start()
  dispatch(connectedOn(42161))
  expect(selectTradeChainId(state())).toBe(42161)
})

test('it is the same after a reload, unless the build does not know it any more', () => {
  const first = appStore()
  first.start()
  first.dispatch(tradeChainChosen({ chainId: 42161 }))
  expect(first.services.storage.read('tradeChain')).toBe(42161)

  const second = appStore()
  second.services.storage.write('tradeChain', 42161)
  second.start()
  expect(selectTradeChainId(second.state())).toBe(42161)

  const third = appStore()
  third.services.storage.write('tradeChain', 10)
  third.start()
  expect(selectTradeChainId(third.state())).toBe(3)
})

test('a wallet gets a token’s logo from the list of the token’s own network, in place of one of the build', async () => {
  const { dispatch, connect } = appStore()
  const wallet = await connect(fakeWallet({ chainId: '0x2105' }))
  const token = { address: BOB as Address, symbol: 'TDM', decimals: 18 }
  const image = (chainId: number) => `https://logos.example/${chainId}.png`
  const records = [1, 8453].map((chainId) => ({ ...token, name: 'Tidemark', chainId, logoURI: image(chainId) }))
  const chains = new Map([1, 8453, 42161].map((id) => [id, []]))
  const logoURI = '/icons/tokens/tdm.svg'
  const list = await parseTokenList({ tokens: records }, () => logoURI, false, chains)
  const value = { ...list, url: 'https://lists.example' }
  dispatch(lists.util.upsertQueryEntries([{ endpointName: 'getTokens', arg: undefined, value }]))
  for (const chainId of [3, 8453, 42161]) await dispatch(watchAsset({ chainId, ...token, logoURI }))
  const options = wallet.requested('wallet_watchAsset').map(({ params }) => (params as { options: object }).options)
  expect(options).toEqual([{ ...token, image: image(1) }, { ...token, image: image(8453) }, token])
})

test('a revocation changes the wallet’s network first, and is not sent where that is refused', async () => {
  const app = appStore()
  const wallet = await app.connect(fakeWallet({ chainId: '0x3' }))
  wallet.reply('wallet_switchEthereumChain', refuse(fault(4001)))
  const approval = { token: ALICE, spender: ALICE, symbol: 'UNI', scale: { decimals: 18 } } as const
  await app.dispatch(revokeApproval({ chainId: 8453, account: ALICE, ...approval }))
  expect(wallet.calls.map(({ method }) => method)).not.toContain('eth_sendTransaction')
  expect(app.state().notifications.shown).toHaveLength(1)
})
