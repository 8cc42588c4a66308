/** What is not used here of a package, and what stands in its place. */
export type Rule = readonly [pattern: RegExp, replacement: string]

/** A line of a list or an object that only names something: what nobody names is left out by the minifier. */
export const namedAlone = (...names: readonly string[]) => new RegExp(`^\\t+(?:${names.join('|')}),?\\n`, 'gm')

/** Methods of a class, whose bodies end where their indentation does. */
export const methods = (...names: readonly string[]) =>
  new RegExp(`^( +)(?:${names.join('|')})\\([^()]*\\) \\{\\n[\\s\\S]*?\\n\\1\\}\\n`, 'gm')
