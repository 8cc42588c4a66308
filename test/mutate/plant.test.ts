import { runInNewContext } from 'node:vm'
import { describe, expect, test } from '@jest/globals'
import ts from 'typescript'
import { plant } from './plant'

/** Runs a module with one fault on, or with none, and returns what it exports as `result`. */
function resultWith(text: string, active: number | null): unknown {
  const planted = plant('module.ts', text).text.replace('globalThis.__mutants', '__mutants')
  const { outputText } = ts.transpileModule(planted, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  })
  const exports: { result?: unknown } = {}
  runInNewContext(outputText, { exports, __mutants: { isOn: (number: number) => number === active } })
  return exports.result
}

const changesIn = (text: string) => plant('module.ts', text).mutants.map(({ change }) => change)

/** A module's result with each of its faults in turn; an error is named. */
function resultsOf(text: string): unknown[] {
  return plant('module.ts', text).mutants.map((_, number) => {
    try {
      return resultWith(text, number)
    } catch (error) {
      return String(error).split(':')[0]
    }
  })
}

describe('a module with its faults', () => {
  test.each([
    ['numbers', 'export const result = 7 - 2', 5, [9]],
    ['comparisons', 'export const result = 2 < 2', false, [true, true, true, false]],
    ['equality', "export const result = 'a' === 'a'", true, [false, true, false, false, false]],
    ['a condition', 'const a = 1\nexport const result = a ? 2 : 3', 2, [2, 3]],
    ['what is missing', 'const a = null as number | null\nexport const result = a ?? 5', 5, [null]],
    ['signs', 'const a = 3n\nexport const result = -a', -3n, [3n]],
    ['steps', 'let a = 1\na++\nexport const result = a', 2, [0]],
    ['sums', 'let a = 5\na += 2\nexport const result = a', 7, [3]],
    ['texts', "export const result = 'a' + ''", 'a', [NaN, '', 'amutated']],
    ['lists', 'export const result = [1].concat([])', [1], [[], [1, 'mutated']]],
    ['objects', 'export const result = { a: true }', { a: true }, [{}, { a: false }]],
    ['methods', "export const result = ' a '.trim()", 'a', [' a ', '']],
    ['functions', 'const f = () => 4\nexport const result = f()', 4, [undefined]],
    ['blocks', 'function f() { return 4 }\nexport const result = f()', 4, [undefined]],
    [
      'chains',
      'const a = undefined as { b: { c: 1 } } | undefined\nexport const result = a?.b.c',
      undefined,
      ['TypeError'],
    ],
    ['patterns', 'export const result = /^a$/.test("ab")', false, [false, true, false]],
  ])('%s: works as it is, and otherwise with each fault', (_, text, expected, faulty) => {
    expect(resultWith(text, null)).toEqual(expected)
    expect(resultsOf(text)).toEqual(faulty)
  })

  test('no fault makes the condition of a loop true for ever by itself', () => {
    const text = 'let a = 0\nfor (; isOpen(a); ) a++'
    expect(changesIn(text)).toEqual(['false', 'a--'])
  })

  test('types, names and imports are left alone', () => {
    const text = [
      "import { a } from './a'",
      "type Word = 'x' | 'y'",
      "interface B { 'c': 'd' }",
      "export const f = (word: Word, { 'e': e }: { e: number }): 'z' | null => null",
      "export { g } from './g'",
      'let [h, i] = [1, 2]',
      ';[h, i] = [i, h]',
    ].join('\n')
    expect(changesIn(text)).toEqual(['() => undefined', '[]', '[]'])
  })

  test('without semicolons a statement that begins with a fault does not continue the line above', () => {
    const text = 'let a = 1\nconst b = () => 2\na > 0 && b()\nexport const result = a'
    expect(resultWith(text, null)).toBe(1)
  })

  test('what stands between ?? and another logical operator is in parentheses', () => {
    const text = 'const a = null as number | null, b = 0, c = 3\nexport const result = a ?? (b || c)'
    expect(resultWith(text, null)).toBe(3)
    expect(resultsOf(text)).toEqual([null, 0])
  })

  test('places are those of the module as it is written, and numbers go on from the given one', () => {
    const { mutants, text } = plant('module.ts', 'const a = 1\nconst b =\n  a - 1', 40)
    expect(mutants).toEqual([{ line: 3, column: 3, change: '(a) + (1)' }])
    expect(text).toContain('__isOn(40)')
  })
})
