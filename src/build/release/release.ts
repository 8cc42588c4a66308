import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { create } from 'tar'
import type { Settings } from '#config/settings'
import { build } from '../build'
import { ROOT } from '../root'
import { loadEnvironment, readSettings, settingTexts } from '../settings'
import { readLock, type Lock } from './lockFile'
import { type BuiltFile, filesOfBuild, RELEASE_FILE, releaseText, sha256 } from './releaseFile'
import { packageTable } from './shippedPackages'
import { committedSources } from './sources'
import { reportFailure } from '../reportFailure'

/** The tools whose versions, together with the sources, determine the bytes of a build. */
const TOOLS = [
  '@swc/core',
  'copy-webpack-plugin',
  'css-loader',
  'css-minimizer-webpack-plugin',
  'esbuild',
  'html-webpack-plugin',
  'mini-css-extract-plugin',
  'terser-webpack-plugin',
  'ts-loader',
  'typescript',
  'webpack',
  'webpack-subresource-integrity',
]

export function toolVersions(lock: Lock): Record<string, string> {
  const versions = TOOLS.map((name) => [name, lock[`node_modules/${name}`]?.version ?? 'not installed'])
  return { node: process.versions.node, ...(Object.fromEntries(versions) as Record<string, string>) }
}

/** Writes the bill of materials (CycloneDX, JSON) for the packages that the lock file lists for the browser. */
export function writeBillOfMaterials(file: string) {
  const tool = join(ROOT, 'node_modules/@cyclonedx/cyclonedx-npm/bin/cyclonedx-npm-cli.js')
  const what = ['--omit', 'dev', '--package-lock-only', '--mc-type', 'application']
  execFileSync(process.execPath, [tool, ...what, '--output-reproducible', '--output-file', file], {
    cwd: ROOT,
    stdio: 'pipe',
  })
}

/**
 * Packs files of a folder into a compressed tar archive, under a top folder named `prefix`. The same files give the
 * same archive if the version of zlib is the same. `seconds` is the modification time of all files, in seconds since
 * 1970.
 */
export function writeArchive(
  file: string,
  from: string,
  paths: readonly string[],
  { prefix, seconds }: { prefix: string; seconds: number },
) {
  const mtime = new Date(seconds * 1000)
  create({ file, cwd: from, prefix, mtime, portable: true, gzip: { level: 9 }, sync: true }, [...paths].sort())
}

/** The paths of files that only one of two builds has, or whose contents differ, in order. */
export function differences(one: readonly BuiltFile[], other: readonly BuiltFile[]): string[] {
  const sums = (files: readonly BuiltFile[]) => new Map(files.map(({ path, content }) => [path, sha256(content)]))
  const [ofOne, ofOther] = [sums(one), sums(other)]
  const paths = new Set([...ofOne.keys(), ...ofOther.keys()])
  return [...paths].filter((path) => ofOne.get(path) !== ofOther.get(path)).sort()
}

/**
 * Builds a second time, into another folder.
 * @throws Error with the files that differ from those of the first build: nobody else could verify such a release
 */
async function requireSameAgain(settings: Settings, built: readonly BuiltFile[]) {
  const outDir = mkdtempSync(join(tmpdir(), 'build-'))
  try {
    await build(settings, outDir)
    const different = differences(built, filesOfBuild(outDir))
    if (different.length > 0) throw new Error(`A second build of the same sources differs: ${different.join(', ')}`)
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}

/** Builds into `dist`, and writes the files to publish into `release`. Resolves to their names. */
async function makeRelease(): Promise<string[]> {
  // The archive contains file modes, which must not depend on this machine.
  process.umask(0o022)
  const commit = committedSources()
  // The commit is shown in the page's diagnostics.
  const env = { ...loadEnvironment(ROOT), COMMIT: commit.hash }
  const dist = join(ROOT, 'dist')
  const settings = readSettings(env)
  const packages = await build(settings, dist)
  const built = filesOfBuild(dist)
  await requireSameAgain(settings, built)

  const lock = readLock()
  const { name = '', version = '' } = lock[''] ?? {}
  const facts = { name, version, commit: commit.hash, tools: toolVersions(lock), settings: settingTexts(env) }
  const list = releaseText(facts, built)
  writeFileSync(join(dist, RELEASE_FILE), list)

  const folder = join(ROOT, 'release')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const release = `${name}-${version}`
  const archive = `${release}.tar.gz`
  writeBillOfMaterials(join(folder, 'bom.cdx.json'))
  writeFileSync(join(folder, 'packages.txt'), `${packageTable(packages, lock)}\n`)
  writeFileSync(join(folder, RELEASE_FILE), list)
  const archived = [...built.map(({ path }) => path), RELEASE_FILE]
  writeArchive(join(folder, archive), dist, archived, { prefix: release, seconds: commit.seconds })

  const published = ['bom.cdx.json', 'packages.txt', RELEASE_FILE, archive]
  // The file has the format that `sha256sum --check` reads.
  const sums = published.map((path) => `${sha256(readFileSync(join(folder, path)))}  ${path}\n`)
  writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''))
  return [...published, 'SHA256SUMS']
}

if (process.argv[1] === import.meta.filename)
  makeRelease().then((names) => {
    console.log(`Written into release: ${names.join(', ')}. dist is what to serve.`)
  }, reportFailure)
