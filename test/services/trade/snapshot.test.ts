import { describe, expect, jest, test } from '@jest/globals'
import { AbiCoder, getAddress, Interface } from 'ethers'
import type { Hex } from '#boundary/node'
import type { Address } from '#domain/chain/address'
import { NodeError } from '#domain/chain/nodeError'
import { sqrtRatioAtTick } from '#domain/pool/tickMath'
import { type CallResult, type ContractCall, createMulticall } from '#services/chain/multicall'
import type { Transport } from '#services/chain/transport'
import type { Node } from '#services/chain/node'
import { v2PairAddress, v3PoolAddress } from '#services/pool/pools'
import { createSnapshots } from '#services/trade/snapshot'
import { fakeNode } from '../../support/fakeNode'
import { addressWord, uintWord } from '#services/chain/words'
import { deploymentOf } from '#config/deployments'

const deployment = deploymentOf(1)!
const { weth, usdc, multicall, tickLens, v2Factory, v3Factory } = deployment
const PAIR = v2PairAddress({ v2Factory }, weth, usdc)
const POOL = v3PoolAddress({ v3Factory }, weth, usdc, 3000)

const words = (...values: bigint[]): Hex => `0x${values.map((value) => uintWord(BigInt.asUintN(256, value))).join('')}`
const NO_TICKS = AbiCoder.defaultAbiCoder().encode(['(int24,int128,uint128)[]'], [[]]) as Hex

/** The response of TickLens for one bitmap word of a pool with a fee of 0.3 %. */
function ticksIn(known: ReadonlyMap<string, readonly (readonly [number, bigint])[]>, data: Hex): Hex {
  const [, own] = [...known].find(([pool]) => data.includes(pool.slice(2).toLowerCase())) ?? []
  const word = Number(BigInt.asIntN(256, BigInt(`0x${data.slice(-64)}`)))
  const ticks = (own ?? []).filter(([index]) => Math.floor(index / 60 / 256) === word)
  if (ticks.length === 0) return NO_TICKS
  const all = ticks.map(([index, net]) => [index, net, net < 0n ? -net : net])
  return AbiCoder.defaultAbiCoder().encode(['(int24,int128,uint128)[]'], [all]) as Hex
}

/** A chain with one pair and one pool. The test sets its block and price. */
function chainWithPools() {
  const state = { block: 100, tick: 0, liquidity: 10n ** 20n, reserve0: 10n ** 12n, knowsOld: true }
  const junk = new Map<string, Hex>()
  const lens = new Map<string, [index: number, liquidityNet: bigint][]>()
  const requested: { calls: number; block: number | undefined }[] = []
  const answerOf = ({ to, data }: ContractCall, block: number): Hex => {
    const bad = junk.get(to)
    if (bad !== undefined) return bad
    if (to === multicall) return words(data === '0x42cbb15c' ? BigInt(block) : 1_700_000_000n)
    if (to === PAIR) return words(state.reserve0, 10n ** 21n, 0n)
    if (to === POOL && data === '0x1a686502') return words(state.liquidity)
    if (to === POOL) return words(sqrtRatioAtTick(state.tick), BigInt(state.tick), 0n, 3n, 3n, 0n, 1n)
    return to === tickLens ? ticksIn(lens, data) : '0x'
  }
  const calls = async (list: readonly ContractCall[], block?: number): Promise<CallResult[]> => {
    requested.push({ calls: list.length, block })
    if (block !== undefined && block !== state.block && !state.knowsOld) throw new NodeError('rpc', 'header not found')
    return list.map((call) => ({ success: true, data: answerOf(call, block ?? state.block) }))
  }
  const simulateWith = jest.fn<Node['simulateWith']>()
  const node = fakeNode({ multicall: () => ({ calls }), simulateWith })
  return { state, junk, lens, requested, answerOf, node, simulateWith, snapshots: createSnapshots(node) }
}

const blocksOf = (requested: { block: number | undefined }[]) => requested.map(({ block }) => block)

