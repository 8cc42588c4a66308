const isPrimitive = (value: unknown) => Object(value) !== value
const requestOf = (provider: object): unknown => Reflect.get(provider, 'request')

/** Whether two objects have the same `request`, like a wallet and its proxy. False if a getter throws. */
export function hasSameRequest(one: object, other: object): boolean {
  try {
    return one === other || requestOf(one) === requestOf(other)
  } catch {
    return false
  }
}

/**
 * Whether one of two objects is a copy or a proxy of the other, so that it does not matter which one is used. All
 * functions and nested objects of the two must be identical. An impostor that answers requests itself would have at
 * least one function of its own.
 */
export function isCopy(one: object, other: object): boolean {
  try {
    if (!hasSameRequest(one, other)) return false
    const areOwn = Object.hasOwn(one, 'request') && Object.hasOwn(other, 'request')
    if (!areOwn && Reflect.getPrototypeOf(one) !== Reflect.getPrototypeOf(other)) return false
    return [...Reflect.ownKeys(one), ...Reflect.ownKeys(other)].every((key) => {
      const values = [Reflect.get(one, key), Reflect.get(other, key)] as const
      // Primitive values may differ, because they may have changed since the object was copied.
      return values[0] === values[1] || values.every(isPrimitive)
    })
  } catch {
    return false
  }
}

/** Whether an object has the same `request` function as one of `others`. */
export const isAmong = (provider: object, others: readonly object[]) =>
  others.some((other) => hasSameRequest(provider, other))
