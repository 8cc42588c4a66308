/**
 * Stands in for the package `reselect` in the build (see `webpack.config.ts`), as far as Redux Toolkit and we use it: each
 * selector remembers its last result alone. The package keeps one for every state it has ever seen, in a new map per state,
 * selector and argument; with every action that is more work than all the selectors do.
 */

type Selector = (...args: unknown[]) => unknown
type Equality = (a: unknown, b: unknown) => boolean

interface Options {
  memoizeOptions?: { resultEqualityCheck?: Equality }
}

/** Remembers the last call. A result that is equal to the one before by `isEqual` is the one before. */
export function weakMapMemoize<F extends Selector>(
  compute: F,
  { resultEqualityCheck: isEqual }: { resultEqualityCheck?: Equality } = {},
): F {
  let last: { args: readonly unknown[]; result: unknown } | null = null
  return ((...args: unknown[]) => {
    if (last && last.args.length === args.length && args.every((arg, at) => Object.is(arg, last?.args[at])))
      return last.result
    const next = compute(...args)
    const isSame = last !== null && isEqual !== undefined && last.result != null && isEqual(last.result, next)
    last = { args, result: isSame ? last?.result : next }
    return last.result
  }) as F
}

const isOptions = (last: unknown): last is Options => typeof last === 'object'

/** A selector of the results of other ones, computed anew when one of them is another one than the last time. */
export function createSelector(...given: unknown[]): Selector {
  const last = given.pop()
  const options = isOptions(last) ? last : {}
  const combine = (isOptions(last) ? given.pop() : last) as Selector
  const inputs = given.flat() as Selector[]
  const combined = weakMapMemoize(combine, options.memoizeOptions)
  return weakMapMemoize((...args) => combined(...inputs.map((input) => input(...args))))
}

// Redux Toolkit passes these on, to nobody here.
export const lruMemoize = weakMapMemoize
export const createSelectorCreator = () => createSelector
