import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import CopyWebpackPlugin from 'copy-webpack-plugin'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import TerserPlugin from 'terser-webpack-plugin'
import webpack, { type Chunk, type ChunkGraph, type Configuration, type EntryObject, type Module } from 'webpack'
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity'
import { classNames } from './src/build/classNames'
import { contentSecurityPolicy, TRUSTED_TYPES_POLICY } from './src/build/contentSecurityPolicy'
import { foldTokens } from './src/build/foldTokens'
import { HeadTagsPlugin, UNKNOWN_PAGE } from './src/build/headTagsPlugin'
import { OrderedStylesPlugin } from './src/build/orderedStyles'
import { TRIMMED_FILES } from './src/build/loaders/trim'
import { ROOT } from './src/build/root'
import { SitePlugin, siteParameters } from './src/build/sitePlugin'
import type { PrerenderedPage } from './src/build/prerender'
import { deploymentsOf, unlistedNetworks } from './src/config/networks/all'
import { REBASING_DIGITS } from './src/config/networks/rebasingTokens'
import type { Settings } from './src/config/settings'

/** Where a production build leaves its source maps: to be read by people, never served. */
export const SOURCE_MAPS = join(ROOT, '.cache/source-maps')

type CssNanoOptions = NonNullable<Parameters<typeof CssMinimizerPlugin.cssnanoMinify>[2]>

const { version: VERSION } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }

const DEV_WALLET = join(ROOT, 'test/wallet/devWallet.ts')

/** Entries that are one file each. */
const STANDALONE = new Set<string | null | undefined>(['theme', 'redirect'])

function entries(isProduction: boolean): EntryObject {
  const wallet = isProduction || !existsSync(DEV_WALLET) ? [] : [DEV_WALLET]
  return { theme: './src/theme.ts', redirect: './src/redirect.ts', main: [...wallet, './src/index.tsx'] }
}

/** Tokens whose balances change by themselves, of the networks that are traded on, as code. */
function rebasingTokens({ networks, supportedChainIds }: Settings): string {
  const lists = networks.flatMap(({ chain }) => (supportedChainIds.includes(chain.id) ? [chain.listChainId] : []))
  return `(${JSON.stringify(Object.fromEntries(lists.map((id) => [id, REBASING_DIGITS[id] ?? []])))})`
}

/** A value as code, in which parts that are equal stand once. */
function codeWith(parts: readonly unknown[], value: unknown): string {
  const tables = [...new Set(parts.map((part) => JSON.stringify(part)))]
  const shared = tables.reduce(
    (code, table, place) => code.replaceAll(table, `tables[${place}]`),
    JSON.stringify(value),
  )
  return `((tables) => (${shared}))([${tables.join()}])`
}

/** The settings as code. Networks whose tokens have the same addresses share them. */
const settingsCode = (settings: Settings): string =>
  codeWith(
    settings.networks.map(({ deployment }) => deployment),
    settings,
  )

/** The contracts of the build's networks as code. Those with the same addresses share the one table of them. */
function deploymentsCode({ chainIds }: Settings): string {
  const deployments = deploymentsOf(chainIds)
  return codeWith(Object.values(deployments), deployments)
}

const MINIFIED = { collapseWhitespace: true, removeComments: true, keepClosingSlash: false }

/** One HTML file per prerendered screen; without any, one that is drawn by its scripts. */
function pages(isProduction: boolean, settings: Settings, screens: readonly PrerenderedPage[]): HtmlWebpackPlugin[] {
  const all = screens.length > 0 ? screens : [undefined]
  return all.map(
    (screen) =>
      new HtmlWebpackPlugin({
        template: 'public/index.html',
        filename: screen?.file ?? 'index.html',
        publicPath: screen?.base ?? '/',
        inject: 'head',
        scriptLoading: 'defer',
        chunks: ['theme', 'main'],
        minify: isProduction ? MINIFIED : false,
        templateParameters: {
          ...siteParameters(settings),
          policy: isProduction ? contentSecurityPolicy(settings).meta : null,
          base: screen?.base ?? '/',
          screen: screen?.path ?? '',
          title: screen?.title ?? settings.appName,
          head: screen?.head ?? '',
        },
        screen,
      }),
  )
}

