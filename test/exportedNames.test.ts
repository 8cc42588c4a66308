import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import ts from 'typescript'

const SRC = resolve(__dirname, '../src')

/** Other languages say the same under the same names. */
const isCounted = (path: string) =>
  /\.tsx?$/.test(path) && !path.endsWith('.d.ts') && (!path.startsWith('copy/') || path.startsWith('copy/en/'))

/** Words in capitals are named for their place in one file of copy, as TITLE or CLOSE; two are never imported together. */
const isWord = (path: string, name: string) => path.startsWith('copy/') && /^[A-Z][A-Z\d_]*$/.test(name)

const isExported = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

function namesOf(binding: ts.BindingName): string[] {
  if (ts.isIdentifier(binding)) return [binding.text]
  return binding.elements.flatMap((element) => (ts.isBindingElement(element) ? namesOf(element.name) : []))
}

/** What a file declares and exports. A name that it only passes on is not its own. */
function exportedNames(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
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
  // An overload, or a type and the value of the same name, is one thing.
  return [...new Set(names)]
}

/** Each name that more than one file exports, with these files. */
function repeated(files: readonly (readonly [path: string, text: string])[]): string[] {
  const homes = new Map<string, string[]>()
  for (const [path, text] of files)
    for (const name of exportedNames(path, text))
      if (!isWord(path, name)) homes.set(name, [...(homes.get(name) ?? []), path])
  return [...homes].filter(([, paths]) => paths.length > 1).map(([name, paths]) => `${name}: ${paths.join(', ')}`)
}

function sources(): (readonly [path: string, text: string])[] {
  const paths = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'))
  return paths.filter(isCounted).map((path) => [path, readFileSync(join(SRC, path), 'utf8')] as const)
}

test('no type, function, component or constant is exported under a name that means something else elsewhere', () => {
  expect(repeated(sources())).toEqual([])
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
    ['store/token/token.ts', `export { Token } from '../../domain/token/token'`],
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
