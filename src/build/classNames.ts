import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Classes and animations: what a style sheet names for itself. */
const NAME = /(?:\.|@keyframes\s+)(-?[_a-zA-Z][\w-]*)/g

/** The first number of two digits in base 36 that begins with a letter. */
const FIRST = 360
/** Hidden by blockers of advertisements. */
const BLOCKED = 'ad'

/** The names in a style sheet, each once. */
export const namesInSheet = (css: string): string[] => [
  ...new Set([...css.matchAll(NAME)].map(([, name = '']) => name)),
]

/**
 * Short names for classes and animations, the same in every build of the same source: the number of the name among all,
 * without those that the global style sheets use. A hash would do, but costs three kilobytes of the style sheet after
 * gzip.
 */
export function classNames(folder: string): (sheet: string, name: string) => string {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
  const namesIn = (path: string) => namesInSheet(readFileSync(join(folder, path), 'utf8'))
  const isModule = (path: string) => path.endsWith('.module.css')
  const taken = new Set([BLOCKED, ...paths.filter((path) => !isModule(path)).flatMap(namesIn)])
  const short = new Map<string, string>()
  let number = FIRST
  const isUsable = (name: string) => /^[a-z]/.test(name) && !taken.has(name)
  for (const path of paths.filter(isModule))
    for (const name of namesIn(path)) {
      while (!isUsable(number.toString(36))) number++
      short.set(`${path} ${name}`, (number++).toString(36))
    }
  return (sheet, name) => {
    const found = short.get(`${relative(folder, sheet).replaceAll('\\', '/')} ${name}`)
    if (found === undefined) throw new Error(`The class "${name}" of ${sheet} was not found.`)
    return found
  }
}
