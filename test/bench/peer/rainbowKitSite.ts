import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Configuration } from 'webpack'
import { ROOT } from '../../../src/build/root'
import { TESTED_CHAIN_URL } from '../../support/testedBuild'

const SOURCES = join(ROOT, 'test/bench/rainbowKit')
/** The folder of RainbowKit's packages. They are not among our dependencies, and are installed only when needed. */
const FOLDER = join(ROOT, '.cache/rainbowKit')
const OUT_DIR = join(FOLDER, 'dist')

function install() {
  console.error('Installing and bundling what is measured beside Tidemark …')
  const shell = process.platform === 'win32'
  execFileSync('npm', ['install', '--ignore-scripts', '--no-package-lock'], { cwd: FOLDER, shell, stdio: 'inherit' })
}

const configuration: Configuration = {
  mode: 'production',
  context: FOLDER,
  entry: './main.js',
  output: {
    path: OUT_DIR,
    publicPath: '/',
    filename: 'assets/[name].[contenthash:8].js',
    chunkFilename: 'assets/[name].[contenthash:8].js',
    clean: true,
  },
  resolve: {
    // The wallets' SDKs list these packages as optional. They do not work in browsers.
    alias: { '@react-native-async-storage/async-storage': false, 'pino-pretty': false },
  },
  // The loader is installed in this project, not in `FOLDER`.
  module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, join(ROOT, 'node_modules/css-loader')] }] },
  plugins: [
    new webpack.DefinePlugin({ NODE_URL: JSON.stringify(TESTED_CHAIN_URL) }),
    new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:8].css' }),
    new HtmlWebpackPlugin({ template: 'index.html', scriptLoading: 'defer' }),
  ],
  performance: false,
}

function bundle() {
  return new Promise<void>((fulfil, reject) => {
    webpack(configuration, (error, stats) => {
      if (error) reject(error)
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')))
      else fulfil()
    })
  })
}

/** Builds the page with RainbowKit's connect button if necessary. Throws if the installation or the build fails. */
export async function buildRainbowKit(): Promise<string> {
  const sources = [...readdirSync(SOURCES).map((file) => join(SOURCES, file)), import.meta.filename]
  const wanted = sources.map((file) => readFileSync(file, 'utf8')).join('')
  const stamp = join(FOLDER, 'built.txt')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return OUT_DIR
  cpSync(SOURCES, FOLDER, { recursive: true })
  cpSync(join(ROOT, '.npmrc'), join(FOLDER, '.npmrc'))
  install()
  await bundle()
  writeFileSync(join(OUT_DIR, '_headers'), '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n')
  writeFileSync(stamp, wanted)
  return OUT_DIR
}
