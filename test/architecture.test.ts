import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'

const SRC = resolve(__dirname, '../src')

interface Rule {
  /** Layers whose code this layer may import. */
  imports: string[]
  /** Layers from which this layer may import types only. */
  typesFrom?: string[]
  packages: RegExp
}

const trees = new Map<string, ts.SourceFile>()

/** Parses a module. The syntax tree is cached, because all rules use it. */
function treeOf(path: string, text: string): ts.SourceFile {
  const known = trees.get(path)
  if (known?.text === text) return known
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  trees.set(path, tree)
  return tree
}

const NOTHING = /^$/
const RULES: Readonly<Record<string, Rule>> = {
  domain: { imports: [], packages: NOTHING },
  boundary: { imports: ['domain'], packages: /^(valibot|@noble\/hashes\/sha3\.js)$/ },
  // The type of the settings is inferred from the table that the build reads them by.
  config: { imports: ['domain'], typesFrom: ['build'], packages: NOTHING },
  copy: { imports: ['domain'], packages: NOTHING },
  events: { imports: ['domain'], packages: /^@reduxjs\/toolkit$/ },
  connectors: {
    imports: ['domain', 'boundary', 'config', 'events'],
    packages: /^(buffer|idb-keyval|@(walletconnect|coinbase)\/.+)$/,
  },
  contracts: { imports: [], packages: NOTHING },
  services: {
    imports: ['domain', 'boundary', 'config', 'contracts'],
    packages: /^(ethers|@adraffy\/ens-normalize|@noble\/hashes\/(sha3|utils)\.js)$/,
  },
  store: {
    imports: ['domain', 'boundary', 'config', 'copy', 'events'],
    typesFrom: ['connectors', 'services'],
    packages: /^(@reduxjs\/toolkit(\/.+)?|react|react-redux)$/,
  },
  views: { imports: ['copy', 'domain'], packages: /^(clsx|react|qrcode)$/ },
  app: {
    imports: ['domain', 'boundary', 'config', 'copy', 'store', 'views'],
    packages: /^(clsx|react|react-router-dom)$/,
  },
  index: {
    imports: [
      'domain',
      'boundary',
      'config',
      'copy',
      'events',
      'connectors',
      'services',
      'store',
      'Root',
      'app',
      'createServices',
      'styles',
    ],
    packages: /^react(-dom(\/client)?)?$/,
  },
  Root: { imports: ['domain', 'store', 'app'], packages: /^(react|react-redux|react-router-dom)$/ },
  createServices: {
    imports: ['domain', 'config', 'events', 'connectors', 'services', 'store'],
    packages: NOTHING,
  },
  prerender: {
    imports: ['domain', 'copy', 'store', 'app'],
    packages: /^(@reduxjs\/toolkit|react|react-dom\/server|react-redux|react-router-dom)$/,
  },
  theme: { imports: ['domain'], packages: NOTHING },
  // The measurement of reach finds pools by the search's own functions.
  build: { imports: ['domain', 'boundary', 'config', 'copy', 'services'], packages: /./ },
  styles: { imports: [], packages: NOTHING },
}

