import { resolve } from 'node:path'
import { build } from 'esbuild'

let bundled: Promise<string> | undefined

/**
 * The test wallet as one script, for a browser test's init script. Built once per process, from the repository's root.
 * Set `window.__testWalletOptions` in an earlier init script; afterwards the page has `window.__testWallet`.
 */
export function bundleTestWallet(): Promise<string> {
  bundled ??= build({
    entryPoints: [resolve('test/wallet/testEntry.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    platform: 'browser',
    logLevel: 'silent',
  }).then(({ outputFiles }) => outputFiles.map(({ text }) => text).join(''))
  return bundled
}
