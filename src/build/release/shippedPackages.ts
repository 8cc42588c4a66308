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

/** The packages that a finished build holds modules of, by their folders. */
export function packagesIn({ chunks, chunkGraph }: Compilation): ShippedPackage[] {
  const found = new Map<string, { modules: Map<Module, number>; files: Set<string> }>()
  for (const chunk of chunks)
    for (const module of [...chunkGraph.getChunkModules(chunk)].flatMap(partsOf)) {
      const folder = packageFolder(module.nameForCondition() ?? '')
      if (folder === null) continue
      const entry = found.get(folder) ?? { modules: new Map<Module, number>(), files: new Set<string>() }
      entry.modules.set(module, module.size())
      for (const file of chunk.files) entry.files.add(file)
      found.set(folder, entry)
    }
  return [...found]
    .map(([folder, { modules, files }]) => ({
      folder,
      bytes: [...modules.values()].reduce((sum, size) => sum + size, 0),
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
