import { runInThisContext } from 'node:vm'
import { buildConstants } from '../constants'
import { ROOT } from '../root'
import { loadEnvironment } from '../settings'
import { choicesOf, settingsFor } from './choices'

// This module runs before `reach.ts` (`--import`): the product's own modules read the constants that a build inserts
// while they are loaded.
try {
  const settings = settingsFor(choicesOf(process.argv.slice(2)), loadEnvironment(ROOT))
  for (const [name, code] of Object.entries(buildConstants(settings)))
    if (name.startsWith('__')) runInThisContext(`globalThis.${name} = ${code}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
