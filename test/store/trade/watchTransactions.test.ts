import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { StoredTransaction } from '#domain/transaction/transaction'
import { SAFE_WATCHED_MAX } from '#domain/transaction/limits'
import { disconnected } from '#events'
import { addTransaction } from '#store/transaction/sendTransaction'
import { selectNotifications } from '#store/browser/notifications'
import { reviewOpened, stepAdvanced, tradeClosed, tradeStarted, tradeStepsKnown } from '#store/trade/trade'
import {
  selectTransactionsOf,
  transactionAnswered,
  transactionsCleared,
  transactionsRestored,
  transactionUnwatched,
} from '#store/transaction/transactions'
import { appStore, WALLET_ID } from '../../support/appStore'
import { USDC } from '../../support/fakeServices'
import { ALICE, BOB } from '../../support/fakeWallet'
import { samplePlan } from '../../support/samplePlan'
import { flatTransaction, type FlatTransaction, storedTransaction } from '../../support/storedTransaction'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const hash = (number: number): `0x${string}` => `0x${number.toString(16).padStart(64, '0')}`
const pending = (number: number, changes: Partial<FlatTransaction> = {}) =>
  storedTransaction({ hash: hash(number), description: `Swap ${number}`, ...changes })
const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms)

function watching() {
  const app = appStore()
  return {
    ...app,
    ...app.services.receipts,
    add: (number: number, account = ALICE as `0x${string}`, chainId = 3) =>
      app.dispatch(addTransaction(account, chainId, { hash: hash(number), description: `Swap ${number}` })),
    statusOf: (number: number, account: string = ALICE, chainId = 3) =>
      selectTransactionsOf(app.state(), account, chainId).find((kept) => kept.hash === hash(number))?.state.status,
    news: () => selectNotifications(app.state()).map(({ type, message }) => [type, message]),
  }
}

test('a mined transaction is confirmed, and that is news', async () => {
  const { add, mine, statusOf, news } = watching()
  add(1)
  await pass(24 * 3_600_000)
  expect(statusOf(1)).toBe('pending')
  mine(hash(1))
  await pass()
  expect(statusOf(1)).toBe('confirmed')
  expect(news()).toEqual([['success', 'Swap 1: confirmed']])
})

test('T06: a reverted one has failed', async () => {
  const { add, mine, statusOf, news } = watching()
  add(1)
  mine(hash(1), { status: false })
  await pass()
  expect(statusOf(1)).toBe('failed')
  expect(news()).toEqual([['error', 'Swap 1: failed']])
})

test('T05: one that is taken back is pending again, is reported as such, and ends confirmed once', async () => {
  const { add, services, statusOf, news, state } = watching()
  add(1)
  services.receipts.update(hash(1), { status: 'confirmed', nonce: 4, minedIn: 9 })
  services.receipts.update(hash(1), { status: 'pending', nonce: 4 })
  expect(statusOf(1)).toBe('pending')
  services.receipts.update(hash(1), { status: 'confirmed', nonce: 4, minedIn: 10 })
  expect(selectTransactionsOf(state(), ALICE, 3).map(flatTransaction)).toMatchObject([
    { status: 'confirmed', minedIn: 10 },
  ])
  expect(news()).toEqual([
    ['success', 'Swap 1: confirmed'],
    ['warning', 'Swap 1: pending again, because its block was reverted by the network'],
    ['success', 'Swap 1: confirmed'],
  ])
})

test('T12, C24: a wallet that sent something else raises the alarm, once, even on screen', () => {
  const { services, news } = trading()
  services.receipts.update(hash(1), { status: 'pending', nonce: 4, isAltered: true })
  services.receipts.update(hash(1), { status: 'confirmed', nonce: 4, isAltered: true })
  expect(news()).toEqual([
    ['error', 'Swap 1: your wallet sent a different transaction from the one requested. Check it in your wallet.'],
  ])
})

