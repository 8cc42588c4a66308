/** The folder of `src` whose faults are planted, and of `test` whose suites must find them. */
export const LAYER = process.env.LAYER ?? 'domain'
