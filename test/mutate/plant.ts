import ts from 'typescript'

/** A fault that can be switched on in a planted text. */
export interface Mutant {
  /** The place, from 1. */
  line: number
  column: number
  /** What stands there with the fault, in one line. */
  change: string
}

const K = ts.SyntaxKind

/** What stands in place of an operator. */
const OPERATORS = new Map<ts.SyntaxKind, readonly string[]>([
  [K.PlusToken, ['-']],
  [K.MinusToken, ['+']],
  [K.AsteriskToken, ['/']],
  [K.SlashToken, ['*']],
  [K.PercentToken, ['*']],
  [K.LessThanLessThanToken, ['>>']],
  [K.GreaterThanGreaterThanToken, ['<<']],
  [K.AmpersandToken, ['|']],
  [K.BarToken, ['&']],
  [K.LessThanToken, ['<=', '>=']],
  [K.LessThanEqualsToken, ['<', '>']],
  [K.GreaterThanToken, ['>=', '<=']],
  [K.GreaterThanEqualsToken, ['>', '<']],
  [K.EqualsEqualsEqualsToken, ['!==']],
  [K.ExclamationEqualsEqualsToken, ['===']],
  [K.AmpersandAmpersandToken, ['||']],
  [K.BarBarToken, ['&&']],
  [K.QuestionQuestionToken, ['&&']],
  [K.PlusEqualsToken, ['-=']],
  [K.MinusEqualsToken, ['+=']],
  [K.AsteriskEqualsToken, ['/=']],
  [K.SlashEqualsToken, ['*=']],
  [K.LessThanLessThanEqualsToken, ['>>=']],
  [K.GreaterThanGreaterThanEqualsToken, ['<<=']],
])

/** Operators whose result is true or false, so that both are faults as well. */
const COMPARISONS = new Set([
  K.LessThanToken,
  K.LessThanEqualsToken,
  K.GreaterThanToken,
  K.GreaterThanEqualsToken,
  K.EqualsEqualsEqualsToken,
  K.ExclamationEqualsEqualsToken,
])

/** What stands in place of a method's name; nothing, where the call is left out and its object remains. */
const METHODS: Readonly<Record<string, string | undefined>> = {
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  toUpperCase: 'toLowerCase',
  toLowerCase: 'toUpperCase',
  trimStart: 'trimEnd',
  trimEnd: 'trimStart',
  trim: undefined,
  filter: undefined,
  sort: undefined,
  toSorted: undefined,
  reverse: undefined,
  toReversed: undefined,
  slice: undefined,
  charAt: undefined,
}

const isAssignment = (kind: ts.SyntaxKind) => kind >= K.FirstAssignment && kind <= K.LastAssignment

/** Whether a node goes on in an optional chain, which ends where it is put in parentheses. */
function isInsideChain(node: ts.Node): boolean {
  const { parent } = node
  const isLink =
    ts.isPropertyAccessExpression(parent) ||
    ts.isElementAccessExpression(parent) ||
    ts.isCallExpression(parent) ||
    ts.isNonNullExpression(parent)
  return isLink && parent.expression === node && ts.isOptionalChain(parent) && ts.isOptionalChain(node)
}

function isCondition(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isConditionalExpression(parent) || ts.isForStatement(parent)) return parent.condition === node
  const hasCondition = ts.isIfStatement(parent) || ts.isWhileStatement(parent) || ts.isDoStatement(parent)
  return hasCondition && parent.expression === node
}

const isLoop = (node: ts.Node) => ts.isWhileStatement(node) || ts.isDoStatement(node) || ts.isForStatement(node)

class Planter {
  readonly mutants: Mutant[] = []
  readonly #source: ts.SourceFile
  readonly #first: number

  constructor(source: ts.SourceFile, first: number) {
    this.#source = source
    this.#first = first
  }

  #original(node: ts.Node) {
    return node.getText(this.#source)
  }

  /** A node's text with the part between two places replaced. */
  #replaced(node: ts.Node, from: number, to: number, by: string) {
    const start = node.getStart(this.#source)
    const text = this.#original(node)
    return text.slice(0, from - start) + by + text.slice(to - start)
  }

