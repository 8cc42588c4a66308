/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { quantity, readResult } from '../../src/boundary/node'
import { NodeError, type NodeFailure } from '../../src/domain/nodeError'
import { FOREIGN_TEXT_MAX, NODE_REQUESTS_PER_CALL } from '../../src/domain/limits'
import { checkSetup, createTransport } from '../../src/services/transport'
import {
  bomb,
  corrupted,
  drip,
  handled,
  healthy,
  reset,
  silent,
  startToxicNode,
  status,
  type Behaviour,
  type ToxicNode,
} from '../support/toxicNode'

const nodes: ToxicNode[] = []

beforeEach(async () => {
  for (let count = 0; count < 3; count++) nodes.push(await startToxicNode())
})
afterEach(async () => {
  jest.restoreAllMocks()
  await Promise.all(nodes.splice(0).map((node) => node.close()))
})

/** The milliseconds that each endpoint's turn is given, while the clock that they are counted from stands still. */
function turns() {
  jest.spyOn(performance, 'now').mockReturnValue(1_000)
  const { calls } = jest.spyOn(AbortSignal, 'timeout').mock
  return () => calls.map(([ms]) => ms)
}

interface Setup {
  quorum?: number
  deadlineMs?: number
  urls?: string[]
}

/** Starts as many endpoints as behaviours are given, and a transport over them. */
function over(behaviours: Behaviour[], { quorum = 1, deadlineMs, urls }: Setup = {}) {
  const used = behaviours.map((behaviour, at) => {
    nodes[at]!.behave(behaviour)
    return nodes[at]!
  })
  const transport = createTransport({
    chainId: 3,
    chainName: 'Ropsten',
    urls: urls ?? used.map(({ url }) => url),
    quorum,
    deadlineMs,
  })
  const balance = () =>
    transport.call('eth_getBalance', ['0x0', 'latest'], (result) => readResult(quantity, result, 'a balance'))
  const requests = () => used.map((node) => node.requests.length)
  return { transport, balance, used, requests }
}

