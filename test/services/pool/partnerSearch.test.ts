import { describe, expect, jest, test } from '@jest/globals'
import { getAddress, id, zeroPadValue } from 'ethers'
import type { Hex, MinedLog } from '#boundary/node'
import type { Address } from '#domain/chain/address'
import { NodeError, type NodeFailure } from '#domain/chain/nodeError'
import { NODE_FAULT_TTL_MS } from '#domain/chain/limits'
import { sortTokens } from '#domain/pool/route'
import type { CallResult, ContractCall } from '#services/chain/multicall'
import type { LogFilter } from '#services/chain/node'
import { createPartners } from '#services/pool/partners'
import type { LogReach } from '#services/pool/logWindows'
import { searchPartners } from '#services/pool/partnerSearch'
import { v2PairAddress, v3PoolAddress } from '#services/pool/pools'
import { fakeBlock, fakeLog, fakeNode } from '../../support/fakeNode'
import { uintWord } from '#services/chain/words'
import { deploymentOf } from '#config/deployments'

const deployment = deploymentOf(1)!
const { v2Factory, v3Factory, weth } = deployment
const token = (n: number) => getAddress(`0x${(0xdd00 + n).toString(16).padStart(40, '0')}`) as Address
const OWN = token(50)
const [A, B, C, D] = [token(1), token(2), token(90), token(4)] as [Address, Address, Address, Address]

/** A factory's event for a new pool. Without a fee, it is the event for a new V2 pair. */
function made(blockNumber: number, other: Address, fee?: number): MinedLog {
  const [token0, token1] = sortTokens(OWN, other)
  const topics = [token0, token1].map((each) => zeroPadValue(each.toLowerCase(), 32) as Hex)
  return fakeLog({
    address: fee === undefined ? v2Factory : v3Factory,
    topics:
      fee === undefined
        ? [id('PairCreated(address,address,address,uint256)') as Hex, ...topics]
        : [id('PoolCreated(address,address,uint24,int24,address)') as Hex, ...topics, `0x${uintWord(fee)}`],
    // The app computes the pool's address instead.
    data: `0x${'ee'.repeat(64)}`,
    blockNumber,
  })
}

/** A node with some events, and with pairs that hold the given amounts of the token whose pools are searched. */
function nodeWith(logs: readonly MinedLog[], held: readonly (readonly [Address, bigint])[], newest = 1_000_000) {
  const requested: LogFilter[] = []
  const read: { calls: ContractCall[]; patience: number | undefined }[] = []
  const limits = { most: Infinity, failure: 'rpc' as NodeFailure }
  const pools = new Map(held)
  const answerOf = ({ to, data }: ContractCall): CallResult => {
    const liquidity = pools.get(to) ?? 0n
    if (data === '0x0902f1ac') return { success: true, data: `0x${[liquidity, liquidity, 0n].map(uintWord).join('')}` }
    if (data === '0x1a686502') return { success: true, data: `0x${uintWord(liquidity)}` }
    return { success: true, data: `0x${[2n ** 96n, 0n, 0n, 1n, 1n, 0n, 1n].map(uintWord).join('')}` }
  }
  const node = fakeNode({
    head: async () => fakeBlock({ number: newest }),
    async logs(_, filter) {
      requested.push(filter)
      const { fromBlock, toBlock, indexed, alsoIndexed } = filter
      if (toBlock - fromBlock + 1 > limits.most) throw new NodeError(limits.failure, 'Too many blocks.')
      return logs.filter(
        ({ topics, blockNumber }) =>
          blockNumber >= fromBlock &&
          blockNumber <= toBlock &&
          (!indexed || topics[1] === indexed) &&
          (!alsoIndexed || topics[2] === alsoIndexed),
      )
    },
    multicall: () => ({
      async calls(calls, _block, patience) {
        read.push({ calls: [...calls], patience })
        return calls.map(answerOf)
      },
    }),
  })
  return { node, requested, read, limits }
}

const reach = (): LogReach => ({ blocks: null })

