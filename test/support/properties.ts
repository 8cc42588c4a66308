import fc from 'fast-check'
import { runs } from './runs'

// 100 is fast-check's default number of runs. A failed test prints its seed. Set the variable SEED to repeat a run with
// that seed, or to try other cases.
const seed = Number.parseInt(process.env.SEED ?? '', 10)
fc.configureGlobal({ numRuns: runs(100), ...(Number.isNaN(seed) ? {} : { seed }) })

export { fc }
