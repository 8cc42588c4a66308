import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { id } from 'ethers'
import type { Hex, Receipt, Transaction } from '#boundary/node'
import { finalBlocks } from '#domain/chain/blockTime'
import { BATCH_FOLLOWED_MS, RECEIPT_BACK_OFF_MS, RECEIPT_POLL_MS, UNSEEN_MS } from '#domain/transaction/limits'
import { NodeError } from '#domain/chain/nodeError'
import type { TransactionState } from '#domain/transaction/transaction'
import { callDigest } from '#services/transaction/callDigest'
import { createReceipts, type Followed } from '#services/transaction/receipts'
import { fakeBlock, fakeLog, fakeNode, fakeReceipt } from '../../support/fakeNode'
import { ALICE, BOB } from '../../support/fakeWallet'
import { Altered, Superseded } from '#domain/transaction/otherMined'
import { type FlatTransaction, storedTransaction } from '../../support/storedTransaction'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const hashOf = (n: number): `0x${string}` => `0x${n.toString(16).padStart(64, 'a')}`
const rounds = (count = 1) => jest.advanceTimersByTimeAsync(count * RECEIPT_POLL_MS)

/** The nonce of the swap that all tests here follow. */
const NONCE = 7
const sent = (n: number, changes: Partial<Transaction> = {}): Transaction => ({
  hash: hashOf(n),
  from: ALICE,
  nonce: NONCE,
  to: BOB,
  value: 5n,
  input: '0x1234',
  ...changes,
})
const CALL = callDigest(BOB, 5n, '0x1234')

/** A chain of blocks with transactions and a mempool. It records the requests. */
function fakeChain() {
  const mempool: Transaction[] = []
  /** The blocks from 1,000 on. The blocks before them contain only Alice's transactions 0 to 6. */
  let blocks: { salt: number; transactions: Transaction[]; status: boolean }[] = [
    { salt: 0, transactions: [], status: true },
  ]
  let salt = 0
  const state = { isDown: false, oldest: 0, code: '0x' as Hex }
  const requested: string[] = []
  const head = () => 999 + blocks.length
  const find = (hash: string) => {
    const at = blocks.findIndex(({ transactions }) => transactions.some((each) => each.hash === hash))
    return at < 0 ? null : { at, block: blocks[at]! }
  }
  async function answer<T>(what: string, value: () => T): Promise<T> {
    requested.push(what)
    if (state.isDown) throw new NodeError('network', 'down')
    return value()
  }
  const node = fakeNode({
    head: () =>
      answer('head', () =>
        fakeBlock({ number: head(), hash: hashOf(10_000 + head() * 100 + (blocks.at(-1)?.salt ?? 0)) }),
      ),
    receipt: (_, hash) =>
      answer('receipt', () => {
        const found = find(hash)
        const mined = found?.block.transactions.find((each) => each.hash === hash)
        if (!found || !mined) return null
        const { status } = found.block
        return fakeReceipt({ transactionHash: mined.hash, blockNumber: 1_000 + found.at, status, from: mined.from })
      }),
    transaction: (_, hash) =>
      answer('transaction', () => {
        const mined = blocks.flatMap(({ transactions }) => transactions)
        return [...mempool, ...mined].find((each) => each.hash === hash) ?? null
      }),
    transactionCount: (_, account, block = head()) =>
      answer('count', () => {
        if (block < state.oldest) throw new NodeError('rpc', 'missing trie node')
        const upTo = blocks.slice(0, Math.max(0, block - 999)).flatMap(({ transactions }) => transactions)
        return NONCE + upTo.filter((each) => each.from.toLowerCase() === account).length
      }),
    transactionIn: (_, block, account, nonce) =>
      answer('block', () => {
        const { transactions = [] } = blocks[block - 1_000] ?? {}
        return transactions.find((each) => each.from.toLowerCase() === account && each.nonce === nonce) ?? null
      }),
    code: () => answer('code', () => state.code),
  })
  return {
    node,
    state,
    mempool,
    requested,
    head,
    mine(transactions: Transaction[] = [], status = true) {
      blocks.push({ salt, transactions, status })
      for (const each of transactions) {
        const at = mempool.findIndex(({ from, nonce }) => from === each.from && nonce === each.nonce)
        if (at >= 0) mempool.splice(at, 1)
      }
    },
    mineEmpty(count: number) {
      for (let n = 0; n < count; n++) blocks.push({ salt, transactions: [], status: true })
    },
    reorganise(depth: number) {
      salt += 1
      blocks = blocks.slice(0, -depth)
      for (let n = 0; n < depth; n++) blocks.push({ salt, transactions: [], status: true })
    },
    /** The requests since the last call of this function. */
    questions: () => requested.splice(0),
  }
}

