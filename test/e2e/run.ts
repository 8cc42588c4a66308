import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ROOT } from '../../src/build/root'
import { ensureFolderBuild, ensureTestedBuild } from '../support/buildForTests'
import { holdPorts } from '../support/ports'
import { TESTED_BUILD } from '../support/testedBuild'
import { ensureBrowser, findShell } from './browser'

const WORKERS = 3

/**
 * Further arguments are passed to Playwright. Resolves to its exit code. With `--languages`, only the pages of all
 * languages are tested, which takes as long as all other tests.
 */
async function main(): Promise<number> {
  const [first, ...others] = process.argv.slice(2)
  const ofLanguages = first === '--languages'
  const chosen = ofLanguages ? ['test/e2e/anywhere.spec.ts', ...others] : process.argv.slice(2)
  if (ofLanguages) process.env.E2E_LANGUAGES = 'all'
  const browser = ensureBrowser()
  await ensureTestedBuild()
  if (ofLanguages) await ensureFolderBuild()
  const { ports, release } = await holdPorts(1 + WORKERS)
  const [appPort, ...chainPorts] = ports
  await release()

  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
  const args = [cli, 'test', '--config', join(ROOT, 'test/e2e/playwright.config.ts'), ...chosen]
  const env = {
    ...process.env,
    BROWSER_PATH: findShell() ?? browser,
    WHOLE_BROWSER_PATH: browser,
    E2E_APP_DIR: TESTED_BUILD,
    E2E_APP_URL: `http://127.0.0.1:${appPort}`,
    E2E_CHAIN_URLS: chainPorts.map((port) => `http://127.0.0.1:${port}`).join(' '),
  }
  const tests = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env })
  // Signals are only passed on, because Playwright itself stops the processes that its setup has started.
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
