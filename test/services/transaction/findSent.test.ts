import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { Transaction } from '#boundary/node'
import { NodeError } from '#domain/chain/nodeError'
import { callDigest } from '#services/transaction/callDigest'
import { awaitSent, findSent } from '#services/transaction/findSent'
import { HEAD_POLL_MS } from '#domain/chain/limits'
import { SENT_SEARCH_MS } from '#domain/transaction/limits'
import { encodeApprove } from '#services/trade/tradeEncoder'
import { fakeBlock, fakeNode } from '../../support/fakeNode'
import { ALICE, BOB } from '../../support/fakeWallet'
import { CONTRACTS, USDC } from '../../support/fakeServices'

/** The blocks of Alice's transactions from nonce 7 on, one transaction in each block. */
const BLOCKS = [1_002, 1_003, 1_009, 1_030, 1_031, 1_032]
const HEAD = 1_040
const asked = { chainId: 3, account: ALICE, nonce: 7, block: 1_000 }
const sent = (at: number): Transaction => ({
  hash: `0x${at.toString(16).padStart(64, '0')}`,
  from: ALICE,
  nonce: 7 + at,
  to: BOB,
  value: 0n,
  input: '0x',
})

const chain = (oldest = 0) =>
  fakeNode({
    transactionCount: async (_, __, block = HEAD) => {
      if (block < oldest) throw new NodeError('rpc', 'missing trie node')
      return 7 + BLOCKS.filter((each) => each <= block).length
    },
    transactionIn: async (_, block, __, nonce) => {
      const at = BLOCKS.indexOf(block)
      return at === nonce - 7 ? sent(at) : null
    },
  })

const search = (wanted: number, { node = chain(), used = 13, from = asked } = {}) =>
  findSent(node, from, { head: HEAD, used, finalBlocks: 12 }, ({ nonce }) => nonce === wanted)

test('what an account sent since a nonce is looked through until the wanted one is there', async () => {
  expect(await search(7)).toEqual({ found: sent(0), nextNonce: 8, isWhole: true })
  expect(await search(9)).toEqual({ found: sent(2), nextNonce: 10, isWhole: true })
  expect(await search(9, { used: 9 })).toEqual({ found: null, nextNonce: 9, isWhole: true })
  expect(await search(7, { used: 7 })).toEqual({ found: null, nextNonce: 7, isWhole: true })
})

test('a search goes on where the one before it stopped', async () => {
  const first = await search(12)
  expect(first).toEqual({ found: null, nextNonce: 11, isWhole: true })
  expect(await search(12, { from: { ...asked, nonce: first.nextNonce } })).toEqual({
    found: sent(5),
    nextNonce: 13,
    isWhole: true,
  })
})

test('a node without old states finds what is in the newer blocks, and no answer is not an empty one', async () => {
  expect(await search(7, { node: chain(1_010) })).toEqual({ found: null, nextNonce: 11, isWhole: false })
  const down = fakeNode({ transactionCount: () => Promise.reject(new NodeError('network', 'down')) })
  await expect(search(7, { node: down })).rejects.toMatchObject({ failure: 'network' })
})

test('a nonce that a recent block used without a transaction is looked at again', async () => {
  // Block 1,032 used two nonces, as by an EIP-7702 authorisation, or if a node's count is ahead of its blocks.
  const node = fakeNode({
    transactionCount: async (_, __, block = HEAD) => 7 + [...BLOCKS, 1_032].filter((each) => each <= block).length,
    transactionIn: async () => null,
  })
  const searchAt = (head: number) =>
    findSent(node, { ...asked, nonce: 12 }, { head, used: 14, finalBlocks: 12 }, () => true)
  expect(await searchAt(1_040)).toEqual({ found: null, nextNonce: 12, isWhole: true })
  expect(await searchAt(1_044)).toEqual({ found: null, nextNonce: 14, isWhole: true })
})

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const hash = (n: number): `0x${string}` => `0x${n.toString(16).padStart(64, '0')}`
const CALL = { to: BOB, value: 5n, input: '0x1234' } as const
const OTHER = { to: BOB, value: 6n, input: '0x' } as const

/** Alice's wallet got the request at block 100, before her nonce 7. Each later block has one of her transactions. */
function watching({
  approves,
  known = [],
}: { approves?: Parameters<typeof awaitSent>[1]['approves']; known?: string[] } = {}) {
  const mined: Transaction[] = []
  const state = { isDown: false }
  const answer = async <T>(value: T) => {
    if (state.isDown) throw new NodeError('network', 'down')
    return value
  }
  const node = fakeNode({
    head: () => answer(fakeBlock({ number: 100 + mined.length })),
    transactionCount: (_, __, block = 100 + mined.length) =>
      answer(7 + Math.max(0, Math.min(block - 100, mined.length))),
    transactionIn: (_, block) => answer(mined[block - 101] ?? null),
  })
  const asked = {
    chainId: 3,
    account: ALICE,
    nonce: 7,
    block: 100,
    call: callDigest(CALL.to, CALL.value, CALL.input),
    ...(approves && { approves }),
  }
  const outcome: { hash?: string | null } = {}
  void awaitSent(node, asked, (each) => known.includes(each)).then((found) => (outcome.hash = found))
  return {
    state,
    outcome,
    mine: (call: Pick<Transaction, 'to' | 'value' | 'input'>) =>
      mined.push({ ...call, hash: hash(mined.length + 1), from: ALICE, nonce: 7 + mined.length }),
    poll: () => jest.advanceTimersByTimeAsync(HEAD_POLL_MS),
  }
}

test('X31: among what the account sends, the transaction that was asked for is found', async () => {
  const { outcome, mine, poll } = watching()
  mine(OTHER)
  await poll()
  expect(outcome).toEqual({})
  mine(CALL)
  await poll()
  expect(outcome).toEqual({ hash: hash(2) })
})

test('X31: an approval is found with another amount, too', async () => {
  const spender = CONTRACTS.swapRouter
  const { outcome, mine, poll } = watching({
    approves: { token: USDC, spender, amount: '7', symbol: 'USDC', decimals: 6 },
  })
  mine({ to: USDC, value: 0n, input: encodeApprove(USDC, spender, 3n).data })
  await poll()
  expect(outcome).toEqual({ hash: hash(1) })
})

test('one that is already something else’s is not taken for it', async () => {
  const { outcome, mine, poll } = watching({ known: [hash(1)] })
  mine(CALL)
  mine(CALL)
  await poll()
  expect(outcome).toEqual({ hash: hash(2) })
})

test('a node that is down only delays it, and after ten minutes it is over', async () => {
  const { outcome, state, mine, poll } = watching()
  state.isDown = true
  await poll()
  state.isDown = false
  mine(OTHER)
  await jest.advanceTimersByTimeAsync(SENT_SEARCH_MS - 2 * HEAD_POLL_MS)
  expect(outcome).toEqual({})
  await poll()
  await poll()
  expect(outcome).toEqual({ hash: null })
})
