import { packageName, parseLock } from '../../../src/build/release/lockFile'
import { dependencyTree, directDependencies, resolvePackage } from '../../supplyChain'

const lock = parseLock(
  JSON.stringify({
    lockfileVersion: 3,
    packages: {
      '': { name: 'app', version: '1.0.0', dependencies: { a: '1', b: '1' } },
      'node_modules/a': { version: '1.0.0', dependencies: { c: '2' }, peerDependencies: { absent: '1' } },
      'node_modules/a/node_modules/c': { version: '2.0.0', optionalDependencies: { b: '1' } },
      'node_modules/b': { version: '1.0.0', dependencies: { c: '1', a: '1' } },
      'node_modules/c': { version: '1.0.0' },
      'node_modules/alias': { name: '@real/name', version: '3.0.0' },
    },
  }),
)

test('a package is found as Node finds it: in the nearest folder', () => {
  expect(resolvePackage(lock, 'node_modules/a', 'c')).toBe('node_modules/a/node_modules/c')
  expect(resolvePackage(lock, 'node_modules/a/node_modules/c', 'b')).toBe('node_modules/b')
  expect(resolvePackage(lock, 'node_modules/b', 'c')).toBe('node_modules/c')
  expect(resolvePackage(lock, 'node_modules/b', 'nothing')).toBeNull()
})

test('what a package needs itself, and what through others, circles included', () => {
  expect(directDependencies(lock, 'node_modules/a')).toEqual(['node_modules/a/node_modules/c'])
  expect([...dependencyTree(lock, 'node_modules/a')].sort()).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/c',
    'node_modules/b',
    'node_modules/c',
  ])
  expect(dependencyTree(lock, 'node_modules/nothing').size).toBe(0)
})

test('a package has the name it was published under', () => {
  expect(packageName(lock, 'node_modules/alias')).toBe('@real/name')
  expect(packageName(lock, 'node_modules/a/node_modules/c')).toBe('c')
})

test('another format is refused', () => {
  expect(() => parseLock('{"lockfileVersion":1,"packages":{}}')).toThrow()
})
