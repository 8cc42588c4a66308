import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { Interface } from 'ethers'
import { quantity, readResult } from '#boundary/node'
import { NodeError, type NodeFailure } from '#domain/chain/nodeError'
import {
  NODE_BACK_OFF_MAX_MS,
  NODE_CHAIN_TTL_MS,
  NODE_FAULT_TTL_MS,
  NODE_REQUESTS_PER_CALL,
} from '#domain/chain/limits'
import { FOREIGN_TEXT_MAX } from '#domain/browser/limits'
import { createHeadComparison } from '#services/chain/healthLog'
import { createMulticall } from '#services/chain/multicall'
import { checkSetup } from '#services/chain/checkSetup'
import { createTransport } from '#services/chain/transport'
import {
  bomb,
  corrupted,
  drip,
  handled,
  healthy,
  reset,
  type RpcCall,
  silent,
  startToxicNode,
  status,
  takingAtMost,
  type Behaviour,
  type ToxicNode,
} from '../../support/toxicNode'

const nodes: ToxicNode[] = []

beforeEach(async () => {
  for (let count = 0; count < 3; count++) nodes.push(await startToxicNode())
})
afterEach(async () => {
  jest.restoreAllMocks()
  await Promise.all(nodes.splice(0).map((node) => node.close()))
})

/** Stops the clock. Returns a function that lists the timeouts of all requests so far, in milliseconds. */
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
  const requested = (method = 'eth_getBalance') =>
    used.map((node) => node.calls().filter((call) => call.method === method).length)
  return { transport, balance, used, requests, requested }
}

