import type { Diagnostics, PageFacts } from '../../src/domain/page/diagnostics/diagnostics'
import { diagnosticsText } from '../../src/store/page/diagnostics/diagnosticsText'
import type { AppDispatch } from '../../src/store/types'

export const PAGE_FACTS: PageFacts = {
  browser: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  language: 'en-GB',
  window: { width: 1440, height: 900 },
  isOnline: true,
  route: 'swap',
  hash: '0123456789',
}

/** What is copied. */
export const textOf = ({ dispatch }: { dispatch: AppDispatch }): string => dispatch(diagnosticsText(PAGE_FACTS))

/** An action as Redux DevTools lists it. */
export interface ListedAction {
  type: string
  payload?: unknown
  meta: { at: number }
}

/** The same, with the two texts that Redux DevTools imports. */
export function parsedDiagnostics(text: string) {
  const diagnostics = JSON.parse(text) as Diagnostics
  return {
    ...diagnostics,
    before: JSON.parse(diagnostics.preloadedState) as Record<string, unknown>,
    actions: JSON.parse(diagnostics.payload) as ListedAction[],
  }
}