function following(changes: Partial<FlatTransaction & Pick<Followed, 'chainId'>> = {}) {
  const chain = fakeChain()
  const receipts = createReceipts(chain.node)
  const seen: TransactionState[] = []
  const follow = ({ chainId = 3, ...more }: typeof changes = {}) =>
    receipts.follow(
      {
        account: ALICE.toLowerCase(),
        chainId,
        ...storedTransaction({ hash: hashOf(1), addedAt: Date.now(), call: CALL, ...changes, ...more }),
      },
      (update) => seen.push(update),
    )
  chain.mempool.push(sent(1))
  return { ...chain, receipts, follow, seen, last: () => seen.at(-1) }
}

function watch<T>(promise: Promise<T>) {
  const outcome: { value?: T; error?: unknown } = {}
  promise.then(
    (value) => (outcome.value = value),
    (error: unknown) => (outcome.error = error),
  )
  return outcome
}

describe('a network that this build does not have', () => {
  const elsewhere = { chainId: 999_999, hash: hashOf(2) }

  test('ends what is pending there as unknown, once, and what is pending elsewhere is followed', async () => {
    const { follow, seen, mine, requested } = following()
    follow({ ...elsewhere, nonce: NONCE, resolution: 'unseen' })()
    expect(seen.splice(0)).toEqual([{ status: 'pending', nonce: NONCE, call: CALL, resolution: 'networkGone' }])
    expect(requested).toEqual([])
    follow({ ...elsewhere, resolution: 'networkGone' })
    follow({ ...elsewhere, status: 'confirmed', minedIn: 9 })
    follow()
    mine([sent(1)])
    await rounds()
    expect(seen.at(-1)).toMatchObject({ status: 'confirmed' })
    expect(seen.filter(({ resolution }) => resolution === 'networkGone')).toEqual([])
  })

  test('is followed on once a build has it again', async () => {
    const { follow, last, mine } = following()
    follow({ resolution: 'networkGone' })
    await rounds()
    expect(last()).toMatchObject({ status: 'pending' })
    expect(last()).not.toHaveProperty('resolution')
    mine([sent(1)])
    await rounds()
    expect(last()).toMatchObject({ status: 'confirmed' })
  })
})

describe('waiting for a receipt', () => {
  test('asks at once, then with each block until it is mined, and no more', async () => {
    const { receipts, questions, mine } = following()
    const waiting = watch(receipts.wait(3, hashOf(1)))
    await rounds(0)
    expect(questions()).toEqual(['head', 'receipt'])
    await rounds(2)
    expect(waiting.value).toBeUndefined()
    expect(questions()).toEqual(['head', 'head'])
    mine([sent(1)])
    await rounds()
    expect(waiting.value).toMatchObject({ transactionHash: hashOf(1), status: true })
    expect(jest.getTimerCount()).toBe(0)
  })

  test('all who wait for one share the asking, however they write it', async () => {
    const { receipts, questions } = following()
    const upper = hashOf(1).toUpperCase().replace('0X', '0x')
    expect(receipts.wait(3, hashOf(1))).toBe(receipts.wait(3, upper))
    await rounds(0)
    expect(questions()).toEqual(['head', 'receipt'])
  })

  test('S06, T16: of many, ten are requested in a round, and all get their turn', async () => {
    const { receipts, questions } = following()
    for (let n = 0; n < 25; n++) void receipts.wait(3, hashOf(n + 50))
    await rounds(0)
    expect(questions()).toHaveLength(11)
    await rounds(2)
    expect(questions()).toHaveLength(17)
  })

  test('who comes back for a mined one that is still followed is answered', async () => {
    const { receipts, follow, mine } = following()
    follow()
    mine([sent(1)])
    await rounds(1)
    const again = watch(receipts.wait(3, hashOf(1)))
    await jest.advanceTimersByTimeAsync(12_000)
    expect(again.value).toMatchObject({ status: true })
  })
})

