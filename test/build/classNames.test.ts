import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { classNames } from '../../src/build/classNames'
import { ROOT } from '../../src/build/root'

function inFolder(sheets: Readonly<Record<string, string>>, check: (folder: string) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'sheets-'))
  try {
    mkdirSync(join(folder, 'ui'))
    for (const [path, text] of Object.entries(sheets)) writeFileSync(join(folder, path), text)
    check(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const numbered = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => `.c${from + at} {}`).join('\n')

test('names are numbered through all sheets, and the same in every build', () => {
  const sheets = { 'ui/b.module.css': '.one {} .two .one {}', 'a.module.css': '.one {} @keyframes two {}' }
  inFolder(sheets, (folder) => {
    for (const nameOf of [classNames(folder), classNames(folder)]) {
      expect(nameOf(join(folder, 'a.module.css'), 'one')).toBe('a0')
      expect(nameOf(join(folder, 'a.module.css'), 'two')).toBe('a1')
      expect(nameOf(join(folder, 'ui/b.module.css'), 'one')).toBe('a2')
      expect(nameOf(join(folder, 'ui/b.module.css'), 'two')).toBe('a3')
    }
  })
})

test('names of the global sheets are left out, and one that blockers of advertisements hide', () => {
  inFolder({ 'base.css': '.a1 {} @keyframes a3 {}', 'a.module.css': numbered(0, 20) }, (folder) => {
    const nameOf = classNames(folder)
    const names = Array.from({ length: 20 }, (_, at) => nameOf(join(folder, 'a.module.css'), `c${at}`))
    expect(new Set(names).size).toBe(20)
    expect(names.slice(0, 3)).toEqual(['a0', 'a2', 'a4'])
    expect(names).not.toContain('ad')
  })
})

test('every name can stand in a style sheet', () => {
  inFolder({ 'a.module.css': numbered(0, 2_000) }, (folder) => {
    const nameOf = classNames(folder)
    for (let at = 0; at < 2_000; at++)
      expect(nameOf(join(folder, 'a.module.css'), `c${at}`)).toMatch(/^[a-z][a-z0-9]+$/)
  })
})

test('a class that no sheet has is an error', () => {
  const nameOf = classNames(join(ROOT, 'src'))
  expect(() => nameOf(join(ROOT, 'src/views/ui/Button.module.css'), 'nonsense')).toThrow('nonsense')
})
