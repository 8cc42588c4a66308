import http from 'node:http'

export interface RpcCall {
  method: string
  params: unknown[]
}

/** The node's error response to one call, with its code and data. */
export class RpcError extends Error {
  constructor(
    method: string,
    message: string,
    readonly code: number,
    readonly data: unknown,
  ) {
    super(`${method}: ${message}`)
    this.name = 'RpcError'
  }
}

export interface NodeRpc {
  /** Throws an RpcError for an error response, and an Error if the node cannot be reached. */
  send(method: string, params?: unknown[]): Promise<unknown>
  /** Sends one batch request and returns the results in the order of the calls. Throws the first error. */
  batch(calls: RpcCall[]): Promise<unknown[]>
  close(): void
}

interface Answer {
  id: number
  result?: unknown
  error?: { code: number; message: string; data?: unknown }
}

/** Makes JSON-RPC calls to a local node over keep-alive connections. Does not use `fetch`, which jsdom lacks. */
export function nodeRpc(url: string): NodeRpc {
  const agent = new http.Agent({ keepAlive: true })

  const post = (body: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
      const request = http.request(url, { method: 'POST', agent, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
        response.on('error', reject)
      })
      request.on('error', reject)
      request.end(body)
    })

  const resultOf = (call: RpcCall, answer: Answer | undefined): unknown => {
    if (answer === undefined) throw new Error(`${call.method}: the node gave no answer`)
    if (answer.error) throw new RpcError(call.method, answer.error.message, answer.error.code, answer.error.data)
    return answer.result
  }

  return {
    async send(method, params = []) {
      const text = await post(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))
      return resultOf({ method, params }, JSON.parse(text) as Answer)
    },
    async batch(calls) {
      if (calls.length === 0) return []
      const text = await post(JSON.stringify(calls.map((call, id) => ({ jsonrpc: '2.0', id, ...call }))))
      const answers = JSON.parse(text) as Answer | Answer[]
      if (!Array.isArray(answers)) throw new Error(`The node refused a batch: ${text}`)
      const byId = new Map(answers.map((answer) => [answer.id, answer]))
      return calls.map((call, id) => resultOf(call, byId.get(id)))
    },
    close() {
      agent.destroy()
    },
  }
}
