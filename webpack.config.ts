import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import CopyWebpackPlugin, { type ObjectPattern } from 'copy-webpack-plugin'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import TerserPlugin from 'terser-webpack-plugin'
import webpack, {
  type ChunkGraph,
  type Configuration,
  type EntryObject,
  type Module,
  type RuleSetRule,
  type RuleSetUseItem,
} from 'webpack'
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity'
import { brandFolder, MARK, PICTURES } from './src/build/brand/brandFiles'
import { BrandPlugin, hasStyle } from './src/build/brand/brandPlugin'
import { buildConstants } from './src/build/constants'
import { contentSecurityPolicy, TRUSTED_TYPES_POLICY } from './src/build/contentSecurityPolicy'
import { EagerModulesPlugin } from './src/build/eagerModules'
import { HeadTagsPlugin } from './src/build/headTagsPlugin'
import { OrderedStylesPlugin } from './src/build/orderedStyles'
import { ROOT } from './src/build/root'
import { alternatesOf, type PageWords, pageWords, SitePlugin, siteParameters } from './src/build/sitePlugin'
import type { PrerenderedPage } from './src/build/prerender'
import {
  firstScripts,
  isFirstScript,
  isOfProgram,
  isWordsEntry,
  wordsEntry,
  wordsModule,
  WordsPlugin,
} from './src/build/words'
import type { Settings } from '#config/settings'
import { documentWords } from './src/copy/en/shell/document'
import { textDirectionOf, languageFolder, type PageLanguage } from '#domain/browser/languages'

/** Where a production build leaves its source maps: to be read by people, never served. */
export const SOURCE_MAPS = join(ROOT, '.cache/source-maps')

const DEV_WALLET = join(ROOT, 'test/wallet/devWallet.ts')

/** The sheet for the fonts and line breaks of a language; none if it needs nothing of its own. */
function sheetOf(language: PageLanguage): string[] {
  const sheet = `./src/styles/${language}.css`
  return existsSync(join(ROOT, sheet)) ? [sheet] : []
}

/** The packages that each script of packages evaluates. */
const PACKAGES = {
  react: ['react-dom/client'],
  redux: ['@reduxjs/toolkit/query/react', 'react-redux'],
}

/**
 * The page's own scripts. Each is evaluated in a task of its own, because one that has everything would block the page.
 * All languages share all but the words.
 */
function entries(isProduction: boolean, languages: readonly LanguagePages[]): EntryObject {
  const wallet = isProduction || !existsSync(DEV_WALLET) ? [] : [DEV_WALLET]
  const ofLanguages = languages.map(({ language }) => [
    wordsEntry(language),
    { import: [wordsModule(language), ...sheetOf(language)], dependOn: 'redux' },
  ])
  return {
    theme: './src/theme.ts',
    react: { import: PACKAGES.react, runtime: 'runtime' },
    redux: { import: ['./src/copy/provided.ts', ...PACKAGES.redux], dependOn: 'react' },
    ...(Object.fromEntries(ofLanguages) as EntryObject),
    store: { import: ['./src/createServices.ts', './src/store/makeStore.ts'], dependOn: 'redux' },
    app: { import: './src/Root.tsx', dependOn: 'store' },
    main: { import: [...wallet, './src/index.tsx'], dependOn: 'app' },
  }
}

