import fc from 'fast-check'
import { runs } from './runs'

// 100 is fast-check's default. A failure prints its seed. The variable SEED repeats a run with that seed, or makes a
// run try other cases.
const seed = Number.parseInt(process.env.SEED ?? '', 10)
fc.configureGlobal({ numRuns: runs(100), ...(Number.isNaN(seed) ? {} : { seed }) })

export { fc }
