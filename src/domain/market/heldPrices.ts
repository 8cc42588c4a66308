import { sameData } from '../browser/sameData'
import type { LivePrice } from './history'
import { DAY_HELD_S, LINE_HELD_S } from './limits'

/** Figures and the timestamp, in seconds, of the block from which they were read. */
export interface PricedAt<Figures> {
  figures: Figures
  blockNumber: number
  timestamp: number
}

const isHeld = (since: number, now: number, seconds: number) => now >= since && now - since < seconds

/**
 * The figures of the newest block. For at most DAY_HELD_S, unchanged figures keep the block at which they were first
 * read, so that the charts drawn from them do not move. If nothing has changed, `held` itself is returned.
 */
export function holdFigures<Figures>(
  held: readonly PricedAt<Figures>[],
  { blockNumber, timestamp, pairs }: { blockNumber: number; timestamp: number; pairs: readonly Figures[] },
): readonly PricedAt<Figures>[] {
  const next = pairs.map((figures, place) => {
    const before = held[place]
    return before && isHeld(before.timestamp, timestamp, DAY_HELD_S) && sameData(before.figures, figures)
      ? before
      : { figures, blockNumber, timestamp }
  })
  return next.length === held.length && next.every((each, place) => each === held[place]) ? held : next
}

/** For at most LINE_HELD_S, an unchanged price keeps its block, because the line would hardly move. */
export function holdPrice(held: LivePrice | null, price: LivePrice | null): LivePrice | null {
  const isSame = held && price && held.price === price.price
  return isSame && isHeld(held.timestamp, price.timestamp, LINE_HELD_S) ? held : price
}
