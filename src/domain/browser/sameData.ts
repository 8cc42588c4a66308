/** Deep equality: primitives by value, arrays in order, plain objects in any order of keys. */
export function sameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [first, second] = [a as Record<string, unknown>, b as Record<string, unknown>]
  const keys = Object.keys(first)
  if (keys.length !== Object.keys(second).length) return false
  return keys.every((key) => Object.hasOwn(second, key) && sameData(first[key], second[key]))
}
