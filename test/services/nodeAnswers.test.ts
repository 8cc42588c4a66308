import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { NodeError } from '#domain/chain/nodeError'
import { revertReason } from '#domain/trade/revertReason'
import { RequestBudget } from '#services/chain/requestBudget'
import { createEndpoint } from '#services/chain/endpoint'
import { createHeadComparison } from '#services/chain/healthLog'
import { acceptsBatch } from '#services/chain/rpcRequest'
import { type NodeAnswer, NODE_ANSWERS } from '../support/nodeAnswers'
import { type Behaviour, handled, healthy, startToxicNode, type ToxicNode } from '../support/toxicNode'

let server: ToxicNode
beforeAll(async () => {
  server = await startToxicNode()
})
afterAll(() => server.close())

/** A node that gives a recorded response. The response has the id of the call, or of the first call in a batch. */
const answering =
  ({ status = 200, error, raw, isNamelessCall }: NodeAnswer): Behaviour =>
  (body, response) => {
    const [first] = [body].flat()
    const reply = { jsonrpc: '2.0', id: isNamelessCall ? null : first?.id, error }
    const text = raw ?? JSON.stringify(Array.isArray(body) && !isNamelessCall ? [reply] : reply)
    response.writeHead(status, { 'content-type': raw?.startsWith('{') === false ? 'text/html' : 'application/json' })
    response.end(text)
    return handled
  }

const turn = () => {
  const budget = new RequestBudget(10_000)
  budget.begin(1)
  return budget
}

/** The error that the transport reports if an endpoint gives this response after it has worked. */
async function reports(answer: NodeAnswer): Promise<NodeError> {
  server.behave(healthy())
  const endpoint = createEndpoint(server.url, () => undefined, createHeadComparison())
  await endpoint.send('eth_blockNumber', [], turn(), String)
  server.behave(answering(answer))
  const error = await endpoint.send('eth_call', [], turn(), String).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(NodeError)
  return error as NodeError
}

const rows = NODE_ANSWERS.map((answer) => [answer.who, answer] as const)
const ofCalls = rows.filter(([, { cause }]) => cause !== 'batch')
const ofBatches = rows.filter(([, { cause }]) => cause === 'batch')

test('there are enough of them, each with its source, none twice', () => {
  expect(NODE_ANSWERS.length).toBeGreaterThanOrEqual(60)
  expect(new Set(rows.map(([who]) => who)).size).toBe(rows.length)
  for (const { source } of NODE_ANSWERS) expect(source).toMatch(/^https:\/\/\S+$|^[\w-]+\/[\w-]+ \S+\/\S+$/)
})

describe('a call that is answered as', () => {
  test.each(ofCalls)('%s', async (_, answer) => {
    const { failure, data } = await reports(answer)
    expect(failure).toBe(answer.cause)
    expect(data).toBe(answer.data ?? null)
  })
})

/** Made-up responses that could be interpreted in several ways. */
const CONSTRUCTED: readonly Pick<NodeAnswer, 'status' | 'error'>[] = [
  { status: 429, error: { code: -32000, message: 'rate limit exceeded: archive requests' } },
  { status: 429, error: { code: -32000, message: 'eth_getLogs is limited to 5 requests per second' } },
  { status: 429, error: { code: -32000, message: 'Rate limit exceeded for batch requests' } },
  { error: { code: -32000, message: 'rate limit exceeded: archive requests' } },
  { error: { code: 429, message: 'eth_getLogs is limited to 5 requests per second' } },
  { error: { code: -32000, message: 'Rate limit exceeded for batch requests' } },
]

test.each(CONSTRUCTED)('a limit is one, whatever it was that was asked too often (constructed): %j', async (answer) => {
  const { failure } = await reports({ who: 'nobody', source: 'constructed', cause: 'limited', ...answer })
  expect(failure).toBe('limited')
})

describe('a batch that is answered as', () => {
  test.each(ofBatches)('%s: is too large, and the node is no worse for it', async (_, answer) => {
    server.behave(answering(answer))
    const calls = [['eth_chainId'], ['eth_blockNumber'], ['eth_gasPrice'], ['net_version']] as const
    expect(await acceptsBatch(server.url, calls, AbortSignal.timeout(10_000))).toBe(false)
    expect((await reports(answer)).failure).toBe('batch')
  })
})

test('what the contract said is found in what older nodes made of it', async () => {
  const reasonOf = async (who: string) => {
    const { data, message } = await reports(NODE_ANSWERS.find((each) => each.who === who)!)
    return revertReason(data, message)
  }
  expect(await reasonOf('Nethermind, of Uniswap')).toMatchObject({ cause: 'slippage' })
  expect(await reasonOf('Nethermind 1.31')).toEqual({ cause: 'coded', text: '0xdf2d9b42' })
})

test('what a provider says of its limits and keys is not repeated: it may name the address', async () => {
  for (const [, answer] of rows) {
    if (answer.cause !== 'limited' && answer.cause !== 'denied') continue
    expect((await reports(answer)).message).toMatch(/^The node (limits|refused)/)
  }
})

test('how long Infura wants to be left alone is read', async () => {
  const answer = NODE_ANSWERS.find(({ who }) => who === 'Infura, rate, within 200')!
  expect((await reports(answer)).retryAfterMs).toBe(30_000)
})