test('T08: an outage only delays, and the node is queried ever less often meanwhile', async () => {
  const { follow, state, mine, questions, last } = following()
  follow()
  await rounds(1)
  mine([sent(1)])
  state.isDown = true
  questions()
  await jest.advanceTimersByTimeAsync(600_000)
  expect(questions().length).toBeLessThan(30)
  expect(last()).toMatchObject({ status: 'pending' })
  state.isDown = false
  await jest.advanceTimersByTimeAsync(RECEIPT_BACK_OFF_MS)
  expect(last()).toMatchObject({ status: 'confirmed' })
})

test('T06: mined without success is failed', async () => {
  const { follow, mine, last } = following()
  follow()
  mine([sent(1)], false)
  await rounds(1)
  expect(last()).toMatchObject({ status: 'failed', minedIn: 1_001 })
  expect(last()?.resolution).toBeUndefined()
})

test('R16: confirmations are counted from the head', async () => {
  const { follow, mine, mineEmpty, last } = following({ confirmations: 3 })
  follow()
  mine([sent(1)])
  await rounds(1)
  mineEmpty(1)
  await rounds(1)
  expect(last()?.status ?? 'pending').toBe('pending')
  mineEmpty(1)
  await rounds(1)
  expect(last()).toMatchObject({ status: 'confirmed' })
})

test('T01: one that is never mined stays pending for a day, at few questions', async () => {
  const { follow, seen, questions, mineEmpty } = following()
  follow()
  await rounds(1)
  expect(seen).toEqual([{ status: 'pending', call: CALL, nonce: NONCE, unusedAt: 1_000 }])
  questions()
  mineEmpty(1)
  await rounds(1)
  // One request for the transaction count serves all pending transactions of the account.
  expect(questions()).toEqual(['head', 'count'])
  await jest.advanceTimersByTimeAsync(24 * 3_600_000)
  expect(seen).toHaveLength(1)
  expect(questions().length).toBeLessThan(6_000)
})

describe('T02: sped up', () => {
  test('the same call under another hash is followed to its end', async () => {
    const { follow, receipts, mine, mineEmpty, last } = following()
    follow()
    const waiting = watch(receipts.wait(3, hashOf(1)))
    await rounds(1)
    mineEmpty(3)
    mine([sent(2)])
    mineEmpty(2)
    await rounds(1)
    expect(last()).toMatchObject({ status: 'confirmed', resolution: 'spedUp', minedAs: hashOf(2), minedIn: 1_004 })
    expect(waiting.value).toMatchObject({ transactionHash: hashOf(2) })
  })

  test('and may fail as the first would have', async () => {
    const { follow, mine, last } = following()
    follow()
    await rounds(1)
    mine([sent(2)], false)
    await rounds(1)
    expect(last()).toMatchObject({ status: 'failed', resolution: 'spedUp', minedAs: hashOf(2) })
  })

  test('found on the next visit, months of blocks later', async () => {
    const { follow, mine, mineEmpty, last, questions } = following({ nonce: NONCE, unusedAt: 1_000 })
    mineEmpty(40)
    mine([sent(2)])
    mineEmpty(5_000)
    follow()
    await rounds(1)
    expect(last()).toMatchObject({ status: 'confirmed', resolution: 'spedUp', minedAs: hashOf(2) })
    // The transaction's block is deep enough to be final, so the record no longer stores the block.
    expect(last()?.minedIn).toBeUndefined()
    expect(questions().length).toBeLessThan(25)
  })

  test('found although the node has forgotten when the nonce was unused', async () => {
    const { follow, mine, mineEmpty, last, state } = following({ nonce: NONCE, unusedAt: 1_000 })
    mineEmpty(900)
    mine([sent(2)])
    mineEmpty(30)
    state.oldest = 1_800
    follow()
    await rounds(1)
    expect(last()).toMatchObject({ status: 'confirmed', minedAs: hashOf(2) })
  })

  test('found although it is not known when the nonce was unused', async () => {
    const { follow, mine, mineEmpty, last, questions } = following({ nonce: NONCE })
    mine([sent(2)])
    mineEmpty(3_000)
    follow()
    await rounds(1)
    expect(last()).toMatchObject({ status: 'confirmed', minedAs: hashOf(2) })
    expect(questions().length).toBeLessThan(40)
  })
})

