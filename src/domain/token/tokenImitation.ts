import { LETTER, remainsOf } from './lookAlike'

const ASCII = /^[\x20-\x7e]*$/

/** As `remainsOf`, many times faster for plain text: lists have ten thousand names. */
export function quickRemainsOf(name: string): string {
  if (!ASCII.test(name)) return remainsOf(name)
  return name
    .toLowerCase()
    .replace(/[^a-hj-z]/g, (sign) => LETTER.get(sign) ?? (/\d/.test(sign) ? sign : ''))
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
}

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
 * Finds the listed token that an unlisted one could be taken for, by its symbol or its name; null when there is none.
 * The list is gone through once, here.
 */
export function createImitationCheck<T extends Named>(listed: readonly T[]): (token: Named) => T | null {
  const symbols = firstBy(listed, ({ symbol }) => [quickRemainsOf(symbol)])
  const names = firstBy(listed, ({ name }) => [quickRemainsOf(name)])
  return ({ symbol, name }) => {
    const keys = [quickRemainsOf(symbol), quickRemainsOf(name)]
    for (const key of keys) {
      const original = symbols.get(key) ?? names.get(key)
      if (original) return original
    }
    return null
  }
}
