import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import * as v from 'valibot'

/** A file of a build. Its path has slashes on all systems. */
export interface BuiltFile {
  path: string
  content: Buffer
}

/** The name of the file in which a release lists its files. */
export const RELEASE_FILE = 'release.json'

const fileEntry = v.object({ sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)), size: v.number() })

const release = v.object({
  name: v.string(),
  version: v.string(),
  commit: v.pipe(v.string(), v.regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/)),
  /** The versions of the tools that made the build, by name. */
  tools: v.record(v.string(), v.string()),
  /** The settings, by their names in `.env`. */
  settings: v.record(v.string(), v.string()),
  /** All files of the build except this list, by path. */
  files: v.record(v.string(), fileEntry),
})

export type Release = v.InferOutput<typeof release>

export const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')

/** Characters that the list must not contain. Line ends and tabs may only occur between its values. */
const NOT_ASCII = /[^\x20-\x7e\r\n\t]/
/**
 * Characters that could move a terminal's cursor or reverse its text. Values are checked after JSON escapes are
 * decoded.
 */
const CONTROLS = /\p{C}/u

/**
 * Escapes all characters that are not printable ASCII, because they could move a terminal's cursor or hide a letter.
 */
export const printable = (text: string): string =>
  text.replace(/[^\x20-\x7e]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)

/**
 * Parses a release's list of files.
 * @throws Error if it contains anything but printable ASCII; SyntaxError or ValiError if it is not such a list
 */
export function parseRelease(text: string): Release {
  const refuse = () => new Error(`${RELEASE_FILE} holds something else than printable ASCII.`)
  if (NOT_ASCII.test(text)) throw refuse()
  const value: unknown = JSON.parse(text, (key, inner: unknown) => {
    if (CONTROLS.test(key) || (typeof inner === 'string' && CONTROLS.test(inner))) throw refuse()
    return inner
  })
  return v.parse(release, value)
}

/** All files in a folder and its subfolders, in the order of their paths, without the release's list. */
export function filesOfBuild(dir: string): BuiltFile[] {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return entries
    .map(({ parentPath, name }) => relative(dir, join(parentPath, name)).replaceAll('\\', '/'))
    .filter((path) => path !== RELEASE_FILE)
    .sort()
    .map((path) => ({ path, content: readFileSync(join(dir, path)) }))
}

/** The text of a release's list of files. */
export function releaseText(facts: Omit<Release, 'files'>, files: readonly BuiltFile[]): string {
  const entries = files.map(({ path, content }) => [path, { sha256: sha256(content), size: content.length }])
  const text = JSON.stringify({ ...facts, files: Object.fromEntries(entries) as Release['files'] }, null, 2)
  // Escapes other characters, so that the list is printable ASCII.
  return `${text.replace(/[^\x20-\x7e\n]/g, printable)}\n`
}

/**
 * Checks that this folder is at the release's commit, because the release can be built again only from that commit.
 * @throws Error with the command that checks out the commit
 */
export function requireCommit({ commit }: Pick<Release, 'commit'>, here: string) {
  if (commit === here) return
  throw new Error(
    `The site is said to be of commit ${commit}, and this folder is at ${here}.
Run: git checkout ${commit} && npm ci`,
  )
}

/** Describes tools whose versions differ from the release's, which may explain a difference between the builds. */
export function toolDifferences({ tools }: Pick<Release, 'tools'>, here: Readonly<Record<string, string>>): string[] {
  return Object.entries(tools).flatMap(([name, version]) =>
    here[name] === version ? [] : [`Made there with ${name} ${version}, here with ${here[name] ?? 'none'}.`],
  )
}
