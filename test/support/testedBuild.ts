import { join } from 'node:path'
import { ROOT } from '../../src/build/root'
import { readSettings } from '../../src/build/settings'
import type { Settings } from '../../src/config/settings'
import { localEnvironment } from './localSettings'

/** The node's address in the tested build. Nothing listens there: each worker's browser is led to a chain of its own. */
export const TESTED_CHAIN_URL = 'http://127.0.0.1:8545'

/** Where the build lies that is tested. Another folder lets two runs go on side by side. */
export const TESTED_BUILD = process.env.E2E_OUT_DIR ?? join(ROOT, '.cache/e2e-dist')

/** Where the build for tests of other networks lies (networksBuild.ts). */
export const NETWORKS_BUILD = `${TESTED_BUILD}-networks`

/** Where the same build for a site in a folder lies. */
export const FOLDER_BUILD = `${TESTED_BUILD}-folder`
export const FOLDER = '/folder/app'

/** Which packages are in the tested build. */
export const TESTED_PACKAGES = `${TESTED_BUILD}.packages.json`

/** Every wallet is offered; the relay of those that pair is one of the tests' own. It may be an app in Safe's page. */
export const testedEnvironment = () => ({
  ...localEnvironment(TESTED_CHAIN_URL),
  SITE_URL: 'https://trade.example',
  WALLETCONNECT_PROJECT_ID: 'browser-tests',
  FRAME_ANCESTORS: 'https://app.safe.global',
})

export const testedSettings = (): Settings => readSettings(testedEnvironment())