async function failureOf(call: Promise<unknown>): Promise<NodeError> {
  const error = await call.then(
    (value) => new Error(`it gave ${String(value)}`),
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(NodeError)
  return error as NodeError
}

const isOfChain = (body: RpcCall | RpcCall[]) => !Array.isArray(body) && body.method === 'eth_chainId'

const bytes = (count: number): Behaviour => status(200, JSON.stringify('0'.repeat(count)))
const onceVerified =
  (behaviour: Behaviour): Behaviour =>
  (body, response) =>
    isOfChain(body) ? healthy()(body, response) : behaviour(body, response)

const answering = (result: unknown) => corrupted('eth_getBalance', (answer) => ({ ...answer, result }))

test.each([
  ['answered', healthy()],
  ['refused', status(502)],
])('a call that was %s is not kept until its turn would have ended', async (_name, behaviour) => {
  const added: unknown[] = []
  const { addEventListener, removeEventListener } = AbortSignal.prototype
  jest.spyOn(AbortSignal.prototype, 'addEventListener').mockImplementation(function (this: AbortSignal, ...args) {
    // All other listeners come from `fetch`.
    if (Function.prototype.toString.call(args[1]).includes('timedOut')) added.push(args[1])
    addEventListener.apply(this, args)
  })
  jest.spyOn(AbortSignal.prototype, 'removeEventListener').mockImplementation(function (this: AbortSignal, ...args) {
    removeEventListener.apply(this, args)
    added.splice(added.indexOf(args[1]), added.includes(args[1]) ? 1 : 0)
  })
  const { balance } = over([behaviour])
  const calls = [balance(), balance()].map((call) => call.catch(() => null))
  expect(added).toHaveLength(2)
  await Promise.all(calls)
  expect(added).toEqual([])
})

describe('a fault of a single endpoint is a typed error after one answer', () => {
  const faults: [title: string, behaviour: Behaviour, failure: NodeFailure][] = [
    ['R02: 429', status(429), 'limited'],
    ['R02: 429 with an hour to wait', status(429, '', { 'retry-after': '3600' }), 'limited'],
    ['R03: 500 with HTML', status(500, '<h1>Error</h1>'), 'refused'],
    ['R03: 502', status(502), 'refused'],
    ['R03: 503', status(503), 'refused'],
    ['R03: 401', status(401), 'denied'],
    ['R03: 403', status(403), 'denied'],
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
      'unsupported',
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
  ])('%s: abandoned at the deadline', async (_, behaviour) => {
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
  ])('%s: the next endpoint answers, and is queried first from then on', async (_, behaviour) => {
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
    const { balance, requests } = over([behaviour, healthy()], { deadlineMs: 1_000 })
    const given = turns()
    expect(await balance()).toBe(100n)
    expect(given()).toEqual([500, 1_000])
    await balance()
    expect(requests()).toEqual([1, 2])
  })

  test('R01: two silent ones leave the third its share', async () => {
    const { balance } = over([silent, silent, healthy()], { deadlineMs: 1_500 })
    const given = turns()
    expect(await balance()).toBe(100n)
    expect(given()).toEqual([500, 750, 1_500])
  })

  test('never more than three requests for one call beside those for a chain id, whoever refuses what', async () => {
    const noBatch: Behaviour = (body) =>
      Array.isArray(body) ? { error: { code: -32600 } } : healthy()(body, undefined as never)
    const { balance, used } = over([status(503), noBatch, noBatch])
    const total = () => used.flatMap(({ requests }) => requests).filter((body) => !isOfChain(body)).length
    for (let before = 0, round = 0; round < 4; round++, before = total()) {
      await balance().catch(() => undefined)
      expect(total() - before).toBeLessThanOrEqual(NODE_REQUESTS_PER_CALL)
    }
    expect(await balance()).toBe(100n)
  })

  test.each([
    ['everything', bytes(5_000_000), takingAtMost(1, healthy())],
    ['everything but the chain id', onceVerified(bytes(5_000_000)), healthy()],
  ])('R08: one that answers %s with 5 MB leaves the good one its requests', async (_, large, good) => {
    const { balance } = over([large, good])
    expect(await Promise.all([balance(), balance()])).toEqual([100n, 100n])
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

  describe.each(['out of gas', 'EVM error OutOfGas', 'execution aborted (timeout = 5s)'])('%s', (message) => {
    const capped = corrupted('eth_getBalance', ({ id }) => ({ jsonrpc: '2.0', id, error: { code: -32000, message } }))

    test('is a node’s own limit: the next one is queried, and first from then on', async () => {
      const { balance, requests } = over([capped, healthy()])
      expect(await balance()).toBe(100n)
      expect(await balance()).toBe(100n)
      expect(requests()).toEqual([1, 2])
    })

    test('counts as a refusal by the contract when each node says so', async () => {
      const all = over([capped, capped, capped])
      expect(await failureOf(all.balance())).toMatchObject({ failure: 'reverted', message })
      expect(all.requested()).toEqual([1, 1, 1])
    })

    test('counts as a refusal by the contract when it is the only one', async () => {
      expect(await failureOf(over([capped]).balance())).toMatchObject({ failure: 'reverted', message })
    })

    test('is no refusal by the contract when one that was asked gave no answer', async () => {
      expect((await failureOf(over([capped, reset]).balance())).failure).toBe('capped')
      expect((await failureOf(over([reset, capped]).balance())).failure).toBe('capped')
    })

    test('with a quorum, those that carry it out win', async () => {
      expect(await over([capped, healthy(), healthy()], { quorum: 2 }).balance()).toBe(100n)
      const all = over([capped, capped, capped], { quorum: 2 })
      expect((await failureOf(all.balance())).failure).toBe('reverted')
      expect((await failureOf(over([capped, capped, healthy()], { quorum: 2 }).balance())).failure).not.toBe('reverted')
    })
  })

  describe('a node that wants to be left alone', () => {
    const resting = (seconds: number) => status(429, '', { 'retry-after': String(seconds) })

    test('is no longer queried until then, and again afterwards', async () => {
      const now = jest.spyOn(performance, 'now').mockReturnValue(1_000)
      const { balance, requests, used } = over([resting(10)])
      expect((await failureOf(balance())).failure).toBe('limited')
      used[0]!.behave(healthy())
      now.mockReturnValue(10_900)
      expect((await failureOf(balance())).failure).toBe('limited')
      expect(requests()).toEqual([1])
      now.mockReturnValue(11_000)
      expect(await balance()).toBe(100n)
    })

    test('for an hour is queried again sooner', async () => {
      const now = jest.spyOn(performance, 'now').mockReturnValue(1_000)
      const { balance, used } = over([resting(3_600)])
      await failureOf(balance())
      used[0]!.behave(healthy())
      now.mockReturnValue(1_000 + NODE_BACK_OFF_MAX_MS)
      expect(await balance()).toBe(100n)
    })

    test('leaves the others their work', async () => {
      const { balance, used, requests } = over([healthy(), resting(10)])
      await balance()
      used[0]!.behave(status(429, '', { 'retry-after': '10' }))
      expect((await failureOf(balance())).failure).toBe('limited')
      used[1]!.behave(healthy())
      expect(requests()).toEqual([2, 1])
    })

    test('says so within an answer, for each call', async () => {
      const now = jest.spyOn(performance, 'now').mockReturnValue(1_000)
      const rate = { rate: { allowed_rps: 1, backoff_seconds: 5, current_rps: 2.2 } }
      const limit = { code: -32005, message: 'daily request count exceeded, request rate limited', data: rate }
      const { balance, used, requests } = over([
        corrupted('eth_getBalance', ({ id }) => ({ jsonrpc: '2.0', id, error: limit })),
      ])
      expect(await failureOf(balance())).toMatchObject({ failure: 'limited', retryAfterMs: 5_000 })
      used[0]!.behave(healthy())
      expect((await failureOf(balance())).failure).toBe('limited')
      expect(requests()).toEqual([1])
      now.mockReturnValue(6_000)
      expect(await balance()).toBe(100n)
    })
  })

  describe('a node whose answers are of no use', () => {
    const kinds: [title: string, behaviour: Behaviour][] = [
      ['R08: 64 MB from a small gzip', bomb],
      ['R08: 5 MB', bytes(5_000_000)],
      ['R08: 5 MB for all but the chain id', onceVerified(bytes(5_000_000))],
      ['R11: one result for a batch', (body) => ({ ...[body].flat()[0], result: '0x3' })],
      [
        'R11: one result for a batch, and an answer to a call that is sent alone',
        (body, response) => (Array.isArray(body) ? { ...body[0], result: '0x3' } : healthy()(body, response)),
      ],
      ['R11: an empty object', () => ({})],
      ['R11: one error for a batch', () => ({ jsonrpc: '2.0', id: null, error: { code: -32603, message: 'no' } })],
      ['R03: 500', status(500)],
      ['R03: 503', status(503)],
      ['R03: 401', status(401)],
      ['R04: HTML', status(200, '<html>Are you human?</html>')],
      ['R04: nothing', status(200, '')],
      ['R04: truncated JSON', status(200, '[{"jsonrpc":"2.0","id":1,"resu')],
      ['R05: another chain', healthy({ eth_chainId: '0x38' })],
      ['R06: wrong ids', (body) => [body].flat().map(({ id }) => ({ jsonrpc: '2.0', id: id + 1e6, result: '0x3' }))],
      ['R07: null', answering(null)],
      ['R07: no digits', answering('0xzz')],
    ]
    const SECONDS = 22

    test.each(kinds)('%s: is sent at most 8 requests in 22 s, and is used when it is back', async (_, behaviour) => {
      let now = 1_000
      jest.spyOn(performance, 'now').mockImplementation(() => (now += 0.01))
      const { balance, used } = over([behaviour])
      for (const end = now + SECONDS * 1_000; now < end; now += 250)
        for (const result of await Promise.allSettled([balance(), balance(), balance()]))
          expect(result.status).toBe('rejected')
      expect(used[0]!.requests.length).toBeLessThanOrEqual(8)

      used[0]!.behave(healthy())
      now += NODE_BACK_OFF_MAX_MS
      expect(await Promise.all([balance(), balance(), balance()])).toEqual([100n, 100n, 100n])
      const before = used[0]!.requests.length
      await balance()
      expect(used[0]!.requests.length).toBe(before + 1)
    })

    test('R08: one too large answer alone holds nothing up', async () => {
      const { balance, transport, used } = over([healthy()])
      await balance()
      used[0]!.behave((body, response) =>
        [body].flat().some(({ method }) => method === 'eth_getLogs') ? bomb(body, response) : healthy()(body, response),
      )
      const logs = transport.call('eth_getLogs', [], String)
      expect((await failureOf(logs)).failure).toBe('tooLarge')
      expect(await balance()).toBe(100n)
    })
  })

  test.each([400, 413, 500])('HTTP %d with a JSON-RPC error is that error', async (code) => {
    const body = (message: string, more: object) =>
      JSON.stringify({ jsonrpc: '2.0', id: 1, error: { code: -32000, message, ...more } })
    const alone = (message: string, more = {}) => {
      const { balance, used } = over([healthy()])
      return balance().then(() => {
        used[0]!.behave(status(code, body(message, more)))
        return failureOf(balance())
      })
    }
    expect(await alone('execution reverted', { data: '0x08c379a0' })).toMatchObject({
      failure: 'reverted',
      data: '0x08c379a0',
    })
    expect((await alone('missing trie node 3b70')).failure).toBe('noState')
    // A node of Robinhood Chain, for a state that is older than about ten minutes.
    expect((await alone('metadata is not found')).failure).toBe('noState')
    expect((await alone('header not found')).failure).toBe('notFound')
  })

  test('an error that names no call is about the only one', async () => {
    const { balance, used } = over([healthy()])
    await balance()
    used[0]!.behave(() => ({ jsonrpc: '2.0', id: null, error: { code: -32000, message: 'header not found' } }))
    expect((await failureOf(balance())).failure).toBe('notFound')
  })

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

  test('when all fail, the first failure is reported', async () => {
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
  test('the chain id comes with the first call, in one request, and is not requested again', async () => {
    const { balance, used } = over([healthy()])
    expect([await balance(), await balance()]).toEqual([100n, 100n])
    expect(used[0]!.requests).toHaveLength(2)
    expect(used[0]!.calls().map(({ method }) => method)).toEqual(['eth_chainId', 'eth_getBalance', 'eth_getBalance'])
  })

  test.each<[title: string, refuse: Behaviour]>([
    ['R11: one object instead of an array', (body) => ({ jsonrpc: '2.0', id: null, error: { code: -32600, body } })],
    ['R11: a bad request', status(400, '{}')],
  ])('%s: a node without batches is queried one by one', async (_, refuse) => {
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

describe('R05: a gateway that is led to another chain', () => {
  const elsewhere = healthy({ eth_chainId: '0x38', eth_getBalance: '0x999' })

  test.each<[title: string, fault: Behaviour]>([
    ['a reset', reset],
    ['502', status(502)],
    ['429', status(429)],
    ['HTML', status(200, '<html>')],
    ['a bad result', answering('-0x1')],
    [
      'an error of its own',
      corrupted('eth_getBalance', ({ id }) => ({
        jsonrpc: '2.0',
        id,
        error: { code: -32603, message: 'no upstream' },
      })),
    ],
  ])('after %s is not believed', async (_, fault) => {
    const { balance, used } = over([healthy()])
    await balance()
    used[0]!.behave(fault)
    await failureOf(balance())
    used[0]!.behave(elsewhere)
    expect((await failureOf(balance())).failure).toBe('wrongChain')
    expect((await failureOf(balance())).failure).toBe('wrongChain')
  })

  test('after it did not respond in time is not believed', async () => {
    const { balance, used } = over([healthy()], { deadlineMs: 200 })
    await balance()
    used[0]!.behave(silent)
    expect((await failureOf(balance())).failure).toBe('timedOut')
    used[0]!.behave(elsewhere)
    expect((await failureOf(balance())).failure).toBe('wrongChain')
  })

  test('after an error is not believed without batches either', async () => {
    const alone =
      (behaviour: Behaviour): Behaviour =>
      (body, response) =>
        Array.isArray(body) ? { error: { code: -32600 } } : behaviour(body, response)
    const { balance, used } = over([alone(healthy())])
    expect(await Promise.all([balance(), balance()])).toEqual([100n, 100n])
    used[0]!.behave(alone(reset))
    await failureOf(balance())
    used[0]!.behave(alone(elsewhere))
    const before = used[0]!.requests.length
    expect((await failureOf(balance())).failure).toBe('wrongChain')
    expect(used[0]!.requests.slice(before)).toEqual([expect.objectContaining({ method: 'eth_chainId' })])
    used[0]!.behave(alone(healthy()))
    expect(await balance()).toBe(100n)
  })

  test.each([
    ['less than five minutes without a call is not noticed', NODE_CHAIN_TTL_MS - 1, 0x999n],
    ['five minutes without a call is not believed', NODE_CHAIN_TTL_MS, 'wrongChain'],
  ])('after %s', async (_, idleMs, result) => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(1_000)
    const { balance, used } = over([healthy()])
    await balance()
    now.mockReturnValue(1_000 + idleMs)
    used[0]!.behave(elsewhere)
    const answer = await balance().catch((error: unknown) => (error as NodeError).failure)
    expect(answer).toBe(result)
  })

  test('a revert is no error of the node: its chain id is not asked for again', async () => {
    const { balance, used } = over([healthy()])
    await balance()
    used[0]!.behave(
      corrupted('eth_getBalance', ({ id }) => ({ jsonrpc: '2.0', id, error: { code: 3, message: 'no' } })),
    )
    await failureOf(balance())
    await failureOf(balance())
    expect(used[0]!.calls().filter(({ method }) => method === 'eth_chainId')).toHaveLength(1)
  })
})

describe('calls that are requested together', () => {
  const RESULTS = { eth_gasPrice: '0x1', eth_blockNumber: '0x2', eth_chainId: '0x3', net_version: '0x4' }
  const METHODS = ['eth_gasPrice', 'eth_blockNumber', 'net_version'] as const
  const single = healthy(RESULTS)
  const error = (code: number, message = 'no') => ({ jsonrpc: '2.0', error: { code, message } })

  function batching(behaviours: Behaviour[], setup: Setup = {}) {
    const made = over(behaviours, setup)
    const request = (method: string) =>
      made.transport.call(method, [], (result) => Number(readResult(quantity, result, method)))
    return {
      ...made,
      request,
      all: () => Promise.all(METHODS.map(request)),
      settled: async () =>
        (await Promise.allSettled(METHODS.map(request))).map((each) =>
          each.status === 'fulfilled' ? each.value : (each.reason as NodeError).failure,
        ),
      /** The number of calls in each request of an endpoint; 0 for a single call. */
      shapes: (at = 0) => made.used[at]!.requests.map((body) => (Array.isArray(body) ? body.length : 0)),
    }
  }

  test('travel in one request, the chain id of the first contact with them', async () => {
    const { all, shapes, used } = batching([healthy(RESULTS)])
    expect(await all()).toEqual([1, 2, 4])
    expect(await all()).toEqual([1, 2, 4])
    expect(shapes()).toEqual([4, 3])
    expect(used[0]!.calls()[0]!.method).toBe('eth_chainId')
  })

  test('a few milliseconds later is together, too; one alone is no batch', async () => {
    const { request, shapes } = batching([healthy(RESULTS)])
    await request('eth_gasPrice')
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] })
    try {
      const first = request('eth_gasPrice')
      await jest.advanceTimersByTimeAsync(4)
      const second = request('net_version')
      await jest.advanceTimersByTimeAsync(4)
      expect(await Promise.all([first, second])).toEqual([1, 4])
    } finally {
      jest.useRealTimers()
    }
    expect(await request('net_version')).toBe(4)
    expect(shapes()).toEqual([2, 2, 0])
  })

  test('R11: are answered by id, in whatever order', async () => {
    const { all } = batching([(body, response) => (healthy(RESULTS)(body, response) as unknown[]).reverse()])
    expect(await all()).toEqual([1, 2, 4])
  })

  test.each<[title: string, corrupt: (answer: Record<string, unknown>) => unknown, failure: NodeFailure]>([
    ['an error', ({ id }) => ({ ...error(-32601), id }), 'unsupported'],
    ['a revert', ({ id }) => ({ ...error(3), id }), 'reverted'],
    ['nothing', () => undefined, 'malformed'],
    ['a bad result', (answer) => ({ ...answer, result: '-0x1' }), 'malformed'],
  ])('R11: %s for one touches no other', async (_, corrupt, failure) => {
    const { settled, shapes } = batching([corrupted('eth_blockNumber', corrupt, RESULTS)])
    expect(await settled()).toEqual([1, failure, 4])
    expect(await settled()).toEqual([1, failure, 4])
    // An unreadable response may come from another node behind the endpoint, so the chain id is checked again.
    expect(shapes()).toEqual([4, failure === 'malformed' ? 4 : 3])
  })

  test('R11: what geth leaves out because the others have filled the answer is sent alone', async () => {
    const filled = (answers: unknown) =>
      (answers as { id: number }[]).map((answer, at) =>
        at < 2 ? answer : { ...error(-32003, 'response too large'), id: answer.id },
      )
    const { all, shapes, used } = batching([single, silent])
    await all()
    used[0]!.behave((body, response) => {
      const answers = single(body, response)
      return Array.isArray(body) ? filled(answers) : answers
    })
    expect(await all()).toEqual([1, 2, 4])
    expect(shapes()).toEqual([4, 3, 0])
    expect(shapes(1)).toEqual([])
  })

  test('R11: what one endpoint leaves out, the next one is asked for', async () => {
    const { all, shapes } = batching([corrupted('eth_blockNumber', () => undefined, RESULTS), healthy(RESULTS)])
    expect(await all()).toEqual([1, 2, 4])
    expect([shapes(0), shapes(1)]).toEqual([[4], [2]])
  })

  test('R05: of another chain, none is believed', async () => {
    const { settled, shapes } = batching([healthy({ ...RESULTS, eth_chainId: '0x38' }), healthy(RESULTS)])
    expect(await settled()).toEqual([1, 2, 4])
    expect([shapes(0), shapes(1)]).toEqual([[4], [4]])
  })

  test.each([
    ['R03: 503', status(503)],
    ['R10: a reset', reset],
  ])('%s: go on to the next endpoint together', async (_, behaviour) => {
    const { all, shapes } = batching([behaviour, healthy(RESULTS)])
    expect(await all()).toEqual([1, 2, 4])
    expect([shapes(0), shapes(1)]).toEqual([[4], [4]])
  })

  test('R01: a silent endpoint has only its turn of each call’s time', async () => {
    const { all, shapes } = batching([silent, healthy(RESULTS)], { deadlineMs: 5_000 })
    const given = turns()
    expect(await all()).toEqual([1, 2, 4])
    expect(given()).toEqual([2_500, 2_500, 2_500, 5_000, 5_000, 5_000])
    expect([shapes(0), shapes(1)]).toEqual([[4], [4]])
  })

  test('R01: a silent node is abandoned for each, and the request with the last', async () => {
    const aborted = new Promise<void>((resolve) => {
      nodes[0]!.behave((_, response) => {
        response.on('close', resolve)
        return handled
      })
    })
    const { request } = batching([], { urls: [nodes[0]!.url], deadlineMs: 150 })
    const failures = await Promise.all(METHODS.map((method) => failureOf(request(method))))
    expect(failures.map(({ failure }) => failure)).toEqual(['timedOut', 'timedOut', 'timedOut'])
    await aborted
    expect(nodes[0]!.requests).toHaveLength(1)
  })

  test.each<[title: string, refuse: Behaviour]>([
    ['one object instead of an array', () => ({ ...error(-32600), id: null })],
    ['a bad request', status(400, '{}')],
    ['one error without an id', () => [{ ...error(-32600), id: null }]],
    ['an error for the first alone', (body) => [{ ...error(-32600), id: (body as { id: number }[])[0]!.id }]],
    ['an error for each', (body) => (body as { id: number }[]).map(({ id }) => ({ ...error(-32600), id }))],
    ['an empty array', () => []],
  ])('R11: %s: are sent one by one from then on, after the chain id', async (_, refuse) => {
    const { all, used } = batching([
      (body, response) => (Array.isArray(body) ? refuse(body, response) : single(body, response)),
    ])
    expect(await all()).toEqual([1, 2, 4])
    const requested = () => used[0]!.requests.map((body) => (Array.isArray(body) ? 'batch' : body.method))
    expect(requested().slice(0, 3)).toEqual(['batch', 'eth_chainId', 'batch'])
    expect(requested().slice(3).sort()).toEqual([...METHODS].sort())
    expect(await all()).toEqual([1, 2, 4])
    expect(requested().slice(6).sort()).toEqual([...METHODS].sort())
  })

  test('R11: one that takes a single call beside its chain id, but not several', async () => {
    const { all, request, shapes } = batching([
      (body, response) =>
        Array.isArray(body) && body.length > 2 ? { ...error(31), id: null } : single(body, response),
    ])
    await request('net_version')
    expect(await all()).toEqual([1, 2, 4])
    expect(shapes()).toEqual([2, 3, 3, 0, 0, 0])
  })

  test('R02: one that has no calls left does not count as one that refuses batches', async () => {
    const limited: Behaviour = (body) => {
      const answers = [body].flat().map(({ id }) => ({ ...error(-32005, 'limit'), id }))
      return Array.isArray(body) ? answers : answers[0]
    }
    const { all, settled, shapes, used } = batching([single])
    await all()
    used[0]!.behave(limited)
    expect(await settled()).toEqual(['limited', 'limited', 'limited'])
    used[0]!.behave(single)
    expect(await all()).toEqual([1, 2, 4])
    expect(shapes()).toEqual([4, 3, 4])
  })

  test('reverts of all are answers, too', async () => {
    const { all, settled, shapes, used } = batching([single])
    await all()
    used[0]!.behave((body) => [body].flat().map(({ id }) => ({ ...error(3, 'execution reverted'), id })))
    expect(await settled()).toEqual(['reverted', 'reverted', 'reverted'])
    used[0]!.behave(single)
    await all()
    expect(shapes()).toEqual([4, 3, 3])
  })

  test('R08: too much for one answer, they are asked for one by one, and together the next time', async () => {
    const { all, shapes, used } = batching([
      (body, response) => (Array.isArray(body) ? bomb(body, response) : single(body, response)),
    ])
    expect(await all()).toEqual([1, 2, 4])
    expect(shapes()).toEqual([4, 0, 0, 0, 0])
    used[0]!.behave(single)
    await all()
    expect(shapes()).toEqual([4, 0, 0, 0, 0, 3])
  })

  test('never more than three requests that a call has part in, beside those for a chain id', async () => {
    const noBatch: Behaviour = (body) => (Array.isArray(body) ? [] : { ...error(-32005), id: body.id })
    const { all, used } = batching([noBatch, noBatch, noBatch])
    await all().catch(() => undefined)
    for (const method of METHODS) {
      const parts = used
        .flatMap(({ requests }) => requests)
        .filter((body) => [body].flat().some((call) => call.method === method))
      expect(parts.length).toBeLessThanOrEqual(NODE_REQUESTS_PER_CALL)
    }
  })

  describe('a node that refuses more calls than it likes', () => {
    const answers = (body: RpcCall | RpcCall[]) => [body].flat()
    const refusals: [title: string, refuse: Behaviour, isReported: boolean][] = [
      [
        '500, as a free tier does',
        status(500, '{"message":"Batch of more than 3 requests are not allowed","code":31}'),
        true,
      ],
      [
        '500 with an error for each',
        (body, response) => {
          const each = answers(body).map(({ id }) => ({
            ...error(31, 'Batch of more than 3 requests are not allowed'),
            id,
          }))
          return status(500, JSON.stringify(each))(body, response)
        },
        true,
      ],
      ['500 and nothing', status(500), false],
      ['413', status(413, '<h1>Request Entity Too Large</h1>'), false],
      ['405', status(405), false],
      ['400 with an error', status(400, JSON.stringify({ ...error(-32600, 'too many'), id: null })), false],
      ['one error', () => ({ ...error(-32000, 'batch limit 3 exceeded: 20 requests given'), id: null }), true],
      ['an error for the first', (body) => [{ ...error(-32600, 'batch too large'), id: answers(body)[0]!.id }], true],
      [
        'an error of no call',
        () => [{ ...error(-32005, 'Number of requests exceeds max batch size'), id: null }],
        true,
      ],
    ]
    const many = (request: (method: string) => Promise<number>) =>
      Promise.all(Array.from({ length: 19 }, () => request('net_version')))
    const nineteen = Array.from({ length: 19 }, () => 4)

    /** Makes a call shortly before each expiry of the chain check, until the given time. */
    async function inUse(
      request: (method: string) => Promise<number>,
      clock: { mockReturnValue: (ms: number) => unknown },
      until: number,
    ) {
      for (let at = performance.now() + NODE_CHAIN_TTL_MS - 1; at < until; at += NODE_CHAIN_TTL_MS - 1) {
        clock.mockReturnValue(at)
        await request('net_version')
      }
      clock.mockReturnValue(until)
    }

    test.each(refusals)(
      '%s: is queried with fewer at once, and with so many from then on',
      async (_, refuse, isReported) => {
        const { request, shapes } = batching([takingAtMost(3, single, refuse)])
        expect(await many(request)).toEqual(nineteen)
        // The whole batch, the chain id alone, the whole batch again unless the error message is clear, trials with ten
        // and three calls, and then the remaining sixteen calls.
        const finding = isReported ? [20, 0, 10, 3] : [20, 0, 19, 10, 3]
        expect(shapes().slice(0, finding.length)).toEqual(finding)
        expect(shapes().slice(finding.length).sort()).toEqual([0, 3, 3, 3, 3, 3])
        const before = shapes().length
        expect(await many(request)).toEqual(nineteen)
        expect(shapes().slice(before).sort()).toEqual([0, 3, 3, 3, 3, 3, 3])
      },
    )

    test('ten at once is enough for one that takes ten', async () => {
      const { request, shapes } = batching([takingAtMost(10, single)])
      expect(await many(request)).toEqual(nineteen)
      expect(await many(request)).toEqual(nineteen)
      expect(shapes().slice(0, 4)).toEqual([20, 0, 10, 9])
      expect(shapes().slice(4).sort()).toEqual([10, 9])
    })

    test('several requests that are refused find it out once', async () => {
      const { request, shapes } = batching([takingAtMost(3, single)])
      await request('net_version')
      expect(await Promise.all(Array.from({ length: 60 }, () => request('net_version')))).toHaveLength(60)
      expect(shapes().filter((calls) => calls === 60)).toHaveLength(1)
      expect(shapes().filter((calls) => calls === 10)).toHaveLength(1)
    })

    test.each(refusals)('%s: is tried with all of them again after a while', async (_, refuse) => {
      const now = jest.spyOn(performance, 'now').mockReturnValue(1_000)
      const { request, shapes, used } = batching([takingAtMost(3, single, refuse)])
      await many(request)
      used[0]!.behave(single)
      await inUse(request, now, 999 + NODE_FAULT_TTL_MS)
      let before = shapes().length
      await many(request)
      expect(shapes().slice(before)).toHaveLength(7)
      now.mockReturnValue(1_000 + NODE_FAULT_TTL_MS)
      before = shapes().length
      expect(await many(request)).toEqual(nineteen)
      expect(await many(request)).toEqual(nineteen)
      expect(shapes().slice(before)).toEqual([19, 19])
    })

    test('one that takes none is tried with several again after a while, and refuses them for as long', async () => {
      const now = jest.spyOn(performance, 'now').mockReturnValue(1_000)
      const { all, request, shapes } = batching([takingAtMost(1, single)])
      await all()
      await inUse(request, now, 1_000 + NODE_FAULT_TTL_MS)
      const before = shapes().length
      expect([await all(), await all()]).toEqual(Array(2).fill([1, 2, 4]))
      expect(shapes().slice(before)).toEqual([3, 0, 0, 0, 0, 0, 0])
    })

    test('one that takes too long over the fewest is not sent each alone', async () => {
      const slow = (body: RpcCall | RpcCall[]) => ({ ...error(-32000, 'request timed out'), id: answers(body)[0]!.id })
      const { request, shapes, used } = batching([single])
      await request('net_version')
      used[0]!.behave((body) => (Array.isArray(body) ? [slow(body)] : slow(body)))
      const failures = await Promise.all(
        Array.from({ length: 50 }, () => failureOf(request('net_version')).then(({ failure }) => failure)),
      )
      expect(new Set(failures)).toEqual(new Set(['timedOut']))
      expect(shapes().length).toBeLessThanOrEqual(8)
    })

    test('one that does not even tell its chain id is down: it is no longer queried', async () => {
      const { settled, shapes } = batching([status(500), healthy(RESULTS)])
      expect(await settled()).toEqual([1, 2, 4])
      expect([shapes(0), shapes(1)]).toEqual([[4, 0], [4]])
    })

    test('no call has part in more than three requests but those that find it out', async () => {
      const { request, used } = batching([takingAtMost(1, single)])
      expect(await many(request)).toEqual(nineteen)
      const parts = (id: number) => used[0]!.requests.filter((body) => answers(body).some((call) => call.id === id))
      for (const { id, method } of used[0]!.calls()) {
        if (method === 'net_version') expect(parts(id).length).toBeLessThanOrEqual(NODE_REQUESTS_PER_CALL + 1)
      }
      expect(used[0]!.requests.filter((body) => Array.isArray(body)).map((body) => answers(body).length)).toEqual([
        20, 10, 3,
      ])
    })
  })

  const once = (stray: Behaviour, ever: Behaviour): Behaviour => {
    let isOver = false
    return (body, response) => {
      if (isOver || !Array.isArray(body)) return ever(body, response)
      isOver = true
      return stray(body, response)
    }
  }

  describe.each<[title: string, stray: Behaviour]>([
    ['500 and nothing', status(500)],
    ['500 with HTML', status(500, '<h1>Error</h1>')],
    ['an internal error', () => ({ ...error(-32603, 'Internal error'), id: null })],
    ['a timeout upstream', () => ({ ...error(-32000, 'upstream request timeout'), id: null })],
    ['503 with an error', status(503, JSON.stringify({ ...error(-32000, 'no healthy upstream'), id: null }))],
  ])('one stray answer to a whole request, %s', (_, stray) => {
    test('at the first contact: the same calls are sent once more, and later ones together', async () => {
      const { all, shapes } = batching([once(stray, single)])
      expect([await all(), await all(), await all()]).toEqual(Array(3).fill([1, 2, 4]))
      expect(shapes()).toEqual([4, 0, 3, 3, 3])
    })

    test.each([2, 3, 19])('to %s calls later: later rounds are one request each', async (count) => {
      const { request, shapes, used } = batching([single])
      const round = () => Promise.all(Array.from({ length: count }, () => request('net_version')))
      await round()
      used[0]!.behave(once(stray, single))
      const before = shapes().length
      expect(await round()).toEqual(Array(count).fill(4))
      expect(shapes().length - before).toBeLessThanOrEqual(NODE_REQUESTS_PER_CALL)
      const after = shapes().length
      for (let again = 0; again < 3; again++) await round()
      expect(shapes().slice(after)).toEqual([count, count, count])
    })

    test('to a single call at the first contact: later rounds are one request each', async () => {
      const { request, all, shapes } = batching([once(stray, single)])
      expect(await request('net_version')).toBe(4)
      expect([await all(), await all()]).toEqual(Array(2).fill([1, 2, 4]))
      expect(shapes()).toEqual([2, 0, 0, 3, 3])
    })
  })

  test('very many are spread over several requests', async () => {
    const { request, shapes } = batching([single])
    await request('net_version')
    expect(await Promise.all(Array.from({ length: 65 }, () => request('net_version')))).toHaveLength(65)
    expect(shapes().slice(1).sort()).toEqual([60, 5].sort())
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

test('a megabyte of an error, for each call: each is one line, and what is read later is read', async () => {
  const error = { code: -32000, message: `no <b>${'x'.repeat(1_000_000)}` }
  const { transport, used } = over([healthy()])
  const request = () => transport.call('eth_getBalance', ['0x0', 'latest'], (result) => result)
  await request()
  used[0]!.behave(corrupted('eth_getBalance', ({ id }) => ({ jsonrpc: '2.0', id, error })))
  const failures = await Promise.all([failureOf(request()), failureOf(request()), failureOf(request())])
  for (const { failure, message } of failures) {
    expect(failure).toBe('rpc')
    expect(message).toHaveLength(FOREIGN_TEXT_MAX)
  }
  used[0]!.behave(healthy())
  expect(await Promise.all([request(), request(), request()])).toEqual(['0x64', '0x64', '0x64'])
  expect(used[0]!.requests.at(-1)).toHaveLength(4)
})

describe('a quorum of two', () => {
  const saying = (result: string) => healthy({ eth_getBalance: result })

  test.each([
    ['first', ['0x999', '0x64', '0x64'], 0],
    ['second', ['0x64', '0x999', '0x64'], 1],
  ])('R12: the %s of three lies: the others win, and it is not queried again', async (_, results, liar) => {
    const { balance, requested } = over(results.map(saying), { quorum: 2 })
    expect(await balance()).toBe(100n)
    expect(requested()).toEqual([1, 1, 1])
    expect(await balance()).toBe(100n)
    expect(requested()[liar]).toBe(1)
  })

  test('R12: the third is not queried when two agree', async () => {
    const { balance, requested } = over(['0x64', '0x64', '0x999'].map(saying), { quorum: 2 })
    expect(await balance()).toBe(100n)
    expect(requested()).toEqual([1, 1, 0])
  })

  test('R12: another spelling of the same answer is no lie', async () => {
    const { balance, requested } = over(['0x64', '0x064', '0x999'].map(saying), { quorum: 2 })
    expect(await balance()).toBe(100n)
    expect(requested()).toEqual([1, 1, 0])
  })

  test('R13: all three differ: no answer is used', async () => {
    const { balance, requested } = over(['0x1', '0x2', '0x3'].map(saying), { quorum: 2 })
    const error = await failureOf(balance())
    expect(error.failure).toBe('disagreement')
    expect(error.message).toContain('nodes disagree')
    expect(requested()).toEqual([1, 1, 1])
  })

  test('one that is down is no disagreement', async () => {
    expect(await over([reset, healthy(), healthy()], { quorum: 2 }).balance()).toBe(100n)
    expect((await failureOf(over([reset, reset, healthy()], { quorum: 2 }).balance())).failure).toBe('network')
  })

  test('R01: one that falls silent leaves the others their share', async () => {
    const { balance, used } = over([healthy(), healthy(), healthy()], { quorum: 2, deadlineMs: 1_500 })
    await balance()
    used[0]!.behave(silent)
    const given = turns()
    expect(await balance()).toBe(100n)
    expect(given()).toEqual([500, 750, 1_500])
  })

  test('R01: one that is silent from the start is waited for but shortly', async () => {
    const { balance, requested } = over([silent, healthy(), healthy()], { quorum: 2 })
    expect(await balance()).toBe(100n)
    expect(requested()).toEqual([0, 1, 1])
  })

  /** A node whose head is this block. For every balance, the node returns the number of the requested block. */
  const at = (block: number): Behaviour => {
    const tag = `0x${block.toString(16)}`
    const ofTag = (params: unknown[]) => (params[1] === 'latest' ? tag : params[1])
    return (body, response) => {
      const calls = Array.isArray(body) ? body : [body]
      const answers = (healthy({ eth_blockNumber: tag, eth_getBalance: ofTag })(calls, response) as object[]).map(
        (answer, index) => {
          const { id, params } = calls[index]!
          if (Number(params[1]) <= block || params[1] === undefined || params[1] === 'latest') return answer
          return { jsonrpc: '2.0', id, error: { code: -32000, message: 'header not found' } }
        },
      )
      return Array.isArray(body) ? answers : answers[0]
    }
  }

  test.each([
    ['the first', [100, 101, 101], 101n, [0, 1, 1]],
    ['the last', [101, 101, 100], 101n, [1, 1, 0]],
    ['all but one', [100, 102, 100], 100n, [1, 1, 0]],
    ['far away', [101, 2, 102], 101n, [1, 0, 1]],
  ])('nodes some blocks apart (%s) agree on the newest block that two have', async (_, blocks, agreed, expected) => {
    const { balance, requested } = over(blocks.map(at), { quorum: 2 })
    expect(await balance()).toBe(agreed)
    expect(requested()).toEqual(expected)
  })

  test('the block is requested once, for all that is read together or soon after', async () => {
    const { balance, requested, used } = over([at(100), at(101), at(101)], { quorum: 2 })
    expect(await Promise.all([balance(), balance()])).toEqual([101n, 101n])
    used.forEach((node) => node.behave(at(102)))
    expect(await balance()).toBe(101n)
    expect(requested('eth_blockNumber')).toEqual([1, 1, 1])
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_000)
    expect(await balance()).toBe(102n)
    expect(requested('eth_blockNumber')).toEqual([2, 2, 2])
  })

  test('one that tells of a block that nobody else has moves nothing', async () => {
    const { balance } = over([at(1_000_000), at(101), at(101)], { quorum: 2 })
    expect(await balance()).toBe(101n)
  })

  test('what is read after a receipt is read at its block at least', async () => {
    const receipt = { blockNumber: '0x66' }
    const found = (block: number): Behaviour => {
      const node = at(block)
      return (body, response) =>
        Array.isArray(body) || body.method !== 'eth_getTransactionReceipt'
          ? node(body, response)
          : { jsonrpc: '2.0', id: body.id, result: block < 102 ? null : receipt }
    }
    const { balance, transport, used } = over([found(101), found(101), found(101)], { quorum: 2 })
    const read = () => transport.call('eth_getTransactionReceipt', ['0x1'], (result) => result)
    expect([await balance(), await read()]).toEqual([101n, null])
    used[1]!.behave(found(102))
    // The response of one node is not enough.
    expect(await read()).toBeNull()
    used[2]!.behave(found(102))
    expect(await read()).toEqual(receipt)
    expect(await balance()).toBe(102n)
    expect(await read()).toEqual(receipt)
    used[0]!.behave(found(102))
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_000)
    const before = used[0]!.calls().length
    await balance()
    // The node that was one block behind has caught up, so it is used again.
    expect(used[0]!.calls().length).toBeGreaterThan(before + 1)
  })

  test('when those that are left do not agree, the one that was dropped has its say again', async () => {
    const { balance, used, requested } = over([saying('0x1'), healthy(), healthy()], { quorum: 2 })
    expect(await balance()).toBe(100n)
    used[0]!.behave(healthy())
    used[1]!.behave(saying('0x2'))
    expect((await failureOf(balance())).failure).toBe('disagreement')
    expect(requested()).toEqual([1, 2, 2])
    expect(await balance()).toBe(100n)
    expect(requested()).toEqual([2, 3, 3])
  })

  test('a refusal by a contract is believed when two tell of it', async () => {
    const data = `0x08c379a0${'0'.repeat(8)}`
    const reverting = (more: object) =>
      corrupted('eth_getBalance', ({ id }) => ({
        jsonrpc: '2.0',
        id,
        error: { code: 3, message: 'execution reverted', ...more },
      }))
    const lone = over([reverting({}), healthy(), healthy()], { quorum: 2 })
    expect(await lone.balance()).toBe(100n)
    const both = over([reverting({}), reverting({ data }), healthy()], { quorum: 2 })
    expect(await failureOf(both.balance())).toMatchObject({ failure: 'reverted', data })
  })

  test('of fees and estimates, which differ between honest nodes, the middle one is taken', async () => {
    const tips = (values: (string | null)[]) =>
      over(
        values.map((value) => (value === null ? reset : healthy({ eth_maxPriorityFeePerGas: value }))),
        { quorum: 2 },
      ).transport.call('eth_maxPriorityFeePerGas', [], (result) => readResult(quantity, result, 'the fee'))
    expect(await tips(['0x5', '0xffffff', '0x4'])).toBe(5n)
    expect(await tips(['0x0', '0x5', '0x4'])).toBe(4n)
    expect(await tips(['0x5', null, '0x7'])).toBe(7n)
    expect((await failureOf(tips(['0x5', null, null]))).failure).toBe('network')
  })

  test('X28: a quote ten times better than it is, told by one of three, is out-voted', async () => {
    const quoter = new Interface([
      'function quoteExactInputSingle((address tokenIn, address tokenOut, uint256 amountIn, uint24 fee, uint160 limit)) returns (uint256 amountOut, uint160, uint32, uint256 gas)',
      'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) returns ((bool success, bytes returnData)[] results)',
    ])
    const quoting = (amountOut: bigint) => {
      const quote = quoter.encodeFunctionResult('quoteExactInputSingle', [amountOut, 1n, 1, 100_000n])
      return healthy({ eth_call: quoter.encodeFunctionResult('aggregate3', [[[true, quote]]]) })
    }
    const honest = 2_000_000_000n
    for (const liar of [0, 1, 2]) {
      const quotes = [0, 1, 2].map((index) => quoting(index === liar ? 10n * honest : honest))
      const { transport, used } = over(quotes, { quorum: 2 })
      const { calls } = createMulticall(transport, '0xcA11bde05977b3631167028862bE2a173976CA11')
      const [result] = await calls([{ to: '0x61fFE014bA17989E743c5F6cB21bF9697530B21e', data: '0x' }])
      expect(quoter.decodeFunctionResult('quoteExactInputSingle', result!.data).amountOut).toBe(honest)
      const blocks = used.flatMap((node) => node.calls().filter(({ method }) => method === 'eth_call'))
      expect(blocks.map(({ params }) => params[1])).toEqual(blocks.map(() => '0x10'))
    }
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

describe('how endpoints do is noted in passing', () => {
  const LATEST = { number: '0x64', hash: `0x${'1'.repeat(64)}`, timestamp: '0x65', baseFeePerGas: '0x1' }
  const headed = () => healthy({ eth_getBlockByNumber: LATEST })

  test('which one is asked first, when and how fast it answered, and its newest block', async () => {
    const { transport, balance } = over([headed(), healthy()])
    expect(transport.health()).toMatchObject([
      { isFirst: true, answeredAt: null, answerMs: null, block: null, failures: 0, requestsInLastMinute: 0 },
      { isFirst: false, answeredAt: null, requestsInLastMinute: 0 },
    ])
    const before = Date.now()
    await Promise.all([balance(), transport.call('eth_getBlockByNumber', ['latest', false], (result) => result)])
    const [first, second] = transport.health()
    expect(first).toMatchObject({ block: { number: 100, timestamp: 101 }, failures: 0, requestsInLastMinute: 1 })
    expect(first?.answeredAt).toBeGreaterThanOrEqual(before)
    expect(first?.answerMs).toBeGreaterThanOrEqual(0)
    expect(second).toMatchObject({ isFirst: false, answeredAt: null, requestsInLastMinute: 0 })
  })

  test('one that fails is counted once for each request, and the next one is first', async () => {
    const { transport, balance, used } = over([status(403), healthy()])
    await Promise.all([balance(), balance(), balance()])
    expect(transport.health()).toMatchObject([
      { isFirst: false, failures: 1, lastFailure: 'denied', answeredAt: null },
      { isFirst: true, failures: 0, lastFailure: null },
    ])
    used[0]!.behave(healthy())
    used[1]!.behave(status(503))
    await balance()
    expect(transport.health()).toMatchObject([
      { isFirst: true, failures: 0, lastFailure: 'denied' },
      { isFirst: false, failures: 1, lastFailure: 'refused' },
    ])
  })

  test('a refusal and a revert are answers', async () => {
    const { transport } = over([
      corrupted('eth_call', ({ id }) => ({ jsonrpc: '2.0', id, error: { code: 3, message: 'execution reverted' } })),
    ])
    await failureOf(transport.call('eth_call', [{}, 'latest'], (result) => result))
    expect(transport.health()).toMatchObject([{ failures: 0, lastFailure: null, answeredAt: expect.any(Number) }])
  })

  test('how far one is behind the newest block that any of them named', async () => {
    const at = (number: string) => healthy({ eth_getBlockByNumber: { ...LATEST, number } })
    const { transport, used } = over([at('0x64'), at('0x62')])
    const head = () => transport.call('eth_getBlockByNumber', ['latest', false], (result) => result)
    await head()
    expect(transport.health()).toMatchObject([{ lag: 0 }, { lag: null }])
    used[0]!.behave(status(503))
    await head()
    expect(transport.health()).toMatchObject([
      { lag: 0, failedAt: expect.any(Number) },
      { lag: 2, failedAt: null },
    ])
    used[1]!.behave(at('0x65'))
    await head()
    expect(transport.health()).toMatchObject([{ block: { number: 100 } }, { lag: 0 }])
  })

  test('of nodes that are asked together, one that answers first with an older block is behind as well', () => {
    const heads = createHeadComparison()
    heads.note('slow', 98, 1_000)
    heads.note('fast', 100, 1_200)
    expect([heads.lagOf('slow'), heads.lagOf('fast'), heads.lagOf('other')]).toEqual([2, 0, null])
    // Just after a new block, it is not yet known whether the slow node lags further behind.
    heads.note('fast', 101, 13_200)
    expect(heads.lagOf('slow')).toBe(2)
  })

  test('requests older than a minute are not counted', async () => {
    const { transport, balance } = over([healthy()])
    await balance()
    expect(transport.health()).toMatchObject([{ requestsInLastMinute: 1 }])
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_001)
    expect(transport.health()).toMatchObject([{ requestsInLastMinute: 0 }])
  })
})
