import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { NodeError } from '#domain/chain/nodeError'
import { approvalReads } from '#store/approval/approvalReads'
import { headReads } from '#store/chain/headReads'
import { tokenReads } from '#store/token/tokenReads'
import { walletReads } from '#store/wallet/walletReads'
import type { StoredTransaction } from '#domain/transaction/transaction'
import { transactionAdded, transactionsRestored, transactionUpdated } from '#store/transaction/transactions'
import { appStore } from '../../support/appStore'
import { ALICE, deferred, HASH } from '../../support/fakeWallet'
import { storedTransaction } from '../../support/storedTransaction'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const { getHead, getPriorityFee } = headReads.endpoints
const { getBalance } = tokenReads.endpoints
const { getIdentity } = walletReads.endpoints
const of = { chainId: 3, account: ALICE } as const
const owner = { chainId: 3, account: ALICE }

async function watching() {
  const app = appStore()
  const { node, chain } = app.services
  let number = 100
  const reads = { heads: 0, balances: 0, identities: 0, fees: 0 }
  const head = await node.head(3)
  node.head = async () => {
    reads.heads++
    return { ...head, number }
  }
  node.balance = async () => BigInt(++reads.balances)
  node.priorityFee = async () => BigInt(++reads.fees)
  chain.identity = async () => {
    reads.identities++
    return { name: null, avatar: null }
  }
  const look = async (at: number) => {
    number = at
    await app.dispatch(getHead.initiate({ chainId: 3 }, { forceRefetch: true }))
    await jest.advanceTimersByTimeAsync(0)
  }
  await Promise.all([
    app.dispatch(getBalance.initiate(of)),
    app.dispatch(getIdentity.initiate(of)),
    app.dispatch(getPriorityFee.initiate({ chainId: 3 })),
    look(100),
  ])
  expect(reads).toEqual({ heads: 1, balances: 1, identities: 1, fees: 1 })
  return {
    ...app,
    reads,
    look,
    mine() {
      const transaction = storedTransaction({ hash: HASH })
      app.dispatch(transactionAdded({ ...owner, transaction }))
      app.dispatch(transactionUpdated({ ...owner, hash: HASH, state: { status: 'confirmed', nonce: 1 } }))
    },
  }
}

test('what belongs to a block is requested when the head is, not when it has come', async () => {
  const { dispatch, services, reads } = await watching()
  const head = deferred<Awaited<ReturnType<typeof services.node.head>>>()
  const { node } = services
  const known = await node.head(3)
  node.head = () => head.promise
  const looked = dispatch(getHead.initiate({ chainId: 3 }, { forceRefetch: true }))
  await jest.advanceTimersByTimeAsync(0)
  expect(reads).toMatchObject({ balances: 2, identities: 1 })
  head.resolve({ ...known, number: 101 })
  await looked
  await jest.advanceTimersByTimeAsync(0)
  expect(reads).toMatchObject({ balances: 2, identities: 1 })
})

test('T09: one round for each look, whether its block is new, the same, or older', async () => {
  const { look, reads } = await watching()
  for (const [index, number] of [101, 101, 100, 102].entries()) {
    await look(number)
    expect(reads).toMatchObject({ heads: index + 2, balances: index + 2, identities: 1 })
  }
})

test('R18: what failed with the head is requested again with it', async () => {
  const { dispatch, services, state } = appStore()
  const { node } = services
  const { head } = node
  const down = async () => Promise.reject(new NodeError('network', 'The node cannot be reached.'))
  Object.assign(node, { head: down, balance: down })
  await Promise.all([dispatch(getBalance.initiate(of)), dispatch(getHead.initiate({ chainId: 3 }))])
  Object.assign(node, { head, balance: async () => 7n })
  await dispatch(getHead.initiate({ chainId: 3 }, { forceRefetch: true }))
  await jest.advanceTimersByTimeAsync(0)
  expect(getBalance.select(of)(state()).data).toBe('7')
})

