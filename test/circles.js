import { relative } from 'node:path'
import madge from 'madge'

/** Fails when modules of the product import each other in a circle, be it for a type or by a late import. */

const ROOT = `${import.meta.dirname}/..`
const everyImport = { skipTypeImports: false, mixedImports: true }

const tree = await madge(`${ROOT}/src`, {
  fileExtensions: ['ts', 'tsx'],
  tsConfig: `${ROOT}/tsconfig.json`,
  detectiveOptions: { ts: everyImport, tsx: everyImport },
})
const circles = tree.circular()
// Styles and packages are left out; of the modules none may be.
const skipped = tree.warnings().skipped.filter((name) => /^[.#]/.test(name) && !/\.(css|woff2|svg|png)$/.test(name))
for (const circle of circles) console.error(`Circle: ${[...circle, circle[0]].join(' → ')}`)
for (const name of skipped) console.error(`Not found: ${relative(ROOT, name)}`)
if (circles.length > 0 || skipped.length > 0) process.exitCode = 1
