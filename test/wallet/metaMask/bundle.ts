import { resolve } from 'node:path'
import { build } from 'esbuild'
import type { PageOptions } from './pageEntry'

let bundled: Promise<string> | undefined

/** MetaMask's page side as one script, for a browser test's init script. Built once per process, from the root. */
export async function bundleMetaMask(options: PageOptions): Promise<string> {
  const node = resolve('test/wallet/metaMask/nodeInBrowser.ts')
  bundled ??= build({
    entryPoints: [resolve('test/wallet/metaMask/pageEntry.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    platform: 'browser',
    inject: [node],
    alias: { buffer: node },
    logLevel: 'silent',
  }).then(({ outputFiles }) => outputFiles.map(({ text }) => text).join(''))
  // The options are a local name of the script, so that nothing of it shows in the page.
  return `{const metaMaskOptions=${JSON.stringify(options)};${await bundled}}`
}
