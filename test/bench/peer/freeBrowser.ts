import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BROWSER_ARGS } from '../page/stage'

/** A browser without a debugger, with one open page. */
export interface FreeBrowser {
  /** The CPU time of the page's main thread so far, in milliseconds; NaN if the operating system does not report it. */
  mainThread(): number
  close(): Promise<void>
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

const processes = () => {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
}

function descendants(root: number): string[] {
  // In the `stat` file, the process name in brackets comes before the parent's id and may contain spaces.
  const parents = new Map(processes().map((pid) => [pid, /\) \S (\d+)/.exec(read(`/proc/${pid}/stat`))?.[1]]))
  const found = [String(root)]
  for (const pid of found) for (const [child, parent] of parents) if (parent === pid) found.push(child)
  return found.slice(1)
}

/** Matches renderers of the browser's own visitor interface. */
const OWN_SURFACE = /--(top-chrome-webui|extension-process)/

/** The CPU time of the busiest renderer. That is the page's renderer; Chromium may keep an idle one in reserve. */
function mainThread(browser: number): number {
  const times = descendants(browser)
    .filter((pid) => {
      const command = read(`/proc/${pid}/cmdline`)
      return command.includes('--type=renderer') && !OWN_SURFACE.test(command)
    })
    // The first thread of a process has the same id as the process.
    .map((pid) => Number(read(`/proc/${pid}/task/${pid}/schedstat`).split(' ', 1)[0]) / 1e6)
  return times.length > 0 ? Math.max(...times) : NaN
}

export function openFreely(executable: string, url: string, switches: readonly string[]): FreeBrowser {
  const profile = mkdtempSync(join(tmpdir(), 'bench-profile-'))
  const args = [
    ...BROWSER_ARGS,
    '--headless=new',
    '--no-first-run',
    '--window-size=1440,900',
    '--enable-precise-memory-info',
    '--js-flags=--expose-gc',
    `--user-data-dir=${profile}`,
    ...switches,
    url,
  ]
  const browser = spawn(executable, args, { stdio: 'ignore' })
  const ended = once(browser, 'exit')
  return {
    mainThread: () => (browser.pid === undefined ? NaN : mainThread(browser.pid)),
    async close() {
      browser.kill()
      await ended
      // The folder is removed with retries, because the browser's other processes write into it until they end.
      await rm(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}
