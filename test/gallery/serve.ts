import HtmlWebpackPlugin from 'html-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import { join } from 'node:path'
import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { buildConstants } from '../../src/build/constants'
import { ROOT } from '../../src/build/root'
import { wordsEntry, wordsModule, WordsPlugin } from '../../src/build/words'
import { type Language, LANGUAGES, textDirectionOf } from '#domain/browser/languages'
import { unrendered, webpackConfig } from '../../webpack.config'
import { localSettings } from '../support/localSettings'
import { portSetting } from '../support/ports'

// `npm run gallery` serves a page per language with components alone. It needs no chain. Sources are read, and words are
// provided, as the product's build does; only the program is another one.

const languages = Object.keys(LANGUAGES) as Language[]

async function main() {
  const port = await portSetting('PORT', 3100)
  const settings = localSettings('http://127.0.0.1:8545')
  const {
    plugins: _,
    optimization: __,
    ...config
  } = webpackConfig('development', settings, undefined, [unrendered('en', settings)])
  const compiler = webpack({
    ...config,
    cache: false,
    entry: {
      packages: { import: ['react-dom/client', './src/copy/provided.ts'], runtime: 'runtime' },
      ...Object.fromEntries(
        languages.map((each) => [wordsEntry(each), { import: [wordsModule(each, true)], dependOn: 'packages' }]),
      ),
      gallery: { import: './test/gallery/gallery.tsx', dependOn: 'packages' },
    },
    plugins: [
      new webpack.DefinePlugin(buildConstants(settings)),
      new WordsPlugin(),
      new MiniCssExtractPlugin({ filename: 'assets/[name].css' }),
      ...languages.map(
        (language) =>
          new HtmlWebpackPlugin({
            template: join(import.meta.dirname, 'gallery.html'),
            filename: language === 'en' ? 'index.html' : `${language}.html`,
            chunks: ['packages', wordsEntry(language), 'gallery'],
            chunksSortMode: 'manual',
            templateParameters: { language, direction: textDirectionOf(language) },
          }),
      ),
    ],
  })
  const server = new WebpackDevServer(
    { host: '127.0.0.1', port, static: join(ROOT, 'public'), hot: false, client: { overlay: false } },
    compiler,
  )
  await server.start()
  console.log(`The components: http://127.0.0.1:${port}/`)
}

await main()
