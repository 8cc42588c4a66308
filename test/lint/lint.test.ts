import { execFile } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../../src/build/root'

/** A violation of each rule that needs types. */
const TYPED: readonly (readonly [rule: string, code: string])[] = [
  ['await-thenable', 'export const a = async () => { await 1 }'],
  ['no-array-delete', 'export const a = (list: number[]) => { delete list[0] }'],
  ['no-base-to-string', 'export const a = (value: { x: number }) => String(value)'],
  [
    'no-confusing-void-expression',
    'const f = (): void => undefined\nexport const a = () => { const x = f(); return x }',
  ],
  ['no-deprecated', `export const a = () => document.execCommand('copy')`],
  ['no-duplicate-type-constituents', `export type A = 'x' | 'x'`],
  ['no-floating-promises', 'export const a = () => { Promise.resolve(1) }'],
  ['no-for-in-array', 'export const a = (list: number[]) => { for (const i in list) void i }'],
  ['no-implied-eval', `export const a = () => setTimeout('alert(1)', 1)`],
  ['no-meaningless-void-operator', 'const f = (): void => undefined\nexport const a = () => { void f() }'],
  ['no-misused-promises', 'export const a = () => { if (Promise.resolve(true)) return 1; return 2 }'],
  ['no-misused-spread', 'export const a = (map: Map<string, string>) => ({ ...map })'],
  ['no-mixed-enums', `export enum A { x, y = 'y' }`],
  ['no-redundant-type-constituents', 'export type A = unknown | string'],
  ['no-unnecessary-boolean-literal-compare', 'export const a = (x: boolean) => x === true'],
  ['no-unnecessary-condition', 'export const a = (x: { y: number }) => x?.y'],
  ['no-unnecessary-template-expression', 'export const a = (x: string) => `${x}`'],
  ['no-unnecessary-type-arguments', 'const f = <T = string>(x?: T) => x\nexport const a = () => f<string>()'],
  ['no-unnecessary-type-assertion', 'export const a = (x: string) => x as string'],
  ['no-unnecessary-type-conversion', 'export const a = (x: string) => String(x)'],
  ['no-unnecessary-type-parameters', 'export const a = <T>(x: T) => { void x }'],
  ['no-unsafe-argument', 'const f = (x: string) => x\nexport const a = (x: any) => f(x)'],
  ['no-unsafe-assignment', 'export const a = (x: any) => { const y: string = x; return y }'],
  ['no-unsafe-call', 'export const a = (x: any) => { x() }'],
  ['no-unsafe-enum-comparison', 'enum E { x }\nexport const a = (x: E) => x === 0'],
  ['no-unsafe-member-access', 'export const a = (x: any) => { void x.y }'],
  ['no-unsafe-return', 'export const a = (x: any): string => x'],
  ['no-unsafe-unary-minus', 'export const a = (x: string) => -x'],
  ['no-useless-default-assignment', 'export const a = ({ x = 1 }: { x: number }) => x'],
  ['only-throw-error', `export const a = () => { throw 'text' }`],
  ['prefer-promise-reject-errors', `export const a = () => Promise.reject('text')`],
  [
    'prefer-reduce-type-parameter',
    'export const a = (x: number[]) => x.reduce((all, each) => ({ ...all, [each]: 1 }), {} as Record<number, number>)',
  ],
  ['prefer-return-this-type', 'export class A { x = 1; a(): A { this.x = 2; return this } }'],
  [
    'related-getter-setter-pairs',
    'export class A { #x = 1; get x(): string { return String(this.#x) } set x(x: number) { this.#x = x } }',
  ],
  ['require-await', 'export const a = async () => 1'],
  ['restrict-plus-operands', `export const a = (x: number) => x + 'text'`],
  ['restrict-template-expressions', 'export const a = (x: { y: 1 }) => `${x} text`'],
  ['return-await', 'export const a = async (x: Promise<number>) => { try { return x } catch { return await x } }'],
  ['unbound-method', 'export class A { b() { return this } }\nexport const a = (x: A) => { const y = x.b; return y }'],
  [
    'use-unknown-in-catch-callback-variable',
    'export const a = (x: Promise<void>) => x.catch((error) => { void error })',
  ],
]

const LONG = `export function a() {\n${'  void 0\n'.repeat(100)}}`
const BRANCHES = `export const a = (x: number) => ${Array.from({ length: 15 }, (_, i) => `x === ${i} ? ${i} : `).join('')}15`
const NESTED = `export function a(x: number) { ${'if (x > 1) { '.repeat(5)} x.toFixed() ${'}'.repeat(5)} }`
const HOOK = `import { useState } from 'react'\nexport function Part({ on }: { on: boolean }) { if (on) useState(1); return null }`

