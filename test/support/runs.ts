/** How many of `all` cases a property test or a randomised loop runs: a fifth, and with FULL=1 all of them. */
export const runs = (all: number): number => (process.env.FULL === '1' ? all : Math.ceil(all / 5))
