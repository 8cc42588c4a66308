import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build } from '../../src/build/build'
import { ROOT } from '../../src/build/root'
import { localSettings } from '../support/localSettings'
import { holdPorts } from '../support/ports'
import { ensureBrowser } from './browser'

/** Another folder lets two runs go on side by side. */
const OUT_DIR = process.env.E2E_OUT_DIR ?? join(ROOT, '.cache/e2e-dist')

/** Browsers side by side, each with a chain of its own. */
const WORKERS = 2

/** Runs the end-to-end tests; further arguments go to Playwright. Its exit code. */
async function main(): Promise<number> {
  const browser = ensureBrowser()
  // The build holds a chain's address, so the ports are chosen long before anything listens on them.
  const { ports, release } = await holdPorts(1 + WORKERS)
  const [appPort, ...chainPorts] = ports
  const chainUrls = chainPorts.map((port) => `http://127.0.0.1:${port}`)
  // Every wallet is offered; the relay of those that pair is one of the tests' own.
  const settings = { ...localSettings(chainUrls[0] ?? ''), walletConnectProjectId: 'browser-tests' }
  try {
    await build(settings, OUT_DIR)
  } finally {
    // Held ports would keep a run alive whose build has failed.
    await release()
  }

  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
  const args = [cli, 'test', '--config', join(ROOT, 'test/e2e/playwright.config.ts'), ...process.argv.slice(2)]
  const env = {
    ...process.env,
    BROWSER_PATH: browser,
    E2E_APP_DIR: OUT_DIR,
    E2E_APP_URL: `http://127.0.0.1:${appPort}`,
    E2E_CHAIN_URLS: chainUrls.join(' '),
  }
  const tests = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env })
  // Playwright stops what its set-up started; this process only waits for that.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => tests.kill(signal))
  return new Promise((fulfil) => tests.once('exit', (code) => fulfil(code ?? 1)))
}

main().then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  },
)
