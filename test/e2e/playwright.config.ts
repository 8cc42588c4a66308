import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserRules, CHAIN_COUNT } from './chains'

/** Where it is about noon: a test that shows times of day is not to live through a midnight. */
function zoneOfNoon(): string {
  const ahead = 12 - new Date().getUTCHours()
  // West of Greenwich these zones have a plus.
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.{spec,test}.ts',
  outputDir: join(import.meta.dirname, '../../test-results'),
  globalSetup: './globalSetup.ts',
  workers: CHAIN_COUNT,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  // Several times what a test takes on two free cores: a busy machine is no fault of the product.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.E2E_APP_URL,
    viewport: { width: 1440, height: 900 },
    timezoneId: zoneOfNoon(),
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.BROWSER_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        ...browserRules(),
      ],
    },
  },
})
