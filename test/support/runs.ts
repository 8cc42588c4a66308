/**
 * The number of cases that a property test or a randomised loop runs: all with FULL=1, or else one of `share`, which is
 * larger than five where a case takes long.
 */
export const runs = (all: number, share = 5): number => (process.env.FULL === '1' ? all : Math.ceil(all / share))