/** Words that only the named files may contain, so that each risky feature is used in one place only. */
const OWN_WORDS: { words: RegExp; what: string; files: RegExp }[] = [
  {
    words: /\.request\??\.?\(/,
    what: "calls a wallet's request",
    // The files in `remote` wrap the SDKs of remote wallets and pass requests on to them.
    files: /^connectors\/(calls\/request|remote\/(walletConnectProvider|safe|coinbase(Sdk|Window)))\.ts$/,
  },
  {
    words: /\b(localStorage|sessionStorage)\b/,
    what: 'names browser storage',
    // Coinbase's SDK records only in the browser storage which of its wallets is connected.
    files: /^(services\/browser\/storage\.ts|theme\.ts|connectors\/remote\/coinbaseSdk\.ts)$/,
  },
  { words: /\bprocess\s*(\.\s*env|\[)|\bimport\.meta\.env\b/, what: 'reads the environment', files: /^build\// },
  {
    words: /\bsupportedChain(Id)?\b/,
    what: 'reads which network is traded on from the settings: it is state, see store/chain/tradeChain',
    files: /^(build\/|(config\/(settings|chains)|store\/chain\/tradeChain)\.ts$)/,
  },
  {
    // Matches only constants that are declared at the top level of a module. Functions get the network as an argument,
    // so they are exempt.
    words: /^(export )?const [^=\n]+ = (?!.*=>).*\b(deploymentOf|configuredChain|chainById|namesChainOf|spendersOf)\(/m,
    what: 'takes one network for good',
    files: /^config\//,
  },
  {
    words: /\bfrom ['"]react['"]/,
    what: 'draws, or calls a hook of its own',
    files: /^(views\/|app\/|(index|prerender|Root)\.tsx$|store\/(hooks|readHook)\.ts$)/,
  },
  {
    words: /\bfrom ['"]ethers['"]/,
    what: 'brings ethers into another part than the one that encodes trades',
    // Layers other than services are exempt from this rule, because they may not import ethers at all.
    files: /^(?!services\/)|^services\/trade\/(decode\/|tradeAbi|tradeEncoder|universalRouter\/coder)/,
  },
  {
    // A bare `addEventListener` listens to the window.
    words: /\bhistory\s*\.|(^|[^.\w])(window\s*\.\s*)?addEventListener\s*\(/m,
    what: 'uses the history or listens to the window: both are the app’s',
    files: /^(?!views\/)/,
  },
  { words: /\.injectEndpoints\(/, what: 'adds reads whose failures nobody marks', files: /^store\/chainReads\.ts$/ },
]

/**
 * The folders and files of the shell: what is loaded before the wallet button works. Screens, dialogs and what reads
 * chains come later. Each import that is added here makes every first visit slower.
 */
const SHELL: readonly string[] = [
  '.',
  'app',
  'app/browser',
  'app/chain',
  'app/diagnostics',
  'app/market/changeText.ts',
  'app/profile/useAccountSummary.ts',
  'app/search',
  'app/settings/useLanguageLinks.ts',
  'app/shell',
  'app/token/useMultipliers.ts',
  'app/token/useTokenList.ts',
  'app/trade/dialogs.ts',
  'app/wallet/useIdentity.ts',
  'boundary',
  'config',
  'connectors',
  'connectors/calls',
  'connectors/injected',
  'connectors/remote',
  'copy/en/browser/grammar.ts',
  'copy/en/browser/time.ts',
  'copy/en/browser/browser.ts',
  'copy/en/browser/languages.ts',
  'copy/en/chain/chain.ts',
  'copy/en/diagnostics/button.ts',
  'copy/en/market/figures.ts',
  'copy/en/search/search.ts',
  'copy/en/shell/shell.ts',
  'copy/en/token/token.ts',
  'copy/en/trade/notices.ts',
  'copy/en/transaction/node.ts',
  'copy/en/transaction/title.ts',
  'copy/en/transaction/status.ts',
  'copy/en/ui/ui.ts',
  'copy/en/wallet/notifications.ts',
  'copy/en/wallet/connect.ts',
  'copy/en/wallet/errors.ts',
  'domain',
  'domain/browser',
  'domain/chain',
  'domain/diagnostics',
  'domain/market',
  'domain/pool/route.ts',
  'domain/profile',
  'domain/search',
  'domain/token',
  'domain/token/lookalike',
  'domain/trade',
  'domain/transaction',
  'domain/wallet',
  'services/onDemand.ts',
  'services/browser',
  'services/chain/checkSetup.ts',
  'services/chain/hash.ts',
  'services/transaction/callDigest.ts',
  'store',
  'store/browser',
  'store/chain',
  'store/diagnostics',
  'store/market',
  'store/token',
  'store/trade',
  'store/transaction',
  'store/wallet',
  'store/wallet/session',
  'views/browser',
  'views/chain',
  'views/diagnostics',
  'views/market/Delta.tsx',
  'views/search',
  'views/shell',
  'views/token/TokenOnNetwork.tsx',
  'views/token/TokenIcon.tsx',
  'views/token/heading.ts',
  'views/ui',
  'views/ui/combobox',
  'views/ui/icon',
  'views/ui/text',
  'views/wallet/FramedNotice.tsx',
  'views/wallet/Avatar.tsx',
]

const VIEW_HOOK = /\buse(?!(?:Id|Ref|State)\b)[A-Z]\w*\s*(?:<[^;()]*>)?\s*\(/

const BANNED_FOLDER = /^(utils?|helpers?|common|lib|types|shared|misc)$/
const BARREL = /(^|\/)index\.tsx?$/

const layerOf = (path: string) => path.split(/[/.]/)[0] ?? ''

const COPY = /^#copy\//

/** The layers that others import from the root (`imports` in package.json). `views` and `app` have no other importers. */
const ROOTED: ReadonlySet<string> = new Set([
  'boundary',
  'config',
  'connectors',
  'contracts',
  'domain',
  'events',
  'services',
  'store',
])

/**
 * The path of an imported module in the sources, without its ending; null for a package. Layers are imported from the
 * root, such as "#domain/token/amount", and words are those of English.
 */
function placeOf(path: string, to: string): string | null {
  if (to.startsWith('#')) return to.replace(COPY, '#copy/en/').slice(1)
  return to.startsWith('.') ? join(dirname(path), to).replaceAll('\\', '/') : null
}

/**
 * The nouns by which the files of each layer are grouped into folders. The order is the same in all layers: a file may
 * import only files of its own noun and of the nouns before it. A file at the top of a layer counts as the last noun
 * that it imports.
 */
const NOUNS: readonly string[] = [
  'browser',
  'ui',
  'chain',
  'wallet',
  'token',
  'transaction',
  'pool',
  'market',
  'search',
  'approval',
  'trade',
  'transfer',
  'diagnostics',
  'settings',
  'tokenPage',
  'profile',
  'shell',
]

const WITH_NOUNS = ['domain', 'copy', 'services', 'store', 'views', 'app']

/**
 * The noun of a file, which is the name of the folder below the layer; null if there is none. In `copy`, the noun's
 * folder is below the language's folder.
 */
function nounOf(path: string): string | null {
  const [layer = '', ...inside] = dirname(path)
    .replace(/^copy\/[^/]+/, 'copy')
    .split('/')
  return WITH_NOUNS.includes(layer) ? (inside[0] ?? null) : null
}

const ranks = new Map<string, number>()

/**
 * The place in `NOUNS` of a file at the top of a layer: that of the last noun from which it imports more than types; −1
 * if there is none.
 */
function rankOfTop(path: string): number {
  const known = ranks.get(path)
  if (known !== undefined) return known
  const targets = importsOf(treeOf(path, readSource(path))).flatMap(({ to, typeOnly }) =>
    typeOnly ? [] : (targetOf(path, to) ?? []),
  )
  const rank = Math.max(-1, ...targets.map(rankOf))
  ranks.set(path, rank)
  return rank
}

function rankOf(path: string): number {
  const noun = nounOf(path)
  if (noun !== null) return NOUNS.indexOf(noun)
  return WITH_NOUNS.includes(layerOf(path)) ? rankOfTop(path) : -1
}

/** Reports imports of files whose noun comes after the file's own noun. */
function nounComplaints(path: string, imports: readonly Import[]): string[] {
  const own = nounOf(path)
  if (own === null) return []
  if (!NOUNS.includes(own)) return [`${path} is under no noun`]
  return imports.flatMap(({ to, typeOnly }) => {
    const noun = nounOf(placeOf(path, to) ?? to)
    const top = noun !== null || typeOnly ? null : targetOf(path, to)
    const rank = noun !== null ? NOUNS.indexOf(noun) : top !== null ? rankOf(top) : -1
    return rank <= NOUNS.indexOf(own) ? [] : [`${path} may not know ${NOUNS[rank]}`]
  })
}

interface Import {
  to: string
  typeOnly: boolean
  /** Whether it is an `import()`, so that the module is loaded later. */
  isLate?: boolean
}

function namesOnlyTypes(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) {
    const { exportClause } = node
    const named = exportClause && ts.isNamedExports(exportClause) ? exportClause.elements : []
    return node.isTypeOnly || (named.length > 0 && named.every(({ isTypeOnly }) => isTypeOnly))
  }
  const clause = node.importClause
  if (!clause) return false
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true
  const named = clause.namedBindings && ts.isNamedImports(clause.namedBindings) ? clause.namedBindings.elements : []
  return !clause.name && named.length > 0 && named.every(({ isTypeOnly }) => isTypeOnly)
}

/** All imports of a file: `import`, `export … from`, `import()`, `require()` and `import()` types. */
function importsOf(source: ts.SourceFile): Import[] {
  const found: Import[] = []
  function visit(node: ts.Node) {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier)
      found.push({ to: (node.moduleSpecifier as ts.StringLiteral).text, typeOnly: namesOnlyTypes(node) })
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal))
      found.push({ to: node.argument.literal.text, typeOnly: true })
    if (ts.isCallExpression(node)) {
      const { expression } = node
      const isLate = expression.kind === ts.SyntaxKind.ImportKeyword
      const isLoad = isLate || (ts.isIdentifier(expression) && expression.text === 'require')
      const [to] = node.arguments
      if (isLoad)
        found.push({ to: to && ts.isStringLiteralLike(to) ? to.text : '(not a plain string)', typeOnly: false, isLate })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const codes = new WeakMap<ts.SourceFile, string>()

/** The code of a file without comments, because the rules about words do not apply to comments. */
function codeOf(source: ts.SourceFile): string {
  const code = codes.get(source) ?? ts.createPrinter({ removeComments: true }).printFile(source)
  codes.set(source, code)
  return code
}

/** The `import()` calls of a file that bypass the loader. Only the loader retries and reports a missing file. */
function looseImports(path: string, text: string): string[] {
  const source = treeOf(path, text)
  const found: string[] = []
  function visit(node: ts.Node, isLoaded: boolean) {
    if (ts.isCallExpression(node)) {
      const isImport = node.expression.kind === ts.SyntaxKind.ImportKeyword
      if (isImport && !isLoaded) found.push(`${path}: ${node.getText()}`)
      isLoaded = ts.isIdentifier(node.expression) && /^load(Part|Quietly)?$/.test(node.expression.text)
    } else if (!ts.isArrowFunction(node)) isLoaded = false
    ts.forEachChild(node, (child) => {
      visit(child, isLoaded)
    })
  }
  visit(source, false)
  return found
}

function mayImport(path: string, rule: Rule, { to, typeOnly }: Import): boolean {
  if (COPY.test(to)) return rule.imports.includes('copy')
  const target = placeOf(path, to)
  if (target === null) return rule.packages.test(to)
  // Files of the build may import the configuration at the project's root.
  if (target.startsWith('..')) return layerOf(path) === 'build' && target === '../webpack.config'
  const layer = layerOf(target)
  if (layer === 'copy' && layerOf(path) !== 'copy') return false
  if (layer === layerOf(path) || rule.imports.includes(layer)) return true
  return typeOnly && (rule.typesFrom ?? []).includes(layer)
}

/**
 * The style sheets that a file imports although they do not exist or are not allowed for it. A file may import style
 * sheets from its own folder and from `views/ui`.
 */
function strangeSheets(path: string, text: string): string[] {
  const sheets = [...text.matchAll(/\bfrom '(\.[^']+\.css)'/g)].map(([, to]) => join(dirname(path), to ?? ''))
  return sheets
    .filter(
      (sheet) => (dirname(sheet) !== dirname(path) && !sheet.startsWith('views/ui/')) || !existsSync(join(SRC, sheet)),
    )
    .map((sheet) => `${path} uses ${sheet}`)
}

function complaints(path: string, text: string): string[] {
  const layer = layerOf(path)
  const rule = RULES[layer]
  if (!rule) return [`${path} is in no known layer`]

  const source = treeOf(path, text)
  // Comments are not removed from translations, because most of the text is translations and removing comments takes
  // long.
  const code = isOfSource(path) ? codeOf(source) : text
  const imports = importsOf(source)
  const found = imports.filter((each) => !mayImport(path, rule, each)).map(({ to }) => `${path} may not import ${to}`)
  found.push(...nounComplaints(path, imports))
  for (const { to } of imports)
    if (to.startsWith('.') && /\.(tsx?|jsx?)$/.test(to)) found.push(`${path} imports ${to} with its extension`)
  for (const { to } of imports) {
    const other = layerOf(placeOf(path, to) ?? layer)
    if (to.startsWith('.') && other !== layer && ROOTED.has(other))
      found.push(`${path} does not import ${to} from the root`)
  }
  for (const { words, what, files } of OWN_WORDS)
    if (words.test(code) && !files.test(path)) found.push(`${path} ${what}`)
  if (layer === 'views' && VIEW_HOOK.test(code)) found.push(`${path} calls a hook a view may not call`)
  if (BARREL.test(path) && path !== 'index.tsx') found.push(`${path} is a barrel`)
  for (const folder of dirname(path).split('/'))
    if (BANNED_FOLDER.test(folder)) found.push(`${path} is in a folder without a noun`)
  return found
}

function sources(): string[] {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'))
  return files.filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
}

const readSource = (path: string) => readFileSync(join(SRC, path), 'utf8')

/** The file in the sources that a module imports; null for packages and style sheets. Words are those of English. */
function targetOf(path: string, to: string): string | null {
  const base = placeOf(path, to)
  return ['.ts', '.tsx'].map((end) => `${base}${end}`).find((file) => base && existsSync(join(SRC, file))) ?? null
}

/** All files that are loaded with a file, each with the shortest chain of imports that leads to it. */
function chainsFrom(start: string, read: (path: string) => string): Map<string, string> {
  const chains = new Map([[start, start]])
  for (const [path, chain] of chains)
    for (const { to, typeOnly, isLate } of importsOf(treeOf(path, read(path)))) {
      const target = typeOnly || isLate ? null : targetOf(path, to)
      if (target !== null && !chains.has(target)) chains.set(target, `${chain} → ${target}`)
    }
  return chains
}

/** Whether a file is the given one, or is directly in the given folder. */
const isAt = (path: string, place: string) => path === place || dirname(path) === place

/** The chains of imports by which the shell loads what it must not load. */
const strangersInShell = (read: (path: string) => string) =>
  [...chainsFrom('index.tsx', read)]
    .filter(([path]) => !SHELL.some((place) => isAt(path, place)))
    .map(([, chain]) => chain)

const filesWith = (words: RegExp, except = /^$/) =>
  sources().filter((path) =>
    readFileSync(join(SRC, path), 'utf8')
      .split('\n')
      .some((line) => words.test(line) && !except.test(line)),
  )

test('C15: no text is run as code or drawn as HTML', () => {
  const words = /\beval\(|\bnew Function\(|\bdangerouslySetInnerHTML\b|\.(inner|outer)HTML\b|\bdocument\.write/
  expect(filesWith(words)).toEqual([])
})

test('C26: nothing is read from other windows, and no link gives ours away', () => {
  // Coinbase's SDK reads the messages of its own window, and safe.ts parses the messages of Safe's page.
  expect(filesWith(/\bonmessage\b|addEventListener\('message'|\bwindow\.(name|opener)\b/)).toEqual([
    'connectors/remote/safe.ts',
  ])
  const links = /target(=|: )["']_blank["']/
  expect(filesWith(links).length).toBeGreaterThan(3)
  expect(filesWith(links, /noopener/)).toEqual([])
})

test('C22: every file keeps to its layer', () => {
  const found = sources().flatMap((path) => complaints(path, readFileSync(join(SRC, path), 'utf8')))
  expect(found).toEqual([])
})

describe('every import() goes through loadPart or loadQuietly', () => {
  test('in the sources', () => {
    expect(sources().flatMap((path) => looseImports(path, readFileSync(join(SRC, path), 'utf8')))).toEqual([])
  })

  test.each([
    `const x = await import('./transport')`,
    `const load = () => import('./transport')`,
    `const Home = lazy(() => import('./Home'))`,
    `loadPart(() => { later(() => import('./transport')) })`,
    `loadPart(open(import('./transport')))`,
  ])('and not: %s', (text) => {
    expect(looseImports('services/chain/rpc.ts', text)).toHaveLength(1)
  })

  test('which is what lets this be', () => {
    expect(looseImports('services/chain/rpc.ts', `const x = await loadPart(() => import('./transport'))`)).toEqual([])
  })
})

describe('the shell, which works before any screen has arrived', () => {
  test('imports these folders and files, and no others', () => {
    expect(strangersInShell(readSource)).toEqual([])
    // A row that the shell no longer needs would allow an import by mistake.
    const shell = [...chainsFrom('index.tsx', readSource).keys()]
    expect(SHELL.filter((place) => !shell.some((path) => isAt(path, place)))).toEqual([])
  })

  test('another import is reported with the chain that leads to it', () => {
    const planted = `import { TradeContainer } from '../trade/TradeContainer'`
    const withPlanted = (path: string) => (path === 'app/shell/FooterContainer.tsx' ? planted : readSource(path))
    expect(strangersInShell(withPlanted)).toContain(
      'index.tsx → Root.tsx → app/App.tsx → app/shell/FooterContainer.tsx → app/trade/TradeContainer.tsx',
    )
  })

  test('code is loaded late in few places: screens, dialogs, and what the first call of a service loads', () => {
    // As in `complaints`, comments are not removed from translations.
    const code = sources().map((path) => {
      const text = readSource(path)
      return isOfSource(path) ? codeOf(treeOf(path, text)) : text
    })
    const count = (words: RegExp) => code.reduce((sum, text) => sum + [...text.matchAll(words)].length, 0)
    expect(count(/\bimport\(/g)).toBeLessThanOrEqual(27)
    expect(count(/<Suspense\b/g)).toBeLessThanOrEqual(6)
  })
})

test('X44: no amount and no price is written without the multiplier of its token', () => {
  const written = (pattern: RegExp) => sources().filter((path) => pattern.test(readSource(path)))
  // A scale that is made of decimals alone would drop the multiplier.
  expect(written(/\{ decimals \}/)).toEqual(['domain/token/token.ts'])
  expect(written(/\b(usdPriceText|priceText)\(/).filter((path) => !/shownPrice/.test(readSource(path)))).toEqual([
    // The price of the native coin.
    'app/market/pairs/marketFigures.ts',
  ])
})

test('no folder holds more than 24 modules', () => {
  const counts = new Map<string, number>()
  for (const path of sources()) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  expect([...counts].filter(([, count]) => count > 24)).toEqual([])
})

test('every style sheet is beside a view or in styles', () => {
  const sheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'))
  expect(
    sheets.filter((path) => !/^(views\/.+\.module\.css|app\/.+\.module\.css|styles\/[^/]+\.css)$/.test(path)),
  ).toEqual([])
})

test('a style sheet follows the direction of the text', () => {
  const sheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'))
  const sided = (line: string) => {
    const [, top, right, bottom, left] = /^\s*(?:padding|margin|inset): (\S+) (\S+) (\S+) (\S+);/.exec(line) ?? []
    const isLopsided = top !== undefined && bottom !== undefined && right !== left
    return (
      isLopsided ||
      /(?:^|\s|-)(?:left|right)(?:-\w+)*:|(?:text-align|float): (?:left|right)|translateX\(-?\d/.test(line)
    )
  }
  const found = sheets.flatMap((path) =>
    readFileSync(join(SRC, path), 'utf8')
      .split('\n')
      .filter(sided)
      .map((line) => `${path}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})

describe('a view uses its own sheets and those of views/ui', () => {
  test('in the sources', () => {
    const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(tsx|css)$/.test(path))
    expect(files.flatMap((path) => strangeSheets(path, readFileSync(join(SRC, path), 'utf8')))).toEqual([])
  })

  test.each([
    ['views/profile/Faq.tsx', `import trade from '../trade/TradeForm.module.css'`],
    ['views/trade/TradeForm.module.css', `.row { composes: row from '../profile/Faq.module.css' }`],
    ['views/trade/TradeForm.module.css', `.row { composes: row from './Gone.module.css' }`],
  ])('and not: %s: %s', (path, text) => {
    expect(strangeSheets(path, text)).toHaveLength(1)
  })
})

describe('a planted violation is caught', () => {
  const planted: [path: string, text: string][] = [
    ['views/shell/TopBar.tsx', `import { makeStore } from '#store/makeStore'`],
    ['views/shell/TopBar.tsx', `import type { RootState } from '#store/types'`],
    ['views/shell/TopBar.tsx', `import { shortAddress } from '../../domain/chain/address'`],
    ['views/shell/TopBar.tsx', `import { useSelector } from 'react-redux'`],
    ['views/shell/TopBar.tsx', `useEffect(() => undefined)`],
    ['views/shell/TopBar.tsx', `history.back()`],
    ['views/shell/TopBar.tsx', `window.addEventListener('popstate', close)`],
    ['views/shell/TopBar.tsx', `addEventListener('resize', close)`],
    ['views/shell/TopBar.tsx', `const x = useMemo<number>(() => 1, [])`],
    ['domain/token/token.ts', `import { getAddress } from 'ethers'`],
    ['services/token/erc20.ts', `import { toUtf8String } from 'ethers'`],
    ['domain/token/token.ts', `import type { Settings } from '#config/settings'`],
    ['domain/token/token.ts', `export { settings } from '#config/settings'`],
    ['domain/token/token.ts', `export * from '#config/settings'`],
    ['domain/token/token.ts', `type Env = import('#config/settings').Env`],
    ['store/wallet/connectWallet.ts', `import { createConnector } from '#connectors/createConnector'`],
    ['store/wallet/connectWallet.ts', `const x = await import('#services/chain/node')`],
    ['store/wallet/connectWallet.ts', `await provider.request({ method: 'eth_accounts' })`],
    ['store/wallet/connectWallet.ts', `await provider.request?.({ method: 'eth_accounts' })`],
    ['store/browser/persist.ts', `localStorage.setItem('a', 'b')`],
    ['app/chain/useHead.ts', `import { supportedChain } from '#config/chains'`],
    ['services/chain/node.ts', `const id = settings.supportedChainId`],
    ['app/chain/useHead.ts', `const weth = deploymentOf(1)?.weth`],
    ['store/wallet/connectWallet.ts', `import { useState } from 'react'`],
    ['connectors/remote/coinbaseSdk.ts', `import { supportedChain } from '#config/chains'`],
    ['store/token/tokenReads.ts', `export const tokenReads = chainReads.injectEndpoints({})`],
    ['store/refetch.ts', `const { nativeCurrency } = configuredChain(1)`],
    ['store/browser/persist.ts', `window['sessionStorage'].clear()`],
    ['services/chain/rpc.ts', `const key = process.env.ALCHEMY_KEY`],
    ['services/chain/rpc.ts', `const key = process['env'].ALCHEMY_KEY`],
    ['services/chain/rpc.ts', `const x = require('node:fs')`],
    ['services/chain/rpc.ts', `const x = await import(name)`],
    ['connectors/injected/rainbow.ts', `import { address } from '#services/chain/node'`],
    ['index.tsx', `import { TopBar } from './views/shell/TopBar'`],
    ['app/App.tsx', `import { build } from '../build/build'`],
    ['app/App.tsx', `import { fakeWallet } from '../../test/support/fakeWallet'`],
    ['app/App.tsx', `import { routes } from './routes.tsx'`],
    ['theme.ts', `import { THEMES } from '#config/theme'`],
    ['store/index.ts', `export const a = 1`],
    ['contracts/bytecode.ts', `import { deploymentOf } from '#config/deployments'`],
    ['store/chainReads.ts', `import { SIMULATOR } from '#contracts/bytecode'`],
    ['domain/token/utils/numbers.ts', `export const a = 1`],
    ['hooks/useThing.ts', `export const a = 1`],
    ['domain/chain/chain.ts', `import type { Token } from '../token/token'`],
    ['domain/pool/pool.ts', `import type { Quote } from '../trade/quote'`],
    ['store/chain/ownNode.ts', `import { lists } from '../../token/lists'`],
    ['copy/en/wallet/errors.ts', `import { nodeText } from '../transaction/node'`],
    ['app/market/pairs/usePairs.ts', `await loadPart(() => import('../../trade/SwapContainer'))`],
    ['app/market/pairs/usePairs.ts', `import { loadScreen } from '../../routes'`],
    ['views/trade/TradeForm.tsx', `const Screen = lazy(() => import('../shell/HomeScreen'))`],
    ['views/ui/Figure.tsx', `import { tokenHue } from '#domain/token/token'`],
    ['views/ui/Figure.tsx', `import type { Chain } from '#domain/chain/chain'`],
    ['app/market/usePrices.ts', `import type { Quote } from '#domain/trade/quote'`],
    ['views/trade/TradeForm.tsx', `import { SKIP } from '#copy/shell/shell'`],
    ['copy/en/token/token.ts', `import { isUnlimited } from '#domain/approval/approval'`],
    ['views/orders/OrderForm.tsx', `export const a = 1`],
    ['services/chain/rpc.ts', `import { noAnswer } from '#copy/chain/noAnswer'`],
    ['domain/trade/quote.ts', `import { noAnswer } from '#copy/chain/noAnswer'`],
    ['app/App.tsx', `import { noAnswer } from '../copy/en/chain'`],
    ['copy/en/chain.ts', `import { settings } from '#config/settings'`],
  ]
  test.each(planted)('%s: %s', (path, text) => {
    expect(complaints(path, text)).toHaveLength(1)
  })

  const innocent: [path: string, text: string][] = [
    ['store/wallet/connectWallet.ts', `import type { Connector } from '#connectors/connector'`],
    ['store/wallet/connectWallet.ts', `import { type Connector } from '#connectors/connector'`],
    ['connectors/calls/request.ts', `await provider.request({ method: 'eth_accounts' })`],
    ['views/shell/TopBar.tsx', `const [open, setOpen] = useState<boolean>(false)`],
    ['views/shell/TopBar.tsx', `area.addEventListener('scroll', mark)`],
    ['views/shell/TopBar.tsx', `import styles from './TopBar.module.css'`],
    ['domain/pool/pool.ts', `import { quoteOf } from '../quote'`],
    ['views/trade/TradeForm.tsx', `import { opensNewTab } from '#copy/ui/ui'`],
    ['app/market/usePrices.ts', `import { useTradeChain } from '#store/hooks'`],
    ['app/trade/useQuote.ts', `import { isUnlimited } from '#domain/token/amount'`],
    ['store/wallet/connectWallet.ts', `import type { AppThunk } from '../types'`],
    ['app/chain/useHead.ts', `const wethOf = (chainId: number) => deploymentOf(chainId)?.weth`],
    ['store/wallet/session/resumeWallet.ts', `import { connectWallet } from '../connectWallet'`],
    ['views/shell/TopBar.tsx', `// useEffect(() => undefined) would be wrong, as would localStorage`],
    [
      'app/routes.tsx',
      `const Home = lazy(() => import(/* webpackChunkName: "route-home" */ '../views/shell/HomeScreen'))`,
    ],
  ]
  test.each(innocent)('but not %s: %s', (path, text) => {
    expect(complaints(path, text)).toEqual([])
  })
})

type Modules = ReadonlyMap<string, string>

const named = new Map<string, readonly ts.FileReference[]>()

/** What a text imports, as it is named there. It is cached, because two rules use it. */
function namedIn(text: string): readonly ts.FileReference[] {
  const found = named.get(text) ?? ts.preProcessFile(text, true, true).importedFiles
  named.set(text, found)
  return found
}

/** The modules that a module imports with any kind of import. Packages and style sheets are left out. */
function importedBy(path: string, modules: Modules): string[] {
  return namedIn(modules.get(path) ?? '').flatMap(({ fileName }) => {
    const target = placeOf(path, fileName)
    return target !== null && modules.has(target) ? [target] : []
  })
}

/** The import cycles. Each one is a list of the modules that import one another. */
function circlesIn(modules: Modules): string[] {
  const circles: string[] = []
  const finished = new Set<string>()
  function visit(path: string, above: readonly string[]) {
    if (above.includes(path)) circles.push([...above.slice(above.indexOf(path)), path].join(' → '))
    else if (!finished.has(path)) {
      for (const imported of importedBy(path, modules)) visit(imported, [...above, path])
      finished.add(path)
    }
  }
  for (const path of modules.keys()) visit(path, [])
  return circles
}

/**
 * Whether a module is not a translation. Translations are left out, because they have the same files as the source
 * language.
 */
const isOfSource = (path: string) => !/^copy[\\/](?!en\b)/.test(path)

function modulesOfSources(): Modules {
  const paths = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path))
  return new Map(
    paths
      .filter(isOfSource)
      .map((path) => [path.replaceAll('\\', '/').replace(/(\.d)?\.tsx?$/, ''), readFileSync(join(SRC, path), 'utf8')]),
  )
}

test('modules never import each other in a circle, be it for a type or by a late import', () => {
  const modules = modulesOfSources()
  expect(modules.has('index')).toBe(true)
  expect(importedBy('index', modules).length).toBeGreaterThan(3)
  expect(circlesIn(modules)).toEqual([])
})

/** Files of at least this many lines may have a single importer and no test of their own. */
const LINES_ENOUGH = 40

/**
 * Small modules that should be merged into their only importer: they are in its layer, it imports them statically, and
 * no test imports them. Dynamically imported modules are exempt, because each one must be a file for its chunk.
 * @param tested - the modules that tests import
 */
function crumbsIn(modules: Modules, tested: ReadonlySet<string>): string[] {
  const importers = new Map<string, string[]>()
  for (const path of modules.keys())
    for (const imported of importedBy(path, modules))
      importers.set(imported, [...(importers.get(imported) ?? []), path])
  return [...importers].flatMap(([path, [only = '', ...others]]) => {
    const isSmall = (modules.get(path) ?? '').split('\n').length <= LINES_ENOUGH
    const isLate = new RegExp(`import\\([^)]*/${path.split('/').at(-1)}'`).test(modules.get(only) ?? '')
    const isCrumb = isSmall && others.length === 0 && layerOf(only) === layerOf(path) && !isLate && !tested.has(path)
    return isCrumb ? [`${path} is a part of ${only}`] : []
  })
}

function testedIn(folder: string): ReadonlySet<string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path))
  return new Set(
    paths.flatMap((path) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(join(folder, path), 'utf8'), true, true)
      return importedFiles.map(({ fileName }) =>
        fileName.startsWith('#')
          ? (placeOf(path, fileName) ?? fileName)
          : relative(SRC, join(folder, dirname(path), fileName)).replaceAll('\\', '/'),
      )
    }),
  )
}

test('no module of less than 40 lines that one other of its layer uses stands apart, unless a test is about it', () => {
  expect(crumbsIn(modulesOfSources(), testedIn(__dirname))).toEqual([])
})

test('tests run our own modules as they are; two leave V4 out of the tables', () => {
  const paths = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path))
  const mocking = paths.filter((path) => /\bjest\.mock\('\./.test(readFileSync(join(__dirname, path), 'utf8')))
  expect(mocking.sort()).toEqual(['services/homeFigures.test.ts', 'services/tokenFigures.test.ts'])
})

test('every module is imported, but those that something begins with', () => {
  const modules = modulesOfSources()
  const imported = new Set([...modules.keys()].flatMap((path) => importedBy(path, modules)))
  // Modules of the build need no importer, because scripts and webpack start them.
  const first = [...modules.keys()].filter((path) => !imported.has(path) && layerOf(path) !== 'build')
  expect(first.sort()).toEqual(['css', 'index', 'prerender', 'settings', 'theme'])
})

test('a small module with one importer is found', () => {
  const small = `export const b = 1`
  const modules = (importer: string, text = small) =>
    new Map([
      ['app/trade/useA', importer],
      ['app/trade/b', text],
    ])
  const at = (importer: string, text?: string) => crumbsIn(modules(importer, text), new Set())
  expect(at(`import { b } from './b'`)).toEqual(['app/trade/b is a part of app/trade/useA'])
  expect(at(`const late = loadPart(() => import('./b'))`)).toEqual([])
  expect(at(`import { b } from './b'`, `${small}\n`.repeat(LINES_ENOUGH))).toEqual([])
  expect(crumbsIn(modules(`import { b } from './b'`), new Set(['app/trade/b']))).toEqual([])
  expect(
    crumbsIn(modules(`import { b } from './b'`).set('views/c', `import { b } from '../app/trade/b'`), new Set()),
  ).toEqual([])
})

test.each([
  ['a type', `import type { B } from './b'`],
  ['a type in place', `let b: import('./b').B`],
  ['what is passed on', `export { b } from './b'`],
  ['a late import', `export const late = () => import('./b')`],
  ['words', `import { b } from '#copy/trade/b'`],
])('a circle is found by %s', (_, text) => {
  const [from, to] = text.includes('#') ? ['copy/en/trade/a', 'copy/en/trade/b'] : ['trade/a', 'trade/b']
  const modules = new Map([
    [from, text],
    [to, `import { c } from './c'`],
    [to.replace(/b$/, 'c'), `import { a } from './a'`],
  ])
  expect(circlesIn(modules)).toEqual([`${from} → ${to} → ${to.replace(/b$/, 'c')} → ${from}`])
})

/**
 * Whether a file's exports are counted. Of the copy, only English is counted, because other languages export the same
 * names.
 */
const isCounted = (path: string) =>
  /\.tsx?$/.test(path) && !path.endsWith('.d.ts') && (!path.startsWith('copy/') || path.startsWith('copy/en/'))

/**
 * Whether a name is a constant of copy, such as TITLE or CLOSE. Such a name needs to be clear only within its own file,
 * because two files that export the same name are never imported together.
 */
const isWord = (path: string, name: string) => path.startsWith('copy/') && /^[A-Z][A-Z\d_]*$/.test(name)

const isExported = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

function namesOf(binding: ts.BindingName): string[] {
  if (ts.isIdentifier(binding)) return [binding.text]
  return binding.elements.flatMap((element) => (ts.isBindingElement(element) ? namesOf(element.name) : []))
}

function exportedNames(path: string, text: string): string[] {
  const source = treeOf(path, text)
  const names = source.statements.filter(isExported).flatMap((statement) => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) => namesOf(name))
    const isNamed =
      ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement) ||
      ts.isEnumDeclaration(statement)
    return isNamed && statement.name ? [statement.name.text] : []
  })
  // Overloads, or a type and a value of the same name, count once.
  return [...new Set(names)]
}

function repeated(files: readonly (readonly [path: string, text: string])[]): string[] {
  const homes = new Map<string, string[]>()
  for (const [path, text] of files)
    for (const name of exportedNames(path, text))
      if (!isWord(path, name)) homes.set(name, [...(homes.get(name) ?? []), path])
  return [...homes].filter(([, paths]) => paths.length > 1).map(([name, paths]) => `${name}: ${paths.join(', ')}`)
}

function filesThatExport(): (readonly [path: string, text: string])[] {
  const paths = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'))
  return paths.filter(isCounted).map((path) => [path, readFileSync(join(SRC, path), 'utf8')] as const)
}

test('no type, function, component or constant is exported under a name that means something else elsewhere', () => {
  expect(repeated(filesThatExport())).toEqual([])
})

describe('a name exported twice is found', () => {
  const token = ['domain/token/token.ts', `export interface Token { id: string }`] as const
  test.each([
    ['store/token/token.ts', `export type Token = string`],
    ['views/token/Token.tsx', `export function Token() { return null }`],
    ['services/token/token.ts', `export class Token {}`],
    ['app/token/token.ts', `export const Token = lazy(load)`],
    ['store/token/token.ts', `export const { Token } = slice.actions`],
    ['copy/en/token/token.ts', `export const Token = 'Token'`],
  ])('%s: %s', (path, text) => {
    expect(repeated([token, [path, text]])).toEqual([`Token: ${token[0]}, ${path}`])
  })

  test.each([
    ['store/token/token.ts', `interface Token { id: string }`],
    ['store/token/token.ts', `export { Token } from '#domain/token/token'`],
    ['store/token/token.ts', `export const { token: Token_ } = slice.actions`],
  ])('but not in %s: %s', (path, text) => {
    expect(repeated([token, [path, text]])).toEqual([])
  })

  test('words in capitals may share a name', () => {
    const title = `export const TITLE = 'Swap'`
    expect(
      repeated([
        ['copy/en/trade/card.ts', title],
        ['copy/en/shell/shell.ts', title],
      ]),
    ).toEqual([])
  })
})

const WORDLESS_LAYERS = ['domain', 'boundary', 'connectors', 'services', 'store', 'app', 'views']

/** Files with strings that are not text for people, each with the reason for the exemption. */
const NOT_READ: Readonly<Record<string, string>> = {
  'domain/browser/languages.ts': 'native names of languages, which are the same in every language',
  'domain/wallet/walletError.ts': 'messages of errors, by which each is told apart',
  'boundary/node.ts': 'messages of errors, for developers',
  'services/settings/nodeReport.ts': 'names of answers in the messages of errors, for developers',
  'services/chain/healthLog.ts': 'names of answers in the messages of errors, for developers',
  'services/chain/access.ts': 'names of answers in the messages of errors, for developers',
  'services/chain/node.ts': 'names of answers in the messages of errors, for developers',
  'services/chain/multicall.ts': 'names of answers in the messages of errors, for developers',
  'services/chain/quorum/quorum.ts': 'names of answers in the messages of errors, for developers',
  'services/chain/transport.ts': 'names of answers in the messages of errors, for developers',
  'services/chain/rpcRequest.ts': 'messages of errors, whose causes are what is told',
  'connectors/remote/walletConnectSession.ts': 'the reason that the protocol gives to a wallet',
  'domain/transaction/transaction.ts': 'messages of thrown errors, for developers',
  'domain/profile/imprint.ts': 'the placeholders of .env.example, which do not count as an imprint',
  'store/devToolsFormat.ts': 'the recording of a session, for developers',
  'domain/trade/revertReason.ts': 'Solidity’s own names of its panics, quoted like the words of a contract',
  'connectors/remote/walletConnectProvider.ts':
    'the app’s description in the protocol’s metadata, shown by the other wallet',
}

/** Calls whose strings are not text for people: class names, media queries and console messages. */
const NO_WORDS = /^(clsx|matchMedia|page\.matchMedia|console\.\w+)$/
/** Matches strings that are code and not sentences: a contract's function, a media query, an attribute or a style. */
const CODE =
  /^(function|event|error|constructor) \w+\(|^\((prefers|min|max)-|^execution reverted$|^noopener noreferrer$|^M\{\} |^translate\(/
/** Matches two words with a space between them. {} stands for an inserted value. */
const SENTENCE = /(\p{L}{2,}|\{\})[^\p{L}{}\s]* +[^\p{L}{}\s]*(\p{L}{2,}|\{\})/u

/** The text of a string in the code, with {} for inserted values; null for any other node. */
function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isJsxText(node)) return node.text
  if (!ts.isTemplateExpression(node)) return null
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{}')
}

const isSentence = (text: string) =>
  /\p{L}{2,}/u.test(text.replaceAll('{}', '')) && SENTENCE.test(text) && !CODE.test(text)

/** Whether the strings in a node are never shown to people: imports, errors, class names and the like. */
function isUnread(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isLiteralTypeNode(node)) return true
  if (ts.isThrowStatement(node)) return true
  if (ts.isNewExpression(node)) return /Error$/.test(node.expression.getText())
  if (ts.isCallExpression(node)) {
    const callee = node.expression.getText()
    return NO_WORDS.test(callee) || callee === 'super'
  }
  return ts.isJsxAttribute(node) && /^(className|style|d|viewBox|rel|points)$/.test(node.name.getText())
}

function sentencesIn(path: string, text: string): string[] {
  const source = treeOf(path, text)
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (isUnread(node)) return
    const words = textOf(node)
    if (words !== null && isSentence(words)) found.push(words.trim())
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const wordlessFiles = WORDLESS_LAYERS.flatMap((layer) =>
  readdirSync(join(SRC, layer), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => `${layer}/${path.replaceAll('\\', '/')}`),
)

test('no layer but copy holds a sentence', () => {
  const found = wordlessFiles
    .filter((path) => !(path in NOT_READ))
    .flatMap((path) => sentencesIn(path, readFileSync(join(SRC, path), 'utf8')).map((words) => `${path}: ${words}`))
  expect(found).toEqual([])
})

test('the papers name only files that exist', () => {
  const root = dirname(SRC)
  const papers = ['README.md', '.github/ARCHITECTURE.md', '.github/CONTRIBUTING.md']
  const named = papers.flatMap((paper) =>
    [...readFileSync(join(root, paper), 'utf8').matchAll(/`([\w.-]+\/[\w./-]+\.(?:tsx?|json|sol|css))`/g)].map(
      ([, path = '']) => path,
    ),
  )
  expect(named.length).toBeGreaterThan(80)
  expect(named.filter((path) => ![root, SRC].some((base) => existsSync(join(base, path))))).toEqual([])
})

test('every exception exists and is needed', () => {
  for (const path of Object.keys(NOT_READ))
    expect([path, sentencesIn(path, readFileSync(join(SRC, path), 'utf8')).length]).not.toEqual([path, 0])
})

test.each([
  "const words = 'Try again'",
  'const words = `Approve ${amount}`',
  'const words = `${count} lookalikes`',
  "dispatch(notify({ message: 'Your wallet disconnected.' }))",
  'const part = <p>Nothing was sent.</p>',
  'const part = <Button label="Try again" />',
  "function cause() { return isLate ? 'too late' : null }",
])('%s is a sentence', (text) => {
  expect(sentencesIn('planted.tsx', text)).toHaveLength(1)
})

test.each([
  "throw new Error('There is nothing to pick from.')",
  "const failed = new NodeError('reverted', 'The node answered with an error.')",
  "class Late extends Error { constructor() { super('It came too late.') } }",
  "import { words } from '#copy/some words'",
  "const part = <div className={clsx('card', isWide && 'card wide')} />",
  'const part = <div className="card wide" />',
  "const abi = ['function deposit() payable', 'event Sync(uint112 reserve0, uint112 reserve1)']",
  "const cause = 'too-late'",
  'const key = `${chain} ${account}`',
])('%s is none', (text) => {
  expect(sentencesIn('planted.tsx', text)).toEqual([])
})
