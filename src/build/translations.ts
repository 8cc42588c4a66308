import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import * as v from 'valibot'
import { isLanguage, type Language, LANGUAGES } from '#domain/browser/languages'
import { ROOT } from './root'
import { type TranslationEntry, translationEntries, withTranslations } from './translationFile'

// This module checks translations for problems that types cannot find: sentences that leave out a fact, and sentences
// whose English text has changed since they were translated.

export type Translation = Exclude<Language, 'en'>

export const TRANSLATIONS = Object.keys(LANGUAGES).filter((tag): tag is Translation => tag !== 'en')

const COPY = join(ROOT, 'src/copy')

/** The file with a language's grammar. Only its types are compared with English. */
const GRAMMAR = 'browser/grammar'

/** The keys of sentences about money. Their translations must never be outdated. */
const ABOUT_MONEY =
  /^(approval|trade|transaction)\/|^wallet\/(errors|connect|connecting)\.|^token|^search\/|^chain\/nodes\.|^profile\/faq\.|^settings\//

/** The hashes of the English declarations at the time of their translation, by key. */
type Signed = Readonly<Record<string, string>>

interface Declaration {
  /** For example "trade/loss.ts#lossText". */
  key: string
  /** The hash of the declaration's text without comments. */
  hash: string
  /** The parameters and members of parameters that the declaration uses, such as "amount" and "facts.count". */
  facts: readonly string[]
  /** Whether the declaration is exported. Declarations that are not exported may differ between languages. */
  isExported: boolean
}

const printer = ts.createPrinter({ removeComments: true })

function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []))
}

/** Members of strings and arrays. They are not facts, because they affect only the wording. */
const OF_ANY = /^(length|map|join|at|slice|filter|charAt|toLowerCase|toUpperCase)$/

/**
 * The parameters that the functions in a declaration use. Parameters of callbacks are not included, because their
 * values come from the other parameters.
 */
function factsOf(root: ts.Node): string[] {
  const parameters = new Set<string>()
  const used = new Set<string>()
  const collect = (node: ts.Node) => {
    if (ts.isArrowFunction(node) && ts.isCallExpression(node.parent)) return
    if (ts.isParameter(node)) for (const name of boundNames(node.name)) parameters.add(name)
    ts.forEachChild(node, collect)
  }
  /** The path of keys to the visited node within an object of sentences, for example "blocked.". */
  let kind = ''
  const visit = (node: ts.Node) => {
    if (ts.isTypeNode(node)) return
    if (ts.isParameter(node)) {
      if (node.initializer) visit(node.initializer)
      return
    }
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
      const { text } = node.expression
      if (parameters.has(text)) used.add(`${kind}${text}${OF_ANY.test(node.name.text) ? '' : `.${node.name.text}`}`)
      return
    }
    if (ts.isPropertyAssignment(node)) {
      const outer = kind
      if (ts.isArrowFunction(node.initializer)) kind = `${outer}${node.name.getText()}.`
      visit(node.initializer)
      kind = outer
      return
    }
    if (ts.isIdentifier(node) && parameters.has(node.text)) used.add(`${kind}${node.text}`)
    ts.forEachChild(node, visit)
  }
  collect(root)
  visit(root)
  return [...used].sort()
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name))
  return ts.isFunctionDeclaration(statement) && statement.name ? [statement.name.text] : []
}

const isExported = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

export function declarationsIn(path: string, text: string): Declaration[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  return source.statements.flatMap((statement) => {
    const [name] = namesOf(statement)
    if (name === undefined) return []
    let hash: string | undefined
    return [
      {
        key: `${path}#${name}`,
        // Computed on demand, because printing takes as long as parsing, and only English is hashed.
        get hash() {
          hash ??= hashOf(printer.printNode(ts.EmitHint.Unspecified, statement, source))
          return hash
        },
        facts: factsOf(statement),
        isExported: isExported(statement),
      },
    ]
  })
}

const filesOf = (language: Language): string[] =>
  readdirSync(join(COPY, language), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts'))
    .sort()

function declarationsOf(language: Language): Map<string, Declaration> {
  const all = filesOf(language).flatMap((path) => declarationsIn(path, readFile(language, path)))
  return new Map(all.map((declaration) => [declaration.key, declaration]))
}

let parsedEnglish: ReadonlyMap<string, Declaration> | undefined

/** The English declarations. They are parsed once, because every language is compared with them. */
export function englishDeclarations(): ReadonlyMap<string, Declaration> {
  parsedEnglish ??= declarationsOf('en')
  return parsedEnglish
}

const signedFile = (language: Translation) => join(COPY, language, 'source.json')

const writeSigned = (language: Translation, signed: Signed) => {
  writeFileSync(signedFile(language), `${JSON.stringify(signed, null, 2)}\n`)
}

const readFile = (language: Language, path: string) => readFileSync(join(COPY, language, path), 'utf8')

export function readSigned(language: Translation): Signed {
  const file = signedFile(language)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Signed) : {}
}

interface TranslationStatus {
  /** Declarations that only English has. */
  missing: string[]
  /** Declarations that English no longer has. */
  gone: string[]
  /** Declarations whose facts (parameters) differ from those of the English declaration. */
  unfactual: string[]
  /** Declarations whose English text has changed since they were signed (see `sign`), or that were never signed. */
  outdated: string[]
  /** The outdated declarations that are about money. */
  outdatedMoney: string[]
}

