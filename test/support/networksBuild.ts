import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { compile } from '../../src/build/compile'
import { headersFile } from '../../src/build/contentSecurityPolicy'
import { writeListSnapshots } from '../../src/build/listSnapshot'
import { prerenderPages } from '../../src/build/prerender'
import { KNOWN_CHAIN_IDS, readSettings } from '../../src/build/settings'
import { deploymentsOf, unlistedNetworks } from '#config/networks/all'
import { REBASING_DIGITS } from '#config/networks/rebasingTokens'
import { TOKEN_LOGOS } from '#config/networks/tokenLogos'
import type { LanguagePages } from '../../webpack.config'
import { POSED_NETWORKS } from '../chain/worlds/all'
import { buildOnce, unminified } from './buildForTests'
import { NETWORKS_BUILD } from './testedBuild'

/**
 * Builds for different networks differ only in their settings, so one build that reads them from the page serves the
 * tests of four sites. It is prerendered for several networks; on a site with one, the scripts render the pages.
 */

const SEVERAL = '3,8453,42161'
const chainIds = Object.values(POSED_NETWORKS).map(({ network }) => network!.chainId)
/** The settings that affect the built files, such as the content security policy and the site's names. */
const settings = readSettings({ CHAIN_IDS: ['3', ...chainIds].join(), LANGUAGES: 'en', PREVIEW: '1' })
const severalNetworks = readSettings({
  CHAIN_IDS: SEVERAL,
  SUPPORTED_CHAIN_IDS: SEVERAL,
  LANGUAGES: 'en',
  PREVIEW: '1',
})

function configuration(pages: readonly LanguagePages[]): Configuration {
  const config = unminified(settings, NETWORKS_BUILD, pages)
  for (const plugin of config.plugins)
    if (plugin instanceof webpack.DefinePlugin)
      Object.assign(plugin.definitions, {
        __SETTINGS__: 'globalThis.__NETWORKS_SETTINGS__',
        __DEPLOYMENTS__: `(${JSON.stringify(deploymentsOf(KNOWN_CHAIN_IDS))})`,
        __UNLISTED_NETWORKS__: `(${JSON.stringify(unlistedNetworks([]))})`,
        __REBASING_TOKENS__: `(${JSON.stringify(REBASING_DIGITS)})`,
        __TOKEN_LOGOS__: `(${JSON.stringify(TOKEN_LOGOS)})`,
        __SEVERAL_NETWORKS__: '(globalThis.__NETWORKS_SETTINGS__.supportedChainIds.length > 1)',
      })
  return config
}

/** @throws Error with every compiler error. */
export async function ensureNetworksBuild() {
  await buildOnce(NETWORKS_BUILD, settings, async () => {
    await compile(configuration(await prerenderPages(severalNetworks)))
    writeFileSync(join(NETWORKS_BUILD, '_headers'), headersFile(settings))
    writeListSnapshots(NETWORKS_BUILD, [1, ...chainIds])
  })
}

if (process.argv[1] === import.meta.filename) await ensureNetworksBuild()
