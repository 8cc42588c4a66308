import { parseArgs } from 'node:util'
import webpack from 'webpack'
import WebpackDevServer, { type Request, type Response } from 'webpack-dev-server'
import { listSnapshots, supportedListChains } from '../../src/build/listSnapshot'
import { readSettings } from '../../src/build/settings'
import { MANIFEST_FILE } from '../../src/build/sitePlugin'
import type { Settings } from '#config/settings'
import { isPageLanguage, languageFolder, type PageLanguage } from '#domain/browser/languages'
import { unrendered, webpackConfig } from '../../webpack.config'
import { severalNetworks } from '../support/localSettings'
import { writePseudoLanguage } from '../support/pseudoLanguage'
import { portSetting } from '../support/ports'
import { keepAlive } from './keepAlive'
import { type LocalChain, startChain } from './startChain'
import { POSED_NETWORKS } from './worlds/all'

const HOST = '127.0.0.1'
const CHAIN_ID = 3

/** Any site may read the manifest, as in production. */
const headersOf = ({ url }: Request): Record<string, string> =>
  url === `/${MANIFEST_FILE}` ? { 'Access-Control-Allow-Origin': '*' } : {}

/** Starts the development server. Resolves after the first build. */
async function startApp(port: number, settings: Settings, language: PageLanguage) {
  if (language === 'xx' || language === 'xx-rtl') writePseudoLanguage()
  const server = new WebpackDevServer(
    {
      host: HOST,
      port,
      historyApiFallback: true,
      static: false,
      hot: false,
      liveReload: true,
      setupExitSignals: false,
      headers: headersOf,
      client: { overlay: false, logging: 'warn' },
      setupMiddlewares(middlewares) {
        for (const [path, json] of Object.entries(listSnapshots(supportedListChains(settings))))
          middlewares.unshift({
            name: path,
            path,
            middleware: (_request: Request, response: Response) => void response.type('json').send(json),
          })
        return middlewares
      },
    },
    webpack(webpackConfig('development', settings, undefined, [unrendered(language, settings)])),
  )
  await server.start()
  await new Promise<void>((fulfil) => {
    server.middleware?.waitUntilValid(() => fulfil())
  })
  return server
}

function described({ url, chainId, world, accounts }: LocalChain): string {
  const lines = accounts.map(({ name, address, note }) => `  ${name.padEnd(8)} ${address}  ${note}`)
  return `The chain     ${url} (chain id ${chainId}${world.network ? `, as ${world.network.name}` : ''})
Its accounts, all in the test wallet:
${lines.join('\n')}`
}

async function main() {
  const { values } = parseArgs({
    options: { networks: { type: 'boolean', default: false }, language: { type: 'string', default: 'en' } },
  })
  const { language } = values
  if (!isPageLanguage(language)) throw new Error(`${language} is no language of the product.`)
  const port = await portSetting('PORT', 3000)
  const chainPort = await portSetting('CHAIN_PORT', 8545)
  if (port === chainPort) throw new Error(`PORT and CHAIN_PORT are both ${port}. They must differ.`)

  const running: (() => Promise<void>)[] = []
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= Promise.allSettled(running.map((stopOne) => stopOne())).then(() => undefined)
    return stopping
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void stop().finally(() => process.exit()))

  // npm passes a signal only to the shell between npm and this process. That shell ends without passing on the signal,
  // so this process stops when its parent process has ended.
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) void stop().finally(() => process.exit())
  }, 500).unref()

  try {
    console.log('Starting the local chain with its pools, prices and accounts…')
    const chain = await startChain({ chainId: CHAIN_ID, port: chainPort })
    const others = values.networks ? [await startChain({ world: POSED_NETWORKS.base!, history: false })] : []
    const chains = [chain, ...others]
    for (const each of chains) {
      const stopPersisting = keepAlive(each)
      running.push(() => {
        stopPersisting()
        return each.stop()
      })
    }
    console.log('Building the app…')
    const app = await startApp(port, readSettings(severalNetworks(chain.url, others)), language)
    running.push(() => app.stop())

    console.log(`
The app       http://${HOST}:${port}${languageFolder(language)}/
${chains.map(described).join('\n')}

Ctrl-C stops ${others.length > 0 ? 'all' : 'both'}.`)
  } catch (error) {
    await stop()
    throw error
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
