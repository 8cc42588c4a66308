import type { Diagnostics } from '#domain/diagnostics/diagnostics'

/** An action as Redux DevTools lists it. */
export interface ListedAction {
  type: string
  payload?: unknown
  meta: { at: number }
}

/** Parses the copied diagnostics, including the two texts that Redux DevTools can import. */
export function parsedDiagnostics(text: string) {
  const diagnostics = JSON.parse(text) as Diagnostics
  return {
    ...diagnostics,
    before: JSON.parse(diagnostics.preloadedState) as Record<string, unknown>,
    actions: JSON.parse(diagnostics.payload) as ListedAction[],
  }
}
