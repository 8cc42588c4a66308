import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import CopyWebpackPlugin from 'copy-webpack-plugin'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import webpack, { type Configuration } from 'webpack'
import type { Settings } from '#config/settings'
import { localSettings } from '../support/localSettings'
import { unrendered, webpackConfig } from '../../webpack.config'

type Plugin = typeof HtmlWebpackPlugin | typeof CopyWebpackPlugin

async function readBuild<T>(
  plugin: Plugin,
  configure: (outDir: string) => Configuration,
  read: (outDir: string) => T,
): Promise<T> {
  const outDir = mkdtempSync(join(tmpdir(), 'page-'))
  try {
    const empty = join(outDir, 'empty.js')
    writeFileSync(empty, '')
    const config = configure(outDir)
    const plugins = config.plugins?.filter((each) => each instanceof plugin)
    const compiler = webpack({
      ...config,
      entry: { theme: empty, 'words-en': empty, 'words-ru': empty },
      plugins,
      cache: false,
    })
    await new Promise<void>((fulfil, reject) => {
      compiler.run((error, stats) => {
        if (error || !stats || stats.hasErrors()) reject(error ?? new Error(stats?.toString({ preset: 'errors-only' })))
        else compiler.close(() => fulfil())
      })
    })
    return read(outDir)
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}

const pageOf = (given: Partial<Settings>): Promise<string> =>
  readBuild(
    HtmlWebpackPlugin,
    (outDir) => webpackConfig('production', { ...localSettings('http://127.0.0.1:1'), ...given }, outDir),
    (outDir) => readFileSync(join(outDir, 'index.html'), 'utf8'),
  )

test('the development server has the logos in every language', async () => {
  const settings = localSettings('http://127.0.0.1:1')
  const hasLogo = await readBuild(
    CopyWebpackPlugin,
    (outDir) => webpackConfig('development', settings, outDir, [unrendered('ru', settings)]),
    (outDir) => existsSync(join(outDir, 'icons/favicon.svg')),
  )
  expect(hasLogo).toBe(true)
})

test('the name of the settings is text in the page, whatever it contains', async () => {
  const page = await pageOf({ appName: 'H&T <Höhe>' })
  expect(page).toContain('<title>H&amp;T &lt;Höhe&gt;</title>')
  expect(page).toMatch(/role="?alert"?[^>]*>\s*H&amp;T &lt;Höhe&gt;/)
  expect(page).toMatch(/og:title"? content="H&amp;T &lt;Höhe&gt;"/)
  expect(page).not.toContain('<Höhe>')
})

test('C09: every address in the page of a site in a folder begins with it', async () => {
  const page = await pageOf({ basePath: '/folder/app' })
  const addresses = [...page.matchAll(/ (?:href|src)="?([^" >]+)/g)].map(([, address = '']) => address)
  expect(addresses.length).toBeGreaterThanOrEqual(5)
  expect(addresses.filter((address) => !address.startsWith('/folder/app/'))).toEqual([])
})
