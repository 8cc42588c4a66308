import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** Texts that come only from the development wallet and the test chain's well-known mnemonic. */
const TRACES = [
  'Local test wallet',
  'local.tidemark.testwallet',
  '__testWallet',
  'testWallet.',
  'test test test test',
  // Account 0 of the well-known mnemonic: its private key and address.
  'ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  'f39fd6e51aad88f6f4ce6ab8827279cfffb92266',
]

function readText(file: string): string {
  const bytes = readFileSync(file)
  if (file.endsWith('.gz')) return gunzipSync(bytes).toString('latin1')
  if (file.endsWith('.br')) return brotliDecompressSync(bytes).toString('latin1')
  return bytes.toString('latin1')
}

/**
 * Traces of the development wallet in all files of a build, also compressed ones, in any letter case, each as
 * `path: "trace"`. Throws if the directory is missing or empty.
 */
export function findTestWalletTraces(directory: string): string[] {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  if (files.length === 0) throw new Error(`There is no build in ${directory}`)
  return files.flatMap((file) => {
    const text = `${relative(directory, file)}\n${readText(file)}`.toLowerCase()
    return TRACES.filter((trace) => text.includes(trace.toLowerCase())).map(
      (trace) => `${relative(directory, file)}: "${trace}"`,
    )
  })
}
