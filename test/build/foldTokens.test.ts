import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import { foldTokens } from '../../src/build/foldTokens'
import { ROOT } from '../../src/build/root'

async function folded(sheet: string) {
  const { code } = (await CssMinimizerPlugin.cssnanoMinify({ 'a.css': sheet }, undefined, {
    preset: { plugins: [[foldTokens, {}]] },
  })) as { code: string }
  return code.replace(/\s+/g, ' ')
}

test('a token with one value everywhere is replaced by it', async () => {
  const sheet = ':root { --gap: 0.5rem; } .x { padding: var(--gap) calc(-1 * var( --gap )); --own: var(--gap); }'
  expect(await folded(sheet)).toBe(':root { } .x { padding: 0.5rem calc(-1 * 0.5rem); --own: 0.5rem; }')
})

test.each([
  ['declared twice', ':root { --t: 1ms } @media print { :root { --t: 2ms } } p { top: var(--t) }'],
  ['declared by a theme', ":root { --t: 1ms } :root[data-theme='dark'] { --t: 2ms } p { top: var(--t) }"],
  ['declared by a component', ':root { --t: 1ms } p { --t: 2ms; top: var(--t) }'],
  ['read with a fallback', ':root { --t: 1ms } p { top: var(--t, 2ms) }'],
])('a token that is %s keeps its declarations under a short name', async (_, sheet) => {
  expect(await folded(sheet)).toBe(sheet.replaceAll('--t', '--a'))
})

test('a token that refers to another one is renamed with it; the shortest name is for the one named most', async () => {
  const sheet = ':root { --on: initial; --ink: var(--on, #000); --line: var(--on, #111) } p { color: var(--ink) }'
  expect(await folded(sheet)).toBe(
    ':root { --a: initial; --b: var(--a, #000); --c: var(--a, #111) } p { color: var(--b) }',
  )
})

test('custom properties that scripts set keep their names, and no token takes one of them', async () => {
  const sheet = ':root { --t: var(--x, 0) } p { --a: 4px; width: var(--a); height: var(--size); top: var(--t) }'
  expect(await folded(sheet)).toBe(
    ':root { --b: var(--x, 0) } p { --a: 4px; width: var(--a); height: var(--size); top: var(--b) }',
  )
})

test('no script and no page names a token, because its name is another one in the build', () => {
  const tokens = [...readFileSync(join(ROOT, 'src/styles/tokens.css'), 'utf8').matchAll(/^\s+(--[\w-]+):/gm)].map(
    ([, name]) => name,
  )
  expect(tokens).toContain('--c-accent')
  const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(ROOT, 'src', path))
  const named = [...sources, join(ROOT, 'public/index.html')].flatMap((path) => {
    const found = readFileSync(path, 'utf8').match(/--[a-z][\w-]*/g) ?? []
    return found.filter((name) => tokens.includes(name)).map((name) => `${path}: ${name}`)
  })
  expect(named).toEqual([])
})
