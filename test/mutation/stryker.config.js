import { LAYER } from './layer.js'

/**
 * Mutation tests of one layer (`LAYER=store`; defaults to `domain`) by the layer's own suites. With the suites of other
 * layers, a fault would take twenty seconds instead of one. Module constants are left out, because they are evaluated
 * only once per process.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { configFile: 'test/mutation/jest.config.js' },
  mutate: [`src/${LAYER}/**/*.ts`],
  ignorePatterns: ['dist', 'release', 'test-results'],
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  incremental: true,
  incrementalFile: `.cache/mutation/${LAYER}.json`,
  tempDirName: '.cache/mutation/sandboxes',
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { allowColor: false, reportTests: false },
  timeoutMS: 10_000,
}
