import { expect, test } from '@jest/globals'
import type { Hex, MinedLog } from '#boundary/node'
import { deploymentOf } from '#config/deployments'
import type { Address } from '#domain/chain/address'
import { NodeError } from '#domain/chain/nodeError'
import { V4_SWAP } from '#domain/pool/v4Key'
import type { LogFilter } from '#services/chain/node'
import { uintWord } from '#services/chain/words'
import type { CountedPool } from '#services/market/history/quoteAmounts'
import { readTradedVolume } from '#services/market/tradedVolume'
import { fakeBlock, fakeLog, fakeNode } from '../../support/fakeNode'

const CHAIN_ID = 3
const { weth, usdc, v4 } = deploymentOf(CHAIN_ID)!
/** A token whose address sorts before WETH and after USDC. */
const TOKEN: Address = '0xBbbBBBbbBbBBbbbbBbbbBBbbBbBbbBBBbbBbBBBb'
const [PAIR, POOL]: Address[] = [
  '0xa2107FA5B38d9bbd2C461D6EDf11B11A50F6b974',
  '0xd3d2E2692501A5c9Ca623199D38826e513033a17',
]
const POOL_ID: Hex = `0x${'4'.repeat(64)}`
const POOLS: readonly CountedPool[] = [
  { pool: { id: PAIR!, protocol: 'v2', fee: 3_000 }, quote: weth },
  { pool: { id: POOL!, protocol: 'v3', fee: 500 }, quote: usdc },
  {
    pool: { id: POOL_ID, protocol: 'v4', fee: 500, tickSpacing: 10, isNative: true, token0: weth, token1: TOKEN },
    quote: weth,
  },
]
const HEAD = 20_000_000
const END = 1_700_000_000
/** Block numbers, at 12 seconds a block. */
const [HOUR_AGO, DAY_AGO] = [HEAD - 300, HEAD - 7_200]

const words = (...values: bigint[]): Hex => `0x${values.map((each) => uintWord(BigInt.asUintN(256, each))).join('')}`
const V2_SWAP: Hex = '0xd78ad95fa46c994b6551d0da85fc275fe613ce37657fb8d5e3d130840159d822'
const V3_SWAP: Hex = '0xc42079f94a6350d7e6235f29174924f928cc2ac818eb64fed8004e115fbcca67'
const inPair = (blockNumber: number, ...amounts: [in0: bigint, in1: bigint, out0: bigint, out1: bigint]) =>
  fakeLog({ address: PAIR!, topics: [V2_SWAP], data: words(...amounts), blockNumber })
const inPool = (blockNumber: number, amount0: bigint, amount1: bigint) =>
  fakeLog({ address: POOL!, topics: [V3_SWAP], data: words(amount0, amount1, 1n, 1n, 0n), blockNumber })
const inV4 = (blockNumber: number, amount0: bigint, amount1: bigint) =>
  fakeLog({
    address: v4!.poolManager,
    topics: [V4_SWAP, POOL_ID],
    data: words(amount0, amount1, 1n, 1n, 0n, 0n),
    blockNumber,
  })

const TRADES = [
  inPair(DAY_AGO - 500, 9_999n, 0n, 0n, 9_999n),
  inPair(DAY_AGO + 500, 7n, 0n, 0n, 20n),
  // A flash loan of 1,000, returned with a fee of 3.
  inPair(HEAD - 5, 0n, 1_003n, 5n, 1_000n),
  inPool(DAY_AGO + 700, -40n, 9n),
  inPool(HEAD - 3, 60n, -9n),
  inV4(HEAD - 2, -100n, 7n),
]

/** The volume that is read from a node with these events. `fault` may return an error for a request. */
function volumeBy(trades: readonly MinedLog[], fault: (filter: LogFilter) => NodeError | null = () => null) {
  const asked: LogFilter[] = []
  const block = (number: number) => fakeBlock({ number, timestamp: END - (HEAD - number) * 12 })
  const node = fakeNode({
    head: async () => block(HEAD),
    block: async (_chainId, number) => block(number),
    logs: async (_chainId, filter) => {
      asked.push(filter)
      const error = fault(filter)
      if (error) throw error
      return trades.filter(
        ({ address, topics, blockNumber }) =>
          filter.addresses?.includes(address) &&
          filter.topics.includes(topics[0]!) &&
          blockNumber >= filter.fromBlock &&
          blockNumber <= filter.toBlock,
      )
    },
  })
  return { asked, volume: readTradedVolume(node, CHAIN_ID, TOKEN, POOLS) }
}

test('the swaps of a day are counted to the unit in V2, V3 and V4; what a flash loan gives back is not', async () => {
  const { volume } = volumeBy(TRADES)
  expect(await volume).toEqual({ since: expect.closeTo(END - 86_400, -3), until: END, traded: ['23', '100', '100'] })
})

test.each([
  ['refuses so many blocks', TRADES, ({ fromBlock }: LogFilter) => fromBlock < HOUR_AGO - 5],
  ['would return too many events', [...TRADES, ...Array.from({ length: 70 }, () => inPool(HEAD - 1, 0n, 0n))], null],
])('where the node %s, it is that of the last hour', async (_, trades, refuses) => {
  const { volume, asked } = volumeBy(trades, (filter) => (refuses?.(filter) ? new NodeError('tooMany', 'No.') : null))
  expect(await volume).toEqual({ since: expect.closeTo(END - 3_600, -2), until: END, traded: ['3', '60', '100'] })
  if (!refuses) expect(Math.min(...asked.map(({ fromBlock }) => fromBlock))).toBeGreaterThanOrEqual(HOUR_AGO)
})

test('a node that returns no events shows none, which is not the same as no answer', async () => {
  expect(await volumeBy(TRADES, () => new NodeError('unsupported', 'No.')).volume).toBeNull()
  await expect(volumeBy(TRADES, () => new NodeError('network', 'down')).volume).rejects.toThrow('down')
})
