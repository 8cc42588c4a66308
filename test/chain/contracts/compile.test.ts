import { readFileSync } from 'node:fs'
import { fingerprint, productCode } from './compile'

test('the local chain’s contracts were compiled from their sources as they are now', () => {
  const { file, text } = fingerprint()
  expect(readFileSync(file, 'utf8')).toBe(text)
})

test('the product’s contracts are what their sources compile to', () => {
  const { file, text } = productCode()
  expect(readFileSync(file, 'utf8')).toBe(text)
})
