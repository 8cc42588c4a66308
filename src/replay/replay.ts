import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { NAMES_ONLY, NO_DIAGNOSTICS, REPLAY_USAGE } from '#copy/page/diagnostics/story'
import { parseDiagnostics } from '../boundary/diagnostics'
import { readSettings } from '../build/settings'
import { loadQuietly } from '../domain/page/loadPart'
import { cleanText } from '../domain/page/text'

/** Prints the story of a visit from the diagnostics that were copied in it. */
async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { slices: { type: 'boolean', default: false } },
  })
  const [file] = positionals
  if (file === undefined) throw new Error(REPLAY_USAGE)
  const diagnostics = parseDiagnostics(readFileSync(file, 'utf8'))
  if (diagnostics === null) throw new Error(NO_DIAGNOSTICS)
  if (!('form' in diagnostics)) {
    console.log([NAMES_ONLY, ...diagnostics.map((name) => cleanText(name))].join('\n'))
    return
  }
  // The slices are made when they are imported, for some chain: that of the file replaces it.
  Object.assign(globalThis, { __SETTINGS__: readSettings({}) })
  const [{ replayDiagnostics }, { storyOf }] = await Promise.all([
    loadQuietly(() => import('./replayDiagnostics')),
    loadQuietly(() => import('./story')),
  ])
  console.log(storyOf(diagnostics, replayDiagnostics(diagnostics)).join('\n'))
  if (values.slices) console.log(JSON.stringify(diagnostics.before, null, 2))
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
