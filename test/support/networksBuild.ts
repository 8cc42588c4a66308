import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { headersFile } from '../../src/build/contentSecurityPolicy'
import { ROOT } from '../../src/build/root'
import { KNOWN_CHAIN_IDS, readSettings } from '../../src/build/settings'
import { deploymentsOf, unlistedNetworks } from '../../src/config/networks/all'
import { REBASING_DIGITS } from '../../src/config/networks/rebasingTokens'
import { webpackConfig } from '../../webpack.config'
import { pairList, tokenList } from '../chain/lists'
import { POSED_NETWORKS } from '../chain/worlds/all'
import { buildOnce } from './buildForTests'
import { NETWORKS_BUILD } from './testedBuild'

/**
 * One build for browser tests of other networks. The production build differs between networks in its settings alone, so
 * this one reads them from the page, where a test has put them: four sites take no more time than one. It is not
 * minified, which would take most of the time, and its pages are drawn by its scripts.
 */

const chainIds = Object.values(POSED_NETWORKS).map(({ network }) => network!.chainId)
/** What decides on the files: the rules of the policy, the names. */
const settings = readSettings({ CHAIN_IDS: ['3', ...chainIds].join(), PREVIEW: '1' })

function configuration(): Configuration {
  const config = webpackConfig('production', settings, NETWORKS_BUILD)
  const plugins = (config.plugins ?? []).filter((plugin) => !(plugin instanceof webpack.SourceMapDevToolPlugin))
  for (const plugin of plugins)
    if (plugin instanceof webpack.DefinePlugin)
      Object.assign(plugin.definitions, {
        __SETTINGS__: 'globalThis.__NETWORKS_SETTINGS__',
        __DEPLOYMENTS__: `(${JSON.stringify(deploymentsOf(KNOWN_CHAIN_IDS))})`,
        __UNLISTED_NETWORKS__: `(${JSON.stringify(unlistedNetworks([]))})`,
        __REBASING_TOKENS__: `(${JSON.stringify(REBASING_DIGITS)})`,
        __SEVERAL_NETWORKS__: '(globalThis.__NETWORKS_SETTINGS__.supportedChainIds.length > 1)',
      })
  const rules = (config.module?.rules ?? []).map((rule) =>
    typeof rule === 'object' && rule?.loader === 'ts-loader'
      ? { test: rule.test, exclude: rule.exclude, loader: join(ROOT, 'test/support/esbuildLoader.ts') }
      : rule,
  )
  // Wallets' own software, which is most of the modules and which none of these tests needs.
  const alias = {
    ...(config.resolve?.alias as Record<string, string | false>),
    '@walletconnect/ethereum-provider': false as const,
    '@coinbase/wallet-sdk': false as const,
  }
  return {
    ...config,
    plugins,
    module: { ...config.module, rules },
    resolve: { ...config.resolve, alias },
    optimization: { ...config.optimization, minimize: false, realContentHash: false },
  }
}

function compile(): Promise<void> {
  return new Promise((fulfil, reject) => {
    const compiler = webpack(configuration())
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error)
        else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString({ preset: 'errors-only' })))
        else fulfil()
      })
    })
  })
}

/** The public list with the tokens of all these chains, as a build's copy of it. */
function lists(): Readonly<Record<string, unknown>> {
  const list = tokenList()
  const tokens = list.tokens.filter(({ chainId }) => [1, ...chainIds].includes(chainId))
  return {
    tokens: { ...list, tokens: tokens.map((token) => ({ ...token, extensions: undefined })) },
    pairs: pairList(),
  }
}

/**
 * Makes it, unless the last one was made of the same sources.
 * @throws Error with every compiler error.
 */
export async function ensureNetworksBuild() {
  await buildOnce(NETWORKS_BUILD, settings, async () => {
    await compile()
    writeFileSync(join(NETWORKS_BUILD, '_headers'), headersFile(settings))
    mkdirSync(join(NETWORKS_BUILD, 'lists'), { recursive: true })
    for (const [name, list] of Object.entries(lists()))
      writeFileSync(join(NETWORKS_BUILD, `lists/${name}.json`), JSON.stringify(list))
  })
}

if (process.argv[1] === import.meta.filename) await ensureNetworksBuild()