describe('partners of a token', () => {
  const logs = [made(30, C, 500), made(10, A), made(20, B), made(40, weth, 3000), made(50, D, 10000)]
  const held = [
    [v2PairAddress({ v2Factory }, OWN, A), 100n],
    [v2PairAddress({ v2Factory }, OWN, B), 300n],
    [v3PoolAddress({ v3Factory }, OWN, C, 500), 200n],
  ] as const

  test('are those of all its pools but the usual tokens, whichever comes first, by what is held of it', async () => {
    const { node, requested, read } = nodeWith(logs, held)
    expect(await searchPartners(node, 1, OWN, reach())).toEqual([B, C, A])
    expect(requested).toHaveLength(2)
    expect(requested.map(({ fromBlock, toBlock }) => [fromBlock, toBlock])).toEqual([
      [0, 1_000_000],
      [0, 1_000_000],
    ])
    // The found pools are read together with the requests for the next block.
    expect(read.map(({ patience }) => patience)).toEqual([12_000])
  })

  test('are searched in the newest windows where a node tells of no more, and what it can is remembered', async () => {
    const { node, requested, limits } = nodeWith([...logs, made(999_000, A)], held)
    limits.most = 10_000
    const known = reach()
    expect(await searchPartners(node, 1, OWN, known)).toEqual([A])
    expect(known.blocks).toBe(10_000)
    // All blocks, then a hundred thousand blocks, and then eight windows of ten thousand, each at both factories.
    expect(requested).toHaveLength(2 * (1 + 1 + 8))
    requested.length = 0
    await searchPartners(node, 1, OWN, known)
    expect(requested).toHaveLength(2 * 8)
    expect(requested.every(({ fromBlock, toBlock }) => toBlock - fromBlock < 10_000)).toBe(true)
  })

  test('are not requested again of a node that reports nothing about events', async () => {
    const { node, requested, limits } = nodeWith(logs, held)
    limits.most = 10
    const known = reach()
    expect(await searchPartners(node, 1, OWN, known)).toEqual([])
    expect(known.blocks).toBe(0)
    const before = requested.length
    expect(await searchPartners(node, 1, OWN, known)).toEqual([])
    expect(requested).toHaveLength(before)
  })

  test.each<[NodeFailure, number]>([
    ['network', 2],
    ['limited', 2],
    ['timedOut', 6],
    ['refused', 6],
  ])('nothing is concluded from a node that gives no answer: %s, after %s requests', async (failure, requests) => {
    const { node, requested, limits } = nodeWith(logs, held)
    Object.assign(limits, { most: 0, failure })
    const known = reach()
    await expect(searchPartners(node, 1, OWN, known)).rejects.toMatchObject({ failure })
    expect(known.blocks).toBeNull()
    expect(requested).toHaveLength(requests)
  })

  test.each<NodeFailure>(['network', 'limited', 'timedOut'])(
    'are searched again a while after a search that failed: %s',
    async (failure) => {
      const now = jest.spyOn(Date, 'now').mockReturnValue(1_000)
      try {
        const { node, requested, limits } = nodeWith(logs, held)
        Object.assign(limits, { most: 0, failure })
        const partners = createPartners(node)
        const searched = async () => {
          partners.search(1, [OWN, weth])
          // The node responds without timers, so the search ends before the next task.
          await new Promise(setImmediate)
          return partners.of(1, [OWN, weth], [])
        }
        await import('#services/pool/partnerSearch')
        expect(await searched()).toEqual([])
        const before = requested.length
        expect(before).toBeGreaterThan(0)
        limits.most = Infinity
        now.mockReturnValue(999 + NODE_FAULT_TTL_MS)
        expect(await searched()).toEqual([])
        expect(requested).toHaveLength(before)
        now.mockReturnValue(1_000 + NODE_FAULT_TTL_MS)
        expect(await searched()).toEqual([B, C])
        expect(await searched()).toEqual([B, C])
        expect(requested).toHaveLength(before + 2)
      } finally {
        now.mockRestore()
      }
    },
  )

  test('are examined up to so many, the oldest first, whoever has opened pools since', async () => {
    const spam = Array.from({ length: 500 }, (_, at) => made(1_000 + at, token(1_000 + at)))
    const { node, read } = nodeWith([...spam, ...logs], held)
    expect(await searchPartners(node, 1, OWN, reach())).toEqual([B, C, A])
    expect(read[0]!.calls.length).toBeLessThanOrEqual(2 * 40)
  })
})
