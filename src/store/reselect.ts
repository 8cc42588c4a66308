/**
 * Stands in for the package `reselect` in the build (see `webpack.config.ts`), as far as Redux Toolkit and we use it: each
 * selector remembers its last result alone. The package keeps one for every state that it has seen, in a new map per
 * state, selector and argument; with every action that is more work than all the selectors do.
 */

type Selector = (...args: unknown[]) => unknown

interface MemoizeOptions {
  /** A result that is equal to the one before by this is the one before. */
  resultEqualityCheck?: (a: unknown, b: unknown) => boolean
}

interface SelectorOptions {
  memoizeOptions?: MemoizeOptions
}

function isSame(a: readonly unknown[], b: readonly unknown[] | null): boolean {
  if (a.length !== b?.length) return false
  for (let at = 0; at < a.length; at++) if (!Object.is(a[at], b[at])) return false
  return true
}

/** Remembers the last call. */
export function weakMapMemoize<F extends Selector>(
  compute: F,
  { resultEqualityCheck: isEqual }: MemoizeOptions = {},
): F {
  let lastArgs: readonly unknown[] | null = null
  let result: unknown
  return ((...args: unknown[]) => {
    if (isSame(args, lastArgs)) return result
    const next = compute(...args)
    const isUnchanged = isEqual !== undefined && lastArgs !== null && isEqual(result, next)
    lastArgs = args
    if (!isUnchanged) result = next
    return result
  }) as F
}

const isOptions = (last: unknown): last is SelectorOptions => typeof last === 'object'

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
