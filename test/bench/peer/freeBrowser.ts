import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BROWSER_ARGS } from '../page/stage'

/** A browser that nothing is attached to, with one page open. */
export interface FreeBrowser {
  /** CPU time of the page's main thread so far, in milliseconds; NaN where the operating system does not tell. */
  mainThread(): number
  close(): Promise<void>
}

/** A file of the process's folder; empty when the process has ended. */
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

/** The processes that descend from one. */
function descendants(root: number): string[] {
  // The name in brackets, which precedes the parent, may hold blanks.
  const parents = new Map(processes().map((pid) => [pid, /\) \S (\d+)/.exec(read(`/proc/${pid}/stat`))?.[1]]))
  const found = [String(root)]
  for (const pid of found) for (const [child, parent] of parents) if (parent === pid) found.push(child)
  return found.slice(1)
}

/** Renderers of the browser's own surface. */
const OWN_SURFACE = /--(top-chrome-webui|extension-process)/

/** The renderer that has done most is the page's: another is kept for a page to come. */
function mainThread(browser: number): number {
  const times = descendants(browser)
    .filter((pid) => {
      const command = read(`/proc/${pid}/cmdline`)
      return command.includes('--type=renderer') && !OWN_SURFACE.test(command)
    })
    // A process's first thread has its id.
    .map((pid) => Number(read(`/proc/${pid}/task/${pid}/schedstat`).split(' ', 1)[0]) / 1e6)
  return times.length > 0 ? Math.max(...times) : NaN
}

/** Starts a browser with a new profile and opens a page. */
export function openFreely(executable: string, url: string, hostRules: string): FreeBrowser {
  const profile = mkdtempSync(join(tmpdir(), 'bench-profile-'))
  const args = [
    ...BROWSER_ARGS,
    '--headless=new',
    '--no-first-run',
    '--window-size=1440,900',
    '--enable-precise-memory-info',
    '--js-flags=--expose-gc',
    `--user-data-dir=${profile}`,
    `--host-resolver-rules=${hostRules}`,
    url,
  ]
  const browser = spawn(executable, args, { stdio: 'ignore' })
  const ended = once(browser, 'exit')
  return {
    mainThread: () => (browser.pid === undefined ? NaN : mainThread(browser.pid)),
    async close() {
      browser.kill()
      await ended
      // Its other processes end a moment later, and write until then.
      await rm(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}
