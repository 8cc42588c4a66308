import vm from 'node:vm'
import { sealPrototype } from '#domain/browser/sealPrototype'

function sealedRealm() {
  const context = vm.createContext({})
  const run = (code: string): unknown => vm.runInContext(`'use strict'; ${code}`, context)
  sealPrototype(run('Object.prototype') as object)
  return run
}

describe('C23: Object.prototype, once sealed', () => {
  test.each([
    'Object.prototype.polluted = 1',
    '({}).__proto__.polluted = 1',
    "({})['constructor'].prototype.polluted = 1",
    'Object.prototype.toString = () => "evil"',
    'Object.prototype.__proto__ = { polluted: 1 }',
    'Object.setPrototypeOf(Object.prototype, { polluted: 1 })',
    'Object.defineProperty(Object.prototype, "polluted", { value: 1 })',
    'Object.defineProperty(Object.prototype, "toString", { value: () => "evil" })',
    'Object.assign(Object.prototype, { polluted: 1 })',
    'Object.prototype.__defineGetter__("polluted", () => 1)',
    'delete Object.prototype.hasOwnProperty',
  ])('is not changed by %s', (attempt) => {
    const run = sealedRealm()
    expect(() => run(attempt)).toThrow(/.+/)
    expect(run('[({}).polluted, String({}), typeof ({}).hasOwnProperty, Object.isFrozen(Object.prototype)]')).toEqual([
      undefined,
      '[object Object]',
      'function',
      true,
    ])
  })

  test('is not changed by a merge of keys from outside, written without care', () => {
    const run = sealedRealm()
    const merge = `const merge = (into, from) => {
      for (const key of Object.keys(from)) {
        if (typeof from[key] === 'object') merge(into[key] ??= {}, from[key])
        else into[key] = from[key]
      }
    }`
    expect(() =>
      run(`${merge}; merge({}, JSON.parse('{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"x": 1}}}'))`),
    ).toThrow(/.+/)
    expect(run('[({}).polluted, ({}).x]')).toEqual([undefined, undefined])
  })

  test.each(['toString', 'valueOf', 'constructor', 'hasOwnProperty', 'toLocaleString', 'isPrototypeOf'])(
    'lets an object, a class and a function be assigned a %s of their own',
    (name) => {
      const run = sealedRealm()
      const assigned = (made: string) =>
        run(`{
          const object = ${made}
          object.${name} = 'own'
          object.${name} = 'own again'
          ;[object.${name}, Object.getOwnPropertyDescriptor(object, '${name}'), typeof ({}).${name}]
        }`)
      const own = { value: 'own again', writable: true, enumerable: true, configurable: true }
      for (const made of ['{}', '[]', 'Object.create({})', 'new (class {})()', 'new Map()'])
        expect(assigned(made)).toEqual(['own again', own, 'function'])
    },
  )

  test('goes on having what it had, with its own functions and without new keys', () => {
    const run = sealedRealm()
    expect(run('Reflect.ownKeys(Object.prototype).map(String).sort()')).toEqual(
      (vm.runInNewContext('Reflect.ownKeys(Object.prototype).map(String)') as string[]).sort(),
    )
    expect(run('[Object.keys({}), Object.keys(Object.prototype), ({}).constructor === Object]')).toEqual([[], [], true])
    expect(run('const made = []; for (const key in { own: 1 }) made.push(key); made')).toEqual(['own'])
    expect(run('[({ a: 1 }).hasOwnProperty("a"), String([1, 2]), `${{}}`, ({}) instanceof Object]')).toEqual([
      true,
      '1,2',
      '[object Object]',
      true,
    ])
  })

  test('is left as it is where somebody has sealed it before', () => {
    const run = sealedRealm()
    expect(() => sealPrototype(run('Object.prototype') as object)).not.toThrow()
    expect(() => sealPrototype(Object.freeze({ toString: () => 'frozen' }))).not.toThrow()
  })

  test('does not define on what cannot take it', () => {
    const run = sealedRealm()
    expect(() => run('const object = Object.freeze({}); object.toString = 1')).toThrow('not extensible')
    expect(() => run("'text'.toString = 1")).toThrow(/.+/)
  })
})
