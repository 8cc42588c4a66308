import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deploymentsOf, unlistedNetworks } from '#config/networks/all'
import { REBASING_DIGITS } from '#config/networks/rebasingTokens'
import { TOKEN_LOGOS } from '#config/networks/tokenLogos'
import type { Settings } from '#config/settings'
import { supportedListChains } from './listSnapshot'
import { ROOT } from './root'

const { version: VERSION } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }

/** JavaScript code for a table by chain id, of the chains whose token lists the supported networks use. */
function ofListChains<T>(settings: Settings, table: Readonly<Record<number, T>>, none: T): string {
  return `(${JSON.stringify(Object.fromEntries(supportedListChains(settings).map((id) => [id, table[id] ?? none])))})`
}

/** JavaScript code for a value. A part that occurs several times in the value is written only once. */
function codeWith(parts: readonly unknown[], value: unknown): string {
  const tables = [...new Set(parts.map((part) => JSON.stringify(part)))]
  const shared = tables.reduce(
    (code, table, place) => code.replaceAll(table, `tables[${place}]`),
    JSON.stringify(value),
  )
  return `((tables) => (${shared}))([${tables.join()}])`
}

const settingsCode = (settings: Settings): string =>
  codeWith(
    settings.networks.map(({ deployment }) => deployment),
    settings,
  )

/** JavaScript code for the networks' contracts. Networks with the same addresses share one table. */
function deploymentsCode({ chainIds }: Settings): string {
  const deployments = deploymentsOf(chainIds)
  return codeWith(Object.values(deployments), deployments)
}

/** The operator's limits for trades; null if there are none, so that webpack can remove the code that applies them. */
const capsOf = ({ caps }: Settings): Settings['caps'] | null =>
  caps.isExactOnly || Object.values(caps).some((cap) => typeof cap === 'number') ? caps : null

/** The constants that a build inserts into the scripts, as JavaScript code. */
export function buildConstants(settings: Settings): Record<string, string> {
  return {
    __SETTINGS__: settingsCode(settings),
    __DEPLOYMENTS__: deploymentsCode(settings),
    __UNLISTED_NETWORKS__: `(${JSON.stringify(unlistedNetworks(settings.chainIds))})`,
    __REBASING_TOKENS__: ofListChains(settings, REBASING_DIGITS, []),
    __TOKEN_LOGOS__: ofListChains(settings, TOKEN_LOGOS, {}),
    __SEVERAL_NETWORKS__: JSON.stringify(settings.supportedChainIds.length > 1),
    __CAPS__: `(${JSON.stringify(capsOf(settings))})`,
    __FRAMES__: JSON.stringify(settings.frameAncestors.length > 0),
    __BASE_PATH__: JSON.stringify(settings.basePath),
    __LANGUAGES__: JSON.stringify(settings.languages),
    __VERSION__: JSON.stringify(VERSION),
    // The wallets' SDKs read `process.env`, which browsers do not have.
    'process.env': '({})',
    // Only the development entry uses the following constants.
    __TEST_WALLET_RPC_URL__: JSON.stringify(settings.rpcUrls[settings.supportedChainIds[0] ?? 0]?.[0]),
    __TEST_WALLET_RPC_URLS__: JSON.stringify(
      Object.fromEntries(settings.supportedChainIds.map((id) => [id, settings.rpcUrls[id]?.[0]])),
    ),
  }
}
