import { resolve } from 'node:path'
import { build, type BuildOptions } from 'esbuild'

const bundled = new Map<string, Promise<string>>()

/**
 * Bundles a module into one script for the page of a browser test. Each module is bundled only once per process. The
 * path is relative to the root of the repository.
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
 * Bundles the test wallet as an init script, which sets `window.__testWallet`. An earlier init script must set
 * `window.__testWalletOptions`.
 */
export const bundleTestWallet = () => bundleScript('test/wallet/testEntry.ts')
