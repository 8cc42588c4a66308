import { BENCH_WALLET } from '../page/benchWallet'
import { after, installWallet, watchLoad, whenPainted } from '../page/inPage'
import { REPORT_PATH, type Answer, type Report } from './report'

/**
 * This script runs in a page before the page's own scripts and acts like a visitor: it waits until the page is idle,
 * connects the wallet, reloads once, and reports its measurements to the server. The browser therefore needs no
 * automation, which would change the measurements.
 */

const CONNECT = '#wallet-button, [data-testid="rk-connect-button"]'
const WALLETS = 'dialog[open] button, [data-testid^="rk-wallet-option"]'

/** The load is measured for this long, or longer if the page is still busy. */
const LOAD_MS = 10_000
const QUIET_MS = 1_000
/** A page that is still busy after this time is measured anyway. */
const QUIET_LIMIT_MS = 30_000
/** The time for which the pointer hovers over a button before it is pressed. */
const HOVER_MS = 100

const RELOADED = 'visitor.reloaded'

interface MeasuringWindow extends Window {
  /** Available only because the browser is started with a switch that exposes the garbage collector. */
  gc?: () => void
  performance: Performance & { memory?: { usedJSHeapSize: number } }
}

const page: MeasuringWindow = window

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The time at which the last long task ended, or the last file or response arrived. */
let lastWork = 0
for (const type of ['longtask', 'resource'])
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) lastWork = Math.max(lastWork, startTime + duration)
  }).observe({ type, buffered: true })

/** Resolves once the page has been idle for a second, not before `earliest`, in milliseconds since the navigation. */
async function quiet(earliest = 0) {
  const limit = performance.now() + QUIET_LIMIT_MS
  const isQuiet = () => performance.now() >= Math.max(earliest, lastWork + QUIET_MS)
  while (!isQuiet() && performance.now() < limit) await pause(100)
}

async function report(sent: Report): Promise<Answer> {
  const response = await fetch(REPORT_PATH, { method: 'POST', body: JSON.stringify(sent) })
  return (await response.json()) as Answer
}

const walletChoice = () =>
  [...document.querySelectorAll<HTMLElement>(WALLETS)].find(({ textContent }) => textContent.includes(BENCH_WALLET))

const isConnected = () =>
  document.querySelector('#wallet-button')?.textContent.startsWith('Account') ??
  document.querySelector('[data-testid="rk-account-button"]') !== null

/** Dispatches a mouse click's events. Resolves with the time until the first painted frame in which `isTrue` holds. */
async function press(element: HTMLElement | null | undefined, isTrue: () => boolean): Promise<number> {
  if (!element) throw new Error('There is nothing to press.')
  element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  await pause(HOVER_MS)
  const painted = after('click', isTrue)
  element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }))
  element.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerType: 'mouse' }))
  element.click()
  return painted
}

function heap(): number {
  for (let round = 0; round < 2; round++) page.gc?.()
  return (page.performance.memory?.usedJSHeapSize ?? NaN) / 1e6
}

async function firstVisit() {
  const { load, tasks, files } = watchLoad(CONNECT)
  await quiet(LOAD_MS)
  const times = load()
  const { blocking, longest } = tasks()
  const bytesUntil = (limit: number) =>
    files()
      .filter(({ path, at }) => path.endsWith('.js') && at <= limit)
      .reduce((sum, { bytes }) => sum + bytes, 0) / 1_000
  const figures = {
    ...times,
    // A button that is not painted yet cannot be pressed.
    works: Math.max(times.works, times.firstPaint),
    blocking,
    longest,
    bytesWorks: bytesUntil(times.works),
    bytesIdle: bytesUntil(Infinity),
  }
  const { goesOn } = await report({ step: 'loaded', figures })
  if (!goesOn) return
  const dialog = await press(document.querySelector<HTMLElement>(CONNECT), () => walletChoice() !== undefined)
  await quiet()
  const account = await press(walletChoice(), isConnected)
  await quiet()
  await report({ step: 'connected', figures: { dialog, account } })
  sessionStorage.setItem(RELOADED, 'yes')
  location.reload()
}

async function secondVisit() {
  const reload = await new Promise<number>((resolve) => {
    whenPainted(isConnected, () => resolve(performance.now()))
  })
  await quiet()
  await report({ step: 'reloaded', figures: { reload, heap: heap() } })
}

installWallet()
const visit = sessionStorage.getItem(RELOADED) ? secondVisit() : firstVisit()
visit.catch((error: unknown) => report({ step: 'failed', reason: String(error) }))
