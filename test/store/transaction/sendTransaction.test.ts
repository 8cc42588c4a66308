import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { NewTransaction } from '#domain/transaction/transaction'
import { addTransaction, sendCalls } from '#store/transaction/sendTransaction'
import { selectAllTransactions, selectTransactionsOf, transactionUpdated } from '#store/transaction/transactions'
import type { CallsRequest } from '#connectors/connector'
import { WalletError } from '#domain/wallet/walletError'
import { encodeApprove } from '#services/trade/tradeEncoder'
import { BATCH_FOLLOWED_MS } from '#domain/transaction/limits'
import { connectWallet } from '#store/wallet/connectWallet'
import { disconnectWallet } from '#store/wallet/disconnectWallet'
import { tradeInfo } from '#domain/trade/plan'
import { appStore, WALLET_ID } from '../../support/appStore'
import {
  addBatches,
  ALICE,
  BATCH,
  BOB,
  CALLS_STATUS,
  callsAnswer,
  deferred,
  fakeWallet,
  type FakeWallet,
  fault,
  HASH,
  LYING_ON_BATCHES,
  refuse,
  SEND_CALLS,
  silence,
} from '../../support/fakeWallet'
import type { FakePage } from '../../support/fakePage'
import { CONTRACTS, USDC } from '../../support/fakeServices'
import { samplePlan } from '../../support/samplePlan'
import { sharedStorage } from '../../support/sharedStorage'
import { flatTransaction } from '../../support/storedTransaction'

test('a sent transaction is kept as pending and followed', () => {
  const { dispatch, state, services } = appStore()
  const hash = HASH.toUpperCase().replace('X', 'x')
  dispatch(addTransaction(ALICE, 3, { hash, description: 'Swap', confirmations: 2 }))
  expect(selectTransactionsOf(state(), ALICE, 3)).toEqual([
    {
      hash: HASH,
      request: { description: 'Swap', confirmations: 2 },
      state: { status: 'pending' },
      addedAt: expect.any(Number),
    },
  ])
  expect(services.receipts.requested).toEqual([{ chainId: 3, hash: HASH, confirmations: 2 }])
})

test.each<[string, Partial<Record<keyof NewTransaction, unknown>>, string]>([
  ['W32: a short hash', { hash: HASH.slice(0, 65) }, 'Invalid transaction hash'],
  ['W32: no hash', { hash: null }, 'Invalid transaction hash'],
  ['T13: no description', { description: undefined }, 'Transaction must have a description'],
  ['T13: an empty description', { description: ' ' }, 'Transaction must have a description'],
  ['T13: a description that is no text', { description: {} }, 'Transaction must have a description'],
  ['T07: no confirmation', { confirmations: 0 }, 'Transaction confirmations must be an integer of at least 1'],
  ['T07: half a confirmation', { confirmations: 1.5 }, 'Transaction confirmations must be an integer of at least 1'],
  ['T07: a text', { confirmations: '2' }, 'Transaction confirmations must be an integer of at least 1'],
  [
    'everything wrong',
    { hash: '0x', description: '' },
    'Invalid transaction hash; Transaction must have a description',
  ],
])('%s is refused, and nothing is kept', (_, changes, message) => {
  const { dispatch, state } = appStore()
  const transaction = { hash: HASH, description: 'Swap', ...changes } as NewTransaction
  expect(() => dispatch(addTransaction(ALICE, 3, transaction))).toThrow(new Error(message))
  expect(selectAllTransactions(state())).toEqual({})
})

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const FACTS = {
  info: tradeInfo(samplePlan()),
  deadline: 2_000_000_000,
  trade: 'usdc>uni',
  snapshot: { nonce: 7, block: 100, kind: { kind: 'plain' as const } },
}
const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms)

async function connected(script: (wallet: FakeWallet) => unknown = addBatches, page?: FakePage) {
  const app = appStore(page)
  const wallet = fakeWallet()
  script(wallet)
  await app.connect(wallet)
  const request: CallsRequest = {
    from: ALICE,
    chainId: 3,
    calls: [
      encodeApprove(USDC, CONTRACTS.swapRouter, 100n),
      { to: CONTRACTS.swapRouter, value: 0n, data: '0x5ae401dc' },
    ],
  }
  return {
    ...app,
    wallet,
    request,
    send() {
      const end: { hash?: string; error?: unknown } = {}
      const done = app.dispatch(sendCalls(WALLET_ID, request, FACTS)).then(
        (hash) => void (end.hash = hash),
        (error: unknown) => void (end.error = error),
      )
      return { end, done }
    },
    kept: (account: string = ALICE, chainId = 3) =>
      selectTransactionsOf(app.state(), account, chainId).map(flatTransaction),
  }
}

test('a batch that was accepted is pending at once, with the wallet’s id and with what it takes to recognise it', async () => {
  const { send, kept, request, services } = await connected()
  const { end, done } = send()
  await done
  expect(kept()).toMatchObject([
    {
      hash: end.hash,
      description: 'Swap 100 USDC for UNI',
      info: FACTS.info,
      status: 'pending',
      deadline: FACTS.deadline,
      batch: {
        walletId: WALLET_ID,
        id: BATCH,
        nonce: 7,
        block: 100,
        trade: 'usdc>uni',
        calls: request.calls.map(({ to, value, data }) => ({ to, value: value.toString(), data })),
      },
    },
  ])
  expect(kept()[0]).not.toHaveProperty('call')
  // The store starts to follow the batch before the wallet answers, and then follows it again under the wallet's id.
  const followed = { chainId: 3, hash: end.hash }
  expect(services.receipts.requested).toMatchObject([followed, followed])
})

