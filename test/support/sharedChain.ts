import { get } from 'node:http'
import { borrow } from '../chain/borrow'
import { nodeRpc } from '../chain/nodeRpc'
import { namedAccounts, type LocalChain } from '../chain/startChain'
import { mainnet } from '../chain/world'

function chainUrl(): Promise<string> {
  const { CHAIN_HOST, JEST_WORKER_ID } = process.env
  return new Promise((fulfil, reject) => {
    get(`${CHAIN_HOST}/${JEST_WORKER_ID}`, (response) => {
      let text = ''
      response.on('data', (chunk) => (text += String(chunk)))
      response.on('end', () => {
        if (response.statusCode === 200) fulfil(text)
        else reject(new Error(text))
      })
    }).on('error', reject)
  })
}

/**
 * A chain with a price history of thirty days. The chain belongs to the worker (chainHost.ts), whose suites use it one
 * after another. `stop` does not end the chain but reverts all blocks of the suite.
 */
export async function sharedChain(): Promise<LocalChain> {
  const url = await chainUrl()
  const rpc = nodeRpc(url)
  const release = await borrow(rpc)
  return {
    url,
    port: Number(new URL(url).port),
    chainId: 3,
    world: mainnet,
    accounts: namedAccounts(),
    rpc: (method, params = []) => rpc.send(method, params),
    async stop() {
      await release()
      rpc.close()
    },
  }
}