describe('T03: another transaction with its nonce', () => {
  test.each([
    ['cancelled', sent(2, { to: ALICE, value: 0n, input: '0x' })],
    ['replaced', sent(2, { value: 6n })],
    ['replaced', sent(2, { to: ALICE, value: 0n, input: '0x00' })],
  ] as const)('%s', async (resolution, other) => {
    const { follow, receipts, mine, last } = following()
    follow()
    const waiting = watch(receipts.wait(3, hashOf(1)))
    await rounds(1)
    mine([other])
    await rounds(1)
    expect(last()).toMatchObject({ status: 'failed', resolution, minedAs: hashOf(2) })
    expect(waiting.error).toEqual(new Superseded(resolution, hashOf(2)))
  })

  test('one that cannot be found is never called failed, and is looked for again', async () => {
    const { follow, mine, mineEmpty, last, state } = following({ nonce: NONCE, unusedAt: 1_000 })
    mine([sent(2)])
    mineEmpty(200)
    state.oldest = 1_150
    follow()
    await rounds(1)
    expect(last()).toBeUndefined()
    await jest.advanceTimersByTimeAsync(180_000)
    expect(last()).toMatchObject({ status: 'pending', resolution: 'nonceUsed' })
    state.oldest = 0
    await jest.advanceTimersByTimeAsync(600_000)
    expect(last()).toMatchObject({ status: 'confirmed', resolution: 'spedUp', minedAs: hashOf(2) })
  })

  test('a late receipt of its own is waited for', async () => {
    const { follow, node, mine, last } = following()
    follow()
    await rounds(1)
    const { receipt } = node
    node.receipt = async () => null
    mine([sent(1)])
    await rounds(3)
    expect(last()).toMatchObject({ status: 'pending' })
    node.receipt = receipt
    await rounds(2)
    expect(last()).toMatchObject({ status: 'confirmed' })
    expect(last()?.resolution).toBeUndefined()
  })
})

test('T04: dropped with its nonce unused, it is not seen, still watched, and confirmed when it comes back', async () => {
  const { follow, mempool, mine, last } = following()
  follow()
  await rounds(1)
  mempool.splice(0)
  await jest.advanceTimersByTimeAsync(UNSEEN_MS - 10_000)
  expect(last()?.resolution).toBeUndefined()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(last()).toMatchObject({ status: 'pending', resolution: 'unseen', nonce: NONCE })
  mempool.push(sent(1))
  await jest.advanceTimersByTimeAsync(60_000)
  expect(last()).toMatchObject({ status: 'pending', nonce: NONCE })
  expect(last()?.resolution).toBeUndefined()
  mine([sent(1)])
  await jest.advanceTimersByTimeAsync(12_000)
  expect(last()).toMatchObject({ status: 'confirmed' })
})

test('X17: past its deadline by the chain’s clock it is expired, not failed, until the chain has failed it', async () => {
  const { follow, node, mine, last } = following()
  const { head } = node
  const clock = { now: 1_000 }
  node.head = async (chainId) => ({ ...(await head(chainId)), timestamp: clock.now })
  follow({ deadline: 1_060 })
  await rounds(2)
  expect(last()?.resolution).toBeUndefined()
  clock.now = 1_061
  await jest.advanceTimersByTimeAsync(60_000)
  expect(last()).toMatchObject({ status: 'pending', resolution: 'expired' })
  mine([sent(1)], false)
  await jest.advanceTimersByTimeAsync(12_000)
  expect(last()).toMatchObject({ status: 'failed' })
  expect(last()?.resolution).toBeUndefined()
})

