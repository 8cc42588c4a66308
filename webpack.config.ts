import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import CopyWebpackPlugin, { type ObjectPattern } from 'copy-webpack-plugin'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import TerserPlugin from 'terser-webpack-plugin'
import webpack, { type Configuration, type EntryObject, type RuleSetRule, type RuleSetUseItem } from 'webpack'
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity'
import { brandFolder, MARK, PICTURES } from './src/build/brand/brandFiles'
import { BrandPlugin, hasStyle } from './src/build/brand/brandPlugin'
import { buildConstants } from './src/build/constants'
import { contentSecurityPolicy, TRUSTED_TYPES_POLICY } from './src/build/contentSecurityPolicy'
import { HeadTagsPlugin } from './src/build/headTagsPlugin'
import { OrderedStylesPlugin } from './src/build/orderedStyles'
import { ROOT } from './src/build/root'
import { alternatesOf, SitePlugin, siteParameters } from './src/build/sitePlugin'
import type { PrerenderedPage } from './src/build/prerender'
import type { Settings } from './src/config/settings'
import { type DocumentWords, documentWords } from './src/copy/en/shell/document'
import { textDirectionOf, isLanguage, languageFolder, type PageLanguage } from './src/domain/browser/languages'

/** Where a production build leaves its source maps: to be read by people, never served. */
export const SOURCE_MAPS = join(ROOT, '.cache/source-maps')

const DEV_WALLET = join(ROOT, 'test/wallet/devWallet.ts')

/** The page's own scripts; with what a language needs of fonts and line breaking beside all others' sheets, where it does. */
function entries(isProduction: boolean, language: PageLanguage): EntryObject {
  const wallet = isProduction || !existsSync(DEV_WALLET) ? [] : [DEV_WALLET]
  const sheet = `./src/styles/${language}.css`
  const sheets = existsSync(join(ROOT, sheet)) ? [sheet] : []
  return { theme: './src/theme.ts', main: [...wallet, './src/index.tsx', ...sheets] }
}

const MINIFIED = { collapseWhitespace: true, removeComments: true, keepClosingSlash: false }

/** The page that hosts answer unknown paths with: it has no screen, and its scripts draw the one of any path. */
const UNKNOWN_PAGE = '/404.html'

/** Files that are served as they are: those of `public`, where a brand's own take the place of the usual ones. */
function copied({ brand }: Settings): ObjectPattern[] {
  const ignore = ['**/*.html', '**/.*']
  if (brand.folder === null) return [{ from: 'public', globOptions: { ignore }, noErrorOnMissing: true }]
  const folder = brandFolder(brand.folder)
  const usual = [...Object.keys(PICTURES), 'favicon.svg'].map((name) => `**/icons/${name}`)
  const own = Object.keys(PICTURES).filter((name) => existsSync(join(folder, name)))
  return [
    { from: 'public', globOptions: { ignore: [...ignore, ...usual, `**/${brand.folder}/**`] } },
    { from: join(folder, MARK), to: 'icons/favicon.svg' },
    ...own.map((name) => ({ from: join(folder, name), to: `icons/${name}` })),
  ]
}

/** Copies the files of `public` into the build. All languages of a site share them. */
const publicFiles = (settings: Settings) => new CopyWebpackPlugin({ patterns: copied(settings) })

interface Pages {
  settings: Settings
  screens: readonly PrerenderedPage[]
  words: DocumentWords
  language: PageLanguage
}

