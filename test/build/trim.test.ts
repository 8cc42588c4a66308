import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from '@jest/globals'
import { ROOT } from '../../src/build/root'
import { TRIMS, trimmed } from '../../src/build/loaders/trim'

const PACKAGES = join(ROOT, 'node_modules')
const FILES = Object.keys(TRIMS)
const sourceOf = (file: string) => readFileSync(join(PACKAGES, file), 'utf8')

const exportsOf = (source: string) => /^export \{[\s\S]*?\};$/m.exec(source)?.[0]

test.each(FILES)('of the installed %s everything is left out that is named, and nothing that is exported', (file) => {
  const source = sourceOf(file)
  const rest = trimmed(file, source)
  expect(rest.length).toBeLessThan(source.length * 0.99)
  expect(exportsOf(rest)).toBe(exportsOf(source))
  // Still a module: Node checks the syntax of what it is given.
  execFileSync(process.execPath, ['--check', '--input-type=module'], { input: rest })
})

test('a version of the package in which something is not found stops the build', () => {
  const file = '@reduxjs/toolkit/dist/query/rtk-query.modern.mjs'
  expect(() => trimmed(file, sourceOf(file).replaceAll('infinite', 'endless'))).toThrow('There is no')
  expect(trimmed('other.mjs', 'isInfiniteQueryDefinition(a)')).toBe('isInfiniteQueryDefinition(a)')
})

test('what is left hashes, changes state and parses as the packages do', () => {
  const folder = mkdtempSync(join(tmpdir(), 'trimmed-'))
  try {
    for (const file of FILES.filter((each) => /immer|noble|valibot/.test(each))) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), trimmed(file, sourceOf(file)))
    }
    copyFileSync(join(PACKAGES, '@noble/hashes/_u64.js'), join(folder, '@noble/hashes/_u64.js'))
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    execFileSync(process.execPath, [join(ROOT, 'test/build/compareTrimmed.js'), folder])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

const LEFT_OUT = [
  // React
  /\b(ViewTransition|SuspenseList|useActionState|useFormStatus|componentStack|requestFormReset)\b|<Fragment ref|precedence=|<[a-z]+-[a-z]/,
  // RTK Query
  /build\.(mutation|infiniteQuery)|useLazy[A-Z]\w*Query|usePrefetch|onQueryStarted|inversePatches|chainReads\.subscriptions/,
  /util\.(prefetch|upsertQueryData|select(AllQuery|EntriesFor)\w+|getRunning\w*(Mutation|Queries)\w*)/,
  /extractRehydrationInfo|([aA]rg|[rR]esponse|meta)Schema\b|\bmerge:|serializeQueryArgs|transform(Error)?Response/,
  // Redux Toolkit
  /\.(fork|pause|cancelActiveListeners|injectInto|addAsyncThunk)\(|dispatch\((addListener|removeListener|clearAllListeners)|autoBatch:(?! \{ type: 'callback')/,
  // Immer and Valibot
  /from 'immer'|v\.(rawCheck|rawTransform|partialCheck|getDotPath|flatten|setGlobalConfig|setGlobalMessage)\b/,
]

test('the product uses nothing of what is left out', () => {
  const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('build'))
    .map((path) => ({ path, text: readFileSync(join(ROOT, 'src', path), 'utf8') }))
  expect(sources.some(({ text }) => text.includes('build.query'))).toBe(true)
  const users = sources.filter(({ text }) => LEFT_OUT.some((pattern) => pattern.test(text)))
  expect(users.map(({ path }) => path)).toEqual([])
})
