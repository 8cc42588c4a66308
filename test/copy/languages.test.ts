import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import {
  declarationsIn,
  englishDeclarations,
  readSigned,
  statusOf,
  TRANSLATIONS,
  translationStatus,
} from '../../src/build/translations'

const COPY = join(__dirname, '../../src/copy')

const SENTENCE = /\p{Ll}{3,}[^\p{L}]* +\p{L}{2,}/u

function sentencesIn(text: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) return
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      if (SENTENCE.test(node.text)) found.push(node.text.trim())
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('words.ts', text, ts.ScriptTarget.Latest, true))
  return found
}

const pathsOf = (language: string) =>
  readdirSync(join(COPY, language), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts'))

const filesOf = (language: string) => pathsOf(language).map((path) => readFileSync(join(COPY, language, path), 'utf8'))

const english = new Set(filesOf('en').flatMap(sentencesIn))

describe.each(TRANSLATIONS)('%s', (language) => {
  const status = statusOf(language)

  test('has every declaration of English and no other', () => {
    expect([status.missing, status.gone]).toEqual([[], []])
  })

  test('leaves out no fact', () => {
    expect(status.unfactual).toEqual([])
  })

  test('says of money what English says now', () => {
    expect(status.outdatedMoney).toEqual([])
  })

  /** The English labels of these are in lower case or in capitals, as the specification of wallets has them. */
  test('begins its labels as its sentences, and has none in capitals', async () => {
    const of = (path: string) => import(join(COPY, language, path)) as Promise<Record<string, unknown>>
    const [shell, button, connect, connecting] = await Promise.all(
      ['shell/shell', 'wallet/notifications', 'wallet/connect', 'wallet/connecting'].map(of),
    )
    const labels = [
      ...[shell!.TRADE_LINK, shell!.PROFILE_LINK, shell!.FAQ_LINK, shell!.IMPRINT_LINK],
      ...[button!.CONNECT, button!.CONNECTING, connect!.INSTALL, connecting!.GET, connecting!.RETRY],
    ]
    expect(labels.filter((label) => /^\p{Ll}|^\p{Lu}{4}/u.test(String(label)))).toEqual([])
  })

  test('has no sentence left in English', () => {
    expect(
      filesOf(language)
        .flatMap(sentencesIn)
        .filter((text) => english.has(text)),
    ).toEqual([])
  })

  test('is signed for declarations that exist', () => {
    const known = englishDeclarations()
    expect(Object.keys(readSigned(language)).filter((key) => !known.has(key))).toEqual([])
  })
})

/**
 * The only copy file that may contain conditions. Plural forms and lists need them, because they depend on the
 * language.
 */
const GRAMMAR = 'browser/grammar.ts'

const NOTHING = /^(null|undefined)$/
const DECIDING = /^([=!]==|[<>]=?|[-+*/%])$/

/**
 * Finds statements and comparisons that choose between sentences. They do not belong in copy, because every translation
 * would have to repeat them.
 */
function conditionsIn(text: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node) => {
    const isStatement = ts.isIfStatement(node) || ts.isSwitchStatement(node) || ts.isIterationStatement(node, false)
    const isComparison =
      ts.isBinaryExpression(node) &&
      DECIDING.test(node.operatorToken.getText()) &&
      ![node.left, node.right].some((side) => NOTHING.test(side.getText()))
    if (isStatement || isComparison) found.push(node.getText())
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('words.ts', text, ts.ScriptTarget.Latest, true))
  return found
}

test('words have no conditions: what decides between sentences is a kind from domain', () => {
  const folder = join(COPY, 'en')
  const found = pathsOf('en').filter((path) => conditionsIn(readFileSync(join(folder, path), 'utf8')).length > 0)
  expect(found).toEqual([GRAMMAR])
})

/** Finds exported texts that begin or end with a space or a comma. They cannot be whole sentences or labels. */
function piecesIn(text: string): string[] {
  const found: string[] = []
  const edges = (node: ts.Node): [string, string] => {
    if (ts.isStringLiteralLike(node)) return [node.text, node.text]
    if (ts.isTemplateExpression(node)) return [node.head.text, node.templateSpans.at(-1)?.literal.text ?? '']
    return ['', '']
  }
  const visit = (node: ts.Node): void => {
    if (ts.isArrowFunction(node)) visit(node.body)
    else if (ts.isObjectLiteralExpression(node)) node.properties.forEach(visit)
    else if (ts.isPropertyAssignment(node)) visit(node.initializer)
    else if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node)) visit(node.expression)
    else {
      const [start, end] = edges(node)
      if (/^[\s,.;:]/.test(start) || /\s$/.test(end)) found.push(node.getText())
    }
  }
  for (const statement of ts.createSourceFile('words.ts', text, ts.ScriptTarget.Latest, true).statements) {
    if (!ts.isVariableStatement(statement) || !statement.modifiers) continue
    for (const { initializer } of statement.declarationList.declarations) if (initializer) visit(initializer)
  }
  return found
}

