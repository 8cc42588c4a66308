import { createAction, prepareAutoBatched, SHOULD_AUTOBATCH, type UnknownAction } from '@reduxjs/toolkit'
import { QueryStatus } from '@reduxjs/toolkit/query'
import { configuredChain } from '#config/chains'
import { waitAfterFailures } from '#domain/browser/retry'
import { headPollMs } from '#domain/chain/blockTime'
import { HEAD_POLL_MS, PRIORITY_FEE_MS } from '#domain/chain/limits'
import { chainReads } from '../chainReads'
import { failedTag } from '../failed'
import type { AppDispatch, RootState, StartListening } from '../types'
import { headReads } from './headReads'
import { selectTradeChainId } from './tradeChain'

// A new block causes, in this order: all reads that depend on it, failed reads and old histories are read again, and
// the next block is polled. The reads start in the tick in which the head is requested, so that they share its request.

const { getHead, getPriorityFee } = headReads.endpoints

interface BlockRead {
  chainId: number
  number: number
  changed: string[]
}

/** All reads that depend on a new block have ended. It is the only entry of Redux DevTools for a block. */
export const blockRead = createAction('chain/blockRead', prepareAutoBatched<BlockRead>())

/** The tag of a history, which is refetched once it is `HISTORY_MS` old. */
export const pastTag = (args: unknown) => ({ type: 'Past' as const, id: JSON.stringify(args) })

/** It can be long, because charts end with the live price. */
const HISTORY_MS = 300_000
const HISTORIES = 'getHistories'

const POLL = { skipPollingIfUnfocused: true, refetchOnFocus: true, refetchOnReconnect: true }

interface Entry {
  endpointName: string
  originalArgs?: unknown
  queryCacheKey: string
}

/** The chain of a cache entry; undefined for a list. */
const chainOf = ({ originalArgs }: Entry) => ((originalArgs ?? {}) as { chainId?: number }).chainId

function changedReads(before: RootState, after: RootState): string[] {
  const changed = Object.entries(after.chainReads.queries).filter(
    ([key, read]) => read?.data !== before.chainReads.queries[key]?.data,
  )
  return [...new Set(changed.flatMap(([, read]) => read?.endpointName ?? []))].sort()
}

const isReading = ({ chainReads: { queries } }: RootState) =>
  Object.values(queries).some((read) => read?.status === QueryStatus.pending)

/** Refetches reads of a chain by their tags, batched: subscribers need not be notified before the results arrive. */
export const invalidateOn = (chainId: number, ...types: ('Block' | 'Fee' | 'Own')[]) => ({
  ...chainReads.util.invalidateTags(types.map((type) => ({ type, id: chainId }))),
  meta: { [SHOULD_AUTOBATCH]: true },
})

/**
 * Polls the newest block of the traded network while the page is visible. Polling starts with the first `getHead` read
 * of a component, so that polling and the component share a request. Polling is more frequent while `isAwaited` returns
 * true.
 */
function createPolling(isAwaited: (state: RootState) => boolean) {
  let followed: { chainId: number; pollingInterval: number; poll: (ms: number) => void; stop: () => void } | null = null

  const intervalOf = (chainId: number, state: RootState) =>
    headPollMs(configuredChain(chainId).blockSeconds, isAwaited(state))

  return {
    follow(chainId: number, state: RootState, dispatch: AppDispatch) {
      if (chainId !== selectTradeChainId(state) || chainId === followed?.chainId) return
      followed?.stop()
      const pollingInterval = intervalOf(chainId, state)
      const subscriptionOptions = { ...POLL, pollingInterval }
      const subscription = dispatch(getHead.initiate({ chainId }, { subscriptionOptions }))
      followed = {
        chainId,
        pollingInterval,
        poll: (ms) => {
          subscription.updateSubscriptionOptions({ ...POLL, pollingInterval: ms })
        },
        stop: () => {
          subscription.unsubscribe()
        },
      }
    },
    adjust(state: RootState) {
      if (!followed) return
      const interval = intervalOf(followed.chainId, state)
      if (interval === followed.pollingInterval) return
      followed.pollingInterval = interval
      followed.poll(interval)
    },
    /** Resetting the cache also removes the subscription. */
    forget() {
      followed = null
    },
  }
}

/** The used parts of an RTK Query API. */
interface Api {
  reducerPath: 'chainReads' | 'lists'
  util: {
    selectInvalidatedBy(state: RootState, tags: 'Failed'[]): Entry[]
    invalidateTags(tags: ReturnType<typeof failedTag>[]): UnknownAction
  }
}

