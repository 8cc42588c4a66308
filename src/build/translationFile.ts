import ts from 'typescript'

// This module exports the texts of a language to a plain file for translators who do not use Git, and imports the
// translated file. An import can change texts only, never code.

/** A declaration in a file of texts, as shown to translators. Placeholders are in braces: "You lose {amount}." */
export interface TranslationEntry {
  /** For example "trade/loss.ts#lossText". */
  key: string
  /** The comment in the English file. */
  comment: string
  english: string[]
  /** In the order of the language's own file; empty if only English has the declaration. */
  translation: string[]
}

type Text = ts.StringLiteralLike | ts.TemplateExpression

/** Whether a string literal is shown to users. Types, keys and operands of comparisons are not. */
function isText(node: ts.Node): node is Text {
  if (ts.isTemplateExpression(node)) return true
  if (!ts.isStringLiteralLike(node) || !/\p{L}/u.test(node.text)) return false
  const { parent } = node
  const isComparison = ts.isBinaryExpression(parent) && /^[!=]==$/.test(parent.operatorToken.getText())
  const isName = ts.isPropertyAssignment(parent) && parent.name === node
  return !isComparison && !isName && !ts.isElementAccessExpression(parent) && !ts.isCaseClause(parent)
}

/** The names of a template's placeholders. A placeholder that is not a simple name is numbered. */
const valuesOf = ({ templateSpans }: ts.TemplateExpression): string[] =>
  templateSpans.map(({ expression }, index) => {
    const text = expression.getText()
    return /^[\w.]+(\([\w., ]*\))?$/.test(text) ? `{${text}}` : `{${index + 1}}`
  })

function textOf(node: Text): string {
  if (!ts.isTemplateExpression(node)) return node.text
  const values = valuesOf(node)
  return node.head.text + node.templateSpans.map(({ literal }, index) => `${values[index]}${literal.text}`).join('')
}

/** The texts in a declaration. A template comes before the texts that are nested in its placeholders. */
function textsIn(root: ts.Node): string[] {
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isTypeNode(node)) return
    if (isText(node)) found.push(textOf(node))
    ts.forEachChild(node, visit)
  }
  visit(root)
  return found
}

const VALUE = /(\{[^{}]*\})/

const parse = (path: string, text: string) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)

/** The statements of a file that declare constants, by key. */
function constantsIn(path: string, text: string): Map<string, ts.VariableStatement> {
  const statements = parse(path, text).statements.filter((statement) => ts.isVariableStatement(statement))
  return new Map(
    statements.map((statement) => [`${path}#${statement.declarationList.declarations[0]?.name.getText()}`, statement]),
  )
}

function commentOf(statement: ts.Statement): string {
  const source = statement.getSourceFile().text
  const comments = ts.getLeadingCommentRanges(source, statement.pos) ?? []
  const text = comments.map(({ pos, end }) => source.slice(pos, end)).join(' ')
  return text
    .replace(/\/\*\*?|\*\//g, '')
    .replace(/^\s*(\*|\/\/)/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The entries of one file of texts, in the order of the English file. */
export function translationEntries(path: string, english: string, translated: string): TranslationEntry[] {
  const own = constantsIn(path, translated)
  return [...constantsIn(path, english)].flatMap(([key, statement]) => {
    const texts = textsIn(statement)
    const ownStatement = own.get(key)
    const translation = ownStatement ? textsIn(ownStatement) : texts.map(() => '')
    return texts.length === 0 ? [] : [{ key, comment: commentOf(statement), english: texts, translation }]
  })
}

/** The code of a text with new words. Throws an Error if a placeholder is missing from the words or is unknown. */
function codeOf(node: Text, words: string, codeOfValue: (value: ts.Expression) => string): string {
  if (!ts.isTemplateExpression(node)) return JSON.stringify(words)
  const names = valuesOf(node)
  const pieces = words.split(VALUE)
  const given = pieces.filter((piece) => VALUE.test(piece))
  if (String([...new Set(given)].sort()) !== String([...new Set(names)].sort()))
    throw new Error(`“${words}” must have exactly these values: ${names.join(', ')}`)
  const codes = node.templateSpans.map(({ expression }) => codeOfValue(expression))
  const values = new Map(names.map((name, index) => [name, codes[index]]))
  const written = pieces.map((piece) => {
    const value = values.get(piece)
    return value === undefined ? piece.replace(/[`\\]|\$(?=\{)/g, '\\$&') : `\${${value}}`
  })
  return `\`${written.join('')}\``
}

function replaced(statement: ts.Statement, texts: readonly string[]): string {
  const source = statement.getSourceFile().text
  let next = 0
  const write = (node: ts.Node): string => {
    if (isText(node)) return codeOf(node, texts[next++] ?? '', write)
    let [code, from] = ['', node.getStart()]
    ts.forEachChild(node, (child) => {
      if (ts.isTypeNode(child)) return
      code += source.slice(from, child.getStart()) + write(child)
      from = child.end
    })
    return code + source.slice(from, node.end)
  }
  return write(statement)
}

/**
 * The code of a language's file with a translator's texts inserted. Only texts can change.
 * @throws Error if an entry omits a placeholder or a text, or does not exist in English
 */
export function withTranslations(
  path: string,
  english: string,
  translated: string,
  entries: readonly Pick<TranslationEntry, 'key' | 'translation'>[],
): string {
  let text = translated
  for (const { key, translation } of entries) {
    const own = constantsIn(path, text).get(key)
    const statement = own ?? constantsIn(path, english).get(key)
    if (!statement) throw new Error(`${key} is not in English.`)
    const before = textsIn(statement)
    if (translation.length !== before.length || translation.some((each) => each.trim() === ''))
      throw new Error(`${key} must have ${before.length} texts.`)
    const code = replaced(statement, translation)
    text = own ? text.slice(0, own.getStart()) + code + text.slice(own.end) : `${text}\n${code}\n`
  }
  return text
}
