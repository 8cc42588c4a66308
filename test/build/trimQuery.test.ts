import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { ROOT } from '../../src/build/root'
import { trimmed } from '../../src/build/loaders/trimQuery'

const FOLDER = join(ROOT, 'node_modules/@reduxjs/toolkit/dist/query')
const FILES = { 'rtk-query.modern.mjs': FOLDER, 'rtk-query-react.modern.mjs': join(FOLDER, 'react') }
const sourceOf = (file: keyof typeof FILES) => readFileSync(join(FILES[file], file), 'utf8')

const exportsOf = (source: string) => /^export \{ .* \};$/m.exec(source)?.[0]

test.each(Object.keys(FILES) as (keyof typeof FILES)[])(
  'of the installed %s everything is left out that is named, and nothing that is exported',
  (file) => {
    const source = sourceOf(file)
    const rest = trimmed(file, source)
    expect(rest.length).toBeLessThan(source.length * 0.99)
    expect(exportsOf(rest)).toBe(exportsOf(source))
    // Still a module: Node checks the syntax of what it is given.
    execFileSync(process.execPath, ['--check', '--input-type=module'], { input: rest })
  },
)

test('a version of the package in which something is not found stops the build', () => {
  expect(() =>
    trimmed('rtk-query.modern.mjs', sourceOf('rtk-query.modern.mjs').replaceAll('infinite', 'endless')),
  ).toThrow('There is no')
  expect(trimmed('other.mjs', 'isInfiniteQueryDefinition(a)')).toBe('isInfiniteQueryDefinition(a)')
})

const LEFT_OUT =
  /build\.(mutation|infiniteQuery)|useLazy[A-Z]\w*Query|usePrefetch|util\.(prefetch|upsertQueryData|getRunning\w*(Mutation|Queries)\w*)|onQueryStarted|inversePatches|chainReads\.subscriptions|extractRehydrationInfo|([aA]rg|[rR]esponse|meta)Schema\b/

test('the product uses nothing of what is left out', () => {
  const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('build'))
    .map((path) => ({ path, text: readFileSync(join(ROOT, 'src', path), 'utf8') }))
  expect(sources.some(({ text }) => text.includes('build.query'))).toBe(true)
  expect(sources.filter(({ text }) => LEFT_OUT.test(text)).map(({ path }) => path)).toEqual([])
})