test('T04: one that no node ever knew is not seen either', async () => {
  const { follow, mempool, last } = following()
  mempool.splice(0)
  follow()
  await jest.advanceTimersByTimeAsync(UNSEEN_MS + 60_000)
  expect(last()).toEqual({ status: 'pending', call: CALL, resolution: 'unseen' })
})

test('a smart account’s call that failed inside a transaction that did not is failed', async () => {
  const { follow, node, state, last } = following()
  state.code = '0x6080'
  const logs = [{ address: ALICE, topics: [id('ExecutionFailure(bytes32,uint256)')], data: '0x' }] as Receipt['logs']
  node.receipt = async () => fakeReceipt({ transactionHash: hashOf(1), blockNumber: 1_000, from: BOB, logs })
  follow()
  await rounds(2)
  expect(last()).toMatchObject({ status: 'failed' })
})

describe('past its deadline, one that no node ever knew', () => {
  const later = async (code: Hex) => {
    const { follow, node, mempool, last } = following()
    mempool.splice(0)
    const { head } = node
    node.head = async (chainId) => ({ ...(await head(chainId)), timestamp: 1_061 })
    node.code = async () => code
    node.logs = async () => []
    follow({ deadline: 1_060 })
    await jest.advanceTimersByTimeAsync(UNSEEN_MS + 60_000)
    return last()?.resolution
  }

  test('can only fail if its account has no code: it was never sent under another hash', async () =>
    expect(await later('0x')).toBe('expired'))

  test.each<Hex>(['0x6080', `0xef0100${'ab'.repeat(20)}`])(
    'T28: may have been carried out under another hash if its account has the code %s: its outcome is unknown',
    async (code) => expect(await later(code)).toBe('unclear'),
  )
})

describe('T28: a smart account’s request that the network dropped', () => {
  const dropped = () => {
    const story = following()
    story.mempool.splice(0)
    story.state.code = `0xef0100${'ab'.repeat(20)}`
    const ranges: number[] = []
    story.node.logs = async (_, { fromBlock, toBlock }) => {
      ranges.push(toBlock - fromBlock + 1)
      return []
    }
    return { ...story, ranges }
  }

  test('without a deadline, is given up as unknown after a day', async () => {
    const { follow, last, ranges } = dropped()
    follow()
    await jest.advanceTimersByTimeAsync(BATCH_FOLLOWED_MS - 120_000)
    expect(last()?.resolution).toBeUndefined()
    await jest.advanceTimersByTimeAsync(240_000)
    expect(last()).toEqual({ status: 'pending', call: CALL, resolution: 'unclear' })
    expect(ranges.length).toBeGreaterThan(0)
  })

  test('is found by its operation although more blocks than usual have passed, also where a node gives few', async () => {
    for (const most of [20_000, 1_000]) {
      const { follow, node, mineEmpty, head, last } = dropped()
      mineEmpty(5_000)
      const at = head() - (most === 1_000 ? 500 : 2_500)
      node.logs = async (_, { fromBlock, toBlock }) => {
        if (toBlock - fromBlock >= most) throw new NodeError('tooMany', 'too many blocks')
        return fromBlock <= at ? [fakeLog({ blockNumber: at, transactionHash: hashOf(2) })] : []
      }
      const { receipt } = node
      node.receipt = async (chainId, hash) =>
        hash === hashOf(2) ? fakeReceipt({ transactionHash: hash, blockNumber: at }) : receipt(chainId, hash)
      follow({ addedAt: Date.now() - 12 * 3_600_000 })
      await rounds(2)
      expect(last()).toMatchObject({ status: 'confirmed', minedAs: hashOf(2) })
    }
  })
})

