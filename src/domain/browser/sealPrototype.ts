/**
 * Freezes a prototype, so that neither a key from outside (`__proto__` in an answer) nor another script can change what
 * all objects have. Where an object is assigned a name of its prototype, as in `object.toString = …`, a frozen value
 * would make that fail. So each value is replaced by a getter, and by a setter that defines the name on that object.
 */
export function sealPrototype(prototype: object) {
  for (const name of Reflect.ownKeys(prototype)) {
    const descriptor = Object.getOwnPropertyDescriptor(prototype, name)
    const value: unknown = descriptor?.value
    // `__proto__` has them by itself. What was made unchangeable before is left as it is.
    if (!value || !descriptor?.configurable) continue
    Object.defineProperty(prototype, name, {
      get: () => value,
      set(this: object, own: unknown) {
        Object.defineProperty(this, name, { value: own, configurable: true, enumerable: true, writable: true })
      },
    })
  }
  Object.freeze(prototype)
}
