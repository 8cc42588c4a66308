import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import webpack from 'webpack'
import { localSettings } from '../support/localSettings'
import { webpackConfig } from '../../webpack.config'

/** The page of a build with these settings, without the scripts. */
async function pageOf(appName: string): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'page-'))
  try {
    const empty = join(outDir, 'empty.js')
    writeFileSync(empty, '')
    const config = webpackConfig('production', { ...localSettings('http://127.0.0.1:1'), appName }, outDir)
    const plugins = config.plugins?.filter((plugin) => plugin instanceof HtmlWebpackPlugin)
    const compiler = webpack({ ...config, entry: { theme: empty, main: empty }, plugins })
    await new Promise<void>((fulfil, reject) => {
      compiler.run((error, stats) => {
        if (error || !stats || stats.hasErrors()) reject(error ?? new Error(stats?.toString({ preset: 'errors-only' })))
        else compiler.close(() => fulfil())
      })
    })
    return readFileSync(join(outDir, 'index.html'), 'utf8')
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}

test('the name of the settings is text in the page, whatever it contains', async () => {
  const page = await pageOf('H&T <Höhe>')
  expect(page).toContain('<title>H&amp;T &lt;Höhe&gt;</title>')
  expect(page).toMatch(/role="?alert"?[^>]*>\s*H&amp;T &lt;Höhe&gt;/)
  expect(page).toMatch(/og:title"? content="H&amp;T &lt;Höhe&gt;"/)
  expect(page).not.toContain('<Höhe>')
})
