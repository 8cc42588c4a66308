import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from '../../src/build/build'
import { BUILD_SOURCES } from '../../src/build/release/sources'
import { ROOT } from '../../src/build/root'
import { TESTED_BUILD, TESTED_PACKAGES, testedSettings } from './testedBuild'

const STAMP = `${TESTED_BUILD}.sha256`

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  const entries = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return entries.map(({ parentPath, name }) => join(parentPath, name)).sort()
}

/** One hash of all that the tested build is made of. */
function hashOfSources(): string {
  const hash = createHash('sha256').update(JSON.stringify(testedSettings()))
  for (const file of BUILD_SOURCES.flatMap((source) => filesIn(join(ROOT, source))))
    hash.update(`\0${file}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

/**
 * Builds what is tested, unless the last build was made of the same.
 * @throws Error as `build` does.
 */
export async function ensureTestedBuild() {
  const hash = hashOfSources()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return
  rmSync(STAMP, { force: true })
  const packages = await build(testedSettings(), TESTED_BUILD)
  writeFileSync(TESTED_PACKAGES, JSON.stringify(packages))
  writeFileSync(STAMP, hash)
}

if (process.argv[1] === import.meta.filename) await ensureTestedBuild()
