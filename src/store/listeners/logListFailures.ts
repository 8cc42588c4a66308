import { isAnyOf } from '@reduxjs/toolkit'
import { lists } from '../queries/lists'
import type { StartListening } from '../types'

const { getTokens, getPairs } = lists.endpoints

/** A list that cannot be read is a matter for the console alone, as specified. */
export function logListFailures(startListening: StartListening) {
  startListening({
    matcher: isAnyOf(getTokens.matchFulfilled, getPairs.matchFulfilled),
    effect({ meta }) {
      const { failures } = (meta.baseQueryMeta ?? { failures: [] }) as { failures: string[] }
      for (const failure of failures) console.warn(`List not read, the next one is tried: ${failure}`)
    },
  })
  startListening({
    matcher: isAnyOf(getTokens.matchRejected, getPairs.matchRejected),
    effect({ payload }) {
      if (payload && 'message' in payload) console.error(`No list could be read: ${payload.message}`)
    },
  })
}
