const isPrimitive = (value: unknown) => Object(value) !== value
const asksBy = (provider: object): unknown => Reflect.get(provider, 'request')

/** Whether two objects ask by the same function, as a wallet and a proxy of it do. Foreign objects may throw. */
export function asksAlike(one: object, other: object): boolean {
  try {
    return one === other || asksBy(one) === asksBy(other)
  } catch {
    return false
  }
}

/**
 * Whether one object is a copy or a proxy of the other, so that it makes no difference which of them is asked: all their
 * functions and objects are the same ones. An impostor that answers for itself has at least one of its own.
 */
export function isCopy(one: object, other: object): boolean {
  try {
    if (!asksAlike(one, other)) return false
    const areOwn = Object.hasOwn(one, 'request') && Object.hasOwn(other, 'request')
    if (!areOwn && Reflect.getPrototypeOf(one) !== Reflect.getPrototypeOf(other)) return false
    return [...Reflect.ownKeys(one), ...Reflect.ownKeys(other)].every((key) => {
      const values = [Reflect.get(one, key), Reflect.get(other, key)] as const
      // What it says of its state may have changed since.
      return values[0] === values[1] || values.every(isPrimitive)
    })
  } catch {
    return false
  }
}

/** Whether an object asks as one of these does. */
export const isAmong = (provider: object, others: readonly object[]) =>
  others.some((other) => asksAlike(provider, other))
