import { TESTED_CHAIN_URL } from '../support/testedBuild'

/** Each worker has its own chain. The browser's requests to the build's node URL are redirected to this chain. */

const urls = (process.env.E2E_CHAIN_URLS ?? '').split(' ')

export const CHAIN_COUNT = urls.length

/** The URL at which pages reach the chain. */
export const CHAIN_URL = TESTED_CHAIN_URL

/** The URL at which the test process reaches the worker's chain. */
export const OWN_CHAIN_URL = urls[Number(process.env.TEST_PARALLEL_INDEX ?? 0)] ?? CHAIN_URL

/** Converts a URL as used in pages to the URL for the test process. */
export const ownUrlOf = (url: string): string => url.replace(CHAIN_URL, OWN_CHAIN_URL)

/** Chromium's arguments that redirect a worker's browser to that worker's chain and block all other hosts. */
export function browserRules(): string[] {
  const { port } = new URL(CHAIN_URL)
  const { host } = new URL(OWN_CHAIN_URL)
  // The name `localhost` stands for a node that the build does not know.
  const names = ['127.0.0.1', 'localhost']
  const rules = [
    ...names.map((name) => `MAP ${name}:${port} ${host}`),
    ...names.map((name) => `MAP ${name} ${name}`),
    'MAP * ~NOTFOUND',
  ]
  return [`--host-resolver-rules=${rules.join(', ')}`]
}