/** How a call fails. */
async function failureOf(call: Promise<unknown>): Promise<NodeError> {
  const error = await call.then(
    (value) => new Error(`it gave ${String(value)}`),
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(NodeError)
  return error as NodeError
}

const answering = (result: unknown) => corrupted('eth_getBalance', (answer) => ({ ...answer, result }))

describe('a fault of a single endpoint is a typed error after one answer', () => {
  const faults: [title: string, behaviour: Behaviour, failure: NodeFailure][] = [
    ['R02: 429', status(429), 'refused'],
    ['R02: 429 with an hour to wait', status(429, '', { 'retry-after': '3600' }), 'refused'],
    ['R03: 500 with HTML', status(500, '<h1>Error</h1>'), 'refused'],
    ['R03: 502', status(502), 'refused'],
    ['R03: 503', status(503), 'refused'],
    ['R03: 401', status(401), 'refused'],
    ['R03: 403', status(403), 'refused'],
    ['R04: HTML', status(200, '<html>Are you human?</html>'), 'malformed'],
    ['R04: nothing', status(200, ''), 'malformed'],
    ['R04: truncated JSON', status(200, '[{"jsonrpc":"2.0","id":1,"resu'), 'malformed'],
    ['R04: a JSON string', status(200, '"x"'), 'malformed'],
    ['R04: a byte order mark and nothing', status(200, '\ufeff'), 'malformed'],
    ['R05: another chain', healthy({ eth_chainId: '0x38' }), 'wrongChain'],
    ['R05: no chain id', corrupted('eth_chainId', (answer) => ({ ...answer, result: null })), 'malformed'],
    ['R06: a wrong id', corrupted('eth_getBalance', (answer) => ({ ...answer, id: 999_999 })), 'malformed'],
    ['R06: no id', corrupted('eth_getBalance', (answer) => ({ ...answer, id: undefined })), 'malformed'],
    [
      'R06: an id of text',
      corrupted('eth_getBalance', (answer) => ({ ...answer, id: String(answer.id) })),
      'malformed',
    ],
    [
      'R06: ids swapped within the batch',
      (body) => {
        const [first, second] = healthy()(body, undefined as never) as { id: number }[]
        return [
          { ...first, id: second!.id },
          { ...second, id: first!.id },
        ]
      },
      'wrongChain',
    ],
    [
      'R06: one id twice',
      (body) => {
        const [chain, balance] = healthy()(body, undefined as never) as unknown[]
        return [chain, balance, balance]
      },
      'malformed',
    ],
    ['R07: no result', answering(undefined), 'malformed'],
    ['R07: null', answering(null), 'malformed'],
    ['R07: an object', answering({}), 'malformed'],
    ['R07: a negative number', answering('-0x1'), 'malformed'],
    ['R07: no digits', answering('0xzz'), 'malformed'],
    ['R07: more than 256 bits', answering(`0x1${'0'.repeat(64)}`), 'malformed'],
    ['R07: ten thousand digits', answering(`0x${'1'.repeat(10_000)}`), 'malformed'],
    ['R08: 64 MB from a small gzip', bomb, 'tooLarge'],
    ['R10: a reset', reset, 'network'],
    ['R10: a redirect', status(302, '', { location: '/elsewhere' }), 'network'],
    ['R11: the member is missing', corrupted('eth_getBalance', () => undefined), 'malformed'],
    [
      'R11: the member is an error',
      corrupted('eth_getBalance', ({ id }) => ({ jsonrpc: '2.0', id, error: { code: -32601, message: 'no' } })),
      'rpc',
    ],
  ]

  test.each(faults)('%s', async (_, behaviour, failure) => {
    const { balance, requests } = over([behaviour])
    expect((await failureOf(balance())).failure).toBe(failure)
    expect(requests()[0]).toBeLessThanOrEqual(2)
  })

  test('R10: nothing listens, and the name is unknown', async () => {
    const { url, close } = await startToxicNode()
    await close()
    expect((await failureOf(over([], { urls: [url] }).balance())).failure).toBe('network')
    expect((await failureOf(over([], { urls: ['http://node.invalid'] }).balance())).failure).toBe('network')
  })

  test.each([
    ['R01: silent', silent],
    ['R09: a byte now and then', drip],
  ])('%s: given up at the deadline', async (_, behaviour) => {
    const { balance, requests } = over([behaviour], { deadlineMs: 150 })
    const given = turns()
    expect((await failureOf(balance())).failure).toBe('timedOut')
    expect(given()).toEqual([150])
    expect(requests()).toEqual([1])
  })
})

describe('fail-over', () => {
  test.each([
    ['R02: 429', status(429)],
    ['R03: 503', status(503)],
    ['R03: 401', status(401)],
    ['R04: HTML', status(200, '<html>')],
    ['R05: another chain', healthy({ eth_chainId: '0x38', eth_getBalance: '0x999' })],
    ['R05: an error for the chain id', corrupted('eth_chainId', ({ id }) => ({ jsonrpc: '2.0', id, error: {} }))],
    ['R06: a wrong id', corrupted('eth_getBalance', (answer) => ({ ...answer, id: 0 }))],
    ['R07: a bad result', answering('-0x1')],
    ['R08: too large', bomb],
    ['R10: a reset', reset],
    [
      'R11: out of calls',
      corrupted('eth_getBalance', ({ id }) => ({ jsonrpc: '2.0', id, error: { code: -32005, message: 'limit' } })),
    ],
  ])('%s: the next endpoint answers, and is asked first from then on', async (_, behaviour) => {
    const { balance, requests } = over([behaviour, healthy()])
    expect(await balance()).toBe(100n)
    expect(requests()).toEqual([1, 1])
    expect(await balance()).toBe(100n)
    expect(requests()).toEqual([1, 2])
  })

  test.each([
    ['R01: silent', silent],
    ['R09: a byte now and then', drip],
  ])('%s: the first leaves the second its share of the time', async (_, behaviour) => {
    const { balance, requests } = over([behaviour, healthy()], { deadlineMs: 400 })
    const given = turns()
    expect(await balance()).toBe(100n)
    expect(given()).toEqual([200, 400])
    await balance()
    expect(requests()).toEqual([1, 2])
  })

  test('R01: two silent ones leave the third its share', async () => {
    const { balance } = over([silent, silent, healthy()], { deadlineMs: 600 })
    const given = turns()
    expect(await balance()).toBe(100n)
    expect(given()).toEqual([200, 300, 600])
  })

  test('never more than three requests for one call, whoever refuses what', async () => {
    const noBatch: Behaviour = (body) =>
      Array.isArray(body) ? { error: { code: -32600 } } : healthy()(body, undefined as never)
    const { balance, used } = over([status(503), noBatch, noBatch])
    const total = () => used.reduce((sum, { requests }) => sum + requests.length, 0)
    for (let before = 0, round = 0; round < 4; round++, before = total()) {
      await balance().catch(() => undefined)
      expect(total() - before).toBeLessThanOrEqual(NODE_REQUESTS_PER_CALL)
    }
    expect(await balance()).toBe(100n)
  })

  test('a refusal by a contract is no fault of the endpoint', async () => {
    const data = `0x08c379a0${'0'.repeat(8)}`
    const reverting = corrupted('eth_getBalance', ({ id }) => ({
      jsonrpc: '2.0',
      id,
      error: { code: 3, message: 'execution reverted', data },
    }))
    const { balance, requests } = over([reverting, healthy()])
    expect(await failureOf(balance())).toMatchObject({ failure: 'reverted', data })
    expect(requests()).toEqual([1, 0])
  })

  test.each(['out of gas', 'EVM error OutOfGas', 'execution aborted (timeout = 5s)', 'VM execution error: revert'])(
    '%s counts as a refusal by a contract',
    async (message) => {
      const error = { code: -32000, message }
      const { balance } = over([corrupted('eth_getBalance', ({ id }) => ({ jsonrpc: '2.0', id, error }))])
      expect((await failureOf(balance())).failure).toBe('reverted')
    },
  )

  test('an error answer leaves the endpoint that works in first place', async () => {
    const { balance, requests, used } = over([reset, healthy()])
    await balance()
    const error = { code: -32000, message: 'insufficient funds for gas' }
    used[1]!.behave(corrupted('eth_getBalance', ({ id }) => ({ jsonrpc: '2.0', id, error })))
    expect((await failureOf(balance())).message).toBe(error.message)
    const [before] = requests()
    used[1]!.behave(healthy())
    expect(await balance()).toBe(100n)
    expect(requests()[0]).toBe(before)
  })

  test('when all fail, the first failure is told', async () => {
    const { balance } = over([status(503), reset, status(200, 'x')])
    expect(await failureOf(balance())).toMatchObject({ failure: 'refused', message: expect.stringContaining('503') })
  })

  test('R18: what was down is used again as soon as it is back', async () => {
    const { balance, used } = over([reset, reset])
    await failureOf(balance())
    await failureOf(balance())
    used[1]!.behave(healthy())
    expect(await balance()).toBe(100n)
    used[1]!.behave(reset)
    used[0]!.behave(healthy({ eth_getBalance: '0x65' }))
    expect(await balance()).toBe(101n)
  })

  test('a fourth endpoint gets its turn in a later call', async () => {
    const fourth = await startToxicNode()
    const { balance } = over([reset, reset, reset], { urls: [...nodes.map(({ url }) => url), fourth.url] })
    await failureOf(balance())
    expect(await balance()).toBe(100n)
    await fourth.close()
  })
})

describe('first contact', () => {
  test('the chain id comes with the first call, in one request, and is not asked for again', async () => {
    const { balance, used } = over([healthy()])
    expect([await balance(), await balance()]).toEqual([100n, 100n])
    expect(used[0]!.requests).toHaveLength(2)
    expect(used[0]!.calls().map(({ method }) => method)).toEqual(['eth_chainId', 'eth_getBalance', 'eth_getBalance'])
  })

  test.each<[title: string, refuse: Behaviour]>([
    ['R11: one object instead of an array', (body) => ({ jsonrpc: '2.0', id: null, error: { code: -32600, body } })],
    ['R11: a bad request', status(400, '{}')],
  ])('%s: a node without batches is asked one by one', async (_, refuse) => {
    const { balance, used } = over([
      (body, response) => (Array.isArray(body) ? refuse(body, response) : healthy()(body, response)),
    ])
    expect(await balance()).toBe(100n)
    expect(await balance()).toBe(100n)
    expect(used[0]!.requests.map((body) => (Array.isArray(body) ? 'batch' : body.method))).toEqual([
      'batch',
      'eth_chainId',
      'eth_getBalance',
      'eth_getBalance',
    ])
  })

  test('R05: a node without batches is not believed before its chain id', async () => {
    const wrong = healthy({ eth_chainId: '0x38' })
    const { balance, used } = over([(body, response) => (Array.isArray(body) ? {} : wrong(body, response))])
    expect((await failureOf(balance())).failure).toBe('wrongChain')
    expect(used[0]!.requests.some((body) => !Array.isArray(body) && body.method === 'eth_getBalance')).toBe(false)
  })
})

test('R04: a byte order mark before good JSON is no harm', async () => {
  const { balance } = over([
    (body, response) => {
      response.end(`\ufeff${JSON.stringify(healthy()(body, response))}`)
      return handled
    },
  ])
  expect(await balance()).toBe(100n)
})

test('R17: what a node says is one short line of text', async () => {
  const error = { code: -32000, message: `<b>no</b>\n\u202e${'x'.repeat(1_000_000)}` }
  const { balance } = over([corrupted('eth_getBalance', ({ id }) => ({ jsonrpc: '2.0', id, error }))])
  const { message } = await failureOf(balance())
  expect(message).toHaveLength(FOREIGN_TEXT_MAX)
  expect(message).toMatch(/^<b>no<\/b> x+…$/)
})

describe('a quorum of two', () => {
  const saying = (result: string) => healthy({ eth_getBalance: result })

  test.each([
    ['first', ['0x999', '0x64', '0x64'], 0],
    ['second', ['0x64', '0x999', '0x64'], 1],
  ])('R12: the %s of three lies: the others win, and it is not asked again', async (_, results, liar) => {
    const { balance, requests } = over(results.map(saying), { quorum: 2 })
    expect(await balance()).toBe(100n)
    expect(requests()).toEqual([1, 1, 1])
    expect(await balance()).toBe(100n)
    expect(requests()[liar]).toBe(1)
  })

  test('R12: the third is not asked when two agree', async () => {
    const { balance, requests } = over(['0x64', '0x64', '0x999'].map(saying), { quorum: 2 })
    expect(await balance()).toBe(100n)
    expect(requests()).toEqual([1, 1, 0])
  })

  test('R12: another spelling of the same answer is no lie', async () => {
    const { balance, requests } = over(['0x64', '0x064', '0x999'].map(saying), { quorum: 2 })
    expect(await balance()).toBe(100n)
    expect(requests()).toEqual([1, 1, 0])
  })

  test('R13: all three differ: no answer is used', async () => {
    const { balance, requests } = over(['0x1', '0x2', '0x3'].map(saying), { quorum: 2 })
    const error = await failureOf(balance())
    expect(error.failure).toBe('disagreement')
    expect(error.message).toContain('nodes disagree')
    expect(requests()).toEqual([1, 1, 1])
  })

  test('one that is down is no disagreement', async () => {
    expect(await over([reset, healthy(), healthy()], { quorum: 2 }).balance()).toBe(100n)
    expect((await failureOf(over([reset, reset, healthy()], { quorum: 2 }).balance())).failure).toBe('network')
  })

  test('R01: one that is silent leaves the others their share', async () => {
    const given = turns()
    expect(await over([silent, healthy(), healthy()], { quorum: 2, deadlineMs: 600 }).balance()).toBe(100n)
    expect(given()).toEqual([200, 300, 600])
  })
})

describe('R14: the set-up is checked at the start', () => {
  const chain = { id: 3, name: 'Ropsten', urls: ['http://node.example'] }

  test('no chain', () => {
    expect(() => checkSetup([], 1)).toThrow(/^must have at least one chain$/)
  })

  test.each([0, -1, 1.5, NaN])('quorum %p', (quorum) => {
    expect(() => checkSetup([chain], quorum)).toThrow(/^quorum cannot be lower than minQuorum$/)
  })

  test('a chain without endpoints, or with fewer than must agree', () => {
    const words =
      'Could not find valid provider configuration for chain "Ropsten". Add an RPC URL for it: set RPC_URLS_3 or ALCHEMY_KEY.'
    expect(() => checkSetup([{ ...chain, urls: [] }], 1)).toThrow(words)
    expect(() => checkSetup([chain], 2)).toThrow(words)
    expect(() => checkSetup([chain], 1)).not.toThrow()
  })
})
