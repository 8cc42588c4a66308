import { QueryStatus } from '@reduxjs/toolkit/query'
import { waitAfterFailures } from '../../domain/page/retry'
import { headReads } from './headReads'
import { chainReads } from '../chainReads'
import { selectTradeChainId } from './tradeChain'
import { failedTag } from '../page/failed'
import { lists } from '../token/lists'
import type { RootState, StartListening } from '../types'

const { getHead } = headReads.endpoints

/** The past has its own pace: no block carries it. */
const SLOW = 'getHistories'

interface Entry {
  endpointName: string
  originalArgs?: unknown
  queryCacheKey: string
}

/** The chain that is read; undefined for a list. */
const chainOf = ({ originalArgs }: Entry) => ((originalArgs ?? {}) as { chainId?: number }).chainId

/** Whether its calls travel in the request of a block: what other chains, lists and the past are asked does not. */
function isWithBlocks(entry: Entry, tradeChainId: number): boolean {
  return chainOf(entry) === tradeChainId && entry.endpointName !== SLOW
}

/**
 * Reads what could not be read again with the next block, and what goes on failing while blocks come ever less often.
 * After a head that failed itself, what is read of its chain is tried as if it had failed once: the node may be back.
 */
export function retryFailedReads(startListening: StartListening) {
  /** How many times in a row each has failed, as far as blocks have seen it, and when the last try began. */
  const known = new Map<string, { failures: number; startedAt: number }>()

  function isDue(
    entry: Entry,
    query: RootState['lists']['queries'][string],
    isNodeBack: boolean,
    tradeChainId: number,
  ): boolean {
    const { endpointName, queryCacheKey } = entry
    const key = `${endpointName} ${queryCacheKey}`
    const startedAt = query?.startedTimeStamp ?? 0
    const last = known.get(key)
    const failures = isNodeBack || !last ? 1 : last.startedAt === startedAt ? last.failures : last.failures + 1
    known.set(key, { failures, startedAt })
    return Date.now() - startedAt >= waitAfterFailures(failures, isWithBlocks(entry, tradeChainId))
  }

  startListening({
    matcher: getHead.matchPending,
    effect({ meta }, listener) {
      const { dispatch } = listener
      const { chainId } = meta.arg.originalArgs
      const head = getHead.select({ chainId })(listener.getOriginalState())
      const state = listener.getState()
      const tradeChainId = selectTradeChainId(state)
      const failed = new Set<string>()

      for (const api of [chainReads, lists]) {
        const { queries } = state[api.reducerPath]
        const all: Entry[] = api.util.selectInvalidatedBy(state, ['Failed'])
        for (const { endpointName, queryCacheKey } of all) failed.add(`${endpointName} ${queryCacheKey}`)
        const tags = all
          .filter((entry) => {
            const query = queries[entry.queryCacheKey]
            return (
              query?.status !== QueryStatus.pending &&
              isDue(entry, query, head.isError && chainOf(entry) === chainId, tradeChainId)
            )
          })
          .map(({ endpointName, originalArgs }) => failedTag(endpointName, originalArgs))
        if (tags.length > 0) dispatch(api.util.invalidateTags(tags))
      }
      for (const key of known.keys()) if (!failed.has(key)) known.delete(key)
    },
  })
}
