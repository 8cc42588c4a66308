import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Classes and animations: what a style sheet names for itself. */
const NAME = /(?:\.|@keyframes\s+)(-?[_a-zA-Z][\w-]*)/g

/**
 * Short names for classes and animations, the same in every build of the same source: an underscore, which no name of
 * the global style sheets begins with, and the number of the name among all. A hash would do, but costs three
 * kilobytes of the style sheet after gzip.
 */
export function classNames(folder: string): (sheet: string, name: string) => string {
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.module.css'))
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
  const names = sheets.map((path) => {
    const found = readFileSync(join(folder, path), 'utf8').matchAll(NAME)
    return [...new Set([...found].map(([, name]) => name))]
  })
  return (sheet, name) => {
    const sheetNumber = sheets.indexOf(relative(folder, sheet).replaceAll('\\', '/'))
    const classNumber = names[sheetNumber]?.indexOf(name) ?? -1
    if (classNumber < 0) throw new Error(`The class "${name}" of ${sheet} was not found.`)
    const before = names.slice(0, sheetNumber).flat().length
    return `_${(before + classNumber).toString(36)}`
  }
}
