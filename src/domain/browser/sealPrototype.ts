/**
 * Freezes a prototype, so that neither a `__proto__` key in untrusted data nor another script can change what all
 * objects inherit. If a data property is frozen, objects that inherit it cannot be assigned a property of that name
 * (`object.toString = …`). Therefore each data property is replaced by a getter, and by a setter that defines the
 * property on the object itself.
 */
export function sealPrototype(prototype: object) {
  for (const name of Reflect.ownKeys(prototype)) {
    const descriptor = Object.getOwnPropertyDescriptor(prototype, name)
    const value: unknown = descriptor?.value
    // `__proto__` is already an accessor. Properties that are not configurable cannot be replaced.
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
