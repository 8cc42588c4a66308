import { WalletRefusal } from './eip1193'
import { isObject } from './requestParams'

export type CallNode = (method: string, params: readonly unknown[]) => Promise<unknown>

/**
 * Ids start with `test-wallet-`, so that a recording tells the wallet's calls from the page's. `urlOf` is called before
 * each request, and `onReachable` is told after it whether the node has responded.
 */
export function createNode(urlOf: () => string, onReachable: (reachable: boolean) => void): CallNode {
  let requests = 0
  return async (method, params) => {
    requests += 1
    let answer: unknown
    const rpcUrl = urlOf()
    try {
      const response = await fetch(rpcUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: `test-wallet-${requests}`, method, params }),
      })
      answer = await response.json()
    } catch {
      onReachable(false)
      throw new WalletRefusal(-32603, `The node at ${rpcUrl} does not respond.`)
    }
    onReachable(true)
    if (isObject(answer) && isObject(answer.error)) {
      const { code, message, data } = answer.error
      throw new WalletRefusal(
        typeof code === 'number' ? code : -32603,
        typeof message === 'string' ? message : 'The node refused the request.',
        data,
      )
    }
    if (!isObject(answer) || !('result' in answer)) {
      throw new WalletRefusal(-32603, `The node at ${rpcUrl} gave no JSON-RPC answer.`)
    }
    return answer.result
  }
}
