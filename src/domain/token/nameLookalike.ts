import { quickSkeletonOf } from './quickSkeleton'

/** What a token is called, and where it is. */
interface Named {
  address: string
  symbol: string
  name: string
}

/** The first of many under each key that it is called by. */
function firstBy<T>(many: readonly T[], keysOf: (one: T) => readonly string[]): Map<string, T> {
  const found = new Map<string, T>()
  for (const one of many) for (const key of keysOf(one)) if (key !== '' && !found.has(key)) found.set(key, one)
  return found
}

/**
 * Finds the listed token that an unlisted one is a lookalike of, by its symbol or its name; null when there is none.
 * The list is gone through once, here.
 */
export function createLookalikeCheck<T extends Named>(listed: readonly T[]): (token: Named) => T | null {
  const symbols = firstBy(listed, ({ symbol }) => [quickSkeletonOf(symbol)])
  const names = firstBy(listed, ({ name }) => [quickSkeletonOf(name)])
  return ({ symbol, name }) => {
    const keys = [quickSkeletonOf(symbol), quickSkeletonOf(name)]
    for (const key of keys) {
      const original = symbols.get(key) ?? names.get(key)
      if (original) return original
    }
    return null
  }
}
