import { listNotRead, noListRead } from '#copy/token/listFailures'
import { lists } from './lists'
import type { StartListening } from '../types'

/** Visitors can do nothing about a list that cannot be read, so it is only logged to the console. */
export function logListFailures(startListening: StartListening) {
  for (const { matchFulfilled, matchRejected, select } of [lists.endpoints.getTokens, lists.endpoints.getPairs]) {
    startListening({
      predicate: matchFulfilled,
      effect({ meta }) {
        const { failures } = (meta.baseQueryMeta ?? { failures: [] }) as { failures: string[] }
        for (const failure of failures) console.warn(listNotRead(failure))
      },
    })
    startListening({
      predicate: matchRejected,
      effect({ payload }, api) {
        if (!payload || !('message' in payload)) return
        const isHeld = select(undefined)(api.getState()).data !== undefined
        console.error(noListRead(isHeld, payload.message))
      },
    })
  }
}
