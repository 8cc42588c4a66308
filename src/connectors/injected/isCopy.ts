const isPrimitive = (value: unknown) => Object(value) !== value
const requestOf = (provider: object): unknown => Reflect.get(provider, 'request')

/** Whether two objects have the same `request`, like a wallet and a proxy of it. Foreign objects may throw. */
export function hasSameRequest(one: object, other: object): boolean {
  try {
    return one === other || requestOf(one) === requestOf(other)
  } catch {
    return false
  }
}

/**
 * Whether one object is a copy or a proxy of the other, so that either can be used: all their functions and objects are
 * identical. An impostor that answers requests itself has at least one of its own.
 */
export function isCopy(one: object, other: object): boolean {
  try {
    if (!hasSameRequest(one, other)) return false
    const areOwn = Object.hasOwn(one, 'request') && Object.hasOwn(other, 'request')
    if (!areOwn && Reflect.getPrototypeOf(one) !== Reflect.getPrototypeOf(other)) return false
    return [...Reflect.ownKeys(one), ...Reflect.ownKeys(other)].every((key) => {
      const values = [Reflect.get(one, key), Reflect.get(other, key)] as const
      // Plain values are state, which may have changed since.
      return values[0] === values[1] || values.every(isPrimitive)
    })
  } catch {
    return false
  }
}

/** Whether an object has the same `request` as one of these. */
export const isAmong = (provider: object, others: readonly object[]) =>
  others.some((other) => hasSameRequest(provider, other))
