import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

test('a dialog on a wide screen is at most 504 px high, and its style sheet breaks where the scripts do', () => {
  expect(readFileSync('src/styles/tokens.css', 'utf8')).toMatch(/--h-dialog-max:\s*504px/)
  const sheet = readFileSync('src/views/ui/Dialog.module.css', 'utf8')
  expect(sheet).toContain('max-height: min(var(--h-dialog-max),')
  expect(sheet).toContain('@media (max-width: 767.98px)')
})