describe('T05: a reorganisation', () => {
  test('takes it back to pending, until it is mined again', async () => {
    const { follow, mine, reorganise, mempool, mineEmpty, seen, last } = following()
    follow()
    mine([sent(1)])
    await rounds(1)
    expect(last()).toMatchObject({ status: 'confirmed', minedIn: 1_001 })
    mineEmpty(1)
    reorganise(2)
    mempool.push(sent(1))
    await jest.advanceTimersByTimeAsync(30_000)
    expect(last()).toMatchObject({ status: 'pending', nonce: NONCE })
    expect(last()?.minedIn).toBeUndefined()
    mine([sent(1)])
    await jest.advanceTimersByTimeAsync(12_000)
    expect(last()).toMatchObject({ status: 'confirmed', minedIn: 1_003 })
    expect(seen.filter(({ status }) => status === 'confirmed')).toHaveLength(2)
  })

  test('undoes a cancellation too, and what was cancelled can be mined after all', async () => {
    const { follow, mine, reorganise, last } = following()
    follow()
    await rounds(1)
    mine([sent(2, { to: ALICE, value: 0n, input: '0x' })])
    await rounds(1)
    expect(last()).toMatchObject({ status: 'failed', resolution: 'cancelled' })
    reorganise(1)
    mine([sent(1)])
    await jest.advanceTimersByTimeAsync(40_000)
    expect(last()).toMatchObject({ status: 'confirmed', minedIn: 1_002 })
    expect(last()?.resolution).toBeUndefined()
    expect(last()?.minedAs).toBeUndefined()
  })

  test('one receipt that is missing once is no reorganisation', async () => {
    const { follow, mine, node, mineEmpty, seen } = following()
    follow()
    mine([sent(1)])
    await rounds(1)
    const { receipt } = node
    node.receipt = async () => {
      node.receipt = receipt
      return null
    }
    mineEmpty(1)
    await jest.advanceTimersByTimeAsync(30_000)
    expect(seen.at(-1)).toMatchObject({ status: 'confirmed' })
    expect(seen.filter(({ status }) => status === 'confirmed')).toHaveLength(1)
  })

  test('is not looked for any more once the block is final', async () => {
    const { follow, mine, mineEmpty, last } = following()
    follow()
    mine([sent(1)])
    await rounds(1)
    mineEmpty(finalBlocks(12.06))
    await jest.advanceTimersByTimeAsync(12_000)
    expect(last()).toMatchObject({ status: 'confirmed' })
    expect(last()?.minedIn).toBeUndefined()
    expect(jest.getTimerCount()).toBe(0)
  })
})

