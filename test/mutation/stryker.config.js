/**
 * Mutation tests. The suites are those without a window and without a local chain, and constants of a module, which are
 * evaluated once per process, are left out.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { configFile: 'test/mutation/jest.config.js' },
  mutate: ['src/{domain,boundary,connectors,store}/**/*.ts'],
  ignorePatterns: ['dist', 'release', 'test-results'],
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  incremental: true,
  incrementalFile: '.cache/mutation/incremental.json',
  tempDirName: '.cache/mutation/sandboxes',
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { allowColor: false, reportTests: false },
  timeoutMS: 10_000,
  // The first run has all suites, slowed down by counting what they cover.
  dryRunTimeoutMinutes: 30,
}
