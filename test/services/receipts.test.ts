import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { Receipt } from '../../src/boundary/node'
import { RECEIPT_POLL_MS } from '../../src/domain/limits'
import { NodeError } from '../../src/domain/nodeError'
import type { Node } from '../../src/services/node'
import { createReceipts } from '../../src/services/receipts'

const hashOf = (n: number) => `0x${n.toString(16).padStart(64, 'a')}`
const receiptOf = (hash: string, blockNumber = 10) =>
  ({ transactionHash: hash, blockNumber, status: true }) as unknown as Receipt

/** A node that knows receipts by hash and the number of its head. */
function fakeNode() {
  const mined = new Map<string, Receipt>()
  const state = { isDown: false, head: 10 }
  const receipt = jest.fn(async (_: number, hash: string) => {
    if (state.isDown) throw new NodeError('network', 'down')
    return mined.get(hash) ?? null
  })
  const node = { receipt, head: async () => ({ number: state.head }) } as unknown as Node
  return { node, state, mined, receipt }
}

/** Whether a promise is settled by now, and with what. */
function watch<T>(promise: Promise<T>) {
  const seen: { value?: T } = {}
  void promise.then((value) => (seen.value = value))
  return seen
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())
const rounds = (count = 1) => jest.advanceTimersByTimeAsync(count * RECEIPT_POLL_MS)

test('asks at once, then again and again until it is mined, and no more', async () => {
  const { node, mined, receipt } = fakeNode()
  const seen = watch(createReceipts(node).wait(3, hashOf(1)))
  await jest.advanceTimersByTimeAsync(0)
  expect(receipt).toHaveBeenCalledTimes(1)
  await rounds(2)
  expect(seen.value).toBeUndefined()
  mined.set(hashOf(1), receiptOf(hashOf(1)))
  await rounds()
  expect(seen.value).toEqual(receiptOf(hashOf(1)))
  const asked = receipt.mock.calls.length
  await rounds(5)
  expect(receipt).toHaveBeenCalledTimes(asked)
  expect(jest.getTimerCount()).toBe(0)
})

test('all who wait for one share the asking, however they write it', async () => {
  const { node, receipt } = fakeNode()
  const receipts = createReceipts(node)
  const upper = hashOf(1).toUpperCase().replace('0X', '0x')
  expect(receipts.wait(3, hashOf(1))).toBe(receipts.wait(3, upper))
  await jest.advanceTimersByTimeAsync(0)
  expect(receipt).toHaveBeenCalledTimes(1)
})

test('an outage only delays', async () => {
  const { node, state, mined } = fakeNode()
  const seen = watch(createReceipts(node).wait(3, hashOf(1)))
  mined.set(hashOf(1), receiptOf(hashOf(1)))
  state.isDown = true
  await rounds(10)
  expect(seen.value).toBeUndefined()
  state.isDown = false
  await rounds()
  expect(seen.value).toBeDefined()
})

test('confirmations are counted from the head; R16: a head that went back counts none', async () => {
  const { node, state, mined } = fakeNode()
  const receipts = createReceipts(node)
  mined.set(hashOf(1), receiptOf(hashOf(1)))
  const one = watch(receipts.wait(3, hashOf(1)))
  const three = watch(receipts.wait(3, hashOf(1), 3))
  await rounds()
  expect(one.value).toBeDefined()
  for (const head of [11, 5]) {
    state.head = head
    await rounds()
    expect(three.value).toBeUndefined()
  }
  state.head = 12
  await rounds()
  expect(three.value).toBeDefined()
})

test('of many, ten are asked for in a round, and all get their turn', async () => {
  const { node, receipt } = fakeNode()
  const receipts = createReceipts(node)
  for (let n = 0; n < 25; n++) void receipts.wait(3, hashOf(n))
  await jest.advanceTimersByTimeAsync(0)
  expect(receipt).toHaveBeenCalledTimes(10)
  await rounds(2)
  expect(new Set(receipt.mock.calls.map(([, hash]) => hash)).size).toBe(25)
})

test('who comes back for a hash while its round still runs is answered too', async () => {
  const { node, mined } = fakeNode()
  const receipts = createReceipts(node)
  let release: () => void = () => undefined
  const slow = new Promise<null>((resolve) => (release = () => resolve(null)))
  const usual = node.receipt
  node.receipt = (chainId, hash) => (hash === hashOf(2) ? slow : usual(chainId, hash))
  mined.set(hashOf(1), receiptOf(hashOf(1)))
  const first = watch(receipts.wait(3, hashOf(1)))
  void receipts.wait(3, hashOf(2))
  await jest.advanceTimersByTimeAsync(0)
  expect(first.value).toBeDefined()
  const again = watch(receipts.wait(3, hashOf(1)))
  release()
  await rounds(2)
  expect(again.value).toBeDefined()
})
