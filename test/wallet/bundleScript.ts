import { resolve } from 'node:path'
import { build, type BuildOptions } from 'esbuild'

const bundled = new Map<string, Promise<string>>()

/** One script for the page of a browser test, made once per process. The path is relative to the repository's root. */
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

/** An init script that sets `window.__testWallet`. An earlier one must set `window.__testWalletOptions`. */
export const bundleTestWallet = () => bundleScript('test/wallet/testEntry.ts')
