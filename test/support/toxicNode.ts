import http from 'node:http'
import { gzipSync } from 'node:zlib'
import type { AddressInfo } from 'node:net'
import type { LocalChain } from '../chain/startChain'

export interface RpcCall {
  jsonrpc: string
  id: number
  method: string
  params: unknown[]
}

/** A returned value is sent as JSON. A behaviour that writes the response itself returns `handled`. */
export type Behaviour = (body: RpcCall | RpcCall[], response: http.ServerResponse) => unknown

export interface ToxicNode {
  url: string
  requests: (RpcCall | RpcCall[])[]
  /** All calls in order, including those in batches. */
  calls(): RpcCall[]
  behave(behaviour: Behaviour): void
  close(): Promise<void>
}

export const handled = Symbol('handled')

export type Results = Record<string, unknown>

const resultOf = (results: Results, { id, method, params }: RpcCall) => {
  const result = results[method]
  const made: unknown = typeof result === 'function' ? (result as (params: unknown[]) => unknown)(params) : result
  return { jsonrpc: '2.0', id, result: made }
}

/** A healthy node of chain 3. */
export const healthy =
  (results: Results = {}): Behaviour =>
  (body) => {
    const known = { eth_chainId: '0x3', eth_blockNumber: '0x10', eth_getBalance: '0x64', ...results }
    return Array.isArray(body) ? body.map((call) => resultOf(known, call)) : resultOf(known, body)
  }

/** A node that passes calls on to a chain, but answers with an error message of `refuse` where there is one. */
export const passingOn = ({ rpc }: Pick<LocalChain, 'rpc'>, refuse: (call: RpcCall) => string | null): Behaviour => {
  const answer = async (call: RpcCall) => {
    const { id, method, params } = call
    const failed = (message: string) => ({ jsonrpc: '2.0', id, error: { code: -32000, message } })
    const refusal = refuse(call)
    if (refusal !== null) return failed(refusal)
    return rpc(method, params).then(
      (result) => ({ jsonrpc: '2.0', id, result }),
      (error: unknown) => failed(String(error)),
    )
  }
  return (body, response) => {
    const answered = Array.isArray(body) ? Promise.all(body.map(answer)) : answer(body)
    void answered.then((json) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(json))
    })
    return handled
  }
}

export const silent: Behaviour = () => handled

export const status =
  (code: number, text = '', headers: Record<string, string> = {}): Behaviour =>
  (_, response) => {
    response.writeHead(code, headers).end(text)
    return handled
  }

/** `corrupt` changes the responses to one method, also in batches, or leaves them out by returning undefined. */
export const corrupted =
  (method: string, corrupt: (answer: Record<string, unknown>) => unknown, results: Results = {}): Behaviour =>
  (body, response) => {
    const calls = Array.isArray(body) ? body : [body]
    const answers = healthy(results)(calls, response) as Record<string, unknown>[]
    const changed = answers.map((answer, at) => (calls[at]?.method === method ? corrupt(answer) : answer))
    const left = changed.filter((answer) => answer !== undefined)
    return Array.isArray(body) ? left : left[0]
  }

/** A node that refuses batches with more than `most` calls, as nodes of dRPC's free tier do. */
export const takingAtMost =
  (most: number, able: Behaviour, refuse: Behaviour = status(500, DRPC_REFUSAL)): Behaviour =>
  (body, response) =>
    Array.isArray(body) && body.length > most ? refuse(body, response) : able(body, response)

const DRPC_REFUSAL = JSON.stringify({
  message:
    'Batch of more than 3 requests are not allowed on free tier, to use this feature register paid account at drpc.org',
  code: 31,
})

let packed: Buffer | undefined

/** Responds with a small gzip file that unpacks to 64 MB of JSON. */
export const bomb: Behaviour = (_, response) => {
  packed ??= gzipSync(`"${'0'.repeat(64_000_000)}"`, { level: 1 })
  response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
  response.end(packed)
  return handled
}

/** Sends single bytes at intervals and never ends the response. */
export const drip: Behaviour = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(' '), 20)
  response.on('close', () => clearInterval(timer))
  return handled
}

export const reset: Behaviour = (_, response) => {
  response.socket?.destroy()
  return handled
}

/** A local JSON-RPC node whose behaviour tests can set. */
export async function startToxicNode(behaviour: Behaviour = healthy()): Promise<ToxicNode> {
  const requests: ToxicNode['requests'] = []
  let current = behaviour
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as RpcCall | RpcCall[]
      requests.push(body)
      const answer = current(body, response)
      if (answer !== handled)
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    calls: () => requests.flat(),
    behave: (next) => void (current = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