/** The page for unknown paths, which has one script. The development server answers them with the home page. */
function unknownPage(settings: Settings): HtmlWebpackPlugin {
  return new HtmlWebpackPlugin({
    template: 'public/404.html',
    filename: UNKNOWN_PAGE,
    publicPath: './',
    inject: 'head',
    chunks: ['redirect'],
    minify: MINIFIED,
    templateParameters: { policy: contentSecurityPolicy(settings).meta, title: settings.appName },
  })
}

/** Wallets' own software is rarely loaded: it shares nothing with the rest. */
const WALLETS = ['walletConnect', 'coinbase']
/** What a screen needs before its figures are here. It is so little that a screen has it for itself. */
const SCREENS = ['route-home', 'route-swap', 'route-token']

/**
 * Which file holds the modules that several parts need, so that each travels once; the first row that fits applies.
 * `of`: the parts one of which needs the module; `beside`: another one that does, any if absent; `all`: whether the row
 * is also for what only that part needs.
 * The screens, the dialogs and the code that talks to wallets must not wait for the market, which may be missing.
 */
const SHARED: readonly { name: string; of: readonly string[]; beside?: string; all?: boolean }[] = [
  { name: 'boundary', of: ['connector'], beside: 'live' },
  { name: 'calls', of: ['connector'], all: true },
  { name: 'dialogs', of: ['dialog-connect'] },
  { name: 'reads', of: ['route-profile'], beside: 'live' },
  { name: 'market', of: ['live'], all: true },
  { name: 'own', of: ['dialog-account', 'route-profile'] },
  { name: 'own', of: ['account'], all: true },
  { name: 'price-chart', of: ['pair'], all: true },
]

const named = (files: readonly string[]) => new RegExp(`/(${files.join('|')})\\.`)

const WALLET_FILES = named(WALLETS)

/** Files most of whose functions run in every visit. */
const FIRST_FILES = named(['framework', 'main', 'boundary', 'calls', 'reads', 'market'])

/**
 * V8's explicit compile hint: it compiles all functions of a file while it arrives, away from the thread that answers
 * the visitor, where it otherwise stops for each function's first call. To other browsers it is a comment.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad'

/**
 * Short names in the order in which our code uses letters. The minifier's own order counts the letters of each file,
 * hashes of other files among them, and while it works these depend on whether there are source maps and where the
 * folder is.
 */
const SHORT_NAMES = {
  // It runs in another process, so it must be complete in itself.
  get(number: number): string {
    const first = 'etnasrciloduphmgfvwykbxjETLCASPINORMDFHUBVGWKYqXQzZJ$_'
    const later = `${first}0123456789`
    let name = first.charAt(number % first.length)
    for (let rest = Math.floor(number / first.length); rest > 0; rest = Math.floor(rest / later.length)) {
      rest--
      name += later.charAt(rest % later.length)
    }
    return name
  },
}

const minifier = (
  files: { include?: RegExp; exclude?: RegExp | RegExp[] },
  pureGetters: true | 'strict',
  preamble?: string,
) =>
  new TerserPlugin({
    ...files,
    extractComments: false,
    terserOptions: {
      ecma: 2020,
      module: true,
      // Functions with a body are smaller after gzip where they stay functions.
      compress: { passes: 3, pure_getters: pureGetters, inline: 1 },
      mangle: { nth_identifier: SHORT_NAMES },
      // A script with one character beyond Latin-1 takes a browser two bytes for each of its characters.
      format: { comments: false, ascii_only: true, preamble },
    },
  })

type CacheGroup = NonNullable<
  Extract<NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>, object>['cacheGroups']
>

const partsOf = (module: Module, chunkGraph: ChunkGraph) =>
  [...chunkGraph.getModuleChunksIterable(module)].map(({ name }) => name ?? '')

