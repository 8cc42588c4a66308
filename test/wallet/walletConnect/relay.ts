import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WebSocketRoute } from '@playwright/test'
import { WebSocketServer, type WebSocket } from 'ws'

/** A client's call to the relay. The messages are encrypted, so only the two clients know their content. */
export interface RelayCall {
  client: string
  method: string
  topics: string[]
}

/**
 * A WalletConnect v2 relay, which stores messages until they expire or are acknowledged.
 * https://specs.walletconnect.com/2.0/specs/servers/relay/relay-server-rpc
 */
export interface Relay {
  url: string
  port: number
  /** All calls so far, including those without a response. */
  log: readonly RelayCall[]
  nextCall(method: string): Promise<RelayCall>
  nextClient(): Promise<string>
  clients(): number
  /** Connects a page's socket to this relay. Playwright intercepts the socket. */
  connectRoute(route: WebSocketRoute): void
  /** Closes all sockets. The clients may reconnect. */
  drop(): void
  /** While on, the relay accepts no new sockets, but existing sockets stay open. */
  refuse(on: boolean): void
  /** While on, the relay accepts sockets, but neither executes nor answers calls. */
  hang(on: boolean): void
  /** Closes new sockets with this reason, as the real relay does for an unknown project id, until it is null. */
  deny(reason: string | null): void
  close(): Promise<void>
}

interface Peer {
  client: string
  send(text: string): void
  cut(): void
}

interface Message {
  topic: string
  message: string
  publishedAt: number
  tag: number
  attestation: string
}

interface Stored extends Message {
  from: string
  /** In milliseconds since 1970. */
  expiresAt: number
  acknowledgedBy: Set<string>
}

interface Call {
  id: number | string
  method: string
  params: Params
}

interface Acknowledgement {
  id: string
}

interface Params {
  topic?: string
  topics?: string[]
  message?: string
  ttl?: number
  tag?: number
  attestation?: string
  pairingTopic?: string
  sessionTopic?: string
  sessionProposal?: string
  sessionProposalResponse?: string
  sessionSettlementRequest?: string
}

const PING_MS = 30_000
const MESSAGE_TTL_S = 6 * 60 * 60
/** The close code after which the SDK does not reconnect. */
const FATAL_CLOSE = 3000
const INTERNAL_CLOSE = 1011

/** The tags of messages: https://specs.walletconnect.com/2.0/specs/clients/sign/rpc-methods */
const PROPOSE_TAG = 1100
const APPROVE_TAG = 1101
const SETTLE_TAG = 1102

/** The token names the client. Its signature is not checked, because nobody else can reach this relay. */
function clientOf(url: string): string {
  const token = new URL(url, 'ws://127.0.0.1').searchParams.get('auth') ?? ''
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')
  const { iss } = JSON.parse(payload) as { iss: string }
  return iss
}

function textOf(data: unknown): string {
  return typeof data === 'string' ? data : (data as Buffer).toString('utf8')
}

