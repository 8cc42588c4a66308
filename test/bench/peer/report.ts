/** A report that the visitor script in the page sends to the server. */
export type Report =
  | { step: 'started' }
  | { step: 'loaded' | 'connected' | 'reloaded'; figures: Record<string, number> }
  | { step: 'failed'; reason: string }

export interface Answer {
  /** Whether the visitor script continues after the reported step. */
  goesOn: boolean
}

/** The path of a page that redirects to the home page once the browser has started. */
export const START_PATH = '/bench-start.html'
export const REPORT_PATH = '/bench-report'
export const VISITOR_PATH = '/bench-visitor.js'