/** Violations of limits of ours, of our own rules, and some of what concerns React, each in a file of its own. */
const OTHERS: readonly (readonly [rule: string, file: string, code: string])[] = [
  ['complexity', 'src/a.ts', BRANCHES],
  ['max-depth', 'src/a.ts', NESTED],
  ['max-lines-per-function', 'src/a.ts', LONG],
  ['max-params', 'src/a.ts', 'export const a = (b: 1, c: 1, d: 1, e: 1, f: 1) => b + c + d + e + f'],
  ['no-restricted-imports', 'src/a.ts', `import { useSelector } from 'react-redux'\nexport const a = useSelector`],
  ['no-restricted-imports', 'test/a.ts', `import { fc } from 'fast-check'\nexport const a = fc`],
  ['no-unused-vars', 'src/a.ts', 'const a = 1'],
  ['no-explicit-any', 'test/a.ts', 'export const a = (x: any) => { void x }'],
  ['no-non-null-assertion', 'src/a.ts', 'export const a = (x: { y?: number }) => x.y!'],
  ['consistent-type-imports', 'src/a.ts', `import { ReactNode } from 'react'\nexport type A = ReactNode`],
  ['eqeqeq', 'src/a.ts', 'export const a = (x: number) => x == 1'],
  ['no-eval', 'src/a.ts', `eval('1')`],
  ['rules-of-hooks', 'src/a.tsx', HOOK],
  [
    'exhaustive-deps',
    'src/a.tsx',
    `import { useEffect } from 'react'\nexport function useA(x: number) { useEffect(() => { void x }, []) }`,
  ],
  [
    'set-state-in-render',
    'src/a.tsx',
    `import { useState } from 'react'\nexport function A() { const [x, set] = useState(1); set(2); return x }`,
  ],
  ['purity', 'src/a.tsx', 'export function A() { return <p>{Math.random()}</p> }'],
  ['alt-text', 'src/a.tsx', 'export const A = () => <img src="a" />'],
  ['click-events-have-key-events', 'src/a.tsx', 'export const A = (p: { do: () => void }) => <p onClick={p.do} />'],
  ['label-has-associated-control', 'src/a.tsx', 'export const A = () => <label />'],
  ['unsafe-dom', 'src/a.ts', `export const a = (x: Element) => { x.innerHTML = '' }`],
  ['unsafe-dom', 'test/a.tsx', `export const A = () => <p dangerouslySetInnerHTML={{ __html: '' }} />`],
  ['unsafe-dom', 'test/a.ts', `document.write('')`],
  ['unsafe-dom', 'src/a.tsx', 'export const A = () => <style />'],
  ['default-export', 'src/a.ts', 'const a = 1\nexport default a'],
  ['words', 'src/a.tsx', 'export const A = () => <p>Word</p>'],
  ['words', 'src/a.tsx', `export const A = () => <p>{'Word'}</p>`],
  ['words', 'src/a.tsx', 'export const A = () => <p aria-label="Word" />'],
  ['double-cast', 'src/a.ts', 'export const a = (x: string) => x as unknown as number'],
  ['double-cast', 'test/a.ts', 'export const a = (x: string) => x as unknown as number'],
  ['class-names', 'src/a.tsx', 'export const A = (p: { x: string }) => <p className={`a ${p.x}`} />'],
  ['class-names', 'src/a.ts', 'declare const styles: { a: string }\nexport const a = `b ${styles.a}`'],
]

/** Where each violation is planted: in a folder of its own, because paths decide which rules apply. */
const planted = [...TYPED.map(([rule, code]) => [rule, 'src/a.ts', code] as const), ...OTHERS].map(
  ([rule, file, code], index) => ({ rule, code, file: file.replace('/', `/${index}/`) }),
)

interface Report {
  diagnostics: readonly { filename: string; code: string }[]
}

/** The rules that each file of a folder violates, by the repository's settings. */
async function violations(folder: string): Promise<Map<string, string[]>> {
  const oxlint = join(ROOT, 'node_modules/oxlint/bin/oxlint')
  const args = [oxlint, '--format', 'json', 'src', 'test']
  const failed: unknown = await promisify(execFile)(process.execPath, args, { cwd: folder, maxBuffer: 1 << 26 }).catch(
    (error: unknown) => error,
  )
  const { diagnostics } = JSON.parse((failed as { stdout: string }).stdout) as Report
  const found = new Map<string, string[]>()
  for (const { filename, code } of diagnostics) found.set(filename, [...(found.get(filename) ?? []), code])
  return found
}

let found: Map<string, string[]>

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'))
  try {
    copyFileSync(join(ROOT, 'tsconfig.json'), join(folder, 'tsconfig.json'))
    const settings = readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8')
    writeFileSync(join(folder, '.oxlintrc.json'), settings.replace('"./test/', `"${ROOT.replaceAll('\\', '/')}/test/`))
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction')
    for (const { file, code } of planted) {
      mkdirSync(join(folder, dirname(file)), { recursive: true })
      writeFileSync(join(folder, file), `${code}\n`)
    }
    found = await violations(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}, 120_000)

test.each(planted)('lint finds a violation of $rule in $file', ({ rule, file }) => {
  expect(found.get(file)).toContainEqual(expect.stringMatching(new RegExp(`\\(${rule}\\)$`)))
})

test('no comment switches a rule off', () => {
  const files = ['src', 'test'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true }).filter(({ name }) =>
      /\.tsx?$/.test(name),
    ),
  )
  const texts = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
  expect(files.filter((_, index) => /(\/\/|\/\*)\s*(ox|es)lint-/.test(texts[index]!))).toEqual([])
})
