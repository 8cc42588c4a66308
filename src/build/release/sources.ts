import { execFileSync } from 'node:child_process'
import { ROOT } from '../root'

/** What a build is made of, besides its settings. */
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
