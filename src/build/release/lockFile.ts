import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { ROOT } from '../root'

const names = v.optional(v.record(v.string(), v.string()), {})

const lockedPackage = v.object({
  version: v.optional(v.string()),
  /** The package's published name; set only if the folder's name is an alias. */
  name: v.optional(v.string()),
  license: v.optional(v.string()),
  integrity: v.optional(v.string()),
  dev: v.optional(v.boolean(), false),
  /** Whether the package is needed only for development or by an optional dependency. */
  devOptional: v.optional(v.boolean(), false),
  optional: v.optional(v.boolean(), false),
  hasInstallScript: v.optional(v.boolean(), false),
  link: v.optional(v.boolean(), false),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: v.optional(v.record(v.string(), v.object({ optional: v.optional(v.boolean(), false) })), {}),
})

type LockedPackage = v.InferOutput<typeof lockedPackage>
/** The lock file's entries by folder, such as `node_modules/a/node_modules/b`. The project itself has the key ''. */
export type Lock = Readonly<Record<string, LockedPackage>>

const lockFile = v.object({ lockfileVersion: v.literal(3), packages: v.record(v.string(), lockedPackage) })

const LOCK_FILE = 'package-lock.json'

/**
 * Parses the entries of a lock file.
 * @throws SyntaxError or ValiError if the text is not a lock file of npm 7 or later
 */
export function parseLock(text: string): Lock {
  return v.parse(lockFile, JSON.parse(text)).packages
}

export const readLock = (): Lock => parseLock(readFileSync(join(ROOT, LOCK_FILE), 'utf8'))

export function packageName(lock: Lock, folder: string): string {
  return lock[folder]?.name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
}
