import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

test('whoever uses a button places it, in whatever order the sheets come', () => {
  const sheet = readFileSync('src/views/ui/IconButton.module.css', 'utf8')
  const rules = [...sheet.matchAll(/^([^{}\n]*)\{([^}]*)\}/gm)].map(([, selector = '', body = '']) => ({
    selector,
    body,
  }))
  const placing = rules.filter(({ selector, body }) => !selector.includes('::') && /^\s*position:/m.test(body))
  expect(placing.map(({ selector }) => selector.trim())).toEqual([':where(.button)'])
})