/** One HTML file per prerendered screen; without any, one that its scripts draw. */
function pages(isProduction: boolean, { settings, screens, words, language }: Pages): HtmlWebpackPlugin[] {
  const page = (filename: string, screen?: PrerenderedPage) =>
    new HtmlWebpackPlugin({
      template: 'public/index.html',
      filename,
      inject: 'head',
      scriptLoading: 'defer',
      chunks: ['theme', 'main'],
      minify: isProduction ? MINIFIED : false,
      templateParameters: {
        ...siteParameters(settings),
        policy: isProduction ? contentSecurityPolicy(settings).meta : null,
        base: `${settings.basePath}/`,
        pages: `${settings.basePath}${languageFolder(language)}/`,
        // Those made for tests have no tag that a browser knows.
        language: isLanguage(language) ? language : 'en',
        direction: textDirectionOf(language),
        words,
        alternates: alternatesOf(screen?.path, settings),
        screen: screen?.path ?? '',
        title: screen?.title ?? settings.appName,
        head: screen?.head ?? '',
      },
      screen,
    })
  const all = screens.length > 0 ? screens.map((screen) => page(screen.file, screen)) : [page('index.html')]
  return isProduction ? [...all, page(`${languageFolder(language)}${UNKNOWN_PAGE}`.slice(1))] : all
}

/** Names of files and of classes are made of it. */
const HASH = 'sha256'

/** The words are those of the language: see "imports" in package.json. */
const resolve = (language: PageLanguage): Configuration['resolve'] => ({
  conditionNames: [`language-${language}`, '...'],
  extensions: ['.tsx', '.ts', '.js'],
  alias: {
    // WalletConnect's own modal: never shown, and under a licence that we do not accept.
    '@reown/appkit': false,
    // Its storage, in place of ours: touches local storage when it is loaded, which throws where that is denied.
    '@walletconnect/keyvaluestorage': false,
  },
})

const SCRIPTS = { test: /\.tsx?$/, exclude: /node_modules/ }

/** How scripts that are shipped are read. */
const SHIPPED_SCRIPTS: RuleSetRule = {
  ...SCRIPTS,
  loader: 'ts-loader',
  // Types are checked by `npm run types`; here they are only removed.
  options: { transpileOnly: true, compilerOptions: { noEmit: false, sourceMap: true } },
}

/** How scripts that run on this machine alone are read. */
const LOCAL_SCRIPTS: RuleSetRule = { ...SCRIPTS, loader: join(ROOT, 'src/build/quickLoader.ts') }

/** How files of ours are read. No loader applies to a package. */
const rules = (
  isProduction: boolean,
  scripts: RuleSetRule,
  styles: RuleSetUseItem[],
  css: object = {},
): RuleSetRule[] => [
  scripts,
  {
    test: /\.css$/,
    exclude: /node_modules/,
    use: [
      ...styles,
      {
        loader: 'css-loader',
        options: {
          modules: {
            auto: /\.module\.css$/,
            namedExport: false,
            exportLocalsConvention: 'as-is',
            localIdentName: isProduction ? '[hash:base64:6]' : '[name]__[local]',
            ...css,
          },
        },
      },
    ],
    // Fonts and style sheets are wanted for what they do, not for what they export.
    sideEffects: true,
  },
  { test: /\.(woff2|svg|png)$/, type: 'asset/resource' },
]

/** The renderer of the first screens, for Node: the same sources by the same rules, in one file. */
export const prerenderConfig = (settings: Settings, outDir: string, language: PageLanguage): Configuration => ({
  mode: 'production',
  context: ROOT,
  target: 'node20',
  entry: './src/prerender.tsx',
  devtool: false,
  output: { path: outDir, filename: 'prerender.cjs', library: { type: 'commonjs2' }, hashFunction: HASH },
  resolve: resolve(language),
  module: {
    rules: rules(true, LOCAL_SCRIPTS, [], { exportOnlyLocals: true }),
    parser: { javascript: { dynamicImportMode: 'eager' } },
  },
  plugins: [new webpack.DefinePlugin(buildConstants(settings, language))],
  optimization: { minimize: false },
  performance: false,
})

/** The server of a finished build, for Node alone, in one file. */
export const serverConfig = (outDir: string): Configuration => ({
  mode: 'production',
  context: ROOT,
  target: 'node20',
  entry: './src/build/host/serve.ts',
  devtool: false,
  node: { __dirname: false },
  output: { path: outDir, filename: 'serve.cjs', library: { type: 'commonjs2' }, hashFunction: HASH },
  resolve: resolve('en'),
  module: { rules: rules(true, SHIPPED_SCRIPTS, []) },
  optimization: { minimize: false },
  performance: false,
})

