import { resolve } from 'node:path'
import { build, type BuildOptions } from 'esbuild'

const bundled = new Map<string, Promise<string>>()

/**
 * Bundles a module into one script for a browser test's page, once per process. The path is relative to the root of the
 * repository.
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
 * Bundles the test wallet as an init script. Set `window.__testWalletOptions` in an earlier init script. The script
 * sets `window.__testWallet`.
 */
export const bundleTestWallet = () => bundleScript('test/wallet/testEntry.ts')
