import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { build } from '../../src/build/build'
import { compile } from '../../src/build/compile'
import { supportedListChains, writeListSnapshots } from '../../src/build/listSnapshot'
import { prerenderPages } from '../../src/build/prerender'
import { BUILD_SOURCES } from '../../src/build/release/sources'
import { ROOT } from '../../src/build/root'
import type { Settings } from '#config/settings'
import { type LanguagePages, webpackConfig } from '../../webpack.config'
import { FOLDER_BUILD, folderSettings, TESTED_BUILD, TESTED_PACKAGES, testedSettings } from './testedBuild'

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  const entries = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return entries.map(({ parentPath, name }) => join(parentPath, name)).sort()
}

function hashOfSources(settings: Settings): string {
  const hash = createHash('sha256').update(JSON.stringify(settings))
  for (const file of BUILD_SOURCES.flatMap((source) => filesIn(join(ROOT, source))))
    hash.update(`\0${file}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

/** Calls `make`, unless the last build in the folder had the same sources and settings. Throws what `make` throws. */
export async function buildOnce(outDir: string, settings: Settings, make: () => Promise<void>) {
  const stamp = `${outDir}.sha256`
  const hash = hashOfSources(settings)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  rmSync(stamp, { force: true })
  await make()
  writeFileSync(stamp, hash)
}

/** @throws Error as `build` does. */
export async function ensureTestedBuild() {
  await buildOnce(TESTED_BUILD, testedSettings(), async () => {
    const packages = await build(testedSettings(), TESTED_BUILD, { hasMaps: false })
    writeFileSync(TESTED_PACKAGES, JSON.stringify(packages))
  })
}

/**
 * A production build without what its tests do not need: TypeScript's compiler, minifiers, source maps, and the
 * packages of WalletConnect and Coinbase, which contain most of the modules.
 */
export function unminified(
  settings: Settings,
  outDir: string,
  languages: readonly LanguagePages[],
): Configuration & { plugins: NonNullable<Configuration['plugins']> } {
  const config = webpackConfig('production', settings, outDir, languages, false)
  return {
    ...config,
    plugins: (config.plugins ?? []).filter((plugin) => !(plugin instanceof webpack.SourceMapDevToolPlugin)),
    optimization: { ...config.optimization, minimize: false, realContentHash: false },
    resolve: {
      ...config.resolve,
      alias: {
        ...(config.resolve?.alias as Record<string, string | false>),
        '@walletconnect/ethereum-provider': false,
        '@coinbase/wallet-sdk': false,
      },
    },
  }
}

/** A site in several languages that is served below a path. Throws an Error with every compiler error. */
export async function ensureFolderBuild() {
  const settings = folderSettings()
  await buildOnce(FOLDER_BUILD, settings, async () => {
    await compile(unminified(settings, FOLDER_BUILD, await prerenderPages(settings)))
    writeListSnapshots(FOLDER_BUILD, supportedListChains(settings))
  })
}

if (process.argv[1] === import.meta.filename)
  await (process.argv[2] === '--folder' ? ensureFolderBuild() : ensureTestedBuild())