/**
 * The one description of the bundle. Production output lands in `outDir`; source maps stay beside it, never in it.
 * `screens` are the pages that are prerendered. Each language is a build of its own into the same folder: English first,
 * which empties it, and others add pages in a folder of theirs and the scripts that have words. What is not shipped is
 * built sooner.
 */
export function webpackConfig(
  mode: 'production' | 'development',
  settings: Settings,
  outDir = join(ROOT, 'dist'),
  screens: readonly PrerenderedPage[] = [],
  language: PageLanguage = 'en',
  isShipped = true,
): Configuration {
  const isFirst = language === 'en'
  const words = screens[0]?.words ?? documentWords(settings.appName)
  const isProduction = mode === 'production'
  const name = isProduction ? 'assets/[name].[contenthash:8]' : 'assets/[name]'
  // Sheets and fonts are in one folder, beside the others.
  const sheets = { loader: MiniCssExtractPlugin.loader, options: isProduction ? { publicPath: '../' } : {} }
  const sourceMaps = join(relative(outDir, SOURCE_MAPS), '[base].map')

  return {
    mode,
    context: ROOT,
    target: ['web', 'es2022'],
    entry: entries(isProduction, language),
    devtool: isProduction ? false : 'source-map',
    output: {
      path: outDir,
      publicPath: `${settings.basePath}/`,
      filename: `${name}.js`,
      chunkFilename: `${name}.js`,
      assetModuleFilename: `${name}[ext]`,
      crossOriginLoading: 'anonymous',
      // The policy's one name is in the Content-Security-Policy; the runtime makes chunk URLs through it.
      trustedTypes: { policyName: TRUSTED_TYPES_POLICY },
      hashFunction: HASH,
      clean: isProduction && isFirst,
    },
    resolve: resolve(language),
    module: { rules: rules(isProduction, isShipped ? SHIPPED_SCRIPTS : LOCAL_SCRIPTS, [sheets]) },
    plugins: [
      new webpack.DefinePlugin(buildConstants(settings, language)),
      new MiniCssExtractPlugin({ filename: `${name}.css`, chunkFilename: `${name}.css` }),
      new OrderedStylesPlugin(),
      ...(isFirst || !isProduction ? [publicFiles(settings)] : []),
      ...pages(isProduction, { settings, screens, words, language }),
      new HeadTagsPlugin(),
      new SitePlugin(settings, words, language),
      ...(hasStyle(settings) ? [new BrandPlugin(settings)] : []),
      ...(isProduction
        ? [
            new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
            new webpack.SourceMapDevToolPlugin({
              filename: sourceMaps,
              append: false,
              moduleFilenameTemplate: '[resource-path]',
            }),
          ]
        : []),
    ],
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      realContentHash: true,
      minimizer: [
        // SWC takes a fifth of Terser's time, and its scripts are 1.5 % smaller.
        new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false }),
        new CssMinimizerPlugin(),
      ],
      splitChunks: {
        // The theme script runs before anything else has loaded: nothing may be moved out of it.
        chunks: ({ name }) => name !== 'theme',
        cacheGroups: {
          // One style sheet: it is small, it has one integrity value, and no screen is ever seen unstyled.
          styles: {
            type: 'css/mini-extract',
            name: 'styles',
            chunks: ({ name }) => name !== 'theme',
            enforce: true,
          },
          framework: { test: /[\\/]node_modules[\\/]/, name: 'framework', chunks: 'initial', enforce: true },
        },
      },
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
    cache: isProduction
      ? false
      : {
          type: 'filesystem',
          name: `development-${language}`,
          cacheDirectory: join(ROOT, '.cache/webpack'),
          buildDependencies: { config: [join(ROOT, 'webpack.config.ts')] },
        },
  }
}
