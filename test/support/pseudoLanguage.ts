import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { ROOT } from '../../src/build/root'

/**
 * English with accents, so that untranslated text is noticed, and with words about a third longer, as in many
 * languages.
 */

const ENGLISH = join(ROOT, 'src/copy/en')
export const PSEUDO_COPY = join(ROOT, '.cache/copy/xx')

const PLAIN = 'aceiknosuyzACEIKNOSUYZ'
const ACCENTED = 'áčéîķñöšûýžÁČÉÎĶÑÖŠÛÝŽ'

/** Adds accents to letters, and doubles two of every three lowercase vowels. */
function pseudo(text: string): string {
  let vowels = 0
  return text.replace(/[a-zA-Z]/g, (letter) => {
    const place = PLAIN.indexOf(letter)
    const accented = place < 0 ? letter : (ACCENTED[place] ?? letter)
    return /[aeiou]/.test(letter) && ++vowels % 3 !== 0 ? accented.repeat(2) : accented
  })
}

/** Whether a text is meant for people, as opposed to an identifier. */
const isRead = (text: string) => /\p{Lu}|\p{L}\P{L}+\p{L}|^\P{L}|\P{L}$/u.test(text) && /\p{L}{2}/u.test(text)

/** Whether a string is only for the program: a module path, a type, a key, or a value in a comparison. */
function isOfProgram(node: ts.Node): boolean {
  const { parent } = node
  return (
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    ts.isNamespaceExport(parent) ||
    ts.isLiteralTypeNode(parent) ||
    ts.isElementAccessExpression(parent) ||
    ts.isCaseClause(parent) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isBinaryExpression(parent) && /^[!=]==$/.test(parent.operatorToken.getText()))
  )
}

const ownText = ({ head, templateSpans }: ts.TemplateExpression) =>
  head.text + templateSpans.map(({ literal }) => literal.text).join('')

export function pseudoText(text: string): string {
  const source = ts.createSourceFile('words.ts', text, ts.ScriptTarget.Latest, true)
  const found: { start: number; end: number; text: string }[] = []
  const replace = (node: ts.Node, before: number, after: number, [open, close]: [string, string]) => {
    const [start, end] = [node.getStart() + before, node.getEnd() - after]
    found.push({ start, end, text: open + pseudo(text.slice(start, end).replaceAll('\\u00a0', '\u00a0')) + close })
  }
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) && !isOfProgram(node) && isRead(node.text)) replace(node, 1, 1, ['⟦', '⟧'])
    if (ts.isTemplateExpression(node) && /\p{L}/u.test(ownText(node))) {
      replace(node.head, 1, 2, ['⟦', ''])
      node.templateSpans.forEach(({ literal }) => {
        const isLast = ts.isTemplateTail(literal)
        replace(literal, 1, isLast ? 1 : 2, ['', isLast ? '⟧' : ''])
      })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  const last = found.sort((a, b) => b.start - a.start)
  return last.reduce((all, { start, end, text: words }) => all.slice(0, start) + words + all.slice(end), text)
}

/** Writes the copy of the pseudo-language to the folder from which the development server takes it. */
export function writePseudoLanguage(): void {
  rmSync(PSEUDO_COPY, { recursive: true, force: true })
  for (const path of readdirSync(ENGLISH, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.ts')) continue
    const file = join(PSEUDO_COPY, path)
    mkdirSync(dirname(file), { recursive: true })
    const words = pseudoText(readFileSync(join(ENGLISH, path), 'utf8'))
    writeFileSync(file, words.replaceAll("'../../../", "'../../../../src/"))
  }
}