/** The relay's mailboxes and subscriptions, for any kind of socket. */
function createHub() {
  const mailboxes = new Map<string, Stored[]>()
  const subscriptions = new Map<Peer, Map<string, string>>()
  const deliveries = new Map<string, { message: Stored; client: string }>()
  const log: RelayCall[] = []
  const waiting: { method: string; resolve(call: RelayCall): void }[] = []
  let isHanging = false
  let lastDelivery = 0

  function deliver(peer: Peer, subscription: string, message: Stored) {
    if (message.from === peer.client || message.acknowledgedBy.has(peer.client)) return
    lastDelivery += 1
    const id = `${Date.now()}${String(lastDelivery).padStart(6, '0')}`
    deliveries.set(id, { message, client: peer.client })
    const { topic, publishedAt, tag, attestation } = message
    const data: Message = { topic, message: message.message, publishedAt, tag, attestation }
    peer.send(JSON.stringify({ id, jsonrpc: '2.0', method: 'irn_subscription', params: { id: subscription, data } }))
  }

  function stored(topic: string): Stored[] {
    const alive = (mailboxes.get(topic) ?? []).filter(({ expiresAt }) => expiresAt > Date.now())
    mailboxes.set(topic, alive)
    return alive
  }

  function publish(peer: Peer, topic: string, message: string, tag: number, { ttl, attestation }: Params) {
    const publishedAt = Date.now()
    const record: Stored = {
      topic,
      message,
      publishedAt,
      tag,
      attestation: attestation ?? '',
      from: peer.client,
      expiresAt: publishedAt + (ttl ?? MESSAGE_TTL_S) * 1000,
      acknowledgedBy: new Set(),
    }
    stored(topic).push(record)
    for (const [other, topics] of subscriptions) {
      const subscription = topics.get(topic)
      if (subscription !== undefined) deliver(other, subscription, record)
    }
    return true
  }

  /** Subscribes a client to a topic. Stored messages are sent after the response to the call. */
  function subscribe(peer: Peer, topic: string): string {
    const topics = subscriptions.get(peer)
    const subscription = topics?.get(topic) ?? randomBytes(32).toString('hex')
    topics?.set(topic, subscription)
    queueMicrotask(() => stored(topic).forEach((message) => deliver(peer, subscription, message)))
    return subscription
  }

  function fetchMessages(peer: Peer, topics: string[]) {
    const messages = topics.flatMap(stored).filter(({ from }) => from !== peer.client)
    return {
      messages: messages.map(({ topic, message, publishedAt, tag }) => ({ topic, message, publishedAt, tag })),
      hasMore: false,
    }
  }

  const answers: Record<string, (peer: Peer, params: Params) => unknown> = {
    irn_publish: (peer, params) => publish(peer, params.topic!, params.message!, params.tag ?? 0, params),
    irn_subscribe: (peer, { topic }) => subscribe(peer, topic!),
    irn_batchSubscribe: (peer, { topics }) => topics!.map((topic) => subscribe(peer, topic)),
    irn_unsubscribe: (peer, { topic }) => subscriptions.get(peer)?.delete(topic!) ?? false,
    irn_fetchMessages: (peer, { topic }) => fetchMessages(peer, [topic!]),
    irn_batchFetchMessages: (peer, { topics }) => fetchMessages(peer, topics!),
    wc_proposeSession(peer, params) {
      subscribe(peer, params.pairingTopic!)
      return publish(peer, params.pairingTopic!, params.sessionProposal!, PROPOSE_TAG, params)
    },
    wc_approveSession(peer, params) {
      subscribe(peer, params.sessionTopic!)
      publish(peer, params.pairingTopic!, params.sessionProposalResponse!, APPROVE_TAG, params)
      return publish(peer, params.sessionTopic!, params.sessionSettlementRequest!, SETTLE_TAG, params)
    },
  }

  function note(call: RelayCall) {
    log.push(call)
    for (const each of waiting.splice(0)) {
      if (each.method === call.method) each.resolve(call)
      else waiting.push(each)
    }
  }

  function receive(peer: Peer, text: string) {
    const received = JSON.parse(text) as Call | Acknowledgement
    if (!('method' in received)) {
      const delivery = deliveries.get(received.id)
      delivery?.message.acknowledgedBy.add(delivery.client)
      deliveries.delete(received.id)
      return
    }
    const { id, method, params } = received
    const { topic, topics, pairingTopic, sessionTopic } = params
    const named = topics ?? [topic, pairingTopic, sessionTopic].filter((each) => each !== undefined)
    const answer = answers[method]
    if (!isHanging) {
      const outcome = answer
        ? { result: answer(peer, params) }
        : { error: { code: -32601, message: `Method not found: ${method}` } }
      peer.send(JSON.stringify({ id, jsonrpc: '2.0', ...outcome }))
    }
    note({ client: peer.client, method, topics: named })
  }

  return {
    log,
    nextCall: (method: string) => new Promise<RelayCall>((resolve) => waiting.push({ method, resolve })),
    peers: subscriptions,
    join: (peer: Peer) => void subscriptions.set(peer, new Map()),
    leave: (peer: Peer) => void subscriptions.delete(peer),
    receive,
    hang(on: boolean) {
      isHanging = on
    },
  }
}

export async function startRelay(): Promise<Relay> {
  const hub = createHub()
  const server = createServer((_request, response) => response.writeHead(426).end())
  const sockets = new WebSocketServer({ noServer: true })
  const arriving: ((client: string) => void)[] = []
  let isRefusing = false
  let denial: string | null = null

  function join(peer: Peer) {
    hub.join(peer)
    arriving.splice(0).forEach((resolve) => resolve(peer.client))
  }

  function welcome(socket: WebSocket, path: string) {
    if (denial !== null) {
      socket.close(FATAL_CLOSE, denial)
      return
    }
    const peer: Peer = {
      client: clientOf(path),
      send: (text) => socket.send(text),
      cut: () => socket.terminate(),
    }
    socket.on('message', (data) => hub.receive(peer, textOf(data)))
    socket.on('close', () => hub.leave(peer))
    join(peer)
  }

  server.on('upgrade', (request, socket, head) => {
    if (isRefusing) socket.destroy()
    else sockets.handleUpgrade(request, socket, head, (opened) => welcome(opened, request.url ?? '/'))
  })

  // Clients treat 35 s without a ping as a dead connection.
  const pings = setInterval(() => sockets.clients.forEach((socket) => socket.ping()), PING_MS)
  pings.unref()

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  const drop = () => [...hub.peers.keys()].forEach((peer) => peer.cut())

  return {
    url: `ws://127.0.0.1:${port}`,
    port,
    log: hub.log,
    nextCall: hub.nextCall,
    nextClient: () => new Promise((resolve) => arriving.push(resolve)),
    clients: () => hub.peers.size,
    connectRoute(route) {
      if (isRefusing) {
        void route.close({ code: INTERNAL_CLOSE, reason: 'refused' })
        return
      }
      if (denial !== null) {
        const reason = denial
        // The socket opens only after this handler, so it is closed later.
        setImmediate(() => void route.close({ code: FATAL_CLOSE, reason }))
        return
      }
      const peer: Peer = {
        client: clientOf(route.url()),
        send: (text) => route.send(text),
        cut() {
          hub.leave(peer)
          void route.close({ code: INTERNAL_CLOSE, reason: 'cut' })
        },
      }
      route.onMessage((data) => hub.receive(peer, textOf(data)))
      route.onClose(() => hub.leave(peer))
      join(peer)
    },
    drop,
    refuse(on) {
      isRefusing = on
    },
    hang: hub.hang,
    deny(reason) {
      denial = reason
    },
    async close() {
      clearInterval(pings)
      drop()
      sockets.clients.forEach((socket) => socket.terminate())
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
