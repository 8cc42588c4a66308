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
        'var methods = new Set(',
        'RenderErrorBoundary.contextType = Shown;',
        '  warning(',
        '    isOdd(1),',
        '    "an odd one"',
        '  );',
        '  return isDataRoute ? useNavigateStable() : useNavigateUnstable();',
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
      'var methods = /* @__PURE__ */ new Set(',
      '',
      '  return useNavigateUnstable();',
    ].join('\n'),
  )
})

test('in the React Router that is installed there is something to mark and to leave out', () => {
  const folder = join(ROOT, 'node_modules/react-router/dist/production')
  const sources = readdirSync(folder)
    .filter((file) => /^chunk-\w+\.mjs$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
  const [before, after] = [sources.join(''), sources.map(markPure).join('')]
  const count = (pattern: RegExp) => after.match(pattern)?.length ?? 0
  expect(count(/@__PURE__ \*\/ React\w*\.(createContext|forwardRef|memo)/g)).toBeGreaterThan(10)
  expect(count(/^\w+\.displayName/gm)).toBe(0)
  expect(count(/^var \w+ = React\w*\.\w+;$/gm)).toBeGreaterThan(0)
  expect(count(/^var \w+ = React\w*\[/gm)).toBe(0)
  for (const part of ['RenderErrorBoundary.contextType =', 'isDataRoute ? useNavigateStable', '  warning(\n']) {
    expect(before).toContain(part)
    expect(after).not.toContain(part)
  }
})
