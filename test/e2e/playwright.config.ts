import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserRules, CHAIN_COUNT } from './chains'

/** A time zone in which it is about noon, so that midnight does not pass during a test. */
function zoneOfNoon(): string {
  const ahead = 12 - new Date().getUTCHours()
  // These zones have a plus sign west of Greenwich.
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

/**
 * Browser features to disable. Only the last such argument counts, so the list repeats Playwright's own. It also
 * disables the pages of the address bar and the spare process, which each new context would start although nothing uses
 * them.
 */
const LEFT_OUT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  // Pages that a test itself serves belong to no network, so with these checks they could not call this machine.
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
    // A headless shell would align letters to whole pixels, which makes texts wider than in visitors' browsers.
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
  // The durations of the test files differ by minutes. Without this setting, the last file would keep a single worker
  // busy.
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // The timeout is several times the duration of a test on two idle cores, so that tests do not fail on a busy machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.E2E_APP_URL,
    viewport: { width: 1440, height: 900 },
    timezoneId: zoneOfNoon(),
    // Recording doubles the duration of a test. TRACE=1 keeps the traces of failed tests.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    // Without a graphics card, the processor draws each frame of an animation. `journey.spec.ts` has the animations on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
  // Projects are started in this order. The tests of other networks wait for their build and their chains, and run one
  // after another, so as the last ones they would keep a single worker busy for a minute.
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
