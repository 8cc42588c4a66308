import { expect, test } from '@jest/globals'
import type { Address } from '#domain/chain/address'
import { NodeError } from '#domain/chain/nodeError'
import { HISTORY_RANGES, type SeriesRequest } from '#domain/market/history'
import { readHistoryReach } from '#services/market/historyReach'
import { fakeBlock, fakeNode } from '../../support/fakeNode'
import { callData, uintWord } from '#services/chain/words'
import { deploymentOf } from '#config/deployments'

const CHAIN_ID = 3
const { weth } = deploymentOf(CHAIN_ID)!
const TOKEN: Address = '0x514910771AF9Ca656af840dff83E8264EcF986CA'
const POOL: Address = '0xa2107FA5B38d9bbd2C461D6EDf11B11A50F6b974'
const HEAD = 20_000_000
const END = 1_700_000_000
const LENGTHS = Object.values(HISTORY_RANGES).map(({ seconds }) => seconds)
const defaultRequest: SeriesRequest = {
  token: TOKEN,
  pool: { id: POOL, protocol: 'v2', fee: 3000, quote: weth },
  unit: 'quote',
}

interface Abilities {
  /** How far back the node has states and events, in blocks before the head, and its error for older blocks. */
  states?: number
  events?: number
  error?: NodeError
}

function nodeWith({ states = 0, events = 0, error = new NodeError('rpc', 'missing trie node') }: Abilities) {
  const requested = { states: [] as number[], events: [] as number[] }
  const node = fakeNode({
    head: async () => fakeBlock({ number: HEAD, timestamp: END }),
    block: async (_, number) => fakeBlock({ number, timestamp: 1 }),
    logs: async (_, { toBlock }) => {
      requested.events.push(toBlock)
      if (HEAD - toBlock > events) throw error
      return []
    },
    multicall: () => ({
      calls: async (_, block = HEAD) => {
        requested.states.push(block)
        if (HEAD - block > states) throw error
        return [{ success: true, data: callData('0x', uintWord(END)) }]
      },
    }),
  })
  return { requested, reach: (request = defaultRequest) => readHistoryReach(node, CHAIN_ID, request, LENGTHS) }
}

test('an archive node has every range, for one call each', async () => {
  const { requested, reach } = nodeWith({ states: Infinity })
  expect(await reach()).toEqual([true, true, true, true, true])
  expect([requested.states.length, requested.events]).toEqual([LENGTHS.length, []])
  // The first requested block of each range is computed from the usual block time of 12 seconds.
  for (const [index, block] of requested.states.entries()) {
    expect((HEAD - block) * 12).toBeGreaterThan(LENGTHS[index]! * 0.98)
    expect((HEAD - block) * 12).toBeLessThanOrEqual(LENGTHS[index]!)
  }
})

test('a node with states of some days has what events add to them', async () => {
  expect(await nodeWith({ states: 60_000 }).reach()).toEqual([true, true, true, false, false])
  expect(await nodeWith({ states: 128, events: 8_000 }).reach()).toEqual([true, true, false, false, false])
  expect(await nodeWith({ events: Infinity }).reach()).toEqual([true, true, true, true, true])
  expect(await nodeWith({}).reach()).toEqual([false, false, false, false, false])
})

test('an ability that a node gives no response about is not missing', async () => {
  expect(await nodeWith({ error: new NodeError('timedOut', 'Slow.') }).reach()).toEqual([true, true, true, true, true])
  expect(await nodeWith({ error: new NodeError('limited', 'Later.') }).reach()).toEqual([true, true, true, true, true])
})

test('a price feed has its rounds, and is asked nothing', async () => {
  const { requested, reach } = nodeWith({})
  expect(await reach({ token: weth, pool: null, unit: 'usd' })).toEqual([true, true, true, true, true])
  expect(requested).toEqual({ states: [], events: [] })
})
