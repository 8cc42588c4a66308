import { readSettings } from '../../src/build/settings'
import type { Settings } from '../../src/config/settings'

/**
 * The environment of a preview in which no request leaves this machine: every chain is read from one local node, lists
 * from our origin.
 */
export const localEnvironment = (chainUrl: string) => ({
  APP_NAME: process.env.APP_NAME,
  RPC_URLS_1: chainUrl,
  RPC_URLS_3: chainUrl,
  RPC_URLS_4: chainUrl,
  RPC_URLS_31337: chainUrl,
  TOKEN_LIST_URLS: '/lists/tokens.json',
  PAIR_LIST_URLS: '/lists/pairs.json',
  PREVIEW: '1',
})

/** The settings of `localEnvironment`. */
export const localSettings = (chainUrl: string): Settings => readSettings(localEnvironment(chainUrl))
