import type { Compilation, Module } from 'webpack'
import { packageName, type Lock } from './lockFile'

/** A package of which something is in the build. */
export interface ShippedPackage {
  /** Its folder below the project, as in the lock file. */
  folder: string
  /** Size of its modules before they are made small, in bytes. */
  bytes: number
  /** The files that hold them. */
  files: string[]
}

/** The folder of the package that a file belongs to, as the lock file names it; null for the project's own files. */
export function packageFolder(file: string): string | null {
  const path = file.replaceAll('\\', '/')
  const start = path.indexOf('/node_modules/')
  return start === -1 ? null : (/^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path.slice(start + 1))?.[0] ?? null)
}

/** A module and those that were joined with it. */
function partsOf(module: Module): Module[] {
  return 'modules' in module && Array.isArray(module.modules) ? (module.modules as Module[]) : [module]
}

interface Part {
  /** A module, or the file that was copied. */
  of: Module | string
  file: string
  bytes: number
  files: Iterable<string>
}

/** The packages that a finished build holds modules or files of, by their folders. */
export function packagesIn(compilation: Compilation): ShippedPackage[] {
  const { chunks, chunkGraph } = compilation
  const modules = [...chunks].flatMap((chunk) =>
    [...chunkGraph.getChunkModules(chunk)]
      .flatMap(partsOf)
      .map((of): Part => ({ of, file: of.nameForCondition() ?? '', bytes: of.size(), files: chunk.files })),
  )
  // A style sheet's pictures and fonts are no modules of the page.
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

/** The packages as a readable table: name, version, licence, size of the modules, number of files that hold them. */
export function packageTable(packages: readonly ShippedPackage[], lock: Lock): string {
  const rows = packages.map(({ folder, bytes, files }) => {
    const { version = '?', license = '?' } = lock[folder] ?? {}
    const name = `${packageName(lock, folder)}@${version}`
    return `  ${name.padEnd(44)} ${license.padEnd(24)} ${(bytes / 1000).toFixed(1).padStart(8)} kB in ${files.length}`
  })
  return [`${packages.length} packages ship:`, ...rows].join('\n')
}
