import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

test('wallet dialogs on a wide screen are at most 504 px high, whatever appears in them, and its style sheet breaks where the scripts do', () => {
  expect(readFileSync('src/styles/tokens.css', 'utf8')).toMatch(/--h-dialog-max:\s*504px/)
  const sheet = readFileSync('src/views/ui/Dialog.module.css', 'utf8')
  expect(sheet).toContain('height: min(var(--h-dialog, 680px), calc(100dvh - 48px))')
  expect(sheet).toMatch(/\.connect \{[^}]*--h-dialog: var\(--h-dialog-max\);/)
  // Less where the dialog says at once how much it needs.
  expect(sheet).toMatch(/\.sm \{[^}]*--h-dialog: min\(var\(--h-most, 100dvh\), var\(--h-dialog-max\)\);/)
  // A highest or least height would let a dialog's content move its edges.
  expect(sheet).not.toMatch(/(max|min)-height: (?!none)(?!60px)/)
  expect(sheet).toContain('@media (max-width: 767.98px)')
})
