import { startPreview } from '../../src/build/preview'
import { startChain } from '../chain/startChain'

function fromRun(name: 'E2E_APP_DIR' | 'E2E_APP_URL' | 'E2E_CHAIN_URL'): string {
  const value = process.env[name]
  if (!value) throw new Error('The end-to-end tests need a build and ports: start them with "npm run test:e2e".')
  return value
}

/** Starts the local chain and the build's server on the ports that the build was made for; what it returns stops both. */
export default async function globalSetup() {
  const dir = fromRun('E2E_APP_DIR')
  // Each test takes its blocks back, which frees their states' memory but not their places among those that are kept:
  // with few places the month of prices would be gone before the last test.
  const chain = await startChain({ chainId: 3, port: Number(new URL(fromRun('E2E_CHAIN_URL')).port), states: 100_000 })
  try {
    const preview = await startPreview({ port: Number(new URL(fromRun('E2E_APP_URL')).port), dir })
    return async () => {
      await Promise.all([preview.close(), chain.stop()])
    }
  } catch (error) {
    await chain.stop()
    throw error
  }
}
