/** The number of cases that a property test or a randomised loop runs: a fifth of `all`, or all with FULL=1. */
export const runs = (all: number): number => (process.env.FULL === '1' ? all : Math.ceil(all / 5))
