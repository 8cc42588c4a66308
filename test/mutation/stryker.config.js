import { LAYER } from './layer.js'

/**
 * Mutation tests of one layer (`LAYER=store`; `domain` unless set) by the layer's own suites: with those of other layers a
 * fault takes twenty seconds instead of one. Constants of a module, which are evaluated once per process, are left out.
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
