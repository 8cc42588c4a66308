import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'

/** Modules of the product never import each other in a circle, be it for a type or by a late import. */

const SRC = resolve(__dirname, '../src')

/** Each module's text, by its path without extension. */
type Modules = ReadonlyMap<string, string>

/** The modules that a module imports in any way. Packages and style sheets are none. */
function importedBy(path: string, modules: Modules): string[] {
  const { importedFiles } = ts.preProcessFile(modules.get(path) ?? '', true, true)
  return importedFiles.flatMap(({ fileName }) => {
    const target = fileName.startsWith('#copy/')
      ? join('copy/en', fileName.slice('#copy/'.length))
      : join(path, '..', fileName)
    return /^[.#]/.test(fileName) && modules.has(target) ? [target] : []
  })
}

/** A circle for each module that closes one, as the modules that import one another. */
function circlesIn(modules: Modules): string[] {
  const circles: string[] = []
  const finished = new Set<string>()
  function visit(path: string, above: readonly string[]) {
    if (above.includes(path)) circles.push([...above.slice(above.indexOf(path)), path].join(' → '))
    else if (!finished.has(path)) {
      for (const imported of importedBy(path, modules)) visit(imported, [...above, path])
      finished.add(path)
    }
  }
  for (const path of modules.keys()) visit(path, [])
  return circles
}

test('there is none', () => {
  const paths = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path))
  const modules = new Map(
    paths.map((path) => [
      path.replaceAll('\\', '/').replace(/(\.d)?\.tsx?$/, ''),
      readFileSync(join(SRC, path), 'utf8'),
    ]),
  )
  expect(modules.has('index')).toBe(true)
  expect(importedBy('index', modules).length).toBeGreaterThan(3)
  expect(circlesIn(modules)).toEqual([])
})

test.each([
  ['a type', `import type { B } from './b'`],
  ['a type in place', `let b: import('./b').B`],
  ['what is passed on', `export { b } from './b'`],
  ['a late import', `export const late = () => import('./b')`],
  ['words', `import { b } from '#copy/trade/b'`],
])('one is found by %s', (_, text) => {
  const [from, to] = text.includes('#') ? ['copy/en/trade/a', 'copy/en/trade/b'] : ['trade/a', 'trade/b']
  const modules = new Map([
    [from, text],
    [to, `import { c } from './c'`],
    [to.replace(/b$/, 'c'), `import { a } from './a'`],
  ])
  expect(circlesIn(modules)).toEqual([`${from} → ${to} → ${to.replace(/b$/, 'c')} → ${from}`])
})

test('nor is there one where two import the same', () => {
  const modules = new Map([
    ['a', `import './b'\nimport './c'`],
    ['b', `import './c'`],
    ['c', `import './styles.css'\nimport 'react'`],
  ])
  expect(circlesIn(modules)).toEqual([])
})