const sharedGroups: CacheGroup = Object.fromEntries(
  SHARED.map(({ name, of, beside, all = false }, at) => [
    `${name}-${at}`,
    {
      name,
      chunks: (chunk: Chunk) => !chunk.canBeInitial() && ![...WALLETS, ...SCREENS].includes(chunk.name ?? ''),
      enforce: true,
      priority: 100 - at,
      test(module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) {
        if (!module.type.startsWith('javascript')) return false
        const parts = partsOf(module, chunkGraph).filter((part) => ![...WALLETS, ...SCREENS].includes(part))
        const isShared = beside === undefined ? parts.length > 1 : parts.includes(beside)
        return parts.some((part) => of.includes(part)) && (all || isShared)
      },
    },
  ]),
)

/** What both main screens need is in the page's own file. */
const pageGroup: CacheGroup[string] = {
  name: 'main',
  chunks: (chunk: Chunk) => !chunk.canBeInitial() && !WALLETS.includes(chunk.name ?? ''),
  enforce: true,
  priority: 200,
  test(module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) {
    const parts = partsOf(module, chunkGraph)
    return module.type.startsWith('javascript') && parts.includes('route-home') && parts.includes('route-swap')
  },
}

/**
 * The one description of the bundle. Production output lands in `outDir`; source maps stay beside it, never in it.
 * `screens` are the pages that are prerendered.
 */
