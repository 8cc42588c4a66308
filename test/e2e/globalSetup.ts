import { startPreview } from '../../src/build/preview'
import { startChain } from '../chain/startChain'

function fromRun(name: 'E2E_APP_DIR' | 'E2E_APP_URL' | 'E2E_CHAIN_URLS'): string {
  const value = process.env[name]
  if (!value) throw new Error('The end-to-end tests need a build and ports: start them with "npm run test:e2e".')
  return value
}

/** Starts each worker's chain and the server of the build, on its ports. Returns a function that stops them. */
export default async function globalSetup() {
  const ports = fromRun('E2E_CHAIN_URLS')
    .split(' ')
    .map((url) => Number(new URL(url).port))
  // Reverted blocks count towards the limit, although reverting frees their memory. With a low one, the states of the
  // price history would be dropped before the last test.
  const started = await Promise.allSettled(ports.map((port) => startChain({ chainId: 3, port, states: 100_000 })))
  const chains = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  const stopChains = () => Promise.all(chains.map((chain) => chain.stop()))
  try {
    for (const each of started) if (each.status === 'rejected') throw each.reason
    const preview = await startPreview({
      port: Number(new URL(fromRun('E2E_APP_URL')).port),
      dir: fromRun('E2E_APP_DIR'),
    })
    return async () => {
      await Promise.all([preview.close(), stopChains()])
    }
  } catch (error) {
    await stopChains()
    throw error
  }
}
