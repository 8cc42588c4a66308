import type { ChainHost } from './chainHost'

/** Jest's tear-down: ends the chains that the set-up handed out. */
export default async function stopChains() {
  await (globalThis as typeof globalThis & { chainHost?: ChainHost }).chainHost?.stop()
}
