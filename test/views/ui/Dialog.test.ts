import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

test('wallet dialogs on a wide screen are 504 px high whatever is in them, and its style sheet breaks where the scripts do', () => {
  expect(readFileSync('src/styles/tokens.css', 'utf8')).toMatch(/--h-dialog-max:\s*504px/)
  const sheet = readFileSync('src/views/ui/Dialog.module.css', 'utf8')
  expect(sheet).toContain('height: min(var(--h-fit, 100dvh), var(--h-dialog, 680px), calc(100dvh - 48px))')
  for (const size of ['sm', 'connect']) {
    expect(sheet).toMatch(new RegExp(`\\.${size} \\{[^}]*--h-dialog: var\\(--h-dialog-max\\)`))
  }
  // With a minimum or maximum height, the content could move the edges of a dialog.
  expect(sheet).not.toMatch(/(max|min)-height: (?!none)(?!60px)/)
  expect(sheet).toContain('@media (max-width: 767.98px)')
})
