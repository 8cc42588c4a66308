import { TESTED_CHAIN_URL } from '../support/testedBuild'

/** Each worker has its own chain. The browser's requests to the node URL of the build are redirected to it. */

const urls = (process.env.E2E_CHAIN_URLS ?? '').split(' ')

/** The number of workers that can run at the same time. */
export const CHAIN_COUNT = urls.length

/** The chain's URL in pages. */
export const CHAIN_URL = TESTED_CHAIN_URL

/** The chain's URL outside the browser. */
export const OWN_CHAIN_URL = urls[Number(process.env.TEST_PARALLEL_INDEX ?? 0)] ?? CHAIN_URL

/** Converts a URL in a page to the URL outside the browser. */
export const ownUrlOf = (url: string): string => url.replace(CHAIN_URL, OWN_CHAIN_URL)

/** Chromium's arguments that direct a worker's browser to that worker's chain and block all other hosts. */
export function browserRules(): string[] {
  const { port } = new URL(CHAIN_URL)
  const { host } = new URL(OWN_CHAIN_URL)
  // The second name of this machine stands for a node that the build does not know.
  const names = ['127.0.0.1', 'localhost']
  const rules = [
    ...names.map((name) => `MAP ${name}:${port} ${host}`),
    ...names.map((name) => `MAP ${name} ${name}`),
    'MAP * ~NOTFOUND',
  ]
  return [`--host-resolver-rules=${rules.join(', ')}`]
}
