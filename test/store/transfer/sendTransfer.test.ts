import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { NodeError } from '#domain/chain/nodeError'
import { NATIVE } from '#domain/token/token'
import type { TransferPlan } from '#domain/transfer/transfer'
import { accountsChanged, chainChanged } from '#events'
import { sendTransfer, selectRepeated } from '#store/transfer/sendTransfer'
import { selectTransactionsOf } from '#store/transaction/transactions'
import { appStore, recipients, WALLET_ID } from '../../support/appStore'
import { UNI } from '../../support/fakeServices'
import {
  addBatches,
  ALICE,
  BATCH,
  BOB,
  fakeWallet,
  fault,
  HASH,
  refuse,
  SEND_CALLS,
  silence,
} from '../../support/fakeWallet'
import { flatTransaction } from '../../support/storedTransaction'

beforeEach(() => {
  jest.useFakeTimers()
  recipients.push(BOB)
})
afterEach(() => void jest.useRealTimers())

const SEND = 'eth_sendTransaction'
const currency = { id: UNI, symbol: 'UNI', name: 'Uniswap', decimals: 18, logoURI: null }
const plan: TransferPlan = { chainId: 3, account: ALICE, currency, recipient: BOB, units: '1000' }
const coin: TransferPlan = { ...plan, currency: { ...currency, id: NATIVE, symbol: 'ETH' } }
/** transfer(BOB, 1000). */
const DATA = `0xa9059cbb${BOB.slice(2).toLowerCase().padStart(64, '0')}${'3e8'.padStart(64, '0')}`

async function connected(wallet = fakeWallet()) {
  const app = appStore()
  await app.connect(wallet)
  const reviewed = { received: 1000n, isUntried: false, isRepeated: false, onAsked: () => undefined }
  return {
    ...app,
    wallet,
    send: (of = plan, changes: Partial<typeof reviewed> = {}) =>
      app.dispatch(sendTransfer(of, { ...reviewed, ...changes })),
    kept: () => selectTransactionsOf(app.state(), ALICE, 3).map(flatTransaction),
    stopOf: async (...args: [TransferPlan?, Partial<typeof reviewed>?]) => {
      const end = await app.dispatch(sendTransfer(args[0] ?? plan, { ...reviewed, ...args[1] }))
      return end.kind === 'stopped' ? end.stop.cause : end.kind
    },
  }
}

test('X62: exactly the calldata that was tried is sent, and the transfer is followed like any transaction', async () => {
  const { send, wallet, kept, services } = await connected()
  expect(await send()).toEqual({ kind: 'sent', hash: HASH })
  expect(wallet.requested(SEND)).toMatchObject([
    { params: [{ from: ALICE, to: UNI, value: '0x0', data: DATA, chainId: '0x3' }] },
  ])
  expect(kept()).toMatchObject([{ hash: HASH, status: 'pending', info: { kind: 'transfer', recipient: BOB } }])
  services.receipts.mine(HASH)
  await jest.advanceTimersByTimeAsync(0)
  expect(kept()).toMatchObject([{ status: 'confirmed' }])
})

test('the coin is sent as a value without data', async () => {
  const { send, wallet } = await connected()
  await send(coin)
  expect(wallet.requested(SEND)).toMatchObject([{ params: [{ to: BOB, value: '0x3e8', data: '0x' }] }])
})

test('X62: nothing is sent if less would arrive than the review said, or if the trial fails', async () => {
  const { stopOf, wallet, services } = await connected()
  const { tryTransfer } = services.chain
  services.chain.tryTransfer = async (...args) => ({ ...(await tryTransfer(...args)), received: 900n })
  expect(await stopOf()).toBe('lessArrives')
  services.chain.tryTransfer = async (...args) => ({ ...(await tryTransfer(...args)), isRefused: true })
  expect(await stopOf()).toBe('refused')
  services.chain.tryTransfer = async (...args) => ({
    ...(await tryTransfer(...args)),
    result: { state: 'reverted', at: 0, data: null, message: 'execution reverted' },
  })
  expect(await stopOf()).toBe('wouldFail')
  services.chain.tryTransfer = async (...args) => ({
    ...(await tryTransfer(...args)),
    result: { state: 'unsupported' },
  })
  expect(await stopOf()).toBe('untried')
  expect(wallet.requested(SEND)).toEqual([])
  expect(await stopOf(plan, { isUntried: true })).toBe('sent')
})

test('X62: a token that keeps more once gas is paid for is found out', async () => {
  const { stopOf, wallet, services } = await connected()
  const { tryTransfer } = services.chain
  services.chain.tryTransfer = async (chainId, transfer, gas) => ({
    ...(await tryTransfer(chainId, transfer, gas)),
    received: gas === undefined ? 1000n : 10n,
  })
  expect(await stopOf()).toBe('lessArrives')
  expect(wallet.requested(SEND)).toEqual([])
})

