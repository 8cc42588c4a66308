import type { Action } from '@reduxjs/toolkit'

/** What Redux DevTools shows and the recorder keeps, so that the actions read as the log of a visit. */

/**
 * Left out: RTK Query's bookkeeping, announcements to screen readers, which repeat other actions, the single keystrokes of
 * a draft, which is shown when it settles, and pending reads, which are shown when they finish.
 */
const HIDDEN_ACTIONS =
  /^__rtkq\/|^liveRegion\/|^draft\/draft(Opened|Changed)$|\/(config|internalSubscriptions|invalidation)\/|\/(removeQueryResult|invalidateTags|pending)$/

/**
 * Many reads are sent in one request. These represent the others: they are the first of the page, pair, account and
 * review.
 */
const LEADING_READS = /^get(Head|Snapshot|Balance|Preview|Tokens|Pairs)$/

/** An action of RTK Query, as far as it is used here. */
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
 * Of reads repeated at every block only failures of the leading ones are shown; of first reads the leading ones, and
 * failures. One that nobody waits for any more, or that was not begun, has not failed, although RTK Query rejects it.
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

/** A copy with the length of a token or pair list instead of its tens of thousands of records. */
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

/** A read is named after its endpoint, and the stored copy of a list after the list. */
function shownType({ type, payload, meta }: ReadAction): string {
  const [owner] = type.split('/')
  const endpoint = meta?.arg?.endpointName
  if (endpoint) return `${owner}/${endpoint}/${meta.requestStatus}`
  if (!type.endsWith('/cacheEntriesUpserted')) return type
  const [entry] = payload as { queryDescription: { endpointName: string } }[]
  return `${owner}/${entry?.queryDescription.endpointName}/copyUsed`
}

/** The action under its display name. */
export function shownAction<A extends Action>(action: A): A {
  const type = shownType(action)
  if (type === action.type) return action
  const [owner] = type.split('/')
  return { ...action, type, payload: shortened(owner, (action as ReadAction).payload) }
}

/** The query caches, whose payloads are large. */
const CACHES = /^(chainReads|lists)\//

/** What a recording does not need: the draft is in it when it settles. */
const KEPT_OUT = /^__rtkq\/|^draft\/draft(Opened|Changed)$/

/** Keeps only a read's name and the cause of its failure. Actions of other slices are kept unchanged. */
export function summaryOf(action: ReadAction): ReadAction | null {
  if (!CACHES.test(action.type)) return KEPT_OUT.test(action.type) ? null : action
  if (!isEntry(action)) return null
  const type = shownType(action)
  return action.meta?.requestStatus === 'rejected' ? { type, payload: action.payload } : { type }
}

/** The state as shown beside the entries. */
export function shownState<S>(state: S): S {
  const { lists } = state as { lists?: unknown }
  return lists ? { ...state, lists: withoutRecords(lists) } : state
}
