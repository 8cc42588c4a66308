import { FAULTS } from './faults'
import { suitesByFault } from './namedFaults'

/** Where the table and the tests disagree, in plain words. */
export function disagreements(
  faults: Readonly<Record<string, string>>,
  named: ReadonlyMap<string, string[]>,
): string[] {
  const untested = Object.entries(faults).filter(([id]) => !named.has(id))
  const unknown = [...named].filter(([id]) => !(id in faults))
  return [
    ...untested.map(([id, promise]) => `${id} has no test: ${promise}`),
    ...unknown.map(([id, suites]) => `${id} is not in the table, and is named in ${suites.join(', ')}`),
  ]
}

/** Every row of the table with the suites that name it. */
export function listedFaults(faults: Readonly<Record<string, string>>, named: ReadonlyMap<string, string[]>): string {
  const rows = Object.entries(faults).map(
    ([id, promise]) => `${id}  ${promise}\n     ${(named.get(id) ?? []).join(', ')}`,
  )
  return rows.join('\n')
}

if (process.argv[1] === import.meta.filename) {
  const named = suitesByFault()
  if (process.argv.includes('--list')) console.log(listedFaults(FAULTS, named))
  const found = disagreements(FAULTS, named)
  for (const line of found) console.error(line)
  if (found.length > 0) process.exitCode = 1
}
