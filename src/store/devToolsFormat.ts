import type { Action } from '@reduxjs/toolkit'

// This file decides which actions Redux DevTools shows and the recorder keeps, so that they read as the log of a visit.

/**
 * Actions that are not shown: RTK Query's bookkeeping; announcements to screen readers, which repeat other actions;
 * each keystroke of a draft, which is shown when typing pauses; and pending reads, which are shown when they finish.
 */
const HIDDEN_ACTIONS =
  /^__rtkq\/|^liveRegion\/|^draft\/draft(Opened|Changed)$|\/(config|internalSubscriptions|invalidation)\/|\/(removeQueryResult|invalidateTags|pending)$/

/**
 * The only successful reads that are shown. Many reads share one request, so these few represent all reads of the page,
 * the pair, the account and the review.
 */
const LEADING_READS = /^get(Head|Snapshot|Balance|Preview|Tokens|Pairs)$/

/** The fields of an RTK Query action that are used here. */
interface ReadAction extends Action {
  payload?: unknown
  meta?: {
    condition?: boolean
    aborted?: boolean
    requestStatus?: string
    arg?: { endpointName?: string; forceRefetch?: unknown }
  }
}

/**
 * Whether DevTools shows the action. A first read is shown if it is a leading one or has failed; a read repeated with a
 * block only if it is a leading one that has failed. RTK Query also rejects reads that were aborted or never started:
 * these are not failures.
 */
export function isEntry({ type, meta }: ReadAction): boolean {
  if (HIDDEN_ACTIONS.test(type)) return false
  const endpoint = meta?.arg?.endpointName
  if (endpoint === undefined) return true
  const isLeading = LEADING_READS.test(endpoint)
  const isFailure = meta?.requestStatus === 'rejected'
  if (isFailure && (meta.condition || meta.aborted)) return false
  return meta?.arg?.forceRefetch ? isLeading && isFailure : isFailure || isLeading
}

/** Copies a value, with the number of records of a token or pair list in place of its tens of thousands of records. */
function withoutRecords(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(withoutRecords)
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => {
      if (Array.isArray(inner) && (key === 'tokens' || key === 'records')) return [key, `${inner.length} ${key}`]
      return [key, key === 'lookalikes' ? `${Object.keys(inner ?? {}).length} lookalikes` : withoutRecords(inner)]
    }),
  )
}

const shortened = (owner: string | undefined, payload: unknown) =>
  owner === 'lists' ? withoutRecords(payload) : payload

/**
 * The type shown for an action. A read is shown by its endpoint and status, and the use of a list's stored copy by the
 * list's endpoint and `copyUsed`.
 */
function shownType({ type, payload, meta }: ReadAction): string {
  const [owner] = type.split('/')
  const endpoint = meta?.arg?.endpointName
  if (endpoint) return `${owner}/${endpoint}/${meta.requestStatus}`
  if (!type.endsWith('/cacheEntriesUpserted')) return type
  const [entry] = payload as { queryDescription: { endpointName: string } }[]
  return `${owner}/${entry?.queryDescription.endpointName}/copyUsed`
}

/** The action with the type that is shown, and with the lengths of lists in place of their records. */
export function shownAction<A extends Action>(action: A): A {
  const type = shownType(action)
  if (type === action.type) return action
  const [owner] = type.split('/')
  return { ...action, type, payload: shortened(owner, (action as ReadAction).payload) }
}

/** Actions of the query caches, whose payloads are large. */
const CACHES = /^(chainReads|lists)\//

/** Actions that are not recorded. A draft is recorded when typing pauses. */
const KEPT_OUT = /^__rtkq\/|^draft\/draft(Opened|Changed)$/

/** What the recorder keeps of an action: only the name and the error of a read, and all of any other action. */
export function summaryOf(action: ReadAction): ReadAction | null {
  if (!CACHES.test(action.type)) return KEPT_OUT.test(action.type) ? null : action
  if (!isEntry(action)) return null
  const type = shownType(action)
  return action.meta?.requestStatus === 'rejected' ? { type, payload: action.payload } : { type }
}

/** The state that DevTools shows: without the records of lists. */
export function shownState<S>(state: S): S {
  const { lists } = state as { lists?: unknown }
  return lists ? { ...state, lists: withoutRecords(lists) } : state
}
