import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from '../build'
import { ROOT } from '../root'
import { loadEnvironment, readSettings, settingTexts } from '../settings'
import { billOfMaterials } from './bom'
import { DATA_PACKAGES } from './dataPackages'
import { readLock, type Lock } from './lockFile'
import { filesOfBuild, RELEASE_FILE, releaseText, sha256 } from './releaseFile'
import { packageTable } from './shippedPackages'
import { committedSources } from './sources'
import { gzipOf, tarOf, type ArchivedFile } from './tarArchive'

/** What decides the bytes of a build, besides the sources. */
const TOOLS = [
  'copy-webpack-plugin',
  'css-loader',
  'css-minimizer-webpack-plugin',
  'html-webpack-plugin',
  'mini-css-extract-plugin',
  'terser',
  'terser-webpack-plugin',
  'ts-loader',
  'typescript',
  'webpack',
  'webpack-subresource-integrity',
]

/** Versions of the tools that make a build here, by name. */
export function toolVersions(lock: Lock): Record<string, string> {
  const versions = TOOLS.map((name) => [name, lock[`node_modules/${name}`]?.version ?? 'not installed'])
  return { node: process.versions.node, ...(Object.fromEntries(versions) as Record<string, string>) }
}

/** In the form that `sha256sum --check` reads. */
const checksums = (files: readonly ArchivedFile[]) =>
  files.map(({ path, content }) => `${sha256(content)}  ${path}\n`).join('')

/** Builds into `dist`, and writes what a release publishes into `release`. Its files' names. */
async function makeRelease(): Promise<string[]> {
  const commit = committedSources()
  // The page names it where something went wrong.
  const env = { ...loadEnvironment(ROOT), COMMIT: commit.hash }
  const dist = join(ROOT, 'dist')
  const packages = await build(readSettings(env), dist)

  const lock = readLock()
  const { name = '', version = '' } = lock[''] ?? {}
  const tools = toolVersions(lock)
  const built = filesOfBuild(dist)
  const list = releaseText({ name, version, commit: commit.hash, tools, settings: settingTexts(env) }, built)
  writeFileSync(join(dist, RELEASE_FILE), list)

  const date = new Date(commit.seconds * 1000).toISOString()
  const folders = [...packages.map(({ folder }) => folder), ...DATA_PACKAGES]
  const bom = billOfMaterials({ name, version, date, tools }, folders, lock)
  const archived = [...built, { path: RELEASE_FILE, content: Buffer.from(list) }]
  const inFolder = archived.map(({ path, content }) => ({ path: `${name}-${version}/${path}`, content }))
  const published: ArchivedFile[] = [
    { path: 'bom.cdx.json', content: Buffer.from(`${JSON.stringify(bom, null, 2)}\n`) },
    { path: 'packages.txt', content: Buffer.from(`${packageTable(packages, lock)}\n`) },
    { path: RELEASE_FILE, content: Buffer.from(list) },
    { path: `${name}-${version}.tar.gz`, content: gzipOf(tarOf(inFolder, commit.seconds)) },
  ]
  const sums = { path: 'SHA256SUMS', content: Buffer.from(checksums(published)) }

  const folder = join(ROOT, 'release')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  for (const { path, content } of [...published, sums]) writeFileSync(join(folder, path), content)
  return [...published, sums].map(({ path }) => path)
}

if (process.argv[1] === import.meta.filename)
  makeRelease().then(
    (names) => {
      console.log(`Written into release: ${names.join(', ')}. dist is what to serve.`)
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      process.exitCode = 1
    },
  )
