import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipOf, tarOf } from '../../../src/build/release/tarArchive'

const TIME = 1_700_000_000
const LONG = `${'folder/'.repeat(20)}file.txt`
const FILES = [
  { path: 'b.txt', content: Buffer.from('two') },
  { path: 'a/exact.bin', content: Buffer.alloc(1024, 7) },
  { path: 'a/empty', content: Buffer.alloc(0) },
  { path: LONG, content: Buffer.from('deep') },
]

test('the machine’s own tar reads it', () => {
  const dir = mkdtempSync(join(tmpdir(), 'tar-'))
  try {
    writeFileSync(join(dir, 'x.tar.gz'), gzipOf(tarOf(FILES, TIME)))
    execFileSync('tar', ['-xzf', 'x.tar.gz'], { cwd: dir })
    for (const { path, content } of FILES) {
      expect([path, readFileSync(join(dir, path)).equals(content)]).toEqual([path, true])
      expect(statSync(join(dir, path)).mtimeMs).toBe(TIME * 1000)
    }
  } finally {
    rmSync(dir, { recursive: true })
  }
})

test('the order in which files are given does not matter', () => {
  expect(tarOf([...FILES].reverse(), TIME).equals(tarOf(FILES, TIME))).toBe(true)
})

test('the compressed form names neither a time nor a system', () => {
  expect([...gzipOf(tarOf(FILES, TIME)).subarray(0, 10)]).toEqual([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255])
})

test('a path that the format cannot hold is refused', () => {
  expect(() => tarOf([{ path: 'x'.repeat(101), content: Buffer.alloc(0) }], TIME)).toThrow('too long')
})