const abi = new Interface([
  'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) returns ((bool success, bytes returnData)[] results)',
])

describe('a snapshot', () => {
  test('is of one block, also where a node answers it in halves and a block comes in between', async () => {
    const { state, answerOf } = chainWithPools()
    const requests: { calls: number; tag: string; isRefused: boolean }[] = []
    const transport: Transport = {
      async call(_method, params, read) {
        const [{ data }, tag] = params as [{ data: string }, string]
        const requested = abi.decodeFunctionData('aggregate3', data)[0] as [Address, boolean, Hex][]
        const isRefused = requests.length === 0
        requests.push({ calls: requested.length, tag, isRefused })
        if (isRefused) throw new NodeError('capped', 'out of gas')
        const block = tag === 'latest' ? state.block++ : Number(tag)
        const results = requested.map(([to, , call]) => [
          true,
          answerOf({ to: getAddress(to) as Address, data: call }, block),
        ])
        return read(abi.encodeFunctionResult('aggregate3', [results]))
      },
    }
    const { calls } = createMulticall(transport, multicall)
    const node = fakeNode({ multicall: () => ({ calls }) })
    const { blockNumber } = await createSnapshots(node).snapshot(1, weth, usdc)
    expect(blockNumber).toBe(100)
    const [whole, first, second, again] = requests
    expect([first?.tag, second?.tag]).toEqual(['latest', 'latest'])
    expect(again).toEqual({ calls: whole?.calls, tag: '0x64', isRefused: false })
  })

  test('reads ticks at the block of the states, and later only states and what ticks have their turn', async () => {
    const { state, requested, snapshots } = chainWithPools()
    const first = await snapshots.snapshot(1, weth, usdc)
    expect(first).toMatchObject({ blockNumber: 100, timestamp: 1_700_000_000, taxes: [] })
    expect(first.pools.map(({ id }) => id)).toEqual([PAIR, POOL])
    expect(first.pools[1]).toMatchObject({ tick: 0, ticks: [], observationCardinality: 3 })
    expect(blocksOf(requested)).toEqual([undefined, 100])
    state.block = 101
    state.reserve0 += 1n
    const second = await snapshots.snapshot(1, weth, usdc)
    expect(second.blockNumber).toBe(101)
    expect(second.pools[1]).toEqual(first.pools[1])
    expect(second.pools[0]).toMatchObject({ reserve0: '1000000000001' })
    expect(blocksOf(requested)).toEqual([undefined, 100, undefined])
    // The block number, the time, two states (three calls), two words of ticks, and the block number again.
    expect(requested[2]!.calls).toBe(8)
  })

  test('sees liquidity that came beside the price within 30 blocks, with one call for each block', async () => {
    const { state, requested, snapshots, lens } = chainWithPools()
    expect((await snapshots.snapshot(1, weth, usdc)).pools[1]).toMatchObject({ ticks: [] })
    const before = requested.length
    lens.set(POOL, [
      [60, 5n],
      [120, -5n],
    ])
    const blocks: number[] = []
    while (state.block < 130) {
      state.block += 1
      const pool = (await snapshots.snapshot(1, weth, usdc)).pools[1]
      blocks.push(pool?.protocol === 'v3' && pool.ticks.length === 2 ? state.block : 0)
    }
    expect(blocks.some((block) => block > 0)).toBe(true)
    expect(blocks.at(-1)).toBe(130)
    expect(requested).toHaveLength(before + 30)
  })

  test('after a longer pause takes no ticks from before it', async () => {
    const { state, requested, snapshots, lens } = chainWithPools()
    await snapshots.snapshot(1, weth, usdc)
    // The ticks change in a part that is not due for a new read. After the long pause, all ticks must be read again.
    state.block = 131
    lens.set(POOL, [[60, 5n]])
    expect((await snapshots.snapshot(1, weth, usdc)).pools[1]).toMatchObject({ ticks: [[60, '5']] })
    expect(requested.length).toBeLessThanOrEqual(4)
  })

  test('has one-sided pools with the ticks that a trade meets far from their price', async () => {
    const { state, snapshots, lens } = chainWithPools()
    state.liquidity = 0n
    lens.set(POOL, [
      [60_000, 5n],
      [66_000, -5n],
    ])
    const { pools } = await snapshots.snapshot(1, weth, usdc)
    expect(pools[1]).toMatchObject({
      liquidity: '0',
      ticks: [
        [60_000, '5'],
        [66_000, '-5'],
      ],
    })
  })

  test('of which the ticks are too much for one call is read in several, at one block', async () => {
    const { requested, node } = chainWithPools()
    const many = Array.from({ length: 8 }, (_, at): Address => `0x${(at + 1).toString(16).padStart(40, '0')}`)
    const calls = node.multicall(1).calls
    const everywhere = fakeNode({
      multicall: () => ({
        async calls(list: readonly ContractCall[], block?: number) {
          const results = await calls(list, block)
          return results.map((result, at): CallResult => {
            const { to, data } = list[at]!
            if (to === multicall || to === tickLens) return result
            if (data === '0x1a686502') return { success: true, data: words(10n ** 20n) }
            const slot0 = words(sqrtRatioAtTick(0), 0n, 0n, 1n, 1n, 0n, 1n)
            return { success: true, data: data === '0x3850c7bd' ? slot0 : words(10n ** 20n, 10n ** 20n, 0n) }
          })
        },
      }),
      simulateWith: () => Promise.reject(new NodeError('rpc', 'no')),
    })
    const snapshots = createSnapshots(everywhere)
    const { pools, blockNumber } = await snapshots.snapshot(1, many[0]!, many[1]!)
    // Every read finds new pools, but the snapshot keeps only as many pools as routes can use.
    expect(pools.length).toBeGreaterThan(100)
    expect(pools.length).toBeLessThanOrEqual(120)
    expect(blockNumber).toBe(100)
    const [, ...parts] = requested
    expect(parts.length).toBeGreaterThan(1)
    expect(new Set(blocksOf(parts))).toEqual(new Set([100]))
  })

  test('of a node that does not know the block any more is read at the latest one, all of it', async () => {
    const { state, requested, node } = chainWithPools()
    state.knowsOld = false
    const calls = node.multicall(1).calls
    const moving = fakeNode({
      multicall: () => ({
        async calls(list: readonly ContractCall[], block?: number) {
          const results = await calls(list, block)
          if (requested.length === 1) Object.assign(state, { block: 102, tick: 7, reserve0: 5n * 10n ** 12n })
          return results
        },
      }),
    })
    const snapshot = await createSnapshots(moving).snapshot(1, weth, usdc)
    expect(blocksOf(requested)).toEqual([undefined, 100, undefined])
    expect(snapshot).toMatchObject({ blockNumber: 102, pools: [{ reserve0: '5000000000000' }, { tick: 7 }] })
  })

  test('of which a part came from another block is read again at one', async () => {
    const { state, requested, node } = chainWithPools()
    const calls = node.multicall(1).calls
    const halved = fakeNode({
      multicall: () => ({
        async calls(list: readonly ContractCall[], block?: number) {
          const middle = list.length >> 1
          const start = await calls(list.slice(0, middle), block)
          if (requested.length === 1) state.block = 101
          return [...start, ...(await calls(list.slice(middle), block))]
        },
      }),
    })
    const snapshot = await createSnapshots(halved).snapshot(1, weth, usdc)
    expect(snapshot.blockNumber).toBe(100)
    expect(new Set(blocksOf(requested.slice(2)))).toEqual(new Set([100]))
  })

  test('another error goes on, and leaves nothing behind', async () => {
    const { node, snapshots } = chainWithPools()
    const { calls } = node.multicall(1)
    const multicallOf = jest.spyOn(node, 'multicall').mockReturnValue({
      calls: () => Promise.reject(new NodeError('network', 'gone')),
    })
    await expect(snapshots.snapshot(1, weth, usdc)).rejects.toThrow('gone')
    multicallOf.mockReturnValue({ calls })
    expect((await snapshots.snapshot(1, weth, usdc)).pools).toHaveLength(2)
    await expect(snapshots.snapshot(999, weth, usdc)).rejects.toThrow('no known contracts')
  })

  test('looks for new pools after ten minutes', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000)
    try {
      const { junk, requested, snapshots } = chainWithPools()
      junk.set(PAIR, '0x')
      expect((await snapshots.snapshot(1, weth, usdc)).pools).toHaveLength(1)
      junk.clear()
      now.mockReturnValue(1_599_999)
      expect((await snapshots.snapshot(1, weth, usdc)).pools).toHaveLength(1)
      expect(requested.at(-1)!.calls).toBeLessThan(10)
      now.mockReturnValue(1_600_000)
      expect((await snapshots.snapshot(1, weth, usdc)).pools).toHaveLength(2)
      expect(requested).toHaveLength(4)
    } finally {
      now.mockRestore()
    }
  })

  test.each<[string, Hex]>([
    ['nothing', '0x'],
    ['a single byte', '0x01'],
    ['one word', words(1n)],
    ['zeros', words(0n, 0n, 0n, 0n, 0n, 0n, 0n)],
  ])('X23: has no place for a pool that answers with %s', async (_, answer) => {
    const { junk, snapshots } = chainWithPools()
    junk.set(POOL, answer)
    junk.set(PAIR, answer)
    expect((await snapshots.snapshot(1, weth, usdc)).pools).toEqual([])
  })

  test('X23: goes without the ticks that a lens reports nonsense about, and asks no more than three times', async () => {
    const { junk, requested, snapshots } = chainWithPools()
    junk.set(tickLens, '0x')
    const { pools } = await snapshots.snapshot(1, weth, usdc)
    expect(pools.map(({ id }) => id)).toEqual([PAIR])
    expect(requested).toHaveLength(3)
  })
})

