import { billOfMaterials } from '../../../src/build/release/bom'
import { parseLock } from '../../../src/build/release/lockFile'
import { packageFolder } from '../../../src/build/release/shippedPackages'

const INTEGRITY = `sha512-${Buffer.alloc(64, 1).toString('base64')}`
const lock = parseLock(
  JSON.stringify({
    lockfileVersion: 3,
    packages: {
      '': { name: 'app', version: '1.0.0', license: 'MIT', dependencies: { '@a/b': '1', unused: '1' } },
      'node_modules/@a/b': { version: '1.2.3', license: 'MIT', integrity: INTEGRITY, dependencies: { c: '2' } },
      'node_modules/@a/b/node_modules/c': { version: '2.0.0', license: '(Apache-2.0 AND MIT)' },
      'node_modules/d/node_modules/c': { version: '2.0.0', license: '(Apache-2.0 AND MIT)' },
      'node_modules/unused': { version: '9.0.0', license: 'MIT' },
    },
  }),
)
const SUBJECT = { name: 'app', version: '1.0.0', date: '2026-01-01T00:00:00.000Z', tools: { webpack: '5.0.0' } }
const FOLDERS = ['node_modules/d/node_modules/c', 'node_modules/@a/b', 'node_modules/@a/b/node_modules/c']

test('what ships is listed once, with version, licence and hash', () => {
  expect(billOfMaterials(SUBJECT, FOLDERS, lock)).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: expect.stringMatching(/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/) as string,
    metadata: {
      component: { name: 'app', version: '1.0.0', licenses: [{ license: { id: 'MIT' } }] },
      tools: { components: [{ name: 'webpack', version: '5.0.0' }] },
    },
    components: [
      {
        'bom-ref': 'pkg:npm/%40a/b@1.2.3',
        group: '@a',
        name: 'b',
        version: '1.2.3',
        licenses: [{ license: { id: 'MIT' } }],
        hashes: [{ alg: 'SHA-512', content: '01'.repeat(64) }],
      },
      { 'bom-ref': 'pkg:npm/c@2.0.0', name: 'c', licenses: [{ expression: '(Apache-2.0 AND MIT)' }], hashes: [] },
    ],
    dependencies: [
      { ref: 'pkg:npm/app@1.0.0', dependsOn: ['pkg:npm/%40a/b@1.2.3'] },
      { ref: 'pkg:npm/%40a/b@1.2.3', dependsOn: ['pkg:npm/c@2.0.0'] },
      { ref: 'pkg:npm/c@2.0.0', dependsOn: [] },
    ],
  })
})

test('the same release gives the same bill, whatever the order', () => {
  expect(billOfMaterials(SUBJECT, [...FOLDERS].reverse(), lock)).toEqual(billOfMaterials(SUBJECT, FOLDERS, lock))
})

test('a package that the lock file lacks is an error', () => {
  expect(() => billOfMaterials(SUBJECT, ['node_modules/strange'], lock)).toThrow('node_modules/strange ships')
})

test.each([
  ['/app/node_modules/@a/b/dist/x.js', 'node_modules/@a/b'],
  ['/app/node_modules/a/node_modules/@b/c/x.js', 'node_modules/a/node_modules/@b/c'],
  ['C:\\app\\node_modules\\a\\x.js', 'node_modules/a'],
  ['/app/src/x.ts', null],
  ['', null],
])('%s is of %s', (file, folder) => {
  expect(packageFolder(file)).toBe(folder)
})
