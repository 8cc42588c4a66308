import { join } from 'node:path'
import { ROOT } from '../../src/build/root'
import { readSettings } from '../../src/build/settings'
import type { Settings } from '#config/settings'
import { type Language, LANGUAGES } from '#domain/browser/languages'
import { localEnvironment } from './localSettings'

/** No node listens at this URL: each worker redirects its browser's requests to its own chain. */
export const TESTED_CHAIN_URL = 'http://127.0.0.1:8545'

/** The folder of the tested build. Two runs at the same time need different folders in E2E_OUT_DIR. */
export const TESTED_BUILD = process.env.E2E_OUT_DIR ?? join(ROOT, '.cache/e2e-dist')

/** The folder of the build for tests of other networks (networksBuild.ts). */
export const NETWORKS_BUILD = `${TESTED_BUILD}-networks`

/** The folder of the build for a site that is served below a path. */
export const FOLDER_BUILD = `${TESTED_BUILD}-folder`
export const FOLDER = '/folder/app'

export const TESTED_PACKAGES = `${TESTED_BUILD}.packages.json`

/** Offers every wallet, uses the tests' own relay, and may run as a Safe app. */
export const testedEnvironment = () => ({
  ...localEnvironment(TESTED_CHAIN_URL),
  SITE_URL: 'https://trade.example',
  WALLETCONNECT_PROJECT_ID: 'browser-tests',
  FRAME_ANCESTORS: 'https://app.safe.global',
})

export const testedSettings = (): Settings => readSettings(testedEnvironment())

export const RIGHT_TO_LEFT = 'ar'

/** Whether this run tests the pages of all languages (`npm run test:languages`). */
export const isOfLanguages = () => process.env.E2E_LANGUAGES === 'all'

/**
 * Normally it has a language with long words and one that runs from right to left. More would take longer, and Jest
 * tests check the copy of all.
 */
export const folderSettings = (): Settings => ({
  ...testedSettings(),
  basePath: FOLDER,
  languages: isOfLanguages() ? (Object.keys(LANGUAGES) as Language[]) : ['en', 'de', RIGHT_TO_LEFT],
})
