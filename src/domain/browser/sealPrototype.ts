/**
 * Freezes a prototype, so that neither a key in untrusted data (`__proto__`) nor another script can change what all
 * objects inherit. A frozen data property would make assignments to objects fail (`object.toString = …`). So each data
 * property is replaced by a getter and by a setter that defines the property on the object itself.
 */
export function sealPrototype(prototype: object) {
  for (const name of Reflect.ownKeys(prototype)) {
    const descriptor = Object.getOwnPropertyDescriptor(prototype, name)
    const value: unknown = descriptor?.value
    // `__proto__` is an accessor already. Properties that are not configurable stay as they are.
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
