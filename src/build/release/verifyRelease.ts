import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from '../build'
import { ROOT } from '../root'
import { loadEnvironment, readSettings, settingTexts } from '../settings'
import { readLock } from './lockFile'
import { toolVersions } from './release'
import { filesOfBuild, parseRelease, RELEASE_FILE, requireCommit, toolDifferences, type Release } from './releaseFile'
import { askSite, differencesOf, servedFiles, unsentHeaders } from './servedSite'
import { committedSources } from './sources'

const USAGE = `npm run verify-release -- https://the.site [--release release.json] [--dist folder]
  --release  commit and settings from this file, in place of the site's own release.json
  --dist     compares with this build, in place of making one`

/** More than any list of files has, in bytes. */
const LARGEST_LIST = 1_000_000

function siteUrl(text: string | undefined): URL {
  if (text === undefined || !URL.canParse(text) || !/^https?:/.test(text)) throw new Error(USAGE)
  const url = new URL(text)
  url.search = ''
  url.hash = ''
  if (!url.pathname.endsWith('/')) url.pathname += '/'
  return url
}

/** What the site, or the file given, says that it is; null where it says nothing. */
async function releaseOf(site: URL, file: string | undefined): Promise<Release | null> {
  if (file !== undefined) return parseRelease(readFileSync(file, 'utf8'))
  const { status, headers, body } = await askSite(new URL(RELEASE_FILE, site), LARGEST_LIST)
  return status === 200 && headers.get('content-type')?.includes('json') ? parseRelease(body.toString()) : null
}

/** The environment to build with: the release's, so that a stranger needs to know nothing else. */
function environmentOf(release: Release | null): Readonly<Record<string, string | undefined>> {
  if (release === null) {
    console.log(`The site has no ${RELEASE_FILE}: it is compared with this folder's sources and settings.`)
    return loadEnvironment(ROOT)
  }
  requireCommit(release, committedSources().hash)
  for (const difference of toolDifferences(release, toolVersions(readLock()))) console.warn(difference)
  return release.settings
}

/** The files to compare with: those of a folder, or of a build that is made for this and removed again. */
async function builtFiles(site: URL, values: { release?: string | undefined; dist?: string | undefined }) {
  if (values.dist !== undefined) return filesOfBuild(resolve(values.dist))
  const env = environmentOf(await releaseOf(site, values.release))
  const settings = readSettings(env)
  console.log(`Building with:\n${listed(settingTexts(env))}`)
  const dir = mkdtempSync(join(tmpdir(), 'verify-'))
  try {
    await build(settings, dir)
    return filesOfBuild(dir)
  } finally {
    rmSync(dir, { recursive: true })
  }
}

const listed = (settings: Readonly<Record<string, string>>) =>
  Object.entries(settings)
    .map(([name, value]) => `  ${name}=${value}`)
    .join('\n')

async function main() {
  const options = { release: { type: 'string' }, dist: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const site = siteUrl(positionals[0])
  const files = await builtFiles(site, values)
  const count = servedFiles(files).length
  const differences = await differencesOf(site, files)
  for (const { path, kind, detail } of differences) console.error(`${kind}: ${path} (${detail})`)
  if (differences.length > 0)
    throw new Error(`${site.href} is not this build: ${differences.length} of ${count} files differ.`)
  for (const name of await unsentHeaders(site, files))
    console.warn(`The host does not send this header as the build says: ${name}`)
  console.log(`${site.href} serves this build: ${count} files are the same.`)
}

if (process.argv[1] === import.meta.filename)
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