test('no exported text is a piece of a sentence: a view puts elements into it with `Placed`', () => {
  expect(filesOf('en').flatMap(piecesIn)).toEqual([])
})

/**
 * Finds texts that the code joins with punctuation of its own, although punctuation depends on the language: a list
 * with `join`, and two values in a template or in an element.
 */
const joinsIn = (text: string) =>
  text
    .split('\n')
    .filter((line) => !/^\s*(\*|\/\*|\/\/)|new Error\(/.test(line))
    .filter((line) => /\.join\('[,;]\s'\)|\$\{[^}]*\}[,;] \$\{|^\s*\{[^{}]*\}[,;] \{[^{}]*\}$/.test(line))

const ENGLISH_FORMATS = 'domain/browser/locale.ts'

test('code joins no texts for people with punctuation of its own: `phrases` and `sentences` do', () => {
  const src = join(COPY, '..')
  const files = ['app', 'views', 'store', 'domain'].flatMap((folder) =>
    readdirSync(join(src, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  const found = files
    .filter((path) => /\.tsx?$/.test(path) && path !== ENGLISH_FORMATS)
    .flatMap((path) => joinsIn(readFileSync(join(src, path), 'utf8')).map((line) => `${path}: ${line.trim()}`))
  expect(found).toEqual([])
})

test.each([
  ["[price, cost].join(', ')", 1],
  ['`${name}, ${terms}`', 1],
  ['{time}, {text}', 1],
  ["[price, cost].join('-')", 0],
  ['phrases(name, terms)', 0],
])('%s', (text, joins) => expect(joinsIn(text)).toHaveLength(joins))

test.each([
  ["' slippage'", 1],
  ["{ done: 'done: ' }", 1],
  ['(contract: string) => ` on ${contract}`', 1],
  ['(name: string, contract: string) => `${name} on ${contract}`', 0],
])('%s', (text, pieces) => expect(piecesIn(`export const words = ${text}`)).toHaveLength(pieces))

test.each([
  ["(state: State) => (state === 'failed' ? 'Failed' : 'Done')", 1],
  ['(count: number) => (count > 1 ? `${count} pools` : `1 pool`)', 1],
  ['(minutes: number) => `${minutes / 60} h`', 1],
  ['(isDone: boolean) => { if (isDone) return `Done`; return `Open` }', 1],
  ['(name: string | null) => (name === null ? `A wallet` : name)', 0],
  ['(isDone: boolean) => (isDone ? `Done` : `Open`)', 0],
])('%s', (text, conditions) => expect(conditionsIn(`export const words = ${text}`)).toHaveLength(conditions))

describe('what is wrong with a translation is found', () => {
  const of = (text: string) =>
    new Map(declarationsIn('trade/loss.ts', text).map((declaration) => [declaration.key, declaration]))
  const LOSS = 'export const lossText = (amount: string, { percent }: Facts) => `You lose ${amount}, ${percent}.`'
  const KEY = 'trade/loss.ts#lossText'
  const signed = { [KEY]: of(LOSS).get(KEY)?.hash ?? '' }

  test.each([
    ['a missing one', '', { missing: [KEY] }],
    ['one too many', `${LOSS}\nexport const MORE = 'Mehr'`, { gone: ['trade/loss.ts#MORE'] }],
    [
      'one without its amount',
      'export const lossText = (amount: string, { percent }: Facts) => `Sie verlieren ${percent}.`',
      { unfactual: [`${KEY}: amount, percent in English, percent here`] },
    ],
    ['none', LOSS.replace('You lose', 'Sie verlieren'), {}],
  ])('%s', (_, translated, found) => {
    const none = { missing: [], gone: [], unfactual: [], outdated: [], outdatedMoney: [] }
    expect(translationStatus(of(LOSS), of(translated), signed)).toEqual({ ...none, ...found })
  })

  test('a sentence without its amount, in a table that no other file sees', () => {
    const TABLE = 'const LOSSES: Table = { less: ({ lost }) => `You get ${lost} less.`, more: ({ lost }) => `${lost}` }'
    const translated = of(TABLE.replace('`You get ${lost} less.`', '`Sie erhalten weniger.`'))
    expect(translationStatus(of(TABLE), translated, {}).unfactual).toEqual([
      'trade/loss.ts#LOSSES: less.lost, more.lost in English, more.lost here',
    ])
  })

  test('one whose English has changed since', () => {
    const changed = of(LOSS.replace('lose', 'may lose'))
    expect(translationStatus(changed, of(LOSS), signed).outdatedMoney).toEqual([KEY])
    expect(translationStatus(of(`/** A comment. */\n${LOSS}`), of(LOSS), signed).outdated).toEqual([])
  })
})
