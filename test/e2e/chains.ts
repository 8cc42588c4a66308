import { TESTED_CHAIN_URL } from '../support/testedBuild'

/** Each worker has a chain of its own, to which its browser is led from the address that the build has. */

const urls = (process.env.E2E_CHAIN_URLS ?? '').split(' ')

/** How many workers can run side by side. */
export const CHAIN_COUNT = urls.length

/** The chain's address as pages know it. */
export const CHAIN_URL = TESTED_CHAIN_URL

/** The same chain for what runs outside the browser. */
export const OWN_CHAIN_URL = urls[Number(process.env.TEST_PARALLEL_INDEX ?? 0)] ?? CHAIN_URL

/** A URL as the page knows it, for what fetches it outside the browser. */
export const ownUrlOf = (url: string): string => url.replace(CHAIN_URL, OWN_CHAIN_URL)

/** What leads a worker's browser to its chain, and to no other machine, as an argument of Chromium. */
export function browserRules(): string[] {
  const { port } = new URL(CHAIN_URL)
  const { host } = new URL(OWN_CHAIN_URL)
  // A second name of this machine stands for a node that the build does not know of.
  const names = ['127.0.0.1', 'localhost']
  const rules = [
    ...names.map((name) => `MAP ${name}:${port} ${host}`),
    ...names.map((name) => `MAP ${name} ${name}`),
    'MAP * ~NOTFOUND',
  ]
  return [`--host-resolver-rules=${rules.join(', ')}`]
}
