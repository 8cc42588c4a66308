import { readFileSync } from 'node:fs'
import path from 'node:path'
import { compiledFiles } from './compile'

test('the compiled contracts are what their sources compile to', () => {
  const files = compiledFiles()
  expect(files.map(({ file }) => path.basename(file))).toEqual(['compiled.json', 'bytecode.ts'])
  for (const { file, text } of files) expect(readFileSync(file, 'utf8')).toBe(text)
})
