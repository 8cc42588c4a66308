export interface NodeCall {
  method: string
  params: unknown[]
}

export const ACCOUNTS = [
  '0x1111111111111111111111111111111111111111',
  '0x2222222222222222222222222222222222222222',
  '0x3333333333333333333333333333333333333333',
  '0x4444444444444444444444444444444444444444',
]
export const TRANSACTION_HASH = `0x${'ab'.repeat(32)}`

/** Replaces `fetch` with a fake node. A response `{ error }` is sent as a JSON-RPC error. */
export function startFakeNode(answers: Record<string, unknown> = {}) {
  const calls: NodeCall[] = []
  const results: Record<string, unknown> = {
    eth_accounts: ACCOUNTS,
    eth_chainId: '0x3',
    eth_sendTransaction: TRANSACTION_HASH,
    ...answers,
  }
  const node = { calls, results, isDown: false }
  const answer = async (_url: string, { body }: { body: string }) => {
    if (node.isDown) throw new TypeError('Failed to fetch')
    const { id, method, params } = JSON.parse(body) as NodeCall & { id: string }
    calls.push({ method, params })
    const result = results[method]
    const isError = typeof result === 'object' && result !== null && 'error' in result
    return { json: async () => ({ jsonrpc: '2.0', id, ...(isError ? result : { result: result ?? null }) }) }
  }
  Object.defineProperty(globalThis, 'fetch', { configurable: true, writable: true, value: answer })
  return node
}
