import { describe, expect, test } from '@jest/globals'
import { id, Interface, toBeHex, zeroPadValue } from 'ethers'
import type { Hex, MinedLog } from '#boundary/node'
import { PERMIT2 } from '#config/uniswap'
import type { Address } from '#domain/chain/address'
import { NodeError, type NodeFailure } from '#domain/chain/nodeError'
import type { ApprovalPlace } from '#domain/approval/approval'
import { searchApprovals } from '#services/approval/approvalSearch'
import type { EventSearch } from '#services/approval/eventSearch'
import type { LogFilter, Node } from '#services/chain/node'
import { fakeBlock, fakeLog, fakeNode } from '../../support/fakeNode'
import { UNI, USDC } from '../../support/fakeServices'
import { ALICE, BOB } from '../../support/fakeWallet'

const CAROL: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const EVENTS = new Interface([
  'event Approval(address indexed owner, address indexed spender, uint256 value)',
  'event Permit(address indexed owner, address indexed token, address indexed spender, uint160 amount, uint48 expiration, uint48 nonce)',
])
const PERMIT2_EVENTS = new Interface([
  'event Approval(address indexed owner, address indexed token, address indexed spender, uint160 amount, uint48 expiration)',
])

const eventOf = (blockNumber: number, address: Address, { topics, data }: { topics: string[]; data: string }) =>
  fakeLog({ blockNumber, address, topics: topics as Hex[], data: data as Hex })
const approval = (blockNumber: number, token: Address, spender: Address) =>
  eventOf(blockNumber, token, EVENTS.encodeEventLog('Approval', [ALICE, spender, 5n]))

/** A node with some events and blocks up to `newest`. A request may cover at most `most` blocks. */
function nodeWith(events: readonly MinedLog[], newest: number, most = Infinity, failure: NodeFailure = 'rpc') {
  const requested: LogFilter[] = []
  const node = fakeNode({
    head: async () => fakeBlock({ number: newest }),
    block: async () => fakeBlock(),
    async logs(_, filter) {
      requested.push(filter)
      const { fromBlock, toBlock } = filter
      if (toBlock - fromBlock + 1 > most) throw new NodeError(failure, 'Too many blocks.')
      return events.filter(({ blockNumber }) => blockNumber >= fromBlock && blockNumber <= toBlock)
    },
  })
  return { node, requested }
}

async function steps(node: Node): Promise<EventSearch<ApprovalPlace>[]> {
  const all: EventSearch<ApprovalPlace>[] = []
  for await (const step of searchApprovals(node, 3, ALICE)) all.push(step)
  return all
}

const place = (token: Address, spender: Address, isThroughPermit2 = false) => ({ token, spender, isThroughPermit2 })

test('all blocks at once: each approval of tokens and of Permit2 once, the newest first', async () => {
  const nft = eventOf(7, USDC, {
    topics: [
      id('Approval(address,address,uint256)'),
      ...[ALICE, BOB, toBeHex(9)].map((each) => zeroPadValue(each, 32)),
    ],
    data: '0x',
  })
  const permit = EVENTS.encodeEventLog('Permit', [ALICE, UNI, BOB, 1n, 2n, 3n])
  const { node, requested } = nodeWith(
    [
      approval(3, USDC, BOB),
      approval(4, UNI, CAROL),
      approval(5, USDC, BOB),
      eventOf(6, PERMIT2.address, PERMIT2_EVENTS.encodeEventLog('Approval', [ALICE, USDC, CAROL, 1n, 2n])),
      nft,
      eventOf(8, PERMIT2.address, permit),
      // A Permit2 event counts only if Permit2 itself emitted it.
      eventOf(9, USDC, permit),
      // The topics of this event are too long for addresses.
      eventOf(9, UNI, {
        topics: [id('Approval(address,address,uint256)'), id('x'), id('y')],
        data: `0x${'0'.repeat(64)}`,
      }),
    ],
    100,
  )
  expect(await steps(node)).toEqual([
    {
      searched: { from: 0, to: 100 },
      found: [place(UNI, BOB, true), place(USDC, CAROL, true), place(USDC, BOB), place(UNI, CAROL)],
      end: 'whole',
    },
  ])
  expect(requested).toEqual([
    {
      topics: [
        id('Approval(address,address,uint256)'),
        id('Approval(address,address,address,uint160,uint48)'),
        id('Permit(address,address,address,uint160,uint48,uint48)'),
      ],
      indexed: zeroPadValue(ALICE.toLowerCase(), 32),
      fromBlock: 0,
      toBlock: 100,
    },
  ])
})

