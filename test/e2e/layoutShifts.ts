import type { Page } from '@playwright/test'

/** A movement of what is on screen, and what moved. */
interface LayoutShift {
  /** The browser's measure: the part of the window that moved, times the part of the window by which it moved. */
  value: number
  /** Milliseconds since the page was opened. */
  at: number
  /** Whether it follows what a visitor has just done. */
  isAnswer: boolean
  nodes: string[]
}

declare global {
  interface Window {
    __shifts?: LayoutShift[]
  }
}

/** Runs in the page. */
function recordShifts() {
  interface Entry extends PerformanceEntry {
    value: number
    hadRecentInput: boolean
    sources: { node: Node | null }[]
  }
  const shifts: LayoutShift[] = []
  window.__shifts = shifts
  new PerformanceObserver((list) => {
    for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as Entry[]) {
      const nodes = sources.map(({ node }) => `${node?.nodeName}: ${node?.textContent?.slice(0, 60)}`)
      shifts.push({ value, at: startTime, isAnswer: hadRecentInput, nodes })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Notes every movement on each page that is loaded from now on. */
export const watchShifts = (page: Page) => page.addInitScript(recordShifts)

/** What has moved since the page was loaded. */
export const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    // Two frames: what is painted is reported with the next one.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return window.__shifts ?? []
  })
