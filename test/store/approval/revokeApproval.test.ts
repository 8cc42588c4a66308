import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { Interface } from 'ethers'
import { PERMIT2 } from '#config/uniswap'
import { NodeError } from '#domain/chain/nodeError'
import { encodeApprove } from '#services/trade/tradeEncoder'
import { chainChanged } from '#events'
import { disconnectWallet } from '#store/wallet/disconnectWallet'
import { revokeApproval } from '#store/approval/revokeApproval'
import { selectNotifications } from '#store/browser/notifications'
import { selectTransactionsOf } from '#store/transaction/transactions'
import { appStore, WALLET_ID } from '../../support/appStore'
import { CONTRACTS, USDC } from '../../support/fakeServices'
import { ALICE, BOB, fault, HASH, refuse } from '../../support/fakeWallet'
import { flatTransaction } from '../../support/storedTransaction'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const SEND = 'eth_sendTransaction'
const spender = CONTRACTS.swapRouter
const approval = { chainId: 3, account: ALICE, token: USDC, symbol: 'USDC', scale: { decimals: 6 }, spender } as const

async function connected(through?: 'permit2') {
  const app = appStore()
  const wallet = await app.connect()
  return {
    ...app,
    wallet,
    revoke: () => app.dispatch(revokeApproval({ ...approval, ...(through && { through }) })),
    news: () => selectNotifications(app.state()).map(({ message }) => message),
    kept: () => selectTransactionsOf(app.state(), ALICE, 3).map(flatTransaction),
  }
}

test('sets the approval to zero, and keeps what was taken back with the transaction', async () => {
  const { revoke, wallet, kept, services } = await connected()
  await revoke()
  const { data } = encodeApprove(USDC, spender, 0n)
  expect(wallet.requested(SEND)).toMatchObject([{ params: [{ from: ALICE, to: USDC, data, chainId: '0x3' }] }])
  const revokes = { token: USDC, spender }
  expect(kept()).toMatchObject([{ hash: HASH, description: 'Revoke USDC approval', status: 'pending', revokes }])
  services.receipts.mine(HASH)
  await jest.advanceTimersByTimeAsync(0)
  expect(kept()).toMatchObject([{ status: 'confirmed', revokes }])
})

test('the amount that was requested is kept, so that another one is reported', async () => {
  const { revoke, kept, services, news } = await connected()
  await revoke()
  expect(kept()).toMatchObject([{ approves: { token: USDC, spender, amount: '0', symbol: 'USDC', decimals: 6 } }])
  services.receipts.update(HASH, { status: 'confirmed', nonce: 4, approved: '5000000' })
  expect(news()).toEqual([
    'Revoke USDC approval: you approved 5 USDC instead of 0 USDC.',
    'Revoke USDC approval: confirmed',
  ])
})

test('what Permit2 hands on is taken back by Permit2', async () => {
  const { revoke, wallet, kept } = await connected('permit2')
  await revoke()
  const lockdown = new Interface(['function lockdown((address token, address spender)[] approvals)'])
  const data = lockdown.encodeFunctionData('lockdown', [[[USDC, spender]]])
  expect(wallet.requested(SEND)).toMatchObject([{ params: [{ from: ALICE, to: PERMIT2.address, data, value: '0x0' }] }])
  const revokes = { token: USDC, spender, through: 'permit2' }
  expect(kept()).toMatchObject([{ description: 'Revoke USDC approval in Permit2', revokes }])
})

test('a part of the site that cannot be loaded is not called the wallet’s error', async () => {
  const { revoke, wallet, services, news } = await connected()
  services.loadTradeEncoder = async () => Promise.reject(new Error('Loading chunk 7 failed.'))
  await revoke()
  expect(wallet.requested(SEND)).toEqual([])
  expect(news()).toEqual([
    'The USDC approval cannot be revoked right now. A part of the site could not be loaded. Nothing was sent.',
  ])
})

test('a revocation that would fail is not sent', async () => {
  const { revoke, wallet, services, news } = await connected()
  services.node.estimateGas = async () => Promise.reject(new NodeError('network', 'The node cannot be reached.'))
  await revoke()
  expect(wallet.requested(SEND)).toEqual([])
  expect(news()).toEqual([
    'The USDC approval cannot be revoked right now. The node cannot be reached. Nothing was sent.',
  ])
})

test.each([
  ['no', refuse(fault(4001)), 'You rejected the request. Nothing was sent.'],
  [
    'W32: junk',
    async () => '0x',
    'Invalid transaction hash. Check your wallet to see whether the transaction was sent.',
  ],
])('the wallet says %s', async (_, reply, message) => {
  const { revoke, wallet, news, kept } = await connected()
  wallet.reply(SEND, reply)
  await revoke()
  expect(news()).toEqual([message])
  expect(kept()).toEqual([])
})

test('X31: a revocation that the wallet failed with and sent all the same is kept', async () => {
  const { revoke, wallet, services, news, kept } = await connected()
  wallet.reply(SEND, refuse(fault(-32603, 'Internal error')))
  await revoke()
  expect(news()).toEqual(['Your wallet reported an error. Check your wallet to see whether the transaction was sent.'])
  services.receipts.searches[0]!.end(HASH)
  await Promise.resolve()
  await Promise.resolve()
  expect(kept()).toMatchObject([{ hash: HASH, description: 'Revoke USDC approval' }])
})

test('X26: never from another account', async () => {
  const { revoke, wallet, news } = await connected()
  wallet.accounts = [BOB]
  await revoke()
  expect(wallet.requested(SEND)).toEqual([])
  expect(news()).toEqual(['The account or network in your wallet has changed. Check it and try again.'])
})

test('without a wallet nothing happens', async () => {
  const { revoke, dispatch, wallet, news } = await connected()
  await dispatch(disconnectWallet())
  await revoke()
  expect(wallet.requested(SEND)).toEqual([])
  expect(news()).toEqual([])
})

test('that the wallet does not go there is said once', async () => {
  const { revoke, wallet, news, dispatch } = await connected()
  wallet.chainId = '0x4'
  dispatch(chainChanged({ walletId: WALLET_ID, chainId: 4 }))
  wallet.reply('wallet_switchEthereumChain', refuse(fault(-32603)))
  await revoke()
  expect(wallet.requested(SEND)).toEqual([])
  expect(news()).toEqual(['Error switching chain. Choose Ropsten in your wallet, or try again.'])
})

test('a wallet on another network goes to the approval’s first, and where it does not, nothing is sent', async () => {
  const { revoke, wallet, news, dispatch } = await connected()
  wallet.chainId = '0x4'
  dispatch(chainChanged({ walletId: WALLET_ID, chainId: 4 }))
  wallet.reply('wallet_switchEthereumChain', refuse(fault(4001)))
  await revoke()
  expect([wallet.requested('wallet_switchEthereumChain').length, wallet.requested(SEND)]).toEqual([1, []])
  expect(news()).toHaveLength(1)
  wallet.reply('wallet_switchEthereumChain', undefined)
  await revoke()
  expect(wallet.requested('wallet_switchEthereumChain').at(-1)?.params).toEqual([{ chainId: '0x3' }])
  expect(wallet.requested(SEND)).toMatchObject([{ params: [{ chainId: '0x3', to: USDC }] }])
})