describe('a node that tells of so many blocks at once', () => {
  test('is queried in windows that it takes, which meet without a gap, and tells how far it has come', async () => {
    const events = [approval(0, USDC, BOB), approval(123_456, UNI, BOB), approval(250_000, USDC, CAROL)]
    const { node, requested } = nodeWith(events, 250_000, 10_000)
    const all = await steps(node)
    expect(all.at(-1)).toEqual({
      searched: { from: 0, to: 250_000 },
      found: [place(USDC, CAROL), place(UNI, BOB), place(USDC, BOB)],
      end: 'whole',
    })
    expect(all.slice(0, -1).every(({ end }) => end === null)).toBe(true)
    const reach = all.flatMap(({ searched }) => (searched ? [searched.from] : []))
    expect(reach).toEqual([...reach].sort((a, b) => b - a))
    expect(reach.length).toBeGreaterThan(2)
    const taken = requested.filter(({ fromBlock, toBlock }) => toBlock - fromBlock < 10_000)
    expect(taken[0]?.toBlock).toBe(250_000)
    for (const [index, { toBlock }] of taken.slice(1).entries()) expect(toBlock).toBe(taken[index]!.fromBlock - 1)
    expect(taken.at(-1)?.fromBlock).toBe(0)
  })

  test('is left alone after so many requests, and it is told how far that went', async () => {
    const { node, requested } = nodeWith([approval(19_999_999, USDC, BOB)], 20_000_000, 1_000)
    const last = (await steps(node)).at(-1)
    expect(last).toMatchObject({ found: [place(USDC, BOB)], end: 'limit' })
    expect(requested.length).toBeLessThan(250)
    expect(last?.searched?.to).toBe(20_000_000)
    expect(last?.searched?.from).toBeGreaterThan(19_700_000)
  })

  test('and of none is not queried block by block', async () => {
    const { node, requested } = nodeWith([], 20_000_000, 10)
    await expect(steps(node)).rejects.toThrow('Too many blocks.')
    expect(requested.length).toBeLessThan(30)
  })
})

test.each(['network', 'limited', 'denied'] as const)(
  'a node that is out of reach (%s) is not asked for less',
  async (failure) => {
    const { node, requested } = nodeWith([], 20_000_000, 0, failure)
    await expect(steps(node)).rejects.toMatchObject({ failure })
    expect(requested).toHaveLength(1)
  },
)

test('what lies beyond a window that was not told does not count as searched', async () => {
  const { node } = nodeWith([approval(5, USDC, BOB)], 900_000, 100_000)
  const { logs } = node
  node.logs = async (chainId, filter) => {
    if (filter.fromBlock <= 450_000 && filter.toBlock >= 450_000) throw new NodeError('timedOut', 'Slow.')
    return logs(chainId, filter)
  }
  const last = (await steps(node)).at(-1)
  expect(last).toMatchObject({ found: [], end: 'limit' })
  expect(last?.searched?.from).toBeGreaterThan(450_000)
  expect(last?.searched?.from).toBeLessThan(452_000)
})

test('of too many approvals only so many are examined', async () => {
  const many = Array.from({ length: 600 }, (_, index) => approval(index, USDC, toBeHex(index + 1, 20) as Address))
  const { node } = nodeWith(many, 1_000)
  const last = (await steps(node)).at(-1)
  expect([last?.end, last?.found.length]).toEqual(['many', 500])
  expect(last?.found[0]?.spender).toBe(toBeHex(600, 20))
})
