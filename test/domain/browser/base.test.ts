import { expect, test } from '@jest/globals'
import { routePath } from '#domain/browser/base'

test.each([
  ['/', '/'],
  ['', '/'],
  ['/index.html', '/'],
  ['/swap', '/swap'],
  ['/swap/', '/swap'],
  ['/swap.html', '/swap'],
  ['/swap/index.html', '/swap'],
  ['/a/b/', '/a/b'],
  ['/indexes', '/indexes'],
])('%j is the route %j', (path, route) => {
  expect(routePath(path)).toBe(route)
})