test('what the wallet says of it is passed on as a hint, and is no outcome', async () => {
  const { send, kept, services } = await connected()
  const { end, done } = send()
  await done
  await pass()
  expect(services.receipts.hints).toEqual([{ hash: end.hash, report: 'ended', hashes: [HASH] }])
  expect(kept()).toMatchObject([{ status: 'pending' }])
})

const asked = (wallet: FakeWallet) => wallet.requested(CALLS_STATUS).length

describe('the wallet is asked for it', () => {
  test.each<[string, () => unknown]>([
    ['it is pending', async () => callsAnswer(100)],
    ['it has forgotten it', refuse(fault(5730))],
    ['it answers junk', async () => ({ status: 'fine' })],
    ['it does not respond', silence],
  ])('for a day, less and less often, while %s', async (_, reply) => {
    const { wallet, send } = await connected()
    wallet.reply(CALLS_STATUS, reply)
    await send().done
    await pass()
    expect(asked(wallet)).toBe(1)
    await pass(10_000)
    expect(asked(wallet)).toBe(11)
    await pass(3_590_000)
    const inAnHour = asked(wallet)
    expect(inAnHour).toBeGreaterThan(100)
    expect(inAnHour).toBeLessThan(200)
    await pass(BATCH_FOLLOWED_MS - 4_200_000)
    const inADay = asked(wallet)
    expect(inADay - inAnHour).toBeGreaterThan(100)
    expect(inADay - inAnHour).toBeLessThan(250)
    await pass(BATCH_FOLLOWED_MS)
    expect(asked(wallet) - inADay).toBeLessThan(3)
  })

  test('until the chain has shown how it ended', async () => {
    const { wallet, send, dispatch } = await connected()
    const { end, done } = send()
    await done
    await pass(5_000)
    const before = asked(wallet)
    dispatch(transactionUpdated({ account: ALICE, chainId: 3, hash: end.hash!, state: { status: 'confirmed' } }))
    await pass(600_000)
    expect(asked(wallet)).toBe(before)
  })

  test('at once when it is connected again', async () => {
    const { wallet, send, dispatch } = await connected()
    wallet.reply(CALLS_STATUS, async () => callsAnswer(100))
    await send().done
    await dispatch(disconnectWallet())
    await pass(7_200_000)
    const before = asked(wallet)
    await dispatch(connectWallet(WALLET_ID))
    expect(asked(wallet)).toBe(before + 1)
  })

  test('after a reload, and in another tab', async () => {
    const { pages } = sharedStorage(2)
    const first = await connected(addBatches, pages[0])
    await first.send().done
    const { wallet, kept } = await connected(addBatches, pages[1])
    await pass()
    expect(kept()).toEqual(first.kept())
    expect(wallet.requested(CALLS_STATUS)[0]).toEqual({ method: CALLS_STATUS, params: [BATCH] })
  })
})

describe('X30: a batch that is not taken', () => {
  test.each(LYING_ON_BATCHES)('%s: the caller may go on with single transactions', async (_, script) => {
    const { wallet, send, kept } = await connected(script)
    const { end, done } = send()
    await done
    expect(end.error).toBeInstanceOf(WalletError)
    expect(end.error).toMatchObject({ failure: 'unsupported' })
    expect([wallet.requested(CALLS_STATUS), wallet.requested('eth_sendTransaction'), kept()]).toEqual([[], [], []])
  })

  test('a wallet without the methods', async () => {
    const { send } = await connected(() => undefined)
    const { end, done } = send()
    await done
    expect(end.error).toMatchObject({ failure: 'unsupported' })
  })

  test.each([
    ['a no', fault(4001), { problem: 'rejected' }],
    ['a no to the upgrade of the account', fault(5750), { problem: 'upgradeRefused', failure: 'unsupported' }],
    ['the same in words', fault(5750, 'User rejected account upgrade'), { problem: 'upgradeRefused' }],
    [
      'the same within another error',
      fault(-32603, 'User denied', { originalError: { code: 5750 } }),
      { problem: 'upgradeRefused' },
    ],
  ])('%s', async (_, error, expected) => {
    const { wallet, send, kept } = await connected()
    wallet.reply(SEND_CALLS, refuse(error))
    const { end, done } = send()
    await done
    expect(end.error).toMatchObject(expected)
    expect(kept()).toEqual([])
  })
})

test('W13: what is kept belongs to the account and chain it was sent from, whatever is on screen by then', async () => {
  const { wallet, send, kept } = await connected()
  const later = deferred()
  wallet.reply(SEND_CALLS, () => later.promise)
  const { done } = send()
  await pass()
  wallet.accounts = [BOB]
  wallet.emit('accountsChanged', [BOB])
  later.resolve({ id: BATCH })
  await done
  expect([kept().length, kept(BOB).length]).toEqual([1, 0])
})
