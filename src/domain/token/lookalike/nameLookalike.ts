import { quickSkeletonOf } from './quickSkeleton'

/** A token's names and its address. */
interface Named {
  address: string
  symbol: string
  name: string
}

/** The first of the tokens with each key. */
function firstBy<T>(many: readonly T[], keysOf: (one: T) => readonly string[]): Map<string, T> {
  const found = new Map<string, T>()
  for (const one of many) for (const key of keysOf(one)) if (key !== '' && !found.has(key)) found.set(key, one)
  return found
}

/**
 * Finds the listed token that an unlisted one is a lookalike of, by symbol or name; null when there is none. The index
 * of the list is built once, here.
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
