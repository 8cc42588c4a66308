/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { compileContracts, compiledFile, compiledText } from './compile'

test('the compiled contracts are what their sources compile to', () => {
  expect(readFileSync(compiledFile, 'utf8')).toBe(compiledText(compileContracts()))
}, 60_000)
