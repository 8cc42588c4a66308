import { describe, expect, test } from '@jest/globals'
import type { Hex } from '#boundary/node'
import type { Address } from '#domain/chain/address'
import { NodeError } from '#domain/chain/nodeError'
import { readBalanceChanges } from '#services/trade/balanceChanges'
import type { CallResult } from '#services/chain/multicall'
import type { LogFilter } from '#services/chain/node'
import { appStore } from '../../support/appStore'
import { CONTRACTS, UNI, USDC } from '../../support/fakeServices'
import { ALICE, BOB } from '../../support/fakeWallet'

const TRANSFER: Hex = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const word = (value: bigint): Hex => `0x${value.toString(16).padStart(64, '0')}`
const topic = (address: Address) => word(BigInt(address))
const transfer = (token: Address, from: Address, to: Address) => ({
  address: token,
  topics: [TRANSFER, topic(from), topic(to)],
  data: word(1n),
})
const own = transfer(UNI, CONTRACTS.swapRouter, ALICE)
const result = (units: bigint | null): CallResult =>
  units === null ? { success: false, data: '0x' } : { success: true, data: word(units) }

/** Reads block 9 of a chain with these events. In this block the UNI balance changes from `before` to `after`. */
function read(
  events: readonly ReturnType<typeof transfer>[],
  [before, after]: readonly [bigint | null, bigint | null] = [5n, 47n],
  logs = [own],
) {
  const { node } = appStore().services
  const requested: unknown[] = []
  node.logs = async (_chainId, filter: LogFilter) => {
    requested.push(filter)
    return events.map((event, logIndex) => ({ ...event, blockNumber: 9, logIndex }))
  }
  node.multicall = () => ({
    calls: async (calls, blockNumber) => {
      requested.push(blockNumber)
      return calls.map(() => result(blockNumber === 9 ? after : before))
    },
  })
  return {
    changes: readBalanceChanges(node, 3, { account: ALICE, tokens: [UNI] }, { blockNumber: 9, logs }),
    requested,
    node,
  }
}

describe('how much a transaction changed a balance', () => {
  test('is asked of its block and the one before, with the events of its block', async () => {
    const { changes, requested } = read([transfer(UNI, BOB, CONTRACTS.swapRouter), own, transfer(USDC, BOB, ALICE)])
    expect(await changes).toEqual([42n])
    expect(requested).toEqual([{ addresses: [UNI], topics: [TRANSFER], fromBlock: 9, toBlock: 9 }, 9, 8])
  })

  test('may be less than nothing', async () => expect(await read([own], [47n, 5n]).changes).toEqual([-42n]))

  test.each<[string, ReturnType<typeof transfer>]>([
    ['to', transfer(UNI, BOB, ALICE)],
    ['from', transfer(UNI, ALICE, BOB)],
  ])('is not reported where the block has another transfer %s the account', async (_, other) =>
    expect(await read([own, other]).changes).toEqual([null]),
  )

  test('is not reported by a node whose block lacks the transaction', async () =>
    expect(await read([]).changes).toEqual([null]))

  test('is told of a token without events, too', async () =>
    expect(await read([], [5n, 47n], []).changes).toEqual([42n]))

  test.each<[string, readonly [bigint | null, bigint | null]]>([
    ['before', [null, 47n]],
    ['after', [5n, null]],
  ])('is not told of a token that did not respond %s', async (_, balances) =>
    expect(await read([own], balances).changes).toEqual([null]),
  )

  test('nothing is asked for no token, and what a node refuses is thrown', async () => {
    const { node, requested } = read([own])
    requested.length = 0
    expect(await readBalanceChanges(node, 3, { account: ALICE, tokens: [] }, { blockNumber: 9, logs: [] })).toEqual([])
    expect(requested).toEqual([])
    node.logs = async () => Promise.reject(new NodeError('rpc', 'missing trie node'))
    await expect(
      readBalanceChanges(node, 3, { account: ALICE, tokens: [UNI] }, { blockNumber: 9, logs: [] }),
    ).rejects.toThrow(NodeError)
  })
})