test('what takes longer than a block is asked for once more when it has ended, and not with each', async () => {
  const { look, services, reads, state } = await watching()
  const slow = deferred<bigint>()
  services.node.balance = () => {
    reads.balances++
    return slow.promise
  }
  await look(101)
  await look(102)
  await look(103)
  expect(reads).toMatchObject({ heads: 4, balances: 2 })
  slow.resolve(5n)
  await jest.advanceTimersByTimeAsync(0)
  expect(reads.balances).toBe(3)
  expect(getBalance.select(of)(state()).data).toBe('5')
})

test('the fee is read again with the head once it is a minute old, or could not be read', async () => {
  const { look, reads, services } = await watching()
  for (let ticks = 1; ticks <= 15; ticks++) {
    await jest.advanceTimersByTimeAsync(12_000)
    expect(reads.fees).toBe(1 + Math.floor(ticks / 5))
  }
  services.node.priorityFee = async () => {
    reads.fees++
    throw new NodeError('network', 'The node cannot be reached.')
  }
  await jest.advanceTimersByTimeAsync(60_000)
  await look(200)
  expect(reads.fees).toBe(6)
})

test('one’s own mined transaction re-reads at once, and asks for the block', async () => {
  const { reads, dispatch, mine } = await watching()
  dispatch(transactionUpdated({ ...owner, hash: HASH, state: { status: 'pending', nonce: 1 } }))
  await jest.advanceTimersByTimeAsync(0)
  expect(reads).toMatchObject({ heads: 1, balances: 1 })
  mine()
  await jest.advanceTimersByTimeAsync(0)
  expect(reads).toMatchObject({ heads: 2, balances: 2 })
})

test('all is read again when another tab has seen one’s own transaction mined, and not when it is only known there', async () => {
  const { dispatch, state, reads } = await watching()
  dispatch(transactionAdded({ ...owner, transaction: storedTransaction({ hash: HASH }) }))
  await jest.advanceTimersByTimeAsync(0)
  const before = { ...reads }
  const { clearedAt, byAccount } = state().transactions
  const [[key, [known]]] = Object.entries(byAccount) as [[string, [StoredTransaction]]]
  const theirs = (...changed: Partial<StoredTransaction>[]) =>
    transactionsRestored({ clearedAt, byAccount: { [key]: changed.map((each) => ({ ...known, ...each })) } })
  const changedAt = (known.changedAt ?? known.addedAt) + 1
  dispatch(theirs({ hash: `0x${'e'.repeat(64)}`, state: { status: 'confirmed' }, changedAt }))
  await jest.advanceTimersByTimeAsync(0)
  expect(reads).toEqual(before)
  dispatch(theirs({ state: { status: 'confirmed' }, changedAt }))
  await jest.advanceTimersByTimeAsync(0)
  expect(reads).toMatchObject({ balances: before.balances + 1, heads: before.heads + 1 })
})

test('approvals are read again when one’s own transaction is mined, and not with each block', async () => {
  const { dispatch, services, look, mine } = await watching()
  let reads = 0
  services.chain.approvals = async () => {
    reads++
    return { open: [], unread: 0 }
  }
  const { getApprovals } = approvalReads.endpoints
  await dispatch(getApprovals.initiate({ ...of, spenders: [ALICE], tokens: [ALICE] }))
  await look(101)
  expect(reads).toBe(1)
  mine()
  await jest.advanceTimersByTimeAsync(0)
  expect(reads).toBe(2)
})

test('what was being read when one’s own transaction was mined is read once more', async () => {
  const { reads, services, mine, dispatch, state } = await watching()
  const early = deferred<bigint>()
  const { balance } = services.node
  services.node.balance = () => early.promise
  void dispatch(getBalance.initiate(of, { forceRefetch: true }))
  await jest.advanceTimersByTimeAsync(0)
  services.node.balance = balance
  mine()
  await jest.advanceTimersByTimeAsync(0)
  expect(reads.balances).toBe(1)
  early.resolve(99n)
  await jest.advanceTimersByTimeAsync(0)
  expect(reads.balances).toBe(2)
  expect(getBalance.select(of)(state()).data).toBe('2')
})
