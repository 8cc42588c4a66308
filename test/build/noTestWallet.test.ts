import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { WALLET_NAME, WALLET_RDNS } from '../wallet/identity'
import { findTestWalletTraces } from './testWalletTraces'

let directory = ''

function plant(path: string, content: string | Buffer): void {
  mkdirSync(join(directory, path, '..'), { recursive: true })
  writeFileSync(join(directory, path), content)
}

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'build-'))
  plant('index.html', '<!doctype html><title>Clean</title>')
  plant('assets/main.js', 'console.log("wallet test")')
})
afterEach(() => rmSync(directory, { recursive: true }))

test('a clean build has no traces', () => {
  expect(findTestWalletTraces(directory)).toEqual([])
})

test.each([
  WALLET_NAME,
  WALLET_RDNS,
  'test test test test test test test test test test test junk',
  '0xAC0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  'window.__testWallet=1',
  'localStorage.getItem("testWallet.accounts")',
])('finds %s', (trace) => {
  plant('assets/deep/chunk.js', `var a=1;/* ${trace} */`)
  expect(findTestWalletTraces(directory)).toEqual([expect.stringMatching(/^assets\/deep\/chunk\.js: "/)])
})

test('looks into packed files, binary files and file names', () => {
  plant('a.js.gz', gzipSync(WALLET_NAME))
  plant('b.js.br', brotliCompressSync(Buffer.from(WALLET_NAME)))
  plant('c.woff2', Buffer.concat([Buffer.from([0, 255, 128]), Buffer.from(WALLET_RDNS)]))
  plant(WALLET_RDNS, '')
  expect(findTestWalletTraces(directory)).toEqual([
    `a.js.gz: "${WALLET_NAME}"`,
    `b.js.br: "${WALLET_NAME}"`,
    `c.woff2: "${WALLET_RDNS}"`,
    `${WALLET_RDNS}: "${WALLET_RDNS}"`,
  ])
})

test('no build at all is an error, not a clean build', () => {
  expect(() => findTestWalletTraces(join(directory, 'missing'))).toThrow()
  mkdirSync(join(directory, 'empty'))
  expect(() => findTestWalletTraces(join(directory, 'empty'))).toThrow('There is no build')
})
