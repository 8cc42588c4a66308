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
 * Browser features to disable. The list repeats the features that Playwright disables, because only the last such
 * argument takes effect. It also disables the address bar's own pages and the spare renderer process, because every new
 * context would start them in vain.
 */
const LEFT_OUT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  // Chromium assigns no network to pages that a Playwright route serves, so these checks would forbid them to call this
  // machine.
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
    // Without this argument, a headless shell would align letters to whole pixels, which makes texts wider than in
    // visitors' browsers.
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
  // Tests of the same file also run in parallel. The durations of the files differ by minutes, so a long last file
  // would keep a single worker busy.
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // The timeout is several times the duration of a test on two idle cores, so that tests do not time out on a busy
  // machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.E2E_APP_URL,
    viewport: { width: 1440, height: 900 },
    timezoneId: zoneOfNoon(),
    // Recording traces doubles the duration of a test. With TRACE=1, the traces of failed tests are kept.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    // Animations are off, because on a machine without a graphics card, the processor draws each frame.
    // `journey.spec.ts` turns them on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
  // Playwright starts projects in this order. The tests of other networks come first, because they wait for their build
  // and chains and run one after another. If they came last, they would keep a single worker busy for a minute.
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