/**
 * Retries failed reads with the next block, and less often while they keep failing. If `getHead` succeeds after a
 * failure, the node may be available again, so the waiting times of all failed reads of its chain are reset.
 */
function createRetries(apis: readonly Api[]) {
  /** For each read, the number of successive failures, counted once per block, and the start of the last attempt. */
  const known = new Map<string, { failures: number; startedAt: number }>()
  const keyOf = ({ endpointName, queryCacheKey }: Entry) => `${endpointName} ${queryCacheKey}`

  function isDue(entry: Entry, startedAt: number, isNodeBack: boolean, tradeChainId: number): boolean {
    const last = known.get(keyOf(entry))
    const failures = isNodeBack || !last ? 1 : last.startedAt === startedAt ? last.failures : last.failures + 1
    known.set(keyOf(entry), { failures, startedAt })
    const isWithBlocks = chainOf(entry) === tradeChainId && entry.endpointName !== HISTORIES
    return Date.now() - startedAt >= waitAfterFailures(failures, isWithBlocks)
  }

  return (chainId: number, isHeadFailed: boolean, state: RootState, dispatch: AppDispatch) => {
    const tradeChainId = selectTradeChainId(state)
    const failed = new Set<string>()
    for (const api of apis) {
      const { queries } = state[api.reducerPath]
      const all: Entry[] = api.util.selectInvalidatedBy(state, ['Failed'])
      for (const entry of all) failed.add(keyOf(entry))
      const due = all.filter((entry) => {
        const query = queries[entry.queryCacheKey]
        const isNodeBack = isHeadFailed && chainOf(entry) === chainId
        const isPending = query?.status === QueryStatus.pending
        return !isPending && isDue(entry, query?.startedTimeStamp ?? 0, isNodeBack, tradeChainId)
      })
      const tags = due.map(({ endpointName, originalArgs }) => failedTag(endpointName, originalArgs))
      if (tags.length > 0) dispatch(api.util.invalidateTags(tags))
    }
    for (const key of known.keys()) if (!failed.has(key)) known.delete(key)
  }
}

function refetchHistories(state: RootState, dispatch: AppDispatch) {
  const due = Object.values(state.chainReads.queries).flatMap((query) => {
    if (query?.endpointName !== HISTORIES || query.status === QueryStatus.pending) return []
    return Date.now() - (query.startedTimeStamp ?? 0) >= HISTORY_MS ? [pastTag(query.originalArgs)] : []
  })
  if (due.length > 0) dispatch(chainReads.util.invalidateTags(due))
}

/** Starts what a new block causes. `apis` are those whose failed reads are retried. */
export function onBlock(
  startListening: StartListening,
  apis: readonly Api[],
  isAwaited: (state: RootState) => boolean,
) {
  const polling = createPolling(isAwaited)
  const retryFailedReads = createRetries(apis)

  startListening({
    matcher: getHead.matchPending,
    async effect({ meta }, api) {
      const { dispatch } = api
      const { originalArgs } = meta.arg
      const { chainId } = originalArgs
      const before = api.getOriginalState()
      const headBefore = getHead.select(originalArgs)(before)
      // When the first head is read, all other reads are also made for the first time and need no refetch.
      if (!headBefore.isUninitialized) {
        const fee = getPriorityFee.select(originalArgs)(api.getState())
        const isFeeOld = fee.isError || Date.now() - (fee.fulfilledTimeStamp ?? 0) >= PRIORITY_FEE_MS
        dispatch(invalidateOn(chainId, 'Block', ...(isFeeOld ? ['Fee' as const] : [])))
      }
      retryFailedReads(chainId, headBefore.isError, api.getState(), dispatch)
      refetchHistories(api.getState(), dispatch)
      polling.follow(chainId, api.getState(), dispatch)
      if (headBefore.isUninitialized) return
      // Reads that take longer than `HEAD_POLL_MS` are included in the next block's action.
      await api.condition((_action, state) => !isReading(state), HEAD_POLL_MS)
      const after = api.getState()
      const { data: head } = getHead.select(originalArgs)(after)
      if (!head || head.number === headBefore.data?.number) return
      dispatch(blockRead({ chainId, number: head.number, changed: changedReads(before, after) }))
    },
  })

  startListening({
    predicate: (_action, now, before) => isAwaited(now) !== isAwaited(before),
    effect(_action, api) {
      polling.adjust(api.getState())
    },
  })

  startListening({
    actionCreator: chainReads.util.resetApiState,
    effect() {
      polling.forget()
    },
  })
}