export function webpackConfig(
  mode: 'production' | 'development',
  settings: Settings,
  outDir = join(ROOT, 'dist'),
  screens: readonly PrerenderedPage[] = [],
): Configuration {
  const isProduction = mode === 'production'
  const name = isProduction ? 'assets/[name].[contenthash:8]' : 'assets/[name]'
  const nameClass = classNames(join(ROOT, 'src'))
  const sourceMaps = join(relative(outDir, SOURCE_MAPS), '[base].map')

  return {
    mode,
    context: ROOT,
    target: ['web', 'es2022'],
    entry: entries(isProduction),
    devtool: isProduction ? false : 'source-map',
    output: {
      path: outDir,
      // The page's script sets it once it knows where the site is.
      publicPath: isProduction ? '' : '/',
      filename: `${name}.js`,
      chunkFilename: `${name}.js`,
      assetModuleFilename: `${name}[ext]`,
      crossOriginLoading: 'anonymous',
      // The policy's one name is in the Content-Security-Policy; the runtime makes chunk URLs through it.
      trustedTypes: { policyName: TRUSTED_TYPES_POLICY },
      hashFunction: 'sha256',
      clean: isProduction,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        // Its storage, in place of ours: touches local storage when it is loaded, which throws where that is denied.
        '@walletconnect/keyvaluestorage': false,
        // Its exports name the build with warnings for developers, whatever the mode.
        ...(isProduction && { 'react-router$': join(ROOT, 'node_modules/react-router/dist/production/index.mjs') }),
        // Tests use the package as it is.
        ...(isProduction && { reselect$: join(ROOT, 'src/store/reselect.ts') }),
      },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'ts-loader',
          // Types are checked by `npm run types`; here they are only removed.
          options: { transpileOnly: true, compilerOptions: { noEmit: false, sourceMap: true } },
        },
        {
          test: /\.css$/,
          use: [
            // Sheets and fonts are in one folder, beside the others.
            { loader: MiniCssExtractPlugin.loader, options: isProduction ? { publicPath: '../' } : {} },
            {
              loader: 'css-loader',
              options: {
                modules: {
                  auto: /\.module\.css$/,
                  namedExport: false,
                  exportLocalsConvention: 'as-is',
                  ...(isProduction
                    ? {
                        getLocalIdent: ({ resourcePath }: { resourcePath: string }, _: string, name: string) =>
                          nameClass(resourcePath, name),
                      }
                    : { localIdentName: '[name]__[local]' }),
                },
              },
            },
          ],
          // Fonts and style sheets are wanted for what they do, not for what they export.
          sideEffects: true,
        },
        { test: /\.(woff2|svg|png)$/, type: 'asset/resource' },
        {
          test: /node_modules[\\/]react-router[\\/]dist[\\/].*\.mjs$/,
          loader: join(ROOT, 'src/build/loaders/markPure.ts'),
        },
        // Tests use the packages as they are.
        ...(isProduction ? [{ include: TRIMMED_FILES, loader: join(ROOT, 'src/build/loaders/trim.ts') }] : []),
        // All that it imports late is the modal that is left out: no file for nothing.
        { test: /@walletconnect[\\/]ethereum-provider/, parser: { dynamicImportMode: 'eager' } },
      ],
    },
    plugins: [
      // WalletConnect's own modal: never shown, and under a licence that we do not accept.
      new webpack.NormalModuleReplacementPlugin(/^@reown\/appkit/, 'data:text/javascript,export {}'),
      new webpack.DefinePlugin({
        __SETTINGS__: settingsCode(settings),
        __DEPLOYMENTS__: deploymentsCode(settings),
        __UNLISTED_NETWORKS__: `(${JSON.stringify(unlistedNetworks(settings.chainIds))})`,
        __REBASING_TOKENS__: rebasingTokens(settings),
        __SEVERAL_NETWORKS__: JSON.stringify(settings.supportedChainIds.length > 1),
        __VERSION__: JSON.stringify(VERSION),
        // The wallets' software looks for Node's environment, of which there is none here.
        'process.env': '({})',
        // Only the development entry names these.
        __TEST_WALLET_RPC_URL__: JSON.stringify(settings.rpcUrls[settings.supportedChainIds[0] ?? 0]?.[0]),
        __TEST_WALLET_RPC_URLS__: JSON.stringify(
          Object.fromEntries(settings.supportedChainIds.map((id) => [id, settings.rpcUrls[id]?.[0]])),
        ),
      }),
      new MiniCssExtractPlugin({ filename: `${name}.css`, chunkFilename: `${name}.css` }),
      new OrderedStylesPlugin(),
      new CopyWebpackPlugin({
        patterns: [{ from: 'public', globOptions: { ignore: ['**/*.html', '**/.*'] }, noErrorOnMissing: true }],
      }),
      ...pages(isProduction, settings, screens),
      new HeadTagsPlugin(),
      new SitePlugin(settings),
      ...(isProduction
        ? [
            unknownPage(settings),
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
        // In what we know, to read a property only reads it. Wallets' own software may count on more.
        minifier({ exclude: [WALLET_FILES, FIRST_FILES] }, true),
        minifier({ include: FIRST_FILES }, true, COMPILE_HINT),
        minifier({ include: WALLET_FILES }, 'strict'),
        new CssMinimizerPlugin<[CssNanoOptions, CssNanoOptions]>({
          minify: [CssMinimizerPlugin.cssnanoMinify, CssMinimizerPlugin.cssnanoMinify],
          minimizerOptions: [
            { preset: { plugins: [[foldTokens, {}]] } },
            // In this order of declarations the sheet is a hundred bytes smaller after gzip than in the alphabet's.
            { preset: ['default', { cssDeclarationSorter: { order: 'smacss', keepOverrides: true } }] },
          ],
          // There is one sheet, and a function cannot be sent to another process.
          parallel: false,
        }),
      ],
      splitChunks: {
        // These run before anything else has loaded: nothing may be moved out of them.
        chunks: (chunk) => !STANDALONE.has(chunk.name),
        cacheGroups: {
          // What only one part needs comes with it: each further file costs the first load the hash that guards it.
          defaultVendors: false,
          pageGroup,
          ...sharedGroups,
          // One style sheet: it is small, it has one integrity value, and no screen is ever seen unstyled.
          styles: {
            type: 'css/mini-extract',
            name: 'styles',
            chunks: (chunk) => !STANDALONE.has(chunk.name),
            enforce: true,
          },
          framework: {
            test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|redux|@reduxjs[\\/]toolkit[\\/]dist[\\/](?!query)|react-redux|reselect|immer)/,
            name: 'framework',
            chunks: 'initial',
            enforce: true,
          },
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
          cacheDirectory: join(ROOT, '.cache/webpack'),
          buildDependencies: { config: [join(ROOT, 'webpack.config.ts')] },
        },
  }
}
