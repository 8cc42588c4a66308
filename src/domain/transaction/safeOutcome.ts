/** A transaction that a Safe says it has executed. */
export interface SafeEvent {
  /** Its safeTxHash. */
  hash: string
  /** Of the transaction that carried it out. */
  transactionHash: string
  blockNumber: number
}

/** What of the Safe is looked for: its nonce is known where its hash could be computed. */
export interface SoughtAtSafe {
  isOurs: (event: SafeEvent) => boolean
  nonce: number | null
}

export type SafeOutcome =
  | { kind: 'open' }
  | { kind: 'executed' | 'replaced'; event: SafeEvent }
  /** The events do not account for the growth of the nonce: the node lags behind, or did not return all. */
  | { kind: 'unknown' }

/**
 * What became of a request to a Safe. Each execution raises its nonce by one and emits one event, in order, so that events
 * that account for the growth from `first` to `now` are all there are: without ours, its nonce was used by another one.
 */
export function safeOutcome(
  { isOurs, nonce }: SoughtAtSafe,
  { first, now }: { first: number; now: number },
  events: readonly SafeEvent[],
): SafeOutcome {
  const event = events.find(isOurs)
  if (event) return { kind: 'executed', event }
  if (nonce !== null && now <= nonce && now >= first) return { kind: 'open' }
  if (events.length !== now - first) return { kind: 'unknown' }
  const other = nonce === null ? undefined : events[nonce - first]
  return other ? { kind: 'replaced', event: other } : { kind: 'open' }
}

/**
 * Where the next search begins, once all events up to a block are known: what may still be replaced by the network is
 * looked at again.
 */
export function searchedUpTo(
  final: number,
  { block, nonce }: { block: number; nonce: number },
  events: readonly SafeEvent[],
): { block: number; nonce: number } {
  if (final <= block) return { block, nonce }
  return { block: final, nonce: nonce + events.filter(({ blockNumber }) => blockNumber <= final).length }
}
