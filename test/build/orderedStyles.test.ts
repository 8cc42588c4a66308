import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack from 'webpack'
import { OrderedStylesPlugin } from '../../src/build/orderedStyles'

const FILES = {
  'main.js': "import './base.css'\nimport('./one.js')\nimport('./two.js')",
  'one.js': "import './a.css'\nimport './b.css'",
  'two.js': "import './c.css'\nimport './b.css'\nimport './a.css'",
  'base.css': '.base{}',
  'a.css': '.a{}',
  'b.css': '.b{}',
  'c.css': '.c{}',
}

async function styleSheetOf(files: Record<string, string>): Promise<{ css: string; warnings: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'styles-'))
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    const compiler = webpack({
      mode: 'production',
      context: folder,
      entry: { main: './main.js' },
      output: { path: join(folder, 'out') },
      resolveLoader: { modules: [join(import.meta.dirname, '../../node_modules')] },
      module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'], sideEffects: true }] },
      plugins: [new MiniCssExtractPlugin({ filename: 'styles.css' }), new OrderedStylesPlugin()],
      optimization: {
        minimize: false,
        splitChunks: {
          cacheGroups: { styles: { type: 'css/mini-extract', name: 'styles', chunks: 'all', enforce: true } },
        },
      },
    })
    const warnings = await new Promise<number>((fulfil, reject) => {
      compiler.run((error, stats) => {
        if (error || !stats || stats.hasErrors()) reject(error ?? new Error(stats?.toString({ preset: 'errors-only' })))
        else compiler.close(() => fulfil(stats.compilation.warnings.length))
      })
    })
    return { css: readFileSync(join(folder, 'out/styles.css'), 'utf8').replace(/\s/g, ''), warnings }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test('rules stand in the order of the imports, and parts that import them in another order agree with it', async () => {
  expect(await styleSheetOf(FILES)).toEqual({ css: '.base{}.a{}.b{}.c{}', warnings: 0 })
})
