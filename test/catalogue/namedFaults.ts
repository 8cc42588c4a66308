import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { ROOT } from '../../src/build/root'

const TESTS = join(ROOT, 'test')

/** Matches the ids at the start of a title, such as "W02: …" or "L18, L19: …". */
const IDS = /^((?:[A-Z]\d{2}|\d{2})(?:, (?:[A-Z]\d{2}|\d{2}))*): /

export function idsIn(title: string): string[] {
  const list = IDS.exec(title)?.[1] ?? ''
  return list.split(', ').filter((id) => /^[A-Z]/.test(id))
}

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  return ts.isTemplateExpression(node) ? node.head.text : null
}

export function faultsNamedIn(path: string, text: string): string[] {
  const found = new Set<string>()
  function visit(node: ts.Node) {
    for (const id of idsIn(textOf(node) ?? '')) found.add(id)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false))
  return [...found].sort()
}

/** The suites that name each fault, keyed by fault id. Paths are relative to `test`. */
export function suitesByFault(): Map<string, string[]> {
  const suites = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path) && !path.startsWith('catalogue/'))
    .sort()
  const found = new Map<string, string[]>()
  for (const path of suites)
    for (const id of faultsNamedIn(path, readFileSync(join(TESTS, path), 'utf8')))
      found.set(id, [...(found.get(id) ?? []), path])
  return found
}
