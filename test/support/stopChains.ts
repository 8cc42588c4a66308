import type { ChainHost } from './chainHost'

/** Jest's tear-down: stops the chains that the set-up started. */
export default async function stopChains() {
  await (globalThis as typeof globalThis & { chainHost?: ChainHost }).chainHost?.stop()
}
