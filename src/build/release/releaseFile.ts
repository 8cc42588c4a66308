import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import * as v from 'valibot'

/** A file of a build. Its path contains slashes on all systems. */
export interface BuiltFile {
  path: string
  content: Buffer
}

/** The name of the file that lists a release's files. */
export const RELEASE_FILE = 'release.json'

const fileEntry = v.object({ sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)), size: v.number() })

const release = v.object({
  name: v.string(),
  version: v.string(),
  commit: v.pipe(v.string(), v.regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/)),
  tools: v.record(v.string(), v.string()),
  /** The settings by their names in `.env`. */
  settings: v.record(v.string(), v.string()),
  /** All files of the build by path, except the release file itself. */
  files: v.record(v.string(), fileEntry),
})

export type Release = v.InferOutput<typeof release>

export const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')

/** Matches characters that are not allowed in the list of files. */
const NOT_ASCII = /[^\x20-\x7e\r\n\t]/
/** Characters that could move a terminal's cursor or reverse its text. Values are checked without JSON escapes. */
const CONTROLS = /\p{C}/u

/** Escapes all but printable ASCII: other characters could move a terminal's cursor or hide letters. */
export const printable = (text: string): string =>
  text.replace(/[^\x20-\x7e]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)

/**
 * Parses a release's list of files.
 * @throws Error if the text contains characters other than printable ASCII; SyntaxError or ValiError if the text is not
 * such a list
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

/** All files in a folder and its subfolders in the order of their paths, without `RELEASE_FILE`. */
export function filesOfBuild(dir: string): BuiltFile[] {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return entries
    .map(({ parentPath, name }) => relative(dir, join(parentPath, name)).replaceAll('\\', '/'))
    .filter((path) => path !== RELEASE_FILE)
    .sort()
    .map((path) => ({ path, content: readFileSync(join(dir, path)) }))
}

export function releaseText(facts: Omit<Release, 'files'>, files: readonly BuiltFile[]): string {
  const entries = files.map(({ path, content }) => [path, { sha256: sha256(content), size: content.length }])
  const text = JSON.stringify({ ...facts, files: Object.fromEntries(entries) as Release['files'] }, null, 2)
  // Escapes all characters except printable ASCII and line feeds.
  return `${text.replace(/[^\x20-\x7e\n]/g, printable)}\n`
}

/**
 * Checks that this folder is at the release's commit, because only that commit gives the same build.
 * @throws Error with the command that checks out the commit
 */
export function requireCommit({ commit }: Pick<Release, 'commit'>, here: string) {
  if (commit === here) return
  throw new Error(
    `The site is said to be of commit ${commit}, and this folder is at ${here}.
Run: git checkout ${commit} && npm ci`,
  )
}

/** The tools whose versions differ from the release's, which may explain differences between the builds. */
export function toolDifferences({ tools }: Pick<Release, 'tools'>, here: Readonly<Record<string, string>>): string[] {
  return Object.entries(tools).flatMap(([name, version]) =>
    here[name] === version ? [] : [`Made there with ${name} ${version}, here with ${here[name] ?? 'none'}.`],
  )
}
