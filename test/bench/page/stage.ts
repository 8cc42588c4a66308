import { setTimeout as pause } from 'node:timers/promises'
import { chromium, type CDPSession, type Page } from '@playwright/test'
import { startPreview } from '../../../src/build/preview'
import { startChain, type LocalChain } from '../../chain/startChain'
import { ensureBrowser } from '../../e2e/browser'
import { TESTED_CHAIN_URL } from '../../support/testedBuild'
import { bundleScript } from '../../wallet/bundleScript'
import { startFloorSite } from '../floor/floorSite'
import type { Probe } from './probe'

export type Subject = 'ours' | 'floor'

export interface StageOptions {
  build: string
  /** The factor by which the processor is slowed down. */
  throttle: number
}

export interface VisitOptions {
  countRenders?: boolean
  list?: string
}

/** The browser's performance counters since the page started. Times are in milliseconds. */
export interface Metrics {
  task: number
  script: number
  styles: number
  heap: number
}

const QUIET_POLL_MS = 200
/** The page counts as idle below this work between two polls. It is not 0: clocks tick, and the poll takes time. */
const QUIET_WORK_MS = 60
const QUIET_POLLS = 6
/** A page that is still busy after this time is measured anyway. */
const QUIET_LIMIT_MS = 20_000

/** A visitor's page in its own browser profile. */
export class Visit {
  private open = 0

  constructor(
    readonly page: Page,
    private readonly session: CDPSession,
    private readonly throttle: number,
  ) {
    page.on('request', () => (this.open += 1))
    page.on('requestfinished', () => (this.open -= 1))
    page.on('requestfailed', () => (this.open -= 1))
  }

  async goto(url: string) {
    await this.session.send('Emulation.setCPUThrottlingRate', { rate: this.throttle })
    await this.page.goto(url)
  }

  probe<Result>(call: (probe: Probe) => Result | Promise<Result>): Promise<Result> {
    // The TypeScript loader may insert calls to helpers that do not exist in the page, so this is text.
    return this.page.evaluate<Result>(`(${call.toString()})(window.probe)`)
  }

  /** Starts a measurement of the probe, runs `act`, and returns the measured result. */
  async during<Result>(watch: (probe: Probe) => Promise<Result>, act: () => Promise<void>): Promise<Result> {
    return this.duringText<Result>(`(${watch.toString()})(window.probe)`, act)
  }

  /** Like `during`, but takes the measurement as the text of an expression. */
  async duringText<Result>(watch: string, act: () => Promise<void>): Promise<Result> {
    await this.page.evaluate(`{ window.found = ${watch}; undefined }`)
    await act()
    return this.page.evaluate<Result>('window.found')
  }

  async metrics(): Promise<Metrics> {
    const { metrics } = await this.session.send('Performance.getMetrics')
    const of = (metric: string) => metrics.find(({ name }) => name === metric)?.value ?? NaN
    return {
      task: of('TaskDuration') * 1_000,
      script: of('ScriptDuration') * 1_000,
      styles: of('RecalcStyleCount'),
      heap: of('JSHeapUsedSize'),
    }
  }

  async settle() {
    const limit = Date.now() + QUIET_LIMIT_MS
    let { task } = await this.metrics()
    for (let quiet = 0; quiet < QUIET_POLLS && Date.now() < limit;) {
      await pause(QUIET_POLL_MS)
      const now = await this.metrics()
      quiet = this.open <= 0 && now.task - task < QUIET_WORK_MS ? quiet + 1 : 0
      task = now.task
    }
  }

  /** The size of the heap in bytes after a garbage collection. */
  async heap(): Promise<number> {
    for (let round = 0; round < 2; round++) await this.session.send('HeapProfiler.collectGarbage')
    return (await this.metrics()).heap
  }

  /** Clicks the first element that matches a Playwright selector, after the mouse has hovered over it for a moment. */
  async press(selector: string) {
    const box = await this.page.locator(selector).first().boundingBox()
    if (!box) throw new Error(`There is no ${selector} to press.`)
    await this.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await pause(100)
    await this.page.mouse.down()
    await this.page.mouse.up()
  }

  close() {
    return this.page.context().close()
  }
}

export interface Stage {
  chain: LocalChain
  urlOf(subject: Subject): string
  visit(options?: VisitOptions): Promise<Visit>
  browser: string
  close(): Promise<void>
}

export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-proxy-server',
]

/** Chromium's host rules, which redirect requests from the build's node URL to `chain` and block all other machines. */
export const hostRules = ({ port }: LocalChain) =>
  `MAP 127.0.0.1:${new URL(TESTED_CHAIN_URL).port} 127.0.0.1:${port}, MAP 127.0.0.1 127.0.0.1, MAP * ~NOTFOUND`

/** The local chain, the servers of the build and the minimal pages, and a browser that reaches no other machine. */
export async function startStage({ build, throttle }: StageOptions): Promise<Stage> {
  const executablePath = ensureBrowser()
  const closing: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const end of closing.reverse()) await end()
  }
  try {
    const chain = await startChain({ chainId: 3 })
    closing.push(() => chain.stop())
    const ours = await startPreview({ port: 0, dir: build })
    closing.push(() => ours.close())
    const floor = await startFloorSite()
    closing.push(() => floor.close())
    const browser = await chromium.launch({
      executablePath,
      args: [...BROWSER_ARGS, `--host-resolver-rules=${hostRules(chain)}`],
    })
    closing.push(() => browser.close())
    const probe = await bundleScript('test/bench/page/probe.ts')
    return {
      chain,
      urlOf: (subject) => (subject === 'ours' ? ours.url : floor.url),
      async visit({ countRenders = false, list }: VisitOptions = {}) {
        const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
        const page = await context.newPage()
        if (countRenders) await page.addInitScript('window.countRenders = true')
        await page.addInitScript(probe)
        if (list !== undefined)
          await page.route('**/lists/tokens.json', (route) =>
            route.fulfill({ body: list, contentType: 'application/json' }),
          )
        const session = await context.newCDPSession(page)
        await session.send('Performance.enable')
        return new Visit(page, session, throttle)
      },
      browser: `Chromium ${browser.version()}`,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
