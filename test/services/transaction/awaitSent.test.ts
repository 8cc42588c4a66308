import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { Transaction } from '../../../src/boundary/node'
import { NodeError } from '../../../src/domain/chain/nodeError'
import { HEAD_POLL_MS } from '../../../src/domain/chain/limits'
import { SENT_SEARCH_MS } from '../../../src/domain/transaction/limits'
import { awaitSent } from '../../../src/services/transaction/awaitSent'
import { callDigest } from '../../../src/services/transaction/callDigest'
import { encodeApprove } from '../../../src/services/trade/tradeEncoder'
import { fakeBlock, fakeNode } from '../../support/fakeNode'
import { CONTRACTS, USDC } from '../../support/fakeServices'
import { ALICE, BOB } from '../../support/fakeWallet'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const hash = (n: number): `0x${string}` => `0x${n.toString(16).padStart(64, '0')}`
const CALL = { to: BOB, value: 5n, input: '0x1234' } as const
const OTHER = { to: BOB, value: 6n, input: '0x' } as const

/**
 * Alice's wallet got the request at block 100, when her next nonce was 7. Each later block contains one transaction
 * from her.
 */
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
