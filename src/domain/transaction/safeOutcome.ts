/** A Safe's event for an executed Safe transaction. */
export interface SafeEvent {
  /** The safeTxHash. */
  hash: string
  transactionHash: string
  blockNumber: number
}

/** The Safe transaction to find. Its nonce is known only if its safeTxHash could be computed. */
interface SafeRequest {
  isOurs: (event: SafeEvent) => boolean
  nonce: number | null
}

type SafeOutcome =
  | { kind: 'open' }
  | { kind: 'executed' | 'replaced'; event: SafeEvent }
  /** The events do not match the growth of the nonce: the node lags, or did not return all of them. */
  | { kind: 'unknown' }

/**
 * The outcome of a Safe transaction. Each execution raises the Safe's nonce by one and emits one event, in order.
 * Therefore, no event is missing if the number of events equals the growth of the nonce from `first` to `now`. If the
 * requested transaction is then not among the events, another transaction has used its nonce.
 */
export function safeOutcome(
  { isOurs, nonce }: SafeRequest,
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
 * Blocks that are not final are searched again, because the network may still replace them.
 * @param events - the events after `block`
 */
export function searchedUpTo(
  final: number,
  { block, nonce }: { block: number; nonce: number },
  events: readonly SafeEvent[],
): { block: number; nonce: number } {
  return {
    block: Math.max(block, final),
    nonce: nonce + events.filter(({ blockNumber }) => blockNumber <= final).length,
  }
}
