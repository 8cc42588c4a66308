/** The folder of `src` in which faults are planted, and the folder of `test` whose suites must find them. */
export const LAYER = process.env.LAYER ?? 'domain'
