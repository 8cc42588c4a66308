import { findingText } from '#copy/chain/nodes'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { NodeError } from '#domain/chain/nodeError'
import type { NodeAbility, NodeReport } from '#domain/chain/nodeReport'
import { readNodeReport } from '#services/settings/nodeReport'
import { chainAt } from '../../support/chainAt'
import {
  type Behaviour,
  handled,
  healthy,
  type RpcCall,
  startToxicNode,
  status,
  takingAtMost,
  type ToxicNode,
} from '../../support/toxicNode'
import { hex } from '../../chain/hex'

const DAY = 86_400
const BLOCK_S = 600
const HEAD = 10_000
const now = Math.floor(Date.now() / 1000)

let server: ToxicNode
beforeAll(async () => {
  server = await startToxicNode()
})
afterAll(() => server.close())

const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}`
const timeOf = (number: number) => now - 5 - (HEAD - number) * BLOCK_S
const numberIn = (tag: unknown) => (tag === 'latest' ? HEAD : Number(tag))
const refusal = Symbol('refusal')

interface Abilities {
  /** The age of the oldest state that the node keeps, in seconds. */
  statesBack?: number
  logRange?: number
  overrides?: boolean
}

/** A node on a chain with a block every ten minutes. The parameters limit the node's abilities. */
function node({ statesBack = Infinity, logRange = Infinity, overrides = true }: Abilities = {}): Behaviour {
  const results: Record<string, (params: unknown[]) => unknown> = {
    eth_blockNumber: () => hex(HEAD),
    eth_getBlockByNumber: ([tag]) => {
      const number = numberIn(tag)
      return { number: hex(number), hash: word(number + 1), timestamp: hex(timeOf(number)), baseFeePerGas: '0x1' }
    },
    eth_call: ([, tag, changes]) => {
      // A call with state overrides gets the simulator's result for a request without calls.
      if (changes !== undefined) return overrides ? EMPTY_RUN : '0x'
      const number = numberIn(tag)
      return now - timeOf(number) > statesBack + DAY / 4 ? refusal : word(number)
    },
    eth_getLogs: ([filter]) => {
      const { fromBlock, toBlock } = filter as { fromBlock: string; toBlock: string }
      return Number(toBlock) - Number(fromBlock) + 1 > logRange ? refusal : []
    },
  }
  const answer = (call: RpcCall) => {
    const result = results[call.method]?.(call.params)
    return result === refusal
      ? { jsonrpc: '2.0', id: call.id, error: { code: -32000, message: 'key-of-mine: missing trie node' } }
      : { jsonrpc: '2.0', id: call.id, result: result ?? '0x3' }
  }
  return (body) => (Array.isArray(body) ? body.map(answer) : answer(body))
}

/** What `run` of contracts/Simulator.sol returns for no calls and no tokens. */
const EMPTY_RUN = `0x${[
  32n,
  0x546964656d61726b2073696d756c6174696f6e2031n << 88n,
  0n,
  192n,
  256n,
  320n,
  352n,
  1n,
  5n,
  1n,
  5n,
  0n,
  0n,
]
  .map((each) => each.toString(16).padStart(64, '0'))
  .join('')}`

function deafTo(method: string, able = node()): Behaviour {
  return (body, response) => {
    if (![body].flat().some((call) => call.method === method)) return able(body, response)
    response.destroy()
    return handled
  }
}

const report = (url = server.url) => readNodeReport(url, chainAt([]))
const found = ({ abilities }: NodeReport, ability: NodeAbility) => {
  const { isAble, finding } = abilities.find((each) => each.ability === ability)!
  return [isAble, findingText({ isAble, finding })]
}

beforeEach(() => server.behave(node()))

test('a node that can do everything', async () => {
  const { host, blockNumber, ageSeconds, answerMs, abilities } = await report(`${server.url}/v2/key-of-mine`)
  expect(host).toBe(new URL(server.url).host)
  expect(blockNumber).toBe(HEAD)
  expect(ageSeconds).toBeGreaterThanOrEqual(5)
  expect(ageSeconds).toBeLessThan(60)
  expect(answerMs).toBeGreaterThanOrEqual(0)
  expect(abilities).toEqual([
    { ability: 'chain', isAble: true, finding: { kind: 'network', chainName: 'Ropsten', chainId: 3 } },
    { ability: 'batches', isAble: true, finding: { kind: 'batches', calls: 20 } },
    { ability: 'overrides', isAble: true, finding: { kind: 'overrides' } },
    { ability: 'archive', isAble: true, finding: { kind: 'statesBack', age: '30d' } },
    { ability: 'logs', isAble: true, finding: { kind: 'logs', blocks: 10_000 } },
  ])
})

test.each([
  [40 * DAY, true, '30 days back'],
  [8 * DAY, false, '7 days back, no further'],
  [1.2 * DAY, false, '24 hours back, no further'],
  [0, false, 'One hour back, no further'],
  [-DAY, false, 'Only the latest blocks'],
])('states of %d seconds back', async (statesBack, isAble, detail) => {
  server.behave(node({ statesBack }))
  expect(found(await report(), 'archive')).toEqual([isAble, detail])
})

test.each([
  [9, false, 'Refused'],
  [10, true, 'Up to 10 blocks at once'],
  [2_000, true, 'Up to 1,000 blocks at once'],
])('logs of %d blocks', async (logRange, isAble, detail) => {
  server.behave(node({ logRange }))
  expect(found(await report(), 'logs')).toEqual([isAble, detail])
})

test('code that is not put over the account is found out, and so is a node that refuses to', async () => {
  server.behave(node({ overrides: false }))
  expect(found(await report(), 'overrides')).toEqual([false, 'Refused'])
})

test('the trial has the form of a simulation: from and to are the replaced account', async () => {
  server.requests.length = 0
  await report()
  const [call, tag, changes] = server
    .calls()
    .find(({ method, params }) => method === 'eth_call' && params.length === 3)!.params as [
    { from: string; to: string },
    string,
    Record<string, { code: string }>,
  ]
  expect(call.from).toBe(call.to)
  expect(tag).toBe('latest')
  expect(Object.keys(changes)).toEqual([call.to])
  expect(changes[call.to]?.code).toMatch(/^0x[0-9a-f]{100,}$/)
})

test('a node without batches can do all the rest', async () => {
  const able = node()
  server.behave((body, response) => {
    if (!Array.isArray(body)) return able(body, response)
    return { jsonrpc: '2.0', id: null, error: { code: -32600, message: 'batches are off' } }
  })
  const reported = await report()
  expect(found(reported, 'batches')).toEqual([false, 'Refused'])
  expect(reported.abilities.filter(({ isAble }) => !isAble)).toHaveLength(1)
})

test.each([
  [10, 'Up to 10 calls at once, no more'],
  [3, 'Up to 3 calls at once, no more'],
  [2, 'Refused'],
])('a node that takes %d calls at once, and refuses more with HTTP 500', async (most, detail) => {
  server.behave(takingAtMost(most, node()))
  const reported = await report()
  expect(found(reported, 'batches')).toEqual([false, detail])
  expect(reported.abilities.filter(({ isAble }) => !isAble)).toHaveLength(1)
})

test('a limit to how often it is queried is no lack of an ability', async () => {
  const able = node()
  const limited = { code: -32005, message: 'daily request count exceeded, request rate limited' }
  server.behave((body, response) => {
    const calls = [body].flat()
    const isHead = calls.every(({ method, params }) => method !== 'eth_getLogs' && params.length < 3)
    if (isHead) return able(body, response)
    const answers = calls.map(({ id }) => ({ jsonrpc: '2.0', id, error: limited }))
    return Array.isArray(body) ? answers : answers[0]
  })
  const reported = await report()
  expect(found(reported, 'logs')).toEqual([null, 'Too many requests right now'])
  expect(found(reported, 'overrides')).toEqual([null, 'Too many requests right now'])
  server.behave(status(429))
  await expect(report()).rejects.toMatchObject({ failure: 'limited' })
})

test('what was not answered is not said to be refused', async () => {
  server.behave(deafTo('eth_getLogs'))
  const reported = await report()
  expect(found(reported, 'logs')).toEqual([null, 'Could not be determined'])
  expect(found(reported, 'archive')).toEqual([true, '30 days back'])
  server.behave(deafTo('eth_call'))
  expect(found(await report(), 'overrides')).toEqual([null, 'Could not be determined'])
  const able = node()
  server.behave((body, response) => {
    if (!Array.isArray(body) || body.length !== 20 || body[1]?.method !== 'eth_blockNumber') return able(body, response)
    response.destroy()
    return handled
  })
  expect(found(await report(), 'batches')).toEqual([null, 'Could not be determined'])
})

test('past states are not looked for without end on a slow node', async () => {
  server.requests.length = 0
  expect(found(await readNodeReport(server.url, chainAt([]), 0), 'archive')).toEqual([null, 'Could not be determined'])
  const lookups = server
    .calls()
    .filter(({ method, params }) => method === 'eth_getBlockByNumber' && params[0] !== 'latest')
  expect(lookups).toEqual([])
})

test('no node and no node of this chain are errors', async () => {
  server.behave(healthy({ eth_chainId: '0x1' }))
  await expect(report()).rejects.toEqual(new NodeError('wrongChain', 'The node does not serve Ropsten.'))
  server.behave(status(401))
  await expect(report()).rejects.toMatchObject({ failure: 'denied' })
})

test('what the node says of itself, and the rest of its address, is not in the report', async () => {
  server.behave(node({ statesBack: -DAY, logRange: 1 }))
  expect(JSON.stringify(await report(`${server.url}/v2/key-of-mine`))).not.toContain('key-of-mine')
})
