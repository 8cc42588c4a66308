import { lists } from '../queries/lists'
import type { StartListening } from '../types'

/** A list that cannot be read is a matter for the console alone, as specified. */
export function logListFailures(startListening: StartListening) {
  for (const { matchFulfilled, matchRejected } of [lists.endpoints.getTokens, lists.endpoints.getPairs]) {
    startListening({
      predicate: matchFulfilled,
      effect({ meta }) {
        const { failures } = (meta.baseQueryMeta ?? { failures: [] }) as { failures: string[] }
        for (const failure of failures) console.warn(`List not read: ${failure}`)
      },
    })
    startListening({
      predicate: matchRejected,
      effect({ payload }) {
        if (payload && 'message' in payload) console.error(`No list could be read: ${payload.message}`)
      },
    })
  }
}
