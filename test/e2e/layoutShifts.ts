import type { Page } from '@playwright/test'

interface LayoutShift {
  /** The layout shift score: the share of the window that moved, times the distance as a share of the window. */
  value: number
  /** The time in milliseconds since the page was opened. */
  at: number
  /** Whether the shift follows recent input of the visitor. */
  isAnswer: boolean
  nodes: string[]
}

declare global {
  interface Window {
    __shifts?: LayoutShift[]
  }
}

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
      // Nobody sees a space move.
      const seen = sources.filter(({ node }) => node?.nodeName !== '#text' || node.textContent?.trim())
      if (sources.length > 0 && seen.length === 0) continue
      const nodes = seen.map(({ node }) => `${node?.nodeName}: ${node?.textContent?.slice(0, 60)}`)
      shifts.push({ value, at: startTime, isAnswer: hadRecentInput, nodes })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

export const watchShifts = (page: Page) => page.addInitScript(recordShifts)

export const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    // This waits for two frames, because the browser reports a shift one frame after its paint.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return window.__shifts ?? []
  })
