/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import ts from 'typescript'

const SRC = resolve(__dirname, '../src')

interface Rule {
  /** Layers whose code this layer may import. */
  imports: string[]
  /** Layers from which it may only name types. */
  typesFrom?: string[]
  packages: RegExp
}

const NOTHING = /^$/
const RULES: Readonly<Record<string, Rule>> = {
  domain: { imports: [], packages: NOTHING },
  boundary: { imports: ['domain'], packages: /^(valibot|@noble\/hashes\/sha3\.js)$/ },
  config: { imports: ['domain'], packages: NOTHING },
  events: { imports: ['domain'], packages: /^@reduxjs\/toolkit$/ },
  connectors: {
    imports: ['domain', 'boundary', 'config', 'events'],
    packages: /^(buffer|idb-keyval|@(walletconnect|coinbase)\/.+)$/,
  },
  contracts: { imports: [], packages: NOTHING },
  services: { imports: ['domain', 'boundary', 'config', 'contracts'], packages: /^ethers$/ },
  store: {
    imports: ['domain', 'boundary', 'config', 'events'],
    typesFrom: ['connectors', 'services'],
    packages: /^(@reduxjs\/toolkit(\/.+)?|react-redux)$/,
  },
  views: { imports: ['domain'], packages: /^(react|react-router-dom|qrcode)$/ },
  app: { imports: ['domain', 'boundary', 'config', 'store', 'views'], packages: /^(react|react-router-dom)$/ },
  index: {
    imports: ['domain', 'boundary', 'config', 'events', 'connectors', 'services', 'store', 'app', 'market', 'styles'],
    packages: /^(react|react-dom\/client|react-redux|react-router-dom)$/,
  },
  market: { imports: ['domain', 'config', 'services', 'store'], packages: NOTHING },
  theme: { imports: [], packages: NOTHING },
  build: { imports: ['domain', 'boundary', 'config'], packages: /./ },
  styles: { imports: [], packages: NOTHING },
}

