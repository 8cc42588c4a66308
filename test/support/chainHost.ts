import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startChain, type LocalChain } from '../chain/startChain'
import './constants'

/** Lets the global teardown (stopChains.ts) stop the chains. */
export interface ChainHost {
  stop(): Promise<void>
}

/**
 * Jest's global setup: provides the chains that suites share (sharedChain.ts), for each worker one with a price history
 * and one without. A chain starts when it is first needed, so that a run without these suites starts no chain.
 */
export default async function startChainHost() {
  const chains = new Map<string, Promise<LocalChain>>()
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    // The blocks of a suite count among the stored states even after they are reverted. They must not displace the
    // states of the price history.
    const chain = chains.get(path) ?? startChain({ history: path.endsWith('/history'), states: 100_000 })
    chains.set(path, chain)
    chain.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.message : String(error)),
    )
  })
  await new Promise<void>((fulfil) => server.listen(0, '127.0.0.1', fulfil))
  process.env.CHAIN_HOST = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const host: ChainHost = {
    async stop() {
      server.close()
      server.closeAllConnections()
      const started = await Promise.allSettled([...chains.values()])
      await Promise.all(started.flatMap((each) => (each.status === 'fulfilled' ? [each.value.stop()] : [])))
    },
  }
  Object.assign(globalThis, { chainHost: host })
}
