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

/** Violations of this repository's own lint rules. Each is checked in a separate file. */
const VIOLATIONS: readonly (readonly [rule: string, file: string, code: string])[] = [
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

/** The files with the violations. Each has a separate folder, because paths decide which rules apply. */
const planted = VIOLATIONS.map(([rule, file, code], index) => ({ rule, code, file: file.replace('/', `/${index}/`) }))

interface Report {
  diagnostics: readonly { filename: string; code: string }[]
}

/** The rules that the files in a folder violate under the repository's settings. */
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
})

test.each(planted)('lint finds a violation of $rule in $file', ({ rule, file }) => {
  expect(found.get(file)).toContainEqual(expect.stringMatching(new RegExp(`^own\\(${rule}\\)$`)))
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
