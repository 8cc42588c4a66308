import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Compilation, Module } from 'webpack'
import { ROOT } from '../root'
import { packageName, type Lock } from './lockFile'

export interface ShippedPackage {
  /** The package's folder as it is named in the lock file. */
  folder: string
  /** The size of the package's modules before minification, in bytes. */
  bytes: number
  /** The build's files that contain the package's modules. */
  files: string[]
}

/** The folder of the package that contains a file, as named in the lock file; null for the project's own files. */
export function packageFolder(file: string): string | null {
  const path = file.replaceAll('\\', '/')
  const start = path.indexOf('/node_modules/')
  return start === -1 ? null : (/^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path.slice(start + 1))?.[0] ?? null)
}

/** The modules of a concatenated module, or the module itself if webpack has not concatenated it. */
function partsOf(module: Module): Module[] {
  return 'modules' in module && Array.isArray(module.modules) ? (module.modules as Module[]) : [module]
}

interface Part {
  /** A module, or the name of a copied file. */
  of: Module | string
  file: string
  bytes: number
  files: Iterable<string>
}

/** The packages whose modules or files are in a finished build, sorted by folder. */
export function packagesIn(compilation: Compilation): ShippedPackage[] {
  const { chunks, chunkGraph } = compilation
  const modules = [...chunks].flatMap((chunk) =>
    [...chunkGraph.getChunkModules(chunk)]
      .flatMap(partsOf)
      .map((of): Part => ({ of, file: of.nameForCondition() ?? '', bytes: of.size(), files: chunk.files })),
  )
  // Images and fonts from style sheets are assets, not modules.
  const copied = compilation.getAssets().map(({ name, source, info }): Part => {
    const file = typeof info.sourceFilename === 'string' ? `/${info.sourceFilename}` : ''
    return { of: name, file, bytes: source.size(), files: [name] }
  })

  const found = new Map<string, { sizes: Map<Module | string, number>; files: Set<string> }>()
  for (const { of, file, bytes, files } of [...modules, ...copied]) {
    const folder = packageFolder(file)
    if (folder === null) continue
    const entry = found.get(folder) ?? { sizes: new Map<Module | string, number>(), files: new Set<string>() }
    entry.sizes.set(of, bytes)
    for (const each of files) entry.files.add(each)
    found.set(folder, entry)
  }
  return [...found]
    .map(([folder, { sizes, files }]) => ({
      folder,
      bytes: [...sizes.values()].reduce((sum, size) => sum + size, 0),
      files: [...files].sort(),
    }))
    .sort((a, b) => (a.folder < b.folder ? -1 : 1))
}

/** The packages as a text table: name, version, licence, size of the modules, and number of files that contain them. */
export function packageTable(packages: readonly ShippedPackage[], lock: Lock): string {
  const rows = packages.map(({ folder, bytes, files }) => {
    const { version = '?', license = '?' } = lock[folder] ?? {}
    const name = `${packageName(lock, folder)}@${version}`
    return `  ${name.padEnd(44)} ${license.padEnd(24)} ${(bytes / 1000).toFixed(1).padStart(8)} kB in ${files.length}`
  })
  return [`${packages.length} packages ship:`, ...rows].join('\n')
}

/**
 * The licences of the packages, each with the copyright notice that must be kept with every copy. Minifiers remove most
 * of these notices from the code. A package without a licence file is listed with the name of its licence.
 */
export function licenceNotices(packages: readonly ShippedPackage[], lock: Lock): string {
  const notices = packages.map(({ folder }) => {
    const { version = '?', license = '?' } = lock[folder] ?? {}
    const path = join(ROOT, folder)
    const files = readdirSync(path).filter((name) => /^(licen[cs]e|copying|notice)/i.test(name))
    const texts = files.sort().map((name) => readFileSync(join(path, name), 'utf8').replaceAll('\r\n', '\n').trim())
    return [`${packageName(lock, folder)} ${version}: ${license}`, ...texts].join('\n\n')
  })
  return `${notices.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}
