import base from '../jest.config.js'

const node = base.projects.find(({ displayName }) => displayName === 'node')

const planted = ([pattern, transformer]) =>
  Array.isArray(transformer)
    ? [pattern, ['<rootDir>/test/mutate/transform.js', transformer[1]]]
    : [pattern, transformer]

/** One suite at a time, in modules with faults. @type {import('jest').Config} */
export default {
  ...node,
  testEnvironment: '<rootDir>/test/mutate/environment.ts',
  transform: Object.fromEntries(Object.entries(node.transform).map(planted)),
  testTimeout: base.testTimeout,
}
