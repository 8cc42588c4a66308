import { dirname } from 'node:path'

const rootDir = dirname(import.meta.dirname)

/** The repository's root, escaped for a regular expression. */
const ROOT = rootDir.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Suites that need a window: those that render, and those of browser features. */
const IN_A_WINDOW = [
  '/test/(app|views)/.+\\.test\\.tsx?$',
  '/test/.+\\.test\\.tsx$',
  '/test/index\\.test\\.ts$',
  '/test/build/(production|theme)\\.test\\.ts$',
  '/test/connectors/remote/coinbaseSdk\\.test\\.ts$',
  '/test/services/browser/(clipboard|earlyInput|movedNodes|theme)\\.test\\.ts$',
  '/test/store/token/persistTokenChoices\\.test\\.ts$',
].map((path) => ROOT + path)

const REDUX_TOOLKIT = '<rootDir>/node_modules/@reduxjs/toolkit/dist'

const NO_SUITES = ['/node_modules/', `${ROOT}/test/e2e/`]

const swc = (tsx) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic' } },
    },
  },
]

/**
 * The language's own globals that modules use most. Each module gets them as parameters, because jest's sandbox makes
 * looking up a global many times slower. Tests must not replace them, as they replace `Date` and timers.
 */
const SANDBOX_GLOBALS = [
  ...['Array', 'BigInt', 'Boolean', 'Error', 'JSON', 'Map', 'Math', 'Number', 'Object', 'Promise', 'Proxy', 'Reflect'],
  ...['RegExp', 'Set', 'String', 'Symbol', 'Uint8Array', 'WeakMap'],
]

const shared = {
  rootDir,
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.cache/'],
  setupFiles: ['<rootDir>/test/support/settings.ts'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/test/support/cssModule.ts',
    // ethers as one file, which each suite loads in a third of the time of its 150 modules.
    '^ethers$': '<rootDir>/node_modules/ethers/dist/ethers.umd.js',
  },
  transformIgnorePatterns: ['/node_modules/(?!(@noble/hashes|@redux-devtools/instrument)/)'],
  transform: {
    'node_modules/(@noble/hashes|@redux-devtools/instrument)/.*\\.js$': '@swc/jest',
    '\\.ts$': swc(false),
    '\\.tsx$': swc(true),
  },
}

/** @type {import('jest').Config} */
export default {
  rootDir,
  projects: [
    {
      ...shared,
      displayName: 'window',
      // A module of user-event has a `parseInt` of its own.
      sandboxInjectedGlobals: SANDBOX_GLOBALS,
      testEnvironment: '<rootDir>/test/support/BrowserEnvironment.ts',
      // The store without the development checks of Redux Toolkit and its packages, which took an eighth of the time of
      // these suites. Suites without a window run with the checks. Elements are made without a stack trace each, which
      // took a twelfth of the time; the linter finds missing keys.
      moduleNameMapper: {
        ...shared.moduleNameMapper,
        '^@reduxjs/toolkit$': `${REDUX_TOOLKIT}/cjs/redux-toolkit.production.min.cjs`,
        '^@reduxjs/toolkit/query$': `${REDUX_TOOLKIT}/query/cjs/rtk-query.production.min.cjs`,
        '^immer$': '<rootDir>/node_modules/immer/dist/cjs/immer.cjs.production.js',
        '^react-redux$': '<rootDir>/node_modules/react-redux/dist/cjs/react-redux.production.min.cjs',
        '^reselect$': '<rootDir>/node_modules/reselect/dist/cjs/reselect.production.min.cjs',
        '^react/jsx-runtime$': '<rootDir>/node_modules/react/cjs/react-jsx-runtime.production.js',
      },
      testRegex: IN_A_WINDOW,
      testPathIgnorePatterns: NO_SUITES,
    },
    {
      ...shared,
      displayName: 'node',
      // ethers parses hex with `parseInt`, byte by byte.
      sandboxInjectedGlobals: [...SANDBOX_GLOBALS, 'parseInt'],
      testEnvironment: '<rootDir>/test/support/NodeEnvironment.ts',
      setupFiles: [...shared.setupFiles, '<rootDir>/test/support/taskScheduler.ts'],
      testRegex: `${ROOT}/test/.+\\.test\\.ts$`,
      testPathIgnorePatterns: [...NO_SUITES, ...IN_A_WINDOW],
    },
  ],
  globalSetup: '<rootDir>/test/support/chainHost.ts',
  globalTeardown: '<rootDir>/test/support/stopChains.ts',
  reporters: ['default', '<rootDir>/test/support/slowest.js'],
  maxWorkers: '100%',
  // Many times what a test takes on two free cores: a busy machine is no fault of the product.
  testTimeout: 120_000,
}
