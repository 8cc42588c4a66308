import { quickSkeletonOf } from './quickSkeleton'

interface Named {
  address: string
  symbol: string
  name: string
}

function firstBy<T>(many: readonly T[], keysOf: (one: T) => readonly string[]): Map<string, T> {
  const found = new Map<string, T>()
  for (const one of many) for (const key of keysOf(one)) if (key !== '' && !found.has(key)) found.set(key, one)
  return found
}

/** The returned function finds the listed token whose symbol or name a token imitates; null if there is none. */
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
