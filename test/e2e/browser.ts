import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const COMMANDS = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge-stable',
  'microsoft-edge',
]

const INSTALL_LIMIT_MS = 5 * 60_000

const MAC_APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge']

const WINDOWS_PATHS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
]

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function pathsOf(command: string): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return [...folders, '/usr/bin', '/snap/bin'].map((folder) => join(folder, command))
}

function usualPaths(): string[] {
  const { HOME = '', PROGRAMFILES, LOCALAPPDATA } = process.env
  if (process.platform === 'darwin')
    return MAC_APPS.flatMap((app) => ['', HOME].map((root) => `${root}/Applications/${app}.app/Contents/MacOS/${app}`))
  if (process.platform === 'win32')
    return [PROGRAMFILES, process.env['PROGRAMFILES(X86)'], LOCALAPPDATA].flatMap((root) =>
      root ? WINDOWS_PATHS.map((path) => join(root, path)) : [],
    )
  return COMMANDS.flatMap(pathsOf)
}

/**
 * A Chromium browser on this machine: that in BROWSER_PATH, Chrome, Chromium, Edge, or Playwright's; null if there is
 * none. Throws if BROWSER_PATH is not a program.
 */
export function findBrowser(): string | null {
  const { BROWSER_PATH } = process.env
  if (BROWSER_PATH) {
    if (canRun(BROWSER_PATH)) return BROWSER_PATH
    throw new Error(`BROWSER_PATH is "${BROWSER_PATH}", which is no program.`)
  }
  return [...usualPaths(), chromium.executablePath()].find(canRun) ?? null
}

/** A headless shell draws no window; null if there is none, or if BROWSER_PATH chooses a browser. */
export function findShell(): string | null {
  return (process.env.BROWSER_PATH ? undefined : pathsOf('chromium-headless-shell').find(canRun)) ?? null
}

/** Whether a command succeeds. A command that hangs, for example on a blocked network, is aborted. */
function run(command: string, ...args: string[]): boolean {
  console.log(`> ${[command, ...args].join(' ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' }
  const shell = process.platform === 'win32'
  return spawnSync(command, args, { stdio: 'inherit', env, shell, timeout: INSTALL_LIMIT_MS }).status === 0
}

/** Whether a downloaded browser can start, that is, whether the system libraries that it needs are installed. */
const starts = (path: string) => spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0

/**
 * A Chromium browser or, if there is none, Playwright's, which this installs, and as root on Debian or Ubuntu the
 * system's. Throws an Error with instructions if none can be installed.
 */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found) return found

  console.log('No Chromium browser was found: installing one.')
  const own = chromium.executablePath()
  if (run('npx', 'playwright', 'install', 'chromium') && canRun(own) && starts(own)) return own
  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  if (
    isDebianRoot &&
    run('apt-get', 'update') &&
    run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium')
  ) {
    const installed = findBrowser()
    if (installed) return installed
  }
  throw new Error('No browser could be installed. Install Chrome, Chromium or Edge, or set BROWSER_PATH to one.')
}