describe('taxes that cannot be measured', () => {
  const OTHER: Address = '0x00000000000000000000000000000000000000aA'
  const pair = v2PairAddress({ v2Factory }, OTHER, weth)

  function withToken() {
    const chain = chainWithPools()
    chain.junk.set(pair, words(10n ** 20n, 10n ** 20n, 0n))
    return chain
  }

  test.each<[string, Hex | NodeError]>([
    ['refuses', new NodeError('rpc', 'too many arguments')],
    ['takes no notice', AbiCoder.defaultAbiCoder().encode(['(bool,bytes)[]'], [Array(8).fill([true, '0x'])]) as Hex],
    [
      'says that all failed',
      AbiCoder.defaultAbiCoder().encode(['(bool,bytes)[]'], [Array(8).fill([false, '0x'])]) as Hex,
    ],
  ])('as the node %s are not known, and not requested again', async (_, answer) => {
    const { snapshots, simulateWith } = withToken()
    simulateWith.mockImplementation(() =>
      typeof answer === 'string' ? Promise.resolve(answer) : Promise.reject(answer),
    )
    for (let turn = 0; turn < 2; turn++) expect((await snapshots.snapshot(1, OTHER, weth)).taxes).toBeNull()
    expect(simulateWith).toHaveBeenCalledTimes(1)
  })

  test('as the node was away are requested with the next block', async () => {
    const { snapshots, simulateWith } = withToken()
    simulateWith.mockRejectedValue(new NodeError('timedOut', 'late'))
    for (let turn = 0; turn < 2; turn++) expect((await snapshots.snapshot(1, OTHER, weth)).taxes).toBeNull()
    expect(simulateWith).toHaveBeenCalledTimes(2)
    const [, call, overrides] = simulateWith.mock.calls[0]!
    // The state override replaces only the probe's code, because the pair must still be able to trade.
    expect(Object.keys(overrides)).toEqual([call.from])
    expect(call.data).toContain(addressWord(OTHER))
    // No token can know the address beforehand.
    const [, again, others] = simulateWith.mock.calls[1]!
    expect(again.from).not.toBe(call.from)
    expect(Object.keys(others)).toEqual([again.from])
  })
})
