/** What one run over a folder works with; written for the processes that run the suites. */
export interface Plan {
  /** The folder whose modules have faults, from the repository's root. */
  folder: string
  modules: PlannedModule[]
  /** Hashes of the suites, by their path. */
  suites: Record<string, string>
  /** Only each fault whose number is divisible by this is tried. */
  every: number
}

export interface PlannedModule {
  path: string
  hash: string
  /** The number of its first fault. */
  first: number
  count: number
}

/** What came of one fault in one suite, or that the suite is through. */
export type Note =
  | { suite: string; number: number; found: 'failed' | 'endless' | 'late' | 'hung' | 'ended' | false }
  | { suite: string; reached: number[]; loaded: number[] }

export const PLAN_FILE = 'plan.json'
export const NOTES_FILE = 'notes.jsonl'
/** Written before each fault is tried, so that a process that does not return from it can be ended. */
export const CURRENT_FILE = 'current'
/** The modules with their faults, in folders as in the repository. */
export const PLANTED = 'planted'

/** Whether a suite, given as its text, starts a local chain: what is called chain in `src` does not. */
export const needsChain = (suite: string): boolean =>
  /'(?:\.{1,2}\/)+(?:(?:chain|support)\/)?(?:sharedChain|startChain|anvil|chain)'/.test(suite)

export const parseNotes = (text: string): Note[] =>
  text
    .split('\n')
    // A process may have been ended while it wrote the last line.
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line) as Note)

/** The notes that still hold for a new plan, with its numbers: what was found stays found, the rest while nothing changed. */
export function carriedOver(notes: readonly Note[], old: Plan, plan: Plan): Note[] {
  const now = new Map(plan.modules.map((module) => [module.path, module]))
  const numbers = new Map<number, number>()
  for (const { path, hash, first, count } of old.modules) {
    const same = now.get(path)
    if (same?.hash === hash) for (let index = 0; index < count; index++) numbers.set(first + index, same.first + index)
  }
  const isSameCode =
    numbers.size === plan.modules.reduce((sum, { count }) => sum + count, 0) && old.every === plan.every
  return notes.flatMap((note): Note[] => {
    const isSameSuite = old.suites[note.suite] === plan.suites[note.suite]
    if (!(note.suite in plan.suites)) return []
    if ('reached' in note) {
      const renumber = (each: readonly number[]) => each.flatMap((number) => numbers.get(number) ?? [])
      return isSameCode && isSameSuite
        ? [{ ...note, reached: renumber(note.reached), loaded: renumber(note.loaded) }]
        : []
    }
    const number = numbers.get(note.number)
    return number === undefined || (note.found === false && !isSameSuite) ? [] : [{ ...note, number }]
  })
}