describe('T12: what was sent is compared with what was asked', () => {
  test.each<[string, Partial<Transaction>]>([
    ['to another receiver', { to: ALICE }],
    ['with more', { value: 6n }],
    ['with other data', { input: '0x1235' }],
  ])('%s', async (_, changes) => {
    const { follow, mempool, mine, last } = following()
    mempool.splice(0)
    follow()
    mine([sent(1, changes)])
    await rounds(1)
    expect(last()).toMatchObject({ status: 'confirmed', isAltered: true })
  })

  test('the alarm does not wait for the block', async () => {
    const { follow, mempool, last } = following()
    mempool.splice(0, 1, sent(1, { to: ALICE }))
    follow()
    await rounds(1)
    expect(last()).toMatchObject({ status: 'pending', isAltered: true })
  })

  test('what is as asked raises none, nor what a smart account’s helper sends', async () => {
    const { follow, receipts, state, mempool, mine, last, questions, mineEmpty } = following()
    state.code = '0xef0100'
    mempool.splice(0)
    follow()
    const waiting = watch(receipts.wait(3, hashOf(1)))
    mine([sent(1, { from: BOB, to: ALICE })])
    await rounds(1)
    expect(last()).toMatchObject({ status: 'confirmed' })
    expect(last()?.isAltered).toBeUndefined()
    expect(last()?.nonce).toBeUndefined()
    expect(waiting.value).toMatchObject({ transactionHash: hashOf(1) })
    questions()
    mineEmpty(3)
    await jest.advanceTimersByTimeAsync(60_000)
    expect(questions()).not.toContain('code')
  })

  test('nor a batch, which has no call of its own to compare with', async () => {
    const { receipts, mempool, mine, questions } = following()
    mempool.splice(0)
    const seen: TransactionState[] = []
    receipts.follow(
      { account: ALICE, chainId: 3, ...storedTransaction({ hash: hashOf(1), addedAt: Date.now() }) },
      (update) => seen.push(update),
    )
    mine([sent(1, { from: BOB, to: ALICE })])
    await rounds(1)
    expect(seen.at(-1)).toMatchObject({ status: 'confirmed' })
    expect(seen.at(-1)?.isAltered).toBeUndefined()
    expect(questions()).not.toContain('code')
  })

  test('a plain account that did not pay itself is told who did, and no success', async () => {
    const { follow, receipts, mempool, mine, seen, last } = following()
    mempool.splice(0, 1, sent(1, { from: BOB }))
    follow()
    const waiting = watch(receipts.wait(3, hashOf(1)))
    await rounds(1)
    mine([sent(1, { from: BOB })])
    await rounds(1)
    expect(last()).toMatchObject({ status: 'confirmed', isAltered: true, sentFrom: BOB })
    expect(seen.filter(({ status, sentFrom }) => status !== 'pending' && !sentFrom)).toEqual([])
    expect(waiting.value).toBeUndefined()
    expect(waiting.error).toMatchObject({ name: 'Altered', sentFrom: BOB, hash: hashOf(1) })
  })

  test('X50: an account that has code by the time that it is mined is no plain one', async () => {
    const { follow, receipts, mempool, mine, state, last } = following()
    mempool.splice(0)
    follow()
    const waiting = watch(receipts.wait(3, hashOf(1)))
    await jest.advanceTimersByTimeAsync(UNSEEN_MS + 60_000)
    expect(last()).toMatchObject({ status: 'pending', resolution: 'unseen' })
    // The account's first operation deploys it.
    state.code = '0x6080'
    mine([sent(1, { from: BOB })])
    await jest.advanceTimersByTimeAsync(60_000)
    expect(last()).toMatchObject({ status: 'confirmed' })
    expect(last()?.isAltered).toBeUndefined()
    expect(waiting.value).toMatchObject({ transactionHash: hashOf(1) })
  })

  test('until it is known whether the account is a plain one, someone else’s success is not reported', async () => {
    const { follow, receipts, node, mempool, mine, seen, last } = following()
    mempool.splice(0)
    const { code } = node
    node.code = () => Promise.reject(new NodeError('network', 'down'))
    follow()
    const waiting = watch(receipts.wait(3, hashOf(1)))
    mine([sent(1, { from: BOB })])
    await jest.advanceTimersByTimeAsync(60_000)
    expect(seen.filter(({ status }) => status !== 'pending')).toEqual([])
    expect(waiting).toEqual({})
    node.code = code
    await jest.advanceTimersByTimeAsync(RECEIPT_BACK_OFF_MS)
    expect(last()).toMatchObject({ status: 'confirmed', sentFrom: BOB })
    expect(waiting.error).toBeInstanceOf(Altered)
  })

  test('an answer that is missing is requested again', async () => {
    const { follow, mempool, node, mine, mineEmpty, last } = following()
    mempool.splice(0)
    const { transaction } = node
    node.transaction = () => Promise.reject(new NodeError('network', 'down'))
    follow()
    mine([sent(1, { to: ALICE })])
    await rounds(1)
    expect(last()).toMatchObject({ status: 'confirmed' })
    node.transaction = transaction
    mineEmpty(1)
    await jest.advanceTimersByTimeAsync(12_000)
    expect(last()).toMatchObject({ status: 'confirmed', isAltered: true })
  })
})

