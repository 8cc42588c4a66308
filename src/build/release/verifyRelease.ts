import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from '../build'
import { ROOT } from '../root'
import { loadEnvironment, readSettings } from '../settings'
import { readLock } from './lockFile'
import { toolVersions } from './release'
import {
  filesOfBuild,
  parseRelease,
  printable,
  RELEASE_FILE,
  requireCommit,
  toolDifferences,
  type Release,
} from './releaseFile'
import { differencesOf, headerFaults, listOf, requestFile, seenOn, servedFiles } from './servedSite'
import { committedSources, publishedAs, publishedList } from './sources'
import { changedSettings, hostsText, isOfHosts } from './shownSettings'
import { reportFailure } from '../reportFailure'

const USAGE = `npm run verify-release -- https://the.site [--release release.json] [--dist folder]
  --release  commit and settings from this file, in place of the site's own release.json; where this commit has a
             tag, those of the repository's release of that tag are used by themselves
  --dist     compares with this build, in place of making one`

/** The maximum size of `RELEASE_FILE`, in bytes. */
const LARGEST_LIST = 1_000_000

function siteUrl(text: string | undefined): URL {
  if (text === undefined || !URL.canParse(text) || !/^https?:/.test(text)) throw new Error(USAGE)
  const url = new URL(text)
  url.search = ''
  url.hash = ''
  if (!url.pathname.endsWith('/')) url.pathname += '/'
  return url
}

/** Reads the list of files from the repository's release of a tag, because the site's own list could be false. */
async function publishedRelease(tag: string, origin: string): Promise<Release> {
  const url = publishedList(origin, tag)
  const response = url === null ? null : await fetch(url, { cache: 'no-store' }).catch(() => null)
  if (response?.ok) return parseRelease(await response.text())
  throw new Error(`This commit is ${tag}, whose release could not be read. Give its ${RELEASE_FILE} with --release.`)
}

/** From the given file, from the repository's release, or from the site; null if there is none. */
async function releaseOf(site: URL, file: string | undefined): Promise<Release | null> {
  if (file !== undefined) return parseRelease(readFileSync(file, 'utf8'))
  const { tag, origin } = publishedAs()
  if (tag !== null) return publishedRelease(tag, origin)
  const { status, headers, body } = await requestFile(new URL(RELEASE_FILE, site), LARGEST_LIST)
  return status === 200 && headers.get('content-type')?.includes('json') ? parseRelease(body.toString()) : null
}

/** The settings to build with: those in the release's list or, if there is no list, those of this folder. */
function environmentOf(release: Release | null): Readonly<Record<string, string | undefined>> {
  if (release === null) {
    console.log(`The site has no ${RELEASE_FILE}: it is compared with this folder's sources and settings.`)
    return loadEnvironment(ROOT)
  }
  requireCommit(release, committedSources().hash)
  for (const difference of toolDifferences(release, toolVersions(readLock()))) console.warn(printable(difference))
  return release.settings
}

/** The files to compare with the site's files. They are read from the given folder or made by a temporary build. */
async function builtFiles(site: URL, values: { release?: string | undefined; dist?: string | undefined }) {
  if (values.dist !== undefined) return { files: filesOfBuild(resolve(values.dist)), hosts: null }
  const env = environmentOf(await releaseOf(site, values.release))
  const settings = readSettings(env)
  const changed = changedSettings(env)
  console.log(
    changed.length === 0 ? 'Building with the default settings.' : `Building with:\n  ${changed.join('\n  ')}`,
  )
  const dir = mkdtempSync(join(tmpdir(), 'verify-'))
  try {
    await build(settings, dir)
    return { files: filesOfBuild(dir), hosts: changed.filter(isOfHosts) }
  } finally {
    rmSync(dir, { recursive: true })
  }
}

async function main() {
  const options = { release: { type: 'string' }, dist: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const site = siteUrl(positionals[0])
  const { files, hosts } = await builtFiles(site, values)
  const count = servedFiles(files).length
  const list = listOf(files)
  const seen = await seenOn(site, list)
  const differences = differencesOf(site, list, seen)
  for (const { path, kind, detail } of differences) console.error(printable(`${kind}: ${path} (${detail})`))
  if (differences.length > 0)
    throw new Error(`${site.href} is not this build: ${differences.length} of ${count} files differ.`)
  const headersFile = files.find(({ path }) => path === '_headers')?.content.toString() ?? ''
  const { unsent, foreign } = headerFaults(site, headersFile, seen)
  for (const { name, address } of unsent)
    console.warn(printable(`The host does not send this header as the build says: ${name} (/${address})`))
  for (const { name, address } of foreign)
    console.warn(printable(`The host sends a header that the build does not have: ${name} (/${address})`))
  const leading = foreign.filter(({ isLeading }) => isLeading)
  if (leading.length > 0)
    throw new Error(
      `${site.href} is not this build alone: ${leading.map(({ name }) => name).join(', ')} can lead elsewhere.`,
    )
  console.log(printable(`${site.href} serves this build, ${hostsText(hosts)}: ${count} files are the same.`))
}

if (process.argv[1] === import.meta.filename) main().catch(reportFailure)