test('X46: nothing is sent while it is unknown whether the token has a multiplier', async () => {
  const { stopOf, wallet, services } = await connected()
  services.chain.uiMultipliers = async () => ({})
  expect(await stopOf()).toBe('node')
  expect(wallet.requested(SEND)).toEqual([])
})

test('X62: a node that is down at any step stops the transfer, and the wallet is not asked', async () => {
  const down = async () => Promise.reject(new NodeError('network', 'The node cannot be reached.'))
  for (const place of ['tryTransfer', 'uiMultipliers', 'accountKind'] as const) {
    const { stopOf, wallet, services } = await connected()
    services.chain[place] = down
    expect(await stopOf()).toBe('node')
    expect(wallet.requested(SEND)).toEqual([])
  }
  for (const place of ['estimateGas', 'head', 'transactionCount'] as const) {
    const { stopOf, wallet, services } = await connected()
    services.node[place] = down
    expect(await stopOf()).toBe('node')
    expect(wallet.requested(SEND)).toEqual([])
  }
})

test('X62: another multiplier than that of the review stops the transfer', async () => {
  const { stopOf, services, wallet } = await connected()
  services.multipliers[UNI] = (4n * 10n ** 18n).toString()
  expect(await stopOf()).toBe('multiplierChanged')
  expect(wallet.requested(SEND)).toEqual([])
  expect(await stopOf({ ...plan, currency: { ...currency, uiMultiplier: (4n * 10n ** 18n).toString() } })).toBe('sent')
})

test('W13: nothing is sent for another account or another network', async () => {
  const one = await connected()
  one.dispatch(accountsChanged({ walletId: WALLET_ID, accounts: [BOB] }))
  expect(await one.stopOf()).toBe('walletChanged')
  const other = await connected()
  other.dispatch(chainChanged({ walletId: WALLET_ID, chainId: 1 }))
  expect(await other.stopOf()).toBe('walletChanged')
  expect([...one.wallet.requested(SEND), ...other.wallet.requested(SEND)]).toEqual([])
})

test('a rejection is said, and nothing is left open', async () => {
  const { stopOf, wallet, state, kept } = await connected()
  wallet.reply(SEND, refuse(fault(4001)))
  expect(await stopOf()).toBe('rejected')
  expect([state().openRequests, kept()]).toEqual([[], []])
})

test('X64: a request that the wallet has not answered is stored, and is not sent again without a word', async () => {
  const { send, stopOf, wallet, state, services } = await connected()
  wallet.reply(SEND, silence)
  void send()
  await jest.advanceTimersByTimeAsync(0)
  expect(services.storage.read('openRequests')).toMatchObject([{ info: { kind: 'transfer' }, account: ALICE }])
  expect(selectRepeated(state(), plan)).toMatchObject({ text: expect.stringMatching(/^Send .* to 0x7099…79C8$/) })
  expect(selectRepeated(state(), coin)).toBeNull()
  expect(await stopOf()).toBe('walletChanged')
  expect(wallet.requested(SEND)).toHaveLength(1)
  wallet.reply(SEND, undefined)
  expect(await stopOf(plan, { isRepeated: true })).toBe('sent')
})

test('X64: a transfer that may have been sent in spite of an error is searched for on the chain', async () => {
  const { stopOf, wallet, services, state, kept } = await connected()
  wallet.reply(SEND, refuse(fault(-32603, 'timeout')))
  expect(await stopOf()).toBe('mayBeSent')
  expect(state().openRequests).toMatchObject([{ failure: { isWatched: true } }])
  services.receipts.searches[0]?.end(HASH)
  await jest.advanceTimersByTimeAsync(0)
  expect(kept()).toMatchObject([{ hash: HASH, info: { kind: 'transfer' } }])
  expect(state().openRequests).toEqual([])
})

test('a Safe is asked for a batch, because only then it returns the hash that its owners sign', async () => {
  const { send, wallet, services, kept } = await connected(addBatches(fakeWallet()))
  services.chain.accountKind = async () => ({ kind: 'safe', version: '1.4.1', threshold: 2, nonce: 7 })
  expect(await send()).toMatchObject({ kind: 'sent' })
  expect(wallet.requested(SEND)).toEqual([])
  expect(wallet.requested(SEND_CALLS)).toMatchObject([{ params: [{ calls: [{ to: UNI, data: DATA }] }] }])
  expect(kept()).toMatchObject([{ batch: { id: BATCH, safe: { threshold: 2, nonce: 7 } }, status: 'pending' }])
})

test('a smart account that is not yet deployed is asked once, without a gas limit, and is looked for by its call', async () => {
  const { send, wallet, kept } = await connected(addBatches(fakeWallet()))
  await send()
  expect(wallet.requested(SEND)).toMatchObject([{ params: [expect.not.objectContaining({ gas: expect.anything() })] }])
  expect(kept()).toMatchObject([{ batch: { calls: [{ to: UNI, data: DATA }] } }])
})
