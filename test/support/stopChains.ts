import type { ChainHost } from './chainHost'

/** Jest's global teardown: stops the chains that the global setup has started. */
export default async function stopChains() {
  await (globalThis as typeof globalThis & { chainHost?: ChainHost }).chainHost?.stop()
}
