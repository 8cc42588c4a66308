import { sameData } from '../browser/sameData'
import type { LivePrice } from './history'
import { DAY_HELD_S, LINE_HELD_S } from './limits'

/** Figures, and the block that they were read at; its time in seconds. */
export interface PricedAt<Figures> {
  figures: Figures
  blockNumber: number
  timestamp: number
}

const isHeld = (since: number, now: number, seconds: number) => now >= since && now - since < seconds

/**
 * The figures of the newest block. Those that are as before keep the block that they were read at first, so that nothing
 * drawn of them moves; the whole list is the same while none has changed. After a few minutes a day's line moves anyway.
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

/** The price that a line ends with. While it is the same, it keeps its block for a minute: the line would hardly move. */
export function holdPrice(held: LivePrice | null, price: LivePrice | null): LivePrice | null {
  const isSame = held && price && held.price === price.price
  return isSame && isHeld(held.timestamp, price.timestamp, LINE_HELD_S) ? held : price
}
