import type { Action } from '@reduxjs/toolkit'

/** What Redux DevTools shows, so that the actions read as the story of a visit. */
export interface Story {
  /** Whether it is an entry of its own. */
  isNews: (action: Action) => boolean
  /** The entry under the name that it has in the story. */
  titled: <A extends Action>(action: A) => A
  /** The state as it is shown beside the entries. */
  told: <S>(state: S) => S
}

/**
 * RTK Query keeps its own books in actions, a screen reader is told in words what another action has said already,
 * and a read that begins is told when it has ended.
 */
const QUIET =
  /^__rtkq\/|^liveRegion\/|\/(config|internalSubscriptions|invalidation)\/|\/(removeQueryResult|invalidateTags|pending)$/

/** Many reads travel in one request. These stand for the others: they are the first of the page, pair, account, review. */
const LEADING_READS = /^get(Head|Snapshot|Balance|Preview|Tokens|Pairs)$/

/** An action of RTK Query, as far as it is looked at here. */
interface ReadAction extends Action {
  payload?: unknown
  meta?: { condition?: boolean; requestStatus?: string; arg?: { endpointName?: string; forceRefetch?: unknown } }
}

/** Of what is read anew with every block nothing is news; of what is read at first the leading reads, and failures. */
function isNews({ type, meta }: ReadAction): boolean {
  if (QUIET.test(type)) return false
  const endpoint = meta?.arg?.endpointName
  if (endpoint === undefined) return true
  const isLeading = LEADING_READS.test(endpoint)
  const isFailure = meta?.requestStatus === 'rejected' && !meta.condition
  return meta?.arg?.forceRefetch ? isLeading && isFailure : isFailure || (isLeading && !meta?.condition)
}

/** A copy in which a token or a pair list is told by its length: tens of thousands of records are no news. */
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

/** A read by the name of what is read, and the copy of a list as what it is. */
function titled<A extends Action>(action: A): A {
  const { type, payload, meta } = action as ReadAction
  const [owner] = type.split('/')
  const endpoint = meta?.arg?.endpointName
  if (endpoint)
    return { ...action, type: `${owner}/${endpoint}/${meta.requestStatus}`, payload: shortened(owner, payload) }
  if (!type.endsWith('/cacheEntriesUpserted')) return action
  const [entry] = payload as { queryDescription: { endpointName: string } }[]
  return {
    ...action,
    type: `${owner}/${entry?.queryDescription.endpointName}/copyUsed`,
    payload: shortened(owner, payload),
  }
}

function told<S>(state: S): S {
  const { lists } = state as { lists?: unknown }
  return lists ? { ...state, lists: withoutRecords(lists) } : state
}

export const story: Story = { isNews, titled, told }
