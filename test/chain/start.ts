import webpack from 'webpack'
import WebpackDevServer, { type Request, type Response } from 'webpack-dev-server'
import { listSnapshots, supportedListChains } from '../../src/build/listSnapshot'
import type { Settings } from '../../src/config/settings'
import { webpackConfig } from '../../webpack.config'
import { localSettings } from '../support/localSettings'
import { portSetting } from '../support/ports'
import { keepAlive } from './keepAlive'
import { startChain } from './startChain'

const HOST = '127.0.0.1'
const CHAIN_ID = 3

/** The dev server, listening, after its first build. */
async function startApp(port: number, settings: Settings) {
  const server = new WebpackDevServer(
    {
      host: HOST,
      port,
      historyApiFallback: true,
      static: false,
      hot: false,
      liveReload: true,
      setupExitSignals: false,
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
    webpack(webpackConfig('development', settings)),
  )
  await server.start()
  await new Promise<void>((fulfil) => {
    server.middleware?.waitUntilValid(() => fulfil())
  })
  return server
}

async function main() {
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

  // npm passes a signal only to the shell in between, which alone ends: then nothing is left to stop us.
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) void stop().finally(() => process.exit())
  }, 500).unref()

  try {
    console.log('Starting the local chain with its pools, prices and accounts…')
    const chain = await startChain({ chainId: CHAIN_ID, port: chainPort })
    const stopPersisting = keepAlive(chain)
    running.push(() => {
      stopPersisting()
      return chain.stop()
    })
    console.log('Building the app…')
    const app = await startApp(port, localSettings(chain.url))
    running.push(() => app.stop())

    const accounts = chain.accounts.map(({ name, address, note }) => `  ${name.padEnd(8)} ${address}  ${note}`)
    console.log(`
The app       http://${HOST}:${port}
The chain     ${chain.url} (chain id ${chain.chainId})
Its accounts, all in the test wallet:
${accounts.join('\n')}

Ctrl-C stops both.`)
  } catch (error) {
    await stop()
    throw error
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
