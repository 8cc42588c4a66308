import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserRules, CHAIN_COUNT } from './chains'

/** Where it is about noon: a test that shows times of day is not to live through a midnight. */
function zoneOfNoon(): string {
  const ahead = 12 - new Date().getUTCHours()
  // West of Greenwich these zones have a plus.
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

/**
 * What the browser is to leave out. Its own list names these once more, because only the last list counts: what
 * Playwright leaves out, then the address bar's pages and the process kept in reserve, which each new context would start
 * and nobody would see.
 */
const LEFT_OUT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  // A page that a test answers for is of no network, and could not call this machine.
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

/** The tag of tests of what a headless shell does not have: it lets no page show notifications of the system. */
const WHOLE_BROWSER = /@whole-browser/

const launchOptions = {
  executablePath: process.env.BROWSER_PATH,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // A headless shell would fit letters to whole pixels, which makes texts wider than visitors have them.
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
  // Files differ in length by minutes: the last one would keep a single worker busy.
  fullyParallel: true,
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
    // A recording takes as much time as the test itself: TRACE=1 asks for those of the tests that fail.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    // Without a graphics card each frame of an animation is drawn by the processor. `journey.spec.ts` sees them all.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
  projects: [
    { name: 'shell', grepInvert: WHOLE_BROWSER },
    {
      name: 'whole browser',
      grep: WHOLE_BROWSER,
      use: { launchOptions: { ...launchOptions, executablePath: process.env.WHOLE_BROWSER_PATH } },
    },
  ],
})
