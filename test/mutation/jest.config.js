import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import base from '../jest.config.js'
import { LAYER } from './layer.js'

const { rootDir, testTimeout } = base
const node = base.projects.find(({ displayName }) => displayName === 'node')

/** A suite that starts a local chain imports one of these. */
const CHAIN = /'(?:\.{1,2}\/)+(?:(?:chain|support)\/)?(?:sharedChain|startChain|anvil|chain)'/

const onChain = readdirSync(join(rootDir, 'test'), { recursive: true, encoding: 'utf8' })
  .map((path) => `test/${path.replaceAll('\\', '/')}`)
  .filter((path) => path.endsWith('.test.ts') && CHAIN.test(readFileSync(join(rootDir, path), 'utf8')))

/** @type {import('jest').Config} */
export default {
  ...node,
  testRegex: `/test/${LAYER}/.*\\.test\\.ts$`,
  testEnvironment: 'node',
  setupFiles: ['<rootDir>/test/support/constants.ts', ...node.setupFiles],
  testPathIgnorePatterns: [...node.testPathIgnorePatterns, ...onChain.map((path) => `/${path}$`)],
  testTimeout,
}
