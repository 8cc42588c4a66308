import { join } from 'node:path'
import { ROOT } from '../root'
import { HASH_RULES } from './hashRules'
import { IMMER_RULES } from './immerRules'
import { QUERY_RULES } from './queryRules'
import { REACT_RULES } from './reactRules'
import type { Rule } from './rule'
import { TOOLKIT_RULES } from './toolkitRules'
import { VALIBOT_RULES } from './valibotRules'

const PACKAGES = join(ROOT, 'node_modules')

/** By file of a package. */
export const TRIMS: Readonly<Record<string, readonly Rule[]>> = {
  ...HASH_RULES,
  ...IMMER_RULES,
  ...QUERY_RULES,
  ...REACT_RULES,
  ...TOOLKIT_RULES,
  ...VALIBOT_RULES,
}

/** The files that the loader is for. */
export const TRIMMED_FILES = Object.keys(TRIMS).map((file) => join(PACKAGES, file))

/**
 * Leaves out of a file of a package what this product does not use of it, and what the minifier cannot know to be
 * unused.
 * @throws Error when a pattern no longer matches, as in another version of the package.
 */
export function trimmed(file: string, source: string): string {
  return (TRIMS[file] ?? []).reduce((text, [pattern, replacement]) => {
    const shorter = text.replace(pattern, replacement)
    if (shorter === text) throw new Error(`There is no ${String(pattern)} in ${file}.`)
    return shorter
  }, source)
}

/** A webpack loader, for those files. */
export default function trim(this: { resourcePath: string }, source: string): string {
  return trimmed(this.resourcePath.slice(PACKAGES.length + 1).replaceAll('\\', '/'), source)
}
