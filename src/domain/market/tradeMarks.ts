import type { PicturePoint } from './history'

/** Marks of trades on a chart's line. Only for drawing, never for calculation. */

export type TradeSide = 'bought' | 'sold'

interface Drawn {
  x: number
  side: TradeSide
}

/** Marks of the same side that are closer than this fraction of the chart's width are stacked. */
const NEAR = 0.05
/** The maximum distance between two marks in a stack, and the maximum height of a stack, in pixels. */
const STEP = 7
const STACK = 28

/** Null to the left of the first point. The line is straight between its points. */
export function heightOnLine(points: readonly PicturePoint[], x: number): number | null {
  const from = points.findLast((point) => point.x <= x)
  const to = points.find((point) => point.x > x)
  if (!from || !to) return from?.y ?? null
  return from.y + ((x - from.x) / (to.x - from.x)) * (to.y - from.y)
}

/** Per mark, in order of time: the pixels away from the line so that no other mark of its side covers it. */
export function stackShifts(marks: readonly Drawn[]): number[] {
  const lastOf: Record<TradeSide, number[]> = { bought: [], sold: [] }
  const levels = marks.map(({ x, side }) => {
    const last = lastOf[side]
    const free = last.findIndex((other) => x - other >= NEAR)
    const level = free === -1 ? last.length : free
    last[level] = x
    return level
  })
  const step = Math.min(STEP, STACK / Math.max(1, ...levels))
  return levels.map((level) => level * step)
}