  #binary(node: ts.BinaryExpression): string[] {
    const { left, operatorToken: operator, right } = node
    // In parentheses, as ?? may not stand beside another logical operator without.
    const replaced = (OPERATORS.get(operator.kind) ?? []).map(
      (by) => `(${this.#original(left)}) ${by} (${this.#original(right)})`,
    )
    return COMPARISONS.has(operator.kind) ? [...replaced, 'true', 'false'] : replaced
  }

  #unary(node: ts.PrefixUnaryExpression | ts.PostfixUnaryExpression): string[] {
    const operand = this.#original(node.operand)
    if (node.operator === K.PlusPlusToken || node.operator === K.MinusMinusToken) {
      const by = node.operator === K.PlusPlusToken ? '--' : '++'
      return [ts.isPrefixUnaryExpression(node) ? by + operand : operand + by]
    }
    return [operand]
  }

  #call(node: ts.CallExpression): string[] {
    const { expression: callee } = node
    if (!ts.isPropertyAccessExpression(callee) || !Object.hasOwn(METHODS, callee.name.text)) return []
    const by = METHODS[callee.name.text]
    return [
      by === undefined
        ? this.#original(callee.expression)
        : this.#replaced(node, callee.name.getStart(this.#source), callee.name.end, by),
    ]
  }

  /** A chain without one of its question marks. */
  #chain(node: ts.Node): string[] {
    const found: string[] = []
    for (let link = node; ts.isOptionalChain(link); link = link.expression) {
      const mark = ts.isNonNullChain(link) ? undefined : link.questionDotToken
      if (mark)
        found.push(
          this.#replaced(node, mark.getStart(this.#source), mark.end, ts.isPropertyAccessExpression(link) ? '.' : ''),
        )
    }
    return found
  }

  #literal(node: ts.Node): string[] | undefined {
    if (node.kind === K.TrueKeyword) return ['false']
    if (node.kind === K.FalseKeyword) return ['true']
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
      return [node.text === '' ? "'mutated'" : "''"]
    if (ts.isTemplateExpression(node)) return ["''"]
    if (ts.isArrayLiteralExpression(node)) return [node.elements.length === 0 ? "['mutated']" : '[]']
    if (ts.isObjectLiteralExpression(node)) return node.properties.length === 0 ? [] : ['{}']
    if (!ts.isRegularExpressionLiteral(node)) return undefined
    const [, body = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(node.text) ?? []
    const changed = [body.replace(/^\^/, ''), body.replace(/\$$/, '')]
    return changed.filter((each) => each !== body && each !== '').map((each) => `/${each}/${flags}`)
  }

  /** The faults of an expression, by its kind. */
  #ofKind(node: ts.Node): string[] {
    const ofLiteral = this.#literal(node)
    if (ofLiteral) return ofLiteral
    if (ts.isBinaryExpression(node)) return this.#binary(node)
    if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) return this.#unary(node)
    if (ts.isArrowFunction(node)) return ts.isBlock(node.body) ? [] : ['() => undefined']
    return [...(ts.isCallExpression(node) ? this.#call(node) : []), ...this.#chain(node)]
  }

  #changes(node: ts.Node): string[] {
    const changes = this.#ofKind(node)
    if (isCondition(node)) changes.push(...(isLoop(node.parent) ? ['false'] : ['true', 'false']))
    return [...new Set(changes)].filter((change) => change !== this.#original(node))
  }

  /** Notes a fault, and returns the condition under which it is on. */
  #switch(node: ts.Node, change: string): string {
    const { line, character } = this.#source.getLineAndCharacterOfPosition(node.getStart(this.#source))
    this.mutants.push({ line: line + 1, column: character + 1, change: change.replace(/\s+/g, ' ') })
    return `__isOn(${this.#first + this.mutants.length - 1})`
  }

  #isLeftAlone(node: ts.Node): boolean {
    const { parent } = node
    return (
      ts.isTypeNode(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isImportDeclaration(node) ||
      ts.isExportDeclaration(node) ||
      ('name' in parent && parent.name === node) ||
      ('propertyName' in parent && parent.propertyName === node) ||
      (ts.isBinaryExpression(parent) && parent.left === node && isAssignment(parent.operatorToken.kind)) ||
      ts.isTaggedTemplateExpression(parent)
    )
  }

  /** A node's text, blanks and comments before it included, with its faults and those inside it planted. */
  planted(node: ts.Node): string {
    const { text } = this.#source
    if (!ts.isSourceFile(node) && this.#isLeftAlone(node)) return text.slice(node.pos, node.end)
    const start = node.getStart(this.#source)
    const changes = ts.isBlock(node) || ts.isSourceFile(node) || isInsideChain(node) ? [] : this.#changes(node)
    const switches = changes.map((change) => `${this.#switch(node, change)} ? (${change}) : `)
    const emptied = ts.isBlock(node) && node.statements.length > 0 && this.#switch(node, '{}')
    const inner = this.#inside(node, start)
    const before = text.slice(node.pos, start)
    if (emptied) return `${before}{ if (${emptied}) {} else ${inner} }`
    if (switches.length > 0) return `${before}(${switches.join('')}(${inner}))`
    // Without semicolons, a parenthesis at the beginning of a statement would continue the line above.
    const isStatement = ts.isExpressionStatement(node) && (ts.isBlock(node.parent) || ts.isSourceFile(node.parent))
    return `${before}${isStatement ? ';' : ''}${inner}`
  }

  #inside(node: ts.Node, start: number): string {
    const { text } = this.#source
    let [written, at] = ['', start]
    ts.forEachChild(node, (child) => {
      if (child.end <= at && child.end === child.pos) return
      const from = Math.max(child.pos, at)
      written += text.slice(at, from) + this.planted(child).slice(from - child.pos)
      at = child.end
    })
    return written + text.slice(at, node.end)
  }
}

/**
 * A module's text with all its faults in it, each behind a switch `__isOn(number)`, of which none is on by itself, and
 * the faults in the order of their numbers, the first of which is given.
 */
export function plant(path: string, text: string, first = 0): { text: string; mutants: Mutant[] } {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const planter = new Planter(source, first)
  // With an object around them the switches are found whatever is loaded first.
  const planted = `const __isOn = globalThis.__mutants.isOn;${planter.planted(source)}`
  return { text: planted, mutants: planter.mutants }
}
