import type { Action } from '@reduxjs/toolkit'

// Redux DevTools and the recorder have only those actions that can be read as the log of a visit.

/**
 * Actions that are not shown: RTK Query's bookkeeping; announcements to screen readers, which repeat other actions;
 * keystrokes in a draft, which is shown when typing pauses; and pending reads, which are shown when they end.
 */
const HIDDEN_ACTIONS =
  /^__rtkq\/|^liveRegion\/|^draft\/draft(Opened|Changed)$|\/(config|internalSubscriptions|invalidation)\/|\/(removeQueryResult|invalidateTags|pending)$/

/** The only successful reads that are shown. Many reads share one request, so these few represent the others. */
const LEADING_READS = /^get(Head|Snapshot|Balance|Preview|Tokens|Pairs)$/

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
 * Whether DevTools shows the action. A first read is shown if it is a leading read or has failed. A repeated read is
 * shown only if it is a leading read and has failed. RTK Query also rejects reads that were aborted or never started,
 * which are not failures.
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

/** Copies a value, but replaces the tens of thousands of records of token and pair lists with their number. */
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
 * The type that is shown for an action. For a read, it consists of the endpoint and the status; for the stored copy of
 * a list, of the list's endpoint and `copyUsed`.
 */
function shownType({ type, payload, meta }: ReadAction): string {
  const [owner] = type.split('/')
  const endpoint = meta?.arg?.endpointName
  if (endpoint) return `${owner}/${endpoint}/${meta.requestStatus}`
  if (!type.endsWith('/cacheEntriesUpserted')) return type
  const [entry] = payload as { queryDescription: { endpointName: string } }[]
  return `${owner}/${entry?.queryDescription.endpointName}/copyUsed`
}

/** The action as it is shown, with a readable type and without the records of lists. */
export function shownAction<A extends Action>(action: A): A {
  const type = shownType(action)
  if (type === action.type) return action
  const [owner] = type.split('/')
  return { ...action, type, payload: shortened(owner, (action as ReadAction).payload) }
}

const CACHES = /^(chainReads|lists)\//

/** Actions of which only the name is recorded, because their contents are nobody else's business. */
const PRIVATE = /^addressBook\//

/** Actions that are not recorded. A draft is recorded only when typing pauses. */
const KEPT_OUT = /^__rtkq\/|^draft\/draft(Opened|Changed)$/

/** Of a read, only the name and the error are recorded; other actions are recorded in full. */
export function summaryOf(action: ReadAction): ReadAction | null {
  if (PRIVATE.test(action.type)) return { type: action.type }
  if (!CACHES.test(action.type)) return KEPT_OUT.test(action.type) ? null : action
  if (!isEntry(action)) return null
  const type = shownType(action)
  return action.meta?.requestStatus === 'rejected' ? { type, payload: action.payload } : { type }
}

/** The state as DevTools shows it, without the records of lists. */
export function shownState<S>(state: S): S {
  const { lists } = state as { lists?: unknown }
  return lists ? { ...state, lists: withoutRecords(lists) } : state
}
