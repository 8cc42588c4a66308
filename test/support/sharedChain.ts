import { get } from 'node:http'
import { borrow } from '../chain/borrow'
import { nodeRpc } from '../chain/nodeRpc'
import { namedAccounts, type LocalChain } from '../chain/startChain'
import { mainnet } from '../chain/world'

function chainUrl(history: boolean): Promise<string> {
  const { CHAIN_HOST, JEST_WORKER_ID } = process.env
  return new Promise((fulfil, reject) => {
    get(`${CHAIN_HOST}/${JEST_WORKER_ID}${history ? '/history' : ''}`, (response) => {
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
 * A chain that belongs to the worker (chainHost.ts), whose suites use it one after another. `stop` does not end the chain
 * but reverts all blocks of the suite. With `history` the chain has thirty days of prices, and takes five times as long
 * for each block, because anvil hashes its whole state.
 */
export async function sharedChain({ history = false } = {}): Promise<LocalChain> {
  const url = await chainUrl(history)
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
