import { execFileSync } from 'node:child_process'
import { ROOT } from '../root'

/** What a build is made of, in addition to its settings. */
export const BUILD_SOURCES = [
  'src',
  'public',
  'webpack.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

/** A state of the sources that others can fetch. */
export interface Commit {
  hash: string
  /** When it was made, in seconds since 1970. */
  seconds: number
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim()

/**
 * The commit that the sources are of.
 * @throws Error in plain words when they are of none: no clone, or changed since the commit.
 */
export function committedSources(): Commit {
  let hash: string
  try {
    hash = git('rev-parse', 'HEAD')
  } catch {
    throw new Error('A release names its commit, and this folder is no git clone.')
  }
  const changed = git('status', '--porcelain', '--', ...BUILD_SOURCES)
  if (changed !== '') throw new Error(`A release is made of one commit. Not committed:\n${changed}`)
  return { hash, seconds: Number(git('log', '-1', '--format=%ct')) }
}

const tried = (...args: string[]): string => {
  try {
    return git(...args)
  } catch {
    return ''
  }
}

/** The release's tag that this commit has, null where it has none, and where this clone comes from. */
export function publishedAs(): { tag: string | null; origin: string } {
  const [tag = ''] = tried('tag', '--points-at', 'HEAD', '--list', 'v*').split('\n')
  return { tag: tag === '' ? null : tag, origin: tried('config', '--get', 'remote.origin.url') }
}

/** Where a repository on GitHub publishes the list of a tag's release; null for one elsewhere. */
export function publishedList(origin: string, tag: string): string | null {
  const [, repository] =
    /^(?:https:\/\/github\.com\/|git@github\.com:)([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(origin) ?? []
  return repository === undefined
    ? null
    : `https://github.com/${repository}/releases/download/${encodeURIComponent(tag)}/release.json`
}