test('one that a plain account did not pay itself is reported with who did, and never as a success', () => {
  const { add, services, news } = watching()
  add(1)
  services.receipts.update(hash(1), { status: 'confirmed', isAltered: true, sentFrom: BOB })
  services.receipts.update(hash(1), { status: 'confirmed', isAltered: true, sentFrom: BOB, minedIn: 9 })
  expect(news()).toEqual([['error', 'Swap 1: your wallet sent this from 0x70…79C8. Check it in your wallet.']])
})

test('an approval whose amount was changed in the wallet is reported as that, once', () => {
  const { dispatch, services, news, state } = watching()
  const approves = { token: USDC, spender: BOB, amount: '100000000', symbol: 'USDC', decimals: 6 } as const
  dispatch(addTransaction(ALICE, 3, { hash: hash(1), description: 'Approve 100 USDC', approves }))
  services.receipts.update(hash(1), { status: 'pending', nonce: 4, approved: '50000000' })
  services.receipts.update(hash(1), { status: 'confirmed', nonce: 4, approved: '50000000' })
  expect(news()).toEqual([
    ['warning', 'Approve 100 USDC: you approved 50 USDC instead of 100 USDC.'],
    ['success', 'Approve 100 USDC: confirmed'],
  ])
  expect(selectTransactionsOf(state(), ALICE, 3).map(flatTransaction)).toMatchObject([
    { approves, approved: '50000000' },
  ])
})

test.each([
  ['T02: sped up', { status: 'confirmed', resolution: 'spedUp', minedAs: hash(9) }, 'success', 'confirmed, sped up'],
  ['T03: cancelled', { status: 'failed', resolution: 'cancelled', minedAs: hash(9) }, 'warning', 'cancelled'],
  [
    'T03: replaced',
    { status: 'failed', resolution: 'replaced', minedAs: hash(9) },
    'warning',
    'replaced by another transaction',
  ],
  [
    'T03: replaced by one that is not found',
    { status: 'pending', resolution: 'nonceUsed' },
    'warning',
    'replaced by another transaction whose details are unknown',
  ],
  [
    'of a network that is gone',
    { status: 'pending', resolution: 'networkGone' },
    'warning',
    'outcome unknown, as this site no longer supports its network',
  ],
] as const)('%s', (_, update, type, text) => {
  const { add, services, news, state } = watching()
  add(1)
  services.receipts.update(hash(1), update)
  services.receipts.update(hash(1), { ...update, nonce: 3 })
  expect(news()).toEqual([[type, `Swap 1: ${text}`]])
  expect(selectTransactionsOf(state(), ALICE, 3).map(flatTransaction)).toMatchObject([update])
})

test('X17: one whose deadline is over is reported once, and stays pending', () => {
  const { add, services, news, state } = watching()
  add(1)
  services.receipts.update(hash(1), { status: 'pending', resolution: 'expired' })
  services.receipts.update(hash(1), { status: 'pending', resolution: 'expired', nonce: 3 })
  expect(news()).toEqual([['warning', 'Swap 1: expired: it can no longer go through']])
  expect(selectTransactionsOf(state(), ALICE, 3).map(flatTransaction)).toMatchObject([
    { status: 'pending', resolution: 'expired' },
  ])
})

test('T04: one that no node knows is no news, and is followed on', async () => {
  const { add, services, news, mine, statusOf } = watching()
  add(1)
  services.receipts.update(hash(1), { status: 'pending', resolution: 'unseen' })
  expect(news()).toEqual([])
  mine(hash(1))
  await pass()
  expect(statusOf(1)).toBe('confirmed')
})

test('T05: what a visit left confirmed, but not for good, is followed on the next', () => {
  const { dispatch, requested } = watching()
  const mined = pending(1, { status: 'confirmed', minedIn: 9 })
  dispatch(transactionsRestored({ byAccount: { [`${ALICE.toLowerCase()}:3`]: [mined] }, clearedAt: {} }))
  expect(requested).toHaveLength(1)
})

