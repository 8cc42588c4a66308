import type { Note, Plan } from './plan'
import type { Mutant } from './plant'

export interface Score {
  folder: string
  found: number
  /** Those found, and those that survived; constants of modules are not among them. */
  all: number
  constants: number
  /** A line for each fault that no test finds. */
  survivors: string[]
}

/** What the notes of all suites say of a folder. A fault that is only passed while its module loads is a constant. */
export function scoreOf(plan: Plan, mutants: readonly Mutant[], notes: readonly Note[]): Score {
  const found = new Set<number>()
  const reached = new Set<number>()
  const loaded = new Set<number>()
  for (const note of notes) {
    if ('number' in note) {
      reached.add(note.number)
      if (note.found !== false) found.add(note.number)
    } else {
      for (const number of note.reached) reached.add(number)
      for (const number of note.loaded) loaded.add(number)
    }
  }
  const tried = mutants
    .map((mutant, number) => ({ ...mutant, number }))
    .filter(({ number }) => number % plan.every === 0)
  const counted = tried.filter(({ number }) => reached.has(number) || !loaded.has(number))
  const survivors = counted
    .filter(({ number }) => !found.has(number))
    .map(({ number, line, column, change }) => {
      const module = plan.modules.find(({ first, count }) => number >= first && number < first + count)
      return `${module?.path}:${line}:${column}${reached.has(number) ? '' : ' (reached by no test)'}: ${change}`
    })
  return {
    folder: plan.folder,
    found: counted.length - survivors.length,
    all: counted.length,
    constants: tried.length - counted.length,
    survivors,
  }
}

export function scoreLine({ folder, found, all, constants }: Score): string {
  const percent = all === 0 ? 'none' : `${((100 * found) / all).toFixed(1)}%`
  return `${percent.padStart(6)}  ${found} of ${all}  ${folder}  (${constants} in constants left out)`
}
