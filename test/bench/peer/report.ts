export type Report =
  | { step: 'started' }
  | { step: 'loaded' | 'connected' | 'reloaded'; figures: Record<string, number> }
  | { step: 'failed'; reason: string }

export interface Answer {
  goesOn: boolean
}

/** The path of an otherwise empty page that opens the home page as soon as the browser has started. */
export const START_PATH = '/bench-start.html'
export const REPORT_PATH = '/bench-report'
export const VISITOR_PATH = '/bench-visitor.js'
