import { resolve } from 'node:path'
import { build, type BuildOptions } from 'esbuild'

const bundled = new Map<string, Promise<string>>()

/**
 * A module as one script for a page of a browser test. Built once per process; the path is relative to the repository's
 * root.
 */
export function bundleScript(path: string, options: BuildOptions = {}): Promise<string> {
  const script =
    bundled.get(path) ??
    build({
      entryPoints: [resolve(path)],
      bundle: true,
      minify: true,
      format: 'iife',
      target: 'es2022',
      platform: 'browser',
      logLevel: 'silent',
      ...options,
      write: false,
    }).then(({ outputFiles }) => outputFiles.map(({ text }) => text).join(''))
  bundled.set(path, script)
  return script
}

/**
 * The test wallet for an init script. Set `window.__testWalletOptions` in an earlier one; afterwards the page has
 * `window.__testWallet`.
 */
export const bundleTestWallet = () => bundleScript('test/wallet/testEntry.ts')
