import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import * as v from 'valibot'

/** A file of a build: its path with slashes, and its content. */
export interface BuiltFile {
  path: string
  content: Buffer
}

/** The name under which a release lists its files, beside them. */
export const RELEASE_FILE = 'release.json'

const fileEntry = v.object({ sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)), size: v.number() })

const release = v.object({
  name: v.string(),
  version: v.string(),
  commit: v.pipe(v.string(), v.regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/)),
  /** Versions of what made the build, by name. */
  tools: v.record(v.string(), v.string()),
  /** As they stand in `.env`. */
  settings: v.record(v.string(), v.string()),
  /** Every file of the build but this one, by its path. */
  files: v.record(v.string(), fileEntry),
})

export type Release = v.InferOutput<typeof release>

export const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')

/** Line ends and the like stand between the values of a list alone. */
const NOT_ASCII = /[^\x20-\x7e\r\n\t]/
/** What could move a terminal's cursor or turn the direction of its text, also where it is written by its code. */
const CONTROLS = /\p{C}/u

/** Text from outside as it may be printed: what could move a terminal's cursor, or hide a letter, is written out. */
export const printable = (text: string): string =>
  text.replace(/[^\x20-\x7e]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)

/**
 * A release's list of files, from its text.
 * @throws Error when it holds anything but printable ASCII, and SyntaxError or ValiError when it is no list.
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

/** All files below a folder, in the order of their paths, but the list that a release adds. */
export function filesOfBuild(dir: string): BuiltFile[] {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return entries
    .map(({ parentPath, name }) => relative(dir, join(parentPath, name)).replaceAll('\\', '/'))
    .filter((path) => path !== RELEASE_FILE)
    .sort()
    .map((path) => ({ path, content: readFileSync(join(dir, path)) }))
}

/** The text of a release's list. */
export function releaseText(facts: Omit<Release, 'files'>, files: readonly BuiltFile[]): string {
  const entries = files.map(({ path, content }) => [path, { sha256: sha256(content), size: content.length }])
  const text = JSON.stringify({ ...facts, files: Object.fromEntries(entries) as Release['files'] }, null, 2)
  // Letters of other scripts stand in it by their codes, so that it is printable ASCII.
  return `${text.replace(/[^\x20-\x7e\n]/g, printable)}\n`
}

/**
 * A release can only be built again from its own commit.
 * @throws Error, with the command that leads there.
 */
export function requireCommit({ commit }: Pick<Release, 'commit'>, here: string) {
  if (commit === here) return
  throw new Error(
    `The site is said to be of commit ${commit}, and this folder is at ${here}.
Run: git checkout ${commit} && npm ci`,
  )
}

/** Describes tools that differ from those of the release. They may explain a difference between the builds. */
export function toolDifferences({ tools }: Pick<Release, 'tools'>, here: Readonly<Record<string, string>>): string[] {
  return Object.entries(tools).flatMap(([name, version]) =>
    here[name] === version ? [] : [`Made there with ${name} ${version}, here with ${here[name] ?? 'none'}.`],
  )
}
