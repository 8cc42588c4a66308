import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { RuleSetCondition, RuleSetRule } from 'webpack'
import { ROOT } from '../../src/build/root'
import { readSettings } from '../../src/build/settings'
import { prerenderConfig, webpackConfig } from '../../webpack.config'

/** Packages of WalletConnect that the build leaves out: the modal, because of its licence, and the storage. */
const LEFT_OUT = ['@reown/appkit', '@walletconnect/keyvaluestorage']

const FOLDERS = [
  'react',
  'react-dom',
  '@reduxjs/toolkit',
  'immer',
  'reselect',
  'valibot',
  'react-router',
  '@noble/hashes',
]
/** All files of the packages that every page loads, and one for each extension that our own rules mention. */
const PACKAGE_FILES = [
  ...FOLDERS.flatMap((name) => {
    const folder = join(ROOT, 'node_modules', name)
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    return files.map((file) => join(folder, file))
  }),
  ...['ts', 'tsx', 'js', 'mjs', 'cjs', 'css', 'module.css', 'json'].map((end) =>
    join(ROOT, `node_modules/any/index.${end}`),
  ),
]

function holds(condition: RuleSetCondition | undefined, path: string): boolean {
  if (condition === undefined) return true
  if (typeof condition === 'string') return path.startsWith(condition)
  if (condition instanceof RegExp) return condition.test(path)
  if (typeof condition === 'function') return condition(path)
  if (Array.isArray(condition)) return condition.some((each: RuleSetCondition) => holds(each, path))
  const {
    and = [],
    or,
    not,
  } = condition as { and?: RuleSetCondition[]; or?: RuleSetCondition[]; not?: RuleSetCondition }
  return and.every((each) => holds(each, path)) && (!or || holds(or, path)) && (!not || !holds(not, path))
}

function reaches({ test, include, exclude, resource }: RuleSetRule, path: string): boolean {
  const wanted = [test, include, resource].every((condition) => holds(condition, path))
  return wanted && (exclude === undefined || !holds(exclude, path))
}

function loaded(rules: readonly unknown[], paths: readonly string[]): string[] {
  return rules.flatMap((each) => {
    if (typeof each !== 'object' || each === null) return []
    const rule = each as RuleSetRule
    const reached = paths.filter((path) => reaches(rule, path))
    const hasLoader = rule.loader !== undefined || rule.use !== undefined
    return hasLoader ? reached : loaded([...(rule.rules ?? []), ...(rule.oneOf ?? [])], reached)
  })
}

const settings = readSettings({})
const configurations = {
  production: webpackConfig('production', settings),
  development: webpackConfig('development', settings),
  prerender: prerenderConfig(settings, ROOT, ['en']),
}

test.each(Object.entries(configurations))('no loader of %s applies to a package, and none is replaced', (_, config) => {
  expect(loaded(config.module?.rules ?? [], PACKAGE_FILES)).toEqual([])
  expect(Object.keys(config.resolve?.alias ?? {})).toEqual(LEFT_OUT)
  expect([config.resolve?.fallback, config.resolve?.plugins, config.externals]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  const plugins = (config.plugins ?? []).map((plugin) => plugin?.constructor.name)
  expect(plugins.filter((name) => name?.includes('Replacement'))).toEqual([])
})

test.each<[string, RuleSetRule]>([
  ['a folder', { include: join(ROOT, 'node_modules/immer'), loader: 'planted' }],
  ['a name', { test: /react-dom-client\.production\.js$/, use: ['planted'] }],
  ['all scripts', { test: /\.js$/, exclude: /src/, loader: 'planted' }],
  ['all files', { enforce: 'post', use: 'planted' }],
  ['a rule within others', { test: /\.m?js$/, oneOf: [{ include: /node_modules/, rules: [{ loader: 'planted' }] }] }],
])('a loader that is planted for %s is found', (_, rule) => {
  expect(loaded([...(configurations.production.module?.rules ?? []), rule], PACKAGE_FILES)).not.toEqual([])
})