export function translationStatus(
  english: ReadonlyMap<string, Declaration>,
  translated: ReadonlyMap<string, Declaration>,
  signed: Signed,
): TranslationStatus {
  const exported = [...english.values()].filter((each) => each.isExported)
  const both = [...english.values()].filter(({ key }) => translated.has(key))
  const outdated = [...english.values()].filter(({ key, hash }) => signed[key] !== hash).map(({ key }) => key)
  return {
    missing: exported.filter(({ key }) => !translated.has(key)).map(({ key }) => key),
    gone: [...translated.values()].filter((each) => each.isExported && !english.has(each.key)).map(({ key }) => key),
    unfactual: both
      .filter(({ key }) => !key.startsWith(`${GRAMMAR}.`))
      .filter(({ key, facts }) => String(translated.get(key)?.facts) !== String(facts))
      .map(({ key, facts }) => `${key}: ${facts.join(', ')} in English, ${translated.get(key)?.facts.join(', ')} here`),
    outdated,
    outdatedMoney: outdated.filter((key) => ABOUT_MONEY.test(key)),
  }
}

export const statusOf = (language: Translation): TranslationStatus =>
  translationStatus(englishDeclarations(), declarationsOf(language), readSigned(language))

/** Records that declarations match the current English text: those in `names`, or all if `names` is empty. */
export function sign(language: Translation, names: readonly string[]): string[] {
  const english = englishDeclarations()
  const unknown = names.filter((name) => !english.has(name))
  if (unknown.length > 0) throw new Error(`Not in English: ${unknown.join(', ')}`)
  const keys = names.length > 0 ? names : [...english.keys()]
  const before = readSigned(language)
  const now = Object.fromEntries(
    [...english.values()].flatMap(({ key, hash }) => {
      const value = keys.includes(key) ? hash : before[key]
      return value === undefined ? [] : [[key, value]]
    }),
  )
  writeSigned(language, now)
  return keys.filter((key) => before[key] !== now[key])
}

const exported = (language: Translation): TranslationEntry[] =>
  filesOf('en').flatMap((path) => translationEntries(path, readFile('en', path), readFile(language, path)))

const ENTRIES = v.array(v.object({ key: v.string(), translation: v.array(v.string()) }))

/**
 * Writes a translator's texts into the files of a language, and signs them. If a changed sentence is about money, its
 * signature is removed instead, because nobody has reviewed it yet. Returns the keys of the sentences to review
 * (`unchecked`), and of all changed declarations.
 * @throws Error as `withTranslations` does, before anything is written
 */
function importTexts(language: Translation, file: string): { changed: string[]; unchecked: string[] } {
  const known = new Map(exported(language).map(({ key, translation }) => [key, JSON.stringify(translation)]))
  const given = v.parse(ENTRIES, JSON.parse(readFileSync(file, 'utf8')))
  const entries = given.filter(
    ({ key, translation }) => translation.some(Boolean) && known.get(key) !== JSON.stringify(translation),
  )
  const unknown = entries.filter(({ key }) => !known.has(key)).map(({ key }) => key)
  if (unknown.length > 0) throw new Error(`Not in English: ${unknown.join(', ')}`)
  const texts = filesOf('en').flatMap((path): [string, string][] => {
    const ofFile = entries.filter(({ key }) => key.startsWith(`${path}#`))
    if (ofFile.length === 0) return []
    return [[path, withTranslations(path, readFile('en', path), readFile(language, path), ofFile)]]
  })
  for (const [path, text] of texts) writeFileSync(join(COPY, language, path), text)
  const changed = entries.map(({ key }) => key)
  const unchecked = changed.filter((key) => ABOUT_MONEY.test(key))
  const signed = changed.filter((key) => !ABOUT_MONEY.test(key))
  if (signed.length > 0) sign(language, signed)
  writeSigned(
    language,
    Object.fromEntries(Object.entries(readSigned(language)).filter(([key]) => !unchecked.includes(key))),
  )
  return { changed, unchecked }
}

const COMMANDS = `npm run translations -- status <language>   what the language lacks
npm run translations -- sign <language> …   it says what English says now: of all declarations, or of those named
npm run translations -- export <language> <file>   its texts as JSON, for a translator
npm run translations -- import <language> <file>   takes the texts in "translation" back`

const RUN: Readonly<Record<string, (language: Translation, names: readonly string[]) => void>> = {
  sign(language, names) {
    console.log(`Signed: ${sign(language, names).join(', ') || 'nothing new'}`)
  },
  status(language) {
    for (const [what, keys] of Object.entries(statusOf(language)) as [string, string[]][]) {
      console.log(`${what}: ${keys.length}`)
      for (const key of keys) console.log(`  ${key}`)
    }
  },
  export(language, [file = `${language}.json`]) {
    writeFileSync(file, `${JSON.stringify(exported(language), null, 2)}\n`)
    console.log(`Written: ${file}`)
  },
  import(language, [file = `${language}.json`]) {
    const { changed, unchecked } = importTexts(language, file)
    console.log(`Changed: ${changed.join(', ') || 'nothing'}`)
    if (unchecked.length > 0) console.log(`About money, to be checked and signed: ${unchecked.join(' ')}`)
  },
}

function main([command = '', language = '', ...names]: readonly string[]) {
  const run = RUN[command]
  if (!run) throw new Error(COMMANDS)
  if (!isLanguage(language) || language === 'en')
    throw new Error(`Name one of these languages: ${TRANSLATIONS.join(', ')}`)
  run(language, names)
}

if (process.argv[1] === import.meta.filename) main(process.argv.slice(2))
