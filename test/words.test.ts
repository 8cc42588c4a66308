import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'

/** What a person reads stands in src/copy: no other layer holds a sentence. */

const SRC = resolve(__dirname, '../src')
const LAYERS = ['domain', 'boundary', 'connectors', 'services', 'store', 'app', 'views']

/** Files whose strings nobody reads as they are, and why. */
const NOT_READ: Readonly<Record<string, string>> = {
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

/** Calls whose strings are no words: names of style classes, queries of the browser, and parts of thrown errors. */
const NO_WORDS = /^(clsx|matchMedia|page\.matchMedia|useMediaQuery|console\.\w+)$/
/** A contract's function, a query, a policy or a header rather than a sentence. */
const CODE =
  /^(function|event|error|constructor) \w+\(|^\((prefers|min|max)-|^execution reverted$|^noopener noreferrer$|^M\{\} |^translate\(/
/** Two words with a blank between them; what is put in stands as {}. */
const SENTENCE = /(\p{L}{2,}|\{\})[^\p{L}{}\s]* +[^\p{L}{}\s]*(\p{L}{2,}|\{\})/u

/** The text of a string in the code, with {} for what is put in; null for all else. */
function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isJsxText(node)) return node.text
  if (!ts.isTemplateExpression(node)) return null
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{}')
}

const isSentence = (text: string) =>
  /\p{L}{2,}/u.test(text.replaceAll('{}', '')) && SENTENCE.test(text) && !CODE.test(text)

/** Whether what stands inside is never read: imports, errors, style classes, and the like. */
function isUnread(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isLiteralTypeNode(node)) return true
  if (ts.isThrowStatement(node)) return true
  if (ts.isNewExpression(node)) return /Error$/.test(node.expression.getText())
  // The constructor of an error class.
  if (ts.isCallExpression(node)) {
    const callee = node.expression.getText()
    return NO_WORDS.test(callee) || callee === 'super'
  }
  return ts.isJsxAttribute(node) && /^(className|style|d|viewBox|rel|points)$/.test(node.name.getText())
}

/** The sentences in a module's text. */
function sentencesIn(path: string, text: string): string[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
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

const files = LAYERS.flatMap((layer) =>
  readdirSync(join(SRC, layer), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => `${layer}/${path.replaceAll('\\', '/')}`),
)

test('no layer but copy holds a sentence', () => {
  const found = files
    .filter((path) => !(path in NOT_READ))
    .flatMap((path) => sentencesIn(path, readFileSync(join(SRC, path), 'utf8')).map((words) => `${path}: ${words}`))
  expect(found).toEqual([])
})

test('what is excepted is there, and has need of it', () => {
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
