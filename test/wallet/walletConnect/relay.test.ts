import { WebSocket } from 'ws'
import { startRelay, type Relay } from './relay'

let relay: Relay

beforeEach(async () => {
  relay = await startRelay()
})
afterEach(() => relay.close())

const token = (client: string) => ['', Buffer.from(JSON.stringify({ iss: client })).toString('base64url'), ''].join('.')

interface Received {
  id: string
  result?: unknown
  error?: { code: number }
  method?: string
  params?: { data: { topic: string; message: string } }
}

/** A client that sends only the messages of the test, and acknowledges no message by itself. */
async function startClient(name: string) {
  const socket = new WebSocket(`${relay.url}/?auth=${token(name)}`)
  const answers = new Map<string, (answer: Received) => void>()
  const delivered: Received[] = []
  let calls = 0
  socket.on('message', (data: Buffer) => {
    const received = JSON.parse(data.toString('utf8')) as Received
    if (received.method === undefined) answers.get(received.id)?.(received)
    else delivered.push(received)
  })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  return {
    socket,
    delivered: () => delivered.map(({ params }) => params?.data.message),
    call(method: string, params: object) {
      const id = `${name}-${(calls += 1)}`
      socket.send(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
      return new Promise<Received>((resolve) => answers.set(id, resolve))
    },
    acknowledge: () => delivered.forEach(({ id }) => socket.send(JSON.stringify({ id, jsonrpc: '2.0', result: true }))),
  }
}

const closing = (socket: WebSocket) =>
  new Promise<[code: number, reason: string]>((resolve) =>
    socket.once('close', (code, reason) => resolve([code, reason.toString('utf8')])),
  )

const message = (text: string, ttl = 300) => ({ topic: 't', message: text, ttl, tag: 1108 })

test('a message reaches those who have subscribed, and not its sender', async () => {
  const [one, two] = [await startClient('one'), await startClient('two')]
  await one.call('irn_subscribe', { topic: 't' })
  await two.call('irn_batchSubscribe', { topics: ['t', 'u'] })
  expect(await one.call('irn_publish', message('hello'))).toMatchObject({ result: true })
  await two.call('irn_unsubscribe', { topic: 't', id: '' })
  await one.call('irn_publish', message('missed'))
  await two.call('irn_fetchMessages', { topic: 'u' })
  expect([one.delivered(), two.delivered()]).toEqual([[], ['hello']])
  expect(relay.log.map(({ client, method }) => `${client} ${method}`)).toContain('two irn_batchSubscribe')
})

test('a message waits for who comes later, until it is acknowledged or over', async () => {
  const one = await startClient('one')
  await one.call('irn_publish', message('kept'))
  await one.call('irn_publish', message('over', 0))
  const first = await startClient('two')
  await first.call('irn_subscribe', { topic: 't' })
  await first.call('irn_batchFetchMessages', { topics: ['t'] })
  expect(first.delivered()).toEqual(['kept'])

  const unacknowledged = await startClient('two')
  await unacknowledged.call('irn_subscribe', { topic: 't' })
  const fetched = await unacknowledged.call('irn_batchFetchMessages', { topics: ['t'] })
  expect(fetched.result).toMatchObject({ messages: [{ topic: 't', message: 'kept', tag: 1108 }], hasMore: false })
  expect(unacknowledged.delivered()).toEqual(['kept'])
  unacknowledged.acknowledge()
  await unacknowledged.call('irn_fetchMessages', { topic: 't' })

  const last = await startClient('two')
  await last.call('irn_subscribe', { topic: 't' })
  await last.call('irn_fetchMessages', { topic: 't' })
  expect(last.delivered()).toEqual([])
})

test('an unknown method is an error', async () => {
  const one = await startClient('one')
  expect(await one.call('irn_unheardOf', {})).toMatchObject({ error: { code: -32601 } })
})

test('it can be cut, refuse, deny and hang', async () => {
  const one = await startClient('one')
  const cut = closing(one.socket)
  relay.drop()
  expect(await cut).toEqual([1006, ''])
  expect(relay.clients()).toBe(0)

  relay.refuse(true)
  await expect(startClient('two')).rejects.toThrow('socket hang up')
  relay.refuse(false)

  relay.deny('Unauthorized')
  expect(await closing((await startClient('three')).socket)).toEqual([3000, 'Unauthorized'])
  relay.deny(null)

  relay.hang(true)
  const arrived = relay.nextClient()
  const four = await startClient('four')
  expect(await arrived).toBe('four')
  const seen = relay.nextCall('irn_publish')
  void four.call('irn_publish', message('lost'))
  expect(await seen).toEqual({ client: 'four', method: 'irn_publish', topics: ['t'] })
  relay.hang(false)
  expect((await four.call('irn_fetchMessages', { topic: 't' })).result).toEqual({ messages: [], hasMore: false })
})
