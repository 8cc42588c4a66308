import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import markPure from '../../src/build/loaders/markPure'
import { ROOT } from '../../src/build/root'

test('what React makes is marked, names for the developer tools go, and the rest stays', () => {
  expect(
    markPure(
      [
        'var Shown = React2.createContext({',
        '  a: 1',
        '});',
        'Shown.displayName = "Shown";',
        'var Link = React10.forwardRef(',
        'var memo = memoize(1);',
        '  var inner = React.createContext(null);',
        '  inner.displayName = "Inner";',
        'Shown.contextType = Link;',
        'var USE = "use";',
        'var useImpl = React4[USE];',
      ].join('\n'),
    ),
  ).toBe(
    [
      'var Shown = /* @__PURE__ */ React2.createContext({',
      '  a: 1',
      '});',
      '',
      'var Link = /* @__PURE__ */ React10.forwardRef(',
      'var memo = memoize(1);',
      '  var inner = React.createContext(null);',
      '  inner.displayName = "Inner";',
      'Shown.contextType = Link;',
      'var useImpl = React4.use;',
    ].join('\n'),
  )
})

test('in the React Router that is installed there is something to mark', () => {
  const folder = join(ROOT, 'node_modules/react-router/dist/development')
  const sources = readdirSync(folder)
    .filter((file) => /^chunk-\w+\.mjs$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
  const count = (pattern: RegExp) => sources.map(markPure).join('').match(pattern)?.length ?? 0
  expect(count(/@__PURE__ \*\/ React\w*\.(createContext|forwardRef|memo)/g)).toBeGreaterThan(10)
  expect(count(/^\w+\.displayName/gm)).toBe(0)
  expect(count(/^var \w+ = React\w*\.\w+;$/gm)).toBeGreaterThan(0)
  expect(count(/^var \w+ = React\w*\[/gm)).toBe(0)
})
