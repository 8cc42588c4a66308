import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { batchFailureText } from '#copy/wallet/batch'
import type { CallsRequest } from '../../../src/connectors/connector'
import { BatchFailure } from '../../../src/domain/wallet/batch'
import { WalletError } from '../../../src/domain/wallet/walletError'
import { encodeApprove } from '../../../src/services/trade/tradeEncoder'
import { addTransaction } from '../../../src/store/transaction/addTransaction'
import { disconnectWallet } from '../../../src/store/wallet/disconnectWallet'
import { sendCalls } from '../../../src/store/transaction/sendCalls'
import { selectTransactionsOf } from '../../../src/store/transaction/transactions'
import { appStore, WALLET_ID } from '../../support/appStore'
import { CONTRACTS, USDC } from '../../support/fakeServices'
import {
  addBatches,
  ALICE,
  BATCH,
  BOB,
  CALLS_STATUS,
  callsAnswer,
  deferred,
  fakeWallet,
  fault,
  HASH,
  LYING_ON_BATCHES,
  refuse,
  SEND_CALLS,
  silence,
  type FakeWallet,
} from '../../support/fakeWallet'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const OTHER = `0x${'cd'.repeat(32)}`
const TEXT = 'Approve and swap 100 USDC for UNI'
const receipt = (transactionHash: string, status?: string) => ({ transactionHash, status })
const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms)

async function connected(script: (wallet: FakeWallet) => unknown = addBatches) {
  const app = appStore()
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
  const taken = jest.fn()
  return {
    ...app,
    wallet,
    taken,
    /** Sends, and keeps how it ended. */
    send() {
      const end: { hash?: string; error?: unknown } = {}
      const done = app.dispatch(sendCalls(WALLET_ID, request, TEXT, taken)).then(
        (hash) => void (end.hash = hash),
        (error: unknown) => void (end.error = error),
      )
      return { end, done }
    },
    kept: (account: string = ALICE, chainId = 3) => selectTransactionsOf(app.state(), account, chainId),
  }
}

/** Answers to one question after the other; the last one goes on. */
function answers(wallet: FakeWallet, ...replies: (() => unknown)[]) {
  let at = 0
  wallet.reply(CALLS_STATUS, () => replies[Math.min(at++, replies.length - 1)]?.())
}

test('a batch is followed by its name until it is confirmed, and its transaction is kept', async () => {
  const { wallet, send, kept, taken } = await connected()
  answers(
    wallet,
    async () => callsAnswer(100),
    async () => callsAnswer(),
  )
  const { end, done } = send()
  await pass()
  expect(taken).toHaveBeenCalledTimes(1)
  expect(wallet.requested(CALLS_STATUS)).toEqual([{ method: CALLS_STATUS, params: [BATCH] }])
  expect([end, kept()]).toEqual([{}, []])
  await pass(999)
  expect(wallet.requested(CALLS_STATUS)).toHaveLength(1)
  await pass(1)
  await done
  expect(end).toEqual({ hash: HASH })
  expect(kept()).toMatchObject([{ hash: HASH, description: TEXT, status: 'pending' }])
  await pass(60_000)
  expect(wallet.requested(CALLS_STATUS)).toHaveLength(2)
})

test('what the wallet makes of the calls is its own: there is nothing to compare the transaction with', async () => {
  const { send, kept, services } = await connected()
  await send().done
  expect(kept()[0]).not.toHaveProperty('call')
  expect(services.receipts.requested).toMatchObject([{ chainId: 3, hash: HASH }])
})

test('it is waited for as long as it is pending', async () => {
  const { wallet, send } = await connected()
  wallet.reply(CALLS_STATUS, async () => callsAnswer(100))
  const { end } = send()
  await pass(300_000)
  expect(end).toEqual({})
  wallet.reply(CALLS_STATUS, async () => callsAnswer())
  await pass(1_000)
  expect(end).toEqual({ hash: HASH })
})

test('a hash that is known early is kept early, once', async () => {
  const { wallet, send, kept } = await connected()
  answers(
    wallet,
    async () => callsAnswer(100, { receipts: [receipt(HASH)] }),
    async () => callsAnswer(),
  )
  const { end } = send()
  await pass()
  expect(kept()).toMatchObject([{ hash: HASH }])
  expect(end).toEqual({})
  await pass(1_000)
  expect([end, kept().length]).toEqual([{ hash: HASH }, 1])
})

test('the first of several transactions is not taken for the whole', async () => {
  const { wallet, send, kept } = await connected()
  answers(
    wallet,
    async () => callsAnswer(100, { atomic: false, receipts: [receipt(OTHER, '0x1')] }),
    async () => callsAnswer(200, { atomic: false, receipts: [receipt(OTHER, '0x1'), receipt(HASH, '0x1')] }),
  )
  const { end } = send()
  await pass()
  expect(kept()).toEqual([])
  await pass(1_000)
  expect([end.hash, kept().map(({ hash }) => hash)]).toEqual([HASH, [HASH]])
})

