import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserRules, CHAIN_COUNT } from './chains'

/** A time zone in which it is about noon, so that midnight does not pass during a test. */
function zoneOfNoon(): string {
  const ahead = 12 - new Date().getUTCHours()
  // The signs of these zones are inverted: a plus sign means west of Greenwich.
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

/**
 * Only the last such argument takes effect, so it repeats what Playwright disables. The address bar's pages and the
 * spare renderer are added, which every new context would start in vain.
 */
const LEFT_OUT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  // Chromium assigns no network to pages that a Playwright route serves, so they could not call this machine.
  'LocalNetworkAccessChecks',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
]

/** The tag of tests that need a full browser, because a headless shell does not support system notifications. */
const WHOLE_BROWSER = /@whole-browser/

/** The tests that share a build and chains of other networks. */
const NETWORKS = '**/networks.spec.ts'

const launchOptions = {
  executablePath: process.env.BROWSER_PATH,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // Otherwise a headless shell aligns letters to whole pixels, which makes texts wider than for visitors.
    '--font-render-hinting=none',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-proxy-server',
    `--disable-features=${LEFT_OUT.join(',')}`,
    ...browserRules(),
  ],
}

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.{spec,test}.ts',
  outputDir: join(import.meta.dirname, '../../test-results'),
  globalSetup: './globalSetup.ts',
  workers: CHAIN_COUNT,
  // The durations of files differ by minutes, and a long last file would keep one worker busy.
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // This is several times the duration of a test on two idle cores, for busy machines.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.E2E_APP_URL,
    viewport: { width: 1440, height: 900 },
    timezoneId: zoneOfNoon(),
    // Recording traces doubles the duration of a test. With TRACE=1, the traces of failed tests are kept.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    // The processor draws each frame without a graphics card. `journey.spec.ts` turns animations on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
  // Playwright starts these in order. The tests of other networks wait for builds and run one by one, so at the end
  // they would keep a single worker busy for a minute.
  projects: [
    { name: 'networks', testMatch: NETWORKS },
    {
      name: 'whole browser',
      grep: WHOLE_BROWSER,
      use: { launchOptions: { ...launchOptions, executablePath: process.env.WHOLE_BROWSER_PATH } },
    },
    { name: 'shell', testIgnore: NETWORKS, grepInvert: WHOLE_BROWSER },
  ],
})
