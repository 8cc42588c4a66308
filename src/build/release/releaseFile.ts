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

/**
 * A release's list of files, from its text.
 * @throws SyntaxError or ValiError when it is none.
 */
export const parseRelease = (text: string): Release => v.parse(release, JSON.parse(text))

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
  return `${JSON.stringify({ ...facts, files: Object.fromEntries(entries) as Release['files'] }, null, 2)}\n`
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

/** What a release was made with that is not what is here, in words. It may be the reason for a difference. */
export function toolDifferences({ tools }: Pick<Release, 'tools'>, here: Readonly<Record<string, string>>): string[] {
  return Object.entries(tools).flatMap(([name, version]) =>
    here[name] === version ? [] : [`Made there with ${name} ${version}, here with ${here[name] ?? 'none'}.`],
  )
}
