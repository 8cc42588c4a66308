import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deploymentsOf, unlistedNetworks } from '../config/networks/all'
import { REBASING_DIGITS } from '../config/networks/rebasingTokens'
import type { Settings } from '../config/settings'
import { ROOT } from './root'

const { version: VERSION } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }

/** Tokens whose balances change by themselves, of the networks that are traded on, as code. */
function rebasingTokens({ networks, supportedChainIds }: Settings): string {
  const lists = networks.flatMap(({ chain }) => (supportedChainIds.includes(chain.id) ? [chain.listChainId] : []))
  return `(${JSON.stringify(Object.fromEntries(lists.map((id) => [id, REBASING_DIGITS[id] ?? []])))})`
}

/** A value as code, in which parts that are equal stand once. */
function codeWith(parts: readonly unknown[], value: unknown): string {
  const tables = [...new Set(parts.map((part) => JSON.stringify(part)))]
  const shared = tables.reduce(
    (code, table, place) => code.replaceAll(table, `tables[${place}]`),
    JSON.stringify(value),
  )
  return `((tables) => (${shared}))([${tables.join()}])`
}

/** The settings as code. Networks whose tokens have the same addresses share them. */
const settingsCode = (settings: Settings): string =>
  codeWith(
    settings.networks.map(({ deployment }) => deployment),
    settings,
  )

/** The contracts of the build's networks as code. Those with the same addresses share the one table of them. */
function deploymentsCode({ chainIds }: Settings): string {
  const deployments = deploymentsOf(chainIds)
  return codeWith(Object.values(deployments), deployments)
}

/** The constants that a build with these settings inserts, as code. */
export function buildConstants(settings: Settings): Record<string, string> {
  return {
    __SETTINGS__: settingsCode(settings),
    __DEPLOYMENTS__: deploymentsCode(settings),
    __UNLISTED_NETWORKS__: `(${JSON.stringify(unlistedNetworks(settings.chainIds))})`,
    __REBASING_TOKENS__: rebasingTokens(settings),
    __SEVERAL_NETWORKS__: JSON.stringify(settings.supportedChainIds.length > 1),
    __BASE_PATH__: JSON.stringify(settings.basePath),
    __VERSION__: JSON.stringify(VERSION),
    // The wallets' software looks for Node's environment, of which there is none here.
    'process.env': '({})',
    // Only the development entry names these.
    __TEST_WALLET_RPC_URL__: JSON.stringify(settings.rpcUrls[settings.supportedChainIds[0] ?? 0]?.[0]),
    __TEST_WALLET_RPC_URLS__: JSON.stringify(
      Object.fromEntries(settings.supportedChainIds.map((id) => [id, settings.rpcUrls[id]?.[0]])),
    ),
  }
}
