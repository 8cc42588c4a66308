/** Each worker has a chain of its own. The build names the first one's address, and each browser is led to its own chain. */

const urls = (process.env.E2E_CHAIN_URLS ?? '').split(' ')

/** How many workers can run side by side. */
export const CHAIN_COUNT = urls.length

/** The chain's address as pages know it. */
export const CHAIN_URL = urls[0] ?? ''

/** The same chain for what runs outside the browser. */
export const OWN_CHAIN_URL = urls[Number(process.env.TEST_PARALLEL_INDEX ?? 0)] ?? CHAIN_URL

/** A URL as the page knows it, for what fetches it outside the browser. */
export const ownUrlOf = (url: string): string => url.replace(CHAIN_URL, OWN_CHAIN_URL)

/** What leads a worker's browser to its chain, as an argument of Chromium; none for the first worker. */
export function browserRules(): string[] {
  if (OWN_CHAIN_URL === CHAIN_URL) return []
  const { port } = new URL(CHAIN_URL)
  const { host } = new URL(OWN_CHAIN_URL)
  // A second name of this machine stands for a node that the build does not know of.
  const rules = ['127.0.0.1', 'localhost'].map((name) => `MAP ${name}:${port} ${host}`)
  return [`--host-resolver-rules=${rules.join(', ')}`]
}