/** Words that only the named files may write, so that each danger has one place to look at. */
const OWN_WORDS: { words: RegExp; what: string; files: RegExp }[] = [
  {
    words: /\.request\??\.?\(/,
    what: "calls a wallet's request",
    // The two SDKs are wrapped, and what they are asked is passed on.
    files: /^connectors\/(walletCalls|walletConnect|coinbaseSdk)\.ts$/,
  },
  {
    words: /\b(localStorage|sessionStorage)\b/,
    what: 'names browser storage',
    files: /^(services\/storage\.ts|theme\.ts)$/,
  },
  { words: /\bprocess\s*(\.\s*env|\[)|\bimport\.meta\.env\b/, what: 'reads the environment', files: /^build\// },
]

const VIEW_HOOK = /\buse(?!(?:Id|Ref|State)\b)[A-Z]\w*\s*(?:<[^;()]*>)?\s*\(/

const BANNED_FOLDER = /^(utils?|helpers?|common|lib|types|shared|misc)$/
const BARREL = /(^|\/)index\.tsx?$/

const layerOf = (path: string) => path.split(/[/.]/)[0] ?? ''

interface Import {
  to: string
  typeOnly: boolean
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

/** Everything a file takes from elsewhere: import, export from, import(), require() and import() types. */
function importsOf(source: ts.SourceFile): Import[] {
  const found: Import[] = []
  function visit(node: ts.Node) {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier)
      found.push({ to: (node.moduleSpecifier as ts.StringLiteral).text, typeOnly: namesOnlyTypes(node) })
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal))
      found.push({ to: node.argument.literal.text, typeOnly: true })
    if (ts.isCallExpression(node)) {
      const { expression } = node
      const isLoad =
        expression.kind === ts.SyntaxKind.ImportKeyword ||
        (ts.isIdentifier(expression) && expression.text === 'require')
      const [to] = node.arguments
      if (isLoad)
        found.push({ to: to && ts.isStringLiteralLike(to) ? to.text : '(not a plain string)', typeOnly: false })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** The text without comments, so that prose may name what code may not. Positions do not matter here. */
function codeOf(source: ts.SourceFile): string {
  return ts.createPrinter({ removeComments: true }).printFile(source)
}

/** Each `import()` is loaded by what asks twice and tells that it is missing. */
function looseImports(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  function visit(node: ts.Node, isLoaded: boolean) {
    if (ts.isCallExpression(node)) {
      if (node.expression.kind === ts.SyntaxKind.ImportKeyword && !isLoaded) found.push(`${path}: ${node.getText()}`)
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
  if (!to.startsWith('.')) return rule.packages.test(to)
  const target = join(dirname(path), to)
  // The build reads its own configuration from the top of the project.
  if (target.startsWith('..')) return layerOf(path) === 'build' && target === '../webpack.config'
  const layer = layerOf(target)
  if (layer === layerOf(path) || rule.imports.includes(layer)) return true
  return typeOnly && (rule.typesFrom ?? []).includes(layer)
}

function complaints(path: string, text: string): string[] {
  const layer = layerOf(path)
  const rule = RULES[layer]
  if (!rule) return [`${path} is in no known layer`]

  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const code = codeOf(source)
  const found = importsOf(source)
    .filter((each) => !mayImport(path, rule, each))
    .map(({ to }) => `${path} may not import ${to}`)
  for (const { to } of importsOf(source))
    if (to.startsWith('.') && /\.(tsx?|jsx?)$/.test(to)) found.push(`${path} imports ${to} with its extension`)
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

test('every file keeps to its layer', () => {
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
    expect(looseImports('services/rpc.ts', text)).toHaveLength(1)
  })

  test('which is what lets this be', () => {
    expect(looseImports('services/rpc.ts', `const x = await loadPart(() => import('./transport'))`)).toEqual([])
  })
})

test('every style sheet is beside a view or in styles', () => {
  const sheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'))
  expect(
    sheets.filter((path) => !/^(views\/.+\.module\.css|app\/.+\.module\.css|styles\/[^/]+\.css)$/.test(path)),
  ).toEqual([])
})

describe('a planted violation is caught', () => {
  const planted: [path: string, text: string][] = [
    ['views/shell/TopBar.tsx', `import { makeStore } from '../../store/makeStore'`],
    ['views/shell/TopBar.tsx', `import type { RootState } from '../../store/types'`],
    ['views/shell/TopBar.tsx', `import { useSelector } from 'react-redux'`],
    ['views/shell/TopBar.tsx', `useEffect(() => undefined)`],
    ['views/shell/TopBar.tsx', `const x = useMemo<number>(() => 1, [])`],
    ['domain/token.ts', `import { getAddress } from 'ethers'`],
    ['domain/token.ts', `import type { Settings } from '../config/settings'`],
    ['domain/token.ts', `export { settings } from '../config/settings'`],
    ['domain/token.ts', `export * from '../config/settings'`],
    ['domain/token.ts', `type Env = import('../config/settings').Env`],
    ['store/commands/connectWallet.ts', `import { createConnector } from '../../connectors/createConnector'`],
    ['store/commands/connectWallet.ts', `const x = await import('../../services/rpc')`],
    ['store/commands/connectWallet.ts', `await provider.request({ method: 'eth_accounts' })`],
    ['store/commands/connectWallet.ts', `await provider.request?.({ method: 'eth_accounts' })`],
    ['store/listeners/persist.ts', `localStorage.setItem('a', 'b')`],
    ['store/listeners/persist.ts', `window['sessionStorage'].clear()`],
    ['services/rpc.ts', `const key = process.env.ALCHEMY_KEY`],
    ['services/rpc.ts', `const key = process['env'].ALCHEMY_KEY`],
    ['services/rpc.ts', `const x = require('node:fs')`],
    ['services/rpc.ts', `const x = await import(name)`],
    ['connectors/rainbow.ts', `import { address } from '../services/rpc'`],
    ['index.tsx', `import { TopBar } from './views/shell/TopBar'`],
    ['app/App.tsx', `import { build } from '../build/build'`],
    ['app/App.tsx', `import { fakeWallet } from '../../test/support/fakeWallet'`],
    ['app/App.tsx', `import { routes } from './routes.tsx'`],
    ['theme.ts', `import { THEMES } from './domain/theme'`],
    ['store/index.ts', `export const a = 1`],
    ['contracts/bytecode.ts', `import { deploymentOf } from '../config/deployments'`],
    ['store/queries/chainReads.ts', `import { SIMULATOR } from '../../contracts/bytecode'`],
    ['domain/utils/numbers.ts', `export const a = 1`],
    ['hooks/useThing.ts', `export const a = 1`],
  ]
  test.each(planted)('%s: %s', (path, text) => {
    expect(complaints(path, text)).toHaveLength(1)
  })

  const innocent: [path: string, text: string][] = [
    ['store/commands/connectWallet.ts', `import type { Connector } from '../../connectors/connector'`],
    ['store/commands/connectWallet.ts', `import { type Connector } from '../../connectors/connector'`],
    ['connectors/walletCalls.ts', `await provider.request({ method: 'eth_accounts' })`],
    ['views/shell/TopBar.tsx', `const [open, setOpen] = useState<boolean>(false)`],
    ['views/shell/TopBar.tsx', `import styles from './TopBar.module.css'`],
    ['views/shell/TopBar.tsx', `// useEffect(() => undefined) would be wrong, as would localStorage`],
    [
      'app/routes.tsx',
      `const Home = lazy(() => import(/* webpackChunkName: "route-home" */ '../views/screens/HomeScreen'))`,
    ],
  ]
  test.each(innocent)('but not %s: %s', (path, text) => {
    expect(complaints(path, text)).toEqual([])
  })
})