/** Whether a chunk with this name has a module. */
const isInChunk =
  (name: string) =>
  (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean =>
    [...chunkGraph.getModuleChunksIterable(module)].some((chunk) => chunk.name === name)

/** Whether a module of the page's own scripts is a package's, or also in a script that does not come after them. */
function isSharedAtFirst(module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean {
  const chunks = [...chunkGraph.getModuleChunksIterable(module)]
  const isOfPackage = /[\\/]node_modules[\\/]/.test(module.nameForCondition() ?? '')
  const isElsewhere = chunks.some((chunk) => isWordsEntry(chunk) || !isFirstScript(chunk))
  return chunks.some(isFirstScript) && (isOfPackage || (isOfProgram(module) && isElsewhere))
}

/** What late scripts share. Style sheets stay in the one that every page has. */
const SHARED_SCRIPT = { type: /^javascript/, minChunks: 2, chunks: 'async', enforce: true } as const

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

/** The pages of a language. Without screens there is one page, which its scripts draw. */
export interface LanguagePages {
  language: PageLanguage
  words: PageWords
  screens: readonly PrerenderedPage[]
}

/** The pages of a language in a build that prerenders nothing. Before the scripts run, they are in English. */
export const unrendered = (language: PageLanguage, { appName }: Pick<Settings, 'appName'>): LanguagePages => ({
  language,
  words: pageWords(documentWords(appName)),
  screens: [],
})

/** One HTML file per prerendered screen, which `SitePlugin` copies; without any, one that its scripts draw. */
function pages(
  isProduction: boolean,
  settings: Settings,
  { language, words, screens }: LanguagePages,
): HtmlWebpackPlugin[] {
  const page = (filename: string, screen?: PrerenderedPage) =>
    new HtmlWebpackPlugin({
      template: 'public/index.html',
      filename,
      inject: 'head',
      scriptLoading: 'defer',
      chunks: firstScripts(language),
      chunksSortMode: 'manual',
      minify: isProduction ? MINIFIED : false,
      templateParameters: {
        ...siteParameters(settings),
        policy: isProduction ? contentSecurityPolicy(settings).meta : null,
        base: `${settings.basePath}/`,
        pages: `${settings.basePath}${languageFolder(language)}/`,
        language,
        direction: textDirectionOf(language),
        words,
        alternates: alternatesOf(screen?.path, settings),
        screen: screen?.path ?? '',
        title: screen?.title ?? settings.appName,
        head: screen?.head ?? '',
      },
      language,
      screen,
    })
  const all = screens.length > 0 ? screens.map((screen) => page(screen.files[0], screen)) : [page('index.html')]
  return isProduction ? [...all, page(`${languageFolder(language)}${UNKNOWN_PAGE}`.slice(1))] : all
}

/** Names of files and of classes are made of it. */
const HASH = 'sha256'

const resolve: Configuration['resolve'] = {
  extensions: ['.tsx', '.ts', '.js'],
  alias: {
    // WalletConnect's own modal: never shown, and under a licence that we do not accept.
    '@reown/appkit': false,
    // Its storage, in place of ours: touches local storage when it is loaded, which throws where that is denied.
    '@walletconnect/keyvaluestorage': false,
  },
}

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

/**
 * The renderers of the first screens, for Node: the same sources by the same rules. The file of each language has its
 * words, and loads the program from the one file that all share.
 */
export const prerenderConfig = (
  settings: Settings,
  outDir: string,
  languages: readonly PageLanguage[],
): Configuration => ({
  mode: 'production',
  context: ROOT,
  target: 'node20',
  entry: Object.fromEntries(
    languages.map((language) => [language, [wordsModule(language, true), './src/prerender.tsx']]),
  ),
  devtool: false,
  output: { path: outDir, filename: '[name].cjs', library: { type: 'commonjs2' }, hashFunction: HASH },
  resolve,
  module: {
    rules: rules(true, LOCAL_SCRIPTS, [], { exportOnlyLocals: true }),
    parser: { javascript: { dynamicImportMode: 'eager' } },
  },
  plugins: [new webpack.DefinePlugin(buildConstants(settings)), new WordsPlugin()],
  optimization: {
    minimize: false,
    splitChunks: {
      cacheGroups: { program: { name: 'program', chunks: 'all', minChunks: languages.length, enforce: true } },
    },
  },
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
  resolve,
  module: { rules: rules(true, SHIPPED_SCRIPTS, []) },
  optimization: { minimize: false },
  performance: false,
})

/**
 * The one description of the bundle. Production output lands in `outDir`, which is emptied first; source maps stay
 * beside it, never in it. What is not shipped is built sooner.
 */
export function webpackConfig(
  mode: 'production' | 'development',
  settings: Settings,
  outDir = join(ROOT, 'dist'),
  languages: readonly LanguagePages[] = [unrendered('en', settings)],
  isShipped = true,
): Configuration {
  const isProduction = mode === 'production'
  const name = isProduction ? 'assets/[name].[contenthash:8]' : 'assets/[name]'
  // Sheets and fonts are in one folder, beside the others.
  const sheets = { loader: MiniCssExtractPlugin.loader, options: isProduction ? { publicPath: '../' } : {} }
  const sourceMaps = join(relative(outDir, SOURCE_MAPS), '[base].map')

  return {
    mode,
    context: ROOT,
    target: ['web', 'es2022'],
    entry: entries(isProduction, languages),
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
      // What could not be evaluated is not used, even if another script requires it.
      strictModuleErrorHandling: true,
      clean: isProduction,
    },
    resolve,
    module: { rules: rules(isProduction, isShipped ? SHIPPED_SCRIPTS : LOCAL_SCRIPTS, [sheets]) },
    plugins: [
      new webpack.DefinePlugin(buildConstants(settings)),
      new WordsPlugin(),
      new MiniCssExtractPlugin({ filename: `${name}.css`, chunkFilename: `${name}.css` }),
      new OrderedStylesPlugin(),
      new CopyWebpackPlugin({ patterns: copied(settings) }),
      ...languages.flatMap((each) => pages(isProduction, settings, each)),
      new HeadTagsPlugin(),
      ...languages.map((each) => new SitePlugin(settings, each)),
      ...(hasStyle(settings) ? [new BrandPlugin(settings)] : []),
      ...(isProduction
        ? [
            new EagerModulesPlugin(),
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
          // One style sheet: it is small, it has one integrity value, and no screen is ever seen unstyled. Only what a
          // language adds is a sheet of its own.
          styles: {
            type: 'css/mini-extract',
            name: 'styles',
            priority: 1,
            test: isOfProgram,
            chunks: ({ name }) => name !== 'theme',
            enforce: true,
          },
          // Packages, and what words and late scripts share with the page's own scripts.
          first: {
            test: isSharedAtFirst,
            name: 'redux',
            chunks: ({ name }) => name !== 'theme' && name !== 'react',
            enforce: true,
            priority: 1,
          },
          // What the readers of chains share with other late scripts: every page loads it.
          reads: { test: isInChunk('chain'), priority: 2, name: 'reads', ...SHARED_SCRIPT },
          // What the home page shares with other late scripts, such as the trade card.
          shared: { test: isInChunk('screen-home'), name: 'shared', ...SHARED_SCRIPT },
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
          name: `development-${languages.map(({ language }) => language).join('-')}`,
          cacheDirectory: join(ROOT, '.cache/webpack'),
          buildDependencies: { config: [join(ROOT, 'webpack.config.ts')] },
        },
  }
}
