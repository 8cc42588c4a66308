import { rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import webpack from 'webpack'
import { SOURCE_MAPS, webpackConfig } from '../../webpack.config'
import type { Settings } from '#config/settings'
import { checkBrand } from './brand/brandFiles'
import { compile } from './compile'
import { framesText, headersFile, redirectsFile } from './contentSecurityPolicy'
import { supportedListChains, writeListSnapshots } from './listSnapshot'
import { prerenderPages } from './prerender'
import { readLock } from './release/lockFile'
import { licenceNotices, packagesIn, packageTable, type ShippedPackage } from './release/shippedPackages'
import { ROOT } from './root'
import { loadSettings, requireImprint } from './settings'
import { accept, growth, measure, sizeTable } from './sizes'
import { reportFailure } from './reportFailure'

/**
 * Builds the site into `outDir`, which is emptied first. Resolves to the packages whose modules are in the build.
 * `hasMaps` can be false to build faster without source maps, which are written outside of `outDir`; names of local
 * variables then differ, because the minifier also counts the letters of webpack's provisional hashes. With
 * `isAccepted`, later builds are compared with the sizes of this build.
 * @throws SettingsError if the imprint is incomplete and the build is not a preview; Error with every compiler error,
 * or with the sizes that have grown too much since the last accepted build
 */
export async function build(
  settings: Settings,
  outDir: string,
  { hasMaps = true, isAccepted = false } = {},
): Promise<ShippedPackage[]> {
  requireImprint(settings)
  checkBrand(settings)
  if (hasMaps) rmSync(SOURCE_MAPS, { recursive: true, force: true })
  const configuration = webpackConfig('production', settings, outDir, await prerenderPages(settings))
  if (!hasMaps)
    configuration.plugins = configuration.plugins?.filter(
      (plugin) => !(plugin instanceof webpack.SourceMapDevToolPlugin),
    )
  const stats = await compile(configuration)
  const sizes = measure(stats.compilation, outDir, settings)
  writeFileSync(join(outDir, '_headers'), headersFile(settings))
  writeFileSync(join(outDir, '_redirects'), redirectsFile(settings))
  writeListSnapshots(outDir, supportedListChains(settings))

  if (stats.hasWarnings()) console.warn(stats.toString({ preset: 'errors-warnings' }))
  console.log(sizeTable(sizes))
  const frames = framesText(settings)
  if (frames !== null) console.log(frames)
  if (isAccepted) accept(sizes)
  else {
    const grown = growth(sizes)
    if (grown !== null) throw new Error(grown)
  }
  const packages = packagesIn(stats.compilation)
  writeFileSync(join(outDir, 'licences.txt'), licenceNotices(packages, readLock()))
  return packages
}

async function main() {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: 'dist' },
      packages: { type: 'boolean', default: false },
      accept: { type: 'boolean', default: false },
    },
  })
  const outDir = resolve(ROOT, values.out)
  const packages = await build(loadSettings(ROOT), outDir, { isAccepted: values.accept })
  if (values.packages) console.log(packageTable(packages, readLock()))
  console.log(`Built into ${values.out}.`)
}

if (process.argv[1] === import.meta.filename) main().catch(reportFailure)
