import { readSettings } from '../../src/build/settings'
import type { Settings } from '#config/settings'

/** All chains are read from one local node, and the lists from the preview's own origin, and nothing from elsewhere. */
export const localEnvironment = (chainUrl: string) => ({
  APP_NAME: process.env.APP_NAME,
  LANGUAGES: process.env.LANGUAGES ?? 'en',
  FRAME_ANCESTORS: process.env.FRAME_ANCESTORS,
  RPC_URLS_1: chainUrl,
  RPC_URLS_3: chainUrl,
  RPC_URLS_4: chainUrl,
  RPC_URLS_31337: chainUrl,
  TOKEN_LIST_URLS: '/lists/tokens.json',
  PAIR_LIST_URLS: '/lists/pairs.json',
  PREVIEW: '1',
})

/** The environment of a build that also trades on networks of other local nodes, each with its own chain id. */
export const severalNetworks = (chainUrl: string, others: readonly { chainId: number; url: string }[]) => ({
  ...localEnvironment(chainUrl),
  SUPPORTED_CHAIN_IDS: [3, ...others.map(({ chainId }) => chainId)].join(),
  ...Object.fromEntries(others.map(({ chainId, url }) => [`RPC_URLS_${chainId}`, url])),
})

export const localSettings = (chainUrl: string): Settings => readSettings(localEnvironment(chainUrl))
