import { execFileSync } from 'node:child_process'
import { ROOT } from '../root'

export const BUILD_SOURCES = [
  'src',
  'public',
  'webpack.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

interface Commit {
  hash: string
  /** The time of the commit, in seconds since 1970. */
  seconds: number
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim()

/**
 * The commit of the sources in this folder.
 * @throws Error if the folder is not a git clone, or if the sources have uncommitted changes
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

/** The release tag of the current commit (null if it has none), and the URL of the clone's origin. */
export function publishedAs(): { tag: string | null; origin: string } {
  const [tag = ''] = tried('tag', '--points-at', 'HEAD', '--list', 'v*').split('\n')
  return { tag: tag === '' ? null : tag, origin: tried('config', '--get', 'remote.origin.url') }
}

/** The URL of the list of files in the GitHub release of a tag; null if the repository is not on GitHub. */
export function publishedList(origin: string, tag: string): string | null {
  const [, repository] =
    /^(?:https:\/\/github\.com\/|git@github\.com:)([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(origin) ?? []
  return repository === undefined
    ? null
    : `https://github.com/${repository}/releases/download/${encodeURIComponent(tag)}/release.json`
}