test('T14: what a visit left pending is followed on the next, each on its own chain and for its own account', async () => {
  const { dispatch, requested, mine, statusOf } = watching()
  dispatch(
    transactionsRestored({
      byAccount: {
        [`${ALICE.toLowerCase()}:3`]: [pending(1), pending(2, { status: 'confirmed' })],
        [`${BOB.toLowerCase()}:1`]: [pending(3, { confirmations: 4 })],
      },
      clearedAt: {},
    }),
  )
  expect(requested).toEqual([
    { chainId: 3, hash: hash(1), confirmations: undefined },
    { chainId: 1, hash: hash(3), confirmations: 4 },
  ])
  mine(hash(3))
  await pass()
  expect(statusOf(3, BOB, 1)).toBe('confirmed')
  expect(statusOf(1)).toBe('pending')
})

describe('what waits for the owners of a Safe', () => {
  const key = `${ALICE.toLowerCase()}:3`
  const asked = (number: number, answer: { id?: string } = { id: hash(number) }): StoredTransaction =>
    pending(number, {
      addedAt: 1_000 + number,
      deadline: 1_800_000_000,
      batch: {
        walletId: WALLET_ID,
        nonce: 1,
        block: 1,
        safe: { version: '1.4.1', threshold: 2, nonce: 0 },
        calls: [{ to: USDC, value: '0', data: '0x12' }],
        trade: '',
        ...answer,
      },
    })

  test('S06: is watched up to a number, the newest first, and the others as these end', () => {
    const app = watching()
    const numbers = Array.from({ length: SAFE_WATCHED_MAX + 2 }, (_, at) => at + 1)
    app.dispatch(transactionsRestored({ byAccount: { [key]: numbers.map((number) => asked(number)) }, clearedAt: {} }))
    const followed = () => app.requested.map((each) => Number(each.hash)).sort((a, b) => a - b)
    expect(followed()).toEqual(numbers.slice(2))
    app.services.receipts.update(hash(20), { status: 'confirmed', minedIn: 9 })
    expect(followed()).toEqual(numbers.slice(1))
    app.dispatch(transactionUnwatched({ account: ALICE, chainId: 3, hash: hash(21) }))
    expect(followed()).toEqual(numbers)
    expect(selectTransactionsOf(app.state(), ALICE, 3)).toHaveLength(numbers.length)
  })

  test('is shown no longer once it was never answered and its deadline is over; a later answer brings it back', () => {
    const app = watching()
    app.dispatch(transactionsRestored({ byAccount: { [key]: [asked(1, {})] }, clearedAt: {} }))
    expect(app.statusOf(1)).toBe('pending')
    app.services.receipts.update(hash(1), { status: 'pending', resolution: 'expired' })
    expect(selectTransactionsOf(app.state(), ALICE, 3)).toEqual([])
    app.dispatch(transactionAnswered({ account: ALICE, chainId: 3, hash: hash(1), id: hash(9) }))
    expect(selectTransactionsOf(app.state(), ALICE, 3).map(flatTransaction)).toMatchObject([
      { resolution: 'expired', batch: { id: hash(9) } },
    ])
    expect(app.requested).toHaveLength(2)
  })
})

test('T10: each is followed once, however often it is met', () => {
  const { dispatch, add, requested } = watching()
  add(1)
  add(1)
  dispatch(transactionsRestored({ byAccount: { [`${ALICE.toLowerCase()}:3`]: [pending(1)] }, clearedAt: {} }))
  expect(requested).toHaveLength(1)
})

test('W30: it is followed after the wallet has gone', async () => {
  const { connect, dispatch, add, mine, statusOf } = watching()
  await connect()
  add(1)
  dispatch(disconnected({ walletId: WALLET_ID, by: 'wallet' }))
  mine(hash(1))
  await pass()
  expect(statusOf(1)).toBe('confirmed')
})

test('T18: what was cleared meanwhile neither comes back nor is news', async () => {
  const { dispatch, add, mine, statusOf, news } = watching()
  add(1)
  dispatch(transactionsCleared({ account: ALICE, chainId: 3 }))
  mine(hash(1))
  await pass()
  expect(statusOf(1)).toBeUndefined()
  expect(news()).toEqual([])
})