describe('a batch that does not succeed', () => {
  test.each<[string, unknown, BatchFailure['outcome'], string | null, string[]]>([
    ['400: it was not sent', callsAnswer(400), 'notSent', null, []],
    ['500: the chain refused it', callsAnswer(500, { receipts: [receipt(HASH, '0x0')] }), 'reverted', HASH, [HASH]],
    [
      '500: its transaction was another’s',
      callsAnswer(500, { receipts: [receipt(HASH, '0x1')] }),
      'reverted',
      HASH,
      [],
    ],
    ['500: without a receipt', callsAnswer(500), 'reverted', null, []],
    [
      '600: a part of it took place',
      callsAnswer(600, { receipts: [receipt(OTHER, '0x1'), receipt(HASH, '0x0')] }),
      'partial',
      HASH,
      [HASH],
    ],
    [
      'X30: 200 of a wallet that lies',
      callsAnswer(200, { receipts: [receipt(HASH, '0x0')] }),
      'reverted',
      HASH,
      [HASH],
    ],
    ['200 without a transaction', callsAnswer(200, { receipts: [] }), 'unclear', null, []],
  ])('%s', async (_, answer, outcome, hash, keeps) => {
    const { wallet, send, kept } = await connected()
    wallet.reply(CALLS_STATUS, async () => answer)
    const { end, done } = send()
    await done
    expect(end.error).toBeInstanceOf(BatchFailure)
    expect(end.error).toMatchObject({ outcome, hash })
    expect(batchFailureText(outcome)).toMatch(/^[A-Z][^<>]+\.$/)
    expect(kept().map((each) => each.hash)).toEqual(keeps)
  })

  test('the hash of an older transaction is not taken for its own', async () => {
    const { send, kept, dispatch } = await connected()
    dispatch(addTransaction(ALICE, 3, { hash: HASH, description: 'Swap 1 ETH for UNI' }))
    const { end, done } = send()
    await done
    expect(end.error).toMatchObject({ outcome: 'unclear' })
    expect(kept().map(({ description }) => description)).toEqual(['Swap 1 ETH for UNI'])
  })
})

describe('a wallet that says nothing more of it', () => {
  test.each<[string, () => unknown, number]>([
    ['5730', refuse(fault(5730)), 3_000],
    ['junk', async () => ({ status: 'fine' }), 3_000],
    ['silence', silence, 15_000],
  ])('%s: it is abandoned after four times', async (_, reply, after) => {
    const { wallet, send } = await connected()
    wallet.reply(CALLS_STATUS, reply)
    const { end } = send()
    await pass(after - 1)
    expect(end).toEqual({})
    await pass(1)
    expect(wallet.requested(CALLS_STATUS)).toHaveLength(4)
    expect(end.error).toMatchObject({ outcome: 'unclear' })
    await pass(60_000)
    expect(wallet.requested(CALLS_STATUS)).toHaveLength(4)
  })

  test('three times in a row are forgiven', async () => {
    const { wallet, send } = await connected()
    const no = refuse(fault(-32603))
    answers(
      wallet,
      no,
      no,
      no,
      async () => callsAnswer(100),
      no,
      no,
      no,
      async () => callsAnswer(),
    )
    const { end } = send()
    await pass(7_000)
    expect(end).toEqual({ hash: HASH })
  })

  test('one that is gone', async () => {
    const { wallet, send, dispatch } = await connected()
    wallet.reply(CALLS_STATUS, async () => callsAnswer(100))
    const { end } = send()
    await pass(2_500)
    await dispatch(disconnectWallet())
    await pass(10_000)
    expect(end.error).toMatchObject({ outcome: 'unclear' })
  })
})

describe('X30: a batch that is not taken', () => {
  test.each(LYING_ON_BATCHES)('%s: the caller may go on with single transactions', async (_, script) => {
    const { wallet, send, taken, kept } = await connected(script)
    const { end, done } = send()
    await done
    expect(end.error).toBeInstanceOf(WalletError)
    expect(end.error).toMatchObject({ failure: 'unsupported' })
    expect(taken).not.toHaveBeenCalled()
    expect([wallet.requested(CALLS_STATUS), wallet.requested('eth_sendTransaction'), kept()]).toEqual([[], [], []])
  })

  test('a wallet without the methods', async () => {
    const { send } = await connected(() => undefined)
    const { end, done } = send()
    await done
    expect(end.error).toMatchObject({ failure: 'unsupported' })
  })

  test.each([
    ['a no', 4001],
    ['a no to the upgrade', 5750],
  ])('%s is a no', async (_, code) => {
    const { wallet, send, taken } = await connected()
    wallet.reply(SEND_CALLS, refuse(fault(code)))
    const { end, done } = send()
    await done
    expect(end.error).toMatchObject({ failure: 'rejected' })
    expect(taken).not.toHaveBeenCalled()
  })
})

test('W13: what is kept belongs to the account and chain it was sent from, whatever is on screen by then', async () => {
  const { wallet, send, kept } = await connected()
  const later = deferred()
  wallet.reply(CALLS_STATUS, () => later.promise)
  const { done } = send()
  await pass()
  wallet.accounts = [BOB]
  wallet.emit('accountsChanged', [BOB])
  later.resolve(callsAnswer())
  await done
  expect([kept().length, kept(BOB).length]).toEqual([1, 0])
})