describe('an approval whose amount was changed in the wallet', () => {
  const TOKEN = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'
  const word = (value: bigint) => value.toString(16).padStart(64, '0')
  const approval = (amount: bigint, spender: string = BOB): Partial<Transaction> => ({
    to: TOKEN,
    value: 0n,
    input: `0x095ea7b3${word(BigInt(spender))}${word(amount)}`,
  })
  const digest = (amount: bigint) => callDigest(TOKEN, 0n, approval(amount).input!)
  const requested = {
    call: digest(100n),
    approves: { token: TOKEN, spender: BOB, amount: '100', symbol: 'UNI', decimals: 0 },
  } as const

  test('is reported as that, and is no warning', async () => {
    const { follow, receipts, mempool, mine, last } = following(requested)
    mempool.splice(0, 1, sent(1, approval(50n)))
    follow()
    const waiting = watch(receipts.wait(3, hashOf(1)))
    await rounds(1)
    expect(last()).toMatchObject({ status: 'pending', approved: '50', call: digest(50n) })
    mine([sent(1, approval(50n))])
    await rounds(1)
    expect(last()).toMatchObject({ status: 'confirmed', approved: '50' })
    expect(last()?.isAltered).toBeUndefined()
    expect(waiting.value).toMatchObject({ transactionHash: hashOf(1) })
  })

  test.each<[string, Partial<Transaction>]>([
    ['to a new contract', { ...approval(50n), to: null }],
    ['of another token', { ...approval(50n), to: ALICE }],
    ['for another spender', approval(50n, ALICE)],
    ['for another spender, of the same amount', approval(100n, ALICE)],
    ['with ether', { ...approval(50n), value: 1n }],
    ['with more data', { ...approval(50n), input: `${approval(50n).input!}00` }],
    ['with a spender that is no address', { ...approval(50n), input: `0x095ea7b3${'f'.repeat(64)}${word(50n)}` }],
    ['that adds to what is approved', { ...approval(50n), input: `0x39509351${approval(50n).input!.slice(10)}` }],
  ])('%s: is the alarm', async (_, changes) => {
    const { follow, receipts, mempool, mine, last } = following(requested)
    mempool.splice(0)
    follow()
    const waiting = watch(receipts.wait(3, hashOf(1)))
    mine([sent(1, changes)])
    await rounds(1)
    expect(last()).toMatchObject({ status: 'confirmed', isAltered: true })
    expect(last()?.approved).toBeUndefined()
    expect(waiting.error).toMatchObject({ name: 'Altered', sentFrom: undefined, hash: hashOf(1) })
  })

  test('one that was then sped up is followed to its end', async () => {
    const { follow, mempool, mine, last } = following(requested)
    mempool.splice(0, 1, sent(1, approval(50n)))
    follow()
    await rounds(1)
    mine([sent(2, approval(50n))])
    await rounds(1)
    expect(last()).toMatchObject({ status: 'confirmed', resolution: 'spedUp', minedAs: hashOf(2), approved: '50' })
  })

  test('also where it was changed while it was sped up, and changed back', async () => {
    const lowered = following(requested)
    lowered.mempool.splice(0, 1, sent(1, approval(100n)))
    lowered.follow()
    await rounds(1)
    lowered.mine([sent(2, approval(50n))])
    await rounds(1)
    expect(lowered.last()).toMatchObject({ status: 'confirmed', resolution: 'spedUp', approved: '50' })

    const restored = following(requested)
    restored.mempool.splice(0, 1, sent(1, approval(50n)))
    restored.follow()
    await rounds(1)
    restored.mine([sent(2, approval(100n))])
    await rounds(1)
    expect(restored.last()).toMatchObject({ status: 'confirmed', resolution: 'spedUp' })
    expect(restored.last()?.approved).toBeUndefined()
  })

  test('is remembered on the next visit', async () => {
    const { follow, mempool, mine, last } = following({ ...requested, call: digest(50n), approved: '50' })
    mempool.splice(0)
    follow()
    mine([sent(1, approval(50n))])
    await rounds(1)
    expect(last()).toMatchObject({ status: 'confirmed', approved: '50' })
    expect(last()?.isAltered).toBeUndefined()
  })
})

test('T18: what is let go is not asked for any more', async () => {
  const { follow, seen, mine } = following()
  const stop = follow()
  await rounds(1)
  const before = seen.length
  stop()
  expect(jest.getTimerCount()).toBe(0)
  mine([sent(1)])
  await rounds(5)
  expect(seen).toHaveLength(before)
})