describe('one that no node knows', () => {
  const unseen = { status: 'pending', resolution: 'unseen' } as const
  const ended = () => {
    const app = watching()
    app.add(1)
    app.services.receipts.update(hash(1), unseen)
    app.dispatch(transactionUnwatched({ account: ALICE, chainId: 3, hash: hash(1) }))
    return app
  }

  test('is watched for as long as it takes, and is news only when there is some', async () => {
    const { add, services, mine, statusOf, news } = watching()
    add(1)
    services.receipts.update(hash(1), unseen)
    await pass(24 * 3_600_000)
    expect([statusOf(1), news()]).toEqual(['pending', []])
    mine(hash(1))
    await pass()
    expect(news()).toEqual([['success', 'Swap 1: confirmed']])
  })

  test('is watched no longer once the user has said so, stays in the list, and is not called failed', async () => {
    const { state, mine, news, services } = ended()
    mine(hash(1))
    await pass()
    expect(selectTransactionsOf(state(), ALICE, 3).map(flatTransaction)).toMatchObject([
      { state: { status: 'pending', resolution: 'unwatched' } },
    ])
    expect(news()).toEqual([])
    expect(services.storage.read('transactions')).toMatchObject({
      [`${ALICE.toLowerCase()}:3`]: [{ state: { status: 'pending', resolution: 'unwatched' } }],
    })
  })

  test('nor after a reload, nor in another tab', async () => {
    const { state } = ended()
    const other = watching()
    other.dispatch(
      transactionsRestored({
        byAccount: { [`${ALICE.toLowerCase()}:3`]: [pending(1, { resolution: 'unseen' })] },
        clearedAt: {},
      }),
    )
    other.dispatch(
      transactionsRestored({
        byAccount: { [`${ALICE.toLowerCase()}:3`]: [...selectTransactionsOf(state(), ALICE, 3)] },
        clearedAt: {},
      }),
    )
    other.mine(hash(1))
    await pass()
    expect(selectTransactionsOf(other.state(), ALICE, 3).map(flatTransaction)).toMatchObject([
      { resolution: 'unwatched' },
    ])
  })

  test.each([
    ['pending', { status: 'pending', nonce: 1 } as const],
    ['confirmed', { status: 'confirmed', nonce: 1 } as const],
  ])('one that is known and %s is watched on', (_, update) => {
    const { add, dispatch, services, state } = watching()
    add(1)
    services.receipts.update(hash(1), update)
    dispatch(transactionUnwatched({ account: ALICE, chainId: 3, hash: hash(1) }))
    expect(selectTransactionsOf(state(), ALICE, 3).map(flatTransaction)).toMatchObject([update])
  })
})

function trading() {
  const app = watching()
  app.dispatch(reviewOpened(samplePlan()))
  app.dispatch(tradeStarted({ run: 1 }))
  app.add(1)
  app.dispatch(stepAdvanced({ run: 1, at: 0, phase: 'chain', hash: hash(1) }))
  return app
}

test('the trade that is in view is no news', async () => {
  const { mine, news } = trading()
  mine(hash(1))
  await pass()
  expect(news()).toEqual([])
})

test('nor is a hidden trade that is confirmed, of which its run tells; that it failed is', async () => {
  const { dispatch, add, mine, news } = trading()
  dispatch(tradeClosed())
  mine(hash(1))
  await pass()
  expect(news()).toEqual([])
  add(2)
  dispatch(stepAdvanced({ run: 1, at: 0, phase: 'chain', hash: hash(2) }))
  mine(hash(2), { status: false })
  await pass()
  expect(news()).toEqual([['error', 'Swap 2: failed']])
})

test('an approval of a hidden trade is', async () => {
  const { dispatch, mine, news } = trading()
  dispatch(tradeStepsKnown({ run: 1, steps: ['approve', 'swap'] }))
  dispatch(tradeClosed())
  mine(hash(1))
  await pass()
  expect(news()).toEqual([['success', 'Swap 1: confirmed']])
})

test('another transaction is, whatever trade is in view', async () => {
  const { add, mine, news } = trading()
  add(2)
  mine(hash(2))
  await pass()
  expect(news()).toEqual([['success', 'Swap 2: confirmed']])
})
